import PaletteCharts

/// Categories that have an order by their meaning: months, days of the week, quarters, numbers.
enum CalendarWord: Hashable, Sendable {
  case month, weekday, quarter, number

  private static let weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]

  /// What a category is by its English name, whole or cut to three letters; nil for another word.
  init?(_ category: String) {
    let word = category.lowercased()
    func names(_ list: [String]) -> Bool { list.contains { $0 == word || word.count == 3 && $0.hasPrefix(word) } }
    if names(CivilDate.months.map { $0.lowercased() }) {
      self = .month
    } else if names(Self.weekdays) {
      self = .weekday
    } else if word.count == 2, word.first == "q", let digit = word.last, "1234".contains(digit) {
      self = .quarter
    } else if Double(word) != nil {
      self = .number
    } else {
      return nil
    }
  }

  /// Whether all categories are of one kind, so that what comes next follows.
  static func areOrdered(_ categories: [String]) -> Bool {
    guard let first = categories.first.flatMap({ CalendarWord($0) }), categories.count > 1 else { return false }
    return categories.allSatisfy { CalendarWord($0) == first }
  }
}
