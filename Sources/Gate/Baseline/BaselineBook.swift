package import Palette

/// A baseline in a run, and which of its entries were of use.
package struct BaselineBook: Sendable {
  /// What was remembered.
  package let baseline: Baseline
  private var used: Set<String> = []

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
    /// Of parts that have got worse: what was measured now and then.
    package var worse: [(part: FindingPart, recorded: Double)]
  }

  /// Looks a finding up: it counts when one of its parts is not there, or has got worse.
  package mutating func answer(_ finding: Finding, path: String) -> Answer {
    var answer = Answer(status: .baselined, worse: [])
    let entries = Baseline.Entry.entries(of: finding, path: path)
    var isNew = false
    for (part, entry) in zip(finding.wholeOrParts, entries) {
      guard let known = baseline[fingerprint: entry.fingerprint] else {
        isNew = true
        continue
      }
      used.insert(entry.fingerprint)
      if entries.count == 1 { answer.recorded = known.measured }
      guard let now = part.measured, let then = known.measured else { continue }
      if Worsening.isWorse(now, than: then, in: finding, by: Self.noise) { answer.worse.append((part, then)) }
    }
    if isNew { answer.status = .new } else if !answer.worse.isEmpty { answer.status = .worse }
    return answer
  }

  /// Entries that nothing of this run answers to.
  ///
  /// - Parameter isLookedFor: Whether the run would have found what an entry is about.
  package func stale(isLookedFor: (Baseline.Entry) -> Bool) -> [Baseline.Entry] {
    baseline.entries.filter { !used.contains($0.fingerprint) && isLookedFor($0) }
  }

  /// The baseline without what is stale.
  package func pruned(isLookedFor: (Baseline.Entry) -> Bool) -> Baseline {
    let gone = Set(stale(isLookedFor: isLookedFor).map(\.fingerprint))
    return Baseline(baseline.entries.filter { !gone.contains($0.fingerprint) })
  }
}
