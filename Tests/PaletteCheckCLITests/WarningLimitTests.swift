import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// `--max-warnings` and `maxWarnings`: more warnings than are allowed fail the run, and every report says so.
struct WarningLimitTests {
  /// Two confusions with tritanopia, which are warnings.
  private static let warned = """
    { "palettecheck": 1, "background": "#ffffff", "text": "#1b1f24", "series": [
      { "name": "a", "color": "#2b7a5f", "mark": "line" }, { "name": "b", "color": "#2f6f9a", "mark": "line" }] }
    """
  private static let clean = """
    { "palettecheck": 1, "background": "#ffffff", "text": "#1b1f24",
      "series": [{ "name": "a", "color": "#0b62d6", "mark": "line" }] }
    """
  private static let rules =
    #""rules": { "PC202": "warning", "PC203": "warning", "PC201": "warning", "PC102": "warning" }"#

  @Test func `the limit of one package does not count the warnings of another`() {
    let limited = "{ \"version\": 1, \"maxWarnings\": 0, \(Self.rules) }"
    let free = "{ \"version\": 1, \(Self.rules) }"
    let files = { (a: String, b: String) in
      ["a/palettecheck.json": limited, "a/t.json": a, "b/palettecheck.json": free, "b/t.json": b]
    }
    let other = FakeHost(files(Self.clean, Self.warned))
    #expect(other.run("check b --max-warnings 0") == 1, "\(other.result.output)")
    #expect(other.run("check a b") == 0, "\(other.result.output)")
    let own = FakeHost(files(Self.warned, Self.clean))
    #expect(own.run("check a b") == 1)
    #expect(own.result.output.contains("('maxWarnings' in a/palettecheck.json)"), "\(own.result.output)")
    #expect(own.run("check b") == 0)
    #expect(own.run("check a --max-warnings 9") == 0)
  }

  /// More of the command line, and whether standard output itself says why.
  @Test(arguments: [
    ("", true), ("-q", true), ("--format concise", true), ("--format concise -q", true), ("--format xcode", true),
    ("--format json", true), ("--format github", true), ("--format junit", true),
    ("--format markdown", true), ("--format html", true), ("--format sarif", true), ("--format gitlab", false),
  ])
  func `every report says which limit is passed`(_ flags: String, _ isReported: Bool) {
    let host = FakeHost(["palettecheck.json": "{ \"version\": 1, \(Self.rules) }", "t.json": Self.warned])
    #expect(host.run("COLUMNS=300 t.json --max-warnings 0 \(flags)") == 1)
    let exceeds = { (text: String) in text.contains("more than the 0 that are allowed") }
    #expect(exceeds(host.result.output) == isReported, "\(host.result.output)")
    let machine = flags.contains("json") || flags.contains("sarif") || !isReported
    #expect(exceeds(host.result.error) == machine, "\(host.result.error)")
    if flags.contains("junit") { #expect(host.result.output.contains("failures=\"1\"")) }
    if flags.contains("markdown") { #expect(!host.result.output.contains("Left out")) }
  }
}
