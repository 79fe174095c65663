import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// Every kind of value, comments with semicolons between them.
private let lagoon = """
  @import "./base.css";
  /* --chart-1: red; } */
  :root {
    --background: oklch(0.99 0.005 220); /* ; */
    --foreground: #102a33;
    --brand: #0b62d6;
    --chart-1: var(--brand);
    --chart-2: color-mix(in oklab, var(--brand) 40%, white);
    --chart-3: oklch(0.6 0.1 240deg);
    --chart-4: 12 76% 61%;
    --chart-5: var(--missing, #8a4b08);
    --chart-6: hsl(173deg 58% 39%);
    --chart-7: hsl(var(--hue) 60% 40% / 80%);
    --hue: 300;
    --chart-height: 320px;
    --chartreuse: #7fff00;
    --typography: #000;
  }
  """

struct CSSValueTests {
  private func problems(_ text: String) throws -> [ThemeProblem] { try readSheet(text).problems }

  @Test func `every kind of value resolves to its colour`() throws {
    let theme = try readSheet(lagoon, siblings: ["base.css": ":root { --chart-1: red; --chart-8: teal }"])
    let mode = theme.modes[0]
    #expect(theme.format == "css" && theme.problems.map(\.message) == [])
    #expect(mode.background?.authored == (try Color(css: "oklch(0.99 0.005 220)")) && mode.text?.hex == "#102a33")
    let computed = try ["color-mix(in oklab, #0b62d6 40%, white)", "oklch(0.6 0.1 240)"]
      .map { try Color(css: $0).mappedToSRGB.srgb.hex }
    #expect(
      mode.hexes == ["#0b62d6"] + computed + ["#e76e50", "#8a4b08", "#2a9d90", "#a329a3cc", "#008080"])
    #expect(mode.series.map(\.name) == (1...8).map { "chart-\($0)" })
    #expect(mode.series.map(\.token) == (1...8).map { "--chart-\($0)" })
    #expect(mode.series[0].color.aliases.map(\.token) == ["--brand"])
    #expect(mode.series[7].color.origin.file.path == "base.css")
    #expect(theme.notes.contains(ReadingNote.seriesTaken("--chart-*", 8)))
    #expect(theme.notes.contains(ReadingNote.notColors("--chart-height", 0)))
    try expectSheetRoundTrip(theme, replacing: ["var(--brand)": "#0b62d6", "var(--hue)": "300"])
  }

  @Test func `numbers and names of charts are two palettes, each under a name of its own`() throws {
    let theme = try readSheet(
      ":root { --chart-1: #2166ac; --chart-2: #b2182b; --chart-3: #1b7837; --chart-income: #1b7837; --chart-expense: #762a83; --chart-debt: #000000 }"
    )
    let themes = theme.palettesAsThemes
    #expect(themes.map(\.name) == ["--chart-*", "--chart-* (2)"])
    #expect(themes.map { $0.modes[0].hexes[2] } == ["#1b7837", "#000000"])
  }

  @Test func `an expression stands where it is written, a reference where it leads`() throws {
    let theme = try readSheet(lagoon)
    let places = theme.modes[0].series.map {
      String(decoding: $0.color.definition.file.bytes[$0.color.definition.range], as: UTF8.self)
    }
    #expect(
      places == [
        "#0b62d6", "color-mix(in oklab, var(--brand) 40%, white)",
        "oklch(0.6 0.1 240deg)", "12 76% 61%", "#8a4b08", "hsl(173deg 58% 39%)",
        "hsl(var(--hue) 60% 40% / 80%)",
      ])
    #expect(theme.modes[0].series[0].color.origin.start == SourcePosition(line: 7, column: 14))
  }

  @Test func `a fallback stands in for what has no value, not for what is written wrong`() throws {
    for value in ["var(--a, #0072b2)", "color-mix(in srgb, var(--a, #0072b2), #0072b2)"] {
      let theme = try readTheme(
        ":root { --a: light-dark(#000000); --chart-1: \(value); --chart-2: var(--gone, #d55e00) }", path: "t.css")
      #expect(theme.modes[0].series.map(\.color.hex) == ["#d55e00"])
      #expect(theme.problems.map(\.sentence) == [ReadingProblem.lightDarkFunction()])
    }
  }

  @Test func `an import that is not there is reported, and named where something is missing`() throws {
    let theme = try readSheet(
      "@import url(\"./syntax.css\");\n@import \"tailwindcss\";\n:root { --chart-1: red; --chart-2: var(--theme-blue) }"
    )
    #expect(theme.unjudged.contains(UnjudgedReason.importWithoutFile("./syntax.css", "no such file: 'syntax.css'")))
    #expect(
      theme.notes.contains(ReadingNote.importNotBeside("tailwindcss")))
    #expect(theme.problems.map(\.sentence) == [ReadingProblem.unknownProperty("--theme-blue")])
    #expect(theme.problems[0].help == "it may be defined in './syntax.css', which is imported and was not read")
    #expect(theme.problems[0].origin?.start == SourcePosition(line: 3, column: 36))
    #expect(theme.modes[0].hexes == ["#ff0000"])
  }

  @Test func `a sheet that is named fills in what is referred to, and is not a chart itself`() throws {
    let text = ":root { --chart-1: var(--brand); --chart-2: #123456 }"
    #expect(
      try problems(text).map(\.help) == ["define it, import the file that does, or name that file with --include"])
    var options = ReadingOptions()
    let base = ":root { --brand: #a00000; --chart-2: #000000; --chart-3: #ffffff } .dark { --brand: #ff8080 }"
    options.includes = [SourceFile(path: "base.css", bytes: Array(base.utf8))]
    let theme = try readTheme(text, path: "theme.css", options: options)
    #expect(theme.modes.map(\.name) == ["light", "dark"])
    #expect(theme.modes.map(\.hexes) == [["#a00000", "#123456"], ["#ff8080", "#123456"]])
    #expect(theme.modes[0].series[0].color.definition.file.path == "base.css")
  }

  @Test func `an import may ask for what every browser has`() throws {
    let theme = try readSheet(
      "@import url(base.css) layer(base) supports(display: grid); :root { --chart-1: var(--brand) }",
      siblings: ["base.css": ":root { --brand: #a00000 }"])
    #expect(theme.modes[0].hexes == ["#a00000"] && theme.problems.isEmpty)
  }

  @Test func `imports hold under their media query and layer, and a circle of them ends`() throws {
    let theme = try readSheet(
      """
      @import "dark.css" screen and (prefers-color-scheme: dark);
      @import 'weak.css' layer(weak);
      :root { --chart-1: #111111 }
      """,
      siblings: [
        "dark.css": "@import 'dark.css'; :root { --chart-1: #eeeeee }",
        "weak.css": ":root { --chart-1: red; --chart-2: #222222 }",
      ])
    #expect(theme.modes.map(\.name) == ["light", "dark"])
    #expect(theme.modes[0].hexes == ["#111111", "#222222"])
  }

  @Test func `the report of a circle of references names all of it, and a fallback does not hide it`() throws {
    let found = try problems(
      ":root { --chart-1: var(--a); --a: var(--b); --b: color-mix(in srgb, var(--a), red); --chart-2: #123456 }")
    #expect(found.map(\.sentence) == [ReadingProblem.circle("'--a' → '--b'", "--a")])
    #expect(found[0].help == "give one of them a colour of its own" && found[0].related.count == 1)
    let saved = try readSheet(":root { --chart-1: var(--a, teal); --a: var(--a, red) }")
    #expect(saved.problems.isEmpty && saved.modes[0].hexes == ["#008080"])
  }

  @Test(arguments: [
    ("#12345", "has 5 hex digits: a colour has 3, 4, 6 or 8", nil),
    ("rgb(env(--x) 1 2)", "its value is set elsewhere", nil),
    ("var(--bland)", "'var(--bland)' points to a custom property that is not there", "did you mean '--brand'?"),
    ("rgb(1 2 3 / 4 5)", "one too many", nil),
  ])
  func `what cannot be read is a problem at its place, and the rest is read`(
    value: String, words: String, help: String?
  ) throws {
    let theme = try readSheet(":root { --brand: teal; --chart-1: \(value); --chart-2: #123456 }")
    #expect(theme.modes[0].hexes == ["#123456"])
    let problem = try #require(theme.problems.first)
    #expect(theme.problems.count == 1 && problem.message.contains(words), "\(problem.message)")
    #expect(problem.token == "--chart-1")
    if let help { #expect(problem.help == help) }
    let start = ":root { --brand: teal; --chart-1: ".utf8.count
    let range = try #require(problem.origin?.range)
    #expect(range.lowerBound >= start && range.upperBound <= start + value.utf8.count)
  }

  @Test func `a colour that is right and not worked out is counted as not checked`() throws {
    let css =
      ":root { --chart-1: #123456; --chart-2: rgb(from red r g b); --chart-3: rgb(max(1, 2) 0 0); --chart-4: teal }"
    let tokens =
      ##"{"chart": {"$type": "color", "a": {"$value": "#123456"}, "b": {"$value": "rgb(from red r g b)"}, "c": {"$value": "#008080"}}}"##
    let options = ##"{"color": ["#123456", "rgb(from red r g b)", "#008080"], "textStyle": {"color": "#000"}}"##
    for (text, path, count) in [(css, "t.css", 2), (tokens, "t.tokens.json", 1), (options, "t.json", 1)] {
      let theme = try readTheme(text, path: path)
      #expect(theme.problems.map(\.message) == [] && theme.modes[0].hexes == ["#123456", "#008080"], "\(path)")
      #expect(theme.unjudged.count { $0.text.contains("not worked out here") } == count, "\(path) \(theme.unjudged)")
    }
  }

  @Test func `many missing properties have one cause`() throws {
    let text = (1...8).map { "--chart-\($0): var(--brand-\($0))" }.joined(separator: ";")
    let found = try problems(":root { \(text); --chart-9: red }")
    #expect(found.count == 1 && found[0].related.count == 7)
    #expect(found[0].sentence == ReadingProblem.unknownProperties(8, "--brand-1"))
  }

  @Test func `the text's colour wherever a property is used counts as not checked`() throws {
    let theme = try readSheet(
      ":root { --foreground: #102a33; --chart-1: currentColor; --chart-2: red; --chart-3: blue }")
    #expect(theme.modes[0].hexes == ["#ff0000", "#0000ff"] && theme.problems.isEmpty && theme.unjudged.count == 1)
    let page = try readSheet("body { color: #102a33; background: #fefefe } :root { --chart-1: red }")
    #expect(page.modes[0].background?.hex == "#fefefe" && page.modes[0].text?.hex == "#102a33")
  }

  @Test(arguments: ["--primary-fg", "--primary-foreground"])
  func `what stands on the primary colour is no text of the page`(name: String) throws {
    let sheet = try readSheet(
      ":root { --background: #fefefe; \(name): #fbfcfc; --foreground: #222; --chart-1: red; --chart-2: blue }")
    #expect(sheet.modes[0].text?.hex == "#222222")
  }

  @Test func `Tailwind's palette fills in for what it would define`() throws {
    let theme = try readSheet(
      ":root { --chart-1: var(--color-blue-500); --chart-2: color-mix(in srgb, var(--color-black), red) }")
    #expect(theme.problems.isEmpty && theme.modes[0].hexes == ["#2b7fff", "#800000"])
    #expect(
      theme.notes.contains(
        ReadingNote.fromTailwind("2 colours, --color-black first")))
    let own = try readSheet(":root { --color-blue-500: #000080; --chart-1: var(--color-blue-500) }")
    #expect(own.modes[0].hexes == ["#000080"] && own.notes.allSatisfy { !$0.isA(ReadingNote.fromTailwind) })
    #expect(TailwindPalette.color("--color-blue-55") == nil && TailwindPalette.color("--color-azure-500") == nil)
    for hue in ["red", "stone", "zinc", "fuchsia"] {
      for step in ["50", "500", "950"] { #expect(TailwindPalette.color("--color-\(hue)-\(step)") != nil) }
    }
  }

  @Test(arguments: [
    ("--color-chart-1: red; --color-chart-2: blue", ["--color-chart-1", "--color-chart-2"]),
    (
      "--highcharts-color-0: red; --highcharts-color-1: blue; --highcharts-neutral-color-80: #333",
      ["--highcharts-color-0", "--highcharts-color-1"]
    ),
    ("--vega-color-1: red; --vega-color-2: blue", ["--vega-color-1", "--vega-color-2"]),
    ("--plot-1: red; --plot-2: blue; --plot-grid: #ccc", ["--plot-1", "--plot-2"]),
    ("--data-viz-10: red; --data-viz-9: blue", ["--data-viz-9", "--data-viz-10"]),
    ("--acme-chart-sales: red; --acme-chart-cost: blue", ["--acme-chart-sales", "--acme-chart-cost"]),
    (
      "--chart-1: red; --chart-2: blue; --chartreuse: lime; --typography-1: red; --paragraph: red",
      ["--chart-1", "--chart-2"]
    ),
    ("--color-chart-1: var(--chart-1); --chart-1: red", ["--color-chart-1"]),
  ])
  func `names for charts are recognized by their words`(text: String, tokens: [String]) throws {
    #expect(try readSheet(":root { \(text) }").modes[0].series.map(\.token) == tokens)
  }

  @Test func `a sheet without chart colours says so`() throws {
    let text = ":root { --background: white; --brand: red; --typography: #000 }"
    let problem = try #require(refusal(text, path: "theme.css"))
    #expect(problem.reason == .noChartColors)
    #expect(problem.sentence == Refusal.noneForCharts(3, "custom properties"))
    #expect(refusal("a { color: red }", path: "theme.css")?.sentence == Refusal.nothingThere("custom properties"))
  }

  @Test func `a sheet is recognized by its name, its text or the flag`() throws {
    #expect(try readTheme("[data-theme] { --chart-1: red }", path: "a.css").format == "css")
    #expect(try readTheme(":root {\n  --chart-1: red;\n}", path: "-").format == "css")
    #expect(try readTheme("--chart-1: red; --chart-2: blue;", path: "a.css").modes[0].hexes.count == 2)
    #expect(refusal("@a: red;", path: "a.less")?.sentence == Refusal.noThemeAsLiterals())
    #expect(refusal("a { \u{0} }", path: "a.css")?.sentence == Refusal.binary())
  }

  @Test func `references that multiply are refused at once`() throws {
    var text = "--a0: red red red red red red red red;"
    for index in 1...60 {
      text += "--a\(index): var(--a\(index - 1)) var(--a\(index - 1)) var(--a\(index - 1), var(--a\(index - 1)));"
    }
    let found = try problems(":root { \(text) --chart-1: rgb(var(--a60)); --chart-2: red }")
    #expect(found.count == 1 && found[0].sentence == ReadingProblem.longValue(8192))
    var chain = "--b0: red;"
    for index in 1...100 { chain += "--b\(index): var(--b\(index - 1), var(--b\(index - 1)));" }
    let long = try problems(":root { \(chain) --chart-1: var(--b100); --chart-2: red }")
    #expect(long.map(\.sentence) == [ReadingProblem.longChain("--b37", 64)])
  }
}
