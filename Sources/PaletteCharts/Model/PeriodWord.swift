/// Names of stretches of time that follow each other without being dates: weeks, times of day, fiscal years.
package enum PeriodWord: Hashable, Sendable {
  /// `2020-W01` (ISO 8601), `08:00`, `FY2019` or `2019/20`.
  case week, clock, fiscalYear

  /// What a text is, and its place among its kind; nil for another text.
  static func read(_ text: String) -> (kind: PeriodWord, place: Int)? {
    let parts = text.uppercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard text.utf8.count <= 20, let first = parts.first else { return nil }
    func number(_ text: some StringProtocol) -> Int? { text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil }
    // 2020-W01, 2020W01.
    let joined = parts.joined()
    if joined.utf8.count == 7, joined.dropFirst(4).first == "W", let year = number(joined.prefix(4)),
      let week = number(joined.suffix(2)), (1...53).contains(week)
    {
      return (.week, year * 53 + week)
    }
    if text.contains(":"), (2...3).contains(parts.count), parts.allSatisfy({ (1...2).contains($0.utf8.count) }) {
      let numbers = parts.compactMap { number($0) }
      guard numbers.count == parts.count, numbers[0] < 25, numbers.dropFirst().allSatisfy({ $0 < 60 }) else {
        return nil
      }
      return (.clock, numbers[0] * 3600 + numbers[1] * 60 + (numbers.count == 3 ? numbers[2] : 0))
    }
    if parts.count == 1, first.hasPrefix("FY"), let year = number(first.dropFirst(2)),
      [2, 4].contains(first.utf8.count - 2)
    {
      return (.fiscalYear, year)
    }
    if parts.count == 2, first == "FY", let year = number(parts[1]), [2, 4].contains(parts[1].utf8.count) {
      return (.fiscalYear, year)
    }
    if parts.count == 2, first.utf8.count == 4, [2, 4].contains(parts[1].utf8.count), let year = number(first),
      let next = number(parts[1]), (year + 1) % 100 == next % 100, text.contains("/") || next > 12
    {
      return (.fiscalYear, year)
    }
    return nil
  }

  /// Whether texts are of one kind, each later than the one before.
  package static func areOrdered(_ texts: [String]) -> Bool {
    guard texts.count > 1, let first = read(texts[0])?.kind else { return false }
    let places = texts.compactMap { text in read(text).flatMap { $0.kind == first ? $0.place : nil } }
    return places.count == texts.count && zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// Whether texts are of one kind, in any order.
  static func areAll(_ texts: some Collection<String>) -> Bool {
    guard let first = texts.first.flatMap({ read($0)?.kind }) else { return false }
    return texts.allSatisfy { read($0)?.kind == first }
  }
}
