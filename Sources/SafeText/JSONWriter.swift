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
  /// UTF-8: strings are slower to append to, and most of the time of a stream of themes goes into this.
  private var bytes: [UInt8] = []
  private var depth = 0

  /// The JSON text of a value.
  package static func text(_ value: JSONValue, _ layout: Layout = .pretty) -> String {
    var writer = JSONWriter(layout: layout)
    writer.write(value)
    if layout == .pretty { writer.write("\n") }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private init(layout: Layout) { self.layout = layout }

  private mutating func write(_ value: JSONValue) {
    switch value {
    case .object(let members):
      list(members, "{", "}") { writer, member in
        writer.quote(member.key)
        writer.write(writer.layout == .pretty ? ": " : ":")
        writer.write(member.value)
      }
    case .array(let items):
      list(items, "[", "]", onOneLine: items.allSatisfy(\.isNumber)) { writer, item in writer.write(item) }
    case .string(let string): quote(string)
    case .number(let number): write(number.isFinite ? number.description : "null")
    case .integer(let number): write(String(number))
    case .boolean(let boolean): write(boolean ? "true" : "false")
    case .null: write("null")
    }
  }

  private mutating func list<Element>(
    _ elements: [Element], _ opening: String, _ closing: String, onOneLine: Bool = false,
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    let breaksLines = layout == .pretty && !onOneLine && !elements.isEmpty
    self.write(opening)
    depth += 1
    for (index, element) in elements.enumerated() {
      if index > 0 { self.write(layout == .pretty && !breaksLines ? ", " : ",") }
      if breaksLines { breakLine() }
      write(&self, element)
    }
    depth -= 1
    if breaksLines { breakLine() }
    self.write(closing)
  }

  private mutating func breakLine() {
    write("\n")
    for _ in 0..<depth { write("  ") }
  }

  private mutating func quote(_ text: String) {
    guard isPlainJSON(text) else { return write(jsonString(text)) }
    bytes.append(UInt8(ascii: "\""))
    write(text)
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { unsafe bytes.append(contentsOf: $0) }
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
