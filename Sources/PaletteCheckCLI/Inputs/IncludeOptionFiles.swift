import PaletteRules
import SourceText
import ThemeFormats

/// The files that `--include` names, and those below the directories that it names.
enum IncludeOptionFiles {
  /// More than this are a mistake in the path.
  private static let most = 512

  static func read(
    _ paths: [String], host: some FileSystem, options: ReadingOptions, limit: Int
  ) throws(ThemeProblem) -> [SourceFile] {
    var files: [SourceFile] = []
    for path in paths {
      do throws(HostError) {
        var found = [path]
        if host.kind(of: path) == .directory {
          found = try host.files(below: path, depth: .all).paths.filter(ThemeFileNames.mayBe)
        }
        guard files.count + found.count <= most else { throw HostError("holds more than \(most) files") }
        for one in found { files.append(SourceFile(path: one, bytes: try host.read(one, limit: limit))) }
      } catch {
        throw ThemeProblem(InputProblem.unreadableInclude(path, error.message), path: path)
      }
      // A file that was named must be readable as what its extension promises; a directory may contain anything else.
      if let last = files.last, last.path == path { _ = try ThemeInput(last, options: options) }
    }
    return files
  }
}
