import Colorimetry
import PaletteRules
import SourceText

/// A dashboard of Grafana: the series to which its panels give colours, and the colours of their thresholds.
///
/// Each panel that colours at least two series is a mode, and so is a scheme such as `continuous-GrYlRd`, a ramp. Thresholds
/// that colour values are good, neutral and bad by their hue, as Grafana's editor offers green, yellow and red. Grafana's dark
/// theme is the default, so colours are judged on it, and names such as `semi-dark-red` mean its shades. Colours that panels
/// take in turn from Grafana's own palette are not in the file. Source: Grafana, `kinds/dashboard/dashboard_kind.cue`
/// (`FieldConfig`, `FieldColor`, `ThresholdsConfig`), and in `packages/grafana-data/src`, `themes/createColors.ts`,
/// `themes/createVisualizationColors.ts` and `field/fieldColor.ts`.
enum GrafanaDashboard: ThemeFormat {
  static let name = "grafana-dashboard"
  static let label = "Grafana dashboard"
  /// `colors.background.primary` of the dark theme, behind panels.
  private static let ground = "#181b1f"

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.root else { return false }
    let dashboard = root["dashboard"] ?? root
    return dashboard["schemaVersion"]?.number != nil && (dashboard["panels"] ?? dashboard["rows"])?.items != nil
  }

  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool { true }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    guard let root = reading.input.placedRoot else { throw .noColors(of: label, path: reading.path) }
    let dashboard = root["dashboard"] ?? root
    // No place of the file says it.
    let theme = SourceFile(path: "Grafana's dark theme", bytes: Array("\(ground)\n".utf8), isBuiltIn: true)
    let origin = TokenOrigin(file: theme, range: 0..<ground.utf8.count)
    var modes: [ThemeMode] = []
    var names: [[String]] = []
    var known: Set<[String]> = []
    var (further, named) = (0, 0)
    for panel in panels(of: dashboard) {
      let title = panel["title"]?.node.string.flatMap { $0.isEmpty ? nil : $0 } ?? "panel"
      let panel = GrafanaPanel(panel, reading.record)
      var series = try panel.series.series(reading)
      if panel.namesValues {
        if series.count > 1 { named += 1 }
        series = []
      }
      let scheme = panel.scheme(on: ground)
      for var mode in [
        ThemeMode(series: series), ThemeMode(status: panel.status), ThemeMode(ramps: [scheme].compactMap(\.self)),
      ] {
        let ramps = mode.ramps.flatMap(\.stops).map(\.color.hex)
        let shown = mode.series.flatMap { [$0.name, $0.color.hex] } + mode.status.hexes + ramps
        let isEnough = mode.series.count > 1 || mode.status.hexes.count > 1 || !ramps.isEmpty
        // Panels are copied within a dashboard and to others.
        guard isEnough, known.insert(shown).inserted else { continue }
        guard modes.count < ChartEvidence.mostPalettes else {
          further += 1
          continue
        }
        mode.background = (try? Color(css: ground)).map { ThemeColor($0, origin: origin) }
        modes.append(mode)
        let name = mode.status.hexes.isEmpty ? title : "\(title) thresholds"
        let count = names.count { $0.first == name }
        names.append(count > 0 ? [name, String(count + 1)] : [name])
      }
    }
    if named > 0 { reading.record.leave(.namedValues, named) }
    if further > 0 { reading.record.leave(.literalsBeyond, further, ChartEvidence.mostPalettes) }
    guard !modes.isEmpty else { throw reading.record.firstProblem ?? .noColors(of: label, path: reading.path) }
    reading.record.note(.grafanaDefault, "background", ground)
    Modes.name(&modes, by: names)
    return ThemeContent(name: dashboard["title"]?.node.string, modes: modes)
  }

  /// The panels, also those in rows, in file order.
  private static func panels(of dashboard: PlacedNode) -> [PlacedNode] {
    let rows = dashboard["rows"]?.items ?? []
    let panels = (dashboard["panels"]?.items ?? []) + rows.flatMap { $0["panels"]?.items ?? [] }
    return panels.flatMap { panel in [panel] + (panel["panels"]?.items ?? []) }
  }
}

/// The colours that a panel of a dashboard sets.
private struct GrafanaPanel {
  private let panel: PlacedNode
  private let record: ReadingRecord

  init(_ panel: PlacedNode, _ record: ReadingRecord) { (self.panel, self.record) = (panel, record) }

  /// Whether each value is beside its name, so that nobody tells values by their colours.
  var namesValues: Bool {
    ["stat", "singlestat", "gauge", "bargauge", "table"].contains(panel["type"]?.node.string)
  }

  /// The series that have a colour of their own: in overrides, since Grafana 7, or by their alias, before it.
  var series: ListedColors {
    var list = ListedColors()
    for override in panel.at(["fieldConfig", "overrides"])?.items ?? [] {
      let properties = override["properties"]?.items ?? []
      let value = properties.first { $0["id"]?.node.string == "color" }?["value"]
      guard let value, ["fixed", nil].contains(value["mode"]?.node.string), let fixed = value["fixedColor"] else {
        continue
      }
      let line = properties.first { $0["id"]?.node.string == "custom.lineStyle" }?["value"]
      add(fixed, override.at(["matcher", "options"])?.node.string, line.flatMap(Self.dash), to: &list)
    }
    for (name, _, place) in panel["aliasColors"]?.members ?? [] { add(place, name, nil, to: &list) }
    for override in panel["seriesOverrides"]?.items ?? [] {
      guard let place = override["color"] else { continue }
      let dash = override["dashes"]?.node.boolean == true ? [10.0, 10] : nil
      add(place, override["alias"]?.node.string, dash, to: &list)
    }
    return list
  }

  private func add(_ place: PlacedNode, _ name: String?, _ dash: [Double]?, to list: inout ListedColors) {
    guard let color = color(place), color.alpha > 0 else { return }
    let name = name.map(Self.plainName)
    let isAgain = list.items.contains { $0.color.hex == color.hex && $0.label == name }
    if !isAgain { list.items.append(ListedColors.Item(color: color, label: name, dash: dash)) }
  }

  /// What a pattern for names is about: `Used` of `/.*Used.*/`.
  private static func plainName(_ pattern: String) -> String {
    var text = pattern[...]
    if text.count > 1, text.hasPrefix("/"), text.hasSuffix("/") { text = text.dropFirst().dropLast() }
    while text.hasPrefix(".*") || text.hasPrefix("^") { text = text.dropFirst(text.hasPrefix("^") ? 1 : 2) }
    while text.hasSuffix(".*") || text.hasSuffix("$") { text = text.dropLast(text.hasSuffix("$") ? 1 : 2) }
    return text.isEmpty ? pattern : String(text)
  }

  /// `{"fill": "dash", "dash": [10, 10]}`.
  private static func dash(_ style: PlacedNode) -> [Double]? {
    guard let fill = style["fill"]?.node.string, fill != "solid" else { return nil }
    return style["dash"]?.node.items?.compactMap(\.number) ?? (fill == "dot" ? [0, 10] : [10, 10])
  }

  /// What its thresholds say, where they colour its values. The default is there in panels that do not use it.
  var status: ThemeStatus {
    let defaults = panel.at(["fieldConfig", "defaults"])
    // The mode of these where none is chosen.
    let isOfValue = ["gauge", "stat", "bargauge"].contains(panel["type"]?.node.string)
    let isColoring =
      (defaults?.at(["color", "mode"])?.node.string ?? (isOfValue ? "thresholds" : "")) == "thresholds"
      || ["area", "line", "line+area", "dashed", "dashed+area"].contains(
        defaults?.at(["custom", "thresholdsStyle", "mode"])?.node.string)
    let isOld = panel["colorBackground"]?.node.boolean == true || panel["colorValue"]?.node.boolean == true
    let places =
      isColoring
      ? (defaults?.at(["thresholds", "steps"])?.items ?? []).compactMap { $0["color"] }
      : isOld ? panel["colors"]?.items ?? [] : []
    var status = ThemeStatus()
    for color in places.compactMap(color) where color.alpha > 0 {
      switch ColorName(color.srgb) {
      case .green, .teal, .cyan, .blue: status.good = status.good ?? color
      case .yellow, .orange, .olive, .brown: status.neutral = status.neutral ?? color
      case .red, .pink: status.bad = status.bad ?? color
      case .purple, .black, .grey, .white: continue
      }
    }
    return status
  }

  /// The ramp of its colour scheme, with which Grafana paints values.
  func scheme(on ground: String) -> Ramp? {
    let place = panel.at(["fieldConfig", "defaults", "color", "mode"])
    guard let place, let name = place.node.string, name.hasPrefix("continuous-"),
      let names = Self.schemes.first(where: { $0.key == name.dropFirst("continuous-".count) })?.value
    else { return nil }
    let colors = names.compactMap { name in
      (try? Color(css: name == "panel-bg" ? ground : GrafanaShade.hex(name) ?? name)).map { SRGB($0) }
    }
    let stops = (0...Self.samples).map { sample in
      let color = RGBSpline.color(of: colors, at: Double(sample) / Double(Self.samples))
      return ThemeColor(Color(color), origin: place.origin)
    }
    let kind = RampShape.kind(of: stops)
    return Ramp(name: name, kind: kind, stops: stops.map { Ramp.Stop(color: $0) }, isKindGuessed: true)
  }

  /// Pieces in which the curve of a scheme is judged; an engineering choice.
  private static let samples = 16

  /// `getColors` of `fieldColor.ts`.
  private static let schemes: KeyValuePairs = [
    "GrYlRd": ["green", "yellow", "red"], "RdYlGr": ["red", "yellow", "green"],
    "BlYlRd": ["dark-blue", "super-light-yellow", "dark-red"], "YlRd": ["super-light-yellow", "dark-red"],
    "BlPu": ["blue", "purple"], "YlBl": ["super-light-yellow", "dark-blue"], "blues": ["panel-bg", "dark-blue"],
    "reds": ["panel-bg", "dark-red"], "greens": ["panel-bg", "dark-green"], "purples": ["panel-bg", "dark-purple"],
  ]

  private func color(_ place: PlacedNode) -> ThemeColor? {
    guard let text = place.node.string, !["text", "transparent", "panel-bg", ""].contains(text) else { return nil }
    guard let shade = GrafanaShade.hex(text) else { return record.color(place, token: place.name) }
    return (try? Color(css: shade)).map { ThemeColor($0, origin: place.origin) }
  }
}

/// The uniform cubic B-spline through the first and last of some colours, in encoded sRGB. Source: d3-interpolate,
/// `interpolateRgbBasis` and `basis`.
private enum RGBSpline {
  static func color(of colors: [SRGB], at position: Double) -> SRGB {
    let pieces = colors.count - 1
    let index = min(Int(position * Double(pieces)), pieces - 1)
    let t = position * Double(pieces) - Double(index)
    func channel(_ path: KeyPath<SRGB, Double>) -> Double {
      let (one, two) = (colors[index][keyPath: path], colors[index + 1][keyPath: path])
      let before = index > 0 ? colors[index - 1][keyPath: path] : 2 * one - two
      let after = index < pieces - 1 ? colors[index + 2][keyPath: path] : 2 * two - one
      let (t2, t3) = (t * t, t * t * t)
      let sum = (1 - 3 * t + 3 * t2 - t3) * before + (4 - 6 * t2 + 3 * t3) * one
      return min(max((sum + (1 + 3 * t + 3 * t2 - 3 * t3) * two + t3 * after) / 6, 0), 1)
    }
    return SRGB(channel(\.red), channel(\.green), channel(\.blue))
  }
}

extension ThemeStatus {
  fileprivate var hexes: [String] { [good, neutral, bad].compactMap { $0?.hex } }
}
