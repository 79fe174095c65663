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
  }

  let bytes: [UInt8]
  let isStrict: Bool
  let limits: JSONReader.Limits
  /// The offset of the next byte.
  var offset = 0
  var notes: [JSONReader.Note] = []
  /// Made when the first note needs it.
  var lines: LineTable?

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
    if bytes.count > limits.bytes {
      throw SourceError(
        "the text has \(bytes.count) bytes, more than the limit of \(limits.bytes); raise it with --limit bytes=N",
        at: 0..<0)
    }
    try skipByteOrderMark()
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
        guard offset == bytes.count else {
          throw errorHere { "expected the end of the text after the value, found \($0)" }
        }
        return node
      }
    }
  }

  /// A finished value, or nothing when an object or array opened and its first value is due.
  private mutating func valueOrOpening() throws(SourceError) -> SourceNode? {
    valueCount += 1
    if valueCount > limits.values {
      throw SourceError(
        "the text has more values than the limit of \(limits.values); raise it with --limit tokens=N",
        at: offset..<offset)
    }
    let start = offset
    switch next {
    case UInt8(ascii: "\""):
      let text = try string()
      return SourceNode(.string(text), range: start..<offset)
    case UInt8(ascii: "{"):
      try open(isObject: true)
      if next == UInt8(ascii: "}") { return close() }
      try keyAndColon()
      return nil
    case UInt8(ascii: "["):
      try open(isObject: false)
      return next == UInt8(ascii: "]") ? close() : nil
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return try number()
    case UInt8(ascii: "'") where !isStrict:
      let text = try string()
      note(.singleQuotes, start..<offset, "a string in single quotes: JSON has double quotes only")
      return SourceNode(.string(text), range: start..<offset)
    default:
      return try word()
    }
  }

  /// The error at the end of the text when something is still open.
  func unclosedInnermost() -> SourceError? {
    opened.last.map { unclosed($0.start, isObject: $0.isObject) }
  }

  private mutating func open(isObject: Bool) throws(SourceError) {
    if opened.count >= limits.depth {
      throw SourceError(
        "nested deeper than the limit of \(limits.depth) levels; raise it with --limit depth=N",
        at: offset..<offset + 1)
    }
    let firstWaiting = isObject ? waitingMembers.count : waitingItems.count
    opened.append(Opened(start: offset, isObject: isObject, firstWaiting: firstWaiting))
    offset += 1
    try skipTrivia()
  }

  /// Ends the innermost object or array at its bracket.
  private mutating func close() -> SourceNode? {
    guard let container = opened.popLast() else { return nil }
    offset += 1
    let range = container.start..<offset
    if container.isObject {
      let members = waitingMembers.takeLast(waitingMembers.count - container.firstWaiting)
      noteDuplicates(in: members)
      return SourceNode(.object(members), range: range)
    }
    return SourceNode(.array(waitingItems.takeLast(waitingItems.count - container.firstWaiting)), range: range)
  }

  /// Puts a value into the innermost object or array.
  ///
  /// - Returns: The object or array when the value was its last, nothing when another value is due.
  private mutating func add(_ node: SourceNode) throws(SourceError) -> SourceNode? {
    let innermost = opened.count - 1
    let isObject = opened[innermost].isObject
    if isObject {
      waitingMembers.append(
        SourceNode.Member(key: opened[innermost].key, keyRange: opened[innermost].keyRange, value: node))
      if waitingMembers.count - opened[innermost].firstWaiting > limits.members {
        throw SourceError(
          "the object has more members than the limit of \(limits.members); raise it with --limit tokens=N",
          at: opened[innermost].keyRange)
      }
    } else {
      waitingItems.append(node)
    }
    let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    try skipTrivia()
    if next == closing { return close() }
    guard next == UInt8(ascii: ",") else {
      throw missingComma(after: node, isObject: isObject, openedAt: opened[innermost].start)
    }
    let comma = offset
    offset += 1
    try skipTrivia()
    if next == closing {
      let shape = isObject ? "object" : "array"
      if isStrict {
        throw SourceError(
          "trailing comma: JSON allows no ',' after the last value of an \(shape); remove it", at: comma..<comma + 1)
      }
      note(.trailingComma, comma..<comma + 1, "a comma after the last value of an \(shape), which JSON forbids")
      return close()
    }
    if isObject { try keyAndColon() }
    return nil
  }

  /// Reads `"key":` into the innermost object, up to its value.
  private mutating func keyAndColon() throws(SourceError) {
    let start = offset
    let key = try key(openedAt: opened[opened.count - 1].start)
    opened[opened.count - 1].key = key
    opened[opened.count - 1].keyRange = start..<offset
    try skipTrivia()
    guard next == UInt8(ascii: ":") else { throw errorHere { "expected ':' after the key, found \($0)" } }
    offset += 1
    try skipTrivia()
    if next == UInt8(ascii: "}") || next == UInt8(ascii: ",") {
      throw errorHere { "expected a value after ':', found \($0)" }
    }
  }
}

extension JSONParser {
  /// Reads a key; `openedAt` is where its object opened.
  mutating func key(openedAt: Int) throws(SourceError) -> String {
    let start = offset
    switch next {
    case UInt8(ascii: "\""):
      return try string()
    case UInt8(ascii: "'") where !isStrict:
      let key = try string()
      note(.singleQuotes, start..<offset, "a key in single quotes: JSON has double quotes only")
      return key
    case let byte where byte.isWordByte && !isStrict:
      while next.isWordByte { offset += next < 0x80 ? 1 : try characterLength(at: offset) }
      if offset - start > limits.string {
        throw SourceError(
          "the key has \(offset - start) bytes, more than the limit of \(limits.string); raise it with --limit string=N",
          at: start..<offset)
      }
      note(.unquotedKey, start..<offset, "a key without quotes: JSON has keys in double quotes only")
      return String(decoding: bytes[start..<offset], as: UTF8.self)
    default:
      if offset >= bytes.count { throw unclosed(openedAt, isObject: true) }
      let remedy =
        next.isWordByte && !isInvisible(at: offset) || next == UInt8(ascii: "'") ? ": put keys in double quotes" : ""
      throw errorHere { "expected a key or '}', found \($0)\(remedy)" }
    }
  }

  /// Notes every key that an earlier member has already.
  mutating func noteDuplicates(in members: [SourceNode.Member]) {
    RepeatedKeys.each(in: members) { noteDuplicate($0, of: $1) }
  }

  private mutating func noteDuplicate(_ member: SourceNode.Member, of first: SourceNode.Member) {
    guard notes.count < JSONReader.noteCount else { return }
    if lines == nil { lines = LineTable(bytes) }
    let (here, there) = (position(member.keyRange.lowerBound), position(first.keyRange.lowerBound))
    note(
      .duplicateKey, member.keyRange,
      "the key \(quoted(member.keyRange)) at \(here) is also at \(there); the last one counts")
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
