import PaletteRules
import SourceText

/// What a reader reports in addition to the theme, each thing once.
///
/// A class, because the resolver of references and the reader of roles write into the same one.
final class ReadingRecord {
  private(set) var notes: [Message] = []
  private(set) var remarks: [ThemeRemark] = []
  private(set) var problems: [ThemeProblem] = []
  /// What the file holds that is not judged: checks that count as not made.
  private(set) var unjudged: [Message] = []
  /// Groups of several colours that were not taken for series, each as `--series` names it.
  private(set) var notTaken: [(pattern: String, count: Int, isUnlikely: Bool)] = []
  /// The tokens that the chart shares with others, each once.
  private(set) var shared: [SharedToken] = []
  /// Files that the input names as parts of itself, and that were read with it.
  var parts: Set<String> = []
  private var noted: Set<Message> = []
  private var passed: Set<String> = []
  private var seen: Set<Key> = []
  /// Comparing a name with every other takes its time: after so many unknown names nobody reads the suggestions.
  private var suggestionsLeft = 50

  private struct Key: Hashable {
    let file: ObjectIdentifier?
    let range: Range<Int>?
    let words: String
  }

  /// An empty record.
  init() {}

  /// A record that begins with what another one holds.
  init(continuing other: ReadingRecord) {
    (notes, remarks, problems, unjudged) = (other.notes, other.remarks, other.problems, other.unjudged)
    (shared, notTaken) = (other.shared, other.notTaken)
    (seen, suggestionsLeft) = (other.seen, other.suggestionsLeft)
    (parts, noted, passed) = (other.parts, other.noted, other.passed)
  }

  /// Adds a note unless it was made before.
  func note(_ note: Message) {
    if noted.insert(note).inserted { notes.append(note) }
  }

  /// The same for the arguments of a note.
  func note(_ note: ReadingNote, _ arguments: any CustomStringConvertible...) { self.note(Message(note, arguments)) }

  /// Adds a group of colours that was not taken, once.
  ///
  /// - Parameter isUnlikely: whether a command that names them would hardly be right: shades of one hue, or a pattern that means others, too.
  func pass(over pattern: String, _ count: Int, isUnlikely: Bool = false) {
    if count > 1, passed.insert(pattern).inserted { notTaken.append((pattern, count, isUnlikely)) }
  }

  /// Adds a reason why something is not judged, unless it was given before.
  func leave(_ reason: Message) {
    if !unjudged.contains(reason) { unjudged.append(reason) }
  }

  /// The same for the arguments of a reason.
  func leave(_ reason: UnjudgedReason, _ arguments: any CustomStringConvertible...) {
    leave(Message(reason, arguments))
  }

  /// Adds shared tokens, except those known from another mode.
  func share(_ tokens: [SharedToken]) {
    for token in tokens {
      let isKnown = shared.contains {
        $0.definition.file === token.definition.file && $0.definition.range == token.definition.range
      }
      if !isKnown { shared.append(token) }
    }
  }

  /// Adds a remark unless the same place has one of the same kind.
  func remark(_ remark: ThemeRemark) {
    let rule = remark.kind.rule
    guard rule != .duplicateKey || repeatedKeys <= Self.mostRepeatedKeys,
      seen.insert(key(remark.origin, rule.id)).inserted
    else { return }
    if rule == .duplicateKey {
      repeatedKeys += 1
      guard repeatedKeys <= Self.mostRepeatedKeys else {
        note(.repeatedKeys, Self.mostRepeatedKeys, Self.mostRepeatedKeys)
        return
      }
    }
    remarks.append(remark)
  }

  private var repeatedKeys = 0
  /// As many as a reader of JSON notes: each takes 3 kB in a report.
  private static let mostRepeatedKeys = JSONReader.noteCount

  /// Adds a problem unless the same place has the same one: modes share most of their content.
  func problem(_ problem: ThemeProblem) {
    if seen.insert(key(problem.origin, problem.message)).inserted { problems.append(problem) }
  }

  /// The first problem, with the others attached; nil without problems.
  var firstProblem: ThemeProblem? {
    guard var first = problems.first else { return nil }
    first.related += problems.dropFirst().prefix(100).compactMap { problem in
      problem.origin.map { RelatedPlace(label: problem.message, origin: $0) }
    }
    return first
  }

  /// Adds a problem at a place.
  func problem(_ sentence: Message, help: String? = nil, at origin: TokenOrigin) {
    problem(ThemeProblem(sentence, help: help, path: origin.file.path, origin: origin))
  }

  /// The question at the end of a message about an unknown name, as long as there are not too many of them.
  func suggestion(for name: String, among names: @autoclosure () -> [String]) -> String? {
    suggestedName(for: name, among: names()).map { "did you mean '\($0)'?" }
  }

  /// The name that may have been meant, as long as there are not too many of them.
  func suggestedName(for name: String, among names: @autoclosure () -> [String]) -> String? {
    suggestionsLeft -= 1
    return suggestionsLeft >= 0 ? DidYouMean.name(for: name, among: names()) : nil
  }

  private func key(_ origin: TokenOrigin?, _ words: String) -> Key {
    Key(file: origin.map { ObjectIdentifier($0.file) }, range: origin?.range, words: words)
  }
}
