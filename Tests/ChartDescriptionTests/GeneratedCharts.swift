import PaletteCharts
import RealModule

/// Charts of every kind, direction and density, with everything that an author states.
enum GeneratedCharts {
  struct Sample: Sendable, CustomStringConvertible {
    let description: String
    let chart: Chart
  }

  static let all: [Sample] = samples.map { sample in
    var chart = sample.chart
    chart.arrange()
    return Sample(description: sample.description, chart: chart)
  }

  private static let samples: [Sample] = [
    Sample(description: "a line", chart: chart(.line, [series("A", 0..<12)])),
    Sample(
      description: "30 lines", chart: chart(.line, (1...30).map { series("Line \($0)", 0..<20, shift: Double($0)) })),
    Sample(
      description: "40 lines", chart: chart(.line, (1...40).map { series("Line \($0)", 0..<4, shift: Double($0)) })),
    Sample(
      description: "lines over different places",
      chart: chart(.line, [series("A", 0..<40), series("B", 10..<30), series("C", 35..<60)])),
    Sample(description: "lines that meet", chart: chart(.line, [series("A", 0..<20), series("B", 0..<20)])),
    Sample(
      description: "a line of gaps",
      chart: chart(
        .line, [series("A", 0..<12, y: { $0 % 3 == 0 ? nil : Double($0) }), series("B", 0..<12, y: { _ in nil })])),
    Sample(
      description: "points at few places",
      chart: chart(.point, [series("A", 0..<100, x: { Double($0 / 20) }), series("B", 0..<90, x: { Double($0 / 30) })])),
    Sample(
      description: "long series and a short one",
      chart: chart(.line, [series("A", 0..<5000), series("B", 0..<5000, shift: 1), series("C", 0..<30)])),
    Sample(
      description: "areas to the left", chart: chart(.area, [series("A", 0..<9), series("B", 0..<9)], .rightToLeft)),
    Sample(description: "lying bars", chart: bars(.topToBottom, categories: 12, series: 3)),
    Sample(description: "lying bars from below", chart: bars(.bottomToTop, categories: 5, series: 2)),
    Sample(description: "bars in another order in each series", chart: bars(.leftToRight, categories: 7, series: 4)),
    Sample(description: "a pie", chart: pie([30, 20, 0, 0, 0, 50])),
    Sample(description: "a pie of nothing", chart: pie([0, 0, 0])),
    Sample(description: "places alone", chart: placesAlone),
    Sample(description: "ratios", chart: ratios),
    Sample(description: "one point", chart: chart(.point, [series("A", 0..<1)])),
  ]

  private static func series(
    _ name: String, _ indices: Range<Int>, shift: Double = 0, x: (Int) -> Double = { Double($0) },
    y: ((Int) -> Double?)? = nil
  ) -> ChartSeries {
    ChartSeries(
      name: name, isContinuous: true,
      points: indices.map { index in
        ChartPoint(x: .number(x(index)), y: y.map { $0(index) } ?? .sin(Double(index) + shift) * 20)
      })
  }

  private static func chart(
    _ kind: ChartKind, _ series: [ChartSeries], _ direction: ContentDirection = .leftToRight
  ) -> Chart {
    let places = series.flatMap(\.points).compactMap(\.x.number)
    let low = places.min() ?? 0
    return Chart(
      title: "Waves", summary: "They go up and down.", kind: kind, direction: direction,
      xAxis: .numeric(
        NumericAxis(
          title: "Time", range: low...max(places.max() ?? 1, low + 1),
          values: .number(unit: AxisUnit(one: "%@ second", other: "%@ seconds")))),
      yAxis: height, series: series)
  }

  private static let height = NumericAxis(
    title: "Height", range: -20...20, values: .number(unit: AxisUnit(one: "%@ metre", other: "%@ metres")))

  private static func bars(_ direction: ContentDirection, categories: Int, series count: Int) -> Chart {
    let names = (1...categories).map { "Place \($0)" }
    return Chart(
      title: "Heights", summary: "Some are deep.", kind: .bar, direction: direction,
      xAxis: .categorical(CategoricalAxis(title: "Place", categories: names)), yAxis: height,
      series: (0..<count).map { series in
        ChartSeries(
          name: "Year \(series)", isContinuous: false,
          points: (series.isMultiple(of: 2) ? names : names.reversed()).enumerated().map {
            ChartPoint(x: .category($1), y: Double($0 - series))
          })
      })
  }

  private static func pie(_ shares: [Double]) -> Chart {
    let names = shares.indices.map { "Part \($0)" }
    return Chart(
      title: "Parts", summary: "Of a whole.", kind: .pie, direction: .radialClockwise,
      xAxis: .categorical(CategoricalAxis(title: "Part", categories: names)),
      yAxis: NumericAxis(title: "Share", range: 0...100, values: .number(unit: AxisUnit(one: nil, other: "%@ %"))),
      series: [
        ChartSeries(
          name: "", isContinuous: false, points: zip(names, shares).map { ChartPoint(x: .category($0), y: $1) })
      ])
  }

  private static let ratios: Chart = {
    var ratios = chart(.line, [series("A", 0..<12)])
    ratios.yAxis?.values = .number(unit: AxisUnit(one: nil, other: "%@"))
    return ratios
  }()

  private static let placesAlone = Chart(
    title: "Beats", summary: "Not quite regular.", kind: .point,
    xAxis: .numeric(
      NumericAxis(title: "Time", range: 0...9, values: .number(unit: AxisUnit(one: "%@ second", other: "%@ seconds")))),
    yAxis: nil,
    series: [
      ChartSeries(name: "", isContinuous: false, points: [0, 1, 1, 4, 9].map { ChartPoint(x: .number($0), y: nil) })
    ])
}
