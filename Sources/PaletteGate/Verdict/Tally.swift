import PaletteRules

/// The sums over all inputs.
package struct Tally: Hashable, Sendable {
  /// Files looked at: a file with many palettes is one.
  package private(set) var files = 0
  /// Checks that ran or should have run.
  package private(set) var checks = 0
  /// Checks that found nothing.
  package private(set) var passed = 0
  /// Findings that count, of level error. What could not be read is among them.
  package private(set) var errors = 0
  /// Findings that count, of level warning.
  package private(set) var warnings = 0
  /// Findings that count, of level info.
  package private(set) var infos = 0
  /// Findings that somebody gave a reason to live with.
  package private(set) var waived = 0
  /// Findings that were there when the baseline was written.
  package private(set) var baselined = 0
  /// Findings that were there before the change that is judged.
  package private(set) var unchanged = 0
  /// Checks that could not run.
  package private(set) var notChecked = 0

  /// Adds up.
  package init(_ inputs: [CheckedInput]) {
    files = inputs.count { $0.wasFound && !$0.isSettings }
    for input in inputs {
      // An input that could not be read is a check that failed.
      checks += input.unreadable.count + input.aboutGate.count
      for part in input.parts { add(part) }
      for finding in input.unreadable + input.aboutGate { count(finding) }
    }
  }

  init(_ part: JudgedTheme) { add(part) }

  private mutating func add(_ part: JudgedTheme) {
    checks += part.record.checks
    passed += part.record.passedCount
    notChecked += part.record.notChecked.count
    for finding in part.findings { count(finding) }
  }

  /// Whether something counts that fails a run.
  func fails(_ failOn: FailOn) -> Bool {
    errors > 0 && failOn.includes(.error) || warnings > 0 && failOn.includes(.warning)
      || infos > 0 && failOn.includes(.info)
  }

  private mutating func count(_ finding: ClassifiedFinding) {
    switch (finding.status, finding.finding.level) {
    case (.waived, _): waived += 1
    case (.baselined, _): baselined += 1
    case (.unchanged, _): unchanged += 1
    case (_, .error): errors += 1
    case (_, .warning): warnings += 1
    case (_, .info): infos += 1
    }
  }
}
