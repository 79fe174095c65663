/// A call that makes a colour of a text or of numbers: `Color(hex: "#2166ac")`, `Color(0xFF2166AC)`,
/// `UIColor(red: 0.13, green: 0.4, blue: 0.67, alpha: 1)`, `new Color(33, 102, 172)`, `color.RGBA{33, 102, 172, 255}`.
struct CodeColor {
  private let tokens: LiteralTokens
  private let name: String
  private let arguments: [(label: String?, range: Range<Int>)]

  /// - Parameters:
  ///   - open: the bracket after the name.
  ///   - close: the bracket that ends the call.
  init(_ tokens: LiteralTokens, name: String, _ open: Int, _ close: Int) {
    let arguments = tokens.arguments(open, close)
    // `Color(.sRGB, red: 0.1, …)`.
    let isLabelled = arguments.contains { $0.label == "red" }
    self.arguments = isLabelled ? arguments.filter { $0.label != nil } : arguments
    (self.tokens, self.name) = (tokens, name.lowercased())
  }

  /// Parts of the names of calls that make colours.
  private static let names = ["color", "colour", "rgb", "hex", "argb"]

  /// Whether a call of this name paints with the colour that it is given: `new SolidColorPaint(SKColor.Parse("#2166ac"))`.
  static func isPaint(_ name: String) -> Bool { ["Paint", "Brush", "Stroke"].contains(where: name.hasSuffix) }

  /// The colour as a text: the one that is written, with its place, or hex digits in the place of the call. Nil where the call
  /// makes none.
  func written(_ range: Range<Int>) -> LiteralModule.Expression? {
    guard Self.names.contains(where: name.contains), let first = arguments.first else { return nil }
    if first.range.count == 1, tokens[first.range.lowerBound].kind == .string {
      // `opts.Colors{"#2166ac", "#b2182b"}` of go-echarts is a list.
      guard arguments.count(where: { tokens[$0.range.lowerBound].kind == .string }) == 1 else { return nil }
      let place = first.range.lowerBound
      guard let text = tokens.quoted(place), isCode(text) else { return nil }
      return LiteralModule.Expression(content: .plain(.string(text)), range: tokens[place].range)
    }
    let texts = arguments.map { number(in: $0.range) }
    let digits = texts.count < 3 && texts[0].hasPrefix("0x") ? hex(texts[0]) : channels(texts)
    return digits.map { LiteralModule.Expression(content: .plain(.string("#" + $0)), range: range) }
  }

  /// A number as it is written, or the quotient of two: `44 / 255`.
  private func number(in range: Range<Int>) -> String {
    let first = range.lowerBound
    guard tokens[first].kind == .number else { return "" }
    let text = tokens.text(first).lowercased()
    if range.count == 1 { return text }
    guard range.count == 3, tokens.isMark(first + 1, "/"), tokens[first + 2].kind == .number,
      let number = LiteralText.number(text.filter { $0 != "f" }),
      let divisor = LiteralText.number(tokens.text(first + 2).filter { $0 != "f" }), divisor != 0
    else { return "" }
    return "\(number / divisor)"
  }

  private func isCode(_ text: String) -> Bool {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    return [6, 8].contains(digits.utf8.count) && digits.utf8.allSatisfy(\.isHexDigit)
      || text.hasPrefix("#") && digits.utf8.count == 3 && digits.utf8.allSatisfy(\.isHexDigit)
  }

  /// Six digits, or eight with the opacity first, as Flutter, Compose and .NET have it.
  private func hex(_ text: String) -> String? {
    let digits = text.dropFirst(2).filter { $0 != "_" && $0 != "l" && $0 != "u" }
    guard digits.utf8.allSatisfy(\.isHexDigit) else { return nil }
    if digits.count == 6 { return digits }
    guard digits.count == 8 else { return nil }
    return String(digits.dropFirst(2)) + (digits.hasPrefix("ff") ? "" : String(digits.prefix(2)))
  }

  private func channels(_ texts: [String]) -> String? {
    let isOpacityFirst = name.contains("argb") && texts.count == 4
    let parts = isOpacityFirst ? Array(texts.dropFirst()) : Array(texts.prefix(3))
    // `rgb(33, 102, 172, maxColorValue = 255)` of R.
    let labels = arguments.compactMap { $0.label?.lowercased() }.filter { $0 != "maxcolorvalue" }
    guard parts.count == 3, labels.isEmpty || labels.contains(where: { "red".hasPrefix($0) }) else { return nil }
    let numbers = parts.map { text in
      LiteralText.number(text.hasPrefix("0x") ? text : text.filter { $0 != "f" })
    }
    guard let red = numbers[0], let green = numbers[1], let blue = numbers[2] else { return nil }
    // `RGB(1, 0, 0)` of Julia and `rgb(1, 0, 0)` of R are red.
    let areOfOne = max(red, green, blue) <= 1 && (!labels.isEmpty || name == "rgb")
    let isFraction = parts.contains { $0.contains(".") } || areOfOne
    let bytes = [red, green, blue].map { isFraction ? ($0 * 255).rounded() : $0 }
    guard bytes.allSatisfy({ (0...255).contains($0) }) else { return nil }
    return bytes.map { byte in
      let text = String(Int(byte), radix: 16)
      return text.count < 2 ? "0" + text : text
    }.joined()
  }
}
