/// The grammar of RFC 8259 over a stack of open objects and arrays.
///
/// Values wait in two lists until their object or array closes, which then takes its share off the end: each is
/// stored once, in an array of the right size.
struct JSONParser {
  /// An object or array that is not closed yet.
  private struct Opened {
    let start: Int
    let isObject: Bool
    /// How many values of outer objects and arrays wait before its own.
    let firstWaiting: Int
    /// The key whose value is being read.
    var key = ""
    var keyRange = 0..<0

    var shape: String { isObject ? "object" : "array" }
    var closing: Unicode.Scalar { isObject ? "}" : "]" }
  }

  let bytes: [UInt8]
  let limits: JSONReader.Limits
  /// The offset of the next byte.
  var offset = 0
  private(set) var notes: [JSONReader.Note] = []

  private let isStrict: Bool
  private var opened: [Opened] = []
  private var waitingMembers: [SourceNode.Member] = []
  private var waitingItems: [SourceNode] = []
  private var valueCount = 0

  init(_ bytes: [UInt8], _ strictness: JSONReader.Strictness, _ limits: JSONReader.Limits) {
    self.bytes = bytes
    isStrict = strictness == .strict
    self.limits = limits
  }

  /// The next byte; 0 at the end, which no rule of the grammar accepts either.
  var next: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Reads the whole text.
  mutating func document() throws(SourceError) -> SourceNode {
    try limits.check(bytes)
    try skipByteOrderMark()
    if let invalid = bytes.firstInvalidUTF8 {
      let digits = String(bytes[invalid], radix: 16)
      throw SourceError("the byte 0x\(digits) is not UTF-8: save the text as UTF-8", at: invalid..<invalid + 1)
    }
    try skipTrivia()
    if offset == bytes.count { throw SourceError("the text is empty: expected a value", at: offset..<offset) }
    while true {
      guard var node = try valueOrOpening() else { continue }
      // The value may end its object or array, and that the next one, and so on.
      while !opened.isEmpty {
        guard let closed = try add(node) else { break }
        node = closed
      }
      if opened.isEmpty {
        try skipTrivia()
        guard offset == bytes.count else { throw expected("the end of the text after the value") }
        return node
      }
    }
  }

  /// A finished value, or nothing when an object or array opened and its first value is due.
  private mutating func valueOrOpening() throws(SourceError) -> SourceNode? {
    valueCount += 1
    if valueCount > limits.values { throw limits.tooManyValues(at: offset..<offset) }
    let start = offset
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let text = try string()
      return SourceNode(.string(text), range: start..<offset)
    case UInt8(ascii: "{"):
      try open(isObject: true)
      if next == UInt8(ascii: "}") { return try close() }
      try keyAndColon()
      return nil
    case UInt8(ascii: "["):
      try open(isObject: false)
      return next == UInt8(ascii: "]") ? try close() : nil
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: return try word()
    }
  }

  private mutating func open(isObject: Bool) throws(SourceError) {
    if opened.count >= limits.depth { throw limits.tooDeep(at: offset..<offset + 1) }
    let firstWaiting = isObject ? waitingMembers.count : waitingItems.count
    opened.append(Opened(start: offset, isObject: isObject, firstWaiting: firstWaiting))
    offset += 1
    try skipTrivia()
  }

  /// Ends the innermost object or array at its bracket.
  private mutating func close() throws(SourceError) -> SourceNode? {
    guard let container = opened.popLast() else { return nil }
    offset += 1
    let range = container.start..<offset
    guard container.isObject else {
      return SourceNode(.array(waitingItems.takeLast(waitingItems.count - container.firstWaiting)), range: range)
    }
    let members = waitingMembers.takeLast(waitingMembers.count - container.firstWaiting)
    for (later, _) in RepeatedKeys.repeats(in: members) { try note(.duplicateKey, members[later].keyRange) }
    return SourceNode(.object(members), range: range)
  }

  /// Puts a value into the innermost object or array.
  ///
  /// - Returns: The object or array when the value was its last, nothing when another value is due.
  private mutating func add(_ node: SourceNode) throws(SourceError) -> SourceNode? {
    let container = opened[opened.count - 1]
    if container.isObject {
      waitingMembers.append(SourceNode.Member(key: container.key, keyRange: container.keyRange, value: node))
      if waitingMembers.count - container.firstWaiting > limits.members {
        throw limits.tooManyMembers(at: container.keyRange)
      }
    } else {
      waitingItems.append(node)
    }
    try skipTrivia()
    if next == UInt8(ascii: container.closing) { return try close() }
    guard next == UInt8(ascii: ",") else { throw missingComma(after: node, in: container) }
    let comma = offset..<offset + 1
    offset += 1
    try skipTrivia()
    if next == UInt8(ascii: container.closing) {
      try note(.trailingComma, comma)
      return try close()
    }
    if container.isObject { try keyAndColon() }
    return nil
  }

  /// Reads `"key":` into the innermost object, up to its value.
  private mutating func keyAndColon() throws(SourceError) {
    let start = offset
    let key = try key()
    opened[opened.count - 1].key = key
    opened[opened.count - 1].keyRange = start..<offset
    try skipTrivia()
    guard next == UInt8(ascii: ":") else { throw expected("':' after the key") }
    offset += 1
    try skipTrivia()
    if next == UInt8(ascii: "}") || next == UInt8(ascii: ",") { throw expected("a value after ':'") }
  }

  private mutating func key() throws(SourceError) -> String {
    let start = offset
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") { return try string() }
    guard next.isWordByte else { throw expected("a key or '}'") }
    while next.isWordByte { offset += 1 }
    try limits.checkString(start..<offset)
    try note(.unquotedKey, start..<offset)
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func number() throws(SourceError) -> SourceNode {
    let range = offset..<tokenEnd(offset)
    try limits.checkString(range)
    guard Self.isNumber(bytes[range]), let value = Double(String(decoding: bytes[range], as: UTF8.self)) else {
      throw SourceError("\(quoted(range)) is not a number", at: range)
    }
    guard value.isFinite else {
      throw SourceError("the number \(quoted(range)) is too large: at most 1.8e308 can be held", at: range)
    }
    offset = range.upperBound
    return SourceNode(.number(value, text: String(decoding: bytes[range], as: UTF8.self)), range: range)
  }

  /// Whether a text is a number of RFC 8259, section 6; what `Double` reads beyond that begins with other bytes or lacks digits.
  private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text
    let whole = digits.prefix(while: \.isDigit)
    guard let first = whole.first, first != 0x30 || whole.count == 1 else { return false }
    let rest = digits.dropFirst(whole.count)
    return rest.allSatisfy { $0.isDigit || ".eE+-".utf8.contains($0) }
      && (rest.first != UInt8(ascii: ".") || rest.dropFirst().first?.isDigit ?? false)
  }

  /// Reads `true`, `false` or `null`, or throws why the text is not a value.
  private mutating func word() throws(SourceError) -> SourceNode {
    let range = offset..<tokenEnd(offset)
    let text = String(decoding: bytes[range.prefix(10)], as: UTF8.self)
    if let value = Self.words[text] {
      offset = range.upperBound
      return SourceNode(value, range: range)
    }
    let isText = next.isWordByte || next == UInt8(ascii: "#")
    let remedy =
      switch text.lowercased() {
      case let name where Self.words[name] != nil: ": write \(name)"
      case "none", "undefined", "nil": ": write null"
      default: isText ? ": put strings in double quotes" : ""
      }
    throw expected("a value", remedy: remedy)
  }

  private static let words: [String: SourceNode.Value] = [
    "true": .boolean(true), "false": .boolean(false), "null": .null,
  ]

  /// Remembers something that lenient reading lets pass, or a repeated key.
  mutating func note(_ kind: JSONReader.Note.Kind, _ range: Range<Int>) throws(SourceError) {
    if isStrict, kind != .duplicateKey { throw SourceError("\(kind.rawValue), which JSON forbids", at: range) }
    if notes.count < JSONReader.noteCount { notes.append(JSONReader.Note(kind, range)) }
  }
}

// How errors name what they found.
extension JSONParser {
  /// An error at the next token, or at the end of the text with what is open there.
  private func expected(_ what: String, remedy: String = "") -> SourceError {
    let range = offset..<tokenEnd(offset)
    guard range.isEmpty else {
      let found = quoted(range)
      return SourceError("expected \(what), found \(found)\(found.hasPrefix("'") ? remedy : "")", at: range)
    }
    guard let innermost = opened.last else {
      return SourceError("expected \(what), found the end of the text", at: range)
    }
    return SourceError(
      "expected '\(innermost.closing)' before the end of the text: the \(innermost.shape) that opens at "
        + "\(place(innermost.start)) is not closed", at: range)
  }

  /// After a value came neither a comma nor the closing bracket.
  private func missingComma(after node: SourceNode, in container: Opened) -> SourceError {
    var hint = ""
    switch next {
    case UInt8(ascii: "}"), UInt8(ascii: "]"): hint = "; the \(container.shape) opens at \(place(container.start))"
    case let byte where byte.isWordByte || "\"'{[".utf8.contains(byte):
      hint = ": a comma is missing at \(place(node.range.upperBound))"
    default: break
    }
    return expected("',' or '\(container.closing)' after the value", remedy: hint)
  }

  /// `line 3, column 5`.
  func place(_ offset: Int) -> String { LineTable(bytes).position(of: offset).words }

  /// The beginning of a range in quotes; the number of the code point where the first cannot be seen.
  func quoted(_ range: Range<Int>) -> String {
    let most = 32
    let scalars = String(decoding: bytes[range.prefix(4 * most + 4)], as: UTF8.self).unicodeScalars
    if let first = scalars.first, !first.isVisible {
      let digits = String(first.value, radix: 16, uppercase: true)
      return "the character U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)"
    }
    let isCut = scalars.count > most || range.count > 4 * most + 4
    return "'\(String(String.UnicodeScalarView(scalars.prefix(most))))\(isCut ? "…" : "")'"
  }

  /// Where the token ends that begins at an offset, as far as one can tell: a string, a word, a number or one character.
  func tokenEnd(_ start: Int) -> Int {
    guard start < bytes.count else { return start }
    let first = bytes[start]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      let end = bytes[(start + 1)...].firstIndex { $0 == first || $0 < 0x20 } ?? bytes.count
      return end < bytes.count && bytes[end] == first ? end + 1 : end
    }
    let isNumber = first.isDigit || "+-.".utf8.contains(first)
    let end =
      bytes[(start + 1)...].firstIndex { !$0.isWordByte && !(isNumber && ($0 == 0x2B || $0 == 0x2E)) } ?? bytes.count
    return first.isWordByte || isNumber || first == UInt8(ascii: "#") ? end : start + 1
  }
}

extension UInt8 {
  /// Whether it can be part of a word: letters, digits, `_`, `$`, `-` and every character beyond ASCII.
  var isWordByte: Bool { isNameByte || self == UInt8(ascii: "$") }
}

extension Unicode.Scalar {
  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .spaceSeparator:
      false
    default: true
    }
  }
}

extension Array {
  /// Moves the last elements into an array of their own; nothing is copied, so nothing is counted.
  fileprivate mutating func takeLast(_ count: Int) -> [Element] {
    unsafe Array(unsafeUninitializedCapacity: count) { taken, initialized in
      for index in (0..<count).reversed() { unsafe taken.initializeElement(at: index, to: removeLast()) }
      initialized = count
    }
  }
}
