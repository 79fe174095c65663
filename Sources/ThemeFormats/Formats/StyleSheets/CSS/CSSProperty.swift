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
      return (CSSName.unescaped(value.part(name.range).text), isReplaced)
    }
  }
}

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
      let digits = bytes[index...].prefix(6).prefix(while: \.isHexDigit)
      guard !digits.isEmpty else {
        plain.append(bytes[index])
        index += 1
        continue
      }
      let code = digits.reduce(UInt32(0)) { $0 * 16 + UInt32($1.hexDigitValue ?? 0) }
      let scalar = code == 0 ? nil : Unicode.Scalar(code)
      plain += Array(String(scalar ?? "\u{FFFD}").utf8)
      index += digits.count
      // One blank after the digits belongs to them.
      if index < bytes.count, [0x20, 0x09, 0x0A].contains(bytes[index]) { index += 1 }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}
