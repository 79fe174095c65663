import PaletteCharts
import PaletteRules
import SafeText
import Testing

@testable import ChartDescription

struct GroupSummaryTests {
  private static func chart(series: Int, seed: UInt64) -> Chart {
    var numbers = SeededNumbers(seed: seed)
    let years = (0..<30).compactMap { CalendarDate(year: 1990 + $0)?.secondsSince1970 }
    return Chart(
      title: "Rain by year", kind: .line,
      xAxis: .numeric(NumericAxis(title: "Year", range: years[0]...years[29], values: .date(.year))),
      yAxis: NumericAxis(
        title: "Rain", range: -1e6...1e6, values: .number(unit: AxisUnit(one: "%@ metre", other: "%@ metres"))),
      series: (0..<series).map { index in
        var height = 100 * numbers.unit()
        let (slope, noise) = (numbers.bell(), 3 * numbers.unit())
        let points = years.map { year in
          height += slope + noise * numbers.bell()
          return ChartPoint(x: .number(year), y: height)
        }
        return ChartSeries(name: "Place\(index + 1)", isContinuous: true, points: points)
      })
  }

  @Test(arguments: [(1, 70), (2, 60), (6, 70), (30, 110)], 1...40 as ClosedRange<UInt64>)
  func `a normal summary is two sentences that take half a minute`(
    _ size: (series: Int, words: Int), _ seed: UInt64
  ) {
    let chart = Self.chart(series: size.series, seed: seed)
    let summary = ChartSummary(chart)
    #expect(summary.text.split(separator: " ").count <= size.words, "\(summary.text)")
    #expect((1...2).contains(summary.sentences.count), "\(summary.text)")
    // A sentence has the unit once.
    for sentence in summary.sentences {
      #expect(sentence.text.components("metre") <= 1, "\(sentence.text)")
    }
  }

  @Test func `series that go no way that has a word are named`() {
    var chart = Self.chart(series: 3, seed: 1)
    let courses: [[Double]] = [
      (0..<30).map(Double.init), (0..<30).map { Double($0) + 5 }, (0..<30).map { [8, 3, 9, 1, 7, 2, 6][$0 % 7] },
    ]
    for (index, course) in courses.enumerated() {
      for point in course.indices { chart.series[index].points[point].y = course[point] }
    }
    let first = ChartSummary(chart).sentences.first?.text ?? ""
    #expect(["Place1", "Place2", "Place3"].allSatisfy(first.contains), "\(first)")
  }

  @Test(arguments: [1, 2, 3, 6, 30], 1...40 as ClosedRange<UInt64>)
  func `a normal summary has the lowest and the highest value of all`(_ count: Int, _ seed: UInt64) {
    func numbers(_ value: JSONValue) -> [Double] {
      switch value {
      case .number(let number): [number]
      case .array(let items): items.flatMap(numbers)
      case .object(let members): members.flatMap { numbers($0.value) }
      default: []
      }
    }
    let chart = Self.chart(series: count, seed: seed)
    let y = chart.series.flatMap(\.points).compactMap(\.y)
    let summary = ChartSummary(chart)
    let reported = Set(summary.sentences.flatMap { $0.claims.flatMap(numbers) })
    #expect(reported.isSuperset(of: [y.min(), y.max()].compactMap(\.self)), "\(summary.text)")
  }

  @Test func `what went far and came back has not changed less than what stayed`() {
    func series(_ name: String, _ y: [Double]) -> MeasuredSeries {
      var chart = Self.chart(series: 1, seed: 1)
      chart.series[0].name = name
      for place in 0..<30 { chart.series[0].points[place].y = y[place] }
      return MeasuredSeries.measure(chart)[0]
    }
    let (steady, peak) = ((0..<30).map(Double.init), (0..<30).map { Double(100 - abs($0 - 15) * 6) })
    #expect(GroupClaims(all: [series("steady", steady), series("peak", peak)]).changesMost == nil)
    #expect(GroupClaims(all: [series("steady", steady), series("flat", peak.map { $0 / 10 })]).changesMost == 0)
  }

  @Test(arguments: [2, 3, 6, 30], 1...40 as ClosedRange<UInt64>)
  func `sentences about several series agree with their values`(_ count: Int, _ seed: UInt64) throws {
    let all = MeasuredSeries.measure(Self.chart(series: count, seed: seed))
    let y = all.map(\.y)
    let means = y.map { $0.reduce(0, +) / Double($0.count) }
    let claims = GroupClaims(all: all)
    let (high, low) = try #require(claims.averages)
    #expect(means[high] == means.max() && means[low] == means.min())
    if let most = claims.changesMost { #expect(y.allSatisfy { abs($0[29] - $0[0]) <= abs(y[most][29] - y[most][0]) }) }
    let (least, greatest) = try #require(claims.extremes)
    #expect(y[least.series][least.place] == y.joined().min() && y[greatest.series][greatest.place] == y.joined().max())
    for (course, series) in claims.courses {
      for index in series {
        let change = y[index][29] - y[index][0]
        if course == .rising { #expect(change > 0) }
        if course == .falling { #expect(change < 0) }
        if course == .noTrend { #expect(ClaimOracle(x: (0..<30).map(Double.init), y: y[index]).way == .level) }
      }
    }
    switch claims.order?.order {
    case .throughout(let first, _): #expect(zip(y[first], y[1 - first]).allSatisfy { $0 > $1 })
    case .until(let first, let x):
      let place = try #require(all[0].points.firstIndex { $0.x == x })
      let (a, b) = (y[first], y[1 - first])
      #expect((0...place).allSatisfy { a[$0] >= b[$0] } && ((place + 1)..<30).allSatisfy { a[$0] <= b[$0] })
    case .mostly(let first, let times):
      #expect(zip(y[first], y[1 - first]).filter { $0 > $1 }.count == times && times > 15)
    case nil:
      #expect(count != 2 || zip(y[0], y[1]).filter { $0 > $1 }.count == zip(y[0], y[1]).filter { $0 < $1 }.count)
    }
  }

  @Test(arguments: [("%@ mm", true), ("%@ °C", false)])
  func `twice as many degrees is not twice as warm`(unit: String, hasRatio: Bool) {
    var chart = Self.chart(series: 2, seed: 3)
    chart.yAxis?.values = .number(unit: AxisUnit(one: nil, other: unit))
    for place in chart.series[0].points.indices {
      chart.series[0].points[place].y = Double(20 + place)
      chart.series[1].points[place].y = Double(10 + place)
    }
    #expect(ChartSummary(chart).text.contains("times as high") == hasRatio)
  }

  @Test func `which way a series goes comes before what repeats on the way`() {
    var chart = Self.chart(series: 1, seed: 3)
    let months = (0..<96).map { month in
      ChartPoint(
        x: .number(CalendarDate(year: 2010 + month / 12, month: month % 12 + 1)?.secondsSince1970 ?? 0),
        y: Double(month) + [0, 9, 18, 27, 36, 45, 40, 32, 24, 16, 8, 2][month % 12])
    }
    chart.xAxis = .numeric(
      NumericAxis(
        title: "Month", range: (months[0].x.number ?? 0)...(months[95].x.number ?? 1), values: .date(.month)))
    chart.series[0].points = months
    let sentences = ChartSummary(chart).sentences.map(\.text)
    #expect(sentences[0].hasPrefix("Rises overall, from its lowest, 0 metres in January 2010,"), "\(sentences)")
    #expect(sentences[1] == "Repeats every year: on average highest in June, lowest in January.", "\(sentences)")
  }

  @Test func `of series that miss values the values are counted`() {
    var chart = Self.chart(series: 2, seed: 3)
    for place in [4, 9] { chart.series[1].points[place].y = nil }
    let texts = ChartSummary(chart, isFull: true).sentences.map(\.text)
    #expect(texts.contains { $0.contains("2 series with 58 points in all") }, "\(texts)")
  }

  @Test func `a series that rises apart from a value rises`() {
    var chart = Self.chart(series: 3, seed: 3)
    for index in chart.series.indices {
      for place in chart.series[index].points.indices {
        chart.series[index].points[place].y = Double(10 * place + index)
      }
    }
    chart.series[1].points[12].y = 1
    #expect(MeasuredSeries.measure(chart).map(\.groupCourse) == [.rising, .rising, .rising])
  }

  @Test func `names are spoken without underscores, and years without commas`() {
    var chart = Self.chart(series: 1, seed: 5)
    chart.yAxis?.title = "life_expectancy"
    let text = ChartSummary(chart, isFull: true).text
    #expect(
      text.contains("Life expectancy by Year, from 1990 to 2019") && !text.contains("_") && !text.contains("1,990"))
  }

  @Test func `large numbers close together keep the digits that tell them apart`() {
    var chart = Self.chart(series: 1, seed: 5)
    for place in chart.series[0].points.indices {
      chart.series[0].points[place].y = 101_234 + Double(place * place % 27)
    }
    let texts = ChartSummary(chart).sentences.map(\.text)
    #expect(texts.contains { $0.contains("101,234") } && texts.contains { $0.contains("101,259") }, "\(texts)")
  }
}

extension String {
  /// How often a word begins in the text.
  fileprivate func components(_ word: String) -> Int { ranges(of: word).count }
}
