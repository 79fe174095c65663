import PaletteRules
import Testing

struct CalendarDateTests {
  /// Counts of days: POSIX.1-2024, Base Definitions 4.19, seconds since the Epoch divided by 86,400.
  @Test(arguments: [
    ("1970-01-01", 0), ("1970-12-31", 364), ("1972-02-29", 789), ("2000-02-29", 11_016), ("2000-03-01", 11_017),
    ("2024-02-29", 19_782), ("2026-11-21", 20_778), ("2100-02-28", 47_540), ("2100-03-01", 47_541),
    ("9999-12-31", 2_932_896),
  ])
  func `a day is so many days after the first of January 1970`(_ text: String, _ days: Int) throws {
    let date = try #require(CalendarDate(text))
    #expect(date.daysSinceEpoch == days)
    #expect(date.description == text)
    #expect(CalendarDate(daysSinceEpoch: days) == date)
  }

  @Test func `every day follows the one before`() {
    var before = CalendarDate(daysSinceEpoch: 0)
    for days in 1...60_000 {
      let date = CalendarDate(daysSinceEpoch: days)
      #expect(before < date && date.daysSinceEpoch == days && before.days(to: date) == 1)
      before = date
    }
  }

  @Test(arguments: [
    "", "2026", "2026-11", "2026-1-1", "2026-11-31", "2025-02-29", "2100-02-29", "2026-00-10", "2026-13-01",
    "2026-11-00", "1969-12-31", "26-11-2026", "2026/11/21", "2026-11-21T00:00", " 2026-11-21", "２０２６-11-21",
    "+026-11-21",
  ])
  func `what is not in the calendar is not a date`(_ text: String) {
    #expect(CalendarDate(text) == nil)
  }
}
