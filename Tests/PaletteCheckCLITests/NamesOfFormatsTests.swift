import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// `roles`, `sets`, `text`, `pairs` and `--series` in formats whose colours have names and no tree.
struct NamesOfFormatsTests {
  private static let sheet = """
    :root { --background: #fff; --night: #101418; --muted: #999; --chart-1: #0b62d6; --chart-2: #e69f00; --chart-3: #00755c }
    .dark { --background: #101418; --muted: #444; --chart-1: #6aa9ff }
    """

  private func host(_ configuration: String, _ name: String = "theme.css", _ text: String = sheet) -> FakeHost {
    FakeHost([name: text, "palettecheck.json": #"{"version": 1, \#(configuration)}"#])
  }

  @Test(arguments: ["--muted", "muted"])
  func `a pair must reach its contrast in a style sheet, in every mode`(_ name: String) {
    for pairs in [
      #""pairs": [{"foreground": ["\#(name)"], "background": ["--background"], "atLeast": 4.5}]"#,
      #""text": [{"tokens": ["\#(name)"], "on": ["background"]}]"#,
    ] {
      let host = host(pairs)
      #expect(host.run("check . --format concise") == 1, "\(host.result)")
      #expect(host.result.output.contains("2.84:1"), "\(host.result)")
      #expect(host.result.output.contains("dark"), "\(host.result)")
    }
  }

  @Test func `a pair must reach its contrast where a style sheet has no series`() {
    let pair = #""pairs": [{"foreground": ["muted"], "background": ["page"], "atLeast": 4.5}]"#
    let host = host(pair, "theme.css", ":root { --page: #fff; --muted: #999 }")
    #expect(host.run("check . --format concise") == 1, "\(host.result)")
  }

  @Test(arguments: ["--chart-1", "chart-1", "chart.1"])
  func `sets and roles take custom properties`(_ name: String) {
    let sets = host(#""sets": [{"name": "x", "tokens": ["\#(name)", "chart-3"], "background": ["night"]}]"#)
    #expect(sets.run("inspect theme.css --format json") == 0, "\(sets.result)")
    #expect(sets.result.output.contains(##""background": "#101418""##))
    #expect(sets.result.output.contains("chart-1") && !sets.result.output.contains("chart-2"))
    let roles = host(#""roles": {"series": ["chart-3", "\#(name)"], "background": ["--night"]}"#)
    #expect(roles.run("inspect theme.css --format json") == 0, "\(roles.result)")
    let output = roles.result.output
    #expect(output.contains(##""background": "#101418""##) && !output.contains("chart-2"))
    let flagged = FakeHost(["theme.css": Self.sheet])
    #expect(flagged.run("inspect theme.css --series=\(name) --format json") == 0, "\(flagged.result)")
    #expect(!flagged.result.output.contains("chart-2"))
    let starred = host(#""sets": [{"name": "x", "tokens": ["chart-*"]}]"#)
    #expect(starred.run("inspect theme.css --format json") == 0, "\(starred.result)")
    #expect(starred.result.output.contains("chart-3"))
  }

  @Test func `a custom property that is not there fails the run`() {
    let host = host(#""pairs": [{"foreground": ["mutde"], "background": ["background"], "atLeast": 4.5}]"#)
    #expect(host.run("check . --format concise") == 2)
    #expect(host.result.error.contains("did you mean 'muted'?"), "\(host.result)")
  }

  private static func set(_ red: String, _ green: String, _ blue: String) -> String {
    ##"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"\##(red)","green":"\##(green)","blue":"\##(blue)","alpha":"1"}}}],"info":{"version":1,"author":"xcode"}}"##
  }

  private func catalog(_ configuration: String) -> FakeHost {
    FakeHost([
      "palettecheck.json": #"{"version": 1, \#(configuration)}"#,
      "A.xcassets/chart-a.colorset/Contents.json": Self.set("0x0B", "0x62", "0xD6"),
      "A.xcassets/chart-b.colorset/Contents.json": Self.set("0x10", "0x14", "0x18"),
      "A.xcassets/muted.colorset/Contents.json": Self.set("0x99", "0x99", "0x99"),
    ])
  }

  @Test func `roles, sets and pairs take colour sets of an asset catalog`() {
    let roles = catalog(#""roles": {"series": ["chart-a"], "background": ["chart-b"]}"#)
    #expect(roles.run("inspect . --format json") == 0, "\(roles.result)")
    #expect(roles.result.output.contains(##""background": "#101418""##), "\(roles.result)")
    let pairs = catalog(##""pairs": [{"foreground": ["muted"], "background": ["#ffffff"], "atLeast": 4.5}]"##)
    #expect(pairs.run("check . --format concise") == 1, "\(pairs.result)")
    #expect(pairs.result.output.contains("2.84:1"))
    let sets = catalog(#""sets": [{"name": "x", "tokens": ["chart-*"]}]"#)
    #expect(sets.run("inspect A.xcassets --format json") == 0, "\(sets.result)")
    let wrong = catalog(#""roles": {"background": ["chart-bb"]}"#)
    #expect(wrong.run("check .") == 2)
    #expect(wrong.result.error.contains("did you mean 'chart-b'?"), "\(wrong.result)")
  }

  @Test func `a list without names says so where names are asked for`() {
    let host = host(#""text": [{"tokens": ["muted"], "on": ["background"]}]"#, "a.hex", "#0b62d6\n#e69f00\n")
    #expect(host.run("check .") == 2)
    #expect(host.result.error.contains("and no colour of this run has that name"), "\(host.result)")
  }
}
