import PaletteCharts
import Testing

@testable import ChartDescription

@Suite struct HistogramTests {
  @Test(
    arguments: [
      // Of a normal distribution, a skewed one, two apart, and a few that vary by chance.
      ([1, 8, 28, 56, 70, 56, 28, 8, 1], [4], Direction.level, []),
      ([40, 30, 15, 8, 4, 2, 1, 1], [0], .rising, []),
      ([1, 1, 2, 4, 8, 15, 30, 40], [7], .falling, []),
      ([5, 30, 6, 0, 0, 7, 28, 4], [1, 6], .level, [3...4]),
      ([3, 5, 3, 5, 3, 4, 3], [1], .level, []),
      ([2, 0, 0, 3, 5, 3, 1, 0, 1], [4], .level, [1...2, 7...7]),
    ] as [([Double], [Int], Direction, [ClosedRange<Int>])])
  func `a histogram has peaks, a side to which it reaches further, and gaps`(
    counts: [Double], peaks: [Int], tail: Direction, gaps: [ClosedRange<Int>]
  ) throws {
    let shape = try #require(BinShape(counts))
    #expect(shape.peaks == peaks && shape.gaps == gaps)
    #expect(shape.tail == tail)
  }

  @Test func `the shape of a histogram is said first`() {
    let bins = (0..<9).map { "\($0) to \($0 + 1)" }
    let chart = Chart(
      kind: .bar, xAxis: .categorical(CategoricalAxis(title: "Height", categories: bins)),
      yAxis: NumericAxis(title: "Count", range: 0...50),
      series: [
        ChartSeries(
          name: "", isContinuous: false,
          points: zip(bins, [4, 20, 44, 30, 18, 9, 0, 0, 2]).map { ChartPoint(x: .category($0), y: $1) })
      ])
    #expect(
      ChartSummary(chart).text
        == "One peak, 44 at 2 to 3, reaching further to higher values; none from 6 to 8.\n")
  }

  @Test func `two peaks are two`() {
    let bins = (0..<9).map { "\($0) to \($0 + 1)" }
    let points = zip(bins, [4, 30, 9, 2, 1, 3, 12, 28, 6]).map { ChartPoint(x: .category($0), y: $1) }
    let chart = Chart(
      kind: .bar, xAxis: .categorical(CategoricalAxis(title: "Height", categories: bins)),
      yAxis: NumericAxis(title: "Count", range: 0...50),
      series: [ChartSeries(name: "", isContinuous: false, points: points)])
    #expect(ChartSummary(chart).text == "Two peaks: 30 at 1 to 2 and 28 at 7 to 8.\n")
  }

  @Test func `of a few stacked bars the sum has its values, which no list has`() {
    let years = ["2015", "2016", "2017"]
    func series(_ name: String, _ y: [Double]) -> ChartSeries {
      ChartSeries(name: name, isContinuous: false, points: zip(years, y).map { ChartPoint(x: .category($0), y: $1) })
    }
    var chart = Chart(
      kind: .bar, xAxis: .categorical(CategoricalAxis(title: "Year", categories: years)),
      yAxis: NumericAxis(title: "Energy", range: 0...400, values: .number(unit: AxisUnit("TWh"))),
      series: [series("Wind", [80, 89, 98]), series("Coal", [240, 215, 190])])
    chart.stack()
    let text = ChartSummary(chart).text
    #expect(
      text.hasPrefix(
        "All together: falls at every step from its highest, 320 TWh in 2015, to its lowest, 288 in 2017."), "\(text)")
  }

  @Test func `of stacked bars the sum comes first`() {
    let years = (2000..<2009).map(String.init)
    func series(_ name: String, _ start: Double) -> ChartSeries {
      ChartSeries(
        name: name, isContinuous: false,
        points: years.enumerated().map { ChartPoint(x: .category($1), y: start + Double($0)) })
    }
    var chart = Chart(
      kind: .bar, xAxis: .categorical(CategoricalAxis(title: "Year", categories: years)),
      yAxis: NumericAxis(title: "Euros", range: 0...30), series: [series("Food", 10), series("Rent", 20)])
    let beside = ChartSummary(chart).text
    chart.stack()
    #expect(chart.yAxis?.range == 0...50)
    let text = ChartSummary(chart).text
    #expect(
      text.hasPrefix("All together: rises at every step from its lowest, 30 in 2000, to its highest, 46 in 2008. "))
    #expect(!beside.contains("All together"))
    #expect(ChartSummary(chart, isFull: true).text.contains("Stacked bar chart"))
    let words = ChartPage(chart, sound: ChartSound(chart)).html
    #expect(words.contains("aria-roledescription=\"stacked bar chart\""))
  }

  @Test func `a name that is written from right to left is isolated from the figures beside it`() {
    let text = ChartText(GeneratedCharts.all[0].chart)
    #expect(text.name("القاهرة") == "\u{2068}القاهرة\u{2069}" && text.name("Cairo") == "Cairo")
  }
}
