import Colorimetry
import PaletteRules
import SourceText

/// A dashboard of Grafana: the series to which its panels give colours.
///
/// Each panel that colours at least two series is a chart of its own. Grafana's dark theme is the default, so colours are
/// judged on it, and names such as `semi-dark-red` mean its shades. Grafana's own palette and its schemes, such as
/// `continuous-GrYlRd`, are not in the file, and thresholds count as not checked. Source: Grafana,
/// `kinds/dashboard/dashboard_kind.cue` (`FieldConfig`, `FieldColor`, `ValueMapping`), and in `packages/grafana-data/src`,
/// `themes/createColors.ts`, `themes/createVisualizationColors.ts` and `field/fieldColor.ts`.
enum GrafanaDashboard: ThemeFormat {
  static let name = "grafana-dashboard"
  static let label = "Grafana dashboard"
  /// `colors.background.primary` of the dark theme, behind panels.
  private static let ground = "#181b1f"

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.root else { return false }
    let dashboard = root["dashboard"] ?? root
    return dashboard["schemaVersion"]?.number != nil && (dashboard["panels"] ?? dashboard["rows"])?.items != nil
      || root["kind"]?.string == "Dashboard" && root["spec"]?["elements"]?.members != nil
  }

  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool { true }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    guard let root = reading.input.placedRoot else { throw .noColors(of: label, path: reading.path) }
    let dashboard = root["dashboard"] ?? (root["spec"]?["elements"] == nil ? root : root["spec"]) ?? root
    // No place of the file says it.
    let theme = SourceFile(path: "Grafana's dark theme", bytes: Array("\(ground)\n".utf8), isBuiltIn: true)
    let origin = TokenOrigin(file: theme, range: 0..<ground.utf8.count)
    var content = ThemeContent(name: dashboard["title"]?.node.string, modes: [])
    // A chart's name takes the place of a mode's.
    content.modeWord = .palette
    var names: [String: Int] = [:]
    var known: Set<[String]> = []
    var (further, named, stale, crowded, thresholds, mapped) = (0, 0, 0, 0, 0, 0)
    for panel in panels(of: dashboard) {
      let title = panel["title"]?.node.string.flatMap { $0.isEmpty ? nil : $0 } ?? "panel"
      let panel = GrafanaPanel(panel, reading.record)
      let series = try panel.series.series(reading)
      stale += panel.staleAliases
      crowded += panel.crowdedNames
      if panel.hasThresholds { thresholds += 1 }
      if panel.mapsTooltips { mapped += 1 }
      if let scheme = panel.scheme { reading.record.leave(.grafanaScheme, scheme) }
      guard series.count > 1 else { continue }
      if panel.namesValues {
        named += 1
        continue
      }
      // Panels are copied within a dashboard and to others.
      guard known.insert(series.flatMap { [$0.name, $0.color.hex] }).inserted else { continue }
      guard content.modes.count < ChartEvidence.mostPalettes else {
        further += 1
        continue
      }
      var mode = ThemeMode(series: series)
      mode.background = (try? Color(css: ground)).map { ThemeColor($0, origin: origin) }
      names[title, default: 0] += 1
      mode.name = names[title] == 1 ? title : "\(title) (\(names[title] ?? 1))"
      content.modes.append(mode)
    }
    if stale > 0 { reading.record.leave(.staleAliases, stale) }
    if crowded > 0 { reading.record.leave(.crowdedNames, crowded) }
    if thresholds > 0 { reading.record.leave(.thresholds, thresholds) }
    if mapped > 0 { reading.record.leave(.mappedValues, mapped) }
    if named > 0 { reading.record.leave(.namedValues, named) }
    if further > 0 { reading.record.leave(.literalsBeyond, further, ChartEvidence.mostPalettes) }
    guard !content.modes.isEmpty else { throw reading.record.firstProblem ?? .noColors(of: label, path: reading.path) }
    reading.record.note(.grafanaDefault, "background", ground)
    return content
  }

  /// The panels, also those in rows, in file order; the elements of schema version 2.
  private static func panels(of dashboard: PlacedNode) -> [PlacedNode] {
    if let elements = dashboard["elements"]?.members { return elements.compactMap { $0.value["spec"] } }
    let rows = dashboard["rows"]?.items ?? []
    let panels = (dashboard["panels"]?.items ?? []) + rows.flatMap { $0["panels"]?.items ?? [] }
    return panels.flatMap { panel in [panel] + (panel["panels"]?.items ?? []) }
  }
}

/// The colours that a panel of a dashboard sets.
private struct GrafanaPanel {
  private let panel: PlacedNode
  private let record: ReadingRecord
  private let type: String?
  /// What all fields have, and what single ones have instead.
  private let fields: PlacedNode?
  private let targets: [PlacedNode]
  /// What the queries call their series, where nothing gives these other names; nil where a panel may draw any name.
  private let drawn: [String]?

  init(_ panel: PlacedNode, _ record: ReadingRecord) {
    (self.panel, self.record) = (panel, record)
    // Schema version 2 has the drawing apart from the queries (`dashboardv2beta1` of grafana/apps).
    let (drawing, data) = (panel["vizConfig"], panel.at(["data", "spec"]))
    type = (panel["type"] ?? drawing?["group"] ?? drawing?["kind"])?.node.string
    fields = panel["fieldConfig"] ?? drawing?.at(["spec", "fieldConfig"])
    targets =
      panel["targets"]?.items ?? (data?["queries"]?.items ?? []).compactMap { $0.at(["spec", "query", "spec"]) }
    let transformations = panel["transformations"] ?? data?["transformations"]
    let legends = targets.compactMap { ($0["legendFormat"] ?? $0["alias"])?.node.string }
    // Series have other names than their queries give by a transformation, or by a name for all or one of them.
    let isRenamed =
      transformations?.items?.isEmpty == false
      || fields?.at(["defaults", "displayName"])?.node.string?.isEmpty == false
      || fields?["overrides"]?.items?.contains { Self.property("displayName", of: $0) != nil } == true
    let areWhole =
      !legends.isEmpty && legends.count == targets.count
      && legends.allSatisfy { !$0.isEmpty && $0 != "__auto" && !$0.contains { "{$[".contains($0) } }
      // Flux names the series itself, whatever alias is left beside it.
      && !targets.contains { $0["query"]?.node.string?.contains("|>") ?? false }
    drawn = isRenamed || !areWhole ? nil : legends
  }

  /// Whether each value is beside its name, so that nobody tells values by their colours.
  var namesValues: Bool { ["stat", "singlestat", "gauge", "bargauge", "table"].contains(type) }

  private var mappings: [PlacedNode] { fields?.at(["defaults", "mappings"])?.items ?? [] }

  /// Whether values have colours that no series has.
  var mapsTooltips: Bool {
    drawsSeries && mappings.contains { $0.node.anyNode { $0["color"] != nil } }
  }

  /// Whether it draws a series for each query, whatever its values mean.
  private var drawsSeries: Bool { ["timeseries", "graph", "barchart", "trend", "xychart", "histogram"].contains(type) }

  /// The series that have a colour of their own: in overrides, since Grafana 7, or by their alias, before it.
  var series: ListedColors {
    var list = ListedColors()
    let isCrowded = crowdedNames > 0
    for override in overrides {
      guard let fixed = Self.color(of: override), mayMatch(override), !isCrowded || !Self.isByName(override)
      else { continue }
      let line = Self.property("custom.lineStyle", of: override)
      add(fixed, override.at(["matcher", "options"])?.node.string, line.flatMap(Self.dash), to: &list)
    }
    let legends = legends
    for (name, _, place) in panel["aliasColors"]?.members ?? [] where legends.contains(name) {
      add(place, name, nil, to: &list)
    }
    for override in panel["seriesOverrides"]?.items ?? [] {
      guard let place = override["color"], mayDraw(override["alias"]?.node.string) else { continue }
      let dash = override["dashes"]?.node.boolean == true ? [10.0, 10] : nil
      add(place, override["alias"]?.node.string, dash, to: &list)
    }
    // `{"type": "value", "options": {"0": {"text": "down", "color": "red"}}}`, or one `result` for a range.
    // On a graph it colours a value in a tooltip.
    for mapping in drawsSeries ? [] : mappings {
      let options = mapping["options"]
      for (key, _, value) in options?["result"].map({ [("", 0..<0, $0)] }) ?? options?.members ?? [] {
        let name = value["text"]?.node.string ?? key
        if let place = value["color"] { add(place, name.isEmpty ? nil : name, nil, to: &list) }
      }
    }
    return list
  }

  private var overrides: [PlacedNode] { fields?["overrides"]?.items ?? [] }

  private static func property(_ id: String, of override: PlacedNode) -> PlacedNode? {
    override["properties"]?.items?.first { $0["id"]?.node.string == id }?["value"]
  }

  /// The one colour that an override gives.
  private static func color(of override: PlacedNode) -> PlacedNode? {
    let value = property("color", of: override)
    return ["fixed", nil].contains(value?["mode"]?.node.string) ? value?["fixedColor"] : nil
  }

  /// What the queries of the panel call their series.
  private var legends: Set<String> {
    let keys = ["legendFormat", "alias", "label", "legend", "refId"]
    return Set(targets.flatMap { target in keys.compactMap { target[$0]?.node.string } })
  }

  /// Whether a query may give a series of that name. One with a label in it, `{{instance}}` or `[[tag_host]]`, and one that leaves
  /// the name to Grafana, `__auto`, may give any, and so may a pattern of more than a part of the name, `/.*Out.*/`.
  private func mayDraw(_ alias: String?) -> Bool {
    guard let alias, let legends = drawn else { return true }
    guard alias.count > 1, alias.first == "/", alias.last == "/" else { return legends.contains(alias) }
    let part = alias.dropFirst().dropLast().split(separator: ".*")
    guard part.count == 1, let name = part.first, name.allSatisfy({ $0.isLetter || $0.isNumber || "_ -:".contains($0) })
    else { return true }
    return legends.contains { $0.contains(name) }
  }

  /// How many overrides by name give a colour, where these are more than a chart has series: a dictionary for all queries.
  var crowdedNames: Int {
    let count = overrides.count { Self.isByName($0) && Self.color(of: $0) != nil && mayMatch($0) }
    return count > Self.mostNames ? count : 0
  }

  /// An engineering choice, as for the names of a program.
  private static let mostNames = 20

  private static func isByName(_ override: PlacedNode) -> Bool {
    override.at(["matcher", "id"])?.node.string == "byName"
  }

  /// Whether an override by name is for a series that the panel may draw.
  private func mayMatch(_ override: PlacedNode) -> Bool {
    guard Self.isByName(override) else { return true }
    return mayDraw(override.at(["matcher", "options"])?.node.string)
  }

  /// How many colours of aliases no query names: they are left from queries of before.
  var staleAliases: Int {
    let legends = legends
    let older = panel["seriesOverrides"]?.items ?? []
    return (panel["aliasColors"]?.members?.count { !legends.contains($0.key) } ?? 0)
      + older.count { $0["color"] != nil && !mayDraw($0["alias"]?.node.string) }
      + self.overrides.count { Self.color(of: $0) != nil && !mayMatch($0) }
  }

  private func add(_ place: PlacedNode, _ name: String?, _ dash: [Double]?, to list: inout ListedColors) {
    guard let color = color(place), color.alpha > 0 else { return }
    let isAgain = list.items.contains { $0.color.hex == color.hex && $0.label == name }
    if !isAgain { list.items.append(ListedColors.Item(color: color, label: name, dash: dash)) }
  }

  /// `{"fill": "dash", "dash": [10, 10]}`.
  private static func dash(_ style: PlacedNode) -> [Double]? {
    guard let fill = style["fill"]?.node.string, fill != "solid" else { return nil }
    return style["dash"]?.node.items?.compactMap(\.number) ?? (fill == "dot" ? [0, 10] : [10, 10])
  }

  /// Whether thresholds colour its values, as they do in panels of one value that name no colour.
  var hasThresholds: Bool {
    let mode = fields?.at(["defaults", "color", "mode"])?.node.string
    return mode == "thresholds"
      || mode == nil && series.items.isEmpty && ["stat", "gauge", "bargauge"].contains(type)
  }

  /// The scheme of Grafana's with which it paints values.
  var scheme: String? {
    let name = fields?.at(["defaults", "color", "mode"])?.node.string
    return name.flatMap { $0.hasPrefix("continuous-") ? $0 : nil }
  }

  private func color(_ place: PlacedNode) -> ThemeColor? {
    guard let text = place.node.string, !["text", "transparent", "panel-bg", ""].contains(text) else { return nil }
    guard let shade = GrafanaShade.hex(text) else { return record.color(place, token: place.name) }
    return (try? Color(css: shade)).map { ThemeColor($0, origin: place.origin) }
  }
}

/// The colours that Grafana's dark theme has under names such as `semi-dark-red`. Source: Grafana, `getDarkHues` of
/// `packages/grafana-data/src/themes/createVisualizationColors.ts`.
enum GrafanaShade {
  /// The colour of a name; nil where Grafana has no shade of that name.
  static func hex(_ name: String) -> String? {
    guard let (hue, shades) = hues.first(where: { name.hasSuffix($0.key) }),
      let index = prefixes.firstIndex(of: String(name.dropLast(hue.count)))
    else { return nil }
    return shades[index]
  }

  private static let prefixes = ["super-light-", "light-", "", "semi-dark-", "dark-"]

  /// From super-light to dark.
  private static let hues: KeyValuePairs = [
    "red": ["#FFA6B0", "#FF7383", "#F2495C", "#E02F44", "#C4162A"],
    "orange": ["#FFCB7D", "#FFB357", "#FF9830", "#FF780A", "#FA6400"],
    "yellow": ["#FFF899", "#FFEE52", "#FADE2A", "#F2CC0C", "#E0B400"],
    "green": ["#C8F2C2", "#96D98D", "#73BF69", "#56A64B", "#37872D"],
    "blue": ["#C0D8FF", "#8AB8FF", "#5794F2", "#3274D9", "#1F60C4"],
    "purple": ["#DEB6F2", "#CA95E5", "#B877D9", "#A352CC", "#8F3BB8"],
  ]
}
