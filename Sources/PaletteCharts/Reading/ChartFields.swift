import PaletteRules
import SourceText

/// The members of an object of a chart file, with every key known; problems go into the record.
struct ChartFields {
  /// What it is, as sentences name it: `the x axis`.
  private let what: String
  private let members: [String: SourceNode]
  private let record: ChartRecord

  /// Opens an object.
  ///
  /// - Parameters:
  ///   - keys: All it may hold; the first `required` of them it has to hold.
  ///   - nullable: Which of the required ones may be `null`.
  init?(
    _ node: SourceNode, _ what: String, keys: [String], required: Int = 0, nullable: [String] = [],
    _ record: ChartRecord
  ) {
    guard let all = node.members else {
      record.problem(ChartProblem.mustBeObject(what, node.kindName), at: node.range)
      return nil
    }
    var members: [String: SourceNode] = [:]
    for member in all {
      if !keys.contains(member.key) {
        let key = Self.shortened(member.key)
        let near = NearestName.suggestion(for: member.key, among: keys)
        record.problem(
          near.map { ChartProblem.misspeltKey(key, what, $0) }
            ?? ChartProblem.unknownKey(key, what, keys.joined(separator: ", ")), at: member.keyRange)
      } else if members.updateValue(member.value, forKey: member.key) != nil {
        record.problem(ChartProblem.repeatedKey(member.key, what), at: member.keyRange)
      }
    }
    (self.what, self.members, self.record) = (what, members, record)
    let missing = keys.prefix(required).filter { members[$0] == nil }
    if !missing.isEmpty {
      record.problem(
        ChartProblem.missingKeys(what, missing.map { "'\($0)'" }.joined(separator: " and ")), at: node.range)
    }
    for key in keys.prefix(required) where !nullable.contains(key) && self[key] == nil {
      if let value = members[key] { record.problem(ChartProblem.isNull(name(key)), at: value.range) }
    }
  }

  /// A member as sentences name it.
  private func name(_ key: String) -> String { "'\(key)' of \(what)" }

  /// The value of a key; nil when it is absent or `null`.
  subscript(_ key: String) -> SourceNode? {
    guard let node = members[key] else { return nil }
    if case .null = node.value { return nil }
    return node
  }

  /// The value of a key as one kind of values; nil when it is absent, `null` or something else, which is a problem.
  private func value<Value>(_ key: String, _ problem: ChartProblem, _ read: (SourceNode) -> Value?) -> Value? {
    guard let node = self[key] else { return nil }
    let value = read(node)
    if value == nil { record.wrong(node, problem, name(key)) }
    return value
  }

  /// A text.
  func text(_ key: String) -> String? { value(key, .mustBeString, \.string) }
  /// `true` or `false`.
  func boolean(_ key: String) -> Bool? { value(key, .mustBeBoolean, \.boolean) }
  /// The items of a list.
  func items(_ key: String) -> [SourceNode]? { value(key, .mustBeList, \.items) }
  /// A finite number within what can be drawn.
  func number(_ key: String) -> Double? { self[key].flatMap { record.number($0, name(key)) } }

  /// A word out of a closed set.
  func word<Word: RawRepresentable<String> & CaseIterable>(_ key: String, as type: Word.Type) -> Word? {
    guard let node = self[key] else { return nil }
    if let word = node.string.flatMap(Word.init(rawValue:)) { return word }
    let words = Word.allCases.map(\.rawValue)
    let (known, written) = (words.joined(separator: ", "), Self.written(node))
    let near = node.string.flatMap { NearestName.suggestion(for: $0, among: words) }
    record.problem(
      near.map { ChartProblem.misspeltWord(name(key), known, written, $0) }
        ?? ChartProblem.mustBeOneOf(name(key), known, written), at: node.range)
    return nil
  }

  /// A value as messages quote it.
  static func written(_ node: SourceNode) -> String {
    switch node.value {
    case .string(let text): "'\(shortened(text))'"
    case .number(_, let text): shortened(text)
    case .boolean(let boolean): "\(boolean)"
    default: node.kindName
    }
  }

  /// The beginning of a text: nobody reads more of it in a message.
  static func shortened(_ text: String) -> String {
    text.unicodeScalars.count > 60 ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(60))) + "…" : text
  }
}
