import PaletteCharts
import PaletteRules

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
    func name(_ word: String, _ index: Int) -> String { index == 0 ? word : "\(word)-\(index + 1)" }
    for (index, ramp) in ramps.enumerated() { panels.append(HeatPanel(ramp: ramp, name: name("heat", index))) }
    for (index, ramp) in ramps.enumerated() { panels.append(TilePanel(ramp: ramp, name: name("tiles", index))) }
    if let status = StatusPanel(mode, findings.filter({ ($0.mode ?? mode.name) == mode.name })) {
      panels.append(status)
    }
    if count > 0 {
      if ramps.isEmpty { panels.append(TilePanel(ramp: nil, name: "tiles")) }
      panels.append(SmallMarkPanel())
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
