import Palette
import SourceText

/// Something that could not be read, in words: where, what, the line itself, what to do.
enum ProblemText {
  /// The lines, position first.
  static func lines(_ problem: ThemeProblem, _ style: TextStyle) -> [String] {
    let place = problem.origin?.place ?? problem.path
    var lines = [
      style.paint(style.path(place), .strong) + ": " + style.paint("error", .error) + ": PC001 unreadable-input"
    ]
    lines += Paragraph.wrap(style.text(problem.message), width: style.width, indent: "  ")
    if let origin = problem.origin { lines += ExcerptLines.lines(origin, style) }
    if let help = problem.help {
      lines += Paragraph.wrap(style.text("help: " + help), width: style.width, indent: "  ", hanging: "        ")
    }
    for place in problem.related {
      lines += Paragraph.wrap(
        style.text("see: \(place.origin.place) \(place.label)"), width: style.width, indent: "  ", hanging: "       ")
    }
    return lines
  }
}
