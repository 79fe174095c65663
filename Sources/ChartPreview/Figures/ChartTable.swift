package import PaletteCharts
package import PaletteRules
import SourceText

/// The data of a chart: one column for the horizontal axis, and one for each series.
package struct ChartTable: Hashable, Sendable {
  /// A series.
  struct Column: Hashable, Sendable {
    /// Its name; nil for the name of the theme's series. Untrusted text.
    var name: String?
    /// One value per row; nil for a gap.
    var values: [Double?]
  }

  /// The title; untrusted.
  let title: String
  /// The title of the horizontal axis; untrusted.
  let xTitle: String
  /// The title of the vertical axis, with its unit; untrusted.
  let yTitle: String
  /// The label of each row; untrusted.
  let labels: [String]
  /// The position of each row if the labels are increasing numbers; otherwise the rows are evenly spaced.
  var positions: [Double]?
  /// The columns in drawing order.
  let columns: [Column]

  /// The range of all values, 0…1 if there are none.
  var range: ClosedRange<Double> {
    let values = columns.lazy.flatMap(\.values).compactMap(\.self)
    guard let low = values.min(), let high = values.max() else { return 0...1 }
    return low...high
  }
}

extension ChartTable {
  /// Rows that are drawn. Engineering choice: more than pixels of any screen.
  private static let mostRows = 20_000

  /// The figures of a chart: a row for each place on the x axis, a column for each series.
  ///
  /// - Throws: ``UnreadableFile`` when there are more rows than can be drawn.
  package init(_ read: ReadChart) throws(UnreadableFile) {
    let chart = read.chart
    let values = chart.series.flatMap { series in series.points.map(\.x) }
    let places: [ChartValue] =
      switch chart.xAxis {
      case .numeric: Set(values.compactMap(\.number)).sorted().map { .number($0) }
      case .categorical(let axis): axis.categories.map { .category($0) }
      }
    guard places.count <= Self.mostRows else {
      throw UnreadableFile(
        ChartProblem.tooManyRows(read.places.file.path, Self.mostRows), in: read.places.file)
    }
    let rows = Dictionary(places.enumerated().map { ($1, $0) }) { first, _ in first }
    let columns = chart.series.map { series in
      var column = Column(
        name: series.name.isEmpty ? nil : series.name, values: Array(repeating: nil, count: places.count))
      for point in series.points {
        if let row = rows[point.x], column.values[row] == nil { column.values[row] = point.y }
      }
      return column
    }
    let numbers = places.compactMap(\.number)
    self.init(
      title: chart.title ?? "", xTitle: chart.xAxis.title, yTitle: chart.yAxis?.title ?? "",
      labels: places.map { chart.xAxis.text($0) }, positions: numbers.count == places.count ? numbers : nil,
      columns: columns)
  }
}
