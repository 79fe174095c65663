/// The figures of a chart: one column for what lies along the bottom, one more for each series.
package struct ChartTable: Hashable, Sendable {
  /// A series.
  package struct Column: Hashable, Sendable {
    /// Its name; nil to take that of the theme's series. Holds untrusted text.
    package var name: String?
    /// A value a row; nil where there is none.
    package var values: [Double?]

    /// Creates a column.
    package init(name: String? = nil, values: [Double?]) { (self.name, self.values) = (name, values) }
  }

  /// What the chart shows; untrusted.
  package var title: String
  /// What lies along the bottom; untrusted.
  package var xTitle: String
  /// What is measured, with its unit; untrusted.
  package var yTitle: String
  /// The label of each row; untrusted.
  package var labels: [String]
  /// Where each row lies when the labels are numbers that grow; else the rows are spread evenly.
  package var positions: [Double]?
  /// In drawing order.
  package var columns: [Column]

  /// Creates a table.
  package init(
    title: String, xTitle: String, yTitle: String, labels: [String], positions: [Double]? = nil, columns: [Column]
  ) {
    (self.title, self.xTitle, self.yTitle) = (title, xTitle, yTitle)
    (self.labels, self.positions, self.columns) = (labels, positions, columns)
  }

  /// The least and the greatest of all values, 0…1 when there is none.
  package var range: ClosedRange<Double> {
    let values = columns.lazy.flatMap(\.values).compactMap(\.self)
    guard let low = values.min(), let high = values.max() else { return 0...1 }
    return low...high
  }
}
