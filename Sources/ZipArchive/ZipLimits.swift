/// How much an archive may hold, so that a small file cannot ask for much memory or time.
package struct ZipLimits: Hashable, Sendable {
  /// Entries of an archive. Engineering choice: an office file with a thousand slides and a picture on each has 5,000.
  package var entries = 10_000
  /// Bytes of an entry that is extracted, in the archive and out of it. Engineering choice: a hundred times the themes
  /// and styles of office files.
  package var entryBytes = 8 << 20
  /// Bytes of all entries when extracted, as the archive declares them. Engineering choice: as large as a file may be.
  package var archiveBytes = 64 << 20
  /// How many times larger an entry of more than ``ratioFrom`` bytes may become; deflate gets to 1,032 (zlib, Technical
  /// Details). As Apache POI has it for office files (`ZipSecureFile.MIN_INFLATE_RATIO`).
  package var ratio = 100
  /// Bytes up to which an entry may become as large as it likes (`ZipSecureFile.GRACE_ENTRY_SIZE` of the same).
  package var ratioFrom = 100 << 10

  /// The usual limits.
  package init() {}

  /// What is limited.
  package enum Measure: Hashable, Sendable {
    case compressedBytes, bytes, ratio
  }

  /// The first limit that an entry goes beyond.
  func excess(of entry: ZipEntry) -> (measure: Measure, value: Int, limit: Int)? {
    if entry.compressedSize > entryBytes { return (.compressedBytes, entry.compressedSize, entryBytes) }
    if entry.size > entryBytes { return (.bytes, entry.size, entryBytes) }
    if entry.size > ratioFrom, entry.size > entry.compressedSize * ratio {
      let times = entry.size / max(entry.compressedSize, 1)
      return (.ratio, max(times, ratio + 1), ratio)
    }
    return nil
  }
}
