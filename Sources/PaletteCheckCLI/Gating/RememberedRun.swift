import PaletteGate
import PaletteRules
import SourceText

/// What an earlier run found, whether a baseline holds it or an earlier commit was judged, to hold today's findings against.
struct RememberedRun {
  private let relative: RelativePath
  private let host: any FileSystem
  /// What was found, and which of it is of use.
  private(set) var book: BaselineBook
  private var identities: [String: FindingIdentities] = [:]

  /// Opens what was found.
  ///
  /// - Parameters:
  ///   - root: Real path of the directory that places are relative to.
  ///   - host: Shows the files as they are now.
  init(_ found: Baseline, root: String, host: any FileSystem) {
    book = BaselineBook(found)
    relative = RelativePath(directory: root, host: host)
    self.host = host
  }

  /// Records the findings of an input before any lookup.
  mutating func expect(_ input: CheckedInput) {
    let known = FindingIdentities(of: input, host: host, relative: relative)
    identities[input.path] = known
    for finding in input.parts.flatMap(\.findings).map(\.finding) where Baseline.remembers(finding.rule) {
      book.expect(finding) { known.identity(of: $0, in: finding) }
    }
    for finding in input.repeatedFindings where Baseline.remembers(finding.rule) {
      book.acknowledge(finding) { known.identity(of: $0, in: finding) }
    }
  }

  /// The files of modes that take everything from one file each, as they are remembered.
  func filesOfModes(of input: String) -> Set<String> { identities[input]?.filesOfModes ?? [] }

  /// What is remembered of a finding; nil for an input that is not expected.
  ///
  /// - Parameters:
  ///   - input: The path of the input.
  ///   - renamings: From what it is remembered by now, the names that it may have had, which are gone: it is the same if it had the
  ///     same findings.
  mutating func answer(
    _ finding: Finding, of input: String, _ renamings: (FindingIdentity) -> [(inout FindingIdentity) -> Void]
  ) -> BaselineBook.Answer? {
    guard let known = identities[input] else { return nil }
    let answer = book.answer(finding) { known.identity(of: $0, in: finding) }
    guard answer.status == .new else { return answer }
    for rename in renamings(known.identity(of: finding)) {
      var trial = book
      let renamed = trial.answer(finding) { part in
        var identity = known.identity(of: part, in: finding)
        rename(&identity)
        return identity
      }
      guard renamed.status != .new else { continue }
      book = trial
      return renamed
    }
    return answer
  }

  /// What a baseline remembers of an input.
  func entries(of input: CheckedInput) -> [Baseline.Entry] {
    let known = identities[input.path] ?? FindingIdentities(of: input, host: host, relative: relative)
    return input.remembered(as: known.identity)
  }
}
