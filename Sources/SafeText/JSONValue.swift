/// A JSON value to be written. Members keep their order.
///
/// Literals work: `["ratio": .number(4.5), "pairs": [1, 2], "unit": nil]`.
package indirect enum JSONValue: Sendable {
  /// Members in the order in which they are written. Keys should differ; nothing checks that.
  case object([(key: String, value: JSONValue)])
  /// Items in order.
  case array([JSONValue])
  /// Text, escaped when written.
  case string(String)
  /// A finite number, written as the shortest text that reads back as the same double; others are written as `null`.
  case number(Double)
  /// A whole number.
  case integer(Int)
  /// `true` or `false`.
  case boolean(Bool)
  /// `null`.
  case null
}

extension JSONValue {
  /// The text, or `null` when there is none.
  package static func string(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
  /// The number, or `null` when there is none.
  package static func number(_ number: Double?) -> JSONValue { number.map { .number($0) } ?? .null }
  /// The whole number, or `null` when there is none.
  package static func integer(_ number: Int?) -> JSONValue { number.map { .integer($0) } ?? .null }
  /// An array of texts.
  package static func strings(_ texts: some Sequence<String>) -> JSONValue { .array(texts.map { .string($0) }) }
  /// An array of numbers.
  package static func numbers(_ numbers: some Sequence<Double>) -> JSONValue { .array(numbers.map { .number($0) }) }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
  /// An object with the members in the order of the literal.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { (key: $0.0, value: $0.1) })
  }
  /// An array.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// A text.
  package init(stringLiteral value: String) { self = .string(value) }
  /// A number.
  package init(floatLiteral value: Double) { self = .number(value) }
  /// A whole number.
  package init(integerLiteral value: Int) { self = .integer(value) }
  /// A truth value.
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// `null`.
  package init(nilLiteral: ()) { self = .null }
}
