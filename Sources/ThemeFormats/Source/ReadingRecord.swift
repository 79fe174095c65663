import PaletteRules
import SourceText

/// What a reader reports in addition to the theme, each thing once.
///
/// A class, because the resolver of references and the reader of roles write into the same one.
final class ReadingRecord {
  private(set) var notes: [String] = []
  private(set) var remarks: [ThemeRemark] = []
  private(set) var problems: [ThemeProblem] = []
  /// What the file holds that is not judged: checks that count as not made.
  private(set) var unjudged: [String] = []
  /// The names that were taken for each part of a chart, since their words say so.
  private(set) var guessed: [String: [String]] = [:]
  /// The tokens that the chart shares with others, each once.
  private(set) var shared: [SharedToken] = []
  /// Files that the input names as parts of itself, and that were read with it.
  var parts: Set<String> = []
  /// Files that define tokens which were not found, by the token's name.
  var definedElsewhere: [String: String] = [:]
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
    (shared, guessed) = (other.shared, other.guessed)
    (definedElsewhere, seen, suggestionsLeft) = (other.definedElsewhere, other.seen, other.suggestionsLeft)
    parts = other.parts
  }

  /// Adds a note unless it was made before.
  func note(_ text: String) {
    if seen.insert(Key(file: nil, range: nil, words: text)).inserted { notes.append(text) }
  }

  /// Notes what is taken for a part, and keeps it by the part's key in a configuration.
  func guess(_ part: String, _ name: String, _ text: String) {
    note(text)
    if guessed[part]?.contains(name) != true { guessed[part, default: []].append(name) }
  }

  /// Adds a reason why something is not judged, unless it was given before.
  func leave(_ reason: String) {
    if !unjudged.contains(reason) { unjudged.append(reason) }
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
        note("more than \(Self.mostRepeatedKeys) keys are written again; the first \(Self.mostRepeatedKeys) are listed")
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
  func problem(_ message: String, help: String? = nil, at origin: TokenOrigin) {
    problem(ThemeProblem(message, help: help, path: origin.file.path, origin: origin))
  }

  /// The question at the end of a message about an unknown name, as long as there are not too many of them.
  func suggestion(for name: String, among names: @autoclosure () -> [String]) -> String? {
    suggestionsLeft -= 1
    return suggestionsLeft >= 0 ? DidYouMean.phrase(for: name, among: names()) : nil
  }

  private func key(_ origin: TokenOrigin?, _ words: String) -> Key {
    Key(file: origin.map { ObjectIdentifier($0.file) }, range: origin?.range, words: words)
  }
}
