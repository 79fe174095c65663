package import PaletteRules
package import SourceText

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

  /// The style sheets around one, by level as of ``neighbours(of:level:)``.
  func sheets(around file: SourceFile, level: Int) throws(ThemeProblem) -> [SourceFile]?
}

extension SiblingFiles {
  /// None.
  package func neighbours(of file: SourceFile, level: Int) throws(ThemeProblem) -> [SourceFile]? { nil }

  /// None.
  package func sheets(around file: SourceFile, level: Int) throws(ThemeProblem) -> [SourceFile]? { nil }
}
