package import Colorimetry
package import ImageSimulation
import PaletteCharts
package import PaletteRules
package import PangoCairo

/// The panels that suit a mode, in sheet order.
struct PreviewPanels {
  /// The maximum number of ramps; a file may define hundreds. Engineering choice.
  private static let mostRamps = 4

  private(set) var panels: [any Panel] = []
  /// What is left out, and why.
  private(set) var notes: [Message] = []

  /// - Parameter findings: Of the theme; ramps say what fails.
  init(_ mode: ThemeMode, of theme: Theme, _ options: PreviewOptions, _ findings: [Finding]) {
    let count = min(mode.series.count, PreviewStyle.mostSeries)
    let table = options.data ?? SampleData.rainfall(series: count)
    if count > 0 {
      panels = [LinePanel(table: table), ScatterPanel(), BarPanel(table: table), AreaPanel(table: table)]
      if count > 1 { panels.append(DonutPanel(table: table)) }
    }
    let ramps = drawn(mode, findings.filter { ($0.mode ?? mode.name) == mode.name })
    func name(_ index: Int) -> String { index == 0 ? "heat" : "heat-\(index + 1)" }
    for (index, ramp) in ramps.enumerated() { panels.append(HeatPanel(ramp: ramp, name: name(index))) }
    if let status = StatusPanel(mode, findings.filter({ ($0.mode ?? mode.name) == mode.name })) {
      panels.append(status)
    }
    if count > 0 {
      // The same for every mode. Without any such mode it appears only on request.
      let settings = SettingsPanel(theme, table: table)
      if theme.modes.first?.name == mode.name, settings.isAnswered || options.panels.contains(settings.kind) {
        panels.append(settings)
      }
    }
  }

  private mutating func drawn(_ mode: ThemeMode, _ findings: [Finding]) -> [PreviewRamp] {
    let surface = Surfaces(mode).plot
    var ramps: [PreviewRamp] = []
    for (index, ramp) in mode.ramps.prefix(Self.mostRamps).enumerated() {
      let token = "ramps.\(ramp.name ?? String(index + 1))"
      let verdicts = findings.filter { $0.level > .info && $0.tokens == [token] }.map { PanelVerdict($0) }
      do throws(Message) {
        ramps.append(try PreviewRamp(ramp, on: surface, verdicts: verdicts))
      } catch {
        notes.append(PreviewNote.unreadableRamp(ramp.name.map { "'\($0)'" } ?? "without a name", mode.name))
      }
    }
    if mode.ramps.count > Self.mostRamps {
      notes.append(PreviewNote.rampsDrawn(Self.mostRamps, mode.ramps.count))
    }
    return ramps
  }
}

extension Panel {
  /// The name for `--panels`: `heat` for `heat-2`.
  var kind: String { String(name.prefix { $0 != "-" }) }
}

/// What the one picture of a mode shows: few panels and few readers, so that it stays legible where a pull request shows
/// it.
struct BriefSheet {
  /// The kinds of panels, the most fitting first.
  let panels: [String]
  /// Normal vision, and the deficiency with the most failures.
  let visions: [Vision]
  /// The size of a panel where the user asks for none: with the swatches of a few colours the sheet fits a laptop's screen.
  /// The legend of many series takes more. Engineering choice.
  let size: (width: Int, height: Int)

  /// The swatches above show every reader.
  private static let mostDeficiencies = 1
  /// The most panels side by side: the text of two is legible at a width of 840 pixels. Engineering choice.
  static let mostPanels = 2

  /// Chooses for a mode.
  ///
  /// - Parameter findings: Of the theme.
  init(_ mode: ThemeMode, _ findings: [Finding]) {
    let failing = findings.filter { $0.level > .info && ($0.mode ?? mode.name) == mode.name }
    panels = Self.panels(mode, failing)
    visions = [.normal] + Self.visions(failing)
    size = (520, mode.series.count > Legend.manySeries ? 344 : 288)
  }

  private static func panels(_ mode: ThemeMode, _ findings: [Finding]) -> [String] {
    guard !mode.series.isEmpty else { return ["heat"] }
    let counts = mode.series.compactMap(\.mark).reduce(into: [Series.Mark: Int]()) { $0[$1, default: 0] += 1 }
    let marks = Series.Mark.allCases.filter { counts[$0] != nil }.sorted { counts[$0] ?? 0 > counts[$1] ?? 0 }
    let names = marks.map { mark in
      switch mark {
      case .line: "line"
      case .point: "scatter"
      case .bar: "bars"
      case .area: "area"
      }
    }
    let usual = mode.ramps.isEmpty ? ["line", "bars"] : ["line", "heat"]
    // What fails is worth more than a second chart.
    if findings.contains(where: { $0.rule == .statusByColorAlone }) { return [names.first ?? "line", "status"] }
    return Array((names + usual.filter { !names.contains($0) }).prefix(mostPanels))
  }

  /// The readers of the worst findings; of deuteranopia, the most common deficiency, where nothing fails.
  private static func visions(_ findings: [Finding]) -> [Vision] {
    let errors = findings.filter { $0.level == .error } + findings.filter { $0.level != .error }
    var counts: [Vision: Int] = [:]
    for finding in errors {
      guard let vision = finding.measure?.observer?.vision, Vision.deficiencies.contains(vision) else { continue }
      // An error weighs more than any number of warnings.
      counts[vision, default: 0] += finding.level == .error ? 1_000 : 1
    }
    let failing = Vision.deficiencies.filter { counts[$0] != nil }
      .sorted { counts[$0] ?? 0 > counts[$1] ?? 0 }.prefix(mostDeficiencies)
    return failing.isEmpty ? [.deutan] : Vision.deficiencies.filter(failing.contains)
  }
}

/// The content and size of previews.
package struct PreviewOptions: Sendable {
  /// Whether to draw one picture that fits a page: two panels that suit the theme's marks, as designed and as the reader with the
  /// most failures sees them. `panels` and `visions` are then ignored.
  package var isBrief = false
  /// Panels by name, in sheet order; empty for all that suit the theme.
  package var panels: [String] = []
  /// The kinds of colour vision, in sheet order.
  package var visions: [Vision] = [.normal, .protan, .deutan, .tritan, .grey]
  /// The size of a panel in pixels.
  var size = (width: 520, height: 360)
  /// The user's own data, with its title; nil for invented data.
  package var data: ChartTable?
  /// The thresholds and levels that determine which series look alike.
  package var judging = JudgementSettings()

  /// The defaults.
  package init() {}

  /// The names accepted by `--panels`, in sheet order.
  package static let panelNames = ["line", "scatter", "bars", "area", "donut", "heat", "status", "settings"]
}

/// Why previews could not be drawn.
package enum PreviewError: Error, Sendable {
  /// The drawing failed.
  case drawing(PangoCairoError)
  /// The simulation failed.
  case simulation(PictureError)

  /// Lower case; gives a remedy.
  package var reason: String {
    switch self {
    case .drawing(let error): error.reason
    case .simulation(let error): error.reason
    }
  }
}
