import PaletteRules
import SourceText

/// Reads dates as people and programs write them, where one reading only is possible.
///
/// ISO 8601 (`1957`, `1957-03`, `1957-03-03`, `1957-03-03T14:05:09Z`), the same with slashes, quarters (`2019-Q2`,
/// `Q2 2019`) and English months (`Mar 1957`, `3 March 1957`, `March 3, 1957`). A time without a zone is UTC.
package struct DateText: Hashable, Sendable {
  /// In seconds since 1970.
  package let seconds: Double
  /// How much of the date the text tells; a year alone is a number and is not read.
  package let precision: DatePrecision
  /// The distance from UTC in seconds; nil where the text names no zone.
  let offset: Double?

  /// Reads a text; nil when it is not a date.
  package init?(_ text: String) {
    guard text.utf8.count <= 40, text.utf8.contains(where: { $0.isDigit }) else { return nil }
    let words = Self.words(text)
    guard let found = Self.quarter(words) ?? Self.named(words) ?? Self.numbers(text) else { return nil }
    self = found
  }

  private init?(_ date: CalendarDate?, _ precision: DatePrecision, offset: Double? = nil) {
    guard let date else { return nil }
    (seconds, self.precision, self.offset) = (date.secondsSince1970 - (offset ?? 0), precision, offset)
  }

  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var kind = 0
    for character in text.utf8 {
      let next =
        character.isDigit ? 1 : character.isLetter || character >= 0x80 ? 2 : 0
      if next == 0 {
        kind = 0
        // What separates words of a date.
        guard " -,./".utf8.contains(character) else { return [] }
        continue
      }
      if next != kind { words.append("") }
      words[words.count - 1].unicodeScalars.append(Unicode.Scalar(character | (next == 2 ? 0x20 : 0)))
      kind = next
    }
    return words
  }

  /// `2019-Q2`, `Q2 2019`.
  private static func quarter(_ words: [String]) -> DateText? {
    guard words.count == 3, let place = words.firstIndex(of: "q"), place < 2, words[place + 1].utf8.count == 1,
      let quarter = Int(words[place + 1]), let year = year(words[place == 0 ? 2 : 0])
    else { return nil }
    return DateText((1...4).contains(quarter) ? CalendarDate(year: year, month: quarter * 3 - 2) : nil, .quarter)
  }

  /// `Mar 1957`, `1957 Mar`, `3 March 1957`, `March 3 1957`.
  private static func named(_ words: [String]) -> DateText? {
    guard let place = words.firstIndex(where: { month($0) != nil }), let month = month(words[place]) else { return nil }
    let numbers = words.indices.filter { $0 != place }.map { words[$0] }
    if numbers.count == 1, let year = year(numbers[0]) {
      return DateText(CalendarDate(year: year, month: month), .month)
    }
    guard numbers.count == 2, let year = year(numbers[1]), let day = Int(numbers[0]) else { return nil }
    return DateText(CalendarDate(year: year, month: month, day: day), .day)
  }

  private static func month(_ word: String) -> Int? {
    guard word.utf8.count >= 3 else { return nil }
    return CalendarDate.months.firstIndex { name in
      let name = name.lowercased()
      return name == word || name.prefix(3) == word || word == "sept" && name == "september"
    }.map { $0 + 1 }
  }

  private static func year(_ digits: String) -> Int? { digits.utf8.count == 4 ? Int(digits) : nil }

  /// `1957-03`, `1957-03-03`, `1957-03-03 14:05`, `1957-03-03T14:05:09.25+01:00`, and with slashes.
  private static func numbers(_ text: String) -> DateText? {
    var scanner = DigitScanner(text)
    guard let year = scanner.digits(4), let separator = scanner.one(of: "-/"), let month = scanner.digits(2) else {
      return nil
    }
    if scanner.isAtEnd { return DateText(CalendarDate(year: year, month: month), .month) }
    guard scanner.one(of: separator) != nil, let day = scanner.digits(2) else { return nil }
    if scanner.isAtEnd { return DateText(CalendarDate(year: year, month: month, day: day), .day) }
    guard scanner.one(of: "Tt ") != nil, let hour = scanner.digits(2), scanner.one(of: ":") != nil,
      let minute = scanner.digits(2)
    else { return nil }
    var second: Int?
    if scanner.one(of: ":") != nil {
      second = scanner.digits(2)
      guard second != nil else { return nil }
      if scanner.one(of: ".,") != nil { scanner.skipDigits() }
    }
    var offset: Double?
    if scanner.one(of: "Zz") != nil {
      offset = 0
    } else if let sign = scanner.one(of: "+-") {
      guard let hours = scanner.digits(2), hours < 15 else { return nil }
      _ = scanner.one(of: ":")
      let minutes = scanner.isAtEnd ? 0 : scanner.digits(2) ?? 99
      guard minutes < 60 else { return nil }
      offset = Double(hours * 3600 + minutes * 60) * (sign == "-" ? -1 : 1)
    }
    guard scanner.isAtEnd else { return nil }
    let date = CalendarDate(year: year, month: month, day: day, hour: hour, minute: minute, second: second ?? 0)
    return DateText(date, second == nil ? .minute : .second, offset: offset)
  }
}

/// Reads fixed numbers of digits.
private struct DigitScanner {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func digits(_ count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy({ $0.isDigit }) else { return nil }
    rest = rest.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  mutating func skipDigits() { rest = rest.drop { $0.isDigit } }

  mutating func one(of characters: String) -> String? {
    guard let first = rest.first, characters.utf8.contains(first) else { return nil }
    rest = rest.dropFirst()
    return String(UnicodeScalar(first))
  }
}
