import PaletteGate
import PaletteReports
import PaletteRules
import ThemeFormats

/// What became of a file of a directory. Each has exactly one fate, so that none is left out without a word.
enum FileFate: Hashable {
  /// A theme that is judged; or meant as one, and the problem is among the inputs.
  case theme
  /// It is named on the command line, and an input of its own.
  case named
  /// It belongs to another input, as a style sheet to the one that imports it.
  case part(of: String)
  /// It is a mode of the theme in another file.
  case mode(of: String)
  /// It holds the same as another file, which is judged.
  case copy(of: String)
  /// All its lists of colours are judged in another file.
  case subset(of: String)
  case notTheme(Reason)
  /// It cannot be read, and may hold colours, though nothing says that it is a theme.
  case unreadable
  /// Nobody looked at it.
  case skipped(Cause)

  /// Why the file is not judged, though it may hold the colours of a chart; nil for every other one.
  var unjudged: UnjudgedFile.Reason? {
    switch self {
    case .unreadable: .unreadable
    case .notTheme(.otherColors), .notTheme(.pageColors): .otherColors
    case .notTheme(.computedColors): .computedColors
    case .notTheme(.unusedSet): .unusedSet
    case .skipped(.outside): .outside
    case .theme, .named, .part, .mode, .copy, .subset, .notTheme(.noChartColors), .notTheme(.brokenText),
      .notTheme(.ownFile), .skipped:
      nil
    }
  }

  /// Whether the file is an error where nothing may be left out: nobody doubts that the colours of a page are no chart's.
  var isDoubtful: Bool { unjudged != nil && self != .notTheme(.pageColors) }

  /// Why a file that was read is no theme.
  enum Reason: Hashable {
    case noChartColors
    /// It holds colours, and nothing says that they are a chart's.
    case otherColors
    /// It holds three colours or more, and nothing of what charts are called or made of.
    case pageColors
    /// A program computes the colours of its chart, or does not export them.
    case computedColors
    /// A set of design tokens with chart colours that no theme takes in.
    case unusedSet
    /// It cannot be read, and shows no colour.
    case brokenText
    /// A configuration, a baseline or another file of this command.
    case ownFile
  }

  /// Why a file is skipped.
  enum Cause: Hashable {
    /// No format has its extension.
    case kind
    /// The configuration leaves it out.
    case configuration
    /// It lies in a folder of tests, builds or dependencies.
    case folder
    case ignored
    /// It is a symbolic link that leads out of the repository.
    case outside
    /// It is a program for tests or for showing parts of a page.
    case programOfTests
    /// Its name differs from that of another file only in Unicode normalization; the problem is among the inputs.
    case normalization
  }
}

extension FileFate {
  static func withoutTheme(_ input: LoadedInput, _ path: String) -> FileFate {
    if input.intended.isOwn { return .notTheme(.ownFile) }
    return switch input.problems.lazy.compactMap(\.doubt).first {
    case .otherColors: .notTheme(.otherColors)
    case .computed: .notTheme(.computedColors)
    case .unusable: .unreadable
    case nil where input.isBare && (input.intended.holdsColors || input.problems.contains { !$0.likely.isEmpty }):
      .notTheme(input.intended.listsColors ? .otherColors : .pageColors)
    // Most programs hold no theme, and nobody would think so.
    case nil where ThemeFileNames.isProgram(path) && !input.problems.contains(where: { $0.reason == .unreadable }):
      .notTheme(.noChartColors)
    case nil where input.isBare && !input.intended.isEmpty:
      .notTheme(input.intended.listsColors ? .otherColors : .noChartColors)
    case nil: input.intended.mayHoldColors ? .unreadable : .notTheme(.brokenText)
    }
  }
}
