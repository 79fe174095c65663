import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

@Suite struct LiteralObjectsTests {
  @Test func `a Vega theme in TypeScript follows its constants`() throws {
    let theme = try readTheme(
      """
      import {Config} from './config.js';
      const ink: string = '#333333';
      const marks = {first: '#2166ac', second: "#b2182b"} as const;
      export const corporate: Config = {
        background: '#ffffff',
        axis: {labelColor: ink, gridColor: '#dddddd', labelFontSize: 10 + 1},
        range: {category: [marks.first, marks.second, '#4d9221']},
      };
      export default corporate;
      """, path: "theme.ts")
    #expect(theme.formatLabel == "Vega configuration in TypeScript")
    #expect(theme.modes.count == 1)
    #expect(theme.modes[0].series.map(\.color.hex) == ["#2166ac", "#b2182b", "#4d9221"])
    #expect(theme.modes[0].texts.isEmpty && theme.modes[0].text?.hex == "#333333")
    #expect(theme.modes[0].series[0].color.origin.start.line == 3)
  }

  @Test(arguments: [
    "!function(e,t){t.registerTheme('corp',{color:['#5470c6','#91cc75'],backgroundColor:'#ffffff'})}(0,echarts);",
    "var c=['#5470c6','#91cc75'],t={color:c,legend:{textStyle:{color:'#333333'}}};e.registerTheme(\"corp\",t);",
    "module.exports = {color: ['#5470c6', '#91cc75'], backgroundColor: '#ffffff', darkMode: !1}",
    "const palette = Object.freeze(['#5470c6', '#91cc75'])\nexport default {color: [...palette], title: {show: true}}",
  ])
  func `an ECharts theme in JavaScript is read, minified or not`(text: String) throws {
    let theme = try readTheme(text, path: "corp.js")
    #expect(theme.formatLabel == "ECharts theme in JavaScript")
    #expect(theme.modes[0].series.map(\.color.hex) == ["#5470c6", "#91cc75"])
  }

  @Test func `a list whose colours all are in another is judged by itself`() throws {
    let theme = try readTheme(
      """
      export const tokens = {
        category3: ['#1783ff', '#00c9c9', '#f0884d'], category5: ['#1783ff', '#00c9c9', '#f0884d', '#d580ff', '#60c42d'],
      };
      """, path: "charts.ts")
    #expect(theme.modes.map(\.series.count) == [3, 5])
  }

  @Test func `colours beside a list of their object count as not checked`() throws {
    let theme = try readTheme(
      "export const CHART = { text: '#222222', good: '#1b7837', bad: '#b2182b', shades: ['#2166ac', '#35978f'] };",
      path: "colors.ts")
    #expect(theme.modes[0].series.map(\.color.hex) == ["#2166ac", "#35978f"])
    #expect(theme.unjudged == [UnjudgedReason.otherColors(2, "/CHART/good", "#1b7837")])
  }

  @Test func `themes of a file get names from what differs between them, and the advice names mode and colour`() throws
  {
    let theme = try readTheme(
      """
      export const DARK_THEME = {
        seriesColors: {all: ['#33798c', '#88b1f2', '#ec9d71']},
        chartContainer: {backgroundColor: '#1f1f25'}, page: {backgroundColor: '#202020'},
      };
      export const LIGHT_THEME = {
        seriesColors: {all: ['#13acf0', '#6a42e9', '#597eed']},
        chartContainer: {backgroundColor: '#ffffff'}, yAxis: {backgroundColor: '#ffffff'},
      };
      """, path: "theme.ts")
    #expect(theme.modes.map(\.name) == ["DARK_THEME", "LIGHT_THEME"])
    #expect(theme.modes.map { $0.background?.hex } == ["#1f1f25", "#ffffff"])
    let dark = try readTheme("export const DARK_THEME = {series: ['#33798c', '#88b1f2', '#ec9d71']}", path: "theme.ts")
    #expect(dark.modes.map(\.name) == ["dark"] && dark.modes[0].unknownGround != nil)
  }

  @Test func `several themes of a file are its modes, and each keeps its background`() throws {
    let theme = try readTheme(
      """
      export const light = {color: ['#5470c6', '#91cc75'], backgroundColor: '#ffffff'};
      export const dark = {...light, color: ['#8ab4f8', '#fdd663'], backgroundColor: '#111111'};
      """, path: "themes.mjs")
    #expect(theme.modes.map(\.name) == ["light", "dark"])
    #expect(theme.modes.map { $0.background?.hex } == ["#ffffff", "#111111"])
    #expect(theme.modes[1].series.map(\.color.hex) == ["#8ab4f8", "#fdd663"])
  }

  @Test func `names lead into imported files, and places are in those`() throws {
    let files = [
      "src/colors.ts": "export const blue = '#2166ac';\nexport {red as crimson} from './more.js';",
      "src/more.ts": "const red = '#b2182b';\nexport {red};",
      "src/brand.json": ##"{"green": "#4d9221"}"##,
      "src/_variables.scss": "$gold: #b8860b;\n:export { chartGold: $gold; }",
    ]
    let theme = try readTheme(
      """
      import * as colors from './colors';
      import brand from './brand.json';
      import variables from './_variables.scss';
      export const chartColors = [colors.blue, colors.crimson, brand.green, variables.chartGold];
      """, path: "src/charts.ts", options: FolderInMemory.options(files))
    let series = theme.modes[0].series
    #expect(series.map(\.color.hex) == ["#2166ac", "#b2182b", "#4d9221", "#b8860b"])
    #expect(
      series.map(\.color.origin.file.path) == ["src/colors.ts", "src/more.ts", "src/brand.json", "src/_variables.scss"])
  }

  @Test func `a computed colour counts as not checked and is named, a function is not missed`() throws {
    let theme = try ThemeReader.read(
      SourceFile(
        path: "theme.ts",
        bytes: Array(
          """
          export const chartTheme = {
            color: ['#2166ac', lighten('#2166ac', 0.2), '#b2182b'],
            backgroundColor: `${base}80`,
            tooltip: {formatter: (value) => value + '%', show: true},
          };
          """.utf8)))
    #expect(theme.modes[0].series.map(\.color.hex) == ["#2166ac", "#b2182b"])
    #expect(theme.unjudged.contains(UnjudgedReason.computed(2, "lighten('#2166ac', 0.2)", 2)))
  }

  @Test func `palettes are drawn on the ground of the value around them`() throws {
    let theme = try readTheme(
      """
      export const DARK_THEME = {
        seriesColors: {single: '#8ab4f8', all: ['#8ab4f8', '#fdd663', '#81c995']},
        chartContainer: {backgroundColor: '#1f1f25'},
      };
      export const LIGHT_THEME = {
        seriesColors: {single: '#2166ac', all: ['#2166ac', '#b2182b', '#4d9221']},
        chartContainer: {backgroundColor: '#ffffff'},
      };
      """, path: "constants.ts")
    #expect(theme.modes.map(\.name) == ["DARK_THEME", "LIGHT_THEME"])
    #expect(theme.modes.map { $0.background?.hex } == ["#1f1f25", "#ffffff"])
  }

  @Test func `settings of matplotlib in Python are a style`() throws {
    let theme = try readTheme(
      """
      import matplotlib.pyplot as plt
      from cycler import cycler
      plt.rcParams.update({
          "axes.prop_cycle": cycler(color=["#2166ac", "#b2182b"]),
          'text.color': '#333333',
          "figure.facecolor": "white",
      })
      plt.rcParams["axes.facecolor"] = "#eeeeee"
      """, path: "style.py")
    #expect(theme.formatLabel == "matplotlib style in Python")
    #expect(theme.modes[0].series.map(\.color.hex) == ["#2166ac", "#b2182b"])
    #expect(theme.modes[0].text?.hex == "#333333" && theme.modes[0].plotBackground?.hex == "#eeeeee")
  }

  @Test func `settings of matplotlib without a cycle are those of the series beside them`() throws {
    let mode = try readTheme(
      """
      import matplotlib.pyplot as plt
      plt.rcParams.update({'figure.facecolor': '#101418', 'axes.facecolor': '#181c20'})
      plt.plot(x, y, color='#2166ac', label='in')
      plt.plot(x, z, color='#b2182b', label='out')
      """, path: "plot.py"
    ).modes[0]
    #expect(mode.series.map(\.name) == ["in", "out"] && mode.plotBackground?.hex == "#181c20")
  }

  @Test func `a cycle of matplotlib is read over several lines, comments left out`() throws {
    let theme = try readTheme(
      """
      import matplotlib.pyplot as plt
      plt.rcParams["axes.prop_cycle"] = cycler(
          "color",
          ["#2166ac",  # water
           "#b2182b"],
      )
      """, path: "style.py")
    #expect(theme.modes[0].series.map(\.color.hex) == ["#2166ac", "#b2182b"])
  }

  @Test func `a theme of Bokeh in Python is read`() throws {
    let theme = try readTheme(
      """
      INK = "#222222"
      json = {"attrs": {"Plot": {"background_fill_color": "#fafafa"}, "Axis": {"major_label_text_color": INK}}}
      """, path: "corporate.py")
    #expect(theme.formatLabel == "Bokeh theme in Python")
    #expect(theme.modes[0].text?.hex == "#222222")
  }

  @Test(arguments: [
    "$chart-1: #2166ac;\n$chart-2: #b2182b !default;",
    "$blue: #2166ac;\n$chart-1: $blue;\n$chart-2: #b2182b;",
    "$chart: (\"revenue\": #2166ac, \"cost\": #b2182b);",
    "$blue: #2166ac;\n$chart-colors: $blue, #b2182b;",
    "$map: (blue: #2166ac);\n$chart: (a: map-get($map, blue), b: #b2182b,);",
  ])
  func `variables, maps and lists of Sass are read`(text: String) throws {
    let theme = try readTheme(text, path: "_charts.scss")
    let shown = theme.modes.first { $0.series.count == 2 }
    #expect(shown?.series.map(\.color.hex) == ["#2166ac", "#b2182b"])
  }

  @Test(arguments: [
    ("a.less", "@blue: #2166ac;\n@chart-1: @blue;\n.m() { @chart-9: #000; }\n@chart-2: #b2182b;\n@chart-3: #1b7837;"),
    ("a.less", "@chart: { a: #2166ac; b: #b2182b; c: #1b7837 }\n@text: #000;"),
    (
      "a.sass",
      "$blue: #2166ac\n$chart-1: $blue\n=m\n  $chart-9: #000000\n$chart-2: #b2182b !default\n$chart-3: #1b7837"
    ),
    (
      "a.vue",
      "<script>export default {}</script><style>:root { --chart-1: #2166ac; --chart-2: #b2182b; --chart-3: #1b7837 }</style>"
    ),
    ("a.html", "<p>don't</p><style>:root { --chart-1: #2166ac; --chart-2: #b2182b; --chart-3: #1b7837 }</style>"),
  ])
  func `style sheets of other languages, and those inside pages, are read`(path: String, text: String)
    throws
  {
    let theme = try readTheme(text, path: path)
    #expect(theme.problems.isEmpty)
    let shown = try #require(theme.modes.first { $0.series.count == 3 })
    #expect(shown.series.map(\.color.hex) == ["#2166ac", "#b2182b", "#1b7837"])
    let bytes = Array(text.utf8)
    // Positions are those of the file, so that a repair keeps everything else.
    #expect(
      shown.series.map { String(decoding: bytes[$0.color.origin.range], as: UTF8.self) } == [
        "#2166ac", "#b2182b", "#1b7837",
      ])
  }

  @Test func `a sheet in Less imports another one`() throws {
    let files = [
      "base.less": "@sky: #2166ac;",
      "a.less": "@import (reference) \"base\";\n@chart-1: @sky;\n@chart-2: #b2182b;",
    ]
    let theme = try readTheme(files["a.less"] ?? "", path: "a.less", options: FolderInMemory.options(files))
    #expect(theme.modes.first?.series.map(\.color.hex) == ["#2166ac", "#b2182b"])
  }

  @Test(arguments: [
    ("export const brand = {ink: '#222222', sky: '#88bbee', rose: '#dd6688'};", "brand.ts"),
    ("export const buttons = ['#222222', '#88bbee'];", "buttons.ts"),
    ("export const chart = '#2166ac';", "one.ts"),
    ("COLORS = ['#2166ac', '#b2182b']", "app.py"),
  ])
  func `a found program is judged only for colours that are called after a chart`(text: String, path: String) {
    var options = ReadingOptions()
    options.isFound = true
    #expect(refusal(text, path: path, options: options)?.reason == .noChartColors)
    let charted = "export const chartColors = ['#2166ac', '#b2182b'];"
    #expect(refusal(charted, path: path.replacing(".py", with: ".ts"), options: options) == nil)
  }

  @Test func `a program that computes its chart colours is named`() throws {
    var options = ReadingOptions()
    options.isFound = true
    let text = "import {purple70, cyan50} from '@carbon/colors';\nexport const categorical = [purple70, cyan50];"
    let problem = try #require(refusal(text, path: "palettes.ts", options: options))
    #expect(problem.sentence == Refusal.computedColors())
    #expect(problem.reason == .noChartColors && problem.doubt == .computed)
  }

  @Test func `a program without literals says what to export`() throws {
    let problem = try #require(refusal("export default makeTheme('dark');", path: "theme.js"))
    #expect(problem.sentence == Refusal.noLiterals())
    #expect(problem.help?.contains("export const theme = {…}") == true && problem.reason == .noChartColors)
  }
}
