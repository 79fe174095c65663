import PaletteRules
import SourceText

/// An unreadable part of an input in words: position, problem, the line itself, remedy.
enum ProblemText {
  /// The lines, position first.
  static func lines(_ problem: ThemeProblem, _ style: TextStyle) -> [String] {
    let place = problem.origin?.place ?? problem.path
    var lines = [
      style.paint(style.path(place), .strong) + ": " + style.paint("error", .error) + ": PC001 unreadable-input"
    ]
    lines += Paragraph.wrap(style.text(problem.message), width: style.width, indent: "  ")
    return lines + details(problem, style)
  }

  /// The same with the message in the first line, for files that are not themes.
  static func placed(_ problem: ThemeProblem, _ style: TextStyle) -> [String] {
    let place = problem.origin?.place ?? problem.path
    let head = style.paint(style.path(place), .strong) + ": " + style.paint("error", .error) + ": "
    return [head + style.text(problem.message)] + details(problem, style)
  }

  private static func details(_ problem: ThemeProblem, _ style: TextStyle) -> [String] {
    var lines: [String] = []
    // A problem with a whole file has no line to show.
    if let origin = problem.origin, problem.reason == .unreadable { lines += excerpt(origin, style) }
    if let help = problem.help { lines += LabelledText.lines("help:", help, .remedy, style) }
    lines += likely(problem.likely, style)
    for place in problem.related {
      lines += LabelledText.lines("see:", "\(place.origin.place) \(place.label)", .faint, style)
    }
    return lines
  }

  /// What to try where no name says which colours are a chart's: a command for each group, whole, so that it can be copied.
  static func likely(_ groups: [LikelySeries], _ style: TextStyle) -> [String] {
    guard let first = groups.first else { return [] }
    let commands = groups.map { "    \(style.text($0.command))   \(counted($0.count, "colour", "colours"))" }
    return ["  to judge colours that may be a chart's, the likeliest first:"] + commands
      + ["  and for good, in palettecheck.json:", "    \(style.text(first.configuration))"]
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

  /// All problems as lines, sorted by position.
  static func blocks(_ problems: [ThemeProblem], _ style: TextStyle) -> [[String]] {
    let keyed = problems.enumerated().map { index, problem in
      (key: (problem.origin?.file.path ?? "", problem.origin?.range.lowerBound ?? -1, index), problem: problem)
    }
    return keyed.sorted { $0.key < $1.key }.map { lines($0.problem, style) }
  }
}
