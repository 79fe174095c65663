/// An axis of a chart.
package enum ChartAxis: Hashable, Sendable {
  /// Numbers; dates are seconds since 1970 in UTC, described as dates.
  case numeric(NumericAxis)
  /// Words in the order in which the chart shows them.
  case categorical(CategoricalAxis)

  /// What lies along the axis.
  package var title: String {
    get { numeric?.title ?? categorical?.title ?? "" }
    set {
      numeric?.title = newValue
      if case .categorical(let axis) = self {
        self = .categorical(CategoricalAxis(title: newValue, categories: axis.categories))
      }
    }
  }

  /// The axis if it is numeric, otherwise nil. Setting it does not change a categorical axis.
  package var numeric: NumericAxis? {
    get { if case .numeric(let axis) = self { axis } else { nil } }
    set { if case .numeric = self, let newValue { self = .numeric(newValue) } }
  }
  /// The axis if it is categorical, otherwise nil.
  package var categorical: CategoricalAxis? { if case .categorical(let axis) = self { axis } else { nil } }

  /// A value of this axis as a person says it, with its unit: `234 millimetres`, `Q2 2019`, `Lisbon`.
  package func text(_ value: ChartValue) -> String {
    switch (self, value) {
    case (.numeric(let axis), .number(let number)): axis.text(number)
    case (_, .number(let number)): DecimalText.text(number)
    case (_, .category(let name)): name
    }
  }
}

/// An axis of numbers.
package struct NumericAxis: Hashable, Sendable {
  /// What lies along the axis.
  package var title: String
  /// Both ends, finite; no value lies outside.
  package var range: ClosedRange<Double>
  /// How values are spread along the axis.
  package var scale: AxisScale
  /// Where lines cross the plot: sorted, inside the range.
  package var gridlines: [Double]
  /// How a value is put into words.
  package var values: ValueDescription

  /// Creates an axis.
  package init(
    title: String, range: ClosedRange<Double>, scale: AxisScale = .linear, gridlines: [Double] = [],
    values: ValueDescription = .number()
  ) {
    (self.title, self.range, self.scale) = (title, range, scale)
    (self.gridlines, self.values) = (gridlines, values)
  }

  /// A value in English, with its unit: `234 millimetres`.
  package func text(_ value: Double) -> String { values.text(value) }

  /// The title as a picture has it, whose figures come without units: `Rainfall (mm)`, `mm`.
  package var drawnTitle: String {
    let unit = values.unit.map { AxisUnit.bare($0.other) } ?? ""
    guard !unit.isEmpty, !title.hasSuffix("(\(unit))") else { return title }
    return title.isEmpty ? unit : "\(title) (\(unit))"
  }

  /// Where a value lies on the axis after its scale: 0 at the lower end, 1 at the upper end, 0.5 on an axis of one value.
  package func share(_ value: Double) -> Double {
    let (low, high) = (scale.spread(range.lowerBound), scale.spread(range.upperBound))
    return high > low ? (scale.spread(value) - low) / (high - low) : 0.5
  }
}

/// An axis of words.
package struct CategoricalAxis: Hashable, Sendable {
  /// What lies along the axis.
  package var title: String
  /// Every category once, in the order in which the chart shows them.
  package var categories: [String]

  /// Creates an axis.
  package init(title: String, categories: [String]) { (self.title, self.categories) = (title, categories) }
}
