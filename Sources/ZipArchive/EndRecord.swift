/// Where the central directory is (APPNOTE 4.3.16).
struct EndRecord {
  /// The first byte of the record.
  let start: Int
  /// The bytes of the central directory.
  let directory: Range<Int>
  /// How many entries it lists.
  let count: Int

  /// The longest comment behind it.
  private static let longestComment = 0xFFFF
  /// The value of a field whose number is in a record of Zip64 (APPNOTE 4.4.1.4).
  private static let (shortElsewhere, longElsewhere) = (0xFFFF, 0xFFFF_FFFF)

  init(of bytes: [UInt8], limits: ZipLimits) throws(ZipError) {
    let record = try Self.find(in: bytes)
    func failure(_ problem: ZipError.Problem) -> ZipError { ZipError(offset: record.start, problem: problem) }
    let disks = [record.short(at: 4), record.short(at: 6)]
    let counts = [record.short(at: 8), record.short(at: 10)]
    let (size, offset) = (record.long(at: 12), record.long(at: 16))
    let locator = Record(
      .zip64Locator, in: bytes, at: record.start - Signature.zip64Locator.fixedLength, before: record.start)
    if locator != nil || (disks + counts).contains(Self.shortElsewhere) || [size, offset].contains(Self.longElsewhere) {
      throw failure(.zip64)
    }
    guard disks == [0, 0], counts[0] == counts[1] else { throw failure(.split) }
    guard counts[1] <= limits.entries else { throw failure(.tooManyEntries(counts[1], limit: limits.entries)) }
    // No bytes may be between the two or in front of the archive, because they would move every offset.
    guard offset + size == record.start else { throw failure(.misplacedDirectory) }
    start = record.start
    directory = offset..<record.start
    count = counts[1]
  }

  /// The last record whose comment ends with the file.
  private static func find(in bytes: [UInt8]) throws(ZipError) -> Record {
    let last = bytes.count - Signature.endRecord.fixedLength
    for start in stride(from: last, through: max(0, last - longestComment), by: -1) where bytes[start] == 0x50 {
      if let record = Record(.endRecord, in: bytes, at: start, before: bytes.count),
        record.short(at: 20) == last - start
      {
        return record
      }
    }
    throw ZipError(offset: bytes.count, problem: .cutOff)
  }
}

/// The first four bytes of each record (APPNOTE 4.3).
enum Signature: Int {
  /// 4.3.7
  case localHeader = 0x0403_4b50
  /// 4.3.12
  case centralHeader = 0x0201_4b50
  /// 4.3.16
  case endRecord = 0x0605_4b50
  /// 4.3.15
  case zip64Locator = 0x0706_4b50

  var bytes: [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: rawValue >> (8 * $0)) } }

  /// Bytes of the record up to its first field of variable length.
  var fixedLength: Int {
    switch self {
    case .localHeader: 30
    case .centralHeader: 46
    case .endRecord: 22
    case .zip64Locator: 20
    }
  }
}

/// A record of an archive, whose numbers are unsigned, their least significant byte first (APPNOTE 4.4.1.1).
struct Record {
  let start: Int
  private let fields: ArraySlice<UInt8>

  /// Nil when the record does not begin at that byte, or its fixed part does not end before `end`.
  init?(_ signature: Signature, in bytes: [UInt8], at start: Int, before end: Int) {
    guard start >= 0, end <= bytes.count, start <= end - signature.fixedLength else { return nil }
    self.start = start
    fields = bytes[start..<(start + signature.fixedLength)]
    guard long(at: 0) == signature.rawValue else { return nil }
  }

  /// The two bytes at an offset from the record's start.
  func short(at offset: Int) -> Int { Int(fields[start + offset]) | Int(fields[start + offset + 1]) << 8 }

  /// The four bytes at an offset from the record's start.
  func long(at offset: Int) -> Int { short(at: offset) | short(at: offset + 2) << 16 }
}
