import Colorimetry
import PaletteCharts
import PaletteRules
import PangoCairo

/// The theme's response to system settings: a small chart for each, or a note that there is none.
struct SettingsPanel: Panel {
  struct Setting {
    let name: String
    /// Nil if the theme has no mode for it.
    let mode: ThemeMode?
  }

  let theme: Theme
  let settings: [Setting]
  let table: ChartTable

  let name = "settings"
  let title = "Settings of the reader"
  var sample: Legend.Sample? { nil }
  var comparesSeries: Bool { false }

  /// Finds the modes of a theme that respond to a setting.
  init(_ theme: Theme, table: ChartTable) {
    func mode(_ fits: (ModePurpose) -> Bool) -> ThemeMode? { theme.modes.first { fits(ModePurpose($0.name)) } }
    let dark = theme.modes.first { mode in
      let purpose = ModePurpose(mode.name)
      return theme.shownName(of: mode).lowercased().contains("dark") && !purpose.increasesContrast
        && !purpose.reducesTransparency && !purpose.differentiatesWithoutColor
    }
    settings = [
      Setting(name: "Dark", mode: dark), Setting(name: "Increase Contrast", mode: mode(\.increasesContrast)),
      Setting(name: "Differentiate Without Color", mode: mode(\.differentiatesWithoutColor)),
      Setting(name: "Reduce Transparency", mode: mode(\.reducesTransparency)),
    ]
    self.theme = theme
    isAnswered = settings.contains { $0.mode.map { $0.name != theme.modes.first?.name } ?? false }
    self.table = table
  }

  /// Whether the theme has a mode for any setting besides its first mode.
  let isAnswered: Bool

  func draw(_ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle) {
    let cells = box.rows(2, gap: 14).flatMap { $0.columns([1, 1], gap: 18) }
    for (setting, cell) in zip(settings, cells) {
      drawing.text(setting.name, cell.x, cell.y + 8, style.text, limit: cell.width)
      let area = cell.inset(top: 20)
      guard let mode = setting.mode else {
        drawing.canvas.rectangle(area.x + 0.5, area.y + 0.5, area.width - 1, area.height - 1)
        drawing.canvas.stroke(Canvas.Ink(style.axis), width: 1, dash: [3, 3])
        drawing.text("not declared", area.center.x, area.center.y, style.text, anchor: .middle)
        continue
      }
      draw(
        PreviewStyle(mode, called: theme.shownName(of: mode)), isSolid: setting.name == "Reduce Transparency", drawing,
        in: area)
    }
  }

  private func draw(_ style: PreviewStyle, isSolid: Bool, _ drawing: Drawing, in box: Rectangle) {
    drawing.fill(box, style.background)
    let ticks = NiceTicks(around: 0...max(table.range.upperBound, 1), count: 4)
    let frame = PlotFrame(drawing, style, in: box.inset(left: 8, right: 8, bottom: 8), ticks: ticks, showsValues: false)
    let last = Double(max(table.labels.count - 1, 1))
    for (index, series) in style.series.enumerated() where table.columns.indices.contains(index) {
      let points = table.columns[index].values.enumerated().compactMap { row, value in
        value.map { Point(frame.x(0.02 + 0.96 * Double(row) / last), frame.y($0)) }
      }
      if index == 0 { band(points, series, isSolid: isSolid, drawing, style) }
      drawing.line(series, through: points, symbols: min(series.symbolArea, 49), on: style.plot)
    }
  }

  /// A range around the first line: translucent, or a solid tint where transparency is reduced.
  private func band(
    _ points: [Point], _ series: PreviewSeries, isSolid: Bool, _ drawing: Drawing, _ style: PreviewStyle
  ) {
    guard !points.isEmpty else { return }
    let band = points.map { Point($0.x, $0.y - 7) } + points.reversed().map { Point($0.x, $0.y + 7) }
    let tint = series.shown.composited(alpha: 0.25, over: style.plot)
    drawing.fill(MarkPath(around: band), isSolid ? tint : series.shown, alpha: isSolid ? 1 : 0.25)
  }
}
