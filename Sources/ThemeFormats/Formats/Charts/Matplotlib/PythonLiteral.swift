import SourceText

/// A literal of Python, with the bytes it was read from.
struct PythonLiteral: Sendable {
  /// What can be written where matplotlib's `ast.literal_eval` reads it.
  enum Value: Sendable {
    case string(String)
    case number(Double)
    case boolean(Bool)
    case none
    /// A list or a tuple.
    case sequence([PythonLiteral])
  }

  /// What was read.
  let value: Value
  /// Its position, including quotes and brackets.
  let range: Range<Int>

  /// The text when this is a string.
  var string: String? { if case .string(let text) = value { text } else { nil } }
  /// The number when this is one.
  ///
  /// Not inlined: the optimiser of Swift 6.3.1 stops at the borrow that would come of it in functions that throw.
  @inline(never)
  var number: Double? { if case .number(let number) = value { number } else { nil } }
  /// The number when this is a whole one.
  var whole: Int? { number.flatMap { Int(exactly: $0) } }
  /// The items when this is a list or a tuple.
  var items: [PythonLiteral]? { if case .sequence(let items) = value { items } else { nil } }

  /// The parts of a string that is a list with commas, each at its own place; one part when there is no comma.
  ///
  /// Positions are exact only if nothing was escaped between the quotes; otherwise every part has that of the whole.
  func parts(separator: Character) -> [PythonLiteral] {
    guard let text = string else { return [] }
    return text.split(separator: separator).compactMap { part in
      let start = text.utf8.distance(from: text.startIndex, to: part.startIndex)
      let trimmed = String(part).trimmingBlanks
      let lead = part.prefix { $0 == " " || $0 == "\t" }.utf8.count
      return trimmed.isEmpty ? nil : self.part(trimmed, at: start + lead)
    }
  }

  /// Every character of a string, blanks left out, each at its own place.
  var characters: [PythonLiteral] {
    guard let text = string else { return [] }
    return text.indices.compactMap { index in
      let character = String(text[index])
      if character.trimmingBlanks.isEmpty { return nil }
      return part(character, at: text.utf8.distance(from: text.startIndex, to: index))
    }
  }

  private func part(_ text: String, at offset: Int) -> PythonLiteral {
    let isPlain = range.count == (string?.utf8.count ?? 0) + 2
    let start = range.lowerBound + 1 + offset
    return PythonLiteral(value: .string(text), range: isPlain ? start..<(start + text.utf8.count) : range)
  }
}

/// Reads the tokens of one expression of Python, of those kinds that matplotlib's styles use.
struct PythonScanner {
  /// A string, a number, a name or a single mark.
  enum Token: Equatable {
    case string(String)
    case number(Double)
    case name(String)
    case mark(UInt8)
    case end
  }

  private let bytes: [UInt8]
  private let limit: Int
  private var offset: Int
  /// The token to be read next.
  private(set) var token = Token.end
  /// Its position.
  private(set) var range = 0..<0

  /// Starts at the first token of a part of a file.
  init(_ bytes: [UInt8], in part: Range<Int>) throws(SourceError) {
    self.bytes = bytes
    offset = part.lowerBound
    limit = part.upperBound
    try advance()
  }

  /// Goes on to the next token.
  mutating func advance() throws(SourceError) {
    while offset < limit, bytes[offset].isBlank { offset += 1 }
    let start = offset
    guard offset < limit else {
      (token, range) = (.end, limit..<limit)
      return
    }
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "\""): token = .string(try text(until: byte))
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): token = .number(try number())
    case _ where Self.isLetter(byte):
      while offset < limit, Self.isLetter(bytes[offset]) || bytes[offset].isDigit { offset += 1 }
      token = .name(String(decoding: bytes[start..<offset], as: UTF8.self))
    default:
      offset += 1
      token = .mark(byte)
    }
    range = start..<offset
  }

  /// Goes on past a mark if it is the next token.
  mutating func take(_ mark: Character) throws(SourceError) -> Bool {
    guard let byte = mark.asciiValue, token == .mark(byte) else { return false }
    try advance()
    return true
  }

  private mutating func text(until quote: UInt8) throws(SourceError) -> String {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    while offset < limit, bytes[offset] != quote {
      if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < limit { offset += 1 }
      text.append(bytes[offset])
      offset += 1
    }
    guard offset < limit else { throw SourceError("this string does not end", at: start..<limit) }
    offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func number() throws(SourceError) -> Double {
    let start = offset
    while offset < limit {
      let isSign = bytes[offset] == UInt8(ascii: "-") || bytes[offset] == UInt8(ascii: "+")
      let isAfterExponent = offset > start && bytes[offset - 1] | 0x20 == UInt8(ascii: "e")
      let isPart = bytes[offset].isDigit || bytes[offset] == UInt8(ascii: ".") || Self.isLetter(bytes[offset])
      guard isPart || (isSign && isAfterExponent) else { break }
      offset += 1
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let number = Double(text.filter { $0 != "_" }), number.isFinite else {
      throw SourceError("'\(text)' is not a number", at: start..<offset)
    }
    return number
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte.isLetter || byte == UInt8(ascii: "_")
  }
}
