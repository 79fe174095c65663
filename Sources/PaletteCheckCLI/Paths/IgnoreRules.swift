import SourceText
import Synchronization

/// What git leaves out below a directory: by `.gitignore` there and in the folders around it up to the root of the repository.
///
/// Lists outside the files of the repository do not count (`.git/info/exclude`, `core.excludesFile`): what is checked must not
/// depend on the machine. git is not run, so a file that it tracks in spite of a pattern is left out.
final class IgnoreRules: Sendable {
  /// Real path of the root of the repository, or of what takes its place.
  private let root: String
  /// The directory as it is listed, and the way from the root to it.
  private let directory, prefix: String
  private let host: any CommandHost
  /// By the way from the root; the patterns that hold in a folder.
  private let known = Mutex<[NameKey: [Level]]>([:])

  /// The patterns of one file, and the folder that they are relative to.
  private struct Level {
    let base: String
    let patterns: [IgnorePattern]
  }

  /// The rules for what is listed below a directory; nil where git leaves out the directory itself: who names it means it.
  init?(below directory: String, host: any CommandHost) {
    guard let real = host.realPath(directory) else { return nil }
    root = RepositoryRoot(of: directory, host: host).path
    guard real == root || real.isPath(below: root) else { return nil }
    self.host = host
    self.directory = directory
    prefix = real == root ? "" : real.path(relativeTo: root)
    var step = ""
    for name in prefix.pathNames {
      let parent = step
      step = step.isEmpty ? String(name) : step + "/" + name
      if isLeftOut(step, isDirectory: true, in: parent) { return nil }
    }
  }

  /// Whether git leaves out a file or a directory that was listed; those above it are not.
  func ignores(_ path: String, isDirectory: Bool) -> Bool {
    let bytes = path.utf8.dropFirst(directory.utf8.count).drop { $0 == UInt8(ascii: "/") }
    let below = String(decoding: bytes, as: UTF8.self)
    let way = prefix.isEmpty ? below : prefix + "/" + below
    let parent = way.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(way[..<$0]) } ?? ""
    return isLeftOut(way, isDirectory: isDirectory, in: parent)
  }

  /// The last pattern that means it decides, those of the nearest file first.
  private func isLeftOut(_ way: String, isDirectory: Bool, in parent: String) -> Bool {
    for level in levels(of: parent).reversed() {
      let path = level.base.isEmpty ? way[...] : Substring(way.utf8.dropFirst(level.base.utf8.count + 1))
      if let last = level.patterns.last(where: { $0.matches(path, isDirectory: isDirectory) }) {
        return !last.isNegated
      }
    }
    return false
  }

  private func levels(of folder: String) -> [Level] {
    if let known = known.withLock({ $0[NameKey(folder)] }) { return known }
    let path = folder.isEmpty ? root : root.appendingStep(folder)
    // A repository inside another one has rules of its own.
    let isRoot = folder.isEmpty || host.kind(of: path.appendingStep(".git")) != nil
    let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/"))
    var levels = isRoot ? [] : self.levels(of: slash.map { String(folder[..<$0]) } ?? "")
    // git does not follow a link in place of the file.
    let file = path.appendingStep(".gitignore")
    if !host.isLink(file) { levels.append(Level(base: folder, patterns: Self.patterns(file, host))) }
    levels.removeAll(where: \.patterns.isEmpty)
    known.withLock { $0[NameKey(folder)] = levels }
    return levels
  }

  /// Bytes of one file; an engineering choice.
  private static let most = 1 << 20

  private static func patterns(_ path: String, _ host: any CommandHost) -> [IgnorePattern] {
    guard host.kind(of: path) == .file, let bytes = try? host.read(path, limit: most) else { return [] }
    return IgnorePattern.patterns(bytes)
  }
}
