import PaletteRules
import SourceText
import ThemeFormats

/// Files that stand beside a theme, by path; patterns are paths below the folder of the file that names them.
struct FolderInMemory: SiblingFiles {
  let files: [String: String]

  /// Options that find these files.
  static func options(_ files: [String: String]) -> ReadingOptions {
    var options = ReadingOptions()
    options.siblings = FolderInMemory(files: files)
    return options
  }

  func files(matching pattern: String, beside file: SourceFile) throws(ThemeProblem) -> [SourceFile] {
    if pattern.contains(":") {
      throw ThemeProblem(ForeignFault.syntax("'\(pattern)' is an address, and nothing is fetched"), path: file.path)
    }
    var steps = file.path.split(separator: "/").dropLast().map(String.init)
    for step in pattern.split(separator: "/") where step != "." {
      if step == ".." { _ = steps.popLast() } else { steps.append(String(step)) }
    }
    let path = steps.joined(separator: "/")
    let glob = GlobPattern(path)
    if !glob.isLiteral {
      let found = files.keys.filter(glob.matches).sorted()
      guard !found.isEmpty else { throw Self.absent("'\(path)' matches no file", file) }
      return found.map { SourceFile(path: $0, bytes: Array((files[$0] ?? "").utf8)) }
    }
    guard let text = files[path] else { throw Self.absent("no such file: '\(path)'", file) }
    return [SourceFile(path: path, bytes: Array(text.utf8))]
  }

  private static func absent(_ message: String, _ file: SourceFile) -> ThemeProblem {
    var problem = ThemeProblem(ForeignFault.syntax(message), path: file.path)
    problem.isAbsent = true
    return problem
  }

  func files(_ kind: SiblingKind, around file: SourceFile, level: Int) throws(ThemeProblem) -> [SourceFile]? {
    guard kind == .tokens else { return nil }
    let steps = file.path.split(separator: "/").dropLast()
    guard level <= steps.count else { return nil }
    func folder(_ level: Int) -> String { steps.dropLast(level).map { $0 + "/" }.joined() }
    let nearer = level == 0 ? nil : folder(level - 1)
    return files.filter { path, _ in
      path != file.path && path.hasPrefix(folder(level)) && !(nearer.map { path.hasPrefix($0) } ?? false)
    }.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
  }
}
