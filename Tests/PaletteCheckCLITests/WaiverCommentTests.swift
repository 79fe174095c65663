import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// Waivers in comments beside colours. Today is 21 November 2026.
struct WaiverCommentTests {
  private static let pair = "palettecheck-ignore PC201: the printed report keeps these"

  /// A file with two colours that look alike to some readers, and a comment about one of them.
  @Test(arguments: [
    ("theme.ts", "export const chartColors = [\n  '#5b8c2a', // \(pair)\n  '#b8602f',\n];\n"),
    ("theme.mjs", "export const chartColors = [\n  // \(pair)\n  '#5b8c2a',\n  '#b8602f',\n];\n"),
    ("theme.js", "export const chartColors = [\n  '#5b8c2a',\n  /* \(pair) */ '#b8602f',\n];\n"),
    ("theme.py", "CHART_COLORS = [\n  \"#5b8c2a\",  # \(pair)\n  \"#b8602f\",\n]\n"),
    ("chart.scss", "$chart-1: #5b8c2a; // \(pair)\n$chart-2: #b8602f;\n"),
    ("chart.css", ":root {\n  /* \(pair) */\n  --chart-1: #5b8c2a;\n  --chart-2: #b8602f;\n}\n"),
    (
      "chart.css",
      ":root {\n  /* palettecheck-ignore PC201: the printed\n     report keeps these */\n  --chart-1: #5b8c2a; --chart-2: #b8602f;\n}\n"
    ),
    ("theme.yaml", "palettecheck: 1\nseries:\n  - '#5b8c2a' # \(pair)\n  - '#b8602f'\n"),
    ("theme.toml", "[theme]\nchartCategoricalColors = [\n  \"#5b8c2a\", # \(pair)\n  \"#b8602f\",\n]\n"),
    (
      "theme.jsonc",
      "{\n  \"palettecheck\": 1,\n  \"series\": [\n    \"#5b8c2a\", // \(pair)\n    \"#b8602f\"\n  ]\n}\n"
    ),
    (
      "theme.json5",
      "{\r\n  palettecheck: 1,\r\n  series: [\r\n    // \(pair)\r\n    '#5b8c2a',\r\n    '#b8602f',\r\n  ],\r\n}\r\n"
    ),
  ])
  func `a comment beside a colour waives its findings`(_ name: String, _ text: String) {
    let host = FakeHost([name: text])
    #expect(host.run("check \(name) --format json") == 0, "\(host.result.output) \(host.result.error)")
    #expect(host.result.output.contains(#""waived": 1"#))
    #expect(host.result.output.contains(#""reason": "the printed report keeps these""#))
    #expect(!host.result.output.contains("PC90"))
    let bare = FakeHost([name: text.replacing("palettecheck-ignore", with: "see")])
    #expect(bare.run("check \(name)") == 1, "\(bare.result.output)")
    #expect(host.run("baseline show \(name)") == 0)
    #expect(
      host.result.output.contains("never ends") && host.result.output.contains("1 waiver in all, 0 expired, 0 invalid.")
    )
  }

  private static func list(_ comment: String, before: String = "") -> String {
    "\(before)export const chartColors = [\n  '#5b8c2a', \(comment)\n  '#b8602f',\n];\n"
  }

  /// A comment, a policy, the exit code, and what the report contains.
  @Test(arguments: [
    ("// palettecheck-ignore red-green-confusion: kept for the print", "{}", 0, "1 waived"),
    ("// palettecheck-ignore PC201", "{}", 1, "theme.ts:2:17: error: PC904"),
    ("// palettecheck-ignore: PC201 kept for the print", "{}", 1, "theme.ts:2:17: error: PC904"),
    ("// palettecheck-ignore-next-line PC201: kept for the print", "{}", 1, "theme.ts:2:17: error: PC904"),
    ("// palettecheck-ignore PC201: later", "{}", 1, "theme.ts:2:44: error: PC904"),
    ("// palettecheck-ignore PC2O1: kept for the print", "{}", 1, "theme.ts:2:37: error: PC904"),
    ("// palettecheck-ignore PC001: kept for the print", "{}", 1, "theme.ts:2:37: error: PC904"),
    ("// palettecheck-ignore PC202: kept for the print", "{}", 1, "theme.ts:2:37: warning: PC902"),
    ("// palettecheck-ignore PC201 until 2027-03-01: kept for the print", "{}", 0, "1 waived"),
    ("// palettecheck-ignore PC201 until 2026-11-01: kept for the print", "{}", 1, "theme.ts:2:37: error: PC901"),
    ("// palettecheck-ignore PC201 until March: kept for the print", "{}", 1, "theme.ts:2:49: error: PC904"),
    ("// palettecheck-ignore PC201: kept for the print", #"{ "allowNever": false }"#, 1, "PC904"),
    ("// palettecheck-ignore PC201: kept for the print", #"{ "maxDays": 100 }"#, 1, "PC904"),
    ("// palettecheck-ignore PC201: kept for the print", #"{ "maxDays": 100, "allowNever": true }"#, 0, "1 waived"),
    ("// palettecheck-ignore PC201 until 2027-01-01: kept for the print", #"{ "maxDays": 100 }"#, 0, "1 waived"),
    ("// palettecheck-ignore PC201: kept for the print", #"{ "requireOwner": true }"#, 1, "PC904"),
    ("// palettecheck-ignore PC201 by @design: kept for the print", #"{ "requireOwner": true }"#, 0, "1 waived"),
  ])
  func `a comment follows the rules of waivers`(_ comment: String, _ policy: String, _ code: Int32, _ words: String) {
    let host = FakeHost([
      "theme.ts": Self.list(comment), "palettecheck.json": "{ \"version\": 1, \"waiverPolicy\": \(policy) }",
    ])
    #expect(host.run("check theme.ts --format concise") == code, "\(host.result.output)")
    #expect(host.result.output.contains(words), "\(host.result.output)")
  }

  @Test func `a comment with several rules is a waiver for each`() {
    let host = FakeHost([
      "theme.ts":
        "export const chartColors = [\n  // palettecheck-ignore PC102, PC104: a hint of a line\n  '#eeeeee',\n];\n"
    ])
    #expect(host.run("check theme.ts --format concise") == 0, "\(host.result.output)")
    #expect(host.result.output.contains("1 waived"))
    // PC104 is silent where PC102 fails.
    #expect(host.result.output.contains("theme.ts:2:33: warning: PC902"))
  }

  @Test func `text in quotes is no comment`() {
    let text = "export const chartColors = {\n  a: '#5b8c2a', b: \"#b8602f\", note: \"it's // \(Self.pair)\" };\n"
    let host = FakeHost(["theme.ts": text])
    #expect(host.run("check theme.ts --format concise") == 1)
    #expect(host.result.output.contains("0 waived") && !host.result.output.contains("PC90"), "\(host.result.output)")
  }

  @Test func `comments above one another are about the line below them`() {
    let comments = "// \(Self.pair)\n  // palettecheck-ignore PC102: a hint of a line\n"
    let host = FakeHost([
      "theme.ts": "export const chartColors = [\n  '#5b8c2a',\n  \(comments)  '#b8602f', '#eeeeee',\n];\n"
    ])
    #expect(host.run("check theme.ts --format concise") == 0, "\(host.result.output)")
    #expect(host.result.output.contains("2 waived") && !host.result.output.contains("PC90"))
  }

  @Test func `of three alike colours the comment of one does not excuse the other two`() {
    let text = "export const chartColors = [\n  '#5b8c2a', // \(Self.pair)\n  '#b8602f',\n  '#5c8d2c',\n];\n"
    let host = FakeHost(["theme.ts": text])
    #expect(host.run("check theme.ts --format concise") == 1, "\(host.result.output)")
  }

  @Test func `a comment beside a shared token holds in every theme that takes it, and is unused where none needs it`() {
    func files(_ rule: String) -> [String: String] {
      let base =
        "{ \"blue\": { \"$type\": \"color\",\n  // palettecheck-ignore \(rule): the printed report keeps it\n  \"$value\": \"#eeeeee\" } }"
      func chart(_ background: String) -> String {
        """
        { "chart": { "$type": "color", "background": { "$value": "\(background)" },
          "series": { "a": { "$value": "{blue}" }, "b": { "$value": "#767676" } } } }
        """
      }
      return [
        "t/base.tokens.json": base, "t/chart.light.tokens.json": chart("#ffffff"),
        "t/chart.dark.tokens.json": chart("#000000"),
      ]
    }
    let used = FakeHost(files("PC102"))
    #expect(used.run("check t --format concise") == 0, "\(used.result.output)")
    #expect(used.result.output.contains("1 waived") && !used.result.output.contains("PC902"), "\(used.result.output)")
    let unused = FakeHost(files("PC202"))
    #expect(unused.run("check t --format concise") == 1)
    #expect(unused.result.output.split(separator: "PC902").count == 2, "\(unused.result.output)")
  }

  @Test func `fix leaves what a waiver covers`() {
    func sheet(_ comment: String) -> String {
      """
      :root {
        --chart-background: #ffffff;
        --chart-1: #1a9850;\(comment)
        --chart-2: #1b9850;
        --chart-3: #2166ac;
      }

      """
    }
    let host = FakeHost(["a.css": sheet(" /* palettecheck-ignore PC203: the two are one series in print */")])
    #expect(host.run("fix --write a.css") == 0, "\(host.result.output)\(host.result.error)")
    #expect(host.result.output.contains("waivers cover every error"))
    let bare = FakeHost(["a.css": sheet("")])
    #expect(bare.run("fix --write a.css") == 0)
    #expect(bare.bytes("a.css") != Array(sheet("").utf8))
  }
}
