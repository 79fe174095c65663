/// A call that makes a colour of a text or of numbers: `Color(hex: "#2166ac")`, `Color(0xFF2166AC)`,
/// `UIColor(red: 0.13, green: 0.4, blue: 0.67, alpha: 1)`, `new Color(33, 102, 172)`, `color.RGBA{33, 102, 172, 255}`.
///
/// A call with an argument that is not understood makes no colour here: it could change what is seen.
struct CodeColor {
  private let tokens: LiteralTokens
  private let name: String
  private let call: ColorCall
  private let arguments: [(label: String?, range: Range<Int>)]

  /// - Parameters:
  ///   - name: The name of the call, with its points.
  ///   - open: the bracket after the name.
  ///   - close: the bracket that ends the call.
  init(_ tokens: LiteralTokens, name: String, _ open: Int, _ close: Int) {
    let arguments = tokens.arguments(open, close)
    // `Color(.sRGB, red: 0.1, …)`; another space than sRGB stays an argument that is not understood.
    self.arguments = arguments.filter { argument in
      argument.label != nil || !(argument.range.count == 2 && tokens.isWord(argument.range.upperBound - 1, "sRGB"))
    }
    (self.tokens, self.name) = (tokens, name.lowercased())
    call = ColorCall.of(self.name)
  }

  /// Parts of the names of calls that make colours.
  private static let names = ["color", "colour", "rgb", "hex", "argb"]

  /// Labels of opacities, in lower case.
  private static let opacities = ["alpha", "opacity", "a"]

  /// Whether a call of this name paints with the colour that it is given: `new SolidColorPaint(SKColor.Parse("#2166ac"))`.
  static func isPaint(_ name: String) -> Bool { ["Paint", "Brush", "Stroke"].contains(where: name.hasSuffix) }

  /// The colour as a text: the one that is written, with its place, or a colour of CSS in the place of the call. Nil where the
  /// call makes none.
  func written(_ range: Range<Int>) -> LiteralModule.Expression? {
    guard Self.names.contains(where: name.contains), let first = arguments.first else { return nil }
    if first.range.count == 1, tokens[first.range.lowerBound].kind == .string { return written(text: range) }
    let texts = arguments.map { number(in: $0.range) }
    let isOfDigits = texts.count < 3 && texts[0].hasPrefix("0x")
    let color = isOfDigits ? hex(texts[0]) : channels(texts)
    return color.map { LiteralModule.Expression(content: .plain(.string($0)), range: range) }
  }

  /// `Color(hex: "#2166ac")`, `rgba("#2166ac", 0.5)`.
  private func written(text range: Range<Int>) -> LiteralModule.Expression? {
    let place = arguments[0].range.lowerBound
    guard let text = tokens.quoted(place), let digits = Self.digits(of: text) else { return nil }
    let isCode = digits.count != 8
    if arguments.count == 1, isCode || call.digits == .opacityLast {
      return LiteralModule.Expression(content: .plain(.string(text)), range: tokens[place].range)
    }
    var color = isCode ? "#" + digits : call.digits == .opacityFirst ? Self.opacityLast(digits) : nil
    if arguments.count == 2, let opacity = opacityAfterText {
      color = isCode ? Self.css("#" + digits, opacity: opacity) : nil
    } else if arguments.count > 1 {
      return nil
    }
    return color.map { LiteralModule.Expression(content: .plain(.string($0)), range: range) }
  }

  /// The second of two arguments where it is an opacity from 0 to 1.
  private var opacityAfterText: Double? {
    let label = arguments[1].label?.lowercased()
    let isLabelled = label.map { Self.opacities.contains($0) } ?? false
    // `alpha.f = 0.5` of R is no label of one word.
    let start = tokens.isWord(arguments[1].range.lowerBound, "alpha") ? arguments[1].range.upperBound - 1 : nil
    guard isLabelled || call.takesOpacityAfterText else { return nil }
    let text = number(in: start.map { $0..<($0 + 1) } ?? arguments[1].range)
    return LiteralText.number(text.filter { $0 != "f" }).flatMap { (0...1).contains($0) ? $0 : nil }
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

  /// The digits of a hex code, with `#` or, if they are six or eight, without.
  private static func digits(of text: String) -> String? {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.allSatisfy(\.isHexDigit) else { return nil }
    let count = digits.utf8.count
    return count == 6 || count == 8 || count == 3 && text.hasPrefix("#") ? String(digits) : nil
  }

  /// `80d62728` as CSS writes it: `#d6272880`.
  private static func opacityLast(_ digits: some StringProtocol) -> String {
    "#" + digits.dropFirst(2) + (digits.lowercased().hasPrefix("ff") ? "" : digits.prefix(2))
  }

  /// Six digits, or eight with the opacity first, as Flutter, Compose and .NET have it. Java's second argument tells whether
  /// the number holds an opacity.
  private func hex(_ text: String) -> String? {
    let digits = text.dropFirst(2).filter { $0 != "_" && $0 != "l" && $0 != "u" }
    let isOpaque = arguments.count == 2 && tokens.isWord(arguments[1].range.lowerBound, "false")
    let holdsOpacity = arguments.count == 2 && tokens.isWord(arguments[1].range.lowerBound, "true")
    guard digits.utf8.allSatisfy(\.isHexDigit), arguments.count == 1 || isOpaque || holdsOpacity else { return nil }
    if digits.count == 6 { return holdsOpacity ? nil : "#" + digits }
    guard digits.count == 8 else { return nil }
    return isOpaque ? "#" + digits.dropFirst(2) : Self.opacityLast(digits)
  }

  private func channels(_ texts: [String]) -> String? {
    // `rgb(33, 102, 172, maxColorValue = 255)` of R.
    let given = zip(arguments, texts).filter { $0.0.label?.lowercased() != "maxcolorvalue" }
    let labels = given.compactMap { $0.0.label?.lowercased() }
    let isOfChannels = labels.allSatisfy { Self.opacities.contains($0) } || labels.contains { "red".hasPrefix($0) }
    guard 3...4 ~= given.count, isOfChannels else { return nil }
    let numbers = given.compactMap { Self.number($0.1) }
    guard numbers.count == given.count else { return nil }
    let isOpacityFirst = call.isOpacityFirst && given.count == 4
    let parts = isOpacityFirst ? given.dropFirst() : given.prefix(3)
    let channels = isOpacityFirst ? numbers.dropFirst() : numbers.prefix(3)
    // `RGB(1, 0, 0)` of Julia and `rgb(1, 0, 0)` of R are red.
    let areOfOne = (channels.max() ?? 0) <= 1 && (!labels.isEmpty || name == "rgb")
    let isFraction = parts.contains { $0.1.contains(".") } || areOfOne
    let bytes = channels.map { isFraction ? ($0 * 255).rounded() : $0 }
    guard bytes.allSatisfy({ (0...255).contains($0) }) else { return nil }
    let code = "#" + bytes.map { Self.twoDigits(Int($0)) }.joined()
    guard given.count == 4 else { return code }
    let last = isOpacityFirst ? given.startIndex : given.index(before: given.endIndex)
    return opacity(numbers[last], text: given[last].1, isLabelled: given[last].0.label != nil, isFraction).flatMap {
      Self.css(code, opacity: $0)
    }
  }

  /// A fourth number as an opacity from 0 to 1; nil where it is none.
  private func opacity(_ number: Double, text: String, isLabelled: Bool, _ areFractions: Bool) -> Double? {
    let isFraction =
      switch call.opacity {
      case .byte: false
      case .fraction: true
      case .asChannels: areFractions || text.contains(".") || isLabelled && number <= 1
      case .premultiplied: false
      }
    let opacity = isFraction ? number : number / 255
    // What is multiplied by its opacity is another colour than its numbers.
    guard (0...1).contains(opacity), call.opacity != .premultiplied || opacity == 1 else { return nil }
    return opacity
  }

  private static func number(_ text: String) -> Double? {
    LiteralText.number(text.hasPrefix("0x") ? text : text.filter { $0 != "f" })
  }

  /// A hex code with an opacity, as CSS reads it (CSS Color Module Level 4, sections 5.1 and 5.2).
  private static func css(_ code: String, opacity: Double) -> String? {
    guard opacity < 1 else { return code }
    let digits = code.dropFirst()
    let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard let value = Int(long, radix: 16) else { return nil }
    return "rgb(\(value >> 16) \(value >> 8 & 255) \(value & 255) / \(opacity))"
  }

  private static func twoDigits(_ byte: Int) -> String {
    let text = String(byte, radix: 16)
    return text.count < 2 ? "0" + text : text
  }
}
