package import PaletteRules

/// A problem of the run itself, for standard error.
package enum ProblemReport {
  /// `palettecheck: error: no such file: 'them.json'; did you mean 'theme.json'?`, with a line break at its end.
  package static func line(_ problem: ThemeProblem, style: TextStyle) -> String {
    let words = [problem.message, problem.help].compactMap { $0 }.joined(separator: "; ")
    return style.text("palettecheck: error: \(words)") + "\n"
  }

  /// `palettecheck.json:4:3: error: unknown key 'rule' …`, the line that is meant, and what to do, with a line break at its
  /// end.
  package static func placed(_ problem: ThemeProblem, style: TextStyle) -> String {
    ProblemText.placed(problem, style).map { $0 + "\n" }.joined()
  }

  /// The problem with its place, its line and what to do, as the full report shows it.
  package static func block(_ problem: ThemeProblem, style: TextStyle) -> String {
    ProblemText.lines(problem, style).map { $0 + "\n" }.joined()
  }
}
