import PaletteRules
import SourceText
import ThemeFormats

/// The files that `--include` names, and those below the directories that it names.
struct IncludeOptionFiles {
  private(set) var files: [SourceFile] = []
  /// The first that cannot be read.
  private(set) var problem: ThemeProblem?

  /// More than this are a mistake in the path.
  private static let most = 512

  init(_ paths: [String], host: some FileSystem, options: ReadingOptions, limit: Int) {
    for path in paths {
      do throws(HostError) {
        var found = [path]
        if host.kind(of: path) == .directory {
          found = try host.files(below: path, depth: .all).paths.filter(ThemeFileNames.mayBe)
        }
        guard files.count + found.count <= Self.most else { throw HostError("holds more than \(Self.most) files") }
        for one in found {
          let file = SourceFile(path: one, bytes: try host.read(one, limit: limit))
          files.append(file)
          // A file that was named must be readable; a directory may contain anything else.
          if one == path, problem == nil { problem = fault(in: file, options) }
        }
      } catch {
        problem =
          problem
          ?? ThemeProblem(InputProblem.unreadableInclude(path, error.message), path: path)
      }
    }
  }

  /// Why a file is not valid JSON, YAML or what else its extension promises.
  private func fault(in file: SourceFile, _ options: ReadingOptions) -> ThemeProblem? {
    do throws(ThemeProblem) {
      _ = try ThemeInput(file, options: options)
      return nil
    } catch {
      return error
    }
  }
}
