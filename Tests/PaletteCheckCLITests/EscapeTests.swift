import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// Nothing that a repository holds makes the command read or write outside of it, or print what it refused.
struct EscapeTests {
  private static let confused = """
    { "palettecheck": 1, "background": "#ffffff", "series": ["#5b8c2a", "#b8602f"] }
    """
  private static let secret = "root:secret:0"

  private static func host(_ files: [String: String] = [:], links: [String: String] = [:]) -> FakeHost {
    FakeHost(
      [
        "theme.json": confused, "/home/outside.txt": secret,
        "/home/other.json": "{\"version\": 1, \"failOn\": \"never\"}",
      ]
      .merging(files) { $1 }, links: links)
  }

  private static func setting(_ baseline: String) -> [String: String] {
    ["palettecheck.json": "{ \"version\": 1, \"baseline\": \"\(baseline)\" }"]
  }

  @Test(arguments: ["../outside.txt", "/home/outside.txt", "themes/../../outside.txt"], ["check", "baseline show"])
  func `a baseline outside the repository is refused, and nothing of it printed`(_ path: String, _ command: String) {
    let host = Self.host(Self.setting(path).merging(["themes/a.json": Self.confused]) { $1 })
    #expect(host.run("\(command) theme.json") == 2)
    #expect(host.result.error.contains("palettecheck.json:1:29"))
    #expect(host.result.error.contains("'baseline' leads out of the repository: '\(path)'"))
    #expect(!(host.result.output + host.result.error).contains("secret"))
  }

  @Test(arguments: ["", " --force"])
  func `no baseline is written outside the repository`(_ flag: String) {
    let setting = Self.host(Self.setting("../new.json"))
    #expect(setting.run("baseline write\(flag) theme.json") == 2)
    let link = Self.host(links: ["palettecheck-baseline.json": "/home/new.json"])
    #expect(link.run("baseline write\(flag) theme.json") == 2)
    #expect(link.result.error.contains("is a symbolic link that leads out of the repository"))
    #expect(setting.text("/home/new.json") == nil && link.text("/home/new.json") == nil)
  }

  @Test(arguments: ["palettecheck.json", "palettecheck-baseline.json"])
  func `a link out of the repository is not followed`(_ name: String) {
    let host = Self.host(links: [name: "/home/outside.txt"])
    #expect(host.run("check theme.json") == 2)
    #expect(host.result.error.contains("'\(name)' is a symbolic link that leads out of the repository"))
    #expect(!(host.result.output + host.result.error).contains("secret"))
  }

  @Test(
    arguments: ["../outside.txt", "/home/outside.txt", "link.json"],
    ["check", "check theme.json", "baseline write theme.json"])
  func `a chart outside the repository is not read`(_ path: String, _ command: String) {
    let host = Self.host(
      ["palettecheck.json": "{ \"version\": 1, \"chart\": \"\(path)\" }"], links: ["link.json": "/home/outside.txt"])
    #expect(host.run(command) == 2)
    let text = host.result.output + host.result.error
    #expect(text.contains("palettecheck.json:1:26"), "\(text)")
    #expect(text.contains("'chart' leads out of the repository: '\(path)'"), "\(text)")
    #expect(!text.contains("secret"))
  }

  @Test func `a link inside the repository and a path on the command line are followed`() {
    let inside = Self.host(
      ["settings.json": "{\"version\": 1, \"failOn\": \"never\"}"], links: ["palettecheck.json": "settings.json"])
    #expect(inside.run("check theme.json") == 0)
    let named = Self.host()
    #expect(named.run("check theme.json --config /home/other.json") == 0)
    #expect(named.run("baseline write theme.json --baseline /home/mine.json") == 0)
    #expect(named.run("check theme.json --baseline /home/mine.json") == 0)
  }
}
