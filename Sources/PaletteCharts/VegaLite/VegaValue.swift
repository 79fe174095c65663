import PaletteRules
import SourceText

/// A value of Vega's expressions, with the conversions of JavaScript that they rest on.
///
/// Source: ECMA-262, 15th edition, sections 7.1 and 7.2.
enum VegaValue: Equatable {
  case number(Double)
  case text(String)
  case boolean(Bool)
  case null
  /// A member that a row does not have.
  case undefined

  /// The value of a node; nil for lists and objects.
  init?(_ node: SourceNode?) {
    switch node?.value {
    case .number(let number, _)?: self = .number(number)
    case .string(let text)?: self = .text(text)
    case .boolean(let boolean)?: self = .boolean(boolean)
    case .null?: self = .null
    case nil: self = .undefined
    case .array?, .object?: return nil
    }
  }

  /// The value as a node of the row that it is computed for.
  func node(at range: Range<Int>) -> SourceNode {
    switch self {
    case .number(let number) where number.isFinite:
      SourceNode(.number(number, text: text), range: range)
    case .text(let text): SourceNode(.string(text), range: range)
    case .boolean(let boolean): SourceNode(.boolean(boolean), range: range)
    case .number, .null, .undefined: SourceNode(.null, range: range)
    }
  }

  /// As a number; NaN for what is none.
  var number: Double {
    switch self {
    case .number(let number): number
    case .text(let text):
      text.contains { !$0.isWhitespace } ? Double(String(text.drop(while: \.isWhitespace))) ?? .nan : 0
    case .boolean(let boolean): boolean ? 1 : 0
    case .null: 0
    case .undefined: .nan
    }
  }

  var text: String {
    switch self {
    case .number(let number):
      number.rounded() == number && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
    case .text(let text): text
    case .boolean(let boolean): "\(boolean)"
    case .null: "null"
    case .undefined: "undefined"
    }
  }

  var isTrue: Bool {
    switch self {
    case .number(let number): !(number == 0 || number.isNaN)
    case .text(let text): !text.isEmpty
    case .boolean(let boolean): boolean
    case .null, .undefined: false
    }
  }

  /// The time that it names; nil where it names none. Numbers are milliseconds since 1970.
  var date: CalendarDate? {
    switch self {
    case .number(let number): CalendarDate(secondsSince1970: number / 1000)
    case .text(let text): DateText(text).flatMap { CalendarDate(secondsSince1970: $0.seconds) }
    case .boolean, .null, .undefined: nil
    }
  }

  /// `==`: numbers and texts that look like them are equal, and so are null and undefined.
  func isLooselyEqual(_ other: VegaValue) -> Bool {
    switch (self, other) {
    case (.null, .undefined), (.undefined, .null): true
    case (.null, _), (.undefined, _), (_, .null), (_, .undefined): self == other
    case (.text(let a), .text(let b)): a == b
    default: number == other.number
    }
  }

  /// `<`: texts by their UTF-16, everything else as numbers.
  func isLess(_ other: VegaValue) -> Bool {
    if case .text(let a) = self, case .text(let b) = other { return a.utf16.lexicographicallyPrecedes(b.utf16) }
    return number < other.number
  }

  /// `<=`, likewise.
  func isLessOrEqual(_ other: VegaValue) -> Bool {
    if case .text(let a) = self, case .text(let b) = other { return !b.utf16.lexicographicallyPrecedes(a.utf16) }
    return number <= other.number
  }
}
