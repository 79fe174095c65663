package import PaletteRules

/// One input of a run after judging.
package struct CheckedInput: Sendable {
  /// What was read.
  package var read: ReadInput
  /// How it was judged.
  @Shared package var settings = JudgementSettings()
  /// The problems as PC001, where the input gave no theme; otherwise the rules report them, in `parts`.
  package var unreadable: [ClassifiedFinding]
  /// What was judged: the theme itself, or each palette of a file that holds many. Empty when nothing was read.
  package var parts: [JudgedTheme]
  /// Findings about its waivers and its baseline.
  package var aboutGate: [ClassifiedFinding] = []
  /// Whether this is not an input but a file that states how inputs are judged: a configuration or a baseline.
  package var isSettings = false
  /// From which level on its findings fail the run, where its configuration says; nil for what the run says.
  package var failOn: FailOn?
  /// The configuration that it belongs to, and the most warnings that everything of that may have; nil for any number.
  package var mostWarnings: (configuration: String, count: Int)?

  /// Creates an input that was judged, or could not be.
  package init(_ read: ReadInput, unreadable: [ClassifiedFinding] = [], parts: [JudgedTheme] = []) {
    self.read = read
    self.unreadable = unreadable
    self.parts = parts
  }

  /// The path as the user wrote it.
  package var path: String { read.path }
  /// What was read; nil when nothing could be.
  package var theme: Theme? { read.theme }
  /// What could not be read.
  package var problems: [ThemeProblem] { read.problems }
  /// Whether the path leads anywhere.
  package var wasFound: Bool { read.wasFound }

  /// Everything found, by path, line, column and rule, whichever palette of the file it is of.
  package var findings: [ClassifiedFinding] {
    // Those of one theme are in order already.
    let found = parts.count == 1 ? parts[0].findings : FindingOrder.sorted(parts.flatMap(\.findings), by: \.finding)
    return unreadable.isEmpty && aboutGate.isEmpty ? found : unreadable + found + aboutGate
  }
}

/// A theme after judging.
package struct JudgedTheme: Sendable {
  /// What was judged.
  @Shared package var theme: Theme
  /// The palette's name when its file holds many; untrusted.
  package var palette: String?
  /// By line, column, rule.
  package var findings: [ClassifiedFinding]
  /// The same findings of further modes, which are remembered with them.
  package var repeated: [Finding] = []
  /// The results of the checks apart from findings.
  package var record: CheckRecord

  /// Gathers what was found in a theme.
  package init(
    theme: Theme, palette: String? = nil, findings: [ClassifiedFinding] = [], record: CheckRecord = CheckRecord()
  ) {
    _theme = Shared(wrappedValue: theme)
    self.palette = palette
    self.findings = findings
    self.record = record
  }
}

/// One input of a run after reading: a file, standard input, or the colours of the command line.
package struct ReadInput: Sendable {
  /// The path as the user wrote it.
  package var path: String
  /// Nil when the input could not be read.
  @Boxed package var theme: Theme?
  /// What could not be read.
  package var problems: [ThemeProblem]
  /// Whether the path leads anywhere. Standard error names a path that does not; the report leaves it out.
  package var wasFound: Bool

  /// Creates an input that was read, or could not be.
  package init(path: String, theme: Theme? = nil, problems: [ThemeProblem] = [], wasFound: Bool = true) {
    self.path = path
    self.theme = theme
    self.problems = problems
    self.wasFound = wasFound
  }

  /// Whether it could be read and has no chart colours.
  package var isBare: Bool {
    theme == nil && wasFound && !problems.isEmpty && problems.allSatisfy { $0.reason == .noChartColors }
  }
}
