import FileAccess
import SourceText
import Synchronization

/// A host for the part of a run that only reads: it asks the system once where a path leads, however many themes lie there.
final class SteadyHost: ForwardingHost {
  let base: any CommandHost
  private let asked = Mutex(Answers())

  private struct Answers {
    var realPaths: [NameKey: String?] = [:]
    var kinds: [NameKey: PathKind?] = [:]
    var destinations: [NameKey: String?] = [:]
  }

  init(_ base: any CommandHost) { self.base = base }

  func realPath(_ path: String) -> String? {
    let key = NameKey(path)
    if let known = asked.withLock({ $0.realPaths[key] }) { return known }
    let real = base.realPath(path)
    asked.withLock { $0.realPaths[key] = .some(real) }
    return real
  }

  func destination(of path: String) -> String? {
    let key = NameKey(path)
    if let known = asked.withLock({ $0.destinations[key] }) { return known }
    let destination = base.destination(of: path)
    asked.withLock { $0.destinations[key] = .some(destination) }
    return destination
  }

  func kind(of path: String) -> PathKind? {
    let key = NameKey(path)
    if let known = asked.withLock({ $0.kinds[key] }) { return known }
    let kind = base.kind(of: path)
    asked.withLock { $0.kinds[key] = .some(kind) }
    return kind
  }
}
