import PaletteCharts
import PaletteRules

/// Categories that have an order by their meaning: months, days of the week, quarters, numbers, intervals such as `4 to 5`.
enum CalendarWord: Hashable, Sendable {
  case month, weekday, quarter, number, interval

  /// The English names of the days, from Monday on.
  static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

  /// The German names of the months.
  private static let germanMonths = [
    "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
    "Dezember",
  ]

  /// What a category is by its name, whole or cut to three letters; months also by their German ones. Nil for another word.
  init?(_ category: String) {
    let word = category.lowercased()
    if Self.month(word) != nil {
      self = .month
    } else if Self.place(of: word, in: Self.weekdays) != nil {
      self = .weekday
    } else if word.count == 2, word.first == "q", let digit = word.last, "1234".contains(digit) {
      self = .quarter
    } else if Double(word) != nil {
      self = .number
    } else if Self.interval(category) != nil {
      self = .interval
    } else {
      return nil
    }
  }

  /// Both ends of an interval: `4 to 5`.
  static func interval(_ category: String) -> (low: Double, high: Double)? {
    let ends = category.split(separator: " ").map { $0.replacing(",", with: "").replacing("−", with: "-") }
    guard ends.count == 3, ends[1] == "to", let low = Double(ends[0]), let high = Double(ends[2]), low < high else {
      return nil
    }
    return (low, high)
  }

  /// The place of a month in the year.
  static func month(_ word: String) -> Int? {
    place(of: word, in: CalendarDate.months) ?? place(of: word, in: germanMonths)
  }

  /// The place of a name, whole or cut to three letters, in a list of names.
  static func place(of word: String, in names: [String]) -> Int? {
    let word = word.lowercased()
    return names.firstIndex { name in
      let name = name.lowercased()
      return name == word || word.count == 3 && name.hasPrefix(word)
    }
  }

  /// A month, a day of the week or a quarter in full: `January` for `Jan`; other words as they are.
  static func text(_ category: String) -> String {
    if let month = month(category) { return CalendarDate.months[month] }
    if let day = place(of: category, in: weekdays) { return weekdays[day] }
    guard CalendarWord(category) == .quarter, let quarter = category.last else { return category }
    return "Q\(quarter)"
  }

  /// Whether all categories are of one kind, so that what comes next follows.
  static func areOrdered(_ categories: [String]) -> Bool {
    if PeriodWord.areOrdered(categories) { return true }
    guard let first = categories.first.flatMap({ CalendarWord($0) }), categories.count > 1 else { return false }
    return categories.allSatisfy { CalendarWord($0) == first }
  }
}
