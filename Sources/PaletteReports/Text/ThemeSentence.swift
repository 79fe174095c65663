import PaletteGate
import PaletteRules

/// The verdict on a theme in words: `✗ tab10: 5 pairs look alike to some readers and 4 colours are too faint`.
struct ThemeSentence {
  /// Whether something counts that fails a run.
  let fails: Bool
  /// Whether notes fail a run too.
  let failsOnInfo: Bool
  /// What counts, by level, and what does not.
  let errors, warnings: Int
  private let infos, excused: Int
  /// What fails, in words; empty if nothing does.
  let failures: String
  /// The same in fewer words.
  let shortFailures: String
  private let notChecked, checks: Int

  /// - Parameter failOn: The least level that fails the run.
  init(_ findings: [ClassifiedFinding], failOn: FailOn, checks: Int, notChecked: Int) {
    var failing = FailureKinds()
    var counts: [Level: Int] = [:]
    // By index: a finding has many parts, and a copy takes hold of each.
    for index in findings.indices where findings[index].counts {
      let level = findings[index].finding.level
      counts[level, default: 0] += 1
      // An error stays one where the run passes all the same.
      if level == .error || failOn.includes(level) { failing.add(findings[index].finding) }
    }
    fails = !failing.isEmpty
    failures = failing.words(short: false)
    shortFailures = failing.words(short: true)
    (errors, warnings, infos) = (counts[.error] ?? 0, counts[.warning] ?? 0, counts[.info] ?? 0)
    failsOnInfo = failOn.includes(.info)
    excused = findings.count - errors - warnings - infos
    (self.checks, self.notChecked) = (checks, notChecked)
  }

  /// Errors and warnings beyond the first.
  var countsBeyondFirst: Int { max(errors + warnings - 1, 0) }

  /// - Parameters:
  ///   - name: What the theme is called; safe in a terminal.
  ///   - isShort: Whether the words leave out verbs and readers, as in a long list.
  func text(_ name: String, _ style: TextStyle, short isShort: Bool = false) -> String {
    let sign = style.text(fails ? "✗" : wasChecked ? "✓" : "?")
    let role: TextStyle.Role = fails ? .error : wasChecked ? .remedy : .warning
    let words =
      fails ? "\(name): \(isShort ? shortFailures : failures)" : "\(name) \(wasChecked ? "passes" : "was not checked")"
    let more = fails || rest.isEmpty ? "" : ": " + rest.joined(separator: ", ")
    return style.paint(sign, role) + " " + style.paint(words, .strong) + more
  }

  /// Whether at least one check ran.
  var wasChecked: Bool { checks > notChecked }

  private var rest: [String] {
    let found = [
      warnings > 0 ? counted(warnings, "warning", "warnings") : nil,
      infos > 0 ? counted(infos, "note", "notes") : nil,
      excused > 0 ? "\(excused) waived or in the baseline" : nil,
      notChecked > 0 ? "\(notChecked) not checked" : nil,
    ].compactMap(\.self)
    return found.isEmpty && wasChecked ? [counted(checks, "check", "checks")] : found
  }
}
