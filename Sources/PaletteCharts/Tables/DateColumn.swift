import PaletteRules

/// A column of a table read as dates: the order of day and month is decided for the whole column, and times keep their zone.
struct DateColumn {
  /// Every cell as ISO 8601 in the time of its place; nil where a cell is no date.
  let texts: [String]?
  /// The distance of all times from UTC in seconds, where it is one and not 0.
  let zone: Double?
  /// A cell that is a date in either order, where no other cell tells which.
  let doubt: String?

  /// Reads the cells of a column, none of them empty.
  init(_ cells: [String], order: DateOrder?) {
    let plain = cells.map { CompactDate($0)?.text }
    if !cells.isEmpty, plain.allSatisfy({ $0 != nil }) {
      (texts, zone, doubt) = (plain.compactMap(\.self), nil, nil)
      return
    }
    let dates = cells.map { NumericDate($0) }
    if !cells.isEmpty, dates.allSatisfy({ $0 != nil }) {
      let known = dates.compactMap(\.self)
      let orders = DateOrder.allCases.filter { order in known.allSatisfy { $0.text(order) != nil } }
      // Points come between day and month only where the day comes first (CLDR, patterns of all locales).
      let stated = order ?? (known.allSatisfy(\.hasPoints) ? .dayFirst : nil)
      let isSame = orders.count == 2 && known.allSatisfy { $0.text(.dayFirst) == $0.text(.monthFirst) }
      guard let chosen = stated ?? (orders.count == 1 || isSame ? orders.first : nil) else {
        (texts, zone, doubt) = (nil, nil, orders.isEmpty ? nil : cells.first)
        return
      }
      let written = known.compactMap { $0.text(chosen) }
      (texts, zone, doubt) = (written.count == cells.count ? written : nil, nil, nil)
      return
    }
    doubt = nil
    let times = cells.map { DateText($0) }
    let offsets = Set(times.map { $0?.offset })
    guard times.allSatisfy({ $0 != nil }), let offset = offsets.first ?? nil, offsets.count == 1, offset != 0 else {
      (texts, zone) = (nil, nil)
      return
    }
    let local = times.compactMap { $0.flatMap { CalendarDate(secondsSince1970: $0.seconds + offset) } }
    let areDays = local.allSatisfy { ($0.hour, $0.minute, $0.second) == (0, 0, 0) }
    let precision = times.compactMap { $0?.precision }.max() ?? .second
    texts = local.map { $0.isoText(areDays ? .day : precision) }
    zone = areDays ? nil : offset
  }

  /// `UTC+2`, `UTC−03:30`.
  static func zoneText(_ offset: Double) -> String {
    let minutes = Int(offset.magnitude / 60)
    let (hours, rest) = (minutes / 60, minutes % 60)
    return "UTC\(offset < 0 ? "−" : "+")\(hours)" + (rest > 0 ? ":\(rest < 10 ? "0" : "")\(rest)" : "")
  }
}

/// Eight digits that are a date: `20200101`.
private struct CompactDate {
  let text: String

  init?(_ cell: String) {
    guard cell.utf8.count == 8, let number = Int(cell), (1800_00_00...2199_12_31).contains(number),
      CalendarDate(year: number / 10_000, month: number / 100 % 100, day: number % 100) != nil
    else { return nil }
    text = "\(cell.prefix(4))-\(cell.dropFirst(4).prefix(2))-\(cell.suffix(2))"
  }
}

/// Three numbers with points, slashes or hyphens between them, and perhaps a time: `31.12.2019 14:05`.
private struct NumericDate {
  private let first, second, year: Int
  private let time: String
  let hasPoints: Bool

  init?(_ cell: String) {
    let halves = cell.split(maxSplits: 1) { $0 == " " || $0 == "T" }
    guard let date = halves.first, let sign = date.first(where: { "./-".contains($0) }) else { return nil }
    let parts = date.split(separator: sign, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2].count == 4 || parts[2].count == 2, (1...2).contains(parts[0].count),
      (1...2).contains(parts[1].count), parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let first = Int(parts[0]), let second = Int(parts[1]), let last = Int(parts[2])
    else { return nil }
    (self.first, self.second, hasPoints) = (first, second, sign == ".")
    // POSIX, `strptime`, %y: 69 to 99 are of the last century.
    year = parts[2].count == 4 ? last : last + (last < 69 ? 2000 : 1900)
    time = halves.count == 2 ? "T" + halves[1] : ""
  }

  /// The date in ISO 8601; nil where there is none in that order.
  func text(_ order: DateOrder) -> String? {
    let (day, month) = order == .dayFirst ? (first, second) : (second, first)
    guard let date = CalendarDate(year: year, month: month, day: day) else { return nil }
    let text = date.isoText(.day) + time
    return DateText(text) == nil ? nil : text
  }
}

extension CalendarDate {
  /// The date as ISO 8601 has it, without a zone.
  package func isoText(_ precision: DatePrecision) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let years = String(repeating: "0", count: max(4 - String(year).count, 0)) + String(year)
    let day = "\(years)-\(two(month))-\(two(self.day))"
    return switch precision {
    case .year: years
    case .quarter: "\(years)-Q\(quarter)"
    case .month: "\(years)-\(two(month))"
    case .day: day
    case .minute: "\(day)T\(two(hour)):\(two(minute))"
    case .second: "\(day)T\(two(hour)):\(two(minute)):\(two(second))"
    }
  }
}
