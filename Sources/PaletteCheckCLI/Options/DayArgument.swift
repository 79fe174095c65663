import ArgumentParser
import PaletteRules

/// A day given to an option.
enum DayArgument {
  /// Parses what was typed, or says what would be right.
  static func parse(_ argument: String) throws -> CalendarDate {
    guard let date = CalendarDate(argument) else {
      throw ValidationError("'\(argument)' is not a day of the calendar; give one such as 2026-11-21")
    }
    return date
  }
}
