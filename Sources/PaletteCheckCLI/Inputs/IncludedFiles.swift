import Palette
import SourceText

/// The files that `--include` names, and those below the directories that it names.
struct IncludedFiles {
  private(set) var files: [SourceFile] = []
  /// The first that cannot be read.
  private(set) var problem: ThemeProblem?

  /// More than this are a mistake in the path.
  private static let most = 512

  init(_ paths: [String], host: some CommandHost, limit: Int) {
    for path in paths {
      do throws(HostError) {
        var found = [path]
        if host.kind(of: path) == .directory {
          found = try host.files(below: path, depth: .all).paths.filter(ThemeFiles.mayBe)
        }
        guard files.count + found.count <= Self.most else { throw HostError("holds more than \(Self.most) files") }
        for one in found { files.append(SourceFile(path: one, bytes: try host.read(one, limit: limit))) }
      } catch {
        problem =
          problem ?? ThemeProblem("--include '\(path)' \(error.message)", help: "name a file of tokens", path: path)
      }
    }
  }
}
