import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

@Suite struct ProgramPaletteTests {
  private var found: ReadingOptions {
    var options = ReadingOptions()
    options.isFound = true
    return options
  }

  @Test(arguments: [
    "export function chartPalette() { return ['#2166ac', '#b2182b', '#4d9221']; }",
    "export const chartPalette = (): string[] => ['#2166ac', '#b2182b', '#4d9221'];",
    "export const chartPalette: Palette<Options> = () => {\n  return ['#2166ac', '#b2182b', '#4d9221'];\n};",
    "class Settings {\n  static chartPalette() { const list = ['#2166ac', '#b2182b', '#4d9221']; return list; }\n}\nexport default Settings;",
    "export class Settings { public static readonly chartPalette: string[] = ['#2166ac', '#b2182b', '#4d9221']; }",
    "export const theme = {get chartPalette() { return ['#2166ac', '#b2182b', '#4d9221']; }};",
    "export default function chartPalette(): {a: string} { return {chart: ['#2166ac', '#b2182b', '#4d9221']}; }",
  ])
  func `a function without parameters that returns literals is these literals`(text: String) throws {
    let theme = try readTheme(text, path: "src/settings.ts", options: found)
    #expect(theme.modes[0].series.map(\.color.hex) == ["#2166ac", "#b2182b", "#4d9221"])
  }

  @Test(arguments: [
    "export const palette = {chart: {a: '#2166ac', b: '#b2182b'}, button: {main: '#1565c0', dark: '#0d47a1'}};",
    "export const theme = {palette: {chart: ['#2166ac', '#b2182b'], primary: {main: '#1565c0', dark: '#0d47a1'}}};",
    "export const paletteChart = ['#2166ac', '#b2182b'];\nexport const paletteButton = ['#1565c0', '#0d47a1', '#333333'];",
  ])
  func `the palette of a page beside that of its charts is of no family`(text: String) throws {
    let theme = try readTheme(text, path: "src/theme.ts", options: found)
    #expect(theme.modes.flatMap(\.series).map(\.color.hex) == ["#2166ac", "#b2182b"])
  }

  @Test(arguments: [
    ("// see (#8709) and issue #123\ncolor: #fff; border: #123;", 2),
    ("fill('#0000') fill(\"#1234\") x = #8709ab, #8709AB", 3),
    ("['rgba(51, 102, 255, 0.2)', Color.FromRgb(0, 2, 9), 0xFF2166AC, 'rgba(0, 0, 0, 0.5)', FromArgb(9, 1, 2, 3)]", 4),
  ])
  func `a text holds so many colours, numbers of issues and shadows left out`(text: String, count: Int) {
    let file = SourceFile(path: "a.tsx", bytes: Array(text.utf8))
    #expect(ColorsOfText.areIn(file, atLeast: count) && !ColorsOfText.areIn(file, atLeast: count + 1))
  }

  @Test func `each value that a program exports is looked at, also beside one called Colors`() throws {
    let text = """
      module.exports.chartColors = {a: {hex: '#2166ac', rgb: 'rgb(33, 102, 172)'}, b: {hex: '#b2182b'}};
      module.exports.Colors = {primary: '#1a7fa0', dark: '#09151c'};
      """
    let series = try readTheme(text, path: "charts/colors.js", options: found).modes.flatMap(\.series)
    #expect(series.map(\.name) == ["a", "b"])
  }

  @Test func `colours that are objects of spellings stand on the background beside them`() throws {
    let text = """
      export const palette = {up: {rgb: [44, 160, 44]}, down: {hex: brand(), rgb: [214, 39, 40]}, flat: {hex: '#0072b2', rgb: [0, 114, 178]}};
      export const background = '#3a2a20';
      """
    let mode = try readTheme(text, path: "src/brand.ts").modes[0]
    #expect(mode.series.map(\.name) == ["up", "down", "flat"] && mode.background?.hex == "#3a2a20")
    #expect(mode.series.map(\.color.hex) == ["#2ca02c", "#d62728", "#0072b2"])
  }

  @Test(arguments: [
    (
      "plot.py",
      "import plotly.express as px\nfig = px.bar(df, color_discrete_map={\"x\": \"#0072b2\", \"y\": \"#d55e00\"})\nfig2 = px.line(df, color_discrete_sequence=px.colors.qualitative.Set1)\n"
    ),
    (
      "plot.js",
      "import * as d3 from 'd3';\nconst a = d3.scaleOrdinal(['#0072b2', '#d55e00']);\nconst b = d3.scaleOrdinal(d3.schemeCategory10);\n"
    ),
  ])
  func `a palette of a library beside colours of the program counts as not checked`(path: String, text: String) throws {
    let theme = try readTheme(text, path: path, options: found)
    #expect(theme.modes[0].series.count == 2 && theme.unjudged.contains { $0.isA(UnjudgedReason.namedColorMap) })
  }

  @Test func `a format of plot that names a colour counts as not read`() throws {
    let text = """
      import matplotlib.pyplot as plt
      plt.plot(x, y, color="tab:green")
      plt.plot(x, z, "r--")
      plt.plot(x, w, "o", c="tab:blue")
      """
    let theme = try readTheme(text, path: "plot.py", options: found)
    #expect(theme.modes[0].series.count == 2 && theme.unjudged.count == 1)
  }

  @Test func `shades of one hue get no command`() throws {
    let text = """
      export const chartColors = ['#2166ac', '#b2182b'];
      export const blue = ['#eff3ff', '#bdd7e7', '#6baed6', '#3182bd', '#08519c'];
      export const tags = ['#1565c0', '#b2182b', '#333333'];
      """
    let groups = try readTheme(text, path: "src/theme.ts", options: found).notTaken
    #expect(groups.map(\.pattern) == ["blue", "tags"] && groups.map { $0.command == nil } == [true, false])
  }

  @Test func `all groups of colours that are not judged are counted`() throws {
    let others = (1...40).map { "export const tags\($0) = {a: '#\(100_000 + $0)', b: '#00755c', c: '#e69f00'};\n" }
    let theme = try readTheme(
      "export const chartColors = ['#2166ac', '#b2182b'];\n" + others.joined(), path: "src/theme.ts", options: found)
    #expect(theme.notTaken.count == 40)
  }

  @Test func `lists of colours that a palette takes too are offered, unless it takes all of theirs`() throws {
    let text = """
      class Brand:
          BLUE = '#002147'
          CORAL = '#FE615A'
          PINK = '#E6007E'
          STONE = '#D9D8D6'
          SKY = '#B9D6F2'
      class Palettes:
          PRIMARY = [Brand.BLUE, Brand.CORAL, Brand.PINK]
          COLD = [Brand.BLUE, Brand.SKY, Brand.STONE]
          DIVERGING = [Brand.CORAL, Brand.STONE, Brand.SKY, Brand.BLUE]

      """
    let theme = try readTheme(text, path: "colors.py", options: found)
    #expect(theme.notTaken.map(\.pattern) == ["Palettes.PRIMARY"])
    // The word for the kind of a list is a part of its name.
    #expect(theme.modes[0].ramps.map(\.name) == ["Palettes DIVERGING"])
  }

  @Test func `so is one of Python`() throws {
    let text = "def chart_colors() -> list:\n    \"\"\"For charts.\"\"\"\n    return ['#2166ac', '#b2182b']\n"
    #expect(try readTheme(text, path: "brand.py", options: found).modes[0].series.count == 2)
  }

  @Test(arguments: [
    "export function chartPalette() { if (x) { return ['#2166ac'] } return ['#b2182b', '#2166ac', '#4d9221', '#c51b7d']; }",
    "function draw() { paint(['#2166ac', '#b2182b', /* a comment */ '#4d9221', '#c51b7d']); }",
    "const hues = ['#2166ac', '#b2182b',\n  '#4d9221', // green\n  '#c51b7d'];\nexport const theme = expand(hues);",
  ])
  func `a program whose lists nobody can read without running it is counted`(text: String) {
    let problem = refusal(text, path: "src/settings.ts", options: found)
    #expect(problem?.reason == .noChartColors)
    #expect(problem?.doubt == .otherColors || problem?.doubt == .computed)
  }

  @Test func `colours that are not exported are counted, and read where the file is named`() throws {
    let text = """
      const darkCategories = ['#8ab4f8', '#fdd663', '#81c995'];
      export const version = 1;
      export function makeConfig(theme) { return {range: {category: darkCategories}, theme}; }
      """
    #expect(refusal(text, path: "src/make.ts", options: found)?.doubt == .otherColors)
    let theme = try ThemeReader.read(SourceFile(path: "src/make.ts", bytes: Array(text.utf8)))
    #expect(theme.modes[0].series.map(\.color.hex) == ["#8ab4f8", "#fdd663", "#81c995"])
  }

  @Test(arguments: [
    ("src/charts/meadow.ts", "meadowLight", false), ("src/charts.ts", "meadowLight", true),
    ("src/theme/light.ts", "chartPalette", true), ("src/theme/light.ts", "heatmapColors", true),
    ("src/theme/light.ts", "buttons", false),
    ("src/theme/chartreuse.ts", "colors", false),
  ])
  func `the name of a list or of its file says that it is a chart's`(path: String, name: String, isChart: Bool) {
    let text = "export const \(name) = ['#173a5e', '#00a3a0', '#c91b63', '#ffa726'];"
    #expect((refusal(text, path: path, options: found) == nil) == isChart)
  }

  @Test func `keys that differ in a number are a row, beside the other colours of a page`() throws {
    let text = """
      export default { Color: {
        Brand100: '#e7f0fe', Brand200: '#69a1fa', Chart1: '#0072b2', Chart2: '#d55e00', Chart3: '#009e73',
        ChartMono1: '#89e8df', ChartMono2: '#2f73da', ChartMono3: '#002966', White: '#ffffff' } };
      """
    let theme = try readTheme(text, path: "src/core.ts", options: found)
    #expect(theme.modes.map(\.name) == ["Chart", "ChartMono"])
    #expect(theme.modes[0].series.map(\.color.hex) == ["#0072b2", "#d55e00", "#009e73"])
  }

  @Test(arguments: [
    "export const series = {title: 'Tan', id: 'tan', eventColor: 'blue'};",
    "export const DEFAULT_FILL_COLOR = '#FFF';\nexport const DEFAULT_STROKE_COLOR = '#000';",
  ])
  func `settings with the names of colours are no palette`(text: String) {
    #expect(refusal(text, path: "src/boxPlot/chart-series.ts", options: found)?.reason == .noChartColors)
  }

  @Test(arguments: [
    "export const seriesConfig = {colorProcessor: getColors, colorRange: getRange, seriesColor: makeColor};",
    "export const chartAxis = {textRange: a.b, seriesRange: c.d, axisRange: e.f};",
  ])
  func `code that computes no colours raises no doubt`(text: String) {
    #expect(refusal(text, path: "src/seriesConfig.ts", options: found)?.doubt == nil)
  }

  @Test func `values for light and dark under several keys are the series of two modes`() throws {
    let theme = try readTheme(
      """
      const tokens = {
        chartBlue: {light: '#2166ac', dark: '#6aa9ff'}, chartRed: {light: '#b2182b', dark: '#ff8a80'},
        chartGreen: {light: '#4d9221', dark: '#7fd38a'},
      };
      export {tokens};
      """, path: "color-charts.ts")
    #expect(theme.modes.map(\.name) == ["light", "dark"])
    #expect(theme.modes[0].series.map(\.color.hex) == ["#2166ac", "#b2182b", "#4d9221"])
    #expect(theme.modes[1].series.map(\.color.hex) == ["#6aa9ff", "#ff8a80", "#7fd38a"])
    #expect(theme.modes[0].series.map(\.name) == ["chartBlue", "chartRed", "chartGreen"])
    #expect(theme.modes[1].unknownGround != nil, "a dark mode without a ground is not judged on white")
  }

  @Test func `the same in JSON`() throws {
    let theme = try readTheme(
      ##"{"chart": {"a": {"light": "#2166ac", "dark": "#6aa9ff"}, "b": {"light": "#b2182b", "dark": "#ff8a80"}}}"##)
    #expect(theme.modes.map(\.name) == ["light", "dark"])
    #expect(theme.modes.map { $0.series.map(\.name) } == [["a", "b"], ["a", "b"]])
  }

  @Test func `a theme of Bokeh without a ground is found, for its texts are what it is for`() throws {
    var options = ReadingOptions()
    options.isFound = true
    let theme = try readTheme(
      ##"json = {"attrs": {"Axis": {"major_label_text_color": "#5b5b5b"}, "Title": {"text_color": "#5b5b5b"}}}"##,
      path: "themes/_quay.py", options: options)
    #expect(theme.formatLabel == "Bokeh theme in Python" && theme.modes[0].text?.hex == "#5b5b5b")
  }

  @Test
  func `several scales of a program are palettes, called after what they are assigned to, and no modes of one chart`()
    throws
  {
    let text = """
      import { scaleOrdinal } from 'd3';
      export const ages = scaleOrdinal(['#2166ac', '#b2182b']);
      export const regions = scaleOrdinal().range(['#b2182b', '#2166ac']);
      """
    let theme = try readTheme(text, path: "scales.ts")
    #expect(theme.modes.map(\.name) == ["ages", "regions"] && theme.modeWord == .palette)
    let named = "export const chartA = {in: '#2166ac', out: '#b2182b', rest: '#e0a000'};\n"
    let swapped = "export const chartB = {in: '#b2182b', out: '#2166ac', rest: '#d98c00'};\n"
    let lists = try readTheme(named + swapped, path: "charts.ts")
    #expect(!Judge.judge(lists).findings.contains { $0.rule == .modeIdentitySwap })
    let modes = try readTheme(
      (named + swapped).replacing("chartA", with: "chartLight").replacing("chartB", with: "chartDark"),
      path: "charts.ts")
    #expect(modes.modeWord == .mode && Judge.judge(modes).findings.contains { $0.rule == .modeIdentitySwap })
  }

  @Test func `stops of gradients are no series, whatever object holds them`() throws {
    let text = """
      export const chart = { gradientActionStop1: '#6a11cb', gradientActionStop2: '#2575fc', gradientActionStop3: '#11998e' };
      """
    var options = ReadingOptions()
    options.isFound = true
    #expect(refusal(text, path: "theme.ts", options: options)?.reason == .noChartColors)
  }

  @Test(arguments: [
    (
      "bnb.ts",
      "const schemes = [{id: 'bnb', label: 'BnB', colors: ['#2166ac', '#b2182b', '#1b7837']}].map(s => new CategoricalScheme(s));\nexport default schemes;\n",
      ["#2166ac", "#b2182b", "#1b7837"]
    ),
    (
      "superset_config.py",
      "EXTRA_CATEGORICAL_COLOR_SCHEMES = [{'id': 'own', 'label': 'Own', 'colors': ['#2166ac', '#b2182b', '#1b7837']}]\n",
      ["#2166ac", "#b2182b", "#1b7837"]
    ),
  ])
  func `colour schemes of Superset are a chart's`(path: String, text: String, series: [String]) throws {
    let modes = try readTheme(text, path: path, options: found).modes
    #expect(modes.flatMap(\.series).map(\.color.hex) == series)
  }

  @Test func `a page's script and its style sheet are judged both`() throws {
    let page = """
      <script setup>
      import { Line } from 'vue-chartjs'
      const data = {datasets: [{label: 'in', borderColor: '#2166ac'}, {label: 'out', borderColor: '#b2182b'}]}
      </script>
      <style>:root { --chart-1: #e08214; --chart-2: #008672; --background: #ffffff }</style>
      """
    let modes = try readTheme(page, path: "Chart.vue").modes
    #expect(modes.map(\.name) == ["script", "style"])
    #expect(modes.map { $0.series.map(\.color.hex) } == [["#2166ac", "#b2182b"], ["#e08214", "#008672"]])
  }

  @Test func `an escaped colour of Less is a colour`() throws {
    let theme = try readTheme("@chart-1: ~\"#2166ac\"; @chart-2: #b2182b; @chart-3: ~'#1b7837';", path: "chart.less")
    #expect(theme.modes[0].series.map(\.color.hex) == ["#2166ac", "#b2182b", "#1b7837"])
  }

  @Test func `the attributes of a class of Python are one theme, its background among them`() throws {
    let text = """
      class Light(Style):
          \"""On paper.\"""
          background = "#ffffff"
          colors = ("#2166ac", "#b2182b")

          def width(self):
              colors = 3

      class Dark(Style):
          background = "#101010"
          colors = ("#88aaff", "#ffaa66")

      class Sea(Style):
          background = darken("#1b8088", 15)
          colors = ("#88aaff", "#aaffee")

      PAPER = "#eeeeee"
      """
    let theme = try readTheme(text, path: "charts.py", options: found)
    #expect(theme.modes.map(\.name) == ["Light", "Dark", "Sea"])
    #expect(theme.modes.map { $0.background?.hex } == ["#ffffff", "#101010", nil])
    #expect(theme.modes.map { $0.series.first?.color.hex } == ["#2166ac", "#88aaff", "#88aaff"])
    #expect(
      theme.modes[2].unknownGround
        == "'background' is computed by the program; set it with --mode Sea --background COLOR")
  }

  @Test func `the colours that a class draws its parts in are settings, and no series`() {
    let text =
      "public class RadarChart extends View { private int webColor = Color.rgb(1, 2, 3), innerColor = Color.rgb(9, 9, 9); private int textColor = Color.rgb(4, 5, 6); }"
    #expect(throws: ThemeProblem.self) { try readTheme(text, path: "charts/RadarChart.java", options: found) }
  }

  @Test func `a text in backquotes of Go may hold quotes and brackets`() throws {
    let text = "package charts\nvar help = `\"base\": '(`\nvar chartColors = []string{\"#2166ac\", \"#b2182b\"}\n"
    let theme = try readTheme(text, path: "charts.go", options: found)
    #expect(theme.modes[0].series.count == 2 && theme.problems.isEmpty, "\(theme.problems)")
  }

  /// A program that draws two series that can be read, and a third; what is said of that.
  @Test(arguments: [
    ("<LineChart><Line stroke='#2166ac'/><Line stroke='#b2182b'/><Line stroke='#00ff0'/></LineChart>", true),
    ("<LineChart><Line stroke='#2166ac'/><Line stroke='#b2182b'/><Line stroke='var(--sea)'/></LineChart>", false),
    ("<LineChart><Line stroke='#2166ac'/><Line stroke='#b2182b'/><Line stroke={theme.sea}/></LineChart>", false),
    (
      "new Chart(c, {data: {datasets: [{borderColor: '#2166ac'}, {borderColor: '#b2182b'}, {borderColor: '#00ff0'}]}})",
      true
    ),
    (
      "new Chart(c, {data: {datasets: [{borderColor: '#2166ac'}, {borderColor: '#b2182b'}, {backgroundColor: pick(3)}]}})",
      false
    ),
    ("export const chartColors = {a: '#2166ac', b: '#b2182b', c: green};", false),
  ])
  func `a colour that a chart takes is an error or counted, and never lost`(text: String, isFault: Bool) throws {
    let theme = try readTheme(
      "import { LineChart, Line } from 'recharts';\n" + text, path: "src/plot.tsx", options: found)
    #expect(theme.modes[0].series.map(\.color.hex) == ["#2166ac", "#b2182b"])
    #expect(theme.problems.count == (isFault ? 1 : 0), "\(theme.problems)")
    #expect(theme.unjudged.map { $0.isA(UnjudgedReason.computed) } == (isFault ? [] : [true]), "\(theme.unjudged)")
  }

  @Test(arguments: [
    "for name in PALETTE:\n    plt.plot(x, y, color=name)\n",
    "for i, name in enumerate(PALETTE):\n    plt.plot(x, y, color=name)\n",
    "for y, name in zip(data, PALETTE):\n    plt.plot(x, y, color=name)\n",
  ])
  func `the variable of a loop is each colour of the list`(loop: String) throws {
    let text = "import matplotlib.pyplot as plt\nPALETTE = ['#2166ac', '#b2182b', '#4d9221']\n" + loop
    #expect(try readTheme(text, path: "src/draw.py", options: found).modes[0].series.count == 3)
  }

  @Test func `marks of one chart in one colour are one series, where none has a name`() throws {
    let text =
      "import { LineChart, Line } from 'recharts';\n<LineChart><Line stroke='#2166ac'/><Line stroke='#2166ac' opacity={0.5}/><Line stroke='#b2182b'/></LineChart>"
    #expect(try readTheme(text, path: "src/plot.tsx", options: found).modes[0].series.count == 2)
  }

  @Test func `what is computed beside the codes of a list that a chart takes is counted`() throws {
    let text = "import matplotlib.pyplot as plt\nplt.pie(x, colors=['#2166ac', '#b2182b', pick()])\n"
    #expect(try readTheme(text, path: "src/draw.py", options: found).unjudged.count == 1)
  }

  @Test func `what is drawn beside the cycle of the settings is a palette of its own`() throws {
    let text = """
      import matplotlib.pyplot as plt
      plt.rcParams.update({"axes.prop_cycle": plt.cycler(color=["#1b9e77", "#d95f02"])})
      plt.bar(x, y, color=["#111111", "#222222", "#333333"])
      """
    #expect(try readTheme(text, path: "src/draw.py", options: found).modes.map(\.series.count) == [2, 3])
  }
}
