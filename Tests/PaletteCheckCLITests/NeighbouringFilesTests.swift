import HostInMemory
import PaletteRules
import SourceText
import Testing
import ThemeFormats

@testable import PaletteCheckCLI

struct NeighbouringFilesTests {
  private static let chart =
    ##"{"chart": {"$type": "color", "a": {"$value": "{hue.one}"}, "b": {"$value": "#b2182b"}}}"##
  private static let hues = ##"{"hue": {"one": {"$type": "color", "$value": "#2166ac"}}}"##

  private func neighbours(_ path: String, level: Int, _ host: FakeHost) throws -> [String]? {
    try RepositorySiblings(host: host, limit: 1_000)
      .files(.tokens, around: SourceFile(path: path, bytes: []), level: level)?.map(\.path)
  }

  @Test func `levels go up to the root, each without what is nearer`() throws {
    let host = FakeHost([
      "t/chart/chart.json": "{}", "t/chart/near.json": "{}", "t/base/b.tokens": "{}", "package.json": "{}",
      "x.json": "{}",
      "readme.md": "", "/home/other.json": "{}",
    ])
    #expect(try neighbours("t/chart/chart.json", level: 0, host) == ["t/chart/near.json"])
    #expect(try neighbours("t/chart/chart.json", level: 1, host) == ["t/base/b.tokens"])
    #expect(try neighbours("t/chart/chart.json", level: 2, host) == ["x.json"])
    #expect(try neighbours("t/chart/chart.json", level: 3, host) == nil)
    #expect(try neighbours("-", level: 0, host) == nil)
  }

  @Test func `a reference into another file is followed, and a file can be named`() {
    let around = FakeHost(["t/chart/chart.json": Self.chart, "t/hues.json": Self.hues])
    #expect(around.run("inspect t/chart/chart.json") == 0)
    #expect(around.result.output.contains("1 token is taken from 't/hues.json'"))
    let elsewhere = FakeHost(["chart.json": Self.chart, "/far/hues.json": Self.hues])
    #expect(elsewhere.run("inspect chart.json") == 2)
    let named = FakeHost(["chart.json": Self.chart, "/far/hues.json": Self.hues])
    #expect(named.run("inspect chart.json --include /far") == 0)
    let gone = FakeHost(["chart.json": Self.chart])
    #expect(gone.run("inspect chart.json --include gone.json") == 2)
    #expect(gone.result.error.contains("--include 'gone.json'") || gone.result.output.contains("--include 'gone.json'"))
  }

  @Test(arguments: [
    ("--include /far", 0), ("--include /far/broken.json", 2), ("--include /far/style.css", 0),
  ])
  func `a file that is included by name has to be one that can be read`(flags: String, code: Int32) {
    let host = FakeHost([
      "chart.json": Self.chart, "/far/hues.json": Self.hues, "/far/broken.json": "{",
      "/far/style.css": ":root{--x:#fff}",
    ])
    #expect(host.run("inspect chart.json --include /far/hues.json \(flags)") == code)
    let output = host.result.output + host.result.error
    #expect(output.contains("/far/broken.json") == (code == 2))
  }

  @Test func `series and contexts are named on the command line`() {
    let host = FakeHost([
      "any.json": ##"{"tints": ["#2166ac", "#b2182b"]}"##,
      "x.resolver.json":
        ##"{"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "theme", "contexts": {"day": [{"$ref": "day.json"}], "night": [{"$ref": "night.json"}]}}]}"##,
      "day.json": ##"{"chart": {"a": {"$type": "color", "$value": "#2166ac"}}}"##,
      "night.json": ##"{"chart": {"a": {"$type": "color", "$value": "#92c5de"}}}"##,
    ])
    #expect(host.run("inspect any.json --series /tints") == 0)
    #expect(host.result.output.contains("#2166ac"))
    let night = FakeHost([:])
    #expect(night.run("inspect gone.json --series /tints") == 2)
    #expect(host.run("inspect x.resolver.json --context theme=night --format json") == 0)
    #expect(host.result.output.contains("theme=night") && !host.result.output.contains("theme=day"))
    #expect(host.run("inspect x.resolver.json --context theme=noon") == 2)
  }
}
