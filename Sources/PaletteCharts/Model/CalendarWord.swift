import PaletteRules
import SourceText

/// Categories that have an order by their meaning: months, days of the week, weeks, times of day, numbers, intervals.
package enum CalendarWord: Hashable, Sendable {
  case month, weekday, quarter, number
  /// `4 to 5`, `65+`.
  case interval
  /// `2020-W01` (ISO 8601), `08:00`, `FY2019` or `2019/20`.
  case week, clock, fiscalYear

  /// The English names of the days, from Monday on.
  package static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

  /// The names of the months in German, French, Spanish, Italian, Portuguese and Dutch (Unicode CLDR 48).
  private static let foreignMonths = [
    "januar februar märz april mai juni juli august september oktober november dezember",
    "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    "januari februari maart april mei juni juli augustus september oktober november december",
  ]

  /// Each name of a month in small letters, English and German ones also cut to three, with its place.
  private static let months: [String: Int] = {
    let english = CalendarDate.months.map { $0.lowercased() }
    let all = [english] + foreignMonths.map { $0.split(separator: " ").map(String.init) }
    var places = ["sept": 8]
    for (language, names) in all.enumerated() {
      for (place, name) in names.enumerated() {
        places[name] = places[name] ?? place
        if language < 2 { places[String(name.prefix(3))] = places[String(name.prefix(3))] ?? place }
      }
    }
    return places
  }()

  /// The place of a month in the year, from 0.
  static func month(_ word: String) -> Int? { months[word.lowercased()] }

  private static func weekday(_ word: String) -> Int? {
    let word = word.lowercased()
    return weekdays.firstIndex { $0.lowercased() == word || word.count == 3 && $0.lowercased().hasPrefix(word) }
  }

  /// What a category is, and its place among its kind; nil for another word.
  package static func read(_ category: String) -> (kind: CalendarWord, place: Double)? {
    if let month = month(category) { return (.month, Double(month)) }
    if let day = weekday(category) { return (.weekday, Double(day)) }
    let word = category.uppercased()
    if let number = Double(word) { return (.number, number) }
    if let place = interval(category)?.place { return (.interval, place) }
    guard word.utf8.count <= 20, word.contains(where: \.isNumber) else { return nil }
    // Words and numbers, with what divides them left out.
    let parts = word.split { !$0.isLetter && !$0.isNumber }
    let numbers = parts.compactMap { $0.utf8.allSatisfy(\.isDigit) ? Int($0) : nil }
    let joined = parts.joined()
    func digits(_ text: Substring) -> Int? { text.utf8.allSatisfy(\.isDigit) ? Int(text) : nil }
    switch (joined.first, parts.count) {
    case ("Q", 1):
      guard joined.utf8.count == 2, let quarter = digits(joined.dropFirst()), (1...4).contains(quarter) else { break }
      return (.quarter, Double(quarter))
    case ("W", 2) where parts[0] == "WEEK" && numbers.count == 1: return (.week, Double(numbers[0]))
    case ("F", 1...2) where joined.hasPrefix("FY") && [4, 6].contains(joined.utf8.count):
      return digits(joined.dropFirst(2)).map { (.fiscalYear, Double($0)) }
    case (_, 2...3) where word.contains(":"):
      guard numbers.count == parts.count, parts.allSatisfy({ $0.utf8.count < 3 }), numbers[0] < 25,
        numbers.dropFirst().allSatisfy({ $0 < 60 })
      else { break }
      return (.clock, Double(numbers[0] * 3600 + numbers[1] * 60 + (numbers.count == 3 ? numbers[2] : 0)))
    case (_, 2) where numbers.count == 2 && parts[0].utf8.count == 4 && [2, 4].contains(parts[1].utf8.count):
      // 2019/20, 2019-2020.
      guard (numbers[0] + 1) % 100 == numbers[1] % 100, word.contains("/") || numbers[1] > 12 else { break }
      return (.fiscalYear, Double(numbers[0]))
    default:
      // 2020-W01, 2020W01.
      guard joined.utf8.count == 7, joined.dropFirst(4).first == "W", let year = digits(joined.prefix(4)),
        let week = digits(joined.suffix(2)), (1...53).contains(week)
      else { break }
      return (.week, Double(year * 53 + week))
    }
    return nil
  }

  /// An interval in words, and where it begins, in one of the ways in which bins are written: `4 to 5`, `4 – 5`, `4-5`, `[4, 5)`. Of
  /// ages the last is often open, `65+`.
  private static func interval(_ category: String) -> (place: Double, text: String)? {
    func number(_ text: Substring) -> Double? {
      Double(text.replacing(",", with: "").replacing("−", with: "-").replacing("%", with: ""))
    }
    if category.last == "+" { return number(category.dropLast()).map { ($0, category) } }
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
      return (low, "\(ends[0]) to \(ends[1])")
    }
    return nil
  }

  /// A month, a day of the week or a quarter in full, `January` for `Jan`, and an interval in words, `4 to 5` for `4 – 5`; other
  /// words as they are.
  package static func text(_ category: String) -> String {
    if let month = month(category) { return CalendarDate.months[month] }
    if let day = weekday(category) { return weekdays[day] }
    if let interval = interval(category) { return interval.text }
    return read(category)?.kind == .quarter ? category.uppercased() : category
  }

  /// The kind of all texts; nil where they are of several, or of none.
  package static func kind(of texts: some Collection<String>) -> CalendarWord? {
    guard let first = texts.first.flatMap({ read($0)?.kind }) else { return nil }
    return texts.allSatisfy { read($0)?.kind == first } ? first : nil
  }

  /// Whether all categories are of one kind, so that what comes next follows; stretches of time have to rise.
  package static func areOrdered(_ categories: [String]) -> Bool {
    guard categories.count > 1, let kind = kind(of: categories) else { return false }
    return !kind.isPeriod || isRising(categories)
  }

  private static func isRising(_ categories: [String]) -> Bool {
    let places = categories.compactMap { read($0)?.place }
    return zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// Whether each comes once in time, so that a row of them is a line.
  var isPeriod: Bool { self == .week || self == .clock || self == .fiscalYear }

  /// Categories in their order, where one of them begins a row that has no other: years may begin in April, and nights at 22:00.
  static func sorted(_ categories: [String]) -> [String] {
    guard let kind = kind(of: categories), [.week, .fiscalYear, .number, .interval].contains(kind),
      !isRising(categories)
    else { return categories }
    return categories.map { ($0, read($0)?.place ?? 0) }.sorted { $0.1 < $1.1 }.map(\.0)
  }
}
