import PaletteCharts
import PaletteRules
import Testing

@Suite struct CalendarStepTests {
  private func time(_ year: Int, _ month: Int = 1, _ day: Int = 1, _ hour: Int = 0) throws -> Double {
    try #require(CalendarDate(year: year, month: month, day: day, hour: hour)).secondsSince1970
  }

  @Test func `takes the finest step that fits`() throws {
    let births = try time(1917)...time(1975)
    #expect(CalendarStep(births, atMost: 24, precision: .year) == .months(60))
    #expect(CalendarStep(births, atMost: 8, precision: .year) == .months(120))
    let year = try time(2019)...time(2019, 12, 31)
    #expect(CalendarStep(year, atMost: 24, precision: .day) == .months(1))
    #expect(CalendarStep(year, atMost: 24, precision: .quarter) == .months(3))
    let week = try time(2018, 1, 30)...time(2018, 2, 6)
    #expect(CalendarStep(week, atMost: 24, precision: .second) == .seconds(12 * 3600))
  }

  @Test func `starts where people start: on Mondays, first days, round years`() throws {
    #expect(CalendarStep.seconds(7 * 86_400).start(of: try time(2026, 11, 22)) == (try time(2026, 11, 16)))
    #expect(CalendarStep.months(3).start(of: try time(2019, 6, 30)) == (try time(2019, 4)))
    #expect(CalendarStep.months(120).start(of: try time(1957, 3)) == (try time(1950)))
    #expect(CalendarStep.months(1).start(of: try time(-1, 3, 5)) == (try time(-1, 3)))
  }

  @Test func `covers a range without a hole`() throws {
    let range = try time(1957, 3, 3)...time(1975, 7, 5)
    let step = CalendarStep(range, atMost: 24, precision: .day)
    let starts = step.starts(in: range)
    #expect(starts[0] <= range.lowerBound)
    #expect(step.next(after: try #require(starts.last)) > range.upperBound)
    for (start, next) in zip(starts, starts.dropFirst()) { #expect(step.next(after: start) == next) }
  }

  @Test func `numbers read as people say them`() throws {
    #expect(CalendarStep.months(12).text(startingAt: try time(1957)) == "1957")
    #expect(CalendarStep.months(120).text(startingAt: try time(1950)) == "1950 to 1959")
    #expect(CalendarStep.months(3).text(startingAt: try time(2019, 4)) == "Q2 2019")
    #expect(CalendarStep.months(6).text(startingAt: try time(2019, 7)) == "July to December 2019")
    #expect(CalendarStep.seconds(7 * 86_400).text(startingAt: try time(1957, 3, 4)) == "4 to 10 March 1957")
    #expect(CalendarStep.seconds(7 * 86_400).text(startingAt: try time(1957, 3, 29)) == "29 March 1957 to 4 April 1957")
    #expect(CalendarStep.seconds(3600).text(startingAt: try time(1957, 3, 4, 14)) == "4 March 1957, 14:00 to 15:00")
  }

  @Test func `ends on any range`() {
    for range in [0.0...0, -1e300...1e300, 0...1e12, -3e11...3e11] {
      #expect(CalendarStep(range, atMost: 24, precision: .second).starts(in: range).count <= 10_000)
    }
  }
}
