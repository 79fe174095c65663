import PaletteRules

/// A channel besides colour that tells marks apart.
enum MarkChannel: CaseIterable { case symbol, dash, pattern, label }

extension Series {
  /// The series as drawn by a chart that shows only some channels.
  func drawn(with channels: Set<MarkChannel>) -> Series {
    var series = self
    if !channels.contains(.symbol) { series.symbol = nil }
    if !channels.contains(.dash) { series.dash = nil }
    if !channels.contains(.pattern) { series.pattern = nil }
    if !channels.contains(.label) { series.label = nil }
    return series
  }
}
