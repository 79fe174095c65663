import SourceText
import Synchronization

/// The folders that one run has looked through for tokens, and the files that it has read there: each once, however many
/// themes refer to them.
final class ReadNeighbours: Sendable {
  private struct Folder: Hashable {
    let path: String
    let kind: String
  }

  private struct State {
    var folders: [Folder: [String]] = [:]
    var files: [String: SourceFile] = [:]
    var roots: [String: RepositoryRoot] = [:]
    var bytes = 0
  }

  private let state = Mutex(State())
  /// Bytes of the files that are kept; further files are read each time. An engineering choice.
  private static let mostBytes = 32 << 20

  /// What bounds the references of a file, looked for if that is not known of its folder.
  func root(of file: String, _ host: any FileSystem) -> RepositoryRoot {
    let folder = file.parentDirectory
    if let known = state.withLock({ $0.roots[folder] }) { return known }
    let root = RepositoryRoot.ofProject(around: file, host: host)
    state.withLock { $0.roots[folder] = root }
    return root
  }

  /// The paths of the files of one kind below a folder, listed if they are not known.
  func paths(
    below folder: String, _ kind: String, listing list: () throws(HostError) -> [String]
  ) throws(HostError) -> [String] {
    let key = Folder(path: folder, kind: kind)
    if let known = state.withLock({ $0.folders[key] }) { return known }
    let paths = try list()
    state.withLock { $0.folders[key] = paths }
    return paths
  }

  /// A file, read if it is not known; nil when it cannot be read or has more bytes than the limit.
  func file(_ path: String, limit: Int, reading read: () throws(HostError) -> [UInt8]) -> SourceFile? {
    if let known = state.withLock({ $0.files[path] }) { return known.bytes.count <= limit ? known : nil }
    guard let bytes = try? read() else { return nil }
    let file = SourceFile(path: path, bytes: bytes)
    state.withLock { state in
      guard state.bytes + bytes.count <= Self.mostBytes else { return }
      state.bytes += bytes.count
      state.files[path] = file
    }
    return file
  }
}
