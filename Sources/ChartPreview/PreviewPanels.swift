import Charts
import Palette

/// The panels that suit a mode, in the order of the sheet.
enum PreviewPanels {
  static func panels(_ mode: ThemeMode, _ options: PreviewOptions) -> [any Panel] {
    var panels: [any Panel] = []
    let count = min(mode.series.count, PreviewStyle.mostSeries)
    if count > 0 {
      let table = options.data ?? SampleData.rainfall(series: count)
      panels.append(LinePanel(table: table))
    }
    return panels
  }
}
