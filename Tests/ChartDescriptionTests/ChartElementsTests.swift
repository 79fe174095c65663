import ChartDescription
import PaletteCharts
import PaletteRules
import Testing

@Suite struct ChartElementsTests {
  private static let coffee = SampleCharts.coffee

  @Test func `says each point as one says it: 0 cups, 20 lines of code`() {
    let elements = ChartElements(Self.coffee)
    #expect(elements.series[0].elements.map(\.text).first == "0 cups, 20 lines of code")
    #expect(elements.series[0].elements[1].text == "1 cup, 30 lines of code")
    #expect(elements.series[0].label == "Lines of code, 4 points")
  }

  @Test(arguments: ContentDirection.allCases)
  func `frames are 24 px wide and as high as the plot, inside it`(direction: ContentDirection) {
    var chart = SampleCharts.wave(points: 150)
    chart.direction = direction
    let elements = ChartElements(chart)
    for element in elements.series[0].elements {
      let frame = element.frame
      #expect(min(frame.width, frame.height) >= 24 - 1e-9)
      if !direction.isRadial {
        #expect(direction.isVertical ? frame.width == elements.plot.width : frame.height == elements.plot.height)
      }
      #expect(frame.x >= -12 && frame.right <= elements.plot.right + 12)
      #expect(frame.y >= -12 && frame.bottom <= elements.plot.bottom + 12)
    }
  }

  @Test func `frames that have room side by side do not overlap`() {
    let frames = ChartElements(SampleCharts.wave(points: 20)).series[0].elements.map(\.frame)
    for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.right <= right.x + 1e-9) }
    #expect(frames.first?.x == 0)
  }

  @Test(arguments: [2, 30])
  func `stops of several series at one place divide it by their values`(count: Int) {
    var chart = SampleCharts.wave(points: 12)
    chart.series = (0..<count).map { level in
      var series = chart.series[0]
      for index in series.points.indices { series.points[index].y = Double(level) / Double(count) }
      return series
    }
    let elements = ChartElements(chart)
    #expect(elements.plot.height == (count == 30 ? 720 : 360))
    for place in 0..<12 {
      // The greatest value is the uppermost.
      let cells = elements.series.reversed().map { $0.elements[place].frame }
      #expect(cells.first?.y == 0 && abs((cells.last?.bottom ?? 0) - elements.plot.bottom) < 1e-9)
      for (upper, lower) in zip(cells, cells.dropFirst()) { #expect(abs(upper.bottom - lower.y) < 1e-9) }
      #expect(cells.allSatisfy { $0.height >= 24 - 1e-9 })
    }
  }

  @Test(arguments: [(30, 52, 4), (2, 40, 24), (5, 12, 0), (3, 20, 0), (1, 200, 0)])
  func `more than 60 points of several series are intervals, a year of months is not`(
    count: Int, points: Int, most: Int
  ) {
    var chart = SampleCharts.wave(points: points)
    chart.series = Array(repeating: chart.series[0], count: count)
    for series in ChartElements(chart).series {
      #expect(series.hasIntervals == (most > 0) && series.elements.count <= (most > 0 ? most : points))
    }
  }

  @Test(arguments: [201, 1000, 100_000])
  func `above 200 points, at most 24 intervals hold every point once`(count: Int) {
    let series = ChartElements(SampleCharts.wave(points: count)).series[0]
    #expect(series.hasIntervals)
    #expect((8...24).contains(series.elements.count))
    var held: [Int] = []
    for element in series.elements {
      guard case .interval(let interval) = element.content else {
        Issue.record("a point among intervals")
        continue
      }
      held += interval.points
    }
    #expect(held.sorted() == Array(0..<count))
    #expect(Set(series.elements.map(\.label)).count == series.elements.count)
  }

  @Test func `an interval says how many, from where to where, the mean and the trend`() {
    var chart = SampleCharts.wave(points: 300)
    for index in 0..<300 { chart.series[0].points[index].y = Double(index) / 10 }
    let first = ChartElements(chart).series[0].elements[0]
    #expect(first.label == "0 to 20")
    #expect(first.value == "20 points, from 0 to 1.9, mean 0.95, rising")
  }

  @Test func `intervals of dates are those of the calendar`() throws {
    let start = try #require(CalendarDate(year: 2001)).secondsSince1970
    var chart = SampleCharts.wave(points: 365)
    for index in 0..<365 { chart.series[0].points[index].x = .number(start + Double(index) * 86_400) }
    chart.xAxis = .numeric(NumericAxis(title: "Day", range: start...(start + 364 * 86_400), values: .date(.day)))
    let labels = ChartElements(chart).series[0].elements.map(\.label)
    #expect(labels.count == 12)
    #expect(labels.first == "January 2001")
  }

  @Test func `days that are all the first of a month are named months`() throws {
    var chart = SampleCharts.wave(points: 12)
    let days = try (1...12).map { try #require(CalendarDate(year: 2001, month: $0)).secondsSince1970 }
    for index in 0..<12 { chart.series[0].points[index].x = .number(days[index]) }
    chart.xAxis = .numeric(NumericAxis(title: "Day", range: days[0]...days[11], values: .date(.day)))
    #expect(ChartElements(chart).series[0].elements.map(\.label).prefix(2) == ["January 2001", "February 2001"])
  }

  @Test func `points at one place need no more width`() {
    var chart = SampleCharts.wave(points: 150)
    for index in 0..<150 { chart.series[0].points[index].x = .number(Double(index % 40)) }
    #expect(ChartElements(chart).plot.width == 40 * 24)
  }

  @Test func `points at one place are distinguished by number`() {
    var chart = Self.coffee
    chart.series[0].points[1].x = .number(0)
    #expect(ChartElements(chart).series[0].elements.map(\.label).prefix(2) == ["0 cups (1 of 2)", "0 cups (2 of 2)"])
  }

  @Test func `a point that its author names says where it lies as well`() {
    var chart = Self.coffee
    chart.series[0].points[2].label = "Tuesday"
    #expect(ChartElements(chart).series[0].elements[2].text == "Tuesday, 2 cups, 35 lines of code")
  }

  @Test func `a gap is visited and says so`() {
    var chart = Self.coffee
    chart.series[0].points[2].y = nil
    #expect(ChartElements(chart).series[0].elements[2].text == "2 cups, no value")
  }
}
