import SourceText

/// A group of colours of a file that was not taken for a chart's.
package struct UntakenGroup: Hashable, Sendable {
  /// As `--series` names it: `chart.lines.*`. Contains untrusted text.
  package let pattern: String
  /// How many colours it names.
  package let count: Int
  /// The path of the file, as the user wrote it.
  package let path: String

  /// Creates one.
  package init(pattern: String, count: Int, path: String) {
    self.pattern = pattern
    self.count = count
    self.path = path
  }

  /// Colours of a group that may be one chart's: fewer are shades, more are all of a file. Engineering choices.
  private static let likely = 3...20

  /// The command that judges them; nil where it is not likely to be meant.
  package var command: String? {
    guard Self.likely.contains(count) else { return nil }
    return "palettecheck check \(ShellWord.text(path)) --series \(ShellWord.text(pattern, always: true))"
  }

  /// That it is not judged, with the command.
  package var sentence: String {
    let words = "not judged: '\(pattern)', \(count) \(count == 1 ? "colour" : "colours")"
    return command.map { "\(words): \($0)" } ?? words
  }
}
