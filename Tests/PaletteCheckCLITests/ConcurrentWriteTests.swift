import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// Files that are read, changed and written while others do the same.
struct ConcurrentWriteTests {
  private static let confused = """
    { "palettecheck": 1, "background": "#ffffff", "series": ["#5b8c2a", "#b8602f"] }
    """

  /// What `baseline write` makes of one file.
  private static func baseline(of path: String) throws -> String {
    let host = FakeHost([path: confused])
    #expect(host.run("baseline write \(path)") == 0)
    return try #require(host.text("palettecheck-baseline.json"))
  }

  @Test func `entries that another run writes meanwhile stay`() throws {
    let other = try Self.baseline(of: "b.json")
    let host = FakeHost(
      ["a.json": Self.confused, "b.json": Self.confused],
      locking: { $0.put(Array(other.utf8), at: "palettecheck-baseline.json") })
    #expect(host.run("baseline write a.json") == 0)
    #expect(host.run("check a.json b.json") == 0)
  }

  @Test func `entries that another run adds while stale ones go stay`() throws {
    let (old, both) = (try Self.baseline(of: "a.json"), FakeHost(["a.json": Self.confused, "b.json": Self.confused]))
    #expect(both.run("baseline write a.json b.json") == 0)
    let text = try #require(both.text("palettecheck-baseline.json"))
    let host = FakeHost(
      [
        "a.json": Self.confused.replacing("#b8602f", with: "#2166ac"), "b.json": Self.confused,
        "palettecheck-baseline.json": old,
      ],
      locking: { $0.put(Array(text.utf8), at: "palettecheck-baseline.json") })
    #expect(host.run("baseline prune a.json") == 0)
    let left = try #require(host.text("palettecheck-baseline.json"))
    func confusion(in path: String) -> String { #""rule":"PC201","path":"\#(path)""# }
    #expect(text.contains(confusion(in: "a.json")) && text.contains(confusion(in: "b.json")))
    #expect(left.contains(confusion(in: "b.json")) && !left.contains(confusion(in: "a.json")))
  }

  @Test func `a file that changes just before it is written stays as it is`() {
    let host = FakeHost(["a.json": Self.confused], locking: { $0.put(Array("{}".utf8), at: "a.json") })
    #expect(host.run("fix --write a.json") == 2)
    #expect(host.text("a.json") == "{}")
    #expect(host.result.error.contains("has changed since it was read"))
  }

  @Test func `a file that changes while another is written stays as it is, and the other too`() {
    let host = FakeHost(
      ["a.json": Self.confused, "b.json": Self.confused],
      committing: { $0.put(Array("{}".utf8), at: "b.json") })
    #expect(host.run("fix --write a.json b.json") == 2)
    #expect(host.text("a.json") == Self.confused && host.text("b.json") == "{}")
    #expect(host.result.error.contains("'b.json' has changed since it was read"))
  }

  @Test func `no signal comes between the files that fix writes`() {
    let host = FakeHost(["a.json": Self.confused, "b.json": Self.confused])
    #expect(host.run("fix --write a.json b.json") == 0)
    #expect(host.text("a.json") != Self.confused && host.text("b.json") != Self.confused)
    #expect(host.exposedCommits.isEmpty)
  }

  @Test(arguments: [
    ("fix --write a.json", "'a.json' is written"), ("fix --write a.json b.json", "'a.json' and 'b.json' are written"),
    ("baseline write a.json", "'palettecheck-baseline.json' is written"),
    ("fix a.json", nil), ("fix --diff a.json", nil),
  ])
  func `a report that cannot be written says which files are`(_ line: String, _ written: String?) {
    let full = "cannot be written: no space left on device"
    let host = FakeHost(["a.json": Self.confused, "b.json": Self.confused], outputError: full)
    #expect(host.run(line) == 2)
    let message = "palettecheck: error: the report \(full)"
    #expect(host.result.error.contains(message + (written.map { "; \($0)" } ?? "") + "\n"))
    #expect((host.text("a.json") != Self.confused) == (line.contains("--write")))
  }
}
