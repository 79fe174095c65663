import PaletteRules

/// The submodules of a repository as `.gitmodules` lists them, gitmodules(5).
struct Submodules {
  /// By its name, which stays where a submodule moves: its path below the root.
  private(set) var paths: [String: String] = [:]

  static let file = ".gitmodules"
  /// Bytes of the file; an engineering choice.
  private static let most = 1 << 20

  /// Those that the file of a repository lists; none where it cannot be read.
  init(of root: String, host: any FileSystem) {
    let path = root.appendingStep(Self.file)
    let bytes = host.kind(of: path) == .file ? try? host.read(path, limit: Self.most) : nil
    self.init(String(decoding: bytes ?? [], as: UTF8.self))
  }

  /// What is wrong where a submodule below some directories is not checked out, and a baseline knows files below its real path.
  static func problem(
    below directories: [String], of baseline: String, host: any FileSystem, isKnown: (String) -> Bool
  ) -> ThemeProblem? {
    for directory in directories {
      let (root, real) = (RepositoryRoot(of: directory, host: host).path, host.realPath(directory) ?? directory)
      for path in Submodules(of: root, host: host).paths.values.sorted().map(root.appendingStep)
      where host.kind(of: path.appendingStep(".git")) == nil && path.isPath(below: real) && isKnown(path) {
        let shown = path.relativeToWorkingDirectory(host)
        return ThemeProblem(InputProblem.absentSubmodule(shown, shown), path: baseline)
      }
    }
    return nil
  }

  init(_ text: String) {
    var name: String?
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingSpaces
      if line.hasPrefix("[") {
        let words = line.dropFirst().prefix { $0 != "]" }.split(separator: "\"", maxSplits: 1)
        name = words.count == 2 && words[0].trimmingSpaces == "submodule" ? String(words[1].prefix { $0 != "\"" }) : nil
      } else if let name, let equals = line.firstIndex(of: "="), line[..<equals].trimmingSpaces == "path" {
        paths[name] = line[line.index(after: equals)...].trimmingSpaces.filter { $0 != "\"" }
      }
    }
  }
}

extension StringProtocol {
  fileprivate var trimmingSpaces: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
