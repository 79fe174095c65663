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
    /// The parts that are new, where others are known; empty unless the status is `new`.
    package var added: [FindingPart] = []
    /// What has got worse, the parts first; empty unless the status is `worse`.
    package var changes: [WorseChange] = []
  }

  /// Says what the run found, before anything is asked: several findings may have one fingerprint, and the best of them is
  /// compared with the best of the entries, so that a fixed finding does not make room for one that gets worse.
  package mutating func expect(_ finding: Finding, as identity: (FindingPart) -> FindingIdentity) {
    for entry in Baseline.Entry.entries(of: finding, as: identity) {
      found[entry.fingerprint, default: []].append(entry.measured)
    }
  }

  /// Says what a mode is found to have by itself, and has together with another one in a finding of that: its entry is of use.
  package mutating func acknowledge(_ finding: Finding, as identity: (FindingPart) -> FindingIdentity) {
    for (part, entry) in zip(finding.wholeOrParts, Baseline.Entry.entries(of: finding, as: identity)) {
      used.formUnion([entry.fingerprint, Self.formerFingerprint(of: entry, part, in: finding)])
    }
  }

  /// Looks a finding up: it counts when one of its parts is not there, has got worse, or weighs more than it did.
  package mutating func answer(_ finding: Finding, as identity: (FindingPart) -> FindingIdentity) -> Answer {
    var answer = Answer(status: .baselined)
    let entries = Baseline.Entry.entries(of: finding, as: identity)
    var added: [FindingPart] = []
    var least: Level?
    for (part, entry) in zip(finding.wholeOrParts, entries) {
      guard let known = counterpart(of: entry, part, in: finding) else {
        added.append(part)
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
    let isNew = !added.isEmpty
    if isNew { answer.changes = [] }
    if added.count < entries.count { answer.added = added }
    answer.status = isNew ? .new : answer.changes.isEmpty ? .baselined : .worse
    return answer
  }

  /// The entry to compare a part with: of several with its fingerprint, the one at its place, counted from the best.
  private mutating func counterpart(
    of entry: Baseline.Entry, _ part: FindingPart, in finding: Finding
  ) -> Baseline.Entry? {
    var known = baseline[fingerprint: entry.fingerprint]
    used.insert(entry.fingerprint)
    if known.isEmpty {
      let former = Self.formerFingerprint(of: entry, part, in: finding)
      known = baseline[fingerprint: former]
      used.insert(former)
    }
    guard !known.isEmpty else { return nil }
    return lines[
      entry.fingerprint, default: EntryLine(known, found: found[entry.fingerprint] ?? [entry.measured], in: finding)
    ].next(measured: entry.measured)
  }

  /// The fingerprint in a baseline that names every mode, and the series of a list by their position.
  private static func formerFingerprint(of entry: Baseline.Entry, _ part: FindingPart, in finding: Finding) -> String {
    Fingerprint(finding, as: FindingIdentity(part, of: finding, at: entry.place)).hex
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

/// The entries and the findings of one fingerprint, each in a line with the best in front: the first finding is
/// compared with the first entry. If the worst finding is fixed, another one cannot take its entry and get worse.
struct EntryLine: Sendable {
  private let entries: [Baseline.Entry]
  /// Where findings of a figure begin in the line, and how many of them have been asked for.
  private var places: [Double?: Int] = [:]

  /// - Parameter found: the figure of each finding of this run, in any order.
  init(_ entries: [Baseline.Entry], found: [Double?], in finding: Finding) {
    func isBetter(_ a: Double?, than b: Double?) -> Bool {
      guard let a else { return false }
      return b.map { Worsening.isWorse($0, than: a, in: finding) } ?? true
    }
    // Entries come in a fixed order; equal figures leave the higher level to the end.
    self.entries = entries.sorted { a, b in
      isBetter(a.measured, than: b.measured)
        || (!isBetter(b.measured, than: a.measured) && a.level < b.level)
    }
    for (place, figure) in found.sorted(by: isBetter).enumerated() where places[figure] == nil {
      places[figure] = place
    }
  }

  /// The entry of the next finding of that figure; nil when there are more findings than entries.
  mutating func next(measured: Double?) -> Baseline.Entry? {
    let place = places[measured] ?? 0
    places[measured] = place + 1
    return entries.indices.contains(place) ? entries[place] : nil
  }
}
