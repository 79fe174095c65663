import PaletteRules
import SourceText

/// A colour scale of a Vega-Lite chart: what views colour by one field share one (Vega-Lite, "Scale resolution": colour scales
/// are shared by default).
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
    if definition["datum"] != nil { return "datum" }
    return definition["field"]?.node.string ?? definition["aggregate"]?.node.string
      ?? definition["field"]?["repeat"]?.node.string ?? "field"
  }

  /// The settings, from the first encoding that has them.
  func setting(_ key: String) -> PlacedNode? { definitions.lazy.compactMap { $0["scale"]?[key] }.first }

  private var scaleType: String { setting("type")?.node.string ?? "" }

  /// Names of the values, when the chart lists them.
  var labels: [String] { setting("domain").map(VegaLabels.all) ?? names }

  /// Whether only data in another file tell how many values there are.
  var isOfDataElsewhere: Bool {
    labels.isEmpty && definitions.allSatisfy { $0["sort"]?.items == nil }
      && views.contains { $0.data?["url"] != nil }
  }

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
  private var defaultRange: String {
    switch dataType {
    case "nominal": return "category"
    case "ordinal": return "ordinal"
    default:
      if setting("domainMid") != nil { return "diverging" }
      return views.contains { $0.mark == "rect" || $0.mark == "geoshape" } ? "heatmap" : "ramp"
    }
  }

  /// What the scale ranges over: as it says, else as the configuration or Vega says.
  func range(_ ranges: PlacedNode?, _ record: ReadingRecord) -> VegaRange? {
    if let stated = setting("range") { return VegaRange(stated, ranges: ranges, record: record) }
    if let scheme = setting("scheme") { return VegaRange(scheme, ranges: ranges, isScheme: true, record: record) }
    guard let place = definitions.first else { return nil }
    return VegaRange(named: defaultRange, usedAt: place["field"] ?? place, ranges: ranges, record: record)
  }

  /// Whether the colours are dealt out to names; an ordered list whose lightness only rises or falls is a ramp.
  func deals(_ range: VegaRange, _ values: VegaValues) -> Bool {
    if range.kind == .categorical || dataType == "nominal" || dataType == "geojson" { return true }
    guard dataType == "ordinal", range.kind == nil else { return false }
    let colors = range.dealt(to: [], values: values)?.items.map(\.color.srgb) ?? []
    return colors.count < 3 || !RampShape.isMonotone(colors)
  }

  /// The colours as a ramp, in classes where the scale makes some.
  func ramps(_ range: VegaRange, _ values: VegaValues) -> [Ramp] {
    range.ramp(
      named: key, kind: setting("domainMid") == nil ? nil : .diverging, type: scaleType, domain: setting("domain"),
      isOrdinal: dataType == "ordinal" || scaleType == "bin-ordinal" || scaleType == "ordinal", labels: labels,
      values: values)
  }

  /// Names the values that the chart's own data tell: of a palette of ten colours, two values show two.
  ///
  /// They are not told by data in another file, a transformation, an order of its own, a scale for each of several views.
  /// Source: Vega-Lite 5, "Scale domains" and "Sorting": values of discrete scales are in ascending order, or with
  /// `"sort": null` in that of the data.
  mutating func readData(of root: PlacedNode) {
    guard labels.isEmpty, dataType == "nominal" || dataType == "ordinal", setting("domain") == nil,
      !root.node.anyNode(Self.isApart),
      !definitions.contains(where: { $0["field"]?.node.string != key || $0["timeUnit"] != nil || $0["bin"] != nil })
    else { return }
    var (found, numbers): ([String], [Double]) = ([], [])
    var known: Set<String> = []
    for view in views {
      guard let data = view.data?.node,
        let rows = data["values"]?.items ?? data["name"]?.string.flatMap({ root["datasets"]?[$0]?.node.items }),
        rows.count <= Self.mostRows
      else { return }
      for row in rows {
        guard let value = row[key], value.string != nil || value.number != nil, let name = VegaLabels.text(value)
        else { return }
        guard known.insert(name).inserted else { continue }
        found.append(name)
        numbers += value.number.map { [$0] } ?? []
        if found.count > Self.mostNames { return }
      }
    }
    // A ramp of one class is no ramp.
    guard dataType == "nominal" || found.count > 1 else { return }
    names = Self.sorted(found, numbers, definitions[0]["sort"]?.node) ?? []
  }

  /// More values are dealt all colours of a palette anyway; those of category20 are twenty.
  private static let mostNames = 20
  /// Rows that are looked at; an engineering choice.
  private static let mostRows = 100_000

  /// Whether views have scales of their own: each of them begins with the first colour (Vega-Lite, "Scale resolution").
  private static func isApart(_ node: SourceNode) -> Bool {
    ["color", "fill", "stroke"].contains { node["resolve"]?["scale"]?[$0]?.string == "independent" }
  }

  /// In the order of the scale, as JavaScript compares; nil for an order by something else, or texts among numbers.
  private static func sorted(_ names: [String], _ numbers: [Double], _ sort: SourceNode?) -> [String]? {
    if sort?.isNull == true { return names }
    guard sort == nil || sort?.string == "ascending" || sort?.string == "descending",
      numbers.isEmpty || numbers.count == names.count
    else { return nil }
    let ascending =
      numbers.isEmpty
      ? names.sorted { $0.utf16.lexicographicallyPrecedes($1.utf16) }
      : zip(names, numbers).sorted { $0.1 < $1.1 }.map(\.0)
    return sort?.string == "descending" ? ascending.reversed() : ascending
  }
}
