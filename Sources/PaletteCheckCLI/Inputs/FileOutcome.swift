import PaletteReports

/// What became of a file of a directory. Each has exactly one outcome, so that none is left out without a word.
enum FileOutcome: Hashable {
  /// It is an input: a theme that is judged, or meant as one and broken; or it is named on the command line.
  case checked
  /// It belongs to another input, which says so: a style sheet that one imports, a set of tokens that one lists, the dark file of
  /// a theme.
  case joined(to: String)
  /// It holds no colours, or nobody looks at it: no format has its extension, git ignores it, the configuration or `--exclude`
  /// leaves it out, or it is of tests, builds or dependencies.
  case skipped
  /// It may hold the colours of a chart or cannot be read, and is counted.
  case notChecked(UnjudgedFile.Reason)
}
