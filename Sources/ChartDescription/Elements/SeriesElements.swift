package import PaletteCharts

/// What can be visited in a series: its points, or its intervals when there are too many points.
package struct SeriesElements: Hashable, Sendable {
  /// One stop.
  package struct Element: Hashable, Sendable {
    /// What a stop stands for.
    package enum Content: Hashable, Sendable {
      /// The point at that place in the series.
      case point(Int)
      /// A stretch of the series.
      case interval(ChartInterval)
    }
    /// What it stands for.
    package var content: Content
    /// Its name: `January`, `1950 to 1959`. No other stop of the series has it, unless the author named two alike.
    package var label: String
    /// Its value with its unit: `234 millimetres`.
    package var value: String
    /// Where it is: as high as the plot and at least 24 px wide; of bars that lie, as wide as the plot; of slices, the box
    /// around them.
    package var frame: Rectangle

    /// Everything it says, name first: `January, 234 millimetres`.
    package var text: String { value.isEmpty ? label : "\(label), \(value)" }
  }

  /// `Coast, 12 points, circle`.
  package var label: String
  /// Whether ``elements`` are intervals.
  package var hasIntervals: Bool
  /// In the order of the x axis.
  package var elements: [Element]
}
