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
      write("{")
      depth += 1
      for (index, member) in members.enumerated() {
        separate(index, breaksLines: layout == .pretty)
        appendJSONString(member.key, to: &bytes)
        write(layout == .pretty ? ": " : ":")
        write(member.value)
      }
      close("}", breaksLines: layout == .pretty && !members.isEmpty)
    case .array(let items):
      let breaksLines = layout == .pretty && !items.allSatisfy(\.isNumber)
      write("[")
      depth += 1
      for (index, item) in items.enumerated() {
        separate(index, breaksLines: breaksLines)
        write(item)
      }
      close("]", breaksLines: breaksLines)
    case .string(let string): appendJSONString(string, to: &bytes)
    case .number(let number): write(number.isFinite ? number.description : "null")
    case .integer(let number): write(String(number))
    case .boolean(let boolean): write(boolean ? "true" : "false")
    case .null: write("null")
    }
  }

  /// What is between the elements of a list, or before its first.
  private mutating func separate(_ index: Int, breaksLines: Bool) {
    if index > 0 { write(layout == .pretty && !breaksLines ? ", " : ",") }
    if breaksLines { breakLine() }
  }

  private mutating func close(_ closing: String, breaksLines: Bool) {
    depth -= 1
    if breaksLines { breakLine() }
    write(closing)
  }

  private mutating func breakLine() {
    write("\n")
    for _ in 0..<depth { write("  ") }
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
