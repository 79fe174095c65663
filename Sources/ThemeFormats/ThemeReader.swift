package import PaletteRules
package import SourceText

/// How to read a theme.
package struct ReadingOptions: Sendable {
  /// A format by its short name instead of detection.
  package var format: String?
  /// Stands in for the theme's background.
  package var background: ThemeColor?
  /// Stands in for the theme's text colour.
  package var text: ThemeColor?
  /// Where the series are, in order: JSON pointers, names of tokens with dots and stars, or names of the colour sets of an
  /// asset catalog; empty where the file says it.
  package var series: [String] = []
  /// Further parts of the chart that the user names.
  package var named = NamedParts()
  /// Where it is written down which of the names were found; nil where nobody asks.
  package var names: NameLedger?
  /// Whether to hold files to the letter of their specification.
  package var strict = false
  /// What a document may hold.
  package var limits = JSONReader.Limits()
  /// Tokens of one file and those it draws in.
  package var maxTokens = 200_000
  /// Series of one theme.
  package var maxSeries = 2_048
  /// Contexts of a resolver document, as `theme=dark`; where none is named, all are read.
  package var contexts: [String] = []
  /// Files whose tokens references may reach, before any that are found beside the theme.
  package var includes: [SourceFile] = []
  /// Finds the files that a theme refers to.
  package var siblings: (any SiblingFiles)?

  /// The defaults.
  package init() {}
}

/// Finds the files that a theme refers to. The command reads the disk; readers never do.
package protocol SiblingFiles: Sendable {
  /// The files that match a relative path or glob, beside the file that names it; sorted by path.
  ///
  /// - Throws: ``ThemeProblem`` without an origin when a path is absolute, leaves the root, or cannot be read.
  func files(matching pattern: String, beside file: SourceFile) throws(ThemeProblem) -> [SourceFile]

  /// Files around one that may hold what it refers to: at level 0 those in its folder and below, at level 1 the others in
  /// the folder above and below that, and so on; sorted by path; nil above the root.
  ///
  /// - Throws: ``ThemeProblem`` without an origin when there are too many to look through.
  func neighbours(of file: SourceFile, level: Int) throws(ThemeProblem) -> [SourceFile]?
}

extension SiblingFiles {
  /// None.
  package func neighbours(of file: SourceFile, level: Int) throws(ThemeProblem) -> [SourceFile]? { nil }
}

/// Reads a theme in whatever format it is.
package enum ThemeReader {
  /// Detects the format and reads the theme.
  ///
  /// - Throws: ``ThemeProblem`` when nothing of the file can be judged; lesser trouble is in the theme's `problems`.
  package static func read(
    _ file: SourceFile, options: ReadingOptions = ReadingOptions()
  ) throws(ThemeProblem) -> Theme {
    try read(ThemeInput(file, options: options), options)
  }

  /// Reads a folder that is one theme, such as an asset catalog.
  ///
  /// - Parameter files: its files that may matter, sorted by path.
  /// - Throws: ``ThemeProblem`` as for a file.
  package static func read(
    folder path: String, files: [SourceFile], options: ReadingOptions = ReadingOptions()
  ) throws(ThemeProblem) -> Theme {
    try read(ThemeInput(folder: path, files: files), options)
  }

  private static func read(_ input: ThemeInput, _ options: ReadingOptions) throws(ThemeProblem) -> Theme {
    var theme = try readParts(input, options)
    theme.waivers = WaiverSearch.waivers(in: input)
    if input.files.isEmpty {
      theme.waivers += WaiverSearch.waivers(ofFilesTakenIn: theme, by: input.file.path, options: options)
    }
    return theme
  }

  private static func readParts(_ input: ThemeInput, _ options: ReadingOptions) throws(ThemeProblem) -> Theme {
    guard options.series.isEmpty, options.named.isEmpty else {
      return try NamedSeries.read(input, options: options).settled(options)
    }
    let format = try FormatTable.format(of: input, options: options)
    return try format.read(input, options: options).settled(options)
  }

  /// Files of a folder that are looked at together; where there are more, each stands for itself.
  package static let mostTokenFiles = TokenFolder.mostFiles

  /// Reads files of a folder that are a theme only together: files of tokens that refer to each other.
  ///
  /// - Returns: the theme, or why there is none, and the paths of the files it takes; nil when each stands for itself.
  package static func readTokens(
    folder path: String, _ files: [SourceFile], options: ReadingOptions = ReadingOptions()
  ) -> (theme: Result<Theme, ThemeProblem>, paths: Set<String>)? {
    guard options.format == nil, let folder = TokenFolder(files, options: options) else { return nil }
    do throws(ThemeProblem) {
      return (.success(try folder.theme(path: path).settled(options)), folder.paths)
    } catch {
      return (.failure(error), folder.paths)
    }
  }
}
