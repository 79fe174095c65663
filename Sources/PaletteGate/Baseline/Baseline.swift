package import PaletteRules

/// What was found when the baseline was written: an entry for each finding, or each pair of one about several.
package struct Baseline: Sendable {
  /// Something that was found.
  package struct Entry: Sendable {
    /// What it is remembered by.
    package var fingerprint: String
    /// The rule's id.
    package var rule: String
    /// Relative to the directory of the baseline.
    package var place: FindingPlace
    /// The mode's name.
    package var mode: String?
    /// The name of the set of colours.
    package var set: String?
    /// Sorted.
    package var tokens: [String]
    /// The background of a pair, by name.
    package var against: String?
    /// How much it weighed.
    package var level: Level
    /// What was measured, unrounded; nil where the rule measures nothing.
    package var measured: Double?
    /// Whether it is one of the parts of a finding, which the file holds together.
    package var isPart: Bool
    /// Its place; nil for one that is not written yet.
    package var origin: TokenOrigin?

    /// Gathers the facts, and works out the fingerprint.
    package init(
      rule: String, place: FindingPlace, mode: String?, set: String? = nil, tokens: [String], against: String? = nil,
      level: Level, measured: Double?, isPart: Bool = false, origin: TokenOrigin? = nil
    ) {
      self.rule = rule
      self.place = place
      self.mode = mode
      self.set = set
      self.tokens = tokens.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      self.against = against
      self.level = level
      self.measured = measured
      self.isPart = isPart
      self.origin = origin
      fingerprint =
        Fingerprint(
          rule: rule, path: place.path, mode: mode, tokens: tokens, theme: place.theme, set: set, against: against
        ).hex
    }

    /// The entries of a finding: one for each of its parts.
    ///
    /// - Parameter identity: What a part is remembered by.
    package static func entries(of finding: Finding, as identity: (FindingPart) -> FindingIdentity) -> [Entry] {
      finding.wholeOrParts.map { part in
        let identity = identity(part)
        return Entry(
          rule: finding.rule.id, place: identity.place, mode: identity.mode, set: finding.set, tokens: identity.tokens,
          against: finding.against, level: finding.level, measured: part.measured, isPart: !finding.parts.isEmpty)
      }
    }
  }

  /// Sorted by path, rule, mode, tokens.
  package let entries: [Entry]
  private let byFingerprint: [String: [Int]]

  /// Gathers entries. Several may have one fingerprint, such as those of series of one name; each is one finding's.
  package init(_ entries: [Entry] = []) {
    let keyed = entries.map { (key: $0.order, entry: $0) }
    let sorted = keyed.sorted {
      $0.key.lexicographicallyPrecedes($1.key) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    self.entries = sorted.map(\.entry)
    byFingerprint = Dictionary(grouping: self.entries.indices) { [entries = self.entries] in entries[$0].fingerprint }
  }

  /// The entries of a fingerprint.
  package subscript(fingerprint fingerprint: String) -> [Entry] {
    (byFingerprint[fingerprint] ?? []).map { entries[$0] }
  }

  /// The entries by the finding that they are of, in order: those of its parts together, every other one alone.
  package var findings: [[Entry]] {
    var places: [[String]: Int] = [:]
    var findings: [[Entry]] = []
    for entry in entries {
      guard entry.isPart else {
        findings.append([entry])
        continue
      }
      let whole = entry.wholeFacts
      if let place = places[whole] {
        findings[place].append(entry)
      } else {
        places[whole] = findings.count
        findings.append([entry])
      }
    }
    return findings
  }

  /// Whether a rule's findings are remembered: not what could not be read, and nothing about waivers and baselines.
  package static func remembers(_ rule: RuleKey) -> Bool {
    rule != .unreadableInput && !rule.isOfGate
  }
}

extension Baseline.Entry {
  /// What the parts of one finding have in common.
  fileprivate var wholeFacts: [String] {
    [rule, place.path, place.theme ?? "", mode ?? "", set ?? "", against ?? "", level.rawValue]
  }

  fileprivate var order: [String] {
    [place.path, place.theme ?? "", rule, mode ?? "", set ?? ""] + tokens
      + [against ?? "", fingerprint, measured.map { "\($0)" } ?? "", level.rawValue]
  }
}

/// What a run compares its findings with: the same themes at an earlier commit.
package struct Comparison: Sendable {
  /// As the user names the commit; untrusted.
  package var reference: String
  /// The full names of the commits: one for each repository.
  package var commits: [String]
  /// What was found then and no longer is.
  package var gone: [Baseline.Entry]
  /// Paths of repositories that were not compared, because the commit does not lead there; untrusted.
  package var uncompared: [String]
  /// Files that belonged to a theme at the earlier commit, still exist, and belong to no theme now; untrusted.
  package var leftOut: [String]
  /// What was checked at the earlier commit and no longer is, in this order: theme files that are gone; modes, palettes and colours
  /// that are gone from their file; tokens that are still in their file but no longer a series; missing submodules. Untrusted.
  package var unjudged: [String]

  /// States a comparison.
  package init(
    reference: String, commits: [String], gone: [Baseline.Entry] = [], uncompared: [String] = [],
    leftOut: [String] = [], unjudged: [String] = []
  ) {
    (self.reference, self.commits, self.gone, self.uncompared) = (reference, commits, gone, uncompared)
    (self.leftOut, self.unjudged) = (leftOut, unjudged)
  }
}
