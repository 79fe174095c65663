package import PaletteGate
package import PaletteRules
package import ThemeFormats

/// What the server asks about files. The texts of open documents, by absolute path, stand for what is on disk.
package protocol DocumentChecker: Sendable {
  /// The absolute path without links, `.` and `..`; nil when the path leads nowhere.
  func absolutePath(_ path: String) -> String?

  /// Judges a document as `check` judges it in its folder, with the themes that take tokens from it; nothing where it is no theme
  /// and part of none.
  ///
  /// - Parameters:
  ///   - known: The inputs that it belonged to when its project was last looked through, which alone are judged again; none
  ///     where it was no theme. Nil to look through the project.
  ///   - judges: Whether to judge what was read.
  func check(_ path: String, as known: [String]?, open: [String: [UInt8]], judges: Bool) -> [CheckedInput]

  /// Reads inputs again, with other texts; nil where one of them cannot be read.
  func read(_ inputs: [String], open: [String: [UInt8]]) -> [Theme]?

  /// The files that `fix --write` changes, by absolute path; none where it changes nothing.
  func repair(_ inputs: [String], open: [String: [UInt8]]) -> [RewrittenFiles.File]
}
