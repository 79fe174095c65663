import PaletteRules
import SourceText

/// Reads the small values of a file that has to be right to the letter, with a problem at the place of each that is not.
struct StrictValues {
  let file: SourceFile
  private(set) var problems: [ThemeProblem] = []

  init(_ file: SourceFile) { self.file = file }

  /// More problems than this nobody reads.
  private static let most = 100

  func origin(_ node: SourceNode) -> TokenOrigin { TokenOrigin(file: file, range: node.range) }

  mutating func problem(_ message: Message, help: String? = nil, at range: Range<Int>) {
    guard problems.count < Self.most else { return }
    problems.append(
      ThemeProblem(message, help: help, path: file.path, origin: TokenOrigin(file: file, range: range)))
  }

  /// The members of an object whose keys are all known; of a repeated key the last. A problem for every other.
  mutating func members(_ node: SourceNode, keys: [String], of what: String) -> [String: SourceNode] {
    guard let members = object(node, what) else { return [:] }
    var found: [String: SourceNode] = [:]
    for member in members {
      if keys.contains(member.key) {
        found[member.key] = member.value
      } else {
        problem(Self.unknown(member.key, keys, what), at: member.keyRange)
      }
    }
    return found
  }

  /// The members of an object, of a repeated key the last, which is a problem: one of both was meant.
  mutating func object(_ node: SourceNode, _ what: String) -> [SourceNode.Member]? {
    guard let all = node.members, let members = node.lastMembers else {
      wrong(node, .mustBeObject, what)
      return nil
    }
    if all.count > members.count {
      var seen: [String] = []
      for member in all.prefix(1_000) {
        if seen.contains(where: { $0.utf8.elementsEqual(member.key.utf8) }) {
          problem(SettingsProblem.repeatedKey(member.key, what), at: member.keyRange)
        }
        seen.append(member.key)
      }
    }
    return members
  }

  /// `unknown key 'rule' in …, did you mean 'rules'?`
  static func unknown(_ key: String, _ known: [String], _ what: String) -> Message {
    NearestName.suggestion(for: key, among: known).map { SettingsProblem.misspeltKey(key, what, $0) }
      ?? SettingsProblem.unknownKey(key, what, known.joined(separator: ", "))
  }

  /// A problem with what is written in the last place of its words.
  mutating func wrong(_ node: SourceNode, _ right: SettingsProblem, _ arguments: any CustomStringConvertible...) {
    let written: String =
      switch node.value {
      case .string(let text): "'\(text)'"
      case .number(_, let text): text
      case .boolean(let value): "\(value)"
      default: node.kindName
      }
    problem(Message(right, arguments + [written]), at: node.range)
  }

  /// A text of at least `least` and at most `most` characters without the blanks around it.
  mutating func text(_ node: SourceNode?, _ what: String, most: Int = 1_024) -> String? {
    guard let node else { return nil }
    guard let text = node.string else {
      wrong(node, .mustBeString, what)
      return nil
    }
    guard !text.isEmpty, text.unicodeScalars.count <= most else {
      problem(SettingsProblem.wrongLength(what, most), at: node.range)
      return nil
    }
    guard
      text.unicodeScalars.contains(where: { !$0.properties.isDefaultIgnorableCodePoint && !$0.properties.isWhitespace })
    else {
      problem(SettingsProblem.blank(what), at: node.range)
      return nil
    }
    return text
  }

  mutating func texts(_ node: SourceNode?, _ what: String, least: Int = 0, most: Int = 1_000) -> [String]? {
    guard let node else { return nil }
    guard let items = node.items, (least...most).contains(items.count) else {
      if least == 0 {
        wrong(node, .mustBeFewStrings, what, most)
      } else {
        wrong(node, .mustBeSomeStrings, what, least, most)
      }
      return nil
    }
    let texts = items.compactMap { text($0, "an entry of \(what)") }
    return texts.count == items.count ? texts : nil
  }

  mutating func boolean(_ node: SourceNode?, _ what: String) -> Setting<Bool>? {
    guard let node else { return nil }
    guard let value = node.boolean else {
      wrong(node, .mustBeBoolean, what)
      return nil
    }
    return Setting(value, at: origin(node))
  }

  /// A whole number in a range.
  mutating func count(_ node: SourceNode?, in range: ClosedRange<Int>, _ what: String) -> Setting<Int>? {
    guard let node else { return nil }
    guard let number = node.number, let count = Int(exactly: number), range.contains(count) else {
      wrong(node, .mustBeCount, what, range.lowerBound, range.upperBound)
      return nil
    }
    return Setting(count, at: origin(node))
  }

  mutating func number(_ node: SourceNode?, in range: ClosedRange<Double>, _ what: String) -> Double? {
    guard let node else { return nil }
    guard let number = node.number, range.contains(number) else {
      wrong(node, .mustBeInRange, what, Figures.plain(range.lowerBound), Figures.plain(range.upperBound))
      return nil
    }
    return number
  }

  /// A word out of a closed set.
  mutating func word<Word: RawRepresentable>(_ node: SourceNode?, among words: [Word], _ what: String) -> Word?
  where Word.RawValue == String {
    guard let node else { return nil }
    let known = words.map(\.rawValue)
    guard let text = node.string else {
      wrong(node, .mustBeOneOf, what, known.joined(separator: ", "))
      return nil
    }
    if let word = words.first(where: { $0.rawValue == text }) { return word }
    let near = NearestName.suggestion(for: text, among: known).map { "did you mean '\($0)'?" }
    problem(SettingsProblem.mustBeOneOf(what, known.joined(separator: ", "), "'\(text)'"), help: near, at: node.range)
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether it says something: blanks, marks, dots and characters that no font shows do not.
  var isLetterOrDigit: Bool { properties.isAlphabetic || properties.numericType != nil }
}
