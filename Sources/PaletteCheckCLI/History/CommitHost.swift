import FileAccess
import PNGCodec
import SourceText
import Synchronization

/// A host in which the files of some repositories are as they were at a commit. It reads only; everything outside of the
/// repositories, and what a package manager installs in them, is as it is now.
struct CommitHost: ForwardingHost {
  let base: any CommandHost
  /// A repository inside another one comes before it.
  private let trees: [CommitTree]
  /// What git could not hand out: a file that was there and is missing would make everything in it new, or leave it out.
  private let failures = Failures()
  /// Real path.
  private let working: String

  init(_ base: any CommandHost, _ trees: [CommitTree]) {
    self.base = base
    self.trees = trees.sorted { $0.root.utf8.count > $1.root.utf8.count }
    working = base.realPath(".") ?? "/"
  }

  private final class Failures: Sendable {
    let first = Mutex<(root: String, error: HostError)?>(nil)
  }

  /// The first object that git could not hand out, and the repository that lacks it.
  var failure: (root: String, error: HostError)? { failures.first.withLock(\.self) }

  private func bytes(of entry: CommitEntry, in tree: CommitTree) throws(HostError) -> [UInt8] {
    do throws(HostError) {
      return try tree.history.bytes(of: entry)
    } catch {
      failures.first.withLock { $0 = $0 ?? (tree.now, error) }
      throw error
    }
  }

  /// Where a path leads.
  private enum Place {
    case file(CommitTree, CommitEntry)
    /// By its absolute path.
    case directory(String)
    case missing
    /// Not in a repository that is known at a commit.
    case now
  }

  private func place(of path: String) -> Place {
    var absolute = (path.hasPrefix("/") ? path : working.appendingStep(path)).normalized
    // A path that has as many links as this leads in a circle; Linux gives up at the same number.
    for _ in 0..<40 {
      if tree(of: absolute) == nil { absolute = real(absolute) }
      guard let tree = tree(of: absolute) else { return .now }
      let relative = absolute == tree.root ? "" : absolute.path(relativeTo: tree.root)
      let steps = relative.pathNames
      if steps.first == ".git" || steps.contains(where: { $0 == WalkDepth.installed }) { return .now }
      if let entry = tree.files[NameKey(relative)] { return .file(tree, entry) }
      if tree.directories.contains(NameKey(relative)) { return .directory(absolute) }
      guard let (link, rest) = tree.link(on: relative), let target = try? bytes(of: link, in: tree) else {
        return .missing
      }
      let text = PathText.text(target)
      let folder = tree.root.appendingStep(link.path).parentDirectory
      absolute = ((text.hasPrefix("/") ? text : folder.appendingStep(text)) + rest).normalized
    }
    return .missing
  }

  private func tree(of absolute: String) -> CommitTree? {
    trees.first { absolute == $0.root || absolute.isPath(below: $0.root) }
  }

  /// The path with the links of what exists now followed: above a repository there may be some.
  private func real(_ absolute: String) -> String {
    var (existing, rest) = (absolute, "")
    while existing != "/" {
      if let real = base.realPath(existing) { return real == "/" ? rest : real + rest }
      rest = "/" + existing.fileName + rest
      existing = existing.parentDirectory
    }
    return absolute
  }

  func kind(of path: String) -> PathKind? {
    switch place(of: path) {
    case .file: .file
    case .directory: .directory
    case .missing: nil
    case .now: base.kind(of: path)
    }
  }

  func obstacle(to path: String) -> String? {
    if case .now = place(of: path) { base.obstacle(to: path) } else { nil }
  }

  func realPath(_ path: String) -> String? {
    switch place(of: path) {
    case .file(let tree, let entry): tree.root.appendingStep(entry.path)
    case .directory(let absolute): absolute
    case .missing: nil
    case .now: base.realPath(path)
    }
  }

  func destination(of path: String) -> String? {
    realPath(path) ?? realPath(path.parentDirectory).map { $0.appendingStep(path.fileName) }
  }

  func stamp(of path: String) -> FileStamp? { nil }

  func read(_ path: String, limit: Int) throws(HostError) -> [UInt8] {
    switch place(of: path) {
    case .file(let tree, let entry):
      let bytes = try bytes(of: entry, in: tree)
      guard bytes.count <= limit else { throw HostError("has more bytes than the limit of \(limit)") }
      return bytes
    case .directory: throw HostError("is a directory, not a regular file")
    case .missing: throw HostError("cannot be read: no such file or directory")
    case .now: return try base.read(path, limit: limit)
    }
  }

  func source(_ path: String) throws(HostError) -> any FileSource {
    if case .now = place(of: path) { return try base.source(path) }
    return MemorySource(try read(path, limit: .max))
  }

  func isLink(_ path: String) -> Bool {
    let absolute = (path.hasPrefix("/") ? path : working.appendingStep(path)).normalized
    guard let tree = tree(of: absolute), absolute != tree.root else { return base.isLink(path) }
    return tree.links[NameKey(absolute.path(relativeTo: tree.root))] != nil
  }

  func files(
    below directory: String, depth: WalkDepth, skipping: DirectoryFilter?
  ) throws(HostError) -> DirectoryListing {
    var listing = DirectoryListing()
    let top: String
    switch place(of: directory) {
    case .directory(let absolute): top = absolute
    case .now:
      listing = try base.files(below: directory, depth: depth, skipping: skipping)
      listing.files.removeAll { tree(of: real(($0.hasPrefix("/") ? $0 : working.appendingStep($0)).normalized)) != nil }
      guard let real = base.realPath(directory) else { return listing }
      top = real
    case .file: throw HostError("is not a directory")
    case .missing: throw HostError("cannot be listed: no such file or directory")
    }
    var isEntered = ["": true]
    /// Whether the walk enters a directory below the top, and each above it.
    func enters(_ below: String) -> Bool {
      if let known = isEntered[below] { return known }
      let above = below.contains("/") ? below.parentDirectory : ""
      let path = directory.appendingStep(below)
      let answer = enters(above) && depth.enters(below.fileName) && skipping?(path) != true
      if !answer, isEntered[above] == true, depth.enters(below.fileName) { listing.notEntered.append(path) }
      isEntered[below] = answer
      return answer
    }
    for tree in trees {
      for (entry, isLink) in tree.files.values.map({ ($0, false) }) + tree.links.values.map({ ($0, true) }) {
        let path = tree.root.appendingStep(entry.path)
        // A file of a repository inside this one is its own.
        guard path.isPath(below: top), self.tree(of: path)?.root == tree.root else { continue }
        let below = path.path(relativeTo: top)
        guard enters(below.contains("/") ? below.parentDirectory : "") else { continue }
        if isLink {
          listing.links.append(directory.appendingStep(below))
        } else {
          listing.files.append(directory.appendingStep(below))
        }
      }
    }
    listing.files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    listing.links.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return listing
  }

  // What was is not written to, and a run over it prints nothing.
  func sink(_ path: String) throws(HostError) -> any FileSink {
    throw HostError("cannot be written in an earlier state")
  }
  func createDirectory(_ path: String) throws(HostError) -> [String] {
    throw HostError("cannot be written in an earlier state")
  }
  func removeEmptyDirectory(_ path: String) {}
  func write(_ text: String) throws(HostError) {}
  func writeError(_ text: String) {}
}

/// What a repository held at a commit.
struct CommitTree: Sendable {
  /// Real path of the repository then.
  let root: String
  /// And now: a submodule may have moved.
  let now: String
  /// Whether it is checked out now.
  let isHere: Bool
  let commit: String
  let history: any RepositoryHistory
  let files: [NameKey: CommitEntry]
  /// Paths of the directories, the root itself as the empty one.
  let directories: Set<NameKey>
  let links: [NameKey: CommitEntry]
  /// The commits of submodules, by their path.
  let repositories: [NameKey: String]

  init(
    root: String, now: String? = nil, isHere: Bool = true, commit: String, history: any RepositoryHistory
  ) throws(HostError) {
    (self.root, self.now, self.isHere) = (root, now ?? root, isHere)
    (self.commit, self.history) = (commit, history)
    var (files, links): ([NameKey: CommitEntry], [NameKey: CommitEntry]) = ([:], [:])
    var repositories: [NameKey: String] = [:]
    var directories: Set<NameKey> = [NameKey("")]
    for entry in try history.entries(of: commit) {
      switch entry.kind {
      case .file: files[NameKey(entry.path)] = entry
      case .link: links[NameKey(entry.path)] = entry
      case .repository: repositories[NameKey(entry.path)] = entry.object
      }
      var folder = entry.path
      while folder.contains("/") {
        folder = folder.parentDirectory
        guard directories.insert(NameKey(folder)).inserted else { break }
      }
    }
    (self.files, self.links, self.repositories, self.directories) = (files, links, repositories, directories)
  }

  /// The text of a file; nil where there is none.
  func text(of path: String) throws(HostError) -> String? {
    guard let entry = files[NameKey(path)] else { return nil }
    return String(decoding: try history.bytes(of: entry), as: UTF8.self)
  }

  /// The first link on the way to a path, and the steps behind it.
  func link(on path: String) -> (link: CommitEntry, rest: String)? {
    guard !links.isEmpty else { return nil }
    var way = ""
    let steps = path.pathNames
    for (index, step) in steps.enumerated() {
      way += (way.isEmpty ? "" : "/") + step
      guard let link = links[NameKey(way)] else { continue }
      return (link, steps[(index + 1)...].map { "/" + $0 }.joined())
    }
    return nil
  }
}

extension String {
  /// An absolute path without `.`, `..` and doubled slashes, by name alone.
  fileprivate var normalized: String {
    var steps: [Substring] = []
    for step in pathNames where step != "." {
      if step != ".." { steps.append(step) } else if !steps.isEmpty { steps.removeLast() }
    }
    return "/" + steps.joined(separator: "/")
  }
}
