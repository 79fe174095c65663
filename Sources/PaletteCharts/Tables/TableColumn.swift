import PaletteRules
import SourceText

/// A column of a table. How its numbers are written is decided for the whole column, not for a cell.
struct TableColumn {
  let name: TableCell
  let cells: [TableCell]
  /// What comes before the decimals.
  let mark: DecimalMark
  /// A cell such as `1,200`, which is a number either way, where no other cell tells which.
  private(set) var doubt: TableCell?
  /// A cell such as `333.333` beside `500`, whose point could divide thousands, and is read as that of decimals; of money the other
  /// way round.
  private(set) var guess: String?
  /// The words around every number, `%@` in its place; nil where there are none or cells differ.
  let unit: String?
  /// Whether it holds numbers; one wrong cell among numbers is a mistake and not a name.
  let isNumeric: Bool

  /// - Parameters:
  ///   - stated: What comes before the decimals, where the user says it.
  ///   - hasCommas: Whether decimals are written with commas where the table comes from, as semicolons between cells show.
  init(_ name: TableCell, _ cells: [TableCell], stated: DecimalMark?, hasCommas: Bool) {
    (self.name, self.cells) = (name, cells)
    var (points, commas, numbers, others) = (0, 0, 0, 0)
    var example: TableCell?
    var units: Set<String?> = []
    // `980` beside `1,200`: in a column of three decimals it would have them too.
    var (hasWhole, hasHundreds, isComma) = (false, false, false)
    for cell in cells where !Self.isMissing(cell.text) {
      let written = WrittenNumber(cell.text)
      switch (written?.value(.point), written?.value(.comma)) {
      case (nil, nil):
        others += 1
        continue
      case (_?, nil): points += 1
      case (nil, _?): commas += 1
      case (let point?, let comma?) where point == comma:
        hasWhole = hasWhole || point.magnitude < 1000
        hasHundreds = hasHundreds || (100..<1000).contains(point.magnitude)
      case (let point?, let comma?):
        example = example ?? cell
        isComma = isComma || point.magnitude > comma.magnitude
      }
      numbers += 1
      units.insert(written?.unit)
    }
    isNumeric = numbers > 0 ? numbers >= others : others == 0
    unit = units.count == 1 ? units.first ?? nil : nil
    guard stated == nil, points == commas else {
      mark = stated ?? (points > commas ? .point : .comma)
      return
    }
    guard let example, isComma ? !hasWhole : hasCommas && (hasHundreds || !hasWhole) else {
      guess = !isComma && hasHundreds ? example?.text : nil
      // Nobody writes three decimals of some amounts of money and none of others.
      mark = guess != nil && WrittenNumber.isMoney(unit) ? .comma : .point
      return
    }
    // Three decimals behind a point are what programs write between commas.
    (mark, doubt) = (.point, example)
  }

  /// The name, as messages quote it.
  var shown: String { ChartFields.shortened(name.text) }
  var texts: [String] { cells.map(\.text) }
  /// The name without its unit, and the unit; nil where it names none.
  var titled: (title: String, unit: AxisUnit)? { AxisUnit.titled(name.text) }

  /// The number in a cell; nil for something else.
  func number(_ cell: TableCell) -> Double? { WrittenNumber(cell.text)?.value(mark) }

  func value(_ cell: TableCell) -> ChartValue { number(cell).map { .number($0) } ?? .category(cell.text) }

  /// Whether it holds times: dates, years, weeks, hours.
  func isTime(order: DateOrder?) -> Bool {
    let present = cells.filter { !Self.isMissing($0.text) }
    let texts = present.map(\.text)
    guard !texts.isEmpty else { return false }
    if DateColumn(texts, order: order).texts != nil || CalendarWord.kind(of: texts)?.isPeriod == true { return true }
    let type = PlottedAxis.type(of: present.map(value), title: name.text).type
    return type != .number && type != .category
  }

  /// Whether a text comes twice.
  var comesAgain: Bool { Set(texts).count < cells.count }

  /// Whether a cell says that there is no value.
  static func isMissing(_ text: String) -> Bool { missing.contains(text.lowercased()) }

  /// Words for a missing value: of R, SQL, spreadsheets and statistical offices.
  private static let missing: Set<String> = ["", "na", "n/a", "#n/a", "nan", "null", "none", "-", "–", "—", "..", "."]
}
