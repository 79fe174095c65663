extension TOMLParser {
  mutating func value() throws(SourceError) -> SourceNode {
    try count()
    let start = offset
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let text = try string()
      return SourceNode(.string(text), range: start..<offset)
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "{"): return try inlineTable()
    default: return try word()
    }
  }

  private mutating func opened() throws(SourceError) {
    depth += 1
    guard depth <= limits.depth else {
      throw SourceError("nested deeper than \(limits.depth) levels; raise it with --limit depth=N", at: here)
    }
    offset += 1
  }

  private mutating func array() throws(SourceError) -> SourceNode {
    let start = offset
    try opened()
    var items: [SourceNode] = []
    while true {
      skipBlankLines()
      if next == UInt8(ascii: "]") { break }
      items.append(try value())
      skipBlankLines()
      if next == UInt8(ascii: ",") {
        offset += 1
      } else if next != UInt8(ascii: "]") {
        throw SourceError("expected ',' or ']'", at: here)
      }
    }
    offset += 1
    depth -= 1
    return SourceNode(.array(items), range: start..<offset)
  }

  private mutating func inlineTable() throws(SourceError) -> SourceNode {
    let start = offset
    try opened()
    let table = TOMLTable(.header, range: start..<start)
    skipBlanks()
    while next != UInt8(ascii: "}") {
      try assignment(in: table)
      skipBlanks()
      if next == UInt8(ascii: ",") {
        offset += 1
        skipBlanks()
        if next == UInt8(ascii: "}") { throw SourceError("no ',' before the '}' of a table in a line", at: here) }
      } else if next != UInt8(ascii: "}") {
        throw SourceError("expected ',' or '}'", at: here)
      }
    }
    offset += 1
    depth -= 1
    return SourceNode(table.node.value, range: start..<offset)
  }

  /// A truth value, a number, or a date.
  private mutating func word() throws(SourceError) -> SourceNode {
    let start = offset
    let ends: [UInt8] = Array(" \t\r\n,]}#".utf8)
    while offset < bytes.count, !ends.contains(next) { offset += 1 }
    let range = start..<offset
    let text = String(decoding: bytes[range], as: UTF8.self)
    switch text {
    case "true": return SourceNode(.boolean(true), range: range)
    case "false": return SourceNode(.boolean(false), range: range)
    case "" where next == UInt8(ascii: "#"):
      throw SourceError("expected a value: '#' begins a comment here; put a colour in quotes", at: here)
    case "": throw SourceError("expected a value", at: here)
    default: break
    }
    if let number = Self.number(text) { return SourceNode(.number(number, text: text), range: range) }
    // RFC 3339 dates and times begin with four digits and a hyphen, or two and a colon.
    let digits = text.prefix { $0.isASCII && $0.isNumber }.count
    let mark = text.dropFirst(digits).first
    if (digits == 4 && mark == "-") || (digits == 2 && mark == ":") { return SourceNode(.string(text), range: range) }
    throw SourceError("'\(text)' is not a value: put strings in quotes", at: range)
  }

  private static func number(_ text: String) -> Double? {
    let digits = text.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) {
      return Int64(digits.dropFirst(2), radix: radix).map(Double.init)
    }
    guard let first = digits.first, first.isNumber || first == "+" || first == "-" || first == "." else { return nil }
    return Double(digits).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension TOMLParser {
  /// A string of any of the four kinds.
  private mutating func string() throws(SourceError) -> String {
    let quote = next
    guard bytes[offset...].starts(with: [quote, quote, quote]) else { return try line(quote: quote) }
    let start = offset
    offset += 3
    if next == UInt8(ascii: "\r") { offset += 1 }
    if next == UInt8(ascii: "\n") { offset += 1 }
    var text: [UInt8] = []
    while offset < bytes.count {
      if bytes[offset...].starts(with: [quote, quote, quote]) {
        offset += 3
        // Up to two more quotes belong to the text.
        for _ in 0..<2 where next == quote {
          text.append(quote)
          offset += 1
        }
        return try checked(text, from: start)
      }
      if next == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        try escape(into: &text, acrossLines: true)
      } else {
        text.append(next)
        offset += 1
      }
    }
    throw SourceError("this string does not end", at: start..<bytes.count)
  }

  mutating func line(quote: UInt8) throws(SourceError) -> String {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    while next != quote {
      guard offset < bytes.count, next != UInt8(ascii: "\n") else {
        throw SourceError("this string does not end in its line", at: start..<offset)
      }
      if next == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        try escape(into: &text, acrossLines: false)
      } else {
        text.append(next)
        offset += 1
      }
    }
    offset += 1
    return try checked(text, from: start)
  }

  private func checked(_ text: [UInt8], from start: Int) throws(SourceError) -> String {
    guard text.count <= limits.string else {
      throw SourceError(
        "a string of more than \(limits.string) bytes; raise it with --limit string=N", at: start..<offset)
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape(into text: inout [UInt8], acrossLines: Bool) throws(SourceError) {
    let start = offset
    offset += 1
    let letter = next
    offset += 1
    switch letter {
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): text.append(letter)
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      let end = min(offset + (letter == UInt8(ascii: "u") ? 4 : 8), bytes.count)
      let digits = String(decoding: bytes[offset..<end], as: UTF8.self)
      guard digits.allSatisfy(\.isHexDigit), let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
        throw SourceError("this escape names no character", at: start..<end)
      }
      offset = end
      text += Array(String(Character(scalar)).utf8)
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      guard acrossLines else { fallthrough }
      let blanks: [UInt8] = Array(" \t\r\n".utf8)
      while offset < bytes.count, blanks.contains(next) { offset += 1 }
    default: throw SourceError("an unknown escape", at: start..<min(offset, bytes.count))
    }
  }
}
