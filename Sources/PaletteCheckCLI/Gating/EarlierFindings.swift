import PaletteGate
import PaletteRules
import SourceText

/// What was found at an earlier commit, to hold today's findings against: a baseline that nobody writes.
struct EarlierFindings {
  /// Real path of the directory that places are relative to.
  private let root: String
  private let now: any FileSystem
  /// What was found at each of the commits, by fingerprint.
  private var states: [Int: [String: [Baseline.Entry]]] = [:]
  private var book = BaselineBook(Baseline())
  private var identities: [String: FindingIdentities] = [:]
  /// Files of themes that are judged whole.
  private var judged: Set<String> = []
  /// The modes of today's themes, by the path of the input: a list of a program is a mode with the name of the list.
  private var modes: [String: Set<String>] = [:]

  /// Remembers nothing yet.
  init(root: String, now: any FileSystem) { (self.root, self.now) = (root, now) }

  /// Remembers what was found, before anything is looked up. Of several commits, the one that has a finding most often counts: what
  /// either side of crossed histories had is not new.
  ///
  /// - Parameters:
  ///   - inputs: As they were judged in the world of then.
  ///   - state: The number of the commit.
  ///   - then: Shows the files as they were.
  ///   - renames: Real paths now of what had another one, by that one.
  mutating func add(_ inputs: [CheckedInput], at state: Int, then: any FileSystem, renames: [String: String]) {
    let (before, after) = (RelativePath(directory: root, host: then), RelativePath(directory: root, host: now))
    let names = Dictionary(
      renames.map { (before.text($0.key), after.text($0.value)) }, uniquingKeysWith: { first, _ in first })
    for input in inputs {
      let known = FindingIdentities(
        of: input.path, input.parts.map(\.theme), input.parts.flatMap(\.findings).map(\.finding), host: then,
        relative: before.text)
      for entry in input.remembered(as: { known.identity(of: $0, in: $1).renamed(names) }) {
        states[state, default: [:]][entry.fingerprint, default: []].append(entry)
      }
    }
    let all = states.sorted { $0.key < $1.key }.map(\.value)
      .reduce(into: [:]) { $0.merge($1) { $0.count >= $1.count ? $0 : $1 } }
    book = BaselineBook(Baseline(all.sorted { $0.key < $1.key }.flatMap(\.value)))
  }

  /// Records the findings of an input before any lookup.
  mutating func expect(_ input: CheckedInput) {
    let found = input.parts.flatMap(\.findings).map(\.finding)
    let relative = RelativePath(directory: root, host: now)
    let known = FindingIdentities(
      of: input.path, input.parts.map(\.theme), found, host: now, relative: relative.text)
    identities[input.path] = known
    modes[relative.text(input.path), default: []].formUnion(input.parts.flatMap(\.theme.modes).map(\.name))
    if input.problems.isEmpty, input.theme != nil {
      let colors = input.parts.flatMap(\.theme.colorsInOrder)
      judged.formUnion(([input.path] + colors.map(\.origin.file.path)).map(relative.text))
    }
    for finding in found where Baseline.remembers(finding.rule) {
      book.expect(finding) { known.identity(of: $0, in: finding) }
    }
    for finding in input.repeatedFindings where Baseline.remembers(finding.rule) {
      book.acknowledge(finding) { known.identity(of: $0, in: finding) }
    }
  }

  /// What was found then about a finding of an input; nil for an input that is not expected.
  mutating func answer(_ finding: Finding, of input: String) -> BaselineBook.Answer? {
    guard let known = identities[input] else { return nil }
    let answer = book.answer(finding) { known.identity(of: $0, in: finding) }
    guard answer.status == .new, finding.mode != nil else { return answer }
    // A mode or list that is gone may have another name now: it is the same if it had the same findings.
    for mode in goneModes(of: known.identity(of: finding).place.judged) {
      var trial = book
      let renamed = trial.answer(finding) { part in
        var identity = known.identity(of: part, in: finding)
        if identity.mode != nil { identity.mode = mode }
        return identity
      }
      guard renamed.status != .new else { continue }
      book = trial
      return renamed
    }
    return answer
  }

  /// Modes that only the earlier state has, the first of them: a change renames few.
  private func goneModes(of path: String) -> ArraySlice<String> {
    let then = Set(book.baseline.entries.filter { $0.place.judged == path }.compactMap(\.mode))
    return then.subtracting(modes[path] ?? []).sorted().prefix(20)
  }

  /// What was found then and not today, in themes that are judged today.
  var gone: [Baseline.Entry] {
    book.stale { judged.contains($0.place.path) && judged.contains($0.place.judged) }
  }
}

extension FindingIdentity {
  /// The same by the names that its files have now.
  fileprivate func renamed(_ names: [String: String]) -> FindingIdentity {
    var identity = self
    identity.place = FindingPlace(path: names[place.path] ?? place.path, theme: place.theme.map { names[$0] ?? $0 })
    return identity
  }
}
