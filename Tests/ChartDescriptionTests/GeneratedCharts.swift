import PaletteCharts
import RealModule

/// Charts of every kind, direction and density, with everything that an author states.
enum GeneratedCharts {
  struct Sample: Sendable, CustomStringConvertible {
    let description: String
    let chart: Chart
  }

  static let all: [Sample] = samples.map { description, chart in
    var chart = chart
    chart.arrange()
    return Sample(description: description, chart: chart)
  }

  private static let samples: [(String, Chart)] = [
    ("a line", chart(.line, [series("A", 0..<12)])),
    ("30 lines", chart(.line, (1...30).map { series("Line \($0)", 0..<20, shift: Double($0)) })),
    ("40 lines", chart(.line, (1...40).map { series("Line \($0)", 0..<4, shift: Double($0)) })),
    ("over different places", chart(.line, [series("A", 0..<40), series("B", 10..<30), series("C", 35..<60)])),
    ("lines that meet", chart(.line, [series("A", 0..<20), series("B", 0..<20)])),
    (
      "a line of gaps",
      chart(
        .line, [series("A", 0..<12, y: { $0 % 3 == 0 ? nil : Double($0) }), series("B", 0..<12, y: { _ in nil })])
    ),
    (
      "points at few places",
      chart(.point, [series("A", 0..<100, x: { Double($0 / 20) }), series("B", 0..<90, x: { Double($0 / 30) })])
    ),
    ("long and short", chart(.line, [series("A", 0..<5000), series("B", 0..<5000, shift: 1), series("C", 0..<30)])),
    ("areas to the left", chart(.area, [series("A", 0..<9), series("B", 0..<9)], .rightToLeft)),
    ("lying bars", bars(.topToBottom, categories: 12, series: 3)),
    ("lying bars from below", bars(.bottomToTop, categories: 5, series: 2)),
    ("bars in another order in each series", bars(.leftToRight, categories: 7, series: 4)),
    ("a pie", pie([30, 20, 0, 0, 0, 50])),
    ("a pie of nothing", pie([0, 0, 0])),
    ("places alone", placesAlone),
    ("ratios", ratios),
    ("one point", chart(.point, [series("A", 0..<1)])),
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
        NumericAxis(title: "Time", range: low...max(places.max() ?? 1, low + 1), values: .number(other: "%@ seconds"))),
      yAxis: height, series: series)
  }

  private static let height = NumericAxis(title: "Height", range: -20...20, values: .number(other: "%@ metres"))

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
      yAxis: NumericAxis(title: "Share", range: 0...100, values: .number(other: "%@ %")),
      series: [
        ChartSeries(
          name: "", isContinuous: false, points: zip(names, shares).map { ChartPoint(x: .category($0), y: $1) })
      ])
  }

  private static let ratios: Chart = {
    var ratios = chart(.line, [series("A", 0..<12)])
    ratios.yAxis?.values = .number(other: "%@")
    return ratios
  }()

  private static let placesAlone = Chart(
    title: "Beats", summary: "Not quite regular.", kind: .point,
    xAxis: .numeric(NumericAxis(title: "Time", range: 0...9, values: .number(other: "%@ seconds"))), yAxis: nil,
    series: [
      ChartSeries(name: "", isContinuous: false, points: [0, 1, 1, 4, 9].map { ChartPoint(x: .number($0), y: nil) })
    ])
}
