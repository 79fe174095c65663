import PaletteGate
import PaletteRules
import SourceText

/// What was found at an earlier commit: a baseline that nobody writes.
struct EarlierFindings {
  /// Real path of the directory that places are relative to.
  private let root: String
  private let now: any FileSystem
  /// What was found at each of the commits, by fingerprint.
  private var states: [Int: [String: [Baseline.Entry]]] = [:]
  private var run: RememberedRun
  /// Files of themes that are judged whole.
  private var judged: Set<String> = []
  /// The modes of today's themes, by the path of the input: a list of a program is a mode with the name of the list.
  private var modes: [String: Set<String>] = [:]

  /// Remembers nothing yet.
  init(root: String, now: any FileSystem) {
    (self.root, self.now) = (root, now)
    run = RememberedRun(Baseline(), root: root, host: now)
  }

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
      let known = FindingIdentities(of: input, host: then, relative: before)
      for entry in input.remembered(as: { known.identity(of: $0, in: $1).renamed(names) }) {
        states[state, default: [:]][entry.fingerprint, default: []].append(entry)
      }
    }
    let all = states.sorted { $0.key < $1.key }.map(\.value)
      .reduce(into: [:]) { $0.merge($1) { $0.count >= $1.count ? $0 : $1 } }
    run = RememberedRun(Baseline(all.sorted { $0.key < $1.key }.flatMap(\.value)), root: root, host: now)
  }

  /// Records the findings of an input before any lookup.
  mutating func expect(_ input: CheckedInput) {
    run.expect(input)
    let relative = RelativePath(directory: root, host: now)
    modes[relative.text(input.path), default: []].formUnion(input.parts.flatMap(\.theme.modes).map(\.name))
    if input.problems.isEmpty, input.theme != nil {
      let colors = input.parts.flatMap(\.theme.colorsInOrder)
      judged.formUnion(([input.path] + colors.map(\.origin.file.path)).map(relative.text))
    }
  }

  /// What was found then about a finding of an input; nil for an input that is not expected.
  mutating func answer(_ finding: Finding, of input: String) -> BaselineBook.Answer? {
    let (then, modes) = (run.book.baseline, modes)
    return run.answer(finding, of: input) { identity in
      guard finding.mode != nil else { return [] }
      // Modes that only the earlier state has, the first of them: a change renames few.
      let path = identity.place.judged
      let gone = Set(then.entries.filter { $0.place.judged == path }.compactMap(\.mode)).subtracting(modes[path] ?? [])
      return gone.sorted().prefix(20).map { mode in { if $0.mode != nil { $0.mode = mode } } }
    }
  }

  /// What was found then and not today, in themes that are judged today.
  var gone: [Baseline.Entry] {
    run.book.stale { judged.contains($0.place.path) && judged.contains($0.place.judged) }
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
