/// Bytes that brackets in a pattern of git match: `[a-z]`, `[!0-9]`, `[[:alpha:]_]`.
struct ByteSet: Hashable, Sendable {
  private var isMember = [Bool](repeating: false, count: 256)

  /// Whether a byte is among them.
  func contains(_ byte: UInt8) -> Bool { isMember[Int(byte)] }

  private mutating func insert(_ bytes: ClosedRange<UInt8>) { for byte in bytes { isMember[Int(byte)] = true } }

  private mutating func invert() { for index in isMember.indices { isMember[index].toggle() } }

  /// Reads brackets, as `wildmatch.c` of git does: `]` is itself where it comes first, `-` at either end, and a backslash takes its
  /// meaning from any.
  ///
  /// - Parameter open: The index of the opening bracket.
  /// - Returns: The bytes, and the index behind the closing bracket; nil where it is missing or a class has an unknown name.
  static func read(_ text: [UInt8], after open: Int) -> (ByteSet, end: Int)? {
    var set = ByteSet()
    var index = open + 1
    let isInverted = index < text.count && [UInt8(ascii: "!"), UInt8(ascii: "^")].contains(text[index])
    if isInverted { index += 1 }
    var previous: UInt8?
    var isFirst = true
    while isFirst || index < text.count && text[index] != UInt8(ascii: "]") {
      guard index < text.count else { return nil }
      isFirst = false
      if text[index...].starts(with: "[:".utf8) {
        guard let close = text[(index + 2)...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
        if close > index + 2, text[close - 1] == UInt8(ascii: ":") {
          let name = String(decoding: text[(index + 2)..<(close - 1)], as: UTF8.self)
          guard let members = classes[name] else { return nil }
          for range in members { set.insert(range) }
          (index, previous) = (close + 1, nil)
          continue
        }
      }
      let isRange =
        text[index] == UInt8(ascii: "-") && previous != nil && index + 1 < text.count
        && text[index + 1] != UInt8(ascii: "]")
      if isRange { index += 1 }
      if text[index] == UInt8(ascii: "\\") { index += 1 }
      guard index < text.count else { return nil }
      let (low, high) = (isRange ? previous ?? text[index] : text[index], text[index])
      if low <= high { set.insert(low...high) }
      previous = isRange ? nil : high
      index += 1
    }
    guard index < text.count else { return nil }
    if isInverted { set.invert() }
    return (set, index + 1)
  }

  /// POSIX' classes in the C locale, IEEE Std 1003.1-2024, section 7.3.1.
  private static let classes: [String: [ClosedRange<UInt8>]] = [
    "alnum": [0x30...0x39, 0x41...0x5A, 0x61...0x7A], "alpha": [0x41...0x5A, 0x61...0x7A],
    "blank": [0x09...0x09, 0x20...0x20],
    "cntrl": [0x00...0x1F, 0x7F...0x7F], "digit": [0x30...0x39], "graph": [0x21...0x7E], "lower": [0x61...0x7A],
    "print": [0x20...0x7E], "punct": [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E],
    "space": [0x09...0x0D, 0x20...0x20], "upper": [0x41...0x5A], "xdigit": [0x30...0x39, 0x41...0x46, 0x61...0x66],
  ]
}
