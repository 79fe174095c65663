import FileAccess
import HostInMemory
import Synchronization
import Testing

@testable import PaletteCheckCLI

struct SteadyHostTests {
  /// Counts the questions that reach the system.
  private final class CountedHost: ForwardingHost {
    let base: any CommandHost
    let questions = Mutex(0)
    init(_ base: any CommandHost) { self.base = base }
    func realPath(_ path: String) -> String? {
      questions.withLock { $0 += 1 }
      return base.realPath(path)
    }
    func destination(of path: String) -> String? {
      questions.withLock { $0 += 1 }
      return base.destination(of: path)
    }
    func kind(of path: String) -> PathKind? {
      questions.withLock { $0 += 1 }
      return base.kind(of: path)
    }
  }

  @Test(arguments: ["a.json", "missing.json", "."])
  func `a path is asked for once, and the answer is the system's`(path: String) {
    let fake = FakeHost(["a.json": "[]"])
    let counted = CountedHost(fake)
    let host = SteadyHost(counted)
    for _ in 0..<3 {
      #expect(host.realPath(path) == fake.realPath(path))
      #expect(host.kind(of: path) == fake.kind(of: path))
      #expect(host.destination(of: path) == fake.destination(of: path))
    }
    #expect(counted.questions.withLock { $0 } == 3)
  }
}
