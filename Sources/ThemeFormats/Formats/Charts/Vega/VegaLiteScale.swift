import PaletteRules
import SourceText

/// A colour scale of a Vega-Lite chart.
struct VegaLiteScale {
  /// The field, or its replacement.
  let key: String
  /// The encodings, in the order of the file.
  var definitions: [PlacedNode] = []
  var views: [VegaLiteView] = []
  /// Names that `datum` gives one by one, or that the chart's own data hold.
  var names: [String] = []

  /// What an encoding colours by.
  static func key(_ definition: PlacedNode) -> String {
    definition["field"]?.node.string ?? definition["aggregate"]?.node.string
      ?? definition["field"]?["repeat"]?.node.string ?? "field"
  }

  /// The settings, from the first encoding that has them.
  func setting(_ key: String) -> PlacedNode? { definitions.lazy.compactMap { $0["scale"]?[key] }.first }

  var scaleType: String? { setting("type")?.node.string }

  /// Names of the values, when the chart lists them.
  var labels: [String] { setting("domain").map(VegaLabels.all) ?? names }

  /// What kind of data is coloured; where it is silent, what Vega-Lite takes (`src/channeldef.ts`, `defaultType`).
  var dataType: String {
    if let type = definitions.lazy.compactMap({ $0["type"]?.node.string }).first { return type }
    for definition in definitions {
      if definition["timeUnit"] != nil { return "temporal" }
      if definition["aggregate"] != nil || definition["bin"] != nil { return "quantitative" }
      if definition["sort"]?.items != nil { return "ordinal" }
    }
    switch scaleType {
    case "linear", "log", "pow", "sqrt", "symlog", "threshold", "quantile", "quantize", "bin-ordinal":
      return "quantitative"
    case "time", "utc": return "temporal"
    default: return "nominal"
    }
  }

  /// The range that Vega-Lite takes when none is given (`src/compile/scale/range.ts`, `defaultRange`).
  var defaultRange: String {
    switch dataType {
    case "nominal": "category"
    case "ordinal": "ordinal"
    default:
      if setting("domainMid") != nil {
        "diverging"
      } else {
        views.contains { $0.mark == "rect" || $0.mark == "geoshape" } ? "heatmap" : "ramp"
      }
    }
  }

  /// The number of classes when the scale makes some (vega-encode, `src/Scale.js`, `configureScheme`).
  var classes: Int? {
    switch scaleType {
    case "threshold": (setting("domain")?.items?.count).map { $0 + 1 }
    case "bin-ordinal", "ordinal": labels.isEmpty ? nil : labels.count
    default: dataType == "ordinal" && !labels.isEmpty ? labels.count : nil
    }
  }

  /// Whether the scale cuts into as many classes as its scheme is asked for.
  var countsClasses: Bool { scaleType == "quantile" || scaleType == "quantize" }

  /// Whether colours of a list stand for classes and are not blended.
  var isInClasses: Bool {
    ["threshold", "quantile", "quantize", "bin-ordinal", "ordinal"].contains(scaleType ?? "") || dataType == "ordinal"
  }
}

/// The colour scales of a Vega-Lite chart: what views colour by one field share one (Vega-Lite, "Scale resolution": colour
/// scales are shared by default).
struct VegaLiteScales {
  /// In the order of the file.
  private(set) var all: [VegaLiteScale] = []
  private var indices: [String: Int] = [:]
  private var named: Set<String> = []

  /// Names the values of each scale that the chart's own data tell.
  mutating func readData(of root: PlacedNode) {
    for index in all.indices where all[index].labels.isEmpty {
      all[index].names = VegaLiteData.values(of: all[index], root)
    }
  }

  /// Adds an encoding of a view to the scale that it belongs to.
  mutating func add(_ definition: PlacedNode, of view: VegaLiteView) {
    let datum = definition["datum"]
    let key = datum == nil ? VegaLiteScale.key(definition) : "datum"
    let index = indices[key] ?? all.endIndex
    if index == all.endIndex {
      all.append(VegaLiteScale(key: key))
      indices[key] = index
    }
    all[index].definitions.append(definition)
    all[index].views.append(view)
    if let name = datum.flatMap({ VegaLabels.text($0.node) }), named.insert(name).inserted {
      all[index].names.append(name)
    }
  }
}

/// One view of a Vega-Lite chart: what it draws, and by which encodings, its own and those of the layers around it.
struct VegaLiteView {
  let place: PlacedNode
  /// `bar`, `line` …
  let mark: String
  /// The settings of the mark, when it is more than a word.
  let settings: PlacedNode?
  /// By channel.
  let encoding: [String: PlacedNode]
  /// What it draws; nil where that is calculated.
  let data: PlacedNode?

  /// The channels that are looked at; a chart has no end of others.
  private static let channels = ["x", "y", "color", "fill", "stroke", "opacity", "shape", "strokeDash", "text"]

  /// Every view of a chart that has a mark, in the order of the file.
  static func all(of root: PlacedNode) -> [VegaLiteView] {
    var views: [VegaLiteView] = []
    var pending: [(place: PlacedNode, encoding: [String: PlacedNode], data: PlacedNode?)] = [(root, [:], nil)]
    while let (place, inherited, outer) = pending.popLast() {
      var encoding = inherited
      let data = place["transform"] == nil ? place["data"] ?? outer : nil
      if let own = place["encoding"] {
        for channel in channels { encoding[channel] = own[channel] ?? encoding[channel] }
      }
      if let mark = place["mark"], let type = mark.node.string ?? mark["type"]?.node.string {
        views.append(
          VegaLiteView(
            place: place, mark: type, settings: mark.node.members == nil ? nil : mark, encoding: encoding, data: data))
      }
      let inside = ["layer", "concat", "hconcat", "vconcat"].flatMap { place[$0]?.items ?? [] }
      for child in (inside + [place["spec"]].compactMap { $0 }).reversed() {
        pending.append((child, encoding, data))
      }
    }
    return views
  }
}
