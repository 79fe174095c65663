import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// One baseline serves every way to name a theme, and what people rename and reorder stays what it was.
struct BaselineIdentityTests {
  private static let base =
    ##"{"b": {"$type": "color", "$value": "#2166ac"}, "c": {"$type": "color", "$value": "#2c6fb0"}}"##
  private static func chart(_ background: String) -> String {
    """
    {"chart": {"background": {"$type": "color", "$value": "\(background)"},
      "one": {"$type": "color", "$value": "{b}"}, "two": {"$type": "color", "$value": "{c}"}}}
    """
  }
  private static let files = [
    "t/base.tokens.json": base, "t/chart.light.tokens.json": chart("#ffffff"),
    "t/chart.dark.tokens.json": chart("#16191d"),
  ]
  private static let spellings = [
    "t", ".", "t/chart.light.tokens.json t/chart.dark.tokens.json", "t/base.tokens.json", "t/chart.dark.tokens.json",
  ]

  @Test(arguments: ["t", ".", "t/chart.light.tokens.json t/chart.dark.tokens.json", "t/base.tokens.json"], spellings)
  func `a baseline that was written for one spelling serves the others`(written: String, checked: String) {
    let host = FakeHost(Self.files)
    #expect(host.run("check " + checked) == 1)
    #expect(host.run("baseline write " + written) == 0, "\(host.result.error)")
    let start = host.result.output.count
    #expect(host.run("check --fail-on warning " + checked) == 0, "\(host.result.output.dropFirst(start))")
    #expect(!host.result.output.dropFirst(start).contains("PC905"))
  }

  private func occurrences(in text: String, of word: String) -> Int { text.ranges(of: word).count }

  /// Themes that take their colours from a file which is none by itself.
  @Test(arguments: [
    [
      "s/colors.ts": "export const teal = '#1a9850';\nexport const red = '#d73027';\nexport const ink = '#1b9850';\n",
      "s/charts.ts":
        "import { teal, red, ink } from './colors';\nexport const chartColors = [teal, red, ink];\n",
    ],
    [
      "s/colors.css": ":root { --chart-1: #1a9850; --chart-2: #1b9850; --chart-3: #d73027; }",
      "s/app.css": "@import './colors.css';\n:root { --chart-background: #ffffff; }",
    ],
  ])
  func `a file that lends colours to a theme is no theme after the baseline was written`(files: [String: String]) {
    let host = FakeHost(files)
    #expect(host.run("check . --format json") == 1)
    let inputs = occurrences(in: host.result.output, of: #""path":"#)
    #expect(host.run("baseline write .") == 0, "\(host.result.error)")
    let start = host.result.output.count
    #expect(host.run("check . --format json") == 0, "\(host.result.output.dropFirst(start))")
    #expect(occurrences(in: String(host.result.output.dropFirst(start)), of: #""path":"#) <= inputs)
  }

  /// A list, and the same list after a harmless change.
  @Test(arguments: [
    (##"["#0b62d6","#0b62d7","#a03c00"]"##, ##"["#111111","#0b62d6","#0b62d7","#a03c00"]"##),
    (##"["#0b62d6","#0b62d7","#a03c00"]"##, ##"["#a03c00","#0b62d7","#0b62d6"]"##),
    (##"["#111111","#0b62d6","#0b62d7","#a03c00"]"##, ##"["#0b62d6","#0b62d7","#a03c00"]"##),
  ])
  func `colours without names are remembered by their value`(before: String, after: String) {
    let host = FakeHost(["p.json": #"{"colors": \#(before)}"#])
    #expect(host.run("baseline write p.json") == 0)
    host.put(Array(#"{"colors": \#(after)}"#.utf8), at: "p.json")
    #expect(host.run("check p.json") == 0, "\(host.result.output)")
    #expect(!host.result.output.contains("PC905"))
  }

  @Test func `a file that was renamed keeps what its old name is remembered for`() {
    let list = ##"{"colors": ["#0b62d6","#0b62d7","#a03c00"]}"##
    let old = FakeHost(["old.json": list])
    #expect(old.run("baseline write old.json") == 0)
    let name = "palettecheck-baseline.json"
    let new = FakeHost(["new.json": list, name: old.text(name) ?? ""])
    #expect(new.run("check --fail-on warning new.json") == 0, "\(new.result.output)")
    let worse = FakeHost(["new.json": list.replacing("]", with: ##","#a13c00"]"##), name: old.text(name) ?? ""])
    #expect(worse.run("check new.json") == 1)
  }

  @Test func `a mode in a file of its own is remembered once, and no longer than it is found`() {
    func mode(_ ground: String, _ second: String) -> String {
      ##"{"background": {"$value": "\##(ground)", "$type": "color"}, "chart": {"##
        + ##""a": {"$value": "#0b62d6", "$type": "color"}, "b": {"$value": "\##(second)", "$type": "color"}}}"##
    }
    let host = FakeHost(["t/light.json": mode("#ffffff", "#a03c00"), "t/dark.json": mode("#101010", "#0b62d7")])
    let name = "palettecheck-baseline.json"
    #expect(host.run("check t") == 1)
    #expect(host.run("baseline write t") == 0)
    let first = host.text(name)
    #expect(first?.contains("dark.json") == true && host.run("baseline write t") == 0 && host.text(name) == first)
    host.put(Array(mode("#101010", "#f0a060").utf8), at: "t/dark.json")
    #expect(host.run("check t --fail-on warning") == 1 && host.result.output.contains("PC905"))
    #expect(host.run("baseline prune t") == 0 && host.text(name)?.contains("PC203") == false)
    host.put(Array(mode("#101010", "#0b62d7").utf8), at: "t/dark.json")
    #expect(host.run("check t") == 1)
  }

  @Test func `a baseline that names modes and positions is read and carried over`() throws {
    // As an earlier version wrote it for this list.
    let old = """
      {"palettecheckBaseline": 2, "entries": [
        {"rule":"PC203","path":"p.json","mode":"light","tokens":["series.1","series.2"],"level":"error","measured":0.13863552130429302}
      ]}
      """
    let host = FakeHost(
      ["p.json": ##"{"colors": ["#0b62d6","#0b62d7","#a03c00"]}"##, "palettecheck-baseline.json": old])
    #expect(host.run("check p.json") == 0, "\(host.result.output)\(host.result.error)")
    #expect(host.run("baseline write p.json") == 0)
    let text = try #require(host.text("palettecheck-baseline.json"))
    #expect(text.contains(##""tokens":["#0b62d6","#0b62d7"]"##) && !text.contains("series.1"))
  }

  @Test func `the one of several colours that is new is named`() {
    func theme(_ more: String) -> String {
      ##"{"background": "#ffffff", "series": [{"name": "a", "color": "#e0e000"}, {"name": "b", "color": "#00d0e8"}\##(more)]}"##
    }
    let host = FakeHost(["s.json": theme("")])
    #expect(host.run("baseline write s.json") == 0)
    host.put(Array(theme(##", {"name": "c", "color": "#f0a0f0"}"##).utf8), at: "s.json")
    let start = host.result.output.count
    #expect(host.run("check s.json --format json") == 1)
    #expect(
      host.result.output.dropFirst(start).contains("New among them: 'c'"), "\(host.result.output.dropFirst(start))")
  }
}
