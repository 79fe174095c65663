import PaletteRules
import SourceText

/// Reads dates as people and programs write them.
///
/// ISO 8601 (`1957-03`, `1957-03-03`, `1957-03-03T14:05:09Z`), the same with slashes, quarters (`2019-Q2`, `Q2 2019`), months by
/// name (`Mar 1957`, `3 March 1957`, `1 janvier 2001`), `03/1957`, `1957M03`, `1957年3月`. A time without a zone is UTC.
package struct DateText: Hashable, Sendable {
  /// In seconds since 1970.
  package let seconds: Double
  /// How much of the date the text tells; a year alone is a number and is not read.
  package let precision: DatePrecision
  /// The distance from UTC in seconds; nil where the text names no zone.
  let offset: Double?

  /// Reads a text; nil when it is not a date.
  ///
  /// - Parameter order: What comes first in `03/04/2019`. With nil this, `20190403` and `Jan-01`, which only a whole column tells
  ///   from other things, are not read.
  package init?(_ text: String, order: DateOrder? = nil) {
    guard text.utf8.count <= 40, text.utf8.contains(where: { $0.isDigit }) else { return nil }
    var (day, time) = (text[...], Substring?.none)
    if let colon = text.firstIndex(of: ":"), text.distance(from: text.startIndex, to: colon) > 3 {
      let start = text.index(colon, offsetBy: -2)
      guard "Tt ".contains(text[text.index(before: start)]) else { return nil }
      (day, time) = (text[..<text.index(before: start)], text[start...])
    }
    guard let (date, precision) = DayText(day)?.date(order) else { return nil }
    guard let time else {
      (seconds, self.precision, offset) = (date.secondsSince1970, precision, nil)
      return
    }
    guard precision == .day, let clock = ClockText(time),
      let whole = CalendarDate(
        year: date.year, month: date.month, day: date.day, hour: clock.hour, minute: clock.minute,
        second: clock.second ?? 0)
    else { return nil }
    offset = clock.offset
    seconds = whole.secondsSince1970 - (clock.offset ?? 0)
    self.precision = clock.second == nil ? .minute : .second
  }
}

/// The parts of a date without a time: numbers, and words between them.
private struct DayText {
  /// A letter a part: a year of four digits, a number of one or two, all eight digits, a month, `Q`.
  private var shape = ""
  private var numbers: [Int] = []
  private var widths: [Int] = []
  private var month = 0
  /// What divides the parts, each once.
  private var signs: Set<Unicode.Scalar> = []

  /// What follows a number without a meaning of its own: ordinals, prepositions.
  private static let filling: Set<String> = ["st", "nd", "rd", "th", "er", "º", "de", "del", "of"]
  private static let years: Set<String> = ["年", "月", "日", "년", "월", "일"]

  init?(_ text: Substring) {
    var rest = text.unicodeScalars
    while let first = rest.first {
      let isDigit = ("0"..."9").contains(first)
      let part = rest.prefix { ("0"..."9").contains($0) == isDigit && (isDigit || Self.isLetter($0)) }
      rest = rest.dropFirst(max(part.count, 1))
      if part.isEmpty {
        guard " -,./'’".unicodeScalars.contains(first) else { return nil }
        signs.insert(first)
      } else if isDigit {
        guard let letter = [1: "n", 2: "n", 4: "Y", 8: "8"][part.count], let number = Int(String(part)) else {
          return nil
        }
        shape += letter
        numbers.append(number)
        widths.append(part.count)
      } else {
        let word = String(part).lowercased()
        if let place = CalendarWord.month(word) {
          (month, shape) = (place + 1, shape + "M")
        } else if word == "q" {
          shape += "Q"
        } else if Self.years.contains(word) || word == "m" && shape == "Y" {
          signs.insert("M")
        } else if !Self.filling.contains(word) {
          return nil
        }
      }
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic || scalar == "º" }

  /// The date, and how much of it is told; nil where there is none.
  func date(_ order: DateOrder?) -> (CalendarDate, DatePrecision)? {
    func date(_ year: Int, _ month: Int, _ day: Int = 1, _ precision: DatePrecision = .day) -> (
      CalendarDate, DatePrecision
    )? {
      CalendarDate(year: year, month: month, day: day).map { ($0, precision) }
    }
    // POSIX, `strptime`, %y: 69 to 99 are of the last century.
    func full(_ year: Int) -> Int { year > 99 ? year : year + (year < 69 ? 2000 : 1900) }
    let isMarked = signs.contains("M")
    let isOneSign = signs.count == 1
    switch shape {
    case "QnY" where widths[0] == 1: return date(numbers[1], numbers[0] * 3 - 2, 1, .quarter)
    case "YQn" where widths[1] == 1: return date(numbers[0], numbers[1] * 3 - 2, 1, .quarter)
    case "MY", "YM": return date(numbers[0], month, 1, .month)
    case "nMY", "MnY": return date(numbers[1], month, numbers[0])
    case "YMn": return date(numbers[0], month, numbers[1])
    case "Yn" where isMarked || isOneSign && widths[1] == 2 && !signs.isDisjoint(with: ["-", "/"]):
      return date(numbers[0], numbers[1], 1, .month)
    case "nY" where isOneSign && !signs.isDisjoint(with: ["-", "/"]): return date(numbers[1], numbers[0], 1, .month)
    case "Ynn" where isMarked || isOneSign && widths == [4, 2, 2] && !signs.isDisjoint(with: ["-", "/"]):
      return date(numbers[0], numbers[1], numbers[2])
    default: break
    }
    guard let order else { return nil }
    switch shape {
    case "8" where (1800...2199).contains(numbers[0] / 10_000):
      return date(numbers[0] / 10_000, numbers[0] / 100 % 100, numbers[0] % 100)
    case "Mn" where widths[0] == 2 && isOneSign && signs != [" "]: return date(full(numbers[0]), month, 1, .month)
    case "nnY", "nnn":
      guard isOneSign, !signs.isDisjoint(with: [".", "/", "-"]), widths[2] != 1 else { return nil }
      let (day, month) = order == .dayFirst ? (numbers[0], numbers[1]) : (numbers[1], numbers[0])
      return date(full(numbers[2]), month, day)
    default: return nil
    }
  }
}

/// `14:05`, `14:05:09.25+01:00`.
private struct ClockText {
  let hour, minute: Int
  let second: Int?
  /// The distance from UTC in seconds; nil where the text names no zone.
  let offset: Double?

  init?(_ text: Substring) {
    let clock = text.prefix { !"Zz+-".contains($0) }
    let zone = text[clock.endIndex...]
    // Parts of a second are dropped.
    let whole = clock.prefix { $0 != "." && $0 != "," }
    guard let numbers = Self.pairs(whole), numbers.count == 3 || numbers.count == 2 && whole.endIndex == clock.endIndex,
      clock[whole.endIndex...].dropFirst().utf8.allSatisfy({ $0.isDigit })
    else { return nil }
    (hour, minute, second) = (numbers[0], numbers[1], numbers.count == 3 ? numbers[2] : nil)
    guard let sign = zone.first, sign == "+" || sign == "-" else {
      offset = zone.isEmpty ? nil : 0
      if zone.count > 1 { return nil }
      return
    }
    let digits = zone.dropFirst()
    guard let hours = Self.pairs(digits.prefix(2))?.first, hours < 15,
      let minutes = Self.pairs(digits.count > 2 ? digits.suffix(2) : "00")?.first, minutes < 60,
      ["", ":"].contains(digits.dropFirst(2).dropLast(2))
    else { return nil }
    offset = Double(hours * 3600 + minutes * 60) * (sign == "-" ? -1 : 1)
  }

  /// Numbers of two digits with colons between.
  private static func pairs(_ text: Substring) -> [Int]? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.utf8.count == 2 && $0.utf8.allSatisfy { $0.isDigit } }) else { return nil }
    return parts.compactMap { Int($0) }
  }
}
