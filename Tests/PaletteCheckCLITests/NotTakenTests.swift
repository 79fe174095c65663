import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// Colours beside those of a chart: named with the command that judges them, and taken where somebody says so.
struct NotTakenTests {
  private static let program = """
    export const chartColors = ["#2166ac", "#b2182b", "#1b7837", "#e08214"];
    export const tagColors = { bug: "#d73a4a", idea: "#a2eeef", docs: "#0075ca", help: "#008672" };
    export const ui = { badges: ["#ff0000", "#00aa00", "#0000ff"] };
    const inner = ["#111111", "#777777", "#eeaa00"];

    """
  private static let tokens = ##"""
    {"chart": {"$type": "color", "categorical": {"1": {"$value": "#2166ac"}, "2": {"$value": "#e08214"}},
    "accent": {"a": {"$value": "#e08214"}, "b": {"$value": "#008672"}, "c": {"$value": "#0075ca"}}}}

    """##

  @Test(arguments: [
    ("a.ts", program, "tagColors", ["bug", "idea", "docs", "help"]),
    ("a.ts", program, "ui.badges", ["badges 0", "badges 1", "badges 2"]),
    ("a.ts", program, "inner", ["inner 0", "inner 1", "inner 2"]),
    ("a.json", tokens, "chart.accent.*", ["'a'", "'b'", "'c'"]),
  ])
  func `groups beside the one that was taken have a command that judges them`(
    _ path: String, _ text: String, _ series: String, _ names: [String]
  ) {
    let host = FakeHost([path: text])
    #expect(host.run("check \(path) -v") != 2, "\(host.result)")
    #expect(host.result.output.contains("    palettecheck check \(path) --series '\(series)'   "), "\(host.result)")
    #expect(host.run("check \(path) --format json") != 2)
    #expect(host.result.output.contains("\"series\": \"\(series)\""))
    let judged = FakeHost([path: text])
    #expect(judged.run("inspect \(path) --series \(series)") == 0, "\(judged.result)")
    for name in names { #expect(judged.result.output.contains(name), "\(judged.result)") }
    #expect(!judged.result.output.contains("; to judge these"))
  }

  @Test func `groups without a command are named, and nothing is offered`() {
    let data =
      "data: [1], backgroundColor: ['#0072b2', '#d55e00'], hoverBackgroundColor: ['#005a8c', '#a84a00', '#a06084']"
    let host = FakeHost([
      "a.ts": "import 'chart.js';\nexport const chartData = { labels: [], datasets: [{ \(data) }] };\n"
    ])
    #expect(host.run("check a.ts") != 2, "\(host.result)")
    #expect(host.result.output.contains("  not judged:\n    'chartData"), "\(host.result)")
  }

  @Test func `a summary of several themes has their number`() {
    let host = FakeHost(["src/a.ts": Self.program, "src/chart.hex": "#0072b2\n#d55e00\n"])
    #expect(host.run("COLUMNS=200 check src") != 2)
    #expect(host.result.output.contains("Not judged: 3 groups of colours in 1 theme, "), "\(host.result)")
    #expect(host.result.output.contains("3 groups of colours not judged."), "\(host.result)")
  }

  @Test(arguments: [
    ("inspect --series src/a.ts:tagColors", ["help"], ["chart colors", "e08214"]),
    ("inspect src --series src/a.ts:tagColors,inner", ["help", "inner 2", "#5b8c2a"], ["e08214"]),
    ("inspect ./src/a.ts --series src/a.ts:inner", ["inner 2"], ["help"]),
  ])
  func `series are named with their file`(_ line: String, _ shown: [String], _ hidden: [String]) {
    let host = FakeHost(["src/a.ts": Self.program, "src/chart.hex": "#5b8c2a\n#b8602f\n"])
    #expect(host.run(line) == 0, "\(host.result)")
    for text in shown { #expect(host.result.output.contains(text), "\(host.result)") }
    for text in hidden { #expect(!host.result.output.contains(text), "\(host.result)") }
  }

  @Test func `a configuration names the series of one file, from its own folder`() {
    let host = FakeHost([
      "app/src/a.ts": Self.program, "app/b.hex": "#5b8c2a\n#b8602f\n",
      "app/palettecheck.json": #"{"version": 1, "roles": {"series": ["src/a.ts:tagColors"]}}"#,
    ])
    #expect(host.run("inspect app") == 0, "\(host.result)")
    #expect(host.result.output.contains("help") && host.result.output.contains("#b8602f"), "\(host.result)")
  }

  @Test func `a context of a resolver document is refused where no input is one`() {
    let host = FakeHost(["chart.hex": "#5b8c2a\n#b8602f\n"])
    #expect(host.run("check chart.hex --context theme=dark") == 2, "\(host.result)")
    #expect(host.result.output.replacing("\n  ", with: " ").contains("no input is one"), "\(host.result)")
  }
}
