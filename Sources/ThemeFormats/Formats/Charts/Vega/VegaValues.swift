import PaletteRules
import SourceText

/// Reads values of a Vega or Vega-Lite file: literals, `{"value": …}`, and `{"expr": name}` or `{"signal": name}` where
/// the file gives that parameter a literal value. Expressions are not evaluated.
struct VegaValues {
  /// Where notes and problems go.
  let record: ReadingRecord
  private var parameters: [String: PlacedNode] = [:]

  /// Collects the parameters of a file and of its configuration.
  init(_ root: PlacedNode, record: ReadingRecord) {
    self.record = record
    for holder in [root["config"], root].compactMap(\.self) {
      for parameter in (holder["params"]?.items ?? []) + (holder["signals"]?.items ?? []) {
        if let name = parameter["name"]?.node.string, let value = parameter["value"] { parameters[name] = value }
      }
    }
  }

  /// The colour at a place, with the opacity next to it; nil when it is absent or cannot be known.
  func color(_ place: PlacedNode?, opacity: PlacedNode? = nil, token: String) -> ThemeColor? {
    guard let place else { return nil }
    if isUnknown(place) {
      record.leaveUnknown(place, token)
      return nil
    }
    let parameter = Self.expression(place)
    guard let value = place["value"] ?? parameter.flatMap({ parameters[$0] }) else {
      return record.color(place, opacity: opacity, token: token)
    }
    guard var color = record.color(value, opacity: opacity, token: token) else { return nil }
    if place["value"] == nil, let parameter {
      (color.origin, color.aliases) = (place.origin, [AliasHop(token: parameter, origin: value.origin)])
    }
    return color
  }

  /// Whether only Vega knows the value at a place.
  func isUnknown(_ place: PlacedNode) -> Bool {
    place["value"] == nil && Self.expression(place).map { parameters[$0] == nil } ?? false
  }

  private static func expression(_ place: PlacedNode) -> String? { (place["expr"] ?? place["signal"])?.node.string }
}

extension ReadingRecord {
  /// Nobody reads more reasons than that.
  private static var mostUnknown: Int { 50 }

  /// Counts a colour that a chart draws and its file does not tell as not checked.
  func leaveUnknown(_ place: PlacedNode, _ token: String? = nil) {
    let isNamed = unjudged.count < Self.mostUnknown
    leave(isNamed ? UnjudgedReason.unknownColor(token ?? place.name) : UnjudgedReason.moreUnknown())
  }
}

/// What a chart draws, before it is a theme.
struct VegaDrawing {
  var guides: VegaGuides
  private(set) var series: [Series] = []
  var ramps: [Ramp] = []
  private(set) var texts: [ThemeColor] = []
  /// The outline of filled marks.
  var outline: ThemeColor?
  private var hexes: Set<String> = []
  private var counts: [String: Int] = [:]

  /// Creates a drawing without marks.
  init(guides: VegaGuides) { self.guides = guides }

  /// Adds the series of a scale, unless others have dealt out the same colours: stated once, they are judged once.
  mutating func add(_ series: [Series], record: ReadingRecord) {
    let own = Set(series.map(\.color.hex))
    guard own.isEmpty || !own.isSubset(of: hexes) else {
      if let first = series.first { record.note(.repeatedColors, first.token) }
      return
    }
    self.series += series
    hexes.formUnion(own)
  }

  /// Adds the colour of a mark that no scale colours, unless a series of that colour is there: layers draw one thing
  /// as a line with points.
  mutating func add(mark type: String, named name: String?, _ color: ThemeColor, opacity: Double? = nil) {
    guard type != "text" else { return texts.append(color) }
    guard color.alpha > 0, hexes.insert(color.hex).inserted else { return }
    let name = name ?? type
    let count = counts[name, default: 0] + 1
    counts[name] = count
    series.append(
      Series(
        name: count == 1 ? name : "\(name) (\(count))",
        token: color.origin.pointer.tokens.joined(separator: "."), color: color, mark: VegaMarks.mark(type),
        opacity: opacity))
  }
}
