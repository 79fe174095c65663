package import PaletteRules
import SourceText

/// The name of a colour scheme in the place of a chart's colours: `"scheme": "tableau10"`.
package struct NamedScheme: Sendable {
  /// As written, without quotes.
  package let name: String

  /// Nil where the colour is defined by anything but the name of a scheme of Vega.
  package init?(of color: ThemeColor) {
    let place = color.definition
    guard place.range.lowerBound >= 0, place.range.upperBound <= place.file.bytes.count, place.range.count >= 2 else {
      return nil
    }
    let text = String(decoding: place.file.bytes[place.range], as: UTF8.self)
    guard text.hasPrefix("\""), text.hasSuffix("\""), VegaScheme.named(String(text.dropFirst().dropLast())) != nil
    else {
      return nil
    }
    name = String(text.dropFirst().dropLast())
  }

  /// What to write in its place: `"range": ["#4c78a8", "#f58518"]`.
  package static func range(_ hexes: [String]) -> String {
    "\"range\": [" + hexes.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }
}
