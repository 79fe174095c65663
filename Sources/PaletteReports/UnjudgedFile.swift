import Colorimetry
package import PaletteRules

/// A file that a run found in a directory and does not judge, though it may hold the colours of a chart.
package struct UnjudgedFile: Sendable {
  /// Why it is not judged.
  package enum Reason: String, Sendable {
    /// It cannot be read, and nothing says that it is a theme.
    case unreadable = "unreadable-file"
    /// It holds colours, and nothing says that they are a chart's.
    case otherColors = "other-colours"
    /// A program computes the colours of its chart.
    case computedColors = "computed-colours"
    /// A symbolic link that leads out of the repository.
    case outside = "outside-repository"

    /// As a sentence about the file.
    package var sentence: String {
      switch self {
      case .unreadable: "This file is empty, or not in a form that is read."
      case .otherColors: "The colours of this file may not belong to a chart."
      case .computedColors: "The colours of its charts are computed, or stand elsewhere."
      case .outside: "This symbolic link leads out of the repository."
      }
    }
  }

  /// As it was found; untrusted.
  package let path: String
  /// Why it is not judged.
  package let reason: Reason
  /// How likely its colours are a chart's by its name and the packages that it uses; 0 where nothing speaks of charts.
  package let likelihood: Int
  /// Whether it is likely to hold the colours of charts: palettes of 3 to 20 opaque colours each.
  package var isLikely = false
  /// The command that checks it, as a shell takes it; nil where it is not likely to be right.
  package var command: String? { isLikely ? "palettecheck check \(ShellWord.text(path))" : nil }

  /// Creates the record of a file.
  package init(path: String, reason: Reason, likelihood: Int = 0) {
    (self.path, self.reason, self.likelihood) = (path, reason, likelihood)
  }

  /// Whether the colours of a theme may be charts', so that a command to check them is worth printing: palettes of 3 to 20
  /// opaque colours and not of greys alone, in whatever modes.
  package static func isLikely(_ theme: Theme) -> Bool {
    let modes = theme.palettesAsThemes.flatMap(\.modes)
    guard theme.sets.isEmpty, (1...mostPalettes).contains(modes.count) else { return false }
    return modes.allSatisfy { mode in
      let colors = mode.series.map(\.color) + mode.ramps.flatMap { $0.stops.map(\.color) }
      let words = mode.series.flatMap { NameWords.split($0.name) }
      return (3...20).contains(colors.count) && colors.allSatisfy { $0.alpha == 1 } && surfaces.isDisjoint(with: words)
        && colors.contains { OKLCh(OKLab(LinearSRGB($0.srgb))).chroma >= leastChroma }
    }
  }

  /// Words for parts of a page, of which a palette for charts names none.
  private static let surfaces: Set<String> = ["background", "foreground", "surface", "text", "border", "card"]
  /// OKLCh chroma below which a colour is a grey of texts and lines. An engineering choice, as for pictures.
  private static let leastChroma = 0.04
  /// Palettes of one file, in all their modes; more are a collection to choose from. An engineering choice.
  private static let mostPalettes = 24

  /// Why it is not judged, and the command: `The colours of this file may not belong to a chart. To check it: palettecheck …`.
  var advice: String { command.map { "\(reason.sentence) To check it: \($0)" } ?? reason.sentence }

  /// `Not judged: 2 files that were found and may hold the colours of a chart.`; nil where there are none.
  static func sentence(_ files: [UnjudgedFile]) -> String? {
    guard !files.isEmpty else { return nil }
    let words =
      files.count == 1
      ? "1 file that was found and may hold" : "\(files.count) files that were found and may hold"
    return "Not judged: \(words) the colours of a chart."
  }
}
