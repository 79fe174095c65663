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
