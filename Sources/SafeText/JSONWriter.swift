/// Writes all of the program's JSON. Equal values give equal bytes on every machine.
package struct JSONWriter {
  /// The layout of the text.
  package enum Layout: Sendable {
    /// Two spaces per level, arrays of numbers on one line, a final line feed.
    case pretty
    /// No white space and no final line feed.
    case compact
  }

  private let layout: Layout
  private var text = ""
  private var depth = 0

  /// The JSON text of a value.
  package static func text(_ value: JSONValue, _ layout: Layout = .pretty) -> String {
    var writer = JSONWriter(layout: layout)
    writer.write(value)
    if layout == .pretty { writer.text += "\n" }
    return writer.text
  }

  private init(layout: Layout) { self.layout = layout }

  private mutating func write(_ value: JSONValue) {
    switch value {
    case .object(let members):
      list(members, "{", "}") { writer, member in
        writer.text += jsonString(member.key)
        writer.text += writer.layout == .pretty ? ": " : ":"
        writer.write(member.value)
      }
    case .array(let items):
      list(items, "[", "]", onOneLine: items.allSatisfy(\.isNumber)) { writer, item in writer.write(item) }
    case .string(let string): text += jsonString(string)
    case .number(let number): text += number.isFinite ? number.description : "null"
    case .integer(let number): text += String(number)
    case .boolean(let boolean): text += boolean ? "true" : "false"
    case .null: text += "null"
    }
  }

  private mutating func list<Element>(
    _ elements: [Element], _ opening: String, _ closing: String, onOneLine: Bool = false,
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    let breaksLines = layout == .pretty && !onOneLine && !elements.isEmpty
    text += opening
    depth += 1
    for (index, element) in elements.enumerated() {
      if index > 0 { text += layout == .pretty && !breaksLines ? ", " : "," }
      if breaksLines { breakLine() }
      write(&self, element)
    }
    depth -= 1
    if breaksLines { breakLine() }
    text += closing
  }

  private mutating func breakLine() {
    text += "\n"
    for _ in 0..<depth { text += "  " }
  }
}

extension JSONValue {
  fileprivate var isNumber: Bool {
    switch self {
    case .number, .integer: true
    default: false
    }
  }
}
