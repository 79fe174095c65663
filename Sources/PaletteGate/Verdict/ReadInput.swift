package import PaletteRules

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
