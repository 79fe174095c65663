import PaletteRules

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
    if word.count == 2, word.first == "Q", let quarter = word.last?.wholeNumberValue, (1...4).contains(quarter) {
      return (.quarter, Double(quarter))
    }
    if let number = Double(word) { return (.number, number) }
    if let (low, _) = interval(category), let place = number(low) { return (.interval, place) }
    return period(word)
  }

  /// A week, a time of day or a fiscal year.
  private static func period(_ text: String) -> (kind: CalendarWord, place: Double)? {
    let parts = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard text.utf8.count <= 20, let first = parts.first else { return nil }
    func number(_ text: some StringProtocol) -> Int? { text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil }
    if parts.count == 2, first == "WEEK", let week = number(parts[1]) { return (.week, Double(week)) }
    // 2020-W01, 2020W01.
    let joined = parts.joined()
    if joined.utf8.count == 7, joined.dropFirst(4).first == "W", let year = number(joined.prefix(4)),
      let week = number(joined.suffix(2)), (1...53).contains(week)
    {
      return (.week, Double(year * 53 + week))
    }
    if text.contains(":"), (2...3).contains(parts.count), parts.allSatisfy({ (1...2).contains($0.utf8.count) }) {
      let numbers = parts.compactMap { number($0) }
      guard numbers.count == parts.count, numbers[0] < 25, numbers.dropFirst().allSatisfy({ $0 < 60 }) else {
        return nil
      }
      return (.clock, Double(numbers[0] * 3600 + numbers[1] * 60 + (numbers.count == 3 ? numbers[2] : 0)))
    }
    if joined.hasPrefix("FY"), parts.count <= 2, let year = number(joined.dropFirst(2)),
      [2, 4].contains(joined.utf8.count - 2)
    {
      return (.fiscalYear, Double(year))
    }
    if parts.count == 2, first.utf8.count == 4, [2, 4].contains(parts[1].utf8.count), let year = number(first),
      let next = number(parts[1]), (year + 1) % 100 == next % 100, text.contains("/") || next > 12
    {
      return (.fiscalYear, Double(year))
    }
    return nil
  }

  private static func number(_ text: Substring) -> Double? {
    Double(text.replacing(",", with: "").replacing("−", with: "-").replacing("%", with: ""))
  }

  /// Both ends of an interval as they are written, in one of the ways in which bins are: `4 to 5`, `4 – 5`, `4-5`, `[4, 5)`. Of
  /// ages the last is often open, `65+`, and has no upper end.
  private static func interval(_ category: String) -> (low: Substring, high: Substring?)? {
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

  /// A month, a day of the week or a quarter in full, `January` for `Jan`, and an interval in words, `4 to 5` for `4 – 5`; other
  /// words as they are.
  package static func text(_ category: String) -> String {
    if let month = month(category) { return CalendarDate.months[month] }
    if let day = weekday(category) { return weekdays[day] }
    if let (low, high) = interval(category) { return high.map { "\(low) to \($0)" } ?? category }
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
