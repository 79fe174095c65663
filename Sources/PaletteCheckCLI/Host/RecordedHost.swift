import FileAccess
import PNGCodec
import Synchronization

/// A host that remembers which files a run read, so that none of them is written over.
final class RecordedHost: ForwardingHost {
  let base: any CommandHost
  private let paths = Mutex<Set<String>>([])

  init(_ base: any CommandHost) { self.base = base }

  var read: Set<String> { Set(paths.withLock { $0 }.map { base.realPath($0) ?? $0 }) }

  func read(_ path: String, limit: Int) throws(HostError) -> [UInt8] {
    paths.withLock { _ = $0.insert(path) }
    return try base.read(path, limit: limit)
  }

  func source(_ path: String) throws(HostError) -> any FileSource {
    paths.withLock { _ = $0.insert(path) }
    return try base.source(path)
  }
}
