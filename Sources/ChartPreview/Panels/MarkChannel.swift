import PaletteRules

/// What tells marks apart beside their colour.
enum MarkChannel: CaseIterable { case symbol, dash, pattern, label }

extension Series {
  /// The series as a chart shows it that draws some channels only.
  func drawn(with channels: Set<MarkChannel>) -> Series {
    var series = self
    if !channels.contains(.symbol) { series.symbol = nil }
    if !channels.contains(.dash) { series.dash = nil }
    if !channels.contains(.pattern) { series.pattern = nil }
    if !channels.contains(.label) { series.label = nil }
    return series
  }
}
