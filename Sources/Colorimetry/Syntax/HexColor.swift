import SourceText

/// The hexadecimal notations of CSS Color 4 section 5.2: three, four, six or eight digits.
enum HexColor {
  /// The colour of a text that consists only of `#` and digits, like nearly all colours of theme files; nil for any
  /// other text, which takes the full parser.
  static func plain(_ text: String) -> Color? {
    text.utf8.first == UInt8(ascii: "#") ? color(text.utf8.dropFirst()) : nil
  }

  /// The colour of the digits; nil if their number or one of them is wrong.
  static func color(_ digits: some Sequence<UInt8>) -> Color? {
    var value: UInt32 = 0
    var count = 0
    for byte in digits {
      guard count < 8, let digit = byte.hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
      count += 1
    }
    guard [3, 4, 6, 8].contains(count) else { return nil }
    let isShort = count < 6
    let digits = isShort ? 1 : 2
    func channel(_ index: Int) -> Double {
      let shift = UInt32(4 * (count - digits * (index + 1)))
      let bits: UInt32 = (value >> shift) & (isShort ? 0xF : 0xFF)
      // A short notation repeats each digit.
      return Double(isShort ? bits * 17 : bits) / 255
    }
    return Color(
      space: .srgb, components: Color.Components(channel(0), channel(1), channel(2)),
      alpha: count == 4 || count == 8 ? channel(3) : 1)
  }

  /// Why the digits after `#` are not a colour.
  static func error(_ cursor: CSSCursor, digits: Range<Int>) -> SourceError {
    let whole = digits.lowerBound - 1..<digits.upperBound
    if let wrong = digits.first(where: { cursor.bytes[$0].hexDigitValue == nil }) {
      let character = cursor.text(wrong..<digits.upperBound).prefix(1)
      let range = wrong..<wrong + character.utf8.count
      return cursor.error(range, "'\(character)' in \(cursor.quoted(whole)) is not a hexadecimal digit (0-9, a-f)")
    }
    let count = digits.count == 1 ? "1 hex digit" : "\(digits.count) hex digits"
    return cursor.error(whole, "\(cursor.quoted(whole)) has \(count): a colour has 3, 4, 6 or 8")
  }
}
