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

  /// The colour with its opacity, which may be a calculation; nil when the text is something else.
  func colorWithAlpha(at range: Range<Int>) throws(SourceError) -> WrittenColor? {
    guard isColorWithAlpha else { return nil }
    var written = try WrittenColor(css: color, at: range)
    guard let alpha = CSSNumber.read(arguments[arguments.count - 1]) else {
      throw SourceError(
        "'\(arguments[arguments.count - 1])' is not an opacity", help: "write a number from 0 to 1", at: range)
    }
    written.color.alpha = alpha.value.clampedToUnit
    return written
  }

  /// The same text with a number in the place of each channel that has to be calculated; nil when none has.
  var calculated: String? {
    guard isColor, !isColorWithAlpha else { return nil }
    var isChanged = false
    let channels = arguments.map { argument in
      guard let number = Self.calculated(argument) else { return argument }
      isChanged = true
      return number
    }
    return isChanged ? "\(name)(\(channels.joined(separator: ", ")))" : nil
  }

  /// The result of a calculation, as text; nil for any other text.
  static func calculated(_ text: String) -> String? {
    // Most texts are not calculations: their first letter or the lack of operators tells.
    guard let first = text.utf8.first, (0x28...0x39).contains(first), text.utf8.count <= most,
      text.utf8.dropFirst().contains(where: { (0x2A...0x2F).contains($0) && $0 != 0x2C && $0 != 0x2E }),
      let number = CSSNumber.read(text)
    else { return nil }
    return number.isPercentage ? "\(number.value * 100)%" : "\(number.value)"
  }
}
