import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// Names of a configuration that are in no file: what they were meant for would not be judged.
struct UnknownNamesTests {
  private static let tokens =
    ##"{"c":{"series":{"$type":"color","a":{"$value":"#0b62d6"},"b":{"$value":"#e69f00"}},"ground":{"$type":"color","$value":"#ffffff"}}}"##
  private static let other =
    ##"{"d":{"series":{"$type":"color","e":{"$value":"#0b62d6"},"f":{"$value":"#e69f00"}}}}"##

  private func host(_ configuration: String) -> FakeHost {
    FakeHost([
      "a.tokens.json": Self.tokens, "palettecheck.json": #"{"version": 1, "failOn": "never", \#(configuration)}"#,
    ])
  }

  @Test(arguments: [
    (#""roles": {"series": ["c.series.a", "c.series.bee"]}"#, "c.series.bee", "c.series.b"),
    (#""sets": [{"name": "x", "tokens": ["c.series.a", "c.series.bee"]}]"#, "c.series.bee", "c.series.b"),
    (#""sets": [{"name": "x", "tokens": ["c.series.*"], "background": ["c.gruond"]}]"#, "c.gruond", "c.ground"),
    (#""text": [{"tokens": ["c.series.bee"], "on": ["c.ground"]}]"#, "c.series.bee", "c.series.b"),
    (#""pairs": [{"foreground": ["c.series.a"], "background": ["c.gruond"], "atLeast": 3}]"#, "c.gruond", "c.ground"),
    (#""modes": ["light", "lihgt"]"#, "lihgt", "light"),
  ])
  func `a name that is nowhere in the folder fails the run, with the one that was meant`(
    _ configuration: String, _ name: String, _ near: String
  ) {
    for line in ["check .", "check . --format json"] {
      let host = host(configuration)
      #expect(host.run(line) == 2, "\(line) \(host.result)")
      #expect(host.result.error.contains("'\(name)'"), "\(host.result)")
      #expect(host.result.error.contains("did you mean '\(near)'?"), "\(host.result)")
      #expect(host.result.error.contains("palettecheck.json:1:"))
    }
  }

  @Test func `where a run reads only some files, it says which names are in none of them`() {
    let host = host(#""roles": {"series": ["c.series.*", "d.series.e"]}, "modes": ["light", "dusk"]"#)
    #expect(host.run("check a.tokens.json") == 0, "\(host.result)")
    let said = "'palettecheck.json' uses names that no file of this run has: 'd.series.e', mode 'dusk'."
    #expect((host.result.output + host.result.error).contains(said), "\(host.result)")
    #expect(host.run("check .") == 2, "\(host.result)")
  }

  @Test func `a configuration that is named is that of the folders of the run`() {
    let host = FakeHost([
      "t/a.tokens.json": Self.tokens,
      "ci/own.json": #"{"version": 1, "roles": {"series": ["c.series.*", "d.series.e"]}}"#,
    ])
    #expect(host.run("check t --config ci/own.json") == 2, "\(host.result)")
    #expect(host.result.error.contains("ci/own.json:1:"), "\(host.result)")
  }

  @Test func `a part of the folder of a configuration need not have all its names, also where it is named`() {
    let host = FakeHost([
      "t/a.tokens.json": Self.tokens, "u/b.tokens.json": Self.other,
      "own.json": #"{"version": 1, "failOn": "never", "roles": {"series": ["c.series.*", "d.series.e"]}}"#,
    ])
    #expect(host.run("check t --config own.json") == 0, "\(host.result)")
    #expect((host.result.output + host.result.error).contains("'own.json' uses names"), "\(host.result)")
  }

  @Test func `a name of another file is not a mistake, whichever of them is named`() {
    let host = FakeHost([
      "a.tokens.json": Self.tokens, "b.tokens.json": Self.other,
      "palettecheck.json":
        #"{"version": 1, "failOn": "never", "sets": [{"name": "x", "tokens": ["c.series.*"]}, {"name": "y", "tokens": ["d.series.e", "d.series.f"]}]}"#,
    ])
    for line in ["check .", "check a.tokens.json", "check b.tokens.json --format concise"] {
      #expect(host.run(line) == 0, "\(line) \(host.result)")
    }
  }

  @Test func `a name of a flag that is nowhere fails the run`() {
    let host = FakeHost(["a.tokens.json": Self.tokens])
    #expect(host.run("check --fail-on never a.tokens.json --series c.series.a,c.series.b") == 0)
    #expect(host.run("check --fail-on never a.tokens.json --series c.series.a,c.series.bee") == 2)
    #expect(host.result.output.contains("did you mean 'c.series.b'?"), "\(host.result)")
  }

  @Test func `a name of a flag that one of several files has is not a mistake`() {
    let host = FakeHost(["a.tokens.json": Self.tokens, "b.tokens.json": Self.other])
    #expect(
      host.run("check --fail-on never . --series c.series.a,c.series.b,d.series.e,d.series.f") == 0, "\(host.result)")
    #expect(host.run("check --fail-on never . --series c.series.a,c.series.b,d.series.e,d.series.g") == 2)
    #expect(host.result.output.contains("--series 'd.series.g' names no colour"), "\(host.result)")
  }

  @Test func `modes of twin files are chosen when they are one theme`() {
    let files = [
      "themes/light.json": ##"{"palettecheck": 1, "background": "#ffffff", "series": ["#2166ac", "#b2182b"]}"##,
      "themes/dark.json": ##"{"palettecheck": 1, "background": "#101418", "series": ["#6aa9ff", "#ffb15c"]}"##,
    ]
    let flagged = FakeHost(files)
    #expect(flagged.run("inspect themes --mode dark --format json") == 0, "\(flagged.result)")
    #expect(!flagged.result.output.contains("\"name\": \"light\""))
    let host = FakeHost(files.merging(["palettecheck.json": #"{"version": 1, "modes": ["dark"]}"#]) { $1 })
    #expect(host.run("inspect themes --format json") == 0, "\(host.result)")
    #expect(host.result.output.contains("\"name\": \"dark\"") && !host.result.output.contains("\"name\": \"light\""))
  }
}
