import PaletteRules
import SourceText

/// The members of an object of a chart file, with every key known; problems go into the record.
struct ChartFields {
  /// What it is, as sentences name it: `the x axis`.
  let what: String
  private let members: [String: SourceNode]

  /// Opens an object.
  ///
  /// - Parameters:
  ///   - keys: All it may hold; the first `required` of them it has to hold.
  ///   - nullable: Which of the required ones may be `null`.
  init?(
    _ node: SourceNode, _ what: String, keys: [String], required: Int = 0, nullable: [String] = [],
    _ record: inout ChartRecord
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
    let missing = keys.prefix(required).filter { members[$0] == nil }
    if !missing.isEmpty {
      record.problem(
        ChartProblem.missingKeys(what, missing.map { "'\($0)'" }.joined(separator: " and ")), at: node.range)
    }
    for key in keys.prefix(required) where !nullable.contains(key) {
      if let value = members[key], case .null = value.value {
        record.problem(ChartProblem.isNull("'\(key)' of \(what)"), at: value.range)
      }
    }
    (self.what, self.members) = (what, members)
  }

  /// A member as sentences name it.
  private func name(_ key: String) -> String { "'\(key)' of \(what)" }

  /// The value of a key; nil when it is absent or `null`.
  subscript(_ key: String) -> SourceNode? {
    guard let node = members[key], case let value = node.value else { return nil }
    if case .null = value { return nil }
    return node
  }

  /// A text; nil when it is absent, `null` or something else.
  func text(_ key: String, _ record: inout ChartRecord) -> String? {
    guard let node = self[key] else { return nil }
    guard let text = node.string else {
      record.wrong(node, .mustBeString, name(key))
      return nil
    }
    return text
  }

  /// A finite number within what can be drawn; nil when it is absent, `null` or something else.
  func number(_ key: String, _ record: inout ChartRecord) -> Double? {
    self[key].flatMap { Self.number($0, name(key), &record) }
  }

  /// `true` or `false`; nil when it is absent, `null` or something else.
  func boolean(_ key: String, _ record: inout ChartRecord) -> Bool? {
    guard let node = self[key] else { return nil }
    guard let boolean = node.boolean else {
      record.wrong(node, .mustBeBoolean, name(key))
      return nil
    }
    return boolean
  }

  /// The items of a list; nil when it is absent, `null` or something else.
  func items(_ key: String, _ record: inout ChartRecord) -> [SourceNode]? {
    guard let node = self[key] else { return nil }
    guard let items = node.items else {
      record.wrong(node, .mustBeList, name(key))
      return nil
    }
    return items
  }

  /// A word out of a closed set; nil when it is absent, `null` or something else.
  func word<Word: RawRepresentable & CaseIterable>(
    _ key: String, as type: Word.Type, _ record: inout ChartRecord
  ) -> Word? where Word.RawValue == String {
    guard let node = self[key] else { return nil }
    if let word = node.string.flatMap(Word.init(rawValue:)) { return word }
    let words = Word.allCases.map(\.rawValue)
    let known = words.joined(separator: ", ")
    if let near = node.string.flatMap({ NearestName.suggestion(for: $0, among: words) }) {
      record.problem(ChartProblem.misspeltWord(name(key), known, Self.written(node), near), at: node.range)
    } else {
      record.wrong(node, .mustBeOneOf, name(key), known)
    }
    return nil
  }

  /// A number that can be drawn.
  static func number(_ node: SourceNode, _ what: String, _ record: inout ChartRecord) -> Double? {
    guard let number = node.number else {
      record.wrong(node, .mustBeNumber, what)
      return nil
    }
    guard number.magnitude <= ChartRecord.greatestMagnitude else {
      record.wrong(node, .tooLarge, what)
      return nil
    }
    return number
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
