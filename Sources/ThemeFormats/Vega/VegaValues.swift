import Palette
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

  /// The colour at a place, with the opacity that stands beside it; nil when there is none or it cannot be known.
  func color(_ place: PlacedNode?, opacity: PlacedNode? = nil, token: String) -> ThemeColor? {
    guard let place, let literal = literal(place, token: token) else { return nil }
    guard var color = record.color(literal.place, opacity: opacity, token: token) else { return nil }
    if let parameter = literal.parameter {
      color.origin = place.origin
      color.aliases = [AliasHop(token: parameter, origin: literal.place.origin)]
    }
    return color
  }

  /// What stands at a place itself, through a parameter when there is one.
  private func literal(_ place: PlacedNode, token: String) -> (place: PlacedNode, parameter: String?)? {
    guard place.node.members != nil, GradientStops(place) == nil else { return (place, nil) }
    if let value = place["value"] { return (value, nil) }
    guard let expression = (place["expr"] ?? place["signal"])?.node.string else { return (place, nil) }
    if let value = parameters[expression] { return (value, expression) }
    record.note("\(token) is worked out by '\(expression)', which is not evaluated here")
    return nil
  }
}
