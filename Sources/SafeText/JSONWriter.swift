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
    if layout == .pretty { writer.sign("\n") }
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
      sign("{")
      depth += 1
      for (index, member) in members.enumerated() {
        separate(index, breaksLines: layout == .pretty)
        appendJSONString(member.key, to: &bytes)
        sign(layout == .pretty ? ": " : ":")
        try write(member.value, to: sink)
      }
      close("}", breaksLines: layout == .pretty && !members.isEmpty)
    case .array(let items):
      let breaksLines = layout == .pretty && !items.allSatisfy(\.isNumber)
      sign("[")
      depth += 1
      for (index, item) in items.enumerated() {
        separate(index, breaksLines: breaksLines)
        try write(item, to: sink)
      }
      close("]", breaksLines: breaksLines)
    case .portions(let count, let portion):
      sign("[")
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
    case .number(let number):
      if number.isFinite { write(number.description) } else { sign("null") }
    case .integer(let number): write(String(number))
    case .boolean(let boolean): sign(boolean ? "true" : "false")
    case .null: sign("null")
    }
  }

  /// What is between the elements of a list, or before its first.
  private mutating func separate(_ index: Int, breaksLines: Bool) {
    if index > 0 { sign(layout == .pretty && !breaksLines ? ", " : ",") }
    if breaksLines { breakLine() }
  }

  private mutating func close(_ closing: StaticString, breaksLines: Bool) {
    depth -= 1
    if breaksLines { breakLine() }
    sign(closing)
  }

  private mutating func breakLine() {
    sign("\n")
    for _ in 0..<depth { sign("  ") }
  }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Writes what is the same in every document.
  private mutating func sign(_ text: StaticString) {
    let text = unsafe UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    // Most are one or two characters, for which a loop is faster.
    if text.count > 4 {
      unsafe bytes.append(contentsOf: text)
    } else {
      for index in text.indices { unsafe bytes.append(text[index]) }
    }
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
