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
  /// It holds no theme.
  case notTheme(Reason)
  /// It cannot be read, and nothing says that it should be.
  case unreadable
  /// Nobody looked at it.
  case skipped(Cause)

  /// Why a file that was read is no theme.
  enum Reason: Hashable {
    /// It has no colours of a chart.
    case noChartColors
    /// It holds colours, and nothing says that they are a chart's.
    case otherColors
    /// A program computes the colours of its chart, or does not export them.
    case computedColors
    /// Chart colours in a language that is not read.
    case unreadLanguage
    /// A set of design tokens with chart colours that no theme takes in.
    case unusedSet
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
    /// It is a program for tests or for showing parts of a page.
    case programOfTests
    /// Its name differs from that of another file only in Unicode normalization; the problem is among the inputs.
    case normalization
  }
}
