/// A zip archive in memory: what it holds, and the bytes of one entry at a time.
///
/// Source: PKWARE, APPNOTE.TXT – .ZIP File Format Specification, version 6.3.10. Everything that is known before an
/// entry is extracted comes from the central directory (4.3.12), and every local header (4.3.7) has to agree with it, so
/// that no two programs read different archives from the same bytes.
package struct ZipFile: Sendable {
  /// In the order of the central directory; no two have the same name.
  package let entries: [ZipEntry]
  private let bytes: [UInt8]
  private let limits: ZipLimits

  /// Whether the bytes begin as archives do: with the header of an entry, or with the end record of an archive without
  /// entries.
  package static func isRecognized(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Signature.localHeader.bytes) || bytes.starts(with: Signature.endRecord.bytes)
  }

  /// Reads the central directory. Nothing is extracted.
  ///
  /// - Throws: ``ZipError`` for what is not a zip archive, is damaged, split or of the Zip64 kind, holds more than the
  ///   limits allow, or names, repeats or overlaps entries as no honest archive does.
  package init(_ bytes: [UInt8], limits: ZipLimits = ZipLimits()) throws(ZipError) {
    guard Self.isRecognized(bytes) else { throw ZipError(offset: 0, problem: .notZip) }
    let directory = try CentralDirectory(bytes, limits: limits)
    try directory.checkExtents(endingAt: directory.start)
    self.bytes = bytes
    self.limits = limits
    entries = directory.entries
  }

  /// Extracts an entry of this archive and compares the checksum.
  ///
  /// - Returns: As many bytes as ``ZipEntry/size`` says.
  /// - Throws: ``ZipError`` for an entry that is encrypted, compressed in another way than deflate, larger than the
  ///   limits, or damaged.
  package func contents(of entry: ZipEntry) throws(ZipError) -> [UInt8] {
    func failure(_ problem: ZipError.Problem) -> ZipError { ZipError(offset: entry.header, problem: problem) }
    if entry.isEncrypted { throw failure(.encrypted(entry.name)) }
    if let (measure, value, limit) = limits.excess(of: entry) {
      throw failure(.tooLarge(measure, entry.name, value: value, limit: limit))
    }
    let stored = bytes[entry.data]
    let contents: [UInt8]
    switch entry.method {
    case .stored:
      guard stored.count == entry.size else {
        throw failure(
          .damaged(entry.name, "it has \(stored.count) bytes, not the \(entry.size) that the archive declares"))
      }
      contents = Array(stored)
    case .deflated:
      do throws(InflationError) {
        contents = try RawDeflate().inflate(stored, size: entry.size)
      } catch {
        throw ZipError(offset: entry.data.lowerBound + error.offset, problem: .damaged(entry.name, error.reason))
      }
    case .other(let number): throw failure(.unsupported(entry.name, method: number))
    }
    let checksum = RawDeflate.checksum(contents)
    if checksum != entry.checksum {
      throw failure(.wrongChecksum(entry.name, found: checksum, expected: entry.checksum))
    }
    return contents
  }
}

/// What an archive says of one of its entries (APPNOTE 4.3.12).
package struct ZipEntry: Hashable, Sendable {
  /// How the bytes are kept (APPNOTE 4.4.5).
  package enum Method: Hashable, Sendable {
    /// As they are: method 0.
    case stored
    /// As RFC 1951 has it: method 8.
    case deflated
    /// In a way that is not read here: BZIP2 is 12, LZMA 14, Zstandard 93.
    case other(Int)

    init(_ number: Int) {
      self =
        switch number {
        case 0: .stored
        case 8: .deflated
        default: .other(number)
        }
    }
  }

  /// The path within the archive, with `/` between its parts; a folder's ends with one.
  package let name: String
  /// How the bytes are kept.
  package let method: Method
  /// Bytes in the archive.
  package let compressedSize: Int
  /// Bytes when extracted, as the archive declares them.
  package let size: Int
  /// Whether a password is needed (bits 0, 6 and 13 of APPNOTE 4.4.4).
  package let isEncrypted: Bool
  /// CRC-32 of the extracted bytes (APPNOTE 4.4.7).
  package let checksum: UInt32
  /// Where its local header begins, as a byte of the archive.
  package let header: Int
  /// Where its bytes are in the archive.
  package let data: Range<Int>
}

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
