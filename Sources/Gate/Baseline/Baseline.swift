package import Palette

/// What was found when the baseline was written: an entry for each finding, or each pair of one about several.
package struct Baseline: Sendable {
  /// Something that was found.
  package struct Entry: Sendable {
    /// What it is remembered by.
    package var fingerprint: String
    /// The rule's id.
    package var rule: String
    /// Relative to the root.
    package var path: String
    /// The mode's name.
    package var mode: String?
    /// Sorted, each once.
    package var tokens: [String]
    /// What was measured, unrounded; nil where the rule measures nothing.
    package var measured: Double?
    /// Where it stands; nil for one that is not written yet.
    package var origin: TokenOrigin?

    /// The entries of a finding: one for each of its parts.
    package static func entries(of finding: Finding, path: String) -> [Entry] {
      finding.wholeOrParts.map { part in
        Entry(
          fingerprint: Fingerprint(rule: finding.rule, path: path, mode: finding.mode, tokens: part.tokens).hex,
          rule: finding.rule, path: path, mode: finding.mode, tokens: Waiver.sorted(part.tokens),
          measured: part.measured)
      }
    }
  }

  /// Sorted by path, rule, mode, tokens.
  package private(set) var entries: [Entry] = []
  private var byFingerprint: [String: Int] = [:]

  /// An empty one.
  package init() {}

  /// Gathers entries; of two with one fingerprint `choose` says which measured value is kept.
  package init(_ entries: [Entry], choose: (Double, Double) -> Double = min) {
    for entry in entries { add(entry, choose) }
    sort()
  }

  private mutating func add(_ entry: Entry, _ choose: (Double, Double) -> Double) {
    guard let index = byFingerprint[entry.fingerprint] else {
      byFingerprint[entry.fingerprint] = entries.count
      entries.append(entry)
      return
    }
    if let old = entries[index].measured, let new = entry.measured { entries[index].measured = choose(old, new) }
  }

  private mutating func sort() {
    entries.sort { $0.order.lexicographicallyPrecedes($1.order) { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
    byFingerprint = [:]
    for (index, entry) in entries.enumerated() { byFingerprint[entry.fingerprint] = index }
  }

  /// The entry of that fingerprint.
  package subscript(fingerprint fingerprint: String) -> Entry? { byFingerprint[fingerprint].map { entries[$0] } }

  /// Whether a rule's findings are remembered: not what could not be read, and nothing about waivers and baselines.
  package static func remembers(_ rule: String) -> Bool { rule != UnreadableInput.id && !rule.hasPrefix("PC9") }
}

extension Baseline.Entry {
  fileprivate var order: [String] { [path, rule, mode ?? ""] + tokens + [fingerprint] }
}
