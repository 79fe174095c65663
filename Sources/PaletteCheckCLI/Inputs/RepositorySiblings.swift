import PaletteRules
import SourceText
import ThemeFormats

/// Reads the files that a theme refers to: relative, below the root of its repository, nothing from the network.
struct RepositorySiblings: SiblingFiles {
  let host: any FileSystem
  /// Bytes of one file.
  let limit: Int
  /// What this run has looked through before.
  let known = ReadNeighbours()

  /// More files than this from one pattern are a mistake in the pattern.
  private static let most = 64

  func files(matching pattern: String, beside file: SourceFile) throws(ThemeProblem) -> [SourceFile] {
    func refuse(_ sentence: Message, _ help: String? = nil) -> ThemeProblem {
      ThemeProblem(sentence, help: help, path: file.path)
    }
    if pattern.isAddress {
      throw refuse(InputProblem.address(pattern))
    }
    if pattern.isEmpty || pattern.hasPrefix("/") || pattern.hasPrefix("~") || pattern.utf8.contains(0) {
      throw refuse(InputProblem.notRelative(pattern), "name a file relative to the one that names it")
    }
    let directory = file.path.parentDirectory
    let root = known.root(of: file.path, host)
    let paths = try paths(matching: pattern, below: directory, root, refuse)
    guard !paths.isEmpty else {
      var problem = refuse(InputProblem.noMatch(pattern))
      problem.isAbsent = true
      throw problem
    }
    guard paths.count <= Self.most else {
      throw refuse(InputProblem.tooManyMatches(pattern, paths.count, Self.most))
    }
    var files: [SourceFile] = []
    for path in paths.map({ $0.withoutDetours(host) }) {
      try root.check(path, for: pattern, refuse)
      do throws(HostError) {
        files.append(SourceFile(path: path, bytes: try host.read(path, limit: limit)))
      } catch {
        throw refuse(ForeignFault.file(path, error.message), "name a file that can be read")
      }
    }
    return files
  }

  /// The path named, or every file that a pattern matches, sorted.
  private func paths(
    matching pattern: String, below directory: String, _ root: RepositoryRoot,
    _ refuse: (Message, String) -> ThemeProblem
  ) throws(ThemeProblem) -> [String] {
    let steps = pattern.pathNames.filter { $0 != "." }
    let fixed = steps.prefix { GlobPattern(String($0)).isLiteral }
    let base = ([Substring(directory)] + fixed).filter { $0 != "." }.joined(separator: "/")
    guard fixed.count < steps.count else { return [base] }
    let start = base.isEmpty ? "." : base
    try root.check(start, for: pattern, refuse)
    let glob = GlobPattern(steps[fixed.count...].joined(separator: "/"))
    do throws(HostError) {
      return try host.files(below: start, depth: .all).paths
        .filter { glob.matches(String($0.dropFirst(start.utf8.count + 1))) }
        .map { start == "." ? String($0.dropFirst(2)) : $0 }
    } catch {
      throw refuse(InputProblem.unreadableFolder(start, error.message), "name one that can be read")
    }
  }
}

extension RepositoryRoot {
  /// Refuses what `..` or a link leads out of the repository.
  fileprivate func check(
    _ file: String, for pattern: String, _ refuse: (Message, String) -> ThemeProblem
  ) throws(ThemeProblem) {
    guard let real = host.realPath(file) else {
      var problem = refuse(InputProblem.missingFile(file), "name a file that exists")
      problem.isAbsent = true
      throw problem
    }
    guard holds(real) else {
      throw refuse(InputProblem.outside(pattern), "keep the files that a theme refers to below its root")
    }
  }
}

extension String {
  /// Whether the text begins as an address: `https:`, `file:`, `data:` …, RFC 3986 section 3.1.
  fileprivate var isAddress: Bool {
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")), colon != utf8.startIndex else { return false }
    return utf8[..<colon].allSatisfy { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
  }
}
