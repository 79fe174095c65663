/// Writes all of the program's JSON. Equal values give equal bytes on every machine.
package struct JSONWriter {
  /// The layout of the text.
  package enum Layout: Sendable {
    /// Two spaces per level, arrays of numbers on one line, a final line feed.
    case pretty
    /// No white space and no final line feed.
    case compact
  }

  /// The bytes that are gathered before they are passed on. Engineering choice: less costs system calls, more costs memory.
  private static let piece = 1 << 18

  private let layout: Layout
  /// UTF-8: strings are slower to append to, and most of the time of a stream of themes goes into this.
  private var bytes: [UInt8] = []
  private var depth = 0

  /// The JSON text of a value.
  package static func text(_ value: JSONValue, _ layout: Layout = .pretty) -> String {
    var text = ""
    write(value, layout) { text += $0 }
    return text
  }

  /// Passes the JSON text of a value on in pieces, each a valid text of its own.
  package static func write<Failure>(
    _ value: JSONValue, _ layout: Layout = .pretty, to sink: (String) throws(Failure) -> Void
  ) throws(Failure) {
    var writer = JSONWriter(layout: layout)
    try writer.write(value, to: sink)
    if layout == .pretty { writer.write("\n") }
    try writer.pass(to: sink)
  }

  private init(layout: Layout) { self.layout = layout }

  private mutating func pass<Failure>(to sink: (String) throws(Failure) -> Void) throws(Failure) {
    guard !bytes.isEmpty else { return }
    try sink(String(decoding: bytes, as: UTF8.self))
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func write<Failure>(
    _ value: JSONValue, to sink: (String) throws(Failure) -> Void
  ) throws(Failure) {
    if bytes.count >= Self.piece { try pass(to: sink) }
    switch value {
    case .object(let members):
      write("{")
      depth += 1
      for (index, member) in members.enumerated() {
        separate(index, breaksLines: layout == .pretty)
        appendJSONString(member.key, to: &bytes)
        write(layout == .pretty ? ": " : ":")
        try write(member.value, to: sink)
      }
      close("}", breaksLines: layout == .pretty && !members.isEmpty)
    case .array(let items):
      let breaksLines = layout == .pretty && !items.allSatisfy(\.isNumber)
      write("[")
      depth += 1
      for (index, item) in items.enumerated() {
        separate(index, breaksLines: breaksLines)
        try write(item, to: sink)
      }
      close("]", breaksLines: breaksLines)
    case .portions(let count, let portion):
      write("[")
      depth += 1
      var written = 0
      for index in 0..<count {
        for item in portion(index) {
          separate(written, breaksLines: layout == .pretty)
          try write(item, to: sink)
          written += 1
        }
      }
      close("]", breaksLines: layout == .pretty && written > 0)
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
