package import PaletteRules

/// A problem with the run itself, for standard error.
package enum ProblemReport {
  /// `palettecheck: error: no such file: 'them.json'; did you mean 'theme.json'?`, with a final line break.
  package static func line(_ problem: ThemeProblem, style: TextStyle) -> String {
    let words = [problem.message, problem.help].compactMap { $0 }.joined(separator: "; ")
    let likely = ProblemText.likely(problem.likely, style).map { $0 + "\n" }.joined()
    return style.text("palettecheck: error: \(words)") + "\n" + likely
  }

  /// `palettecheck.json:4:3: error: unknown key 'rule' …`, the source line, and the remedy, with a final line break.
  package static func placed(_ problem: ThemeProblem, style: TextStyle) -> String {
    ProblemText.placed(problem, style).map { $0 + "\n" }.joined()
  }

  /// The problem with its position, its line and the remedy, as in the full report.
  package static func block(_ problem: ThemeProblem, style: TextStyle) -> String {
    ProblemText.lines(problem, style).map { $0 + "\n" }.joined()
  }
}
