import PaletteRules
import SourceText

/// Reads values of a Vega or Vega-Lite file: literals, `{"value": …}`, and `{"expr": name}` or `{"signal": name}` where
/// the file gives that parameter a literal value.
struct VegaValues {
  /// Where notes and problems go.
  let record: ReadingRecord
  private var parameters: [String: PlacedNode] = [:]

  /// Collects the parameters of a file and of its configuration.
  init(_ root: PlacedNode, record: ReadingRecord) {
    self.record = record
    for holder in [root["config"], root].compactMap({ $0 }) {
      for parameter in (holder["params"]?.items ?? []) + (holder["signals"]?.items ?? []) {
        if let name = parameter["name"]?.node.string, let value = parameter["value"] { parameters[name] = value }
      }
    }
  }

  /// The colour at a place, with the opacity next to it; nil when it is absent or cannot be known.
  func color(_ place: PlacedNode?, opacity: PlacedNode? = nil, token: String) -> ThemeColor? {
    guard let place, let literal = literal(place, token: token) else { return nil }
    guard var color = record.color(literal.place, opacity: opacity, token: token) else { return nil }
    if let parameter = literal.parameter {
      color.origin = place.origin
      color.aliases = [AliasHop(token: parameter, origin: literal.place.origin)]
    }
    return color
  }

  /// The value at a place, through a parameter when there is one.
  private func literal(_ place: PlacedNode, token: String) -> (place: PlacedNode, parameter: String?)? {
    guard place.node.members != nil, GradientStops(place) == nil else { return (place, nil) }
    if let value = place["value"] { return (value, nil) }
    if let expression = unknown(place) {
      record.leaveUnknown(.expression, token, expression)
      return nil
    }
    guard let name = Self.expression(place), let value = parameters[name] else { return (place, nil) }
    return (value, name)
  }

  /// Why only Vega knows the value at a place; nil when the file holds it.
  func unknown(_ place: PlacedNode) -> String? {
    guard place.node.members != nil, place["value"] == nil, let text = Self.expression(place), parameters[text] == nil
    else { return nil }
    return text.count > Self.longestQuote ? text.prefix(Self.longestQuote) + "…" : text
  }

  private static let longestQuote = 80

  private static func expression(_ place: PlacedNode) -> String? { (place["expr"] ?? place["signal"])?.node.string }
}

extension ReadingRecord {
  /// Nobody reads more reasons than that.
  private static var mostUnknown: Int { 50 }

  /// Counts a colour that a chart draws and its file does not tell as not checked.
  func leaveUnknown(_ reason: UnjudgedReason, _ arguments: any CustomStringConvertible...) {
    leave(unjudged.count < Self.mostUnknown ? Message(reason, arguments) : UnjudgedReason.moreUnknown())
  }
}
