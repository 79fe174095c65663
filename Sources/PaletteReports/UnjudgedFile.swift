package import PaletteRules

/// A file that a run found in a directory and does not judge, though it may hold the colours of a chart.
package struct UnjudgedFile: Sendable {
  /// Why it is not judged.
  package enum Reason: String, Sendable {
    /// It cannot be read, and nothing says that it is a theme.
    case unreadable = "unreadable-file"
    /// It holds colours, and nothing says that they are a chart's.
    case otherColors = "other-colours"
    /// A program computes the colours of its chart, or does not export them.
    case computedColors = "computed-colours"
    /// A symbolic link that leads out of the repository.
    case outside = "outside-repository"

    /// As a sentence about the file.
    package var sentence: String {
      switch self {
      case .unreadable: "This file cannot be read."
      case .otherColors: "The colours of this file may not belong to a chart."
      case .computedColors: "The chart colours of this program are computed or not exported."
      case .outside: "This symbolic link leads out of the repository."
      }
    }
  }

  /// As it was found; untrusted.
  package let path: String
  /// Why it is not judged.
  package let reason: Reason
  /// The command that judges its colours; nil where there is none.
  package var command: JudgingCommand?

  /// Creates the record of a file.
  package init(path: String, reason: Reason) { (self.path, self.reason) = (path, reason) }

  /// Why it is not judged, and the command: `The colours of this file may not belong to a chart. To judge it: palettecheck …`.
  var advice: String { command.map { "\(reason.sentence) To judge it: \($0.text)" } ?? reason.sentence }

  /// `Not judged: 2 files that were found and may hold the colours of a chart.`; nil where there are none.
  static func sentence(_ files: [UnjudgedFile]) -> String? {
    guard !files.isEmpty else { return nil }
    let words =
      files.count == 1
      ? "1 file that was found and may hold" : "\(files.count) files that were found and may hold"
    return "Not judged: \(words) the colours of a chart."
  }
}
