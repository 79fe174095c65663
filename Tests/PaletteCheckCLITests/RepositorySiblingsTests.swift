import HostInMemory
import PaletteRules
import SourceText
import Testing

@testable import PaletteCheckCLI

struct RepositorySiblingsTests {
  private let host = FakeHost(
    [
      "themes/chart.json": "{}", "themes/a.json": "a", "themes/b.json": "b", "themes/deep/c.json": "c",
      "shared.json": "s",
      "/etc/passwd": "secret", "/home/other/theme.json": "o",
    ],
    links: ["themes/escape.json": "/etc/passwd", "themes/inside.json": "shared.json"])
  private let file = SourceFile(path: "themes/chart.json", bytes: [])

  private func read(_ pattern: String) throws -> [String] {
    try RepositorySiblings(host: host, limit: 100).files(matching: pattern, beside: file)
      .map { "\($0.path)=\(String(decoding: $0.bytes, as: UTF8.self))" }
  }

  @Test(arguments: [
    ("a.json", ["themes/a.json=a"]), ("./a.json", ["themes/a.json=a"]), ("../shared.json", ["shared.json=s"]),
    ("deep/c.json", ["themes/deep/c.json=c"]), ("?.json", ["themes/a.json=a", "themes/b.json=b"]),
    ("deep/*.json", ["themes/deep/c.json=c"]), ("*/c.json", ["themes/deep/c.json=c"]),
    ("inside.json", ["themes/inside.json=s"]),
  ])
  func `a relative path below the root is read, and a pattern in order`(_ pattern: String, _ files: [String]) throws {
    #expect(try read(pattern) == files)
  }

  @Test(arguments: [
    "/etc/passwd", "../../../etc/passwd", "../../../etc/*", "../../other/theme.json", "escape.json", "~/x.json", "",
    "https://example.com/t.json", "file:///etc/passwd", "data:,x", "a\0.json", "missing.json", "*.toml",
    "../../../../../../../etc/passwd", "deep/../../../../etc/passwd",
  ])
  func `nothing else is`(_ pattern: String) {
    #expect(throws: ThemeProblem.self) { try read(pattern) }
  }

  @Test func `too large is refused`() {
    let small = RepositorySiblings(host: host, limit: 0)
    #expect(throws: ThemeProblem.self) { try small.files(matching: "a.json", beside: file) }
  }
}
