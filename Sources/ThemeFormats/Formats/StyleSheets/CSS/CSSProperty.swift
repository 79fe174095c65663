import PaletteRules
import SourceText

/// A property that a style sheet or a registry item sets, with all that decides which of several wins.
struct CSSProperty: Sendable {
  /// As written, with `--`.
  let name: String
  let value: CSSValue
  /// Where it holds; any one of these.
  let contexts: [CSSContext]
  /// Whether `!important` follows.
  var isImportant = false
  /// Its layer, counted from the weakest; `.max` for none. Source: CSS Cascade 5 section 6.4.4.
  var layer = Int.max
  /// The function that the sheets put around it where they use it: `hsl` for `hsl(var(--chart-1))`; nil for none.
  var function: String?
}

extension CSSProperty {
  /// The custom properties that the value refers to.
  var references: [String] { variables.map(\.name) }

  /// Those of them that nothing replaces.
  var needed: [String] { variables.filter { !$0.isReplaced }.map(\.name) }

  /// The custom properties in `var(…)`, and whether another value follows a comma.
  private var variables: [(name: String, isReplaced: Bool)] {
    let bytes = value.bytes[value.range]
    // Most values hold none, and their tokens need not be found.
    guard zip(bytes, bytes.dropFirst()).contains(where: { $0 | 0x20 == UInt8(ascii: "r") && $1 == UInt8(ascii: "(") })
    else { return [] }
    let tokens = value.tokens
    return tokens.indices.compactMap { index in
      guard tokens[index].kind == .function, value.word(tokens[index]) == "var(" else { return nil }
      let rest = Array(tokens[(index + 1)...].lazy.filter { !$0.isBlank }.prefix(2))
      guard let name = rest.first, name.kind == .identifier else { return nil }
      let isReplaced = rest.count > 1 && rest[1].kind == .delimiter(UInt8(ascii: ","))
      return (value.part(name.range).text, isReplaced)
    }
  }
}

/// The components of a colour without a function around them: `12 76% 61%` as shadcn's themes have them, `255 0 0` as
/// Bootstrap's and Tailwind's do, to be written `hsl(var(--chart-1))` or `rgba(var(--chart-1), 0.5)` where they are used.
enum CSSChannels {
  private static let known: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch",
  ]

  /// The value with the function that makes a colour of it; nil when it is something else.
  ///
  /// The function is the one that the sheet itself puts around the property. Where it puts none, a number and two percentages
  /// are a hue, a saturation and a lightness, and three whole numbers up to 255 are red, green and blue.
  ///
  /// - Parameter function: what ``functions(in:)`` found around the property.
  /// - Returns: the text, and whether nothing but the numbers says what they are.
  static func colorText(_ text: [UInt8], in function: String?) -> (css: String, isGuess: Bool)? {
    let parts = CSSScanner.tokens(text, in: 0..<text.count).filter { !$0.isBlank }
    let numbers = parts.filter { $0.kind == .number }
    let slash = parts.firstIndex { $0.kind == .delimiter(UInt8(ascii: "/")) }
    let commas = parts.count { $0.kind == .delimiter(UInt8(ascii: ",")) }
    guard numbers.count == 3 || numbers.count == 4, parts.count == numbers.count + commas + (slash == nil ? 0 : 1),
      numbers.count == 3 ? slash == nil : slash == parts.count - 2 || commas == 3
    else { return nil }
    let css = String(decoding: text, as: UTF8.self)
    if let function { return ("\(function)(\(css))", false) }
    let percentages = numbers.prefix(3).map { text[$0.range].last == UInt8(ascii: "%") }
    if percentages == [false, true, true] { return ("hsl(\(css))", false) }
    let bytes = numbers.prefix(3).compactMap { Int(String(decoding: text[$0.range], as: UTF8.self)) }
    guard bytes.count == 3, bytes.allSatisfy((0...255).contains) else { return nil }
    return ("rgb(\(css))", true)
  }

  /// The functions that a sheet writes around custom properties, the first of each: `hsl` for `fill: hsl(var(--chart-1))`.
  static func functions(in sheet: [UInt8]) -> [String: String] {
    let call = Array("(var(--".utf8)
    var found: [String: String] = [:]
    var index = 0
    while index + call.count < sheet.count {
      defer { index += 1 }
      guard sheet[index] == call[0], sheet[index..<(index + call.count)].elementsEqual(call) else { continue }
      let letters = sheet[..<index].reversed().prefix(while: \.isLetter)
      let function = String(decoding: letters.reversed(), as: UTF8.self).lowercased()
      guard known.contains(function) else { continue }
      let name = sheet[(index + 5)...].prefix(TokenPathLimit.bytes).prefix {
        ![UInt8(ascii: ")"), UInt8(ascii: ",")].contains($0) && !$0.isSpace
      }
      let property = String(decoding: name, as: UTF8.self)
      if found[property] == nil { found[property] = function }
    }
    return found
  }
}
