package import PaletteRules

/// One input of a run: a file, standard input, or the colours of the command line.
package struct CheckedInput: Sendable {
  /// The path as the user wrote it.
  package var path: String
  /// What was read; nil when nothing could be.
  package var theme: Theme?
  /// What could not be read.
  package var problems: [ThemeProblem]
  /// Whether there was anything to read; a path that leads nowhere is told on standard error, not in the report.
  package var wasFound: Bool
  /// The problems as PC001, where no theme came of the input; else the rules speak of them, and `parts` hold them.
  package var unreadable: [ClassifiedFinding]
  /// What was judged: the theme itself, or each palette of a file that holds many. Empty when nothing was read.
  package var parts: [JudgedTheme]
  /// What there is to say about its waivers and its baseline.
  package var aboutGate: [ClassifiedFinding] = []
  /// Whether this is no input but a file that says how inputs are judged: a configuration, or a baseline.
  package var isSettings = false
  /// From which level on its findings fail the run, where its configuration says; nil for what the run says.
  package var failOn: FailOn?
  /// The configuration that it belongs to, and the most warnings that everything of that may have; nil for any number.
  package var mostWarnings: (configuration: String, count: Int)?

  /// Creates an input that was read, or could not be.
  package init(
    path: String, theme: Theme? = nil, problems: [ThemeProblem] = [], wasFound: Bool = true,
    unreadable: [ClassifiedFinding] = [], parts: [JudgedTheme] = []
  ) {
    self.path = path
    self.theme = theme
    self.problems = problems
    self.wasFound = wasFound
    self.unreadable = unreadable
    self.parts = parts
  }

  /// Everything found, by path, line, column and rule, whichever palette of the file it is of.
  package var findings: [ClassifiedFinding] {
    unreadable + FindingOrder.sorted(parts.flatMap(\.findings)) { $0.finding } + aboutGate
  }
}

/// A theme after judging.
package struct JudgedTheme: Sendable {
  /// What was judged.
  package var theme: Theme
  /// The palette's name when its file holds many; untrusted.
  package var palette: String?
  /// By line, column, rule.
  package var findings: [ClassifiedFinding]
  /// How many checks ran or should have run.
  package var checks: Int
  /// How many found nothing.
  package var passed: Int
  /// The same by rule and mode, by name where that was asked for.
  package var passedChecks: [PassedChecks]
  /// What could not be judged, in words; untrusted.
  package var notChecked: [String]

  /// Gathers what was found in a theme.
  package init(
    theme: Theme, palette: String? = nil, findings: [ClassifiedFinding] = [], checks: Int = 0, passed: Int = 0,
    passedChecks: [PassedChecks] = [], notChecked: [String] = []
  ) {
    self.theme = theme
    self.palette = palette
    self.findings = findings
    self.checks = checks
    self.passed = passed
    self.passedChecks = passedChecks
    self.notChecked = notChecked
  }
}
