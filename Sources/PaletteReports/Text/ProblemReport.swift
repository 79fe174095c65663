package import PaletteRules
import SourceText

/// A problem in words: position, what is wrong, the line itself, remedy.
package enum ProblemReport {
  /// A problem with the run itself, for standard error: `palettecheck: error: no such file: 'them.json'; did you mean
  /// 'theme.json'?`, with a final line break.
  package static func line(_ problem: ThemeProblem, style: TextStyle) -> String {
    let words = [problem.message, problem.help].compactMap { $0 }.joined(separator: "; ")
    return text([style.text("palettecheck: error: \(words)")])
  }

  /// Why a run ends, with a final line break.
  ///
  /// - Parameter message: Untrusted.
  package static func error(_ message: String, style: TextStyle) -> String {
    text([style.text("palettecheck: error: \(message)")])
  }

  /// What a run has to say beside its report, with a final line break.
  ///
  /// - Parameter message: Untrusted.
  package static func note(_ message: String, style: TextStyle) -> String {
    text([style.text("palettecheck: note: \(message)")])
  }

  /// A problem in a file that is not a theme: `palettecheck.json:4:3: error: unknown key 'rule' …`, the source line, and
  /// the remedy, with a final line break.
  package static func placed(_ problem: ThemeProblem, style: TextStyle) -> String {
    text([head(problem, style) + style.text(problem.message)] + details(problem, style))
  }

  /// An unreadable part of an input as in the report of `check`, with a final line break.
  package static func block(_ problem: ThemeProblem, style: TextStyle) -> String { text(lines(problem, style)) }

  /// The lines of an unreadable part of an input, position first.
  static func lines(_ problem: ThemeProblem, _ style: TextStyle) -> [String] {
    [head(problem, style) + RuleKey.unreadableInput.title]
      + Paragraph.wrap(style.text(problem.message), width: style.width, indent: "  ") + details(problem, style)
  }

  /// The same in one sentence: `theme.json:3:14: error: PC001 unknown alias 'brand.blu'`.
  static func claim(_ problem: ThemeProblem, _ style: TextStyle) -> [String] {
    let claim = head(problem, style) + RuleKey.unreadableInput.id + " " + style.text(problem.message)
    return Paragraph.wrap(claim, width: style.width, indent: "  ", hanging: "    ")
  }

  static func sorted(_ problems: [ThemeProblem]) -> [ThemeProblem] {
    let keyed = problems.enumerated().map { index, problem in
      (key: (problem.origin?.file.path ?? "", problem.origin?.range.lowerBound ?? -1, index), problem: problem)
    }
    return keyed.sorted { $0.key < $1.key }.map(\.problem)
  }

  private static func head(_ problem: ThemeProblem, _ style: TextStyle) -> String {
    let place = problem.origin?.place ?? problem.path
    return style.paint(style.path(place), .strong) + ": " + style.paint("error", .error) + ": "
  }

  private static func details(_ problem: ThemeProblem, _ style: TextStyle) -> [String] {
    var lines: [String] = []
    // A problem with a whole file has no line to show.
    if let origin = problem.origin, problem.reason == .unreadable { lines += excerpt(origin, style) }
    if let help = problem.help { lines += Paragraph.labelled("help:", help, .remedy, style) }
    for place in problem.related {
      lines += Paragraph.labelled("see:", "\(place.origin.place) \(place.label)", .faint, style)
    }
    return lines
  }

  /// The line in which it starts, with the problem underlined; empty if there is nothing to show.
  private static func excerpt(_ origin: TokenOrigin, _ style: TextStyle) -> [String] {
    let width = max(40, style.width - 12)
    let excerpt = SourceExcerpt(origin.file, origin.range, width: width, escape: style.text)
    // A line of a binary file is meaningless.
    guard !excerpt.text.isEmpty, !origin.file.lines.line(excerpt.lineNumber).contains(0) else { return [] }
    let number = String(excerpt.lineNumber)
    let margin = String(repeating: " ", count: number.utf8.count)
    return ["    \(number) | \(excerpt.text)", "    \(margin) | \(style.paint(excerpt.carets, .error))"]
  }

  private static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
