import ArgumentParser
import HostInMemory
import SourceText
import Testing

@testable import PaletteCheckCLI

struct UsageTests {
  @Test(arguments: ["--version", "--help", "help", "check --help", "help check", "-h", "simulate -h"])
  func `answers about the program end with 0 and go to standard output`(_ line: String) {
    let host = FakeHost()
    #expect(host.run(line) == 0)
    #expect(!host.result.output.isEmpty)
    #expect(host.result.error.isEmpty)
  }

  @Test(arguments: [
    ("check --nope", "check"), ("describe", "describe"), ("baseline write --nope", "baseline write"), ("--nope", ""),
  ])
  func `a mistake points to the help of the command that was called`(_ line: String, _ command: String) {
    let host = FakeHost()
    #expect(host.run(line) == 2)
    let words = ["palettecheck", command, "--help"].filter { !$0.isEmpty }
    #expect(host.result.error.hasSuffix("see '\(words.joined(separator: " "))'\n"), "\(host.result.error)")
  }

  @Test func `the help of check fits two screens of forty lines, and names what it hides`() throws {
    let host = FakeHost()
    #expect(host.run("check --help") == 0)
    let lines = host.result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 80 && lines.count { $0.hasPrefix("  -") } <= 30)
    #expect(host.result.output.contains("--help-hidden"))
    #expect(host.run("check --help-hidden") == 0)
    #expect(host.result.output.contains("--strict-inputs"))
    #expect(try options(of: PaletteCheck._dumpHelp()).count <= 70)
  }

  /// The long options of every command, as the parser describes them.
  private func options(of dump: String) throws -> Set<String> {
    var open = [try JSONReader.read(Array(dump.utf8)).root]
    var names: Set<String> = []
    while let node = open.popLast() {
      if node["kind"]?.string == "long", let name = node["name"]?.string { names.insert(name) }
      open += (node.members ?? []).map(\.value) + (node.items ?? [])
    }
    return names
  }

  @Test func `the version is one line`() {
    let host = FakeHost()
    #expect(host.run("--version") == 0)
    #expect(host.result.output == "palettecheck \(PaletteCheck.version)\n")
  }

  @Test(arguments: [
    ("--fromat json theme.json", "--format"), ("check --backgroud white theme.json", "--background"),
    ("contrast red blue --formta json", "--format"), ("simulate red --visoin deutan", "--vision"),
    ("check theme.json --fial-on never", "--fail-on"),
  ])
  func `an unknown flag names the nearest one`(_ line: String, _ nearest: String) {
    let host = FakeHost(["theme.json": "{}"])
    #expect(host.run(line) == 2)
    #expect(host.result.output.isEmpty)
    #expect(host.result.error.contains("Did you mean '\(nearest)'"))
  }

  @Test(arguments: [
    ("check fix t.json", "'fix' is a command of its own: write 'palettecheck fix'"),
    ("line.png", "no such file: 'line.png'; name a theme"), ("", "a colour in quotes such as '#2166ac'"),
  ])
  func `an answer leads to what was meant`(line: String, words: String) {
    let host = FakeHost()
    #expect(host.run(line) == 2)
    #expect(host.result.error.contains(words), "\(host.result.error)")
  }

  @Test(arguments: [("inspet theme.json", "inspect"), ("simulat red", "simulate"), ("chekc theme.json", "check")])
  func `a mistyped command names the nearest one`(_ line: String, _ nearest: String) {
    let host = FakeHost(["theme.json": "{}"])
    #expect(host.run(line) == 2)
    #expect(host.result.error.contains("unknown command"))
    #expect(host.result.error.contains("did you mean '\(nearest)'"))
  }

  @Test func `an ending that two names share suggests neither`() {
    let host = FakeHost(["own.json": "{}"])
    #expect(host.run("nope.json") == 2)
    #expect(host.result.error.contains("name a theme"), "\(host.result)")
  }

  @Test func `a series without a name goes by its colour`() {
    let host = FakeHost([
      "t.json":
        ##"{"palettecheck": 1, "series": [{"name": " ", "color": "#0000ff"}, {"name": "", "color": "#ff8800"}]}"##
    ])
    #expect(host.run("t.json") == 1)
    #expect(host.result.output.contains("'#ff8800' is too faint"), "\(host.result)")
  }

  @Test func `a repair of bare colours can be copied`() {
    let host = FakeHost([:])
    #expect(host.run("COLUMNS=200 '#e31a1c' '#33a02c'") == 1)
    #expect(host.result.output.contains("try `palettecheck fix '#e31a1c' '#33a02c'`"), "\(host.result)")
  }

  @Test func `a format that there is not is an error for colours on the command line too`() {
    let host = FakeHost([:])
    #expect(host.run("--theme-format jsn '#f00' '#00f'") == 2)
    #expect(host.result.error.contains("unknown theme format 'jsn'"))
    #expect(FakeHost([:]).run("--theme-format hex '#0072b2' '#d55e00'") == 0)
  }

  @Test func `a file of that name is a file, not a mistyped command`() {
    let host = FakeHost(["inspet": "{"])
    #expect(host.run("inspet") == 2)
    #expect(!host.result.error.contains("unknown command"))
  }
}
