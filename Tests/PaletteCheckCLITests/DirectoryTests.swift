import HostInMemory
import Testing

@testable import PaletteCheckCLI

struct DirectoryTests {
  private let files = [
    "t/z.hex": "#2166ac\n#b2182b\n", "t/a/y.hex": "#2166ac\n#b2182b\n", "t/B.HEX": "#2166ac\n#b2182b\n",
    "t/.hidden/x.hex": "#zzz", "t/node_modules/p/x.hex": "#zzz", "t/readme.md": "#zzz", "t/package.json": "{\"a\": 1}",
    "t/tsconfig.json": "{ \"strict\": true, }",
  ]
  private let host: FakeHost

  init() { host = FakeHost(files) }

  /// The line of the themes that pass, in order.
  private var passing: Substring? {
    host.result.output.split(separator: "\n").first { $0.contains(" themes pass: ") }
  }

  @Test func `a resolver of tokens that are one theme already is that theme`() {
    let tokens =
      ##"{"chart": {"a": {"$type": "color", "$value": "#2166ac"}, "b": {"$type": "color", "$value": "{x}"}}}"##
    let host = FakeHost([
      "t/chart.tokens.json": tokens, "t/base.tokens.json": ##"{"x": {"$type": "color", "$value": "#b2182b"}}"##,
      "t/all.resolver.json": ##"""
      {"version": "2025.10", "sets": {"all": {"sources": [{"$ref": "base.tokens.json"}, {"$ref": "chart.tokens.json"}]}},
       "resolutionOrder": [{"$ref": "#/sets/all"}]}
      """##,
    ])
    _ = host.run("t")
    #expect(host.result.output.contains(" in 1 file: "), "\(host.result.output)")
  }

  @Test func `an asset catalog that nothing names for charts is counted`() {
    let color = #"{"color-space": "srgb", "components": {"red": "0.1", "green": "0.4", "blue": "0.7", "alpha": "1"}}"#
    let set = #"{"colors": [{"idiom": "universal", "color": \#(color)}]}"#
    let sets = ["Basal", "Insulin", "Carbs"].map { ("t/App.xcassets/\($0).colorset/Contents.json", set) }
    let host = FakeHost(
      Dictionary(uniqueKeysWithValues: [("t/series.hex", "#2166ac\n#b2182b\n")] + sets))
    _ = host.run("t")
    #expect(host.result.output.contains("App.xcassets"), "\(host.result.output)")
  }

  @Test(arguments: [("k8s/templates/tokens.yaml", "{{- if .Values.on }}\na: 1\n"), ("src/scss/_colors.scss", "")])
  func `a template of Helm and an empty partial of Sass are counted, and are no broken themes`(
    path: String, text: String
  ) {
    let host = FakeHost(["t/series.hex": "#2166ac\n#b2182b\n", "t/\(path)": text])
    #expect(host.run("t -v") == 0, "\(host.result.output) \(host.result.error)")
    #expect(host.result.output.contains(path), "\(host.result.output)")
  }

  @Test func `an emptied style sheet that is called a theme fails`() {
    #expect(FakeHost(["t/series.hex": "#2166ac\n#b2182b\n", "t/theme.scss": ""]).run("t") == 2)
  }

  @Test func `of files with long names as many are named as fit in two lines`() {
    let folder = "t/packages/frontend-components/settings"
    let names = ["alpha", "bravo", "charlie"].map { "\(folder)/tests/\($0).json" }
    let host = FakeHost(Dictionary(uniqueKeysWithValues: names.map { ($0, "{\"a\": 1}") }))
    #expect(host.run("t") == 2)
    let path = folder.dropFirst(2)
    #expect(
      (host.result.output + host.result.error).replacing("\n", with: " ").contains(
        "skipped: 3 files of tests, builds or dependencies, ignored or excluded "
          + "(\(path)/tests/alpha.json, \(path)/tests/bravo.json and others)"), "\(host.result)")
  }

  @Test func `themes are found at every depth, in the order of their bytes`() {
    #expect(host.run("t") == 0)
    #expect(passing == "✓ 3 themes pass: B.HEX, a/y.hex and z.hex")
    #expect(host.result.output.hasPrefix("✓ all 3 themes pass, in t\n"))
    #expect(host.result.output.contains(" in 3 files: "))
    #expect(host.result.output.contains("Skipped 't/node_modules'; pass its path to check it.\n"))
  }

  @Test func `light and dark files of a directory are one theme`() {
    let light = ##"{"palettecheck": 1, "background": "#ffffff", "series": ["#2166ac", "#b2182b"]}"##
    let dark = ##"{"palettecheck": 1, "background": "#101418", "series": ["#6aa9ff", "#ffb15c"]}"##
    let host = FakeHost(["t/light.json": light, "t/dark.json": dark])
    #expect(host.run("inspect t --format json") == 0)
    #expect(host.result.output.contains("\"path\": \"t/light.json\""))
    #expect(!host.result.output.contains("\"path\": \"t/dark.json\""))
    #expect(host.result.output.contains("\"file\": \"t/dark.json\""))
    // What is named stands for itself, wherever it is named.
    for arguments in ["inspect t t/dark.json --format concise", "inspect t/dark.json t"] {
      let named = FakeHost(["t/light.json": light, "t/dark.json": dark])
      #expect(named.run(arguments.replacing(" --format concise", with: "")) == 0)
      #expect(named.result.output.contains("t/dark.json  palettecheck theme"))
    }
  }

  @Test func `what is named twice is judged once, by path, in whatever order it is named`() {
    #expect(host.run("t/z.hex ./t/z.hex t t") == 0)
    #expect(passing == "✓ 3 themes pass: B.HEX, a/y.hex and z.hex")
    let other = FakeHost(files)
    #expect(other.run("t t/a/y.hex t/z.hex") == 0)
    #expect(other.result.output == host.result.output)
  }

  @Test func `a schema beside a theme is left out, and named alone it is refused`() {
    let host = FakeHost([
      "t/a.json": ##"{"palettecheck": 1, "series": ["#2166ac", "#b2182b"]}"##,
      "t/a.schema.json": #"{"$schema": "https://json-schema.org/draft/2020-12/schema"}"#,
    ])
    #expect(host.run("t") == 0)
    #expect(!host.result.output.contains("a.schema.json"))
    #expect(host.run("t/a.schema.json") == 2)
    #expect(host.result.output.contains("this is a JSON Schema, not a theme"))
  }

  @Test func `a directory without a theme names what it left out, each kind with its reason`() {
    let host = FakeHost([
      "t/labels.json": ##"[{"name": "bug", "color": "d73a4a"}, {"name": "idea", "color": "a2eeef"}]"##,
      "t/tests/x.hex": "#5b8c2a\n#b8602f\n", "t/tests/y.hex": "#5b8c2a\n#b8602f\n",
      "t/tests/z.hex": "#5b8c2a\n#b8602f\n",
    ])
    #expect(host.run("t") == 2)
    let printed = (host.result.output + host.result.error).replacing("\n", with: " ")
    #expect(
      printed.contains(
        "read 1 file of the kinds that hold themes; not checked: 1 file (labels.json); skipped: 3 files of "),
      "\(printed)")
    #expect(printed.contains("(tests/x.hex, tests/y.hex and others); pass a file's path to check it"))
  }

  @Test func `colours of other things and of tests are left out in a line, and judged where they are named`() {
    let files = [
      "t/a.json": ##"{"palettecheck": 1, "series": ["#2166ac", "#b2182b"]}"##,
      "t/labels.json": ##"[{"name": "bug", "color": "d73a4a"}, {"name": "idea", "color": "a2eeef"}]"##,
      "t/tests/x.hex": "#5b8c2a\n#b8602f\n",
    ]
    let host = FakeHost(files)
    #expect(host.run("t") == 0)
    let printed = host.result.output.replacing("\n", with: " ")
    #expect(printed.contains("t/labels.json: The colours of this file may not belong to a chart."))
    #expect(!printed.contains("tests/x.hex"))
    #expect(printed.contains(" in 1 file: "))
    for path in ["t/labels.json", "t/tests", "t/tests/x.hex"] {
      let named = FakeHost(files)
      #expect(named.run(path) != 2, "\(path)")
    }
    let meant = FakeHost(
      files.merging(["palettecheck.json": #"{"version": 1, "include": ["t/labels.json", "t/tests/*.hex"]}"#]) { $1 })
    #expect(meant.run("t") == 1)
    #expect(meant.result.output.contains(" in 2 files: "))
  }

  @Test(arguments: [
    ("tests", 0), ("Tests", 0), ("UnitTests", 0), ("Unit Tests", 0), ("latest", 1), ("contests", 1),
  ])
  func `folders of tests are left out by their names`(_ folder: String, code: Int32) {
    let host = FakeHost(["t/a.hex": "#2166ac\n#b2182b\n", "t/\(folder)/x.hex": "#5b8c2a\n#b8602f\n"])
    #expect(host.run("t") == code)
  }

  @Test func `sets of Tokens Studio that belong to no theme are themes by themselves`() {
    let host = FakeHost([
      "t/$themes.json": #"[{"id": "1", "name": "light", "selectedTokenSets": {"light": "enabled"}}]"#,
      "t/light.json":
        ##"{"chart": {"1": {"$type": "color", "$value": "#0072b2"}, "2": {"$type": "color", "$value": "#a64600"}}, "background": {"page": {"$type": "color", "$value": "#ffffff"}}}"##,
      "t/default/colors.json":
        ##"{"chart": {"1": {"$type": "color", "$value": "#ffeeee"}, "2": {"$type": "color", "$value": "#eeffee"}}}"##,
      "t/default/sizes.json": ##"{"gap": {"$type": "dimension", "$value": "4px"}}"##,
    ])
    #expect(host.run("check t --format json") == 1, "\(host.result)")
    #expect(host.result.output.contains("\"file\": \"t/default/colors.json\""))
    #expect(!host.result.output.contains("\"path\": \"t/light.json\""))
  }

  @Test func `files for light and dark take the values of their mode`() {
    let values = { (color: String, ground: String) in
      ##"{"sema": {"chart": {"a": {"$type": "color", "$value": "\##(color)"}, "b": {"$type": "color", "$value": "#1b7837"}}}, "background": {"page": {"$type": "color", "$value": "\##(ground)"}}}"##
    }
    let map =
      ##"{"dataviz": {"one": {"$type": "color", "$value": "{sema.chart.a}"}, "two": {"$type": "color", "$value": "{sema.chart.b}"}}}"##
    let host = FakeHost([
      "t/map/dataviz-light.json": map, "t/map/dataviz-dark.json": map,
      "t/values/light/base.json": values("#2166ac", "#ffffff"), "t/values/dark/base.json": values("#88bbee", "#101418"),
    ])
    #expect(host.run("inspect t/map --format json") == 0, "\(host.result)")
    #expect(!host.result.output.contains("differ in their series"))
    let dark = FakeHost([
      "t/map/dataviz-dark.json": map, "t/values/light/base.json": values("#2166ac", "#ffffff"),
      "t/values/dark/base.json": values("#88bbee", "#101418"),
    ])
    #expect(dark.run("inspect t/map/dataviz-dark.json --format json") == 0, "\(dark.result)")
    #expect(dark.result.output.contains("#88bbee") && !dark.result.output.contains("#2166ac"))
  }

  @Test func `a token beside the chart that is no colour fails its file where that is named, and no directory`() {
    let host = FakeHost([
      "t/a.json":
        ##"{"Chart": {"a": {"value": "#2166ac", "type": "color"}, "b": {"value": "#b2182b", "type": "color"}}, "Message": {"BorderWidth": {"value": "{Base.Thick}", "type": "color"}}, "Base": {"Thick": {"value": "0.0625rem", "type": "borderWidth"}}}"##
    ])
    #expect(host.run("t") == 0, "\(host.result)")
    #expect(host.run("t/a.json") == 2, "\(host.result)")
  }

  @Test func `a collection that is named leaves out what no chart could use`() {
    let small = (0..<70).map { ##""p\##($0)": ["#0b62d6", "#b35900"]"## }
    let large = (0..<45).map { "\"#\(String(0x100000 + $0 * 0x31337, radix: 16))\"" }.joined(separator: ", ")
    let host = FakeHost(["all.json": "{\(small.joined(separator: ", ")), \"many\": [\(large)]}"])
    #expect(host.run("all.json -v") != 2, "\(host.result)")
    let printed = host.result.output.replacing("\n", with: " ")
    #expect(!printed.contains("PC201 'many"))
    #expect(printed.contains("45 colours are too many for one chart"))
    #expect(host.run("all.json --palette many --format json") == 1, "\(host.result)")
  }

  @Test func `what a build writes is left out, and judged by itself where it is read`() {
    let host = FakeHost([
      "t/theme.json": ##"{"palettecheck": 1, "series": ["#2166ac", "#b2182b"]}"##,
      "t/dist/theme.css": ":root { --chart-1: #2166ac; --chart-2: #b2182b }",
    ])
    #expect(host.run("t") == 0)
    #expect(host.result.output.contains(" in 1 file: "))
    #expect(host.run("check t --no-ignore") == 0)
    #expect(host.result.output.contains(" in 2 files: "))
  }

  @Test func `a palette that a chart draws is judged, whatever palettes are beside it`() {
    let host = FakeHost([
      "src/colors.ts": "export const COLORS = ['#5b8c2a', '#b8602f', '#2166ac'];\n",
      "src/theme.ts": "export const chartColors = ['#2166ac', '#e08214', '#542788'];\n",
      "src/other.ts": "export const CHART_COLORS = ['#5b8c2a', '#b8602f', '#2166ac'];\n",
      "src/Pie.tsx":
        "import { PieChart, Pie, Cell } from 'recharts';\nimport { COLORS } from './colors';\n"
        + "export const P = ({ data }) => (<PieChart><Pie data={data}>"
        + "{data.map((d, i) => <Cell key={i} fill={COLORS[i % COLORS.length]} />)}</Pie></PieChart>);\n",
    ])
    #expect(host.run("check src --format json") == 1)
    for file in ["src/Pie.tsx", "src/other.ts"] {
      #expect(host.result.output.contains("\"path\": \"\(file)\""), "\(host.result.output)")
    }
  }

  @Test func `a program that computes the colours of its charts is named, with and without other themes`() {
    let computing = "import {a, b} from 'colors'\nexport const categorical = [a, b]\n"
    let printed =
      "not checked: 1 file (palettes.ts); pass a file's path to check it; export computed colours as literals"
    let alone = FakeHost(["t/palettes.ts": computing])
    #expect(alone.run("t") == 2)
    #expect((alone.result.output + alone.result.error).replacing("\n", with: " ").contains(printed))
    let host = FakeHost([
      "t/palettes.ts": computing, "t/a.json": ##"{"palettecheck": 1, "series": ["#2166ac", "#b2182b"]}"##,
    ])
    #expect(host.run("t") == 0)
    #expect(
      host.result.output.contains(
        "t/palettes.ts: The colours of its charts are computed, or stand elsewhere.\n"), "\(host.result)")
  }

  @Test func `files of other programs are left out of a directory, and refused where they are named`() {
    let other = ##"{"colors": {"editor.background": "#1e1e1e"}, "tokenColors": []}"##
    let host = FakeHost([
      "t/night.json": other, "t/a.json": ##"{"palettecheck": 1, "series": ["#2166ac", "#b2182b"]}"##,
    ])
    #expect(host.run("t") == 0, "\(host.result)")
    #expect(host.result.output.contains("t/night.json: This file is empty, or not in a form that is read."))
    #expect(host.run("t/night.json") == 2)
  }

  @Test func `a program that lists more palettes than a chart has is a collection`() {
    func program(_ count: Int) -> String {
      (1...count).map { "export const chart\($0) = ['#2166ac', '#b2182b', '#1b7837', '#\(100_000 + $0)'];\n" }.joined()
    }
    let few = FakeHost(["t/chart-colors.js": program(64)])
    #expect(few.run("t") == 1)
    let many = FakeHost(["t/chart-colors.js": program(65)])
    #expect(many.run("t") == 2)
    #expect(many.result.error.contains("not checked: 1 file (chart-colors.js)"), "\(many.result)")
  }

  @Test func `a palette beside a dark one is not dark for that`() {
    let colors = "['#2166ac', '#b2182b', '#1b7837', '#e6ab02']"
    let host = FakeHost([
      "t/chart-colors.ts": "export const chartDark = \(colors);\nexport const chartLight = \(colors);\n"
    ])
    #expect(host.run("t --format json") == 1)
    #expect(host.result.output.contains("in mode chartDark: the background behind it is not known"))
    #expect(!host.result.output.contains("in mode chartLight: the background"), "\(host.result)")
  }

  @Test func `a slash at the end changes nothing but the paths`() {
    #expect(host.run("t/ --format concise") == 0)
    #expect(host.result.output.contains(" in 3 files: "))
  }
}

struct TokenDirectoryTests {
  @Test func `files of tokens are inputs of their own, and those that a list of themes names are one`() {
    let host = FakeHost([
      "sd/base.json": ##"{"color": {"blue": {"value": "#2166ac"}, "red": {"value": "#b2182b"}}}"##,
      "sd/chart.json": ##"{"color": {"chart": {"one": {"value": "{color.blue}"}, "two": {"value": "{color.red}"}}}}"##,
      "sd/more.hex": "#2166ac\n#b2182b\n",
      "studio/$themes.json": ##"[{"name": "Light", "selectedTokenSets": {"core": "source", "charts": "enabled"}}]"##,
      "studio/core.json": ##"{"blue": {"value": "#2166ac", "type": "color"}}"##,
      "studio/charts.json":
        ##"{"chart": {"one": {"value": "{blue}", "type": "color"}, "two": {"value": "#b2182b", "type": "color"}}}"##,
    ])
    #expect(host.run("inspect sd studio") == 0)
    #expect(host.result.output.contains("sd/chart.json  Style Dictionary tokens · 2 series"))
    #expect(host.result.output.contains("sd/more.hex  "))
    #expect(host.result.output.contains("studio/$themes.json  Tokens Studio tokens · 2 series"))
    #expect(!host.result.output.contains("sd/base.json  ") && !host.result.output.contains("studio/core.json  "))
  }

  @Test(arguments: [
    ("chart.less", "@chart-1: #2166ac;\n@chart-2: #b2182b;\n", true),
    ("styles/viz.sass", "$chart-1: #2166ac\n$chart-2: #b2182b\n", true),
    ("Chart.vue", "<style>:root { --chart-1: #2166ac; --chart-2: #b2182b }</style>", true),
    ("page.less", "@ink: #2166ac;\n@sky: #b2182b;\n", false),
    ("page.html", "<style>:root { --ink: #2166ac; --sky: #b2182b }</style>", false),
  ])
  func `style sheets of every kind are judged where they name a chart's colours`(
    _ path: String, _ text: String, _ isJudged: Bool
  ) {
    let host = FakeHost([path: text])
    #expect(host.run("check .") == (isJudged ? 0 : 2), "\(host.result)")
  }

  @Test(arguments: [
    ("View.swift", "let ink = [\"#2166ac\", \"#b2182b\", \"#1b7837\", \"#e08214\"]\n", true),
    ("ColorPalette.ts", "export const ColorPalette = {red: '#b2182b', green: '#1b7837', blue: '#2166ac'};\n", true),
    ("Chart.java", "int a = parse(\"#2166ac\");\n", false),
  ])
  func `programs of three colours that nothing shows to be a chart's are reported`(
    _ path: String, _ text: String, _ isReported: Bool
  ) {
    let host = FakeHost([path: text])
    #expect(host.run("check .") == 2)
    let printed = host.result.output + host.result.error
    #expect(printed.contains("not checked: 1 file (\(path))") == isReported, "\(printed)")
  }

  @Test func `every kind of file that was left out is reported, and those that were read are counted`() {
    let host = FakeHost([
      "t/labels.json": ##"[{"name": "bug", "color": "d73a4a"}, {"name": "idea", "color": "a2eeef"}]"##,
      "t/palettes.ts": "import {a, b} from 'colors'\nexport const categorical = [a, b]\n",
    ])
    #expect(host.run("t") == 2)
    let printed = (host.result.output + host.result.error).replacing("\n", with: " ")
    for words in [
      "read 2 files", "not checked: 2 files (", "labels.json", "palettes.ts", "export computed colours as literals",
    ] {
      #expect(printed.contains(words), "\(printed)")
    }
    let other = FakeHost(["t/readme.md": "#zzz"])
    #expect(other.run("t") == 2)
    #expect(other.result.error.replacing("\n", with: " ").contains("read 0 files of the kinds that hold themes"))
  }

  @Test func `declarations of types are no inputs, with names of series or without`() {
    let tokens = (1...4).map { ##""c\##($0)": {"500": {"$type": "color", "$value": "#\##($0)166ac"}}"## }
    let host = FakeHost([
      "t/base.tokens.json": "{\(tokens.joined(separator: ","))}",
      "t/env.d.ts": "declare const colors: ['#2166ac', '#b2182b'];",
    ])
    #expect(host.run("check t --series '*.500'") != 2, "\(host.result)")
  }

  @Test func `a program that calls some of its colours categorical is reported`() {
    let keys = ["primary", "ink", "categorical_a", "categorical_b", "categorical_c"]
    let text = keys.enumerated().map { "  \($1): '#2166a\($0)'," }.joined(separator: "\n")
    let host = FakeHost(["src/colors.ts": "export const brand = {\n\(text)\n}"])
    #expect(host.run("check .") == 2)
    #expect((host.result.output + host.result.error).contains("src/colors.ts"))
  }
}
