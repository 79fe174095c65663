import Colorimetry
package import PaletteCharts
package import PaletteRules
package import SourceText

/// Prepares a chart for the rules that look at charts.
package enum ChartAudit {
  /// A chart that was read, with the elements that `describe` writes of it.
  package static func chart(_ read: ReadChart, _ elements: ChartElements? = nil) -> AuditedChart {
    let (chart, places) = (read.chart, read.places)
    let elements = elements ?? ChartElements(chart)
    let first = chart.series.lazy.flatMap(\.points).first
    var axes = [
      axis("x axis", chart.xAxis, first?.x, places.origin(places.xAxis))
    ]
    if let yAxis = chart.yAxis {
      let y = chart.series.flatMap(\.points).compactMap(\.y)
      let (span, range) = ((y.max() ?? 0) - (y.min() ?? 0), yAxis.range.upperBound - yAxis.range.lowerBound)
      axes.append(
        axis(
          "y axis", .numeric(yAxis), y.first.map { .number($0) },
          reach: span > 0 && range > 0 && yAxis.scale == .linear ? span / range : nil, places.origin(places.yAxis)))
    }
    for (index, further) in chart.additionalAxes.enumerated() {
      let value = first.flatMap { $0.additional.indices.contains(index) ? $0.additional[index] : nil }
      let range = places.additionalAxes.indices.contains(index) ? places.additionalAxes[index] : nil
      axes.append(axis("additional axis \(index + 1)", further, value, places.origin(range)))
    }
    var audited = AuditedChart(
      title: chart.title, summary: chart.summary, axes: axes,
      series: chart.series.indices.map { index in
        var series = AuditedChart.Series(
          name: chart.name(ofSeries: index), points: chart.series[index].points.count,
          origin: places.origin(ofSeries: index))
        // A table may begin with the newest; a descriptor and marks are read in their order.
        let starts = places.points.indices.contains(index) ? places.points[index].map(\.lowerBound) : []
        series.isBackward =
          read.formatLabel != "table" && starts.count > 2 && zip(starts, starts.dropFirst()).allSatisfy { $0 > $1 }
        return series
      },
      hasIntervals: read.hasIntervals, course: AuditedChart.Course(rawValue: chart.direction.rawValue),
      elements: elements.answers(chart, at: places), origin: places.origin())
    audited.contradiction = SummaryContradiction.found(chart)
    audited.colors = colors(chart, places)
    return audited
  }

  /// The series whose colours the file states.
  private static func colors(_ chart: Chart, _ places: ChartPlaces) -> [Series] {
    chart.series.indices.compactMap { index in
      let (look, name) = (chart.series[index].appearance, chart.name(ofSeries: index))
      guard let color = look.color else { return nil }
      return Series(
        name: name, token: "series.\(name)", color: ThemeColor(Color(color), origin: places.origin(ofSeries: index)),
        mark: chart.kind == .pie ? .area : Series.Mark(rawValue: chart.kind.rawValue), symbol: look.symbol,
        dash: look.dash.isEmpty ? nil : look.dash, pattern: look.pattern)
    }
  }

  private static func axis(
    _ name: String, _ axis: ChartAxis, _ value: ChartValue?, reach: Double? = nil, _ origin: TokenOrigin
  ) -> AuditedChart.Axis {
    AuditedChart.Axis(
      name: name, title: axis.title, hasUnit: axis.numeric?.values.hasUnit ?? true,
      example: value.map { axis.text($0) } ?? "", reach: reach, origin: origin)
  }

  /// A file that holds a chart, or a list of elements.
  ///
  /// - Throws: ``UnreadableFile`` with everything that is wrong, each with its place.
  package static func read(
    _ file: SourceFile, limits: JSONReader.Limits = JSONReader.Limits()
  ) throws(UnreadableFile) -> AuditedChart {
    if let list = try ChartReader.elements(file, limits: limits) { return list }
    return chart(try ChartReader.read(file, limits: limits))
  }
}
