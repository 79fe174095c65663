import SourceText

/// A group of colours of a file that was not taken for a chart's.
package struct UntakenGroup: Hashable, Sendable {
  /// As `--series` names it: `chart.lines.*`. Contains untrusted text.
  package let pattern: String
  /// How many colours it names.
  package let count: Int
  /// Whether they are shades of one hue, from light to dark: what a palette is chosen from, and mostly no series.
  package let isScale: Bool
  /// The path of the file, as the user wrote it.
  package let path: String

  /// Creates one.
  package init(pattern: String, count: Int, isScale: Bool = false, path: String) {
    self.pattern = pattern
    self.isScale = isScale
    self.count = count
    self.path = path
  }

  /// Colours of a group that may be one chart's: fewer are shades, more are all of a file. Engineering choices.
  private static let likely = 3...20

  /// The command that judges them; nil where it is not likely to be meant.
  package var command: String? {
    guard Self.likely.contains(count), !isScale else { return nil }
    return "palettecheck check \(ShellWord.text(path)) --series \(ShellWord.text(pattern, always: true))"
  }

  /// That it is not judged, with the command.
  package var sentence: String {
    let words = "not judged: '\(pattern)', \(count) \(count == 1 ? "colour" : "colours")"
    return command.map { "\(words): \($0)" } ?? words
  }
}
