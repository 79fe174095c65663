import PaletteRules

extension ThemeMode {
  /// Whether nothing in it could be judged or shown: no series, no ramp, no ground and no text.
  var isWithoutColors: Bool {
    series.isEmpty && ramps.isEmpty && texts.isEmpty && status.isEmpty
      && [background, plotBackground, text, axis, gridlines].allSatisfy { $0 == nil }
  }
}

extension ThemeStatus {
  /// Whether none of the three is given.
  fileprivate var isEmpty: Bool { good == nil && neutral == nil && bad == nil }
}

extension ThemeProblem {
  /// A theme that sets sizes and fonts but no colour.
  ///
  /// - Parameter note: What was passed over, which may be why.
  static func noColors(of label: String, path: String, note: String? = nil) -> ThemeProblem {
    ThemeProblem(
      label.hasSuffix("options") ? "these \(label) set no colours" : "this \(label) sets no colours",
      reason: .noChartColors,
      help: note ?? "give the theme that holds the colours, or the colours themselves", path: path)
  }
}
