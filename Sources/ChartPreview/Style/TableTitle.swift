import PaletteCharts
import SafeText

extension ChartTable {
  /// The title, safe to display; without one, what is drawn over what.
  var shownTitle: String {
    if !title.isEmpty { return terminalSafe(title) }
    let names = columns.count == 1 ? columns.compactMap(\.name) : []
    let what = names.first ?? (yTitle.isEmpty ? "Lines" : yTitle)
    return terminalSafe(xTitle.isEmpty ? what : "\(what) by \(xTitle)")
  }
}
