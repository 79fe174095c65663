import PaletteRules
import SourceText
import ThemeFormats

extension RepositorySiblings {
  /// Files of one level, and bytes of all of them: looking further would take longer than naming the file.
  private static let mostNeighbours = 400
  private static let mostBytes = 32 << 20
  /// Files of tools that are often next to themes and never hold tokens.
  private static let tools: Set<String> = [
    "package.json", "package-lock.json", "pnpm-lock.yaml", "pnpm-workspace.yaml", "tsconfig.json", "jsconfig.json",
    "composer.json", "lerna.json", "nx.json", "turbo.json", "angular.json", "renovate.json", "mkdocs.yml",
    "palettecheck.json", "palettecheck-baseline.json",
  ]

  func neighbours(of file: SourceFile, level: Int) throws(ThemeProblem) -> [SourceFile]? {
    try files(around: file, level: level, ThemeFileNames.mayHoldTokens, kind: "tokens")
  }

  func sheets(around file: SourceFile, level: Int) throws(ThemeProblem) -> [SourceFile]? {
    try files(around: file, level: level, { $0.lowercased().hasSuffix(".css") }, kind: "sheets")
  }

  /// - Parameter kind: names what is looked for, so that the folder is listed once for each kind.
  private func files(
    around file: SourceFile, level: Int, _ isMeant: (String) -> Bool, kind: String
  ) throws(ThemeProblem) -> [SourceFile]? {
    // What came through a pipe lies nowhere.
    guard file.path != "-", let folder = Self.folder(of: file.path, level: level) else { return nil }
    let root = known.root(of: file.path, host)
    guard let real = host.realPath(folder), root.holds(real) else { return nil }
    let below = level == 0 ? nil : Self.folder(of: file.path, level: level - 1)
    let paths: [String]
    do throws(HostError) {
      paths = try known.paths(below: folder, kind) { () throws(HostError) in
        try host.files(below: folder, depth: .all).paths.filter(isMeant)
          .map { $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 }
      }
    } catch {
      throw ThemeProblem(InputProblem.unreadableFolder(folder, error.message), path: file.path)
    }
    let candidates = paths.filter { path in
      !Self.tools.contains(path.fileName) && path != file.path
        && !(below.map { path.hasPrefix($0 + "/") } ?? false)
    }
    guard candidates.count <= Self.mostNeighbours else {
      throw ThemeProblem(InputProblem.tooManyNeighbours(folder, candidates.count), path: file.path)
    }
    var found: [SourceFile] = []
    var bytes = 0
    for path in candidates {
      // A file that cannot be read may be unrelated; if not, its tokens are reported as missing.
      let most = min(limit, Self.mostBytes - bytes)
      let read = known.file(path, limit: most) { () throws(HostError) in try host.read(path, limit: most) }
      guard let read else { continue }
      bytes += read.bytes.count
      found.append(read)
    }
    return found
  }

  /// The folder so many above that of a file, as a path; nil where the path says no more.
  private static func folder(of path: String, level: Int) -> String? {
    var steps = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
    steps.removeAll { $0 == "." }
    for _ in 0..<level {
      if steps.last == nil || steps.last == ".." {
        steps.append("..")
      } else if steps == [""] {
        return nil
      } else {
        steps.removeLast()
      }
    }
    if steps == [""] { return "/" }
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}
