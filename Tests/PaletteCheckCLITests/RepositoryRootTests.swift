import Testing

@testable import PaletteCheckCLI

struct RepositoryRootTests {
  @Test func `paths are relative to where git is, however they are written`() {
    let host = FakeHost(["themes/a.json": "", "/tmp/b.json": ""], links: ["link.json": "themes/a.json"])
    let root = RepositoryRoot(host)
    #expect(root.path == FakeHost.home)
    for path in [
      "themes/a.json", "./themes/a.json", "themes/../themes/a.json", FakeHost.home + "/themes/a.json", "link.json",
    ] {
      #expect(root.relative(path) == "themes/a.json")
    }
    #expect(root.relative("/tmp/b.json") == "/tmp/b.json")
    #expect(root.relative("command line") == "command line")
  }
}
