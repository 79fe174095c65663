import PaletteRules
import RealModule

/// An expression of Vega over one row, as filters and calculated fields have them: `datum.year == 2000 && datum.sex == 2`.
///
/// Source: https://vega.github.io/vega/docs/expressions/
indirect enum VegaExpression {
  case constant(VegaValue)
  /// A member of the row.
  case field(String)
  case prefix(String, VegaExpression)
  case infix(String, VegaExpression, VegaExpression)
  case choice(VegaExpression, VegaExpression, VegaExpression)
  case call(String, [VegaExpression])

  private static let functions: [String: @Sendable (Double) -> Double] = [
    "abs": { $0.magnitude }, "ceil": { $0.rounded(.up) }, "floor": { $0.rounded(.down) },
    // `Math.round` rounds halves up.
    "round": { ($0 + 0.5).rounded(.down) }, "sqrt": { $0.squareRoot() }, "exp": { Double.exp($0) },
    "log": { Double.log($0) },
  ]
  /// Parts of a date; months and days of the week begin at 0.
  private static let dateParts: [String: @Sendable (CalendarDate) -> Int] = [
    "year": { $0.year }, "quarter": { $0.quarter }, "month": { $0.month - 1 }, "date": { $0.day },
    "day": { $0.weekday }, "hours": { $0.hour }, "minutes": { $0.minute }, "seconds": { $0.second },
  ]
  /// The other functions, with the number of their arguments; nil for any number.
  private static let others: [String: Int?] = [
    "min": nil, "max": nil, "pow": 2, "if": 3, "isValid": 1, "isNumber": 1, "isNaN": 1, "isFinite": 1, "toNumber": 1,
    "time": 1, "length": 1, "lower": 1, "upper": 1,
  ]

  /// Whether a function of that name takes so many arguments; nil where it is not computed.
  static func takes(_ name: String, _ count: Int) -> Bool? {
    if functions[name] != nil || dateParts[name.removingUTC] != nil { return count == 1 }
    return others[name].map { $0 == nil || $0 == count }
  }

  func value(_ row: (String) -> VegaValue) -> VegaValue {
    switch self {
    case .constant(let value): return value
    case .field(let name): return row(name)
    case .prefix("!", let operand): return .boolean(!operand.value(row).isTrue)
    case .prefix("-", let operand): return .number(-operand.value(row).number)
    case .prefix(_, let operand): return .number(operand.value(row).number)
    case .choice(let test, let one, let other): return test.value(row).isTrue ? one.value(row) : other.value(row)
    case .infix("&&", let left, let right):
      let first = left.value(row)
      return first.isTrue ? right.value(row) : first
    case .infix("||", let left, let right):
      let first = left.value(row)
      return first.isTrue ? first : right.value(row)
    case .infix(let sign, let left, let right): return Self.combined(sign, left.value(row), right.value(row))
    case .call(let name, let arguments): return Self.result(name, arguments.map { $0.value(row) })
    }
  }

  private static func combined(_ sign: String, _ a: VegaValue, _ b: VegaValue) -> VegaValue {
    switch sign {
    case "+":
      switch (a, b) {
      case (.text, _), (_, .text): return .text(a.text + b.text)
      default: return .number(a.number + b.number)
      }
    case "-": return .number(a.number - b.number)
    case "*": return .number(a.number * b.number)
    case "/": return .number(a.number / b.number)
    case "%": return .number(a.number.truncatingRemainder(dividingBy: b.number))
    case "===": return .boolean(a == b)
    case "!==": return .boolean(a != b)
    case "==": return .boolean(a.isLooselyEqual(b))
    case "!=": return .boolean(!a.isLooselyEqual(b))
    case "<": return .boolean(a.isLess(b))
    case ">": return .boolean(b.isLess(a))
    case "<=": return .boolean(a.isLessOrEqual(b))
    default: return .boolean(b.isLessOrEqual(a))
    }
  }

  private static func result(_ name: String, _ values: [VegaValue]) -> VegaValue {
    let first = values.first ?? .undefined
    if let function = functions[name] { return .number(function(first.number)) }
    if let part = dateParts[name.removingUTC] { return .number(first.date.map { Double(part($0)) } ?? .nan) }
    switch name {
    case "min": return .number(values.map(\.number).reduce(.infinity) { $1 < $0 || $1.isNaN ? $1 : $0 })
    case "max": return .number(values.map(\.number).reduce(-.infinity) { $1 > $0 || $1.isNaN ? $1 : $0 })
    case "pow": return .number(Double.pow(first.number, values[1].number))
    case "if": return first.isTrue ? values[1] : values[2]
    case "isValid":
      // Neither null nor undefined nor NaN.
      if case .number(let number) = first { return .boolean(!number.isNaN) }
      return .boolean(first != .null && first != .undefined)
    case "isNumber": if case .number = first { return .boolean(true) } else { return .boolean(false) }
    case "isNaN": return .boolean(first.number.isNaN)
    case "isFinite": return .boolean(first.number.isFinite)
    case "time": return .number(first.date.map { $0.secondsSince1970 * 1000 } ?? .nan)
    case "length":
      if case .text(let text) = first { return .number(Double(text.utf16.count)) } else { return .undefined }
    case "lower": return .text(first.text.lowercased())
    case "upper": return .text(first.text.uppercased())
    default: return .number(first.number)
    }
  }
}

extension String {
  /// `month` of `utcmonth`: times without a zone are read as UTC.
  fileprivate var removingUTC: String { hasPrefix("utc") ? String(dropFirst(3)) : self }
}
