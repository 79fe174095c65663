import HostInMemory
import SourceText
import Testing

@testable import PaletteCheckCLI

/// A change is judged by what it makes new or worse, on the line that does it.
struct SinceTests {
  private static func tokens(_ orange: String = "#b35806") -> String {
    """
    {
      "blue": { "$type": "color", "$value": "#2166ac" },
      "orange": { "$type": "color", "$value": "\(orange)" }
    }
    """
  }
  private static func chart(_ background: String, _ cost: String = "{orange}") -> String {
    """
    { "chart": {
      "background": { "$type": "color", "$value": "\(background)" },
      "revenue": { "$type": "color", "$value": "{blue}" },
      "cost": { "$type": "color", "$value": "\(cost)" }
    } }
    """
  }
  private static let before = [
    "t/base.tokens.json": tokens(), "t/chart.light.tokens.json": chart("#ffffff"),
    "t/chart.dark.tokens.json": chart("#16191d"),
  ]

  /// A finding that counts, as JSON has it.
  private struct Found: Equatable {
    let rule, status, file: String
    let line: Int
    let chain: [String]
    let changes: [String]
  }

  private static func run(
    _ line: String, _ now: [String: String], since then: [String: String] = before
  ) throws -> (code: Int32, found: [Found], root: SourceNode) {
    let host = FakeHost(now, commits: ["main": then])
    let code = host.run("check \(line) --since main --format json")
    let output = Array(host.result.output.utf8)
    try #require(!output.isEmpty, "\(host.result.error)")
    let root = try JSONReader.read(output, .strict).root
    let found = (root["findings"]?.items ?? []).map { finding in
      Found(
        rule: finding["rule"]?.string ?? "", status: finding["status"]?.string ?? "",
        file: finding["file"]?.string ?? "", line: Int(finding["line"]?.number ?? 0),
        chain: (finding["chain"]?.items ?? []).compactMap { $0["label"]?.string },
        changes: (finding["changes"]?.items ?? []).map {
          "\($0["before"]?.string ?? "new") \($0["after"]?.string ?? "")"
        })
    }
    return (code, found.filter { ["new", "worse"].contains($0.status) }, root)
  }

  @Test(arguments: ["t", ".", "t/base.tokens.json", "t/chart.light.tokens.json t/base.tokens.json"])
  func `a colour that breaks a theme in another file is found on its own line`(paths: String) throws {
    let now = Self.before.merging(["t/base.tokens.json": Self.tokens("#2c6fb0")]) { $1 }
    let (code, found, _) = try Self.run(paths, now)
    #expect(code == 1)
    let confusion = found.filter { $0.rule == "PC203" }
    #expect(confusion.map(\.line) == [3])
    #expect(confusion.map(\.file).allSatisfy { $0.hasSuffix("t/base.tokens.json") })
    #expect(confusion.first?.changes == ["#b35806 #2c6fb0"])
    #expect(confusion.first?.chain.contains("'chart.cost'") == true)
  }

  @Test func `a reference that leads to another colour is the line of the change`() throws {
    let now = Self.before.merging(["t/chart.light.tokens.json": Self.chart("#ffffff", "{blue}")]) { $1 }
    let (code, found, _) = try Self.run("t", now)
    #expect(code == 1)
    let first = try #require(found.first { $0.rule == "PC203" })
    #expect(first.file == "t/chart.light.tokens.json" && first.line == 4)
  }

  /// What changes nothing, and what makes things better.
  @Test(arguments: [
    before,
    before.mapValues { $0.replacing("\n", with: "\r\n") },
    before.mapValues { "\n\n" + $0 },
    before.merging(["t/notes.json": "{}"]) { $1 },
    [
      "t/base.tokens.json": tokens("#d95f02"), "t/chart.light.tokens.json": chart("#ffffff"),
      "t/chart.dark.tokens.json": chart("#16191d"),
    ],
    [
      "t/base.tokens.json": tokens(), "t/light.tokens.json": chart("#ffffff"),
      "t/dark.tokens.json": chart("#16191d"),
    ],
  ])
  func `a change that breaks nothing passes`(now: [String: String]) throws {
    let (code, found, _) = try Self.run("t --fail-on warning", now)
    #expect(code == 0 && !found.contains { ["PC203", "PC102"].contains($0.rule) })
  }

  @Test func `what a change repairs is listed and does not fail`() throws {
    let broken = Self.before.merging(["t/base.tokens.json": Self.tokens("#2c6fb0")]) { $1 }
    let (code, _, root) = try Self.run("t", Self.before, since: broken)
    #expect(code == 0)
    let gone = (root["since"]?["gone"]?.items ?? []).compactMap { $0["rule"]?.string }
    #expect(gone.contains("PC203"))
  }

  @Test(arguments: [
    "{\"chart\": {", "", "{\"other\": 1}", "\u{0}\u{1}",
  ])
  func `a file that was a theme and cannot be read now is an error`(broken: String) throws {
    let theme = ##"{"palettecheck": 1, "background": "#ffffff", "series": [{"name": "a", "color": "#0b62d6"}]}"##
    let host = FakeHost(
      ["x/s.json": broken, "x/t.json": theme], commits: ["main": ["x/s.json": theme, "x/t.json": theme]])
    #expect(host.run("check x --since main") == 2, "\(host.result.output)")
    #expect((host.result.output + host.result.error).contains("x/s.json"), "\(host.result.output)")
  }

  @Test(arguments: [
    // In front, in place of another, in other places, and twice.
    (["#d7191c", "#d7191c"], ["#2b83ba #d7191c"]),
    (["#14532d", "#d7191c", "#2b83ba"], ["new #14532d"]), (["#d7191c", "#14532d"], ["#2b83ba #14532d"]),
    (["#2b83ba", "#14532d", "#d7191c"], ["new #14532d"]),
  ])
  func `a colour of a list is the one that people mean, wherever it is`(now: [String], changes: [String]) throws {
    func palette(_ colors: [String]) -> String { "[\(colors.map { "\"\($0)\"" }.joined(separator: ", "))]" }
    let (code, found, _) = try Self.run(
      "palette.json", ["palette.json": palette(now)], since: ["palette.json": palette(["#d7191c", "#2b83ba"])])
    #expect(code == 1 && ["PC201", "PC203"].contains(found.first?.rule) && found.first?.changes == changes)
  }

  @Test func `a list of colours may be reordered and extended`() throws {
    let then = ##"{"colors":["#0b62d6","#0b62d7","#a03c00"]}"##
    let now = ##"{"colors":["#111111","#a03c00","#0b62d7","#0b62d6"]}"##
    let (code, found, _) = try Self.run("c.json", ["c.json": now], since: ["c.json": then])
    #expect(code == 0 && !found.contains { $0.rule == "PC203" })
    let worse = ##"{"colors":["#0b62d6","#0b62d7","#a03c00","#a13c00"]}"##
    let (failed, more, _) = try Self.run("c.json", ["c.json": worse], since: ["c.json": then])
    #expect(failed == 1 && more.filter { $0.rule == "PC203" }.count == 1)
  }

  @Test(arguments: [
    // What judges is no series, and a series that is removed is nobody's.
    "--chart-ohlc-up: #f95d84; --chart-ohlc-down: #f72a60;", "--chart-ohlc-up: #9edc6f; --chart-ohlc-down: #f95d84;",
    "",
  ])
  func `a colour that judges is no series that a change turns into something else`(now: String) throws {
    func sheet(_ more: String) -> String {
      ":root { --chart-bg: #1a171a; --chart-color-1: #4c7dee; --chart-color-2: #9edc6f; --chart-color-3: #fcd65b; \(more) }"
    }
    let then = sheet("--chart-ohlc-up: #9edc6f; --chart-ohlc-down: #f95d84;")
    let root = try Self.run("a.css", ["a.css": sheet(now)], since: ["a.css": then]).root
    #expect(root["since"]?["unjudged"]?.items?.compactMap(\.string) == [])
  }

  private static let palette = """
    export const palette = {
      blue: '#0b62d6',
      brown: '#b45309',
      sky: '#0f66d8',
    };
    """
  private static func program(_ second: String, first: String = "palette.blue") -> String {
    """
    import { palette } from './palette';
    const accent = \(first);
    export const chartTheme = {
      background: '#ffffff',
      colors: [
        accent,
        \(second),
      ],
    };
    """
  }
  private static let programs = ["p/palette.ts": palette, "p/chart.ts": program("palette.brown")]

  /// What a change to a program makes alike, with the line that does it.
  @Test(arguments: [
    (["p/chart.ts": program("palette.sky")], "p/chart.ts", 7, ["#b45309 #0f66d8"]),
    (["p/chart.ts": program("palette.blue")], "p/chart.ts", 7, ["#b45309 #0b62d6"]),
    (["p/chart.ts": program("palette.brown", first: "'#b05212'")], "p/chart.ts", 2, ["#0b62d6 #b05212"]),
    (["p/palette.ts": palette.replacing("#b45309", with: "#0c60d4")], "p/palette.ts", 3, ["#b45309 #0c60d4"]),
  ])
  func `a program that refers to another colour is found on the line of the reference`(
    change: [String: String], file: String, line: Int, changes: [String]
  ) throws {
    let now = Self.programs.merging(change) { $1 }
    for paths in ["p", "p/palette.ts p/chart.ts"] {
      let (code, found, _) = try Self.run(paths, now, since: Self.programs)
      let pair = try #require(found.first { $0.rule == "PC203" }, "\(paths): \(found)")
      #expect(code == 1 && pair.file.hasSuffix(file) && pair.line == line, "\(paths): \(pair)")
      #expect(pair.changes == changes, "\(paths)")
      #expect(!found.contains { $0.line != line }, "\(found)")
    }
  }

  @Test func `a colour of a list that has a name and is imported is found where it is written`() throws {
    func files(_ brown: String, _ second: String = "BROWN") -> [String: String] {
      [
        "p/palette.ts": """
        export const WHITE = '#ffffff';
        export const BLUE = '#0b62d6';
        export const BROWN = '\(brown)';
        """,
        "p/chart.ts": """
        import { WHITE, BLUE, BROWN } from './palette';
        export const theme = {
          background: WHITE,
          series: [
            { name: 'Revenue', color: BLUE },
            { name: 'Cost', color: \(second) },
          ],
        };
        """,
      ]
    }
    let literal = try #require(
      try Self.run("p", files("#0c60d4"), since: files("#b45309")).found.first { $0.rule == "PC203" })
    #expect(literal.file == "p/palette.ts" && literal.line == 3 && literal.changes == ["#b45309 #0c60d4"])
    let reference = try #require(
      try Self.run("p", files("#b45309", "BLUE"), since: files("#b45309")).found.first { $0.rule == "PC203" })
    #expect(reference.file == "p/chart.ts" && reference.line == 6 && reference.changes == ["#b45309 #0b62d6"])
  }

  @Test(arguments: ["{orange}", "{blue}"])
  func `a broken colour of a base is an error of the mode that uses it alone`(cost: String) {
    let files = [
      "t/base.tokens.json": Self.tokens("#b3580"), "t/chart.light.tokens.json": Self.chart("#ffffff", cost),
      "t/chart.dark.tokens.json": Self.chart("#16191d", "{blue}"),
    ]
    let host = FakeHost(files)
    #expect(host.run("inspect t --format json") == (cost == "{orange}" ? 2 : 0), "\(host.result.output.prefix(3000))")
  }

  @Test(arguments: [
    // The colon is lost; nobody writes text in the colour of its ground, so the name is taken for something else.
    ("text '#101828'", ["text of p/chart.ts"]), ("text: '#ffffff'", ["text of p/chart.ts"]), ("text: '#1f2937'", []),
  ])
  func `a text that a theme has lost is named`(text: String, unjudged: [String]) throws {
    func program(_ text: String) -> String {
      "export const chartTheme = {\n  \(text),\n  background: '#ffffff',\n  colors: ['#0b62d6', '#b45309'],\n};"
    }
    let then = ["p/chart.ts": program("text: '#101828'")]
    let root = try Self.run("p", ["p/chart.ts": program(text)], since: then).root
    #expect(root["since"]?["unjudged"]?.items?.compactMap(\.string) == unjudged)
  }

  @Test func `a mode that is broken is an error, though its file no longer says that it is one`() throws {
    func sheet(_ mode: String, _ ground: String, _ end: String = ";") -> String {
      ".\(mode) {\n--chart-bg: \(ground);\n--chart-1: var(--blue);\n--chart-2: var(--brown)\(end)\n--chart-3: var(--red);\n}"
    }
    let colors = ":root { --blue: #0b62d6; --brown: #b45309; --red: #4a0d2c; }"
    let then = ["c/light.css": sheet("light", "#fff"), "c/dark.css": sheet("dark", "#111"), "c/palette.css": colors]
    let now = then.merging(["c/dark.css": sheet("dark", "#111", "")]) { $1 }
    let (code, found, _) = try Self.run("c", now, since: then)
    #expect(code == 2 && found.contains { $0.rule == "PC001" && $0.file == "c/dark.css" && $0.line == 4 }, "\(found)")
  }

  @Test func `two colours of a group that become equal are found, though nothing judged them before`() throws {
    func sheet(_ down: String, _ plot: String = "#322f33") -> String {
      """
      :root { --chart-bg: #1a171a; --chart-color-1: #4c7dee; --chart-color-2: #9edc6f; --chart-color-3: #fcd65b;
      --chart-ohlc-up: #9edc6f; --chart-ohlc-down: \(down);
      --chart-plot-bg: \(plot); }
      """
    }
    let equal = try Self.run("a.css", ["a.css": sheet("#9edc6f")], since: ["a.css": sheet("#f95d84")])
    #expect(equal.code == 1 && Set(equal.found.map(\.line)) == [2])
    let plot = try Self.run("a.css", ["a.css": sheet("#f95d84", "#9a9a9a")], since: ["a.css": sheet("#f95d84")])
    #expect(plot.code == 1 && !plot.found.isEmpty && plot.found.allSatisfy { $0.line == 3 }, "\(plot.found)")
  }

  @Test(arguments: [
    // Deleted; ignored by git.
    ["t/chart.light.tokens.json": chart("#ffffff"), "t/base.tokens.json": tokens()],
    before.merging([".gitignore": "*dark*"]) { first, _ in first },
  ])
  func `a file of a theme that is gone or left out is named`(now: [String: String]) throws {
    let (code, _, root) = try Self.run("t", now)
    #expect(code == 0 && root["since"]?["unjudged"]?.items?.compactMap(\.string) == ["t/chart.dark.tokens.json"])
  }

  @Test func `a program whose chart is commented out is named, and one that is emptied is an error`() throws {
    let chart = "export const chartColors = {one: '#2166ac', two: '#b35806', three: '#00705a'};\n"
    let other = ["t/other.js": chart, "t/a.js": chart]
    func run(_ text: String) -> (code: Int32, output: String) {
      let host = FakeHost(["t/other.js": chart, "t/a.js": text], commits: ["main": other])
      return (host.run("check t --since main"), host.result.output)
    }
    let comment = run("// \(chart)export default {};\n")
    #expect(comment.code == 0 && comment.output.contains("'t/a.js'"), "\(comment.output)")
    #expect(run("").code == 2)
  }

  @Test(arguments: [
    // An object with names, a list without, and a mode.
    (
      "a.ts", "const chartColors = {one: '#2166ac', two: '#b35806', three: '#00705a'};", "'#b35806'", "mix(x, 1)",
      ["two"]
    ),
    (
      "a.ts", "const chartColors = ['#2166ac', '#b35806', '#00705a', '#7b3294'];", "'#b35806'", "mix(x, 1)",
      ["#b35806 of a.ts"]
    ),
    (
      "a.css", ":root { --chart-1: #2166ac; --chart-2: #b35806; }\n.dark { --chart-1: #67a9cf; --chart-2: #ef8a62; }",
      ".dark { --chart-1: #67a9cf; --chart-2: #ef8a62; }", "", ["mode dark of a.css"]
    ),
  ])
  func `a colour that is computed and a mode that is gone are named`(
    _ path: String, _ text: String, _ old: String, _ new: String, _ named: [String]
  ) throws {
    let (_, _, root) = try Self.run(path, [path: text.replacing(old, with: new)], since: [path: text])
    #expect(root["since"]?["unjudged"]?.items?.compactMap(\.string) == named)
  }

  @Test func `a mode that differs from one that changed has the place of the change`() throws {
    let dark = Self.chart("#16191d", "#ef8a62").replacing("{blue}", with: "#67a9cf")
    let then = Self.before.merging(["t/chart.dark.tokens.json": dark]) { $1 }
    let swapped = Self.tokens("#2166ac").replacing(
      ##""blue": { "$type": "color", "$value": "#2166ac""##, with: ##""blue": { "$type": "color", "$value": "#b35806""##
    )
    let found = try Self.run("t", then.merging(["t/base.tokens.json": swapped]) { $1 }, since: then).found
    let swap = try #require(found.first { $0.rule == "PC506" }, "\(found)")
    #expect(swap.file == "t/base.tokens.json" && !swap.changes.isEmpty)
  }

  /// Arguments that cannot be compared, with a word of the reason.
  @Test(arguments: [
    ("t --since nothing", "has no commit 'nothing'"), ("- --since main", "standard input has none"),
    ("t --since auto", "name one"), ("/elsewhere/t.json --since main", "is in no git repository"),
  ])
  func `what cannot be compared is refused`(line: String, words: String) {
    let files = Self.before.merging(["/elsewhere/t.json": "{}"]) { $1 }
    let host = FakeHost(files, commits: ["main": Self.before])
    #expect(host.run("check " + line) == 2)
    #expect(host.result.error.contains(words), "\(host.result.error)")
  }

  @Test(arguments: [
    ["GITHUB_BASE_REF": "main"], ["CI_MERGE_REQUEST_DIFF_BASE_SHA": "5c0f"],
    ["CI_COMMIT_BEFORE_SHA": "0000000", "CI_DEFAULT_BRANCH": "main"], ["GITHUB_EVENT_PATH": "/event.json"],
  ])
  func `the commit to compare with is found in the environment of a CI system`(variables: [String: String]) {
    let event = ##"{"pull_request": {"base": {"sha": "5c0f"}}}"##
    let now = Self.before.merging(["t/base.tokens.json": Self.tokens("#2c6fb0"), "/event.json": event]) { $1 }
    let host = FakeHost(
      now, variables: variables, commits: ["refs/remotes/origin/main": Self.before, "5c0f": Self.before])
    #expect(host.run("check t --since auto") == 1, "\(host.result.error)")
  }

  @Test(arguments: [("", 0), ("--fail-on warning", 1), ("--fail-on error", 0), ("--fail-on never", 0)])
  func `a theme that git ignores from now on is a warning`(flags: String, code: Int32) {
    let then = Self.before.merging(["t/other.json": ##"{"palettecheck":1,"series":["#0b62d6"]}"##]) { $1 }
    let host = FakeHost(then.merging([".gitignore": "other.json\n"]) { $1 }, commits: ["main": then])
    #expect(host.run("check . --since main \(flags)") == code, "\(host.result)")
    #expect(host.result.output.contains("Warning: 1 file of a theme in 'main' no longer checked"), "\(host.result)")
  }

  @Test func `a file that only gives its colours to a theme is no theme of its own because a commit has it`() {
    let colors = "export const colors = {teal: '#33798c', red: '#b2182b', gray: '#dddddd', pale: '#eeeeee'};\n"
    let program = "import {colors} from './colors';\nexport const chartColors = [colors.teal, colors.red];\n"
    let files = ["s/colors.ts": colors, "s/charts.ts": program]
    let host = FakeHost(files, commits: ["main": files])
    #expect(host.run("check s --format concise --fail-on never") == 0)
    #expect(host.result.output.contains("in 1 file"), "\(host.result)")
    #expect(host.run("check s --format concise --fail-on never --since main") == 0)
    #expect(host.result.output.contains("in 1 file"), "\(host.result.output)")
  }

  @Test func `a list of a program that gets another name keeps its findings`() throws {
    func lists(_ name: String) -> [String: String] {
      let first = "export const rainColors = ['#0b62d6', '#a03c00', '#00705a'];"
      return ["charts.ts": "\(first)\nexport const \(name) = ['#eeeeee', '#5b8c2a', '#b8602f'];\n"]
    }
    let (code, found, _) = try Self.run("charts.ts --fail-on warning", lists("windColors"), since: lists("sunColors"))
    #expect(code == 0, "\(found)")
  }
}
