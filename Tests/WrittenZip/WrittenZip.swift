/// A zip archive written field by field after APPNOTE 6.3.10, so that tests have every kind of archive and every kind of
/// damage. What an honest archive says stands in each field until a test sets it.
package struct WrittenZip {
  /// An entry as its two headers describe it.
  package struct Entry {
    package var name: [UInt8]
    /// 0 stored, 8 deflated.
    package var method = 0
    package var flags = 0
    /// The bytes in the archive.
    package var data: [UInt8]
    package var checksum: UInt32
    /// As both headers declare it.
    package var size: Int
    /// As both headers declare it; nil for the number of ``data``.
    package var compressedSize: Int?
    package var disk = 0
    /// As the central header has it; nil for where the local header is.
    package var offset: Int?
    /// In the local header alone.
    package var localName: [UInt8]?
    package var localMethod: Int?
    package var localExtra: [UInt8] = []
    /// In the central header alone.
    package var extra: [UInt8] = []
    package var comment: [UInt8] = []

    /// An entry that is kept as it is.
    package init(_ name: String, _ contents: [UInt8]) {
      self.name = Array(name.utf8)
      data = contents
      size = contents.count
      checksum = WrittenZip.checksum(contents)
    }

    /// An entry in stored blocks of deflate (RFC 1951 3.2.4).
    package init(deflating contents: [UInt8], as name: String) {
      self.init(name, contents)
      method = 8
      data = []
      var rest = contents[...]
      repeat {
        let block = rest.prefix(65_535)
        rest = rest.dropFirst(block.count)
        data += [rest.isEmpty ? 1 : 0] + WrittenZip.short(block.count) + WrittenZip.short(block.count ^ 0xFFFF) + block
      } while !rest.isEmpty
    }

    fileprivate var local: [UInt8] {
      let hasDescriptor = flags & 8 != 0
      let numbers =
        WrittenZip.long(hasDescriptor ? 0 : Int(checksum))
        + WrittenZip.long(hasDescriptor ? 0 : compressedSize ?? data.count) + WrittenZip.long(hasDescriptor ? 0 : size)
      let name = localName ?? name
      return WrittenZip.long(0x0403_4b50) + WrittenZip.short(20) + WrittenZip.short(flags)
        + WrittenZip.short(localMethod ?? method) + [0, 0, 0x21, 0] + numbers + WrittenZip.short(name.count)
        + WrittenZip.short(localExtra.count) + name + localExtra + data + (hasDescriptor ? descriptor : [])
    }

    /// 4.3.9, with its customary signature.
    private var descriptor: [UInt8] {
      WrittenZip.long(0x0807_4b50) + WrittenZip.long(Int(checksum))
        + WrittenZip.long(compressedSize ?? data.count) + WrittenZip.long(size)
    }

    fileprivate func central(at place: Int) -> [UInt8] {
      WrittenZip.long(0x0201_4b50) + WrittenZip.short(20) + WrittenZip.short(20) + WrittenZip.short(flags)
        + WrittenZip.short(method) + [0, 0, 0x21, 0] + WrittenZip.long(Int(checksum))
        + WrittenZip.long(compressedSize ?? data.count) + WrittenZip.long(size) + WrittenZip.short(name.count)
        + WrittenZip.short(extra.count) + WrittenZip.short(comment.count) + WrittenZip.short(disk)
        + [0, 0, 0, 0, 0, 0] + WrittenZip.long(offset ?? place) + name + extra + comment
    }
  }

  package var entries: [Entry]
  package var comment: [UInt8] = []
  /// As the end record declares it; nil for what is true.
  package var declaredCount: Int?
  package var declaredDirectory: (size: Int?, offset: Int?) = (nil, nil)
  /// Of this file and of the one with the central directory.
  package var disks = (0, 0)
  /// Between the central directory and the end record.
  package var inserted: [UInt8] = []

  package init(_ entries: [Entry]) { self.entries = entries }

  /// The whole archive.
  package var bytes: [UInt8] {
    var (bytes, directory) = ([UInt8](), [UInt8]())
    for entry in entries {
      directory += entry.central(at: bytes.count)
      bytes += entry.local
    }
    let count = Self.short(declaredCount ?? entries.count)
    return bytes + directory + inserted + Self.long(0x0605_4b50) + Self.short(disks.0) + Self.short(disks.1) + count
      + count + Self.long(declaredDirectory.size ?? directory.count)
      + Self.long(declaredDirectory.offset ?? bytes.count) + Self.short(comment.count) + comment
  }

  /// Least significant byte first (4.4.1.1).
  package static func short(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
  }

  package static func long(_ number: Int) -> [UInt8] { short(number) + short(number >> 16) }

  /// CRC-32 (4.4.7).
  package static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = ~0
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}
