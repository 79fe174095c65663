import PaletteRules

/// A column of a table read as dates: the order of day and month is decided for the whole column, and times keep their zone.
struct DateColumn {
  /// Every cell as ISO 8601 in the time of its place; nil where a cell is no date.
  private(set) var texts: [String]?
  /// The distance of all times from UTC in seconds, where it is one and not 0.
  private(set) var zone: Double?
  /// A cell that is a date in either order, where no other cell tells which.
  private(set) var doubt: String?

  /// Reads the cells of a column, none of them empty.
  init(_ cells: [String], order: DateOrder?) {
    func dates(_ order: DateOrder?) -> [DateText]? {
      let dates = cells.lazy.map { DateText($0, order: order) }
      guard !cells.isEmpty, dates.allSatisfy({ $0 != nil }) else { return nil }
      return dates.compactMap(\.self)
    }
    if let plain = dates(nil) {
      keep(plain)
      return
    }
    let readings = DateOrder.allCases.compactMap { order in dates(order).map { (order: order, dates: $0) } }
    guard let first = readings.first, cells.contains(where: { $0.first?.isNumber == true }) || Self.areMonths(cells)
    else { return }
    // Points come between day and month only where the day comes first (CLDR, patterns of all locales).
    let stated = order ?? (cells.allSatisfy { $0.contains(".") } ? .dayFirst : nil)
    let isClear = readings.count == 1 || readings.allSatisfy { $0.dates == first.dates }
    if let chosen = stated.map({ order in readings.first { $0.order == order } }) ?? (isClear ? first : nil) {
      keep(chosen.dates)
    } else if stated == nil {
      doubt = cells.first
    }
  }

  private mutating func keep(_ dates: [DateText]) {
    let offset = dates[0].offset
    let isLocal = dates.allSatisfy { $0.offset == offset } && offset ?? 0 != 0
    let local = dates.compactMap { CalendarDate(secondsSince1970: $0.seconds + (isLocal ? offset ?? 0 : 0)) }
    let areDays = isLocal && local.allSatisfy { ($0.hour, $0.minute, $0.second) == (0, 0, 0) }
    texts = zip(local, dates).map { $0.isoText(areDays ? .day : $1.precision) }
    zone = isLocal && !areDays ? offset : nil
  }

  /// Whether `Jan-01`, `Feb-01` … name months of years: the months change from row to row, not the numbers as days do.
  private static func areMonths(_ cells: [String]) -> Bool {
    let names = cells.map { $0.prefix { $0.isLetter } }
    return zip(names, names.dropFirst()).count { $0 != $1 } * 2 >= cells.count - 1
  }

  /// `UTC+2`, `UTC−03:30`.
  static func zoneText(_ offset: Double) -> String {
    let minutes = Int(offset.magnitude / 60)
    let (hours, rest) = (minutes / 60, minutes % 60)
    return "UTC\(offset < 0 ? "−" : "+")\(hours)" + (rest > 0 ? ":\(rest < 10 ? "0" : "")\(rest)" : "")
  }
}
