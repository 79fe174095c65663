import PaletteGate
import PaletteRules

/// The checks of one file in one mode.
struct JUnitSuite {
  /// `theme.json`, with palette and mode if there are several; untrusted.
  let name: String
  /// Relative to the root of the repository; untrusted.
  let path: String
  var cases: [JUnitCase] = []

  /// `palettecheck.tokens/theme_json`: Jenkins takes what precedes the last dot for a package, so that the path has none.
  var className: String { "palettecheck." + String(path.map { $0 == "." ? "_" : $0 }) }

  /// The suites of an input: first the checks without a mode, then each mode in theme order.
  static func suites(_ input: CheckedInput, _ report: Report) -> [JUnitSuite] {
    let path = report.rooted(input.path)
    var suites: [JUnitSuite] = []
    let apart = input.unreadable + input.aboutGate
    if !apart.isEmpty || input.parts.isEmpty {
      let cases = apart.map { JUnitCase($0, failOn: input.failOn ?? report.failOn) }
      suites.append(JUnitSuite(name: path, path: path, cases: cases))
    }
    for part in input.parts { suites += self.suites(part, path, failOn: input.failOn ?? report.failOn) }
    return suites
  }

  /// Whatever fails the run as a whole, and the files that were found and are not judged; none if there is nothing.
  static func ofRun(_ report: Report) -> [JUnitSuite] {
    let limits = report.passedLimits.map { JUnitCase(ofRun: "max-warnings", about: $0.configuration, $0.sentence) }
    let nothing =
      report.verdict == .nothingChecked ? [JUnitCase(ofRun: "nothing-checked", Report.nothingChecked)] : []
    let files = report.unjudged.map { JUnitCase(unjudged: $0) }
    return [
      JUnitSuite(name: "palettecheck", path: "run", cases: limits + nothing),
      JUnitSuite(name: "files not judged", path: "files", cases: files),
    ].filter { !$0.cases.isEmpty }
  }

  private static func suites(_ part: JudgedTheme, _ path: String, failOn: FailOn) -> [JUnitSuite] {
    let name = path + (part.palette.map { " § \($0)" } ?? "")
    let modes = part.theme.modes.map(\.name)
    var suites = [JUnitSuite(name: name, path: path)]
    suites += modes.map { JUnitSuite(name: "\(name) · \(part.theme.modeWord.rawValue) \($0)", path: path) }
    var indices: [String: Int] = [:]
    for (index, mode) in modes.enumerated() where indices[mode] == nil { indices[mode] = index + 1 }
    func add(_ test: JUnitCase, to mode: String?) {
      suites[mode.flatMap { indices[$0] } ?? 0].cases.append(test)
    }
    for classified in part.findings {
      add(JUnitCase(classified, failOn: failOn), to: classified.finding.mode)
    }
    let record = part.record
    for passed in record.passed {
      for subject in passed.subjects { add(JUnitCase(passed: "\(passed.rule?.id ?? "") \(subject)"), to: passed.mode) }
      let rest = passed.count - passed.subjects.count
      if rest > 0 {
        let more = passed.subjects.isEmpty ? "" : " more"
        let title = passed.rule?.title ?? ""
        add(JUnitCase(passed: title + (rest > 1 ? " (\(rest)\(more))" : more)), to: passed.mode)
      }
    }
    for reason in record.notChecked { add(JUnitCase(notChecked: reason.text), to: nil) }
    return suites.filter { !$0.cases.isEmpty }
  }
}
