/// A JSON value for output. Members keep their order.
///
/// Supports literals: `["ratio": .number(4.5), "pairs": [1, 2], "unit": nil]`.
package enum JSONValue: Sendable {
  /// Members in output order. Keys should be unique; this is not checked.
  case object([(key: String, value: JSONValue)])
  /// Items in order.
  case array([JSONValue])
  /// The items of an array in portions, each made when it is written: a long array then never is in memory as a whole.
  case portions(count: Int, @Sendable (Int) -> [JSONValue])
  /// A value that is made as it is written.
  case written(@Sendable (inout JSONWriter) -> Void)
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
  /// A string.
  package init(stringLiteral value: String) { self = .string(value) }
  /// A number.
  package init(floatLiteral value: Double) { self = .number(value) }
  /// An integer.
  package init(integerLiteral value: Int) { self = .integer(value) }
  /// A Boolean.
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// `null`.
  package init(nilLiteral: ()) { self = .null }
}

/// Members of an object, written as they come: a tree of values would take longer to make and to take apart than to write, and
/// a report has a hundred values for each finding. The layout is that of ``JSONValue``.
extension JSONWriter {
  /// Writes an object.
  ///
  /// - Parameter body: Writes its members.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    let outer = memberCount
    sign("{")
    depth += 1
    memberCount = 0
    body(&self)
    close("}", breaksLines: layout == .pretty && memberCount > 0)
    memberCount = outer
  }

  /// Writes a member whose value `body` writes.
  ///
  /// - Parameter key: Letters; it is not escaped.
  package mutating func member(_ key: StaticString, _ body: (inout JSONWriter) -> Void) {
    separate(memberCount, breaksLines: layout == .pretty)
    memberCount += 1
    sign("\"")
    sign(key)
    sign(layout == .pretty ? "\": " : "\":")
    body(&self)
  }

  /// Writes a text, or `null` for nil.
  package mutating func member(_ key: StaticString, _ text: String?) { member(key) { $0.value(text) } }

  /// Writes a text under a key that comes from outside.
  package mutating func member(named key: String, _ text: String?) {
    separate(memberCount, breaksLines: layout == .pretty)
    memberCount += 1
    appendJSONString(key, to: &bytes)
    sign(layout == .pretty ? ": " : ":")
    value(text)
  }

  /// Writes a number in the shortest form that parses as the same double, or `null` for nil and where it is not finite.
  package mutating func member(_ key: StaticString, _ number: Double?) { member(key) { $0.value(number) } }

  /// Writes an integer, or `null` for nil.
  package mutating func member(_ key: StaticString, _ number: Int?) {
    member(key) { json in
      if let number { json.write(String(number)) } else { json.sign("null") }
    }
  }

  /// Writes an array of texts.
  package mutating func member(_ key: StaticString, _ texts: [String]) {
    member(key, count: texts.count) { $0.value(texts[$1]) }
  }

  /// Writes an array of numbers, or `null` for nil.
  package mutating func member(_ key: StaticString, _ numbers: [Double?]?) {
    member(key) { json in
      guard let numbers else { return json.null() }
      json.array(numbers.count, breaksLines: json.layout == .pretty && numbers.contains(nil)) { $0.value(numbers[$1]) }
    }
  }

  /// Writes an array; `body` writes each item.
  @inlinable
  package mutating func member<Item>(
    _ key: StaticString, each items: [Item], _ body: (inout JSONWriter, Item) -> Void
  ) {
    member(key, count: items.count) { json, index in body(&json, items[index]) }
  }

  /// Writes an array; `body` writes the item with an index.
  @usableFromInline
  package mutating func member(_ key: StaticString, count: Int, _ body: (inout JSONWriter, Int) -> Void) {
    member(key) { json in json.array(count, breaksLines: json.layout == .pretty && count > 0, body) }
  }

  /// Writes `null`, where a member has no value.
  package mutating func null() { sign("null") }

  private mutating func array(_ count: Int, breaksLines: Bool, _ body: (inout JSONWriter, Int) -> Void) {
    sign("[")
    depth += 1
    for index in 0..<count {
      separate(index, breaksLines: breaksLines)
      body(&self, index)
    }
    close("]", breaksLines: breaksLines)
  }

  private mutating func value(_ text: String?) {
    if let text { appendJSONString(text, to: &bytes) } else { sign("null") }
  }

  private mutating func value(_ number: Double?) {
    if let number, number.isFinite { write(number.description) } else { sign("null") }
  }
}
