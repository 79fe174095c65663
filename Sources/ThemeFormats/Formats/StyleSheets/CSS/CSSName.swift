/// Names of a style sheet without the backslashes that they may be written with.
enum CSSName {
  /// `--chart-3` for `--chart\-3` and for `--chart-\33 `. Source: CSS Syntax Module Level 3, section 4.3.7.
  static func unescaped(_ name: String) -> String {
    let bytes = Array(name.utf8)
    let backslash = UInt8(ascii: "\\")
    guard bytes.contains(backslash) else { return name }
    var plain: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == backslash, index + 1 < bytes.count else {
        plain.append(bytes[index])
        index += 1
        continue
      }
      index += 1
      let digits = bytes[index...].prefix(6).prefix { Self.value(ofDigit: $0) != nil }
      guard !digits.isEmpty else {
        plain.append(bytes[index])
        index += 1
        continue
      }
      let code = digits.reduce(UInt32(0)) { $0 * 16 + (Self.value(ofDigit: $1) ?? 0) }
      let scalar = code == 0 ? nil : Unicode.Scalar(code)
      plain += Array(String(scalar ?? "\u{FFFD}").utf8)
      index += digits.count
      // One blank after the digits belongs to them.
      if index < bytes.count, [0x20, 0x09, 0x0A].contains(bytes[index]) { index += 1 }
    }
    return String(decoding: plain, as: UTF8.self)
  }

  private static func value(ofDigit byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x37)
    case 0x61...0x66: UInt32(byte - 0x57)
    default: nil
    }
  }
}
