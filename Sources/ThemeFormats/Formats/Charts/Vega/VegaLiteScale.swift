import PaletteRules
import SourceText

/// A colour scale of a Vega-Lite chart.
struct VegaLiteScale {
  /// The field, or its replacement.
  let key: String
  /// The encodings, in the order of the file.
  var definitions: [PlacedNode] = []
  /// The views that draw with it.
  var views: [VegaLiteView] = []
  /// Names that `datum` gives one by one.
  var names: [String] = []

  /// What an encoding colours by.
  static func key(_ definition: PlacedNode) -> String {
    definition["field"]?.node.string ?? definition["aggregate"]?.node.string
      ?? definition["field"]?["repeat"]?.node.string ?? "field"
  }

  /// The settings, from the first encoding that has them.
  func setting(_ key: String) -> PlacedNode? { definitions.lazy.compactMap { $0["scale"]?[key] }.first }

  /// The type of the scale when it is set.
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
