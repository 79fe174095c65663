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
  /// The same without those whom it concerns.
  private let shortFailures: String
  private let notChecked, checks: Int

  /// - Parameter failOn: The least level that fails the run.
  init(_ findings: [ClassifiedFinding], failOn: FailOn, checks: Int, notChecked: Int) {
    let counting = findings.filter(\.counts).map(\.finding)
    // An error stays one where the run passes all the same.
    let failing = counting.filter { $0.level == .error || failOn.includes($0.level) }
    fails = !failing.isEmpty
    failures = Self.words(failing, names: true)
    shortFailures = Self.words(failing, names: false)
    func count(_ level: Level) -> Int { counting.count { $0.level == level } }
    (errors, warnings, infos) = (count(.error), count(.warning), count(.info))
    failsOnInfo = failOn.includes(.info)
    excused = findings.count - counting.count
    (self.checks, self.notChecked) = (checks, notChecked)
  }

  /// Errors and warnings beyond the first.
  var countsBeyondFirst: Int { max(errors + warnings - 1, 0) }

  /// - Parameters:
  ///   - name: What the theme is called; safe in a terminal.
  ///   - isShort: Whether the words leave out whom it concerns, as in a long list.
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

  /// What fails, by kind.
  ///
  /// - Parameter names: Whether to name the readers.
  private static func words(_ findings: [Finding], names: Bool) -> String {
    let some = names ? " to some readers" : ""
    func count(_ rules: Set<String>) -> Int {
      var subjects: Set<[String]> = []
      for finding in findings where rules.contains(finding.rule) {
        for part in finding.wholeOrParts {
          subjects.insert(part.tokens.isEmpty ? [finding.message] : part.tokens.sorted())
        }
      }
      return subjects.count
    }
    let known: [(rules: Set<String>, one: String, many: String)] = [
      (["PC001"], "part cannot be read", "parts cannot be read"),
      (["PC203"], "pair looks alike to everyone", "pairs look alike to everyone"),
      (["PC201", "PC202"], "pair looks alike\(some)", "pairs look alike\(some)"),
      (["PC101"], "text is too faint", "texts are too faint"),
      (["PC102", "PC106", "PC401"], "colour is too faint", "colours are too faint"),
      (["PC221", "PC222", "PC223", "PC224"], "ramp misleads readers", "ramps mislead readers"),
    ]
    var words = known.compactMap { kind in
      let many = count(kind.rules)
      return many > 0 ? counted(many, kind.one, kind.many) : nil
    }
    let others = findings.count { finding in !known.contains { $0.rules.contains(finding.rule) } }
    if others > 0 {
      words.append(words.isEmpty ? counted(others, "finding", "findings") : "\(others) more")
    }
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
