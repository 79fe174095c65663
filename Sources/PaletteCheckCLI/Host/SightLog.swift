import FileAccess

/// What was seen where, just before it was read.
struct Sight: Equatable, Sendable {
  var stamps: [String: FileStamp?] = [:]
  var kinds: [String: PathKind?] = [:]
  var listings: [String: [String]] = [:]
}

/// What a run looked at. What counts is the first look at a path: a run that looks again may already have used what was there
/// before.
struct SightLog: Sendable {
  private var sight = Sight()
  /// What was passed over in the listing of a directory.
  private var filters: [String: DirectoryFilter] = [:]
  /// What the run wrote itself.
  var own: Set<String> = []

  mutating func saw(_ stamp: FileStamp?, of path: String) {
    if sight.stamps[path] == nil { sight.stamps[path] = .some(stamp) }
  }

  mutating func saw(_ kind: PathKind?, at path: String) {
    if sight.kinds[path] == nil { sight.kinds[path] = .some(kind) }
  }

  mutating func saw(_ paths: [String], below directory: String, _ filter: DirectoryFilter?) {
    guard sight.listings[directory] == nil else { return }
    sight.listings[directory] = paths
    filters[directory] = filter
  }

  /// What was seen, without what the run wrote.
  func seen(by host: any FileSystem) -> Sight { without(own, sight, host) }

  /// What there is to see now at the places of an earlier sight.
  func look(at earlier: Sight, _ host: any FileSystem) -> Sight {
    var now = Sight()
    for path in earlier.stamps.keys { now.stamps[path] = .some(host.stamp(of: path)) }
    for path in earlier.kinds.keys { now.kinds[path] = .some(host.kind(of: path)) }
    for path in earlier.listings.keys {
      now.listings[path] = (try? host.files(below: path, depth: .all, skipping: filters[path]))?.files ?? []
    }
    return without(own, now, host)
  }

  private func without(_ own: Set<String>, _ sight: Sight, _ host: any FileSystem) -> Sight {
    guard !own.isEmpty else { return sight }
    var sight = sight
    // Resolved only now: a path that was written to may not have existed before.
    let written = Set(own.map { host.realPath($0) ?? $0 })
    let isOwn = { (path: String) in written.contains(host.realPath(path) ?? path) }
    sight.stamps = sight.stamps.filter { !isOwn($0.key) }
    sight.kinds = sight.kinds.filter { !isOwn($0.key) }
    sight.listings = sight.listings.mapValues { $0.filter { !isOwn($0) } }
    return sight
  }
}
