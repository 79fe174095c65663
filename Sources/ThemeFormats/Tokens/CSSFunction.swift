import Colorimetry
import SourceText

/// A text such as `rgba(#2166ac, 0.5)`: a colour with another opacity, as Sass and Tokens Studio write it and CSS does not.
struct CSSFunction {
  private let name: Substring
  /// Between commas, without blanks at the ends.
  private let arguments: [String]

  private static let most = 4_096

  /// Splits `name(…, …)` at its commas outside of brackets; nil for any other text.
  init?(_ text: String) {
    // Nearly every colour of a file is tested, and hardly any has a bracket.
    guard text.utf8.contains(UInt8(ascii: "(")) else { return nil }
    let text = text.trimmingBlanks
    guard let opening = text.firstIndex(of: "("), text.hasSuffix(")"), text.utf8.count <= Self.most else { return nil }
    name = text[..<opening]
    let inner = text[text.index(after: opening)...].dropLast()
    var arguments: [String] = []
    var depth = 0
    var start = inner.startIndex
    for index in inner.indices {
      switch inner[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case "," where depth == 0:
        arguments.append(String(inner[start..<index]).trimmingBlanks)
        start = inner.index(after: index)
      default: break
      }
    }
    guard !arguments.isEmpty else { return nil }
    self.arguments = arguments + [String(inner[start...]).trimmingBlanks]
  }

  /// Whether its name is one that colours are written with.
  private var isColor: Bool { ["rgb", "rgba", "hsl", "hsla"].contains(name.lowercased()) }
  private var color: String { arguments.dropLast().joined(separator: ", ") }

  /// Whether it is a colour and an opacity, rather than channels.
  var isColorWithAlpha: Bool {
    guard isColor, let first = color.unicodeScalars.first else { return false }
    return first == "#" || (first.properties.isAlphabetic && arguments.count == 2)
      || (color.hasSuffix(")") && color.contains("(") && first.properties.isAlphabetic)
  }

  /// The colour with its opacity; nil when the text is something else.
  func colorWithAlpha(at range: Range<Int>) throws(SourceError) -> WrittenColor? {
    guard isColorWithAlpha else { return nil }
    var written = try WrittenColor(css: color, at: range)
    let text = arguments[arguments.count - 1]
    guard let alpha = CSSNumber.read(text) else {
      // Design tokens calculate with numbers of others: `{opacity.half} * 0.5`.
      let isCalculation = text.contains { "*+/(".contains($0) } || text.contains(" - ")
      throw SourceError(
        isCalculation ? "'\(text)' is not worked out here" : "'\(text)' is not an opacity",
        help: "write a number from 0 to 1", at: range, isUnread: isCalculation)
    }
    written.color.alpha = alpha.clampedToUnit
    return written
  }
}
