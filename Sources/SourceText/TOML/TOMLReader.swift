/// Reads TOML into the tree that JSON is read into, with the byte range of every key and value.
///
/// Source: TOML 1.0.0. Tables, dotted keys, inline tables, all four kinds of strings, numbers, truth values; a date or time is
/// a string, spelled as it is. Lists of tables (`[[a]]`) are read and left out: no theme has one. A value that is defined twice
/// is an error; a table that is opened twice is one table.
package enum TOMLReader {
  /// Reads a whole text.
  ///
  /// - Throws: ``SourceError`` at the first byte that cannot be accepted.
  package static func read(
    _ bytes: [UInt8], limits: JSONReader.Limits = JSONReader.Limits()
  ) throws(SourceError) -> JSONReader.Document {
    try limits.check(bytes)
    guard bytes.firstInvalidUTF8 == nil else { throw SourceError("this is not UTF-8 text", at: 0..<0) }
    var parser = TOMLParser(bytes, limits)
    return JSONReader.Document(root: try parser.document())
  }
}

/// The lines of a document: headers, and keys with values.
private struct TOMLParser {
  private typealias Key = (name: String, range: Range<Int>)
  /// A value and the keys that lead to it; nil for a header, which makes a table.
  private typealias Entry = (keys: [Key], value: SourceNode?)

  private let bytes: [UInt8]
  private let limits: JSONReader.Limits
  private var offset = 0
  /// How many arrays and inline tables are open.
  private var depth = 0
  private var valueCount = 0

  init(_ bytes: [UInt8], _ limits: JSONReader.Limits) { (self.bytes, self.limits) = (bytes, limits) }

  /// The next byte; 0 at the end, which no rule of the grammar accepts either.
  private var next: UInt8 { offset < bytes.count ? bytes[offset] : 0 }
  /// The next byte as a place; empty at the end.
  private var here: Range<Int> { offset..<min(offset + 1, bytes.count) }

  private mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    offset += 1
    return true
  }

  /// Skips blanks, a comment and, where lines may end, all that follow without anything in them.
  private mutating func skipSpace(acrossLines: Bool = false) {
    repeat {
      while acrossLines ? next.isSpace : next.isBlank { offset += 1 }
      guard next == UInt8(ascii: "#") else { return }
      offset = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    } while acrossLines
  }

  mutating func document() throws(SourceError) -> SourceNode {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    var entries: [Entry] = []
    var (table, isList) = ([Key](), false)
    while true {
      skipSpace(acrossLines: true)
      guard offset < bytes.count else { return try tree(entries, range: 0..<bytes.count) }
      if skip("[") {
        isList = skip("[")
        table = try dottedKey()
        for _ in 0..<(isList ? 2 : 1) where !skip("]") { throw SourceError("expected ']'", at: here) }
        if !isList { entries.append((table, nil)) }
      } else {
        let entry = try assignment()
        if !isList { entries.append((table + entry.keys, entry.value)) }
      }
      skipSpace()
      guard offset == bytes.count || next == 0x0A || next == 0x0D else {
        throw SourceError("expected the end of the line", at: here)
      }
    }
  }

  /// The tree of some entries; as deep as the longest row of keys, which has a limit.
  private func tree(_ entries: [Entry], below depth: Int = 0, range: Range<Int>) throws(SourceError) -> SourceNode {
    var members: [SourceNode.Member] = []
    let deeper = entries.filter { $0.keys.count > depth }
    for (_, group) in deeper.grouped(by: { NameKey($0.keys[depth].name) }) {
      let key = group[0].keys[depth]
      var node = group.first { $0.keys.count == depth + 1 && $0.value != nil }?.value
      if group.count > 1, node != nil {
        throw SourceError("'\(key.name)' is already there", at: group[1].keys[depth].range)
      }
      if node == nil { node = try tree(group, below: depth + 1, range: key.range) }
      if let node { members.append(SourceNode.Member(key: key.name, keyRange: key.range, value: node)) }
    }
    return SourceNode(.object(members), range: range)
  }

  /// `a.b = value`
  private mutating func assignment() throws(SourceError) -> Entry {
    let keys = try dottedKey()
    guard skip("=") else { throw SourceError("expected '=' after the key", at: here) }
    while next.isBlank { offset += 1 }
    return (keys, try value())
  }

  private mutating func dottedKey() throws(SourceError) -> [Key] {
    var keys: [Key] = []
    repeat {
      while next.isBlank { offset += 1 }
      let start = offset
      if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") {
        keys.append((try string(), start..<offset))
      } else {
        while next.isNameByte && next < 0x80 { offset += 1 }
        guard offset > start else { throw SourceError("expected a key", at: here) }
        keys.append((String(decoding: bytes[start..<offset], as: UTF8.self), start..<offset))
      }
      guard keys.count <= limits.depth else { throw limits.tooDeep(at: here) }
      while next.isBlank { offset += 1 }
    } while skip(".")
    return keys
  }

  private mutating func value() throws(SourceError) -> SourceNode {
    valueCount += 1
    if valueCount > limits.values { throw limits.tooManyValues(at: here) }
    let start = offset
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return SourceNode(.string(try string()), range: start..<offset)
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      depth += 1
      defer { depth -= 1 }
      guard depth <= limits.depth else { throw limits.tooDeep(at: here) }
      return try container(isTable: next == UInt8(ascii: "{"))
    default: return try word()
    }
  }

  /// An array, whose lines may end anywhere, or an inline table.
  private mutating func container(isTable: Bool) throws(SourceError) -> SourceNode {
    let (start, close) = (offset, isTable ? "}" : "]" as Unicode.Scalar)
    offset += 1
    var (items, entries) = ([SourceNode](), [Entry]())
    while true {
      skipSpace(acrossLines: !isTable)
      if skip(close) {
        return isTable ? try tree(entries, range: start..<offset) : SourceNode(.array(items), range: start..<offset)
      }
      if isTable { entries.append(try assignment()) } else { items.append(try value()) }
      skipSpace(acrossLines: !isTable)
      guard skip(",") || next == UInt8(ascii: close) else { throw SourceError("expected ',' or '\(close)'", at: here) }
    }
  }

  /// A truth value, a number, or a date.
  private mutating func word() throws(SourceError) -> SourceNode {
    let start = offset
    offset = bytes[start...].firstIndex { " \t\r\n,]}#".utf8.contains($0) } ?? bytes.count
    let range = start..<offset
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard !text.isEmpty else {
      let hint = next == UInt8(ascii: "#") ? ": '#' begins a comment here; put a colour in quotes" : ""
      throw SourceError("expected a value\(hint)", at: here)
    }
    if text == "true" || text == "false" { return SourceNode(.boolean(text == "true"), range: range) }
    if let number = Self.number(text) { return SourceNode(.number(number, text: text), range: range) }
    // RFC 3339 dates and times begin with four digits and a hyphen, or two and a colon.
    let digits = text.utf8.prefix(while: \.isDigit).count
    let mark = text.utf8.dropFirst(digits).first
    guard digits == 4 && mark == UInt8(ascii: "-") || digits == 2 && mark == UInt8(ascii: ":") else {
      throw SourceError("'\(text)' is not a value: put strings in quotes", at: range)
    }
    return SourceNode(.string(text), range: range)
  }

  private static func number(_ text: String) -> Double? {
    let digits = text.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) {
      return Int64(digits.dropFirst(2), radix: radix).map(Double.init)
    }
    guard let first = digits.utf8.first, first.isDigit || "+-.".utf8.contains(first) else { return nil }
    return Double(digits).flatMap { $0.isFinite ? $0 : nil }
  }

  /// A string of any of the four kinds; the next byte is its quote.
  private mutating func string() throws(SourceError) -> String {
    let (start, quote) = (offset, next)
    let isLong = bytes[offset...].starts(with: [quote, quote, quote])
    let closing = [UInt8](repeating: quote, count: isLong ? 3 : 1)
    offset += closing.count
    if isLong, next == 0x0D { offset += 1 }
    if isLong, next == 0x0A { offset += 1 }
    var text: [UInt8] = []
    while offset < bytes.count, isLong || next != 0x0A {
      if bytes[offset...].starts(with: closing) {
        offset += closing.count
        // Up to two more quotes belong to the text.
        for _ in 0..<2 where isLong && next == quote {
          text.append(quote)
          offset += 1
        }
        try limits.checkString(start..<offset)
        return String(decoding: text, as: UTF8.self)
      }
      if next == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        text += try escape(acrossLines: isLong).utf8
      } else {
        text.append(next)
        offset += 1
      }
    }
    throw SourceError("this string does not end\(isLong ? "" : " in its line")", at: start..<offset)
  }

  private mutating func escape(acrossLines: Bool) throws(SourceError) -> String {
    let start = offset
    offset += 1
    let letter = next
    if acrossLines, letter.isSpace {
      while next.isSpace { offset += 1 }
      return ""
    }
    offset += 1
    if let scalar = JSONParser.escaped(letter) { return String(scalar) }
    guard letter | 0x20 == UInt8(ascii: "u") else {
      throw SourceError("an unknown escape", at: start..<min(offset, bytes.count))
    }
    let end = min(offset + (letter == UInt8(ascii: "u") ? 4 : 8), bytes.count)
    let digits = String(decoding: bytes[offset..<end], as: UTF8.self)
    guard digits.utf8.allSatisfy(\.isHexDigit), let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    else { throw SourceError("this escape names no character", at: start..<end) }
    offset = end
    return String(scalar)
  }
}
