import FileAccess
import HostInMemory
import PNGCodec
import Synchronization
import Testing

@testable import PaletteCheckCLI

struct OverlayFileSystemTests {
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
    let host = OverlayFileSystem(counted, isSteady: true)
    for _ in 0..<3 {
      #expect(host.realPath(path) == fake.realPath(path))
      #expect(host.kind(of: path) == fake.kind(of: path))
      #expect(host.destination(of: path) == fake.destination(of: path))
    }
    #expect(counted.questions.withLock { $0 } == 3)
  }

  @Test func `contents in memory are over those of the base, and what is read is remembered`() throws {
    let fake = FakeHost(["a.json": "old", "b.json": "other"], links: ["link.json": "a.json"], input: "typed")
    let real = try #require(fake.realPath("a.json"))
    let host = OverlayFileSystem(fake, files: [real: [1, 2, 3], "/new.json": [4]], input: [5])
    for path in ["a.json", "link.json"] { #expect(try host.read(path, limit: 3) == [1, 2, 3]) }
    #expect(try host.read("b.json", limit: 10) == Array("other".utf8))
    #expect(host.kind(of: "/new.json") == .file && host.kind(of: "/none.json") == nil)
    #expect(try host.read("/new.json", limit: 1) == [4] && host.readStandardInput(limit: 1) == [5])
    #expect(throws: HostError.self) { try host.read("a.json", limit: 2) }
    #expect(host.readPaths == [real, try #require(fake.realPath("b.json")), "/new.json"])
  }

  @Test func `a file over the base is the same read whole and as a stream`() throws {
    let fake = FakeHost(["a.json": "[]"])
    let real = try #require(fake.realPath("a.json"))
    let host = OverlayFileSystem(fake, files: [real: Array("{}".utf8)], writes: .refused)
    let source = try host.source("a.json")
    #expect(try host.read("a.json", limit: 9) == Array("{}".utf8))
    #expect(try source.next() == Array("{}".utf8) && source.size == 2)
  }

  @Test(arguments: [OverlayFileSystem.Writes.through, .refused, .kept])
  func `files are written as the policy says`(_ writes: OverlayFileSystem.Writes) throws {
    let fake = FakeHost(["a.json": "old"])
    let host = OverlayFileSystem(fake, writes: writes)
    if writes == .refused {
      #expect(throws: HostError.self) { try host.sink("a.json") }
    } else {
      try host.writeWhole("new", to: "a.json")
    }
    try host.write("said")
    host.writeError("said")
    #expect(fake.text("a.json") == (writes == .through ? "new" : "old"))
    #expect(host.written.map(\.bytes) == (writes == .kept ? [Array("new".utf8)] : []))
    #expect(fake.result == (writes == .through ? FakeHost.Written(output: "said", error: "said") : FakeHost.Written()))
  }
}
