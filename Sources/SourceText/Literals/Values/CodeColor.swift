/// What the arguments of a call that makes a colour mean, by the end of its name: a row of a table.
struct ColorCall: Sendable {
  /// The scale of an opacity among the numbers.
  enum Opacity {
    /// 0 to 255.
    case byte
    /// 0 to 1.
    case fraction
    /// As the channels are: 0 to 1 beside `0.13`, otherwise 0 to 255.
    case asChannels
    /// 0 to 255, and the channels are multiplied by it.
    case premultiplied
  }

  /// What the name of the call ends with, in lower case.
  let endings: [String]
  /// Whether the first of four numbers is the opacity.
  var isOpacityFirst = false
  var opacity = Opacity.asChannels
  /// Whether the first two of eight hex digits in a text are the opacity, or the last two; nil where nothing says it.
  var beginsWithOpacity: Bool?
  /// Whether a number after a text is an opacity.
  var takesOpacityAfterText = false

  /// The calls that are told apart; the first that fits counts.
  private static let rows = [
    // System.Drawing.Color.FromArgb, Android's Color.argb, Flutter's Color.fromARGB.
    ColorCall(endings: ["argb"], isOpacityFirst: true, opacity: .byte, beginsWithOpacity: true),
    // Flutter's Color.fromRGBO.
    ColorCall(endings: ["rgbo"], opacity: .fraction),
    // image/color of Go: NRGBA is not multiplied by its opacity, RGBA is.
    ColorCall(endings: ["nrgba"], opacity: .byte),
    ColorCall(endings: ["color.rgba"], opacity: .premultiplied),
    ColorCall(endings: ["fromrgba"], opacity: .byte, beginsWithOpacity: false),
    ColorCall(endings: ["rgba"], opacity: .fraction, beginsWithOpacity: false, takesOpacityAfterText: true),
    // R's grDevices.
    ColorCall(endings: ["adjustcolor"], beginsWithOpacity: false, takesOpacityAfterText: true),
    // Android's Color.parseColor, SkiaSharp's SKColor.Parse, WPF's and Avalonia's converters, Qt's QColor.
    ColorCall(endings: ["parsecolor", "parse", "convertfromstring", "qcolor"], beginsWithOpacity: true),
  ]

  /// The row of a call.
  static func of(_ name: String) -> ColorCall {
    rows.first { $0.endings.contains(where: name.hasSuffix) } ?? ColorCall(endings: [])
  }
}

/// A call that makes a colour of a text or of numbers: `Color(hex: "#2166ac")`, `Color(0xFF2166AC)`,
/// `UIColor(red: 0.13, green: 0.4, blue: 0.67, alpha: 1)`, `new Color(33, 102, 172)`, `color.RGBA{33, 102, 172, 255}`.
///
/// A call with an argument that is not understood makes no colour here: it could change what is seen.
struct CodeColor {
  private let tokens: LiteralTokens
  private let name: String
  private let call: ColorCall
  private let beginsWithOpacity: Bool?
  private let arguments: [Argument]

  private struct Argument {
    /// In lower case.
    let label: String?
    let range: Range<Int>
    /// A number as it is written, in lower case, or the quotient of two, `44 / 255`; empty for anything else.
    let text: String
    let number: Double?
    var isOpacity: Bool { label.map { ["alpha", "opacity", "a"].contains($0) } ?? false }
  }

  /// Parts of the names of calls that make colours.
  private static let names = ["color", "colour", "rgb", "hex", "argb"]

  /// - Parameters:
  ///   - name: The name of the call, with its points.
  ///   - open: the bracket after the name.
  ///   - close: the bracket that ends the call.
  init(_ values: LiteralValues, name: String, _ open: Int, _ close: Int) {
    let tokens = values.tokens
    // `Color(.sRGB, red: 0.1, …)`; another space than sRGB stays an argument that is not understood. R says the scale.
    arguments = tokens.arguments(open, close).compactMap { label, range in
      let isSpace = label == nil && range.count == 2 && tokens.isWord(range.upperBound - 1, "sRGB")
      guard !isSpace, label != "maxColorValue" else { return nil }
      let text = Self.number(in: range, of: tokens)
      let number = LiteralText.number(text.hasPrefix("0x") ? text : text.filter { $0 != "f" })
      return Argument(label: label?.lowercased(), range: range, text: text, number: number)
    }
    (self.tokens, self.name) = (tokens, name.lowercased())
    call = ColorCall.of(self.name)
    beginsWithOpacity = call.beginsWithOpacity ?? (values.language.isOpacityFirst ? true : nil)
  }

  private static func number(in range: Range<Int>, of tokens: LiteralTokens) -> String {
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

  /// The colour as a text: the one that is written, with its place, or a colour of CSS in the place of the call. Nil where the
  /// call makes none.
  func written(_ range: Range<Int>) -> LiteralModule.Expression? {
    guard Self.names.contains(where: name.contains), let first = arguments.first else { return nil }
    if first.range.count == 1, let text = tokens.quoted(first.range.lowerBound) {
      return written(text, at: tokens[first.range.lowerBound].range, in: range)
    }
    let color = arguments.count < 3 && first.text.hasPrefix("0x") ? hex(first.text) : channels
    return color.map { LiteralModule.Expression(content: .plain(.string($0)), range: range) }
  }

  /// `Color(hex: "#2166ac")`, `rgba("#2166ac", 0.5)`.
  private func written(_ text: String, at place: Range<Int>, in range: Range<Int>) -> LiteralModule.Expression? {
    let code = text.hasPrefix("#") ? text.dropFirst() : text[...]
    let count = code.utf8.count
    guard code.utf8.allSatisfy(\.isHexDigit), count == 6 || count == 8 || count == 3 && text.hasPrefix("#") else {
      return nil
    }
    let isOpaque = count != 8
    if arguments.count == 1, isOpaque || beginsWithOpacity == false {
      return LiteralModule.Expression(content: .plain(.string(text)), range: place)
    }
    let color: String? =
      switch arguments.count {
      case 1: beginsWithOpacity == true ? Self.opacityLast(code) : nil
      case 2 where isOpaque: opacityAfterText.flatMap { Self.css("#" + code, opacity: $0) }
      default: nil
      }
    return color.map { LiteralModule.Expression(content: .plain(.string($0)), range: range) }
  }

  /// The second of two arguments where it is an opacity from 0 to 1.
  private var opacityAfterText: Double? {
    let second = arguments[1]
    guard second.isOpacity || call.takesOpacityAfterText else { return nil }
    // `alpha.f = 0.5` of R is no label of one word.
    let isOfR = tokens.isWord(second.range.lowerBound, "alpha")
    let opacity = isOfR ? LiteralText.number(tokens.text(second.range.upperBound - 1)) : second.number
    return opacity.flatMap { (0...1).contains($0) ? $0 : nil }
  }

  /// `80d62728` as CSS writes it: `#d6272880`.
  static func opacityLast(_ digits: some StringProtocol) -> String {
    "#" + digits.dropFirst(2) + (digits.lowercased().hasPrefix("ff") ? "" : digits.prefix(2))
  }

  /// Six digits, or eight with the opacity first, as Flutter, Compose and .NET have it. Java's second argument tells whether
  /// the number holds an opacity.
  private func hex(_ text: String) -> String? {
    let digits = text.dropFirst(2).filter { $0 != "_" && $0 != "l" && $0 != "u" }
    let second = arguments.dropFirst().first?.range.lowerBound
    let (isOpaque, holdsOpacity) =
      second.map { (tokens.isWord($0, "false"), tokens.isWord($0, "true")) } ?? (false, false)
    guard digits.utf8.allSatisfy(\.isHexDigit), second == nil || isOpaque || holdsOpacity else { return nil }
    switch digits.count {
    case 6: return holdsOpacity ? nil : "#" + digits
    case 8: return isOpaque ? "#" + digits.dropFirst(2) : Self.opacityLast(digits)
    default: return nil
    }
  }

  private var channels: String? {
    let labels = arguments.compactMap(\.label)
    let isOfChannels =
      arguments.allSatisfy { $0.label == nil || $0.isOpacity } || labels.contains { "red".hasPrefix($0) }
    let numbers = arguments.compactMap(\.number)
    guard 3...4 ~= arguments.count, isOfChannels, numbers.count == arguments.count else { return nil }
    let isOpacityFirst = call.isOpacityFirst && numbers.count == 4
    let parts = isOpacityFirst ? arguments[1...] : arguments[..<3]
    let channels = isOpacityFirst ? numbers[1...] : numbers[..<3]
    // `RGB(1, 0, 0)` of Julia and `rgb(1, 0, 0)` of R are red.
    let areOfOne = (channels.max() ?? 0) <= 1 && (!labels.isEmpty || name == "rgb")
    let isFraction = parts.contains { $0.text.contains(".") } || areOfOne
    let bytes = channels.map { isFraction ? ($0 * 255).rounded() : $0 }
    guard bytes.allSatisfy({ (0...255).contains($0) }) else { return nil }
    let code = bytes.reduce("#") { $0 + ($1 < 16 ? "0" : "") + String(Int($1), radix: 16) }
    guard numbers.count == 4 else { return code }
    return opacity(arguments[isOpacityFirst ? 0 : 3], isFraction).flatMap { Self.css(code, opacity: $0) }
  }

  /// A fourth number as an opacity from 0 to 1; nil where it is none.
  private func opacity(_ argument: Argument, _ areFractions: Bool) -> Double? {
    guard let number = argument.number else { return nil }
    let isFraction =
      switch call.opacity {
      case .byte, .premultiplied: false
      case .fraction: true
      case .asChannels: areFractions || argument.text.contains(".") || argument.label != nil && number <= 1
      }
    let opacity = isFraction ? number : number / 255
    // What is multiplied by its opacity is another colour than its numbers.
    return (0...1).contains(opacity) && (call.opacity != .premultiplied || opacity == 1) ? opacity : nil
  }

  /// A hex code with an opacity, as CSS reads it (CSS Color Module Level 4, sections 5.1 and 5.2).
  private static func css(_ code: String, opacity: Double) -> String? {
    guard opacity < 1 else { return code }
    let digits = code.dropFirst()
    let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    return Int(long, radix: 16).map { "rgb(\($0 >> 16) \($0 >> 8 & 255) \($0 & 255) / \(opacity))" }
  }
}
