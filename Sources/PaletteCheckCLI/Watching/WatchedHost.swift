import FileAccess
import PNGCodec
import Synchronization

/// A host that remembers what a run looked at, and can tell whether it would look the same again.
///
/// What counts is the first look at a path: a run that looks again may already have used what was there before.
final class WatchedHost: ForwardingHost {
  /// What was seen where, just before it was read.
  struct Sight: Equatable, Sendable {
    var stamps: [String: FileStamp?] = [:]
    var kinds: [String: PathKind?] = [:]
    var listings: [String: [String]] = [:]
  }

  /// What was passed over in the listing of a directory.
  private let filters = Mutex<[String: DirectoryFilter]>([:])

  let base: any CommandHost
  private let sight = Mutex(Sight())
  private let own = Mutex<Set<String>>([])

  init(_ base: any CommandHost) { self.base = base }

  /// What the run saw, without what it wrote itself.
  var seen: Sight { without(own.withLock { $0 }, sight.withLock { $0 }) }

  /// What there is to see now at the places of an earlier sight.
  func look(at earlier: Sight) -> Sight {
    var now = Sight()
    for path in earlier.stamps.keys { now.stamps[path] = .some(base.stamp(of: path)) }
    for path in earlier.kinds.keys { now.kinds[path] = .some(base.kind(of: path)) }
    for path in earlier.listings.keys { now.listings[path] = listing(path) }
    return without(own.withLock { $0 }, now)
  }

  private func listing(_ directory: String) -> [String] {
    let filter = filters.withLock { $0[directory] }
    return (try? base.files(below: directory, depth: .all, skipping: filter))?.paths ?? []
  }

  private func without(_ own: Set<String>, _ sight: Sight) -> Sight {
    guard !own.isEmpty else { return sight }
    var sight = sight
    // Resolved only now: a path that was written to may not have existed before.
    let written = Set(own.map { base.realPath($0) ?? $0 })
    let isOwn = { (path: String) in written.contains(self.base.realPath(path) ?? path) }
    sight.stamps = sight.stamps.filter { !isOwn($0.key) }
    sight.kinds = sight.kinds.filter { !isOwn($0.key) }
    sight.listings = sight.listings.mapValues { $0.filter { !isOwn($0) } }
    return sight
  }

  private func writes(_ path: String) { own.withLock { _ = $0.insert(path) } }

  private func reads(_ path: String) {
    let stamp = base.stamp(of: path)
    sight.withLock { if $0.stamps[path] == nil { $0.stamps[path] = .some(stamp) } }
  }

  func kind(of path: String) -> PathKind? {
    let kind = base.kind(of: path)
    sight.withLock { if $0.kinds[path] == nil { $0.kinds[path] = .some(kind) } }
    return kind
  }

  func files(
    below directory: String, depth: WalkDepth, skipping: DirectoryFilter?
  ) throws(HostError) -> FileListing {
    guard depth == .all else { return try base.files(below: directory, depth: depth, skipping: skipping) }
    let found = Result { () throws(HostError) in try base.files(below: directory, depth: depth, skipping: skipping) }
    let paths = (try? found.get())?.paths ?? []
    let isNew = sight.withLock { sight in
      guard sight.listings[directory] == nil else { return false }
      sight.listings[directory] = paths
      return true
    }
    if isNew { filters.withLock { $0[directory] = skipping } }
    return try found.get()
  }

  func read(_ path: String, limit: Int) throws(HostError) -> [UInt8] {
    reads(path)
    return try base.read(path, limit: limit)
  }

  func source(_ path: String) throws(HostError) -> any FileSource {
    reads(path)
    return try base.source(path)
  }

  func sink(_ path: String) throws(HostError) -> any FileSink {
    writes(path)
    return try base.sink(path)
  }
}
