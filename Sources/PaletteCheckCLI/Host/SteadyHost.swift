import FileAccess
import Synchronization

/// A host for the part of a run that only reads: it asks the system once where a path leads, however many themes lie there.
final class SteadyHost: ForwardingHost {
  let base: any CommandHost
  private let asked = Mutex(Answers())

  private struct Answers {
    var realPaths: [String: String?] = [:]
    var kinds: [String: PathKind?] = [:]
    var destinations: [String: String?] = [:]
  }

  init(_ base: any CommandHost) { self.base = base }

  func realPath(_ path: String) -> String? {
    if let known = asked.withLock({ $0.realPaths[path] }) { return known }
    let real = base.realPath(path)
    asked.withLock { $0.realPaths[path] = .some(real) }
    return real
  }

  func destination(of path: String) -> String? {
    if let known = asked.withLock({ $0.destinations[path] }) { return known }
    let destination = base.destination(of: path)
    asked.withLock { $0.destinations[path] = .some(destination) }
    return destination
  }

  func kind(of path: String) -> PathKind? {
    if let known = asked.withLock({ $0.kinds[path] }) { return known }
    let kind = base.kind(of: path)
    asked.withLock { $0.kinds[path] = .some(kind) }
    return kind
  }
}
