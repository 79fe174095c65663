import YAMLEvents

/// Builds the tree from libyaml's events over a stack of open mappings and sequences.
struct YAMLBuilder: ~Copyable {
  /// A value and what it weighs when every alias in it is followed.
  struct Built {
    let node: SourceNode
    /// Values in it, itself included.
    let weight: Int
    /// Levels of nesting in it.
    let height: Int
    /// The text of a scalar, as a key would have it.
    let text: String?
  }

  /// A mapping or sequence that is not closed yet.
  private struct Opened {
    let start: Int
    let isFlow: Bool
    let isMapping: Bool
    let anchor: String?
    var members: [SourceNode.Member] = []
    var items: [SourceNode] = []
    /// The key whose value is due.
    var key: (text: String, range: Range<Int>)?
    var mergesMappings = false
    var weight = 1
    var height = 1
    /// Where its last value ends.
    var end: Int
  }

  let bytes: [UInt8]
  let limits: JSONReader.Limits
  private(set) var notes: [JSONReader.Note] = []
  /// Where aliases stand; nil where nobody asks.
  var aliases: [YAMLReader.Alias]?

  private var events: EventStream
  private var opened: [Opened] = []
  private var anchors: [String: Built] = [:]
  private var root: SourceNode?
  private var valueCount = 0

  init(_ bytes: [UInt8], _ limits: JSONReader.Limits, events: consuming EventStream) {
    self.bytes = bytes
    self.limits = limits
    self.events = events
  }

  /// Reads the whole text.
  mutating func document() throws(SourceError) -> SourceNode {
    while true {
      let event = try next()
      switch event.kind {
      case .documentStart where root != nil:
        throw SourceError("a second document begins here: a file holds one; split it at '---'", at: event.range)
      case .documentStart, .documentEnd: break
      case .streamEnd:
        guard let root else {
          throw SourceError("the text is empty: expected a value", at: bytes.count..<bytes.count)
        }
        return root
      case .scalar(let text, let style, let properties): try scalar(text, style, properties, event.range)
      case .alias(let name): try alias(name, event.range)
      case .mappingStart(let properties): try open(properties, event.range, isMapping: true)
      case .sequenceStart(let properties): try open(properties, event.range, isMapping: false)
      case .mappingEnd, .sequenceEnd: try close(event.range)
      }
    }
  }

  private mutating func next() throws(SourceError) -> YAMLEvent {
    do throws(YAMLError) {
      return try events.next()
    } catch {
      throw sourceError(error)
    }
  }

  private mutating func scalar(
    _ text: String, _ style: YAMLEvent.Style, _ properties: YAMLEvent.Properties, _ whole: Range<Int>
  ) throws(SourceError) {
    let range = withoutProperties(whole, properties)
    try limits.checkString(range)
    if let top = opened.last, top.isMapping, top.key == nil {
      if let anchor = properties.anchor {
        anchors[anchor] = Built(node: SourceNode(.string(text), range: range), weight: 1, height: 0, text: text)
      }
      try begin(text, range, mayMerge: style == .plain)
      return
    }
    try count(1, at: range)
    if text.isEmpty, style == .plain { noteLostColor(behind: range.upperBound) }
    let node = SourceNode(YAMLScalar.value(text, style, tag: properties.tag), range: range)
    try add(Built(node: node, weight: 1, height: 0, text: text), anchor: properties.anchor)
  }

  private mutating func alias(_ name: String, _ range: Range<Int>) throws(SourceError) {
    if opened.contains(where: { $0.anchor == name }) {
      throw SourceError("'*\(name)' is inside the value that it refers to, '&\(name)'", at: range)
    }
    guard let built = anchors[name] else {
      throw SourceError("'*\(name)' refers to nothing: no '&\(name)' comes before it", at: range)
    }
    if let top = opened.last, top.isMapping, top.key == nil {
      guard let text = built.text else { throw keyError(range) }
      try begin(text, range, mayMerge: false)
      return
    }
    if aliases != nil {
      let alias = YAMLReader.Alias(pointer: place, name: name, range: range)
      aliases?.append(alias)
    }
    try count(built.weight, at: range)
    if opened.count + built.height > limits.depth { throw limits.tooDeep(at: range) }
    try add(built, anchor: nil)
    // A merged member is elsewhere in the file.
    if !opened.isEmpty { opened[opened.count - 1].end = range.upperBound }
  }

  /// Where the next value is due.
  private var place: JSONPointer {
    JSONPointer(opened.map { $0.isMapping ? $0.key?.text ?? "" : String($0.items.count) })
  }

  /// Takes a scalar for the key of the innermost mapping.
  private mutating func begin(_ key: String, _ range: Range<Int>, mayMerge: Bool) throws(SourceError) {
    let innermost = opened.count - 1
    opened[innermost].key = (key, range)
    if mayMerge, key == "<<" { opened[innermost].mergesMappings = true }
    if opened[innermost].members.count >= limits.members { throw limits.tooManyMembers(at: range) }
  }

  private mutating func open(
    _ properties: YAMLEvent.Properties, _ whole: Range<Int>, isMapping: Bool
  ) throws(SourceError) {
    let range = withoutProperties(whole, properties)
    if let top = opened.last, top.isMapping, top.key == nil { throw keyError(range) }
    try count(1, at: range)
    if opened.count >= limits.depth { throw limits.tooDeep(at: range) }
    let first = range.lowerBound < bytes.count ? bytes[range.lowerBound] : 0
    let isFlow = first == (isMapping ? UInt8(ascii: "{") : UInt8(ascii: "["))
    if let anchor = properties.anchor { anchors[anchor] = nil }
    opened.append(
      Opened(
        start: range.lowerBound, isFlow: isFlow, isMapping: isMapping, anchor: properties.anchor,
        end: range.lowerBound))
  }

  private mutating func close(_ range: Range<Int>) throws(SourceError) {
    guard var closed = opened.popLast() else { return }
    // libyaml ends a block where the next thing begins.
    let end = closed.isFlow ? range.upperBound : max(closed.end, closed.start)
    for (later, _) in RepeatedKeys.repeats(in: closed.members) { note(.duplicateKey, closed.members[later].keyRange) }
    if closed.mergesMappings {
      closed.members = try merged(closed.members)
      if closed.members.count > limits.members { throw limits.tooManyMembers(at: closed.start..<end) }
    }
    let value: SourceNode.Value = closed.isMapping ? .object(closed.members) : .array(closed.items)
    let node = SourceNode(value, range: closed.start..<end)
    try add(Built(node: node, weight: closed.weight, height: closed.height, text: nil), anchor: closed.anchor)
  }

  /// Puts a value where it is due.
  private mutating func add(_ built: Built, anchor: String?) throws(SourceError) {
    if let anchor { anchors[anchor] = built }
    guard !opened.isEmpty else {
      root = built.node
      return
    }
    let (innermost, range) = (opened.count - 1, built.node.range)
    if let key = opened[innermost].key {
      opened[innermost].members.append(SourceNode.Member(key: key.text, keyRange: key.range, value: built.node))
      opened[innermost].key = nil
      opened[innermost].end = max(opened[innermost].end, key.range.upperBound)
    } else {
      opened[innermost].items.append(built.node)
    }
    opened[innermost].weight += built.weight
    opened[innermost].height = max(opened[innermost].height, built.height + 1)
    opened[innermost].end = max(opened[innermost].end, range.upperBound)
  }

  private mutating func count(_ values: Int, at range: Range<Int>) throws(SourceError) {
    valueCount += values
    if valueCount > limits.values { throw limits.tooManyValues(at: range) }
  }

  /// Remembers something that was let pass.
  mutating func note(_ kind: JSONReader.Note.Kind, _ range: Range<Int>) {
    if notes.count < JSONReader.noteCount { notes.append(JSONReader.Note(kind, range)) }
  }
}

// `<<`, the merge key (https://yaml.org/type/merge.html).
extension YAMLBuilder {
  /// The members with those that `<<` merges, at its place; own keys win, then the first merge.
  func merged(_ members: [SourceNode.Member]) throws(SourceError) -> [SourceNode.Member] {
    var taken = Set(members.lazy.map(\.key))
    var all: [SourceNode.Member] = []
    for member in members {
      guard member.key == "<<", bytes[member.keyRange].elementsEqual("<<".utf8) else {
        all.append(member)
        continue
      }
      for mapping in member.value.items ?? [member.value] {
        guard let drawn = mapping.members else {
          throw SourceError("'<<' draws in mappings, not \(mapping.kindName)", at: member.keyRange)
        }
        for member in drawn where taken.insert(member.key).inserted { all.append(member) }
      }
    }
    return all
  }
}

/// The value of a scalar.
enum YAMLScalar {
  /// The value of a text as it was written.
  static func value(
    _ text: String, _ style: YAMLEvent.Style, tag: String?
  ) -> SourceNode.Value {
    // `!` alone says: not resolved (YAML 1.1, section 3.3.2).
    guard style == .plain, tag != "tag:yaml.org,2002:str", tag != "!" else { return .string(text) }
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .boolean(true)
    case "false", "False", "FALSE": return .boolean(false)
    default: return number(text).map { .number($0, text: text) } ?? .string(text)
    }
  }

  /// The number that a text is in the core schema; nil for other text and for infinite numbers.
  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return UInt64(text.dropFirst(2), radix: 16).map { Double($0) } }
    if text.hasPrefix("0o") { return UInt64(text.dropFirst(2), radix: 8).map { Double($0) } }
    // What `Double` reads beyond this schema (`0x1p3`, `inf`) has other letters.
    guard text.utf8.count <= 64, text.utf8.allSatisfy({ $0.isDigit || "+-.eE".utf8.contains($0) }),
      let number = Double(text), number.isFinite
    else { return nil }
    return number
  }
}
