/// The lines of a TOML document: headers, and keys with values.
struct TOMLParser {
  let bytes: [UInt8]
  let limits: JSONReader.Limits
  /// The offset of the next byte.
  var offset = 0
  /// How many arrays and inline tables are open.
  var depth = 0
  private var valueCount = 0

  /// A key of a row of dotted keys.
  typealias Key = (name: String, range: Range<Int>)

  init(_ bytes: [UInt8], _ limits: JSONReader.Limits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// The next byte; 0 at the end, which no rule of the grammar accepts either.
  var next: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Reads the whole text.
  mutating func document() throws(SourceError) -> SourceNode {
    try checkText()
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    let root = TOMLTable(.header, range: 0..<bytes.count)
    var table = root
    while true {
      skipBlankLines()
      guard offset < bytes.count else { return root.node }
      if next == UInt8(ascii: "[") {
        table = try header(below: root)
      } else {
        try assignment(in: table)
      }
      try endOfLine()
    }
  }

  private func checkText() throws(SourceError) {
    if String(validating: bytes, as: UTF8.self) == nil {
      throw SourceError("this is not UTF-8 text", at: 0..<0)
    }
  }

  /// `[a.b]`, or `[[a.b]]` for one more table of a list.
  private mutating func header(below root: TOMLTable) throws(SourceError) -> TOMLTable {
    let start = offset
    offset += 1
    let isList = next == UInt8(ascii: "[")
    if isList { offset += 1 }
    let keys = try dottedKey()
    for _ in 0..<(isList ? 2 : 1) {
      guard next == UInt8(ascii: "]") else { throw SourceError("expected ']'", at: here) }
      offset += 1
    }
    let range = start..<offset
    var table = root
    for key in keys.dropLast() { table = try entered(key, in: table, origin: .implicit, range: range) }
    guard let last = keys.last else { return table }
    let known = table.content(last.name)
    let new = TOMLTable(.header, range: range)
    switch known?.content {
    case nil: table.set(last.name, last.range, isList ? .tables(TOMLTable.List(new)) : .table(new))
    case .tables(let list) where isList: list.tables.append(new)
    case .table(let same) where !isList && same.origin == .implicit:
      same.origin = .header
      return same
    default: throw SourceError("'\(last.name)' is already there", at: last.range)
    }
    return new
  }

  /// `a.b = value`
  mutating func assignment(in table: TOMLTable) throws(SourceError) {
    let keys = try dottedKey()
    guard next == UInt8(ascii: "=") else { throw SourceError("expected '=' after the key", at: here) }
    offset += 1
    skipBlanks()
    let value = try value()
    var table = table
    for key in keys.dropLast() { table = try entered(key, in: table, origin: .dotted, range: key.range) }
    guard let last = keys.last else { return }
    guard table.content(last.name) == nil else { throw SourceError("'\(last.name)' is already there", at: last.range) }
    table.set(last.name, last.range, .value(value))
  }

  /// The table of a key on the way to another.
  private func entered(
    _ key: Key, in table: TOMLTable, origin: TOMLTable.Origin, range: Range<Int>
  ) throws(SourceError) -> TOMLTable {
    switch table.content(key.name)?.content {
    case nil:
      let new = TOMLTable(origin, range: range)
      table.set(key.name, key.range, .table(new))
      return new
    case .table(let same) where origin == .implicit || same.origin == .dotted: return same
    case .tables(let list) where origin == .implicit:
      if let last = list.tables.last { return last }
      fallthrough
    default: throw SourceError("'\(key.name)' is already there", at: key.range)
    }
  }

  private mutating func dottedKey() throws(SourceError) -> [Key] {
    var keys: [Key] = []
    while true {
      skipBlanks()
      keys.append(try key())
      guard keys.count <= limits.depth else {
        throw SourceError("tables deeper than \(limits.depth) levels; raise it with --limit depth=N", at: here)
      }
      skipBlanks()
      guard next == UInt8(ascii: ".") else { return keys }
      offset += 1
    }
  }

  private mutating func key() throws(SourceError) -> Key {
    let start = offset
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") {
      let text = try line(quote: next)
      return (text, start..<offset)
    }
    while next.isNameByte && next < 0x80 { offset += 1 }
    guard offset > start else { throw SourceError("expected a key", at: here) }
    return (String(decoding: bytes[start..<offset], as: UTF8.self), start..<offset)
  }

  /// Counts a value against the limit.
  mutating func count() throws(SourceError) {
    valueCount += 1
    if valueCount > limits.values {
      throw SourceError("more than \(limits.values) values; raise it with --limit tokens=N", at: here)
    }
  }
}

extension TOMLParser {
  /// The next byte as a place; empty at the end.
  var here: Range<Int> { offset..<min(offset + 1, bytes.count) }

  mutating func skipBlanks() {
    while next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") { offset += 1 }
  }

  /// Skips blanks, comments and ends of lines.
  mutating func skipBlankLines() {
    while true {
      skipBlanks()
      if next == UInt8(ascii: "#") { skipComment() }
      guard next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") else { return }
      offset += 1
    }
  }

  private mutating func skipComment() {
    while offset < bytes.count, next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") { offset += 1 }
  }

  private mutating func endOfLine() throws(SourceError) {
    skipBlanks()
    if next == UInt8(ascii: "#") { skipComment() }
    guard offset == bytes.count || next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") else {
      throw SourceError("expected the end of the line", at: here)
    }
  }
}

/// Reads TOML into the tree that JSON is read into, with the byte range of every key and value.
///
/// Source: TOML 1.0.0. Tables, dotted keys, arrays of tables, inline tables, all four kinds of strings, numbers, truth
/// values; a date or time is a string, spelled as it is. Defining a key twice is an error, as the specification says.
package enum TOMLReader {
  /// Reads a whole text.
  ///
  /// - Throws: ``SourceError`` at the first byte that cannot be accepted.
  package static func read(
    _ bytes: [UInt8], limits: JSONReader.Limits = JSONReader.Limits()
  ) throws(SourceError) -> JSONReader.Document {
    guard bytes.count <= limits.bytes else {
      throw SourceError(
        "the text has \(bytes.count) bytes, more than the limit of \(limits.bytes); raise it with --limit bytes=N",
        at: 0..<0)
    }
    var parser = TOMLParser(bytes, limits)
    return JSONReader.Document(root: try parser.document())
  }
}
