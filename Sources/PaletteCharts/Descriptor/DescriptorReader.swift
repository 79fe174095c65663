import Colorimetry
package import PaletteRules
package import SourceText

/// Reads `descriptor.json`: a chart by the names and the nesting of `AXChartDescriptor`.
package struct DescriptorReader {
  private var record: ChartRecord
  private var places: ChartPlaces
  private var axes = DescriptorAxes()

  /// Whether a document has the form of a descriptor, right or wrong.
  package static func recognises(_ root: SourceNode) -> Bool { root.member("AXChartDescriptor") != nil }

  /// Reads a document.
  ///
  /// - Throws: ``UnreadableFile`` with everything that is wrong, each with its place.
  package static func read(_ root: SourceNode, of file: SourceFile) throws(UnreadableFile) -> ReadChart {
    var reader = DescriptorReader(record: ChartRecord(file), places: ChartPlaces(file, whole: root.range))
    let read = reader.chart(root)
    return try reader.record.checked(read, "chart", at: root.range)
  }

  private mutating func chart(_ root: SourceNode) -> ReadChart? {
    let document = ChartFields(
      root, "the file", keys: DescriptorKeys.document, required: 1, &record)
    guard let document, let node = document["AXChartDescriptor"],
      let fields = ChartFields(
        node, "the chart", keys: DescriptorKeys.chart, required: 2, &record)
    else { return nil }
    _ = document.text("$schema", &record)
    let title = fields.text("title", &record)
    let summary = fields.text("summary", &record)
    let direction = fields.word("contentDirection", as: ContentDirection.self, &record) ?? .leftToRight
    let xAxis = fields["xAxis"].flatMap { axes.read($0, "the x axis", &record) }
    let yAxis = fields["yAxis"].flatMap { axes.read($0, "the y axis", &record) }
    if let node = fields["yAxis"], yAxis?.categorical != nil {
      record.problem(ChartProblem.categoriesAlongY(), at: node.range)
    }
    let additionalNodes = fields.items("additionalAxes", &record) ?? []
    let additional = additionalNodes.enumerated().map { axes.read($1, "additional axis \($0 + 1)", &record) }
    var points = DescriptorPoints(
      xAxis: xAxis, yAxis: yAxis?.numeric, hasYAxis: fields["yAxis"] != nil, additionalAxes: additional)
    let seriesNodes = fields.items("series", &record) ?? []
    if seriesNodes.count > ChartRecord.mostSeries {
      record.problem(
        ChartProblem.tooManyDescribed(seriesNodes.count, ChartRecord.mostSeries), at: fields["series"]?.range)
      return nil
    }
    var series = seriesNodes.enumerated().compactMap { index, node -> ChartSeries? in
      let read = points.series(node, "series \(index + 1)", &record)
      places.points.append(points.ranges)
      return read
    }
    if fields["series"]?.items != nil, series.allSatisfy(\.points.isEmpty) {
      record.problem(ChartProblem.noPoints(), at: fields["series"]?.range)
    }
    places.whole = node.range
    places.title = fields["title"]?.range
    (places.xAxis, places.yAxis) = (fields["xAxis"]?.range, fields["yAxis"]?.range)
    places.additionalAxes = additionalNodes.map(\.range)
    places.series = seriesNodes.map(\.range)
    let extensions = document["palettecheck"].map { DescriptorExtensions($0, series: seriesNodes.count, &record) }
    if let appearances = extensions?.appearances, appearances.count == series.count {
      for index in series.indices { series[index].appearance = appearances[index] }
    }
    guard let xAxis else { return nil }
    let isContinuous = series.contains(where: \.isContinuous)
    var read = ReadChart(
      chart: Chart(
        title: title, summary: summary,
        kind: extensions?.kind
          ?? (direction.isRadial ? .pie : isContinuous ? .line : xAxis.numeric == nil ? .bar : .point),
        direction: direction, xAxis: xAxis, yAxis: yAxis?.numeric, additionalAxes: additional.compactMap(\.self),
        series: series),
      formatLabel: "chart descriptor", places: places)
    read.chart.isStacked = extensions?.isStacked ?? false
    read.hasIntervals = extensions?.hasIntervals ?? false
    return read
  }
}
