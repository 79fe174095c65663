import PaletteCharts

/// The values of one sentence: the unit of the y axis is said once.
struct Speech {
  let text: ChartText
  private var hasUnit = false

  init(_ text: ChartText) { self.text = text }

  /// A value of the y axis, with its unit if it is the first.
  mutating func y(_ y: Double) -> String {
    defer { hasUnit = true }
    return hasUnit ? text.bare(y) : text.y(y)
  }

  /// A value and where it is: `5 metres in 1957`.
  mutating func placed(_ y: Double, _ x: ChartValue) -> String { "\(self.y(y)) \(text.at(x))" }
}
