import FileAccess
import PaletteRules
import SourceText
import Synchronization
import ThemeFormats

/// Reads the files that a theme refers to: relative, below the root of its repository, nothing from the network.
///
/// A class, because all themes of a run look into the same folders: each is listed once.
final class RepositorySiblings: SiblingFiles {
  private let host: any FileSystem
  /// Bytes of one file.
  private let limit: Int
  private let state = Mutex(State())

  private struct State {
    var roots: [String: RepositoryRoot] = [:]
    var folders: [Folder: [String]] = [:]
  }

  private struct Folder: Hashable {
    let path: String
    let kind: SiblingKind
  }

  /// More files than this from one pattern are a mistake in the pattern.
  private static let mostMatches = 64
  /// Files of one level: looking further would take longer than naming the file.
  private static let mostNeighbours = 400
  /// Bytes of the files of one level. An engineering choice.
  private static let mostBytes = 32 << 20
  /// Files of tools that are often next to themes and never hold tokens.
  private static let tools: Set<String> = [
    "package.json", "package-lock.json", "pnpm-lock.yaml", "pnpm-workspace.yaml", "tsconfig.json", "jsconfig.json",
    "composer.json", "lerna.json", "nx.json", "turbo.json", "angular.json", "renovate.json", "mkdocs.yml",
    "palettecheck.json", "palettecheck-baseline.json",
  ]

  init(host: any FileSystem, limit: Int) { (self.host, self.limit) = (host, limit) }

  func files(matching pattern: String, beside file: SourceFile) throws(ThemeProblem) -> [SourceFile] {
    guard !pattern.isAddress else { throw ThemeProblem(InputProblem.address(pattern), path: file.path) }
    if pattern.isEmpty || pattern.hasPrefix("/") || pattern.hasPrefix("~") || pattern.utf8.contains(0) {
      throw ThemeProblem(
        InputProblem.notRelative(pattern), help: "name a file relative to the one that names it", path: file.path)
    }
    let root = root(of: file.path)
    let paths = try paths(matching: pattern, beside: file.path, root)
    guard !paths.isEmpty else { throw ThemeProblem.absent(InputProblem.noMatch(pattern), nil, file.path) }
    guard paths.count <= Self.mostMatches else {
      throw ThemeProblem(InputProblem.tooManyMatches(pattern, paths.count, Self.mostMatches), path: file.path)
    }
    var files: [SourceFile] = []
    for path in paths.map({ $0.withoutDetours(host) }) {
      try root.check(path, for: pattern, in: file.path)
      do throws(HostError) {
        files.append(SourceFile(path: path, bytes: try host.read(path, limit: limit)))
      } catch {
        throw ThemeProblem(
          ForeignFault.file(path, error.message), help: "name a file that can be read", path: file.path)
      }
    }
    return files
  }

  /// The path named, or every file that a pattern matches, sorted.
  private func paths(
    matching pattern: String, beside file: String, _ root: RepositoryRoot
  ) throws(ThemeProblem) -> [String] {
    let steps = pattern.pathNames.filter { $0 != "." }
    let fixed = steps.prefix { GlobPattern(String($0)).isLiteral }
    let base = ([Substring(file.parentDirectory)] + fixed).filter { $0 != "." }.joined(separator: "/")
    guard fixed.count < steps.count else { return [base] }
    let start = base.isEmpty ? "." : base
    try root.check(start, for: pattern, in: file)
    let glob = GlobPattern(steps[fixed.count...].joined(separator: "/"))
    return try list(start, for: file) { glob.matches(String($0.dropFirst(start.utf8.count + 1))) }
  }

  func files(_ kind: SiblingKind, around file: SourceFile, level: Int) throws(ThemeProblem) -> [SourceFile]? {
    // What came through a pipe lies nowhere.
    guard file.path != "-", let path = Self.folder(of: file.path, level: level), let real = host.realPath(path),
      root(of: file.path).holds(real)
    else { return nil }
    let folder = Folder(path: path, kind: kind)
    var paths = state.withLock { $0.folders[folder] }
    if paths == nil {
      paths = try list(path, for: file.path) { ThemeFileNames.mayHold(kind, $0) }
      state.withLock { $0.folders[folder] = paths }
    }
    let below = level == 0 ? nil : Self.folder(of: file.path, level: level - 1)
    let candidates = (paths ?? []).filter { path in
      !Self.tools.contains(path.fileName) && path != file.path
        && !(below.map { path.hasPrefix($0 + "/") } ?? false)
    }
    guard candidates.count <= Self.mostNeighbours else {
      throw ThemeProblem(InputProblem.tooManyNeighbours(path, candidates.count), path: file.path)
    }
    var bytes = 0
    return candidates.compactMap { path in
      // A file that cannot be read may be unrelated; if not, its tokens are reported as missing.
      guard let read = try? host.read(path, limit: min(limit, Self.mostBytes - bytes)) else { return nil }
      bytes += read.count
      return SourceFile(path: path, bytes: read)
    }
  }

  private func list(
    _ folder: String, for file: String, where isMeant: (String) -> Bool
  ) throws(ThemeProblem) -> [String] {
    do throws(HostError) {
      return try host.files(below: folder, depth: .all).files.filter(isMeant).map(\.withoutCurrentDirectory)
    } catch {
      throw ThemeProblem(InputProblem.unreadableFolder(folder, error.message), path: file)
    }
  }

  /// What bounds the references of a file, looked for if that is not known of its folder.
  private func root(of file: String) -> RepositoryRoot {
    let folder = file.parentDirectory
    if let known = state.withLock({ $0.roots[folder] }) { return known }
    let root = RepositoryRoot.ofProject(around: file, host: host)
    state.withLock { $0.roots[folder] = root }
    return root
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

extension RepositoryRoot {
  /// Refuses what `..` or a link leads out of the repository.
  fileprivate func check(_ path: String, for pattern: String, in file: String) throws(ThemeProblem) {
    guard let real = host.realPath(path) else {
      throw ThemeProblem.absent(InputProblem.missingFile(path), "name a file that exists", file)
    }
    guard holds(real) else {
      throw ThemeProblem(
        InputProblem.outside(pattern), help: "keep the files that a theme refers to below its root", path: file)
    }
  }
}

extension ThemeProblem {
  /// A file that is not there.
  fileprivate static func absent(_ sentence: Message, _ help: String?, _ path: String) -> ThemeProblem {
    var problem = ThemeProblem(sentence, help: help, path: path)
    problem.isAbsent = true
    return problem
  }
}

extension String {
  /// Whether the text begins as an address: `https:`, `file:`, `data:` …, RFC 3986 section 3.1.
  fileprivate var isAddress: Bool {
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")), colon != utf8.startIndex else { return false }
    return utf8[..<colon].allSatisfy { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
  }
}

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
          found = try host.files(below: path, depth: .all).files.filter(ThemeFileNames.mayBe)
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
