import FileAccess
import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// `check --files-from`: a list of paths.
struct FilesFromTests {
  private static let files = [
    "clean.hex": "#2166ac\n#b2182b\n", "confused.hex": "#5b8c2a\n#b8602f\n", "a b/clean.hex": "#2166ac\n#b2182b\n",
    "line\nfeed.hex": "#2166ac\n#b2182b\n", "list": "clean.hex\nconfused.hex\n",
    "folder/clean.hex": "#2166ac\n#b2182b\n",
  ]

  @Test(arguments: [
    ("clean.hex\n", 0), ("clean.hex", 0), ("clean.hex\n\nclean.hex\n", 0), ("confused.hex\nclean.hex\n", 1),
    ("a b/clean.hex\n", 0), ("folder\n", 0), ("clean.hex\0line\nfeed.hex\0", 0), ("confused.hex\0", 1),
    ("missing.hex\nconfused.hex\n", 2), ("", 2), ("\n\n", 2), ("\0", 2), ("red\n", 2), ("#2166ac\n", 2), ("-\n", 2),
  ])
  func `the list is read as paths and nothing else`(_ list: String, _ code: Int32) {
    let host = FakeHost(Self.files, input: list)
    #expect(host.run("check --files-from -") == code, "\(host.result)")
  }

  @Test func `arguments and a list go together, each file once`() {
    let host = FakeHost(Self.files)
    #expect(host.run("confused.hex --files-from list") == 1)
    #expect(host.result.output.contains("in 2 files"))
  }

  @Test func `a list that names nothing says so, and may be let pass`() {
    let failed = FakeHost(Self.files, input: "\n")
    #expect(failed.run("--files-from -") == 2)
    #expect(failed.result.output.contains("names no file"))
    let passed = FakeHost(Self.files, input: "")
    #expect(passed.run("--files-from - --allow-empty") == 0)
    #expect(passed.result.output.contains("names no file"))
    // A well-known palette must not stand in for the files.
    #expect(FakeHost(Self.files, input: "").run("--files-from - --palette okabe-ito") == 2)
  }

  @Test func `what allow-empty lets pass is emptiness and nothing else`() {
    #expect(FakeHost(Self.files, input: "missing.hex").run("--files-from - --allow-empty") == 2)
    #expect(FakeHost(Self.files, input: "confused.hex").run("--files-from - --allow-empty") == 1)
    #expect(FakeHost(Self.files).run("--allow-empty missing.hex") == 2)
  }

  @Test(arguments: ["--files-from missing", "--files-from folder", "- --files-from -", "--files-from - --watch"])
  func `a list that cannot be read is reported on standard error`(_ line: String) {
    let host = FakeHost(Self.files, input: "clean.hex")
    #expect(host.run(line) == 2)
    #expect(host.result.error.contains("list") || host.result.error.contains("--files-from"))
    #expect(host.result.output.isEmpty)
  }

  @Test func `paths that are not UTF-8 come through`() {
    #expect(PathList.paths([0x61, 0xFF, 0x0A, 0x62]).map(PathText.bytes) == [[0x61, 0xFF], [0x62]])
  }
}
