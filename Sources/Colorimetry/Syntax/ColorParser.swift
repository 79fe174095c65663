package import SourceText

extension Color {
  /// The maximum length of a colour, in UTF-8 bytes.
  package static let longestCSS = 8192

  /// Parses a colour that does not depend on context: names, `transparent`, hexadecimal notations, `rgb()`, `hsl()`,
  /// `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()` and `color()` of CSS Color 4; `color-mix()` of CSS Color 5.
  /// Relative colours, calculations and hue directions are errors that say so
  /// (``SourceText/SourceError/isUnread``).
  ///
  /// Components have DTCG's ranges. Values are clamped only where CSS clamps them while parsing: `rgb()` components,
  /// lightness of `lab()` and similar functions, chroma and saturation below 0, opacity. Hues are taken modulo 360.
  /// `display-p3-linear`, which DTCG lacks, becomes `xyz-d65`.
  ///
  /// - Parameters:
  ///   - text: May have white space and comments around the colour.
  ///   - bareHex: Whether hexadecimal digits without `#` are a colour too, as in some formats.
  /// - Throws: The first error, with its position and the correct form. Colours that depend on context (`currentColor`,
  ///   system colours, `var()` …) are errors that say so.
  package init(css text: String, bareHex: Bool = false) throws(SourceError) {
    if let color = HexColor.plain(text) {
      self = color
      return
    }
    guard text.utf8.count <= Self.longestCSS else {
      throw SourceError("this is too long for a colour: at most \(Self.longestCSS) bytes", at: 0..<text.utf8.count)
    }
    var parser = ColorParser(try CSSCursor(text), bareHex: bareHex)
    self = try parser.color()
  }
}

/// Reads one colour and nothing after it.
struct ColorParser {
  var cursor: CSSCursor
  private let bareHex: Bool
  private var depth = 0
  /// The maximum depth of nested colours.
  private static let deepest = 32

  init(_ cursor: CSSCursor, bareHex: Bool) { (self.cursor, self.bareHex) = (cursor, bareHex) }

  mutating func color() throws(SourceError) -> Color {
    let color = try colorAtCursor()
    guard cursor.isAtEnd else {
      let rest = cursor.position..<cursor.bytes.count
      throw cursor.error(rest, "unexpected \(cursor.quoted(rest)) after the colour")
    }
    return color
  }

  /// Reads a colour that may contain other colours.
  mutating func colorAtCursor() throws(SourceError) -> Color {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      let place = cursor.position..<cursor.position
      throw cursor.error(place, "colours are nested more than \(Self.deepest) levels deep")
    }
    guard !cursor.isAtEnd else {
      throw cursor.error(0..<cursor.bytes.count, "there is no colour here: write one like '#1f77b4'")
    }
    if let name = cursor.functionName { return try function(name) }
    let word = cursor.take()
    let digits = word.lowerBound + 1..<word.upperBound
    switch cursor.bytes[word.lowerBound] {
    case UInt8(ascii: "#"):
      guard let color = HexColor.color(cursor.bytes[digits]) else { throw HexColor.error(cursor, digits: digits) }
      return color
    case let byte where byte.isNameByte: break
    default:
      let rest = word.lowerBound..<cursor.bytes.count
      throw cursor.error(rest, "\(cursor.quoted(rest)) is not a colour: write one like '#1f77b4'")
    }
    if let color = NamedColor.color(cursor.lowercased(word)) { return color }
    // Digits without '#', with or without a leading letter.
    guard let color = HexColor.color(cursor.bytes[word]) else { throw unknown(word) }
    guard bareHex else {
      let meant = "#\(cursor.text(word))"
      throw SourceError(
        "\(cursor.quoted(word)) is not a colour: did you mean '\(meant)'?", meaning: meant, at: word)
    }
    return color
  }

  /// The nearest name is looked for only when the words are asked for.
  private func unknown(_ word: Range<Int>) -> SourceError {
    SourceError(at: word) { [cursor] in
      let (name, quoted) = (cursor.lowercased(word), cursor.quoted(word))
      if let reason = ContextualColor.reason(keyword: name) { return ("\(quoted) depends on context: \(reason)", nil) }
      if ColorFunction.named(name) != nil || name == "color" {
        return ("\(quoted) is a function: '(' must directly follow it", nil)
      }
      if let nearest = NamedColor.nearest(to: name) {
        return ("\(quoted) is not a colour name: did you mean '\(nearest)'?", nearest)
      }
      return ("\(quoted) is not a colour: write a CSS colour such as '#1f77b4' or 'steelblue'", nil)
    }
  }
}

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
