import FileAccess
import SourceText

/// What a search below a directory found.
struct FoundFiles {
  /// Every file, sorted by bytes; those behind links inside the repository by the path of the link.
  var paths: [String] = []
  /// Those of the files that git ignores.
  var ignored: Set<String> = []
  /// Symbolic links that lead nowhere, or in a circle.
  var dangling: [String] = []
  /// Symbolic links that lead out of the repository.
  var outside: [String] = []
  /// What could not be looked at, and why.
  var problems: [(path: String, error: HostError)] = []
  /// Directories of installed packages, which were not entered.
  var passedOver: [String] = []
  /// Directories that git ignores, which were not entered.
  var ignoredFolders: [String] = []
}

/// Looks for the files below a directory: links are followed as far as the root of the repository, each file is found once.
struct FileSearch {
  private let directory: String
  private let host: any CommandHost
  private let root: RepositoryRoot
  private let rules: IgnoreRules?
  private let excludes: DirectoryFilter
  private(set) var found = FoundFiles()
  /// Real paths of the files and directories that were found.
  private var known: Set<String> = []

  /// - Parameters:
  ///   - honoursGit: Whether to pass over what git ignores.
  ///   - excludes: Tells directories that are passed over without a word.
  init(
    _ directory: String, host: any CommandHost, honoursGit: Bool, excludes: @escaping DirectoryFilter
  ) throws(HostError) {
    self.directory = directory
    self.host = host
    self.excludes = excludes
    root = RepositoryRoot(of: directory, host: host)
    rules = honoursGit ? IgnoreRules(below: directory, host: host) : nil
    var links = try add(directory, rules)
    // A link may lead to a folder with further links.
    while !links.isEmpty { links = links.flatMap { follow($0) } }
    found.paths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for path in found.paths where rules?.ignores(path, isDirectory: false) ?? false { found.ignored.insert(path) }
  }

  /// Adds the files of a folder that the search passes over, which somebody names; they are ignored by nobody.
  mutating func addNamed(_ folder: String) throws(HostError) {
    let before = Set(found.paths)
    _ = try add(folder, nil)
    found.paths = Array(Set(found.paths)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    found.ignored.subtract(found.paths.filter { !before.contains($0) })
  }

  /// Whether the search enters no folder of that path, below the directory, since git ignores one of its steps.
  func ignoresFolder(_ way: String) -> Bool {
    var path = directory
    for step in way.pathNames {
      path = path.appendingStep(String(step))
      if rules?.ignores(path, isDirectory: true) ?? false { return true }
    }
    return false
  }

  /// Adds what lies below a folder.
  ///
  /// - Returns: The links among it.
  private mutating func add(_ folder: String, _ rules: IgnoreRules?) throws(HostError) -> [String] {
    let excludes = excludes
    let listing = try host.files(below: folder, depth: .all) { path in
      excludes(path) || rules?.ignores(path, isDirectory: true) ?? false
    }
    found.paths += listing.files
    found.problems += listing.problems.map { ($0.path, $0) }
    found.passedOver += listing.notEntered.filter { $0.fileName == WalkDepth.installed }
    found.ignoredFolders += listing.notEntered.filter { WalkDepth.all.enters($0.fileName) && !excludes($0) }
    if let real = host.realPath(folder) { known.insert(real) }
    return listing.links.filter { link in
      // Outside of the repository nothing is read, not even a configuration that might exclude the link.
      let isInside = host.realPath(link).map(root.holds) ?? true
      return !(rules?.ignores(link, isDirectory: false) ?? false) && !(isInside && excludes(link))
    }
  }

  /// Adds what a link leads to, unless it is found otherwise.
  ///
  /// - Returns: The links below it.
  private mutating func follow(_ link: String) -> [String] {
    guard let real = host.realPath(link) else {
      found.dangling.append(link)
      return []
    }
    guard root.holds(real) else {
      found.outside.append(link)
      return []
    }
    switch host.kind(of: real) {
    case .file:
      if !isFound(real), known.insert(real).inserted { found.paths.append(link) }
      return []
    case .directory:
      // A folder that holds the search, or that it has entered, brings nothing new.
      let isAround = known.contains { $0 == real || $0.isPath(below: real) }
      guard !isAround, !isFound(real), known.insert(real).inserted else { return [] }
      do throws(HostError) { return try add(link, nil) } catch {
        found.problems.append((link, error))
        return []
      }
    case .other, nil: return []
    }
  }

  /// Whether the search comes to a place below a folder that it has entered.
  private func isFound(_ real: String) -> Bool {
    known.contains { folder in
      guard real.isPath(below: folder) else { return false }
      return real.path(relativeTo: folder).pathNames.dropLast().allSatisfy {
        WalkDepth.all.enters(String($0))
      }
    }
  }
}
