import Colorimetry

/// A text such as `rgba(#2166ac, 0.5)`: a colour with another opacity, as Sass and Tokens Studio write it and CSS does not.
struct CSSFunction {
  private let name: Substring
  private let color: String
  private let alpha: String

  /// Splits `name(…, …)` at its last comma outside of brackets; nil when the text is no such thing.
  init?(_ text: String) {
    // Nearly every colour of a file is asked, and hardly any has a bracket.
    guard text.utf8.contains(UInt8(ascii: "(")) else { return nil }
    let text = text.trimmingBlanks
    guard let opening = text.firstIndex(of: "("), text.hasSuffix(")"), text.utf8.count <= 4_096 else { return nil }
    name = text[..<opening]
    let inner = text[text.index(after: opening)...].dropLast()
    var depth = 0
    var comma: String.Index?
    for index in inner.indices {
      switch inner[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case "," where depth == 0: comma = index
      default: break
      }
    }
    guard let comma else { return nil }
    color = String(inner[..<comma]).trimmingBlanks
    alpha = String(inner[inner.index(after: comma)...]).trimmingBlanks
  }

  /// Whether it is a colour and an opacity, rather than channels.
  var isColorWithAlpha: Bool {
    guard ["rgb", "rgba", "hsl", "hsla"].contains(name.lowercased()), let first = color.unicodeScalars.first else {
      return false
    }
    return first == "#" || (first.properties.isAlphabetic && !color.contains(","))
      || (color.hasSuffix(")") && color.contains("("))
  }

  /// The colour with its opacity; nil when the text is something else.
  func colorWithAlpha(at range: Range<Int>) throws(WrittenColor.Failure) -> WrittenColor? {
    guard isColorWithAlpha else { return nil }
    var written = try WrittenColor(css: color, at: range)
    let isPercentage = alpha.hasSuffix("%")
    guard let number = Double(isPercentage ? String(alpha.dropLast()) : alpha), number.isFinite else {
      throw WrittenColor.Failure(range: range, message: "'\(alpha)' is no opacity", help: "write a number from 0 to 1")
    }
    written.color.alpha = min(max(isPercentage ? number / 100 : number, 0), 1)
    return written
  }
}
