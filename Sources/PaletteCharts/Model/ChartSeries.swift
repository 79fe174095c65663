package import Colorimetry
package import PaletteRules

/// The points of a chart that belong together.
package struct ChartSeries: Hashable, Sendable {
  /// As people see it; empty when the chart has one series without a name.
  package var name: String
  /// Whether values lie between the points, as on a line; false for bars and scattered points.
  package var isContinuous: Bool
  /// In the order in which they are visited.
  package var points: [ChartPoint]
  /// How it is drawn.
  package var appearance: SeriesAppearance

  /// Creates a series.
  package init(
    name: String, isContinuous: Bool, points: [ChartPoint], appearance: SeriesAppearance = SeriesAppearance()
  ) {
    (self.name, self.isContinuous, self.points, self.appearance) = (name, isContinuous, points, appearance)
  }
}

/// How a series is drawn, from the theme.
package struct SeriesAppearance: Hashable, Sendable {
  /// Nil when nothing says.
  package var color: SRGB?
  /// Nil when nothing says.
  package var symbol: Symbol?
  /// Alternating on and off lengths in px; empty is solid.
  package var dash: [Double]
  /// What fills bars and areas; nil when nothing says.
  package var pattern: Series.Pattern?

  /// Creates an appearance.
  package init(color: SRGB? = nil, symbol: Symbol? = nil, dash: [Double] = [], pattern: Series.Pattern? = nil) {
    (self.color, self.symbol, self.dash, self.pattern) = (color, symbol, dash, pattern)
  }
}

/// One mark of a chart.
package struct ChartPoint: Hashable, Sendable {
  /// Where it lies on the x axis.
  package var x: ChartValue
  /// What is measured; nil is a gap.
  package var y: Double?
  /// A value an additional axis.
  package var additional: [ChartValue]
  /// What the author calls it.
  package var label: String?

  /// Creates a point.
  package init(x: ChartValue, y: Double?, additional: [ChartValue] = [], label: String? = nil) {
    (self.x, self.y, self.additional, self.label) = (x, y, additional, label)
  }
}

/// A value on an axis.
package enum ChartValue: Hashable, Sendable {
  /// Finite.
  case number(Double)
  /// One of the axis' categories.
  case category(String)

  /// The number when it is one.
  package var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The category when it is one.
  package var category: String? { if case .category(let name) = self { name } else { nil } }
}
