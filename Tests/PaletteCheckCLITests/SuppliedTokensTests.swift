import HostInMemory
import Testing

@testable import PaletteCheckCLI

struct SuppliedTokensTests {
  private static let base =
    ##"{"blue": {"$type": "color", "$value": "#2166ac"}, "red": {"$type": "color", "$value": "#b2182b"}}"##
  private static let theme =
    ##"{"chart": {"$type": "color", "a": {"$value": "{blue}"}, "b": {"$value": "{red}"}}, "background": {"$type": "color", "$value": "#ffffff"}}"##

  @Test(arguments: ["t/base.json t/theme.json", "t/theme.json ./t/base.json"])
  func `a file that only gives its tokens to another input is not a failure`(arguments: String) {
    let host = FakeHost(["t/base.json": Self.base, "t/theme.json": Self.theme])
    #expect(host.run("check " + arguments) == 0)
    #expect(host.result.output.contains("has no chart colours of its own: 't/theme.json' takes tokens from it.\n"))
    #expect(host.result.output.contains(" in 1 file: "))
  }

  private static let resolved = [
    "t/base.tokens.json":
      ##"{"chart": {"$type": "color", "series": {"loss": {"$value": "#b8602f"}, "gain": {"$value": "#5b8c2a"}}}}"##,
    "t/dark.tokens.json": ##"{"chart": {"$type": "color", "series": {"loss": {"$value": "#ffb000"}}}}"##,
    "t/theme.resolver.json": """
    {"version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}],
     "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
     "modifiers": {"theme": {"contexts": {"light": [], "dark": [{"$ref": "dark.tokens.json"}]}, "default": "light"}}}
    """,
  ]

  @Test func `the sets of a resolver in a directory are judged in its modes alone`() {
    let host = FakeHost(Self.resolved)
    #expect(host.run("check t") == 1)
    #expect(host.result.output.matches(of: /error: PC201/).count == 1)
    #expect(host.result.output.contains(" in 1 file: "))
    // Whoever names a set means it.
    #expect(host.run("check t t/base.tokens.json") == 1)
    #expect(host.result.output.contains(" in 2 files: "))
  }

  @Test(arguments: ["", " t/other.json"])
  func `alone, or beside what does not use it, it still is one`(other: String) {
    let own = ##"{"palettecheck": 1, "background": "#ffffff", "series": ["#2166ac", "#b2182b"]}"##
    let host = FakeHost(["t/base.json": Self.base, "t/other.json": own])
    #expect(host.run("check t/base.json" + other) == 2)
    #expect(host.result.output.contains("no chart colours: 2 colour tokens"))
  }

  @Test func `a file that cannot be read stays a failure, whoever takes colours from it`() {
    let broken =
      ##"{"blue": {"$type": "color", "$value": "#2166ac"}, "red": {"$type": "color", "$value": "#b2182b"}, "x": {"$type": "color", "$value": "{y}"}, "y": {"$type": "color", "$value": "{x}"}}"##
    let host = FakeHost(["t/base.json": broken, "t/theme.json": Self.theme])
    #expect(host.run("check t/base.json t/theme.json") == 2)
    #expect(host.result.output.contains("circular reference"))
  }

  @Test func `a named program without a theme is read once`() {
    let colors = "export const blue = '#2166ac';\n"
    let alone = FakeHost(["src/tones.ts": colors])
    #expect(alone.run("check src/tones.ts") == 2 && alone.readings(of: "src/tones.ts") == 1)
  }

  @Test(arguments: ["concise", "xcode", "text"])
  func `every format says why an input could not be judged`(format: String) {
    let host = FakeHost(["t/base.json": Self.base, "t/broken.json": "{"])
    #expect(host.run("check t/base.json t/broken.json --format \(format)") == 2)
    let lines = host.result.output.split(separator: "\n").filter {
      $0.contains("t/base.json") || $0.contains("t/broken.json")
    }
    #expect(lines.count >= 2, "\(host.result.output)")
  }
}
