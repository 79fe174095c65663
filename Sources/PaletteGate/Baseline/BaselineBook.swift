package import PaletteRules

/// A baseline in a run, and which of its entries were of use.
package struct BaselineBook: Sendable {
  /// What was remembered.
  package let baseline: Baseline
  private var used: Set<String> = []
  /// What this run found, by fingerprint.
  private var found: [String: [Double?]] = [:]
  /// What has been looked up, by fingerprint.
  private var lines: [String: EntryLine] = [:]

  /// How much worse is the noise of arithmetic: two machines differ in the last digits of a logarithm; an engineering choice.
  package static let noise = 1e-6

  /// Opens a baseline.
  package init(_ baseline: Baseline) { self.baseline = baseline }

  /// What the baseline says about a finding.
  package struct Answer: Sendable {
    /// `new`, `baselined` or `worse`.
    package var status: ClassifiedFinding.Status
    /// What was measured then, when the finding has one entry.
    package var recorded: Double?
    /// What has got worse, the parts first; empty unless the status is `worse`.
    package var changes: [BaselineWorse.Change] = []
  }

  /// Says what the run found, before anything is asked: several findings may have one fingerprint, and the best of them is
  /// compared with the best of the entries, so that a fixed finding does not make room for one that gets worse.
  package mutating func expect(_ finding: Finding, at place: (FindingPart) -> FindingPlace) {
    for entry in Baseline.Entry.entries(of: finding, at: place) {
      found[entry.fingerprint, default: []].append(entry.measured)
    }
  }

  /// Looks a finding up: it counts when one of its parts is not there, has got worse, or weighs more than it did.
  package mutating func answer(_ finding: Finding, at place: (FindingPart) -> FindingPlace) -> Answer {
    var answer = Answer(status: .baselined)
    let entries = Baseline.Entry.entries(of: finding, at: place)
    var isNew = false
    var least: Level?
    for (part, entry) in zip(finding.wholeOrParts, entries) {
      guard let known = counterpart(of: entry, in: finding) else {
        isNew = true
        continue
      }
      if known.level < finding.level { least = min(least ?? known.level, known.level) }
      if entries.count == 1 { answer.recorded = known.measured }
      guard let now = part.measured, let then = known.measured else { continue }
      if Worsening.isWorse(now, than: then, in: finding, by: Self.noise) {
        answer.changes.append(.figure(part, recorded: then))
      }
    }
    if let least { answer.changes.append(.level(recorded: least)) }
    if isNew { answer.changes = [] }
    answer.status = isNew ? .new : answer.changes.isEmpty ? .baselined : .worse
    return answer
  }

  /// The entry to compare a part with: of several with its fingerprint, the one at its place, counted from the best.
  private mutating func counterpart(of entry: Baseline.Entry, in finding: Finding) -> Baseline.Entry? {
    let known = baseline[fingerprint: entry.fingerprint]
    guard !known.isEmpty else { return nil }
    used.insert(entry.fingerprint)
    return lines[
      entry.fingerprint, default: EntryLine(known, found: found[entry.fingerprint] ?? [entry.measured], in: finding)
    ].next(measured: entry.measured)
  }

  /// Entries that match nothing in this run.
  ///
  /// - Parameter isLookedFor: Whether the run would have found what an entry is about.
  package func stale(isLookedFor: (Baseline.Entry) -> Bool) -> [Baseline.Entry] {
    baseline.entries.filter { !used.contains($0.fingerprint) && isLookedFor($0) }
  }

  /// A baseline without what is stale in this one; another run may have written it meanwhile.
  package func pruned(_ baseline: Baseline, isLookedFor: (Baseline.Entry) -> Bool) -> Baseline {
    let gone = Set(stale(isLookedFor: isLookedFor).map(\.fingerprint))
    return Baseline(baseline.entries.filter { !gone.contains($0.fingerprint) })
  }
}
