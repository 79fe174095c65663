/// A JSON value for output. Members keep their order.
///
/// Supports literals: `["ratio": .number(4.5), "pairs": [1, 2], "unit": .null]`; a member that is nil is left out.
package enum JSONValue: Sendable {
  /// Members in output order. Keys should be unique; this is not checked.
  case object([(key: String, value: JSONValue)])
  /// Items in order.
  case array([JSONValue])
  /// The items of an array in portions, each made when it is written: a long array then never is in memory as a whole.
  case portions(count: Int, @Sendable (Int) -> [JSONValue])
  /// Text, escaped on output.
  case string(String)
  /// A number, written in the shortest form that parses as the same double; `null` unless it is finite.
  case number(Double)
  /// A whole number.
  case integer(Int)
  /// `true` or `false`.
  case boolean(Bool)
  /// `null`.
  case null
}

extension JSONValue {
  /// The text, or `null` for nil.
  package static func string(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
  /// The number, or `null` for nil.
  package static func number(_ number: Double?) -> JSONValue { number.map { .number($0) } ?? .null }
  /// The integer, or `null` for nil.
  package static func integer(_ number: Int?) -> JSONValue { number.map { .integer($0) } ?? .null }
  /// An array of strings.
  package static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
  /// An array of numbers.
  package static func numbers(_ numbers: some Sequence<Double>) -> JSONValue { .array(numbers.map { .number($0) }) }

  /// One object with the members of several, in order.
  package static func joining(_ objects: JSONValue...) -> JSONValue {
    .object(objects.flatMap(\.members))
  }

  private var members: [(key: String, value: JSONValue)] {
    if case .object(let members) = self { members } else { [] }
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  /// An object with the members in the order of the literal, without those that are nil.
  package init(dictionaryLiteral elements: (String, JSONValue?)...) {
    self = .object(elements.compactMap { key, value in value.map { (key: key, value: $0) } })
  }
  /// An array.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// A string.
  package init(stringLiteral value: String) { self = .string(value) }
  /// A number.
  package init(floatLiteral value: Double) { self = .number(value) }
  /// An integer.
  package init(integerLiteral value: Int) { self = .integer(value) }
  /// A Boolean.
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
}
