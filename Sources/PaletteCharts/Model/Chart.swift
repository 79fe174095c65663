import RealModule

/// A chart as its reader meets it: what is plotted, along which axes, in which series.
///
/// Pictures, sound and words are made from this one value. Its parts follow `AXChartDescriptor` (Apple, Accessibility,
/// WWDC21), with dates as a way to describe numbers.
package struct Chart: Hashable, Sendable {
  /// What the chart shows; nil when nothing says. Untrusted, as is every text of a chart.
  package var title: String?
  /// What its author says of it; nil when the author says nothing.
  package var summary: String?
  /// How it is drawn.
  package var kind: ChartKind
  /// Which way the x axis runs.
  package var direction: ContentDirection
  /// What the points are ordered by.
  package var xAxis: ChartAxis
  /// What is measured; nil when the points have no y.
  package var yAxis: NumericAxis?
  /// Further values of each point: the size, the colour of a mark.
  package var additionalAxes: [ChartAxis]
  /// In drawing order.
  package var series: [ChartSeries]
  /// Whether bars or areas lie on each other, so that their sum is seen too.
  package var isStacked = false

  /// Creates a chart.
  package init(
    title: String? = nil, summary: String? = nil, kind: ChartKind, direction: ContentDirection = .leftToRight,
    xAxis: ChartAxis, yAxis: NumericAxis?, additionalAxes: [ChartAxis] = [], series: [ChartSeries]
  ) {
    (self.title, self.summary, self.kind, self.direction) = (title, summary, kind, direction)
    (self.xAxis, self.yAxis, self.additionalAxes, self.series) = (xAxis, yAxis, additionalAxes, series)
  }

  /// How many points all series have together.
  package var pointCount: Int { series.reduce(0) { $0 + $1.points.count } }
}

/// How a chart is drawn.
package enum ChartKind: String, CaseIterable, Hashable, Sendable {
  case line, bar, point, area, pie
}

/// Which way the x axis runs, by Apple's names (`AXChartDescriptor.ContentDirection`).
package enum ContentDirection: String, CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
}

extension ContentDirection {
  /// Whether the x axis runs up or down.
  package var isVertical: Bool { self == .topToBottom || self == .bottomToTop }
  /// Whether the x axis is circular.
  package var isRadial: Bool { self == .radialClockwise || self == .radialCounterClockwise }
  /// Whether the x axis begins at the right or at the bottom.
  package var isBackward: Bool { self == .rightToLeft || self == .bottomToTop }
}

/// How values are spread along an axis, by Apple's names (`AXNumericDataAxisDescriptor.ScaleType`).
package enum AxisScale: String, CaseIterable, Hashable, Sendable {
  case linear, log10, ln

  /// A value on its way to its place: itself, or its logarithm, which needs a value above 0.
  package func spread(_ value: Double) -> Double {
    switch self {
    case .linear: value
    case .log10: .log10(value)
    case .ln: .log(value)
    }
  }

  /// The value that ``spread(_:)`` makes this of.
  package func value(_ spread: Double) -> Double {
    switch self {
    case .linear: spread
    case .log10: .exp10(spread)
    case .ln: .exp(spread)
    }
  }
}
