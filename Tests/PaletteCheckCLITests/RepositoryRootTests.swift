import HostInMemory
import Testing

@testable import PaletteCheckCLI

struct RepositoryRootTests {
  private let host = FakeHost(
    ["themes/a.json": "", "/tmp/b.json": "", "/other/.git": "gitdir: elsewhere", "/other/deep/c.json": ""],
    links: ["link.json": "themes/a.json"])

  @Test(arguments: [
    "themes/a.json", "./themes/a.json", "themes/../themes/a.json", FakeHost.home + "/themes/a.json", "link.json",
  ])
  func `paths are relative to where git is, however they are written`(_ path: String) {
    let root = RepositoryRoot(of: path, host: host)
    #expect(root.path == FakeHost.home)
    #expect(root.relative(path) == "themes/a.json")
  }

  @Test func `the root is that of the file, wherever the command runs`() {
    #expect(RepositoryRoot(of: "/other/deep/c.json", host: host).path == "/other")
    #expect(RepositoryRoot(of: "/other/deep/c.json", host: host).relative("/other/deep/c.json") == "deep/c.json")
  }

  @Test func `a file in no repository is bounded by its own directory`() {
    #expect(RepositoryRoot(of: "/tmp/b.json", host: host).path == "/tmp")
  }

  @Test(arguments: ["-", "command line"])
  func `what is not a file belongs to where the command runs`(_ path: String) {
    #expect(RepositoryRoot(of: path, host: host).path == FakeHost.home)
    #expect(RepositoryRoot(of: path, host: host).relative(path) == path)
  }

  @Test(arguments: [
    (["LICENSE", "packages/a/LICENSE"], "/unpacked"),
    (["packages/a/package.json", "package.json"], "/unpacked/packages/a"),
    (["README.md"], "/unpacked"), ([], "/unpacked/packages/a/themes"),
  ])
  func `without git, a licence or a manifest marks the top of a project`(_ marks: [String], _ top: String) {
    let file = "/unpacked/packages/a/themes/c.json"
    let files = Dictionary(uniqueKeysWithValues: ([file] + marks.map { "/unpacked/" + $0 }).map { ($0, "") })
    #expect(RepositoryRoot.ofProject(around: file, host: FakeHost(files)).path == top)
  }

  @Test func `a reference reaches the other files of an unpacked archive, wherever the command runs`() {
    let host = FakeHost([
      "/unpacked/LICENSE": "",
      "/unpacked/a/chart.json": ##"{"chart": {"1": {"value": "{hue}"}, "2": {"value": "#b2182b"}}}"##,
      "/unpacked/base/hues.json": ##"{"hue": {"value": "#2166ac"}}"##, "/far.json": ##"{"hue": {"value": "#ff0000"}}"##,
    ])
    #expect(host.run("inspect /unpacked/a/chart.json") == 0, "\(host.result)")
    #expect(host.result.output.contains("1 token is taken from '/unpacked/base/hues.json'"))
  }

  @Test func `reports have the paths of the repository that holds others as submodules`() {
    let lists = "[core]\n\tpath = no\n[submodule \"design\"] # ours\n\turl = x\n\tpath = \"lib/design\"\n"
    let host = FakeHost([
      ".gitmodules": lists, "lib/design/.git": "gitdir: x", "lib/design/a.json": "", "lib/design/.gitmodules": lists,
      "lib/design/lib/design/.git": "gitdir: y", "lib/design/lib/design/b.json": "", "vendor/.git": "gitdir: z",
      "vendor/c.json": "",
    ])
    for path in ["lib/design/a.json", "lib/design/lib/design/b.json"] {
      #expect(RepositoryRoot(of: path, host: host).outermost.relative(path) == path)
    }
    // A repository inside another that is no submodule is its own.
    #expect(RepositoryRoot(of: "vendor/c.json", host: host).outermost.relative("vendor/c.json") == "c.json")
    let design = FakeHost.home + "/lib/design"
    let inner = RepositoryRoot(of: "lib/design/lib/design/b.json", host: host)
    #expect(inner.outer { $0 != design }.path == design)
  }
}
