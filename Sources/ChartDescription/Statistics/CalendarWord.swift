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

  /// Both ends of an interval as they are written, in one of the ways in which bins are: `4 to 5`, `4 – 5`, `4-5`, `[4, 5)`. Of
  /// ages the last is often open, `65+`, and has no upper end.
  private static func interval(_ category: String) -> (low: Substring, high: Substring?)? {
    func number(_ text: Substring) -> Double? { Double(text.replacing(",", with: "").replacing("−", with: "-")) }
    if category.last == "+" { return number(category.dropLast()).map { _ in (category.dropLast(), nil) } }
    var (inside, signs) = (category[...], [" to ", "–", "—", "-"])
    if let first = category.first, "[(".contains(first), let last = category.last, "])".contains(last) {
      (inside, signs) = (category.dropFirst().dropLast(), [", ", ","])
    }
    for sign in signs {
      // What begins with it is negative.
      guard let place = inside.dropFirst().firstRange(of: sign) else { continue }
      let ends = [inside[..<place.lowerBound], inside[place.upperBound...]].map { end in
        end.drop { $0 == " " }.prefix { $0 != " " }
      }
      guard let low = number(ends[0]), let high = number(ends[1]), low < high else { return nil }
      return (ends[0], ends[1])
    }
    return nil
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

  /// A month, a day of the week or a quarter in full, `January` for `Jan`, and an interval in words, `4 to 5` for `4 – 5`; other
  /// words as they are.
  static func text(_ category: String) -> String {
    if let month = month(category) { return CalendarDate.months[month] }
    if let day = place(of: category, in: weekdays) { return weekdays[day] }
    if let (low, high) = interval(category) { return high.map { "\(low) to \($0)" } ?? category }
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
