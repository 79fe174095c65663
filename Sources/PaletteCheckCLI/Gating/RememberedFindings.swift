import PaletteGate
import PaletteRules

extension CheckedInput {
  /// What a baseline remembers of an input: each finding that nobody waived, and each that a mode has by itself, so that it
  /// does not matter which modes are judged together.
  func remembered(as identity: (FindingPart, Finding) -> FindingIdentity) -> [Baseline.Entry] {
    func entries(_ finding: Finding) -> [Baseline.Entry] {
      guard Baseline.remembers(finding.rule) else { return [] }
      return Baseline.Entry.entries(of: finding) { identity($0, finding) }
    }
    let found = parts.flatMap(\.findings)
    let together = found.filter { $0.status != .waived }.flatMap { entries($0.finding) }
    // A finding of several modes is one, of the first of them, and so is its waiver.
    let known = Set(together.map(\.fingerprint))
    let waived = found.filter { $0.status == .waived }.map(\.finding)
    let alone = findingsOfModesAlone.filter { finding in
      !waived.contains { $0.rule == finding.rule && $0.tokens == finding.tokens }
    }
    return together + alone.flatMap(entries).filter { !known.contains($0.fingerprint) }
  }

  /// What each mode of a theme with several is found to have by itself: one that looks like another shares its findings.
  var findingsOfModesAlone: [Finding] {
    parts.map(\.theme).filter { $0.modes.count > 1 }.flatMap { theme in
      theme.modes.flatMap { mode in
        var alone = theme
        alone.modes = [mode]
        return alone.judged(settings).findings
      }
    }
  }
}
