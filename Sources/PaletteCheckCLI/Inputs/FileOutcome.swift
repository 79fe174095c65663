import PaletteReports

/// What became of a file of a directory. Each has exactly one outcome, so that none is left out without a word.
enum FileOutcome: Hashable {
  /// It is an input: a theme that is judged, or meant as one and broken; or it is named on the command line.
  case checked
  /// It belongs to another input, which says so: a style sheet that one imports, a set of tokens that one lists, the dark file of
  /// a theme.
  case joined(to: String)
  /// It can be read, and holds no colours that could be a chart's.
  case withoutColors
  /// It may hold the colours of a chart, and is counted.
  case notChecked(UnjudgedFile.Reason)
  /// Nobody looked at it.
  case skipped(Cause)

  /// Why a file is skipped.
  enum Cause: Hashable {
    /// No format has its extension, or it is a file of this command.
    case kind
    /// The configuration or `--exclude` leaves it out.
    case configuration
    /// It lies in a folder of tests, builds or dependencies, or is a program for them.
    case folder
    /// Git ignores it.
    case ignored
  }
}
