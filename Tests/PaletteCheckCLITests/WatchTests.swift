import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// `check --watch`, with a clock that the test drives: what happens in each pause is given.
struct WatchTests {
  private static let clean = Array("#2166ac\n#b2182b\n".utf8)
  private static let confused = Array("#5b8c2a\n#b8602f\n".utf8)
  private static let nothing: @Sendable (FakeHost) -> Void = { _ in }

  private static func host(_ pauses: [@Sendable (FakeHost) -> Void]) -> FakeHost {
    FakeHost(
      ["a.hex": "#2166ac\n#b2182b\n", "folder/b.hex": "#2166ac\n#b2182b\n", "other.hex": "#2166ac\n"], pauses: pauses)
  }

  private static func put(_ bytes: [UInt8], _ path: String) -> @Sendable (FakeHost) -> Void {
    { $0.put(bytes, at: path) }
  }

  private static func runs(_ host: FakeHost) -> Int { host.result.error.ranges(of: "-- watching ").count }

  @Test func `nothing is checked twice while nothing changes`() {
    let host = Self.host([Self.nothing, Self.nothing, Self.nothing])
    #expect(host.run("a.hex --watch") == 0)
    #expect(Self.runs(host) == 1)
    #expect(host.result.error == "-- watching 1 file; Ctrl-C ends --\n")
  }

  @Test func `a change is checked again when it has settled, and named`() {
    let host = Self.host([Self.nothing, Self.put(Self.confused, "a.hex"), Self.nothing, Self.nothing])
    #expect(host.run("a.hex --watch") == 1)
    #expect(Self.runs(host) == 2)
    #expect(host.result.error.contains("\n-- changed: a.hex --\n\n"))
    #expect(host.result.output.contains("PC201"))
    // Standard output is the two reports and nothing else.
    #expect(!host.result.output.contains("-- "))
    #expect(host.result.output.ranges(of: "checks,").count == 2)
  }

  @Test func `what changes in several steps is read once`() {
    let host = Self.host([
      Self.put([], "a.hex"), Self.put(Array("#2166".utf8), "a.hex"), Self.put(Self.clean, "a.hex"), Self.nothing,
      Self.nothing,
    ])
    #expect(host.run("a.hex --watch") == 0)
    #expect(Self.runs(host) == 2)
    #expect(!host.result.output.contains("PC001"))
  }

  @Test func `a file that comes into a directory is seen, one beside it is not`() {
    let host = Self.host([
      Self.put(Self.confused, "other.hex"), Self.nothing, Self.put(Self.confused, "folder/c.hex"), Self.nothing,
      Self.nothing,
    ])
    #expect(host.run("folder --watch") == 1)
    #expect(Self.runs(host) == 2)
    #expect(host.result.error.contains("-- changed: folder/c.hex --"))
  }

  @Test func `a report that the run writes among its inputs changes nothing`() {
    let host = Self.host([Self.nothing, Self.nothing])
    #expect(host.run("folder --watch --report json=folder/report.json") == 0)
    #expect(host.text("folder/report.json")?.isEmpty == false)
    #expect(Self.runs(host) == 1)
  }

  @Test func `a file that was missing is checked when it comes`() {
    let host = Self.host([Self.put(Self.clean, "late.hex"), Self.nothing, Self.nothing])
    #expect(host.run("late.hex --watch") == 0)
    #expect(Self.runs(host) == 2)
  }

  @Test(arguments: ["- --watch", "--watch", "a.hex --watch --files-from -"])
  func `what cannot be looked at again is refused`(_ line: String) {
    let host = Self.host([])
    #expect(host.run(line) == 2)
    #expect(Self.runs(host) == 0)
  }

  @Test func `a file that changes between two looks of one run has changed`() throws {
    let host = Self.host([])
    let watched = OverlayFileSystem(host, isWatching: true)
    _ = watched.kind(of: "late.hex")
    for bytes in [Self.clean, Self.confused] {
      _ = try watched.read("a.hex", limit: 100)
      _ = try watched.files(below: "folder", depth: .all)
      host.put(bytes, at: "a.hex")
      host.put(bytes, at: "late.hex")
      host.put(bytes, at: "folder/c.hex")
    }
    _ = try watched.read("a.hex", limit: 100)
    _ = try watched.files(below: "folder", depth: .all)
    _ = watched.kind(of: "late.hex")
    let (seen, now) = (watched.seen, watched.look(at: watched.seen))
    #expect(seen.stamps != now.stamps)
    #expect(seen.kinds != now.kinds)
    #expect(seen.listings != now.listings)
  }

  @Test(arguments: [(0, 250), (3, 250), (100, 1_000), (200, 2_000), (5_000, 2_000), (86_400_000, 2_000)])
  func `a look that takes long makes the looks rarer, but never rare`(_ cost: Int, _ pause: Int) {
    #expect(WatchLoop.pause(afterLook: .milliseconds(cost)) == pause)
  }
}
