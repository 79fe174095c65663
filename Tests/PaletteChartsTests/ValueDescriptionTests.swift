import PaletteCharts
import PaletteRules
import Testing

@Suite struct ValueDescriptionTests {
  @Test(
    arguments: [
      (0, "0"), (4_300_000, "4,300,000"), (0.1 + 0.2, "0.3"), (-40, "−40"), (1234.5678, "1,234.5678"), (-0.0, "0"),
      (999.999999999, "999.999999999"), (1e15, "1,000,000,000,000,000"), (1e18, "1e+18"), (2.5e-9, "2.5e-09"),
      (0.000125, "0.000125"),
    ] as [(Double, String)])
  func `writes as many decimals as the number needs`(value: Double, text: String) {
    #expect(DecimalText.text(value) == text)
  }

  @Test(arguments: [(2.345, 2, "2.35"), (2, 2, "2"), (-0.004, 2, "0"), (1e14, 12, "100,000,000,000,000")])
  func `writes at most so many decimals`(value: Double, digits: Int, text: String) {
    #expect(DecimalText.text(value, fractionDigits: digits) == text)
  }

  @Test(
    arguments: [(1, "1 cup"), (0, "0 cups"), (-1, "−1 cup"), (1.2, "1.2 cups"), (0.96, "1 cup"), (1000, "1,000 cups")]
      as [(Double, String)])
  func `says one cup and two cups`(value: Double, text: String) {
    #expect(
      ValueDescription.number(fractionDigits: 1, unit: AxisUnit(one: "%@ cup", other: "%@ cups")).text(value) == text)
  }

  @Test func `takes the plural where there is no singular, and leaves other percent signs`() {
    #expect(ValueDescription.number(unit: AxisUnit(one: nil, other: "%@ km")).text(1) == "1 km")
    #expect(ValueDescription.number(unit: AxisUnit(one: nil, other: "%@%")).text(12) == "12%")
    #expect(ValueDescription.number(unit: AxisUnit(one: nil, other: "100% of %@, %")).text(3) == "100% of 3, %")
  }

  @Test(
    arguments: [
      (DatePrecision.year, "1957"), (.quarter, "Q1 1957"), (.month, "March 1957"), (.day, "3 March 1957"),
      (.minute, "3 March 1957, 14:05"), (.second, "3 March 1957, 14:05:09"),
    ])
  func `says dates as precisely as the data`(precision: DatePrecision, text: String) throws {
    let date = try #require(CalendarDate(year: 1957, month: 3, day: 3, hour: 14, minute: 5, second: 9))
    #expect(ValueDescription.date(precision).text(date.secondsSince1970) == text)
  }

  @Test func `knows every day of four centuries`() throws {
    #expect(try #require(CalendarDate(year: 1970)).secondsSince1970 == 0)
    #expect(try #require(CalendarDate(year: 2000, month: 3, day: 1)).secondsSince1970 == 951_868_800)
    #expect(CalendarDate(year: 1900, month: 2, day: 29) == nil)
    #expect(CalendarDate(year: 2000, month: 2, day: 29) != nil)
    for day in stride(from: -100_000.0, through: 50_000, by: 1) {
      let date = try #require(CalendarDate(secondsSince1970: day * 86_400 + 86_399))
      guard date.secondsSince1970 == day * 86_400 + 86_399, date.hour == 23, date.second == 59 else {
        Issue.record("day \(day) is \(date)")
        return
      }
    }
    #expect(CalendarDate(secondsSince1970: 1e300) == nil)
  }
}
