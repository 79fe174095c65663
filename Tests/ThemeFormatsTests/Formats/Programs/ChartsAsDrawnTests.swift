import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// What programs give to charts, and what they do not.
struct ChartsAsDrawnTests {
  private func found(_ files: [String: String] = [:]) -> ReadingOptions {
    var options = FolderInMemory.options(files)
    options.isFound = true
    return options
  }

  private func series(_ text: String, _ path: String, _ files: [String: String] = [:]) throws -> [[String]] {
    try readTheme(text, path: path, options: found(files)).modes.map { $0.series.map(\.color.hex) }
  }

  private static let recharts = "import { LineChart, Line, Area, ComposedChart } from 'recharts';\n"

  // MARK: Names

  @Test func `series take no colours in turn from a list of which one colour is computed`() throws {
    let text = """
      export const options = {
        series: [{ name: 'South', data: [1] }, { name: 'North', data: [2] }],
        chart: { type: 'area' }, colors: [pick('south'), '#798892', '#26cd5f'],
      };

      """
    let theme = try? readTheme(text, path: "options.js")
    #expect(theme?.modes.allSatisfy { mode in !mode.series.contains { $0.name == "South" } } ?? true)
    let whole = try readTheme(text.replacing("pick('south')", with: "'#6fb0f9'"), path: "options.js")
    #expect(whole.modes[0].series.map(\.name) == ["South", "North"])
  }

  @Test(arguments: [
    "const {primary, success: good} = config.colors;",
    "const primary = config.colors.primary, good = config.colors.success;",
  ])
  func `members that a script takes out of an object are followed`(binding: String) throws {
    let text = "import config from './config';\n\(binding)\nexport const chartColors = [primary, good, '#b2182b'];\n"
    let files = ["config.js": "export default { colors: { primary: '#6fb0f9', success: '#26cd5f' } };\n"]
    #expect(try series(text, "chart.js", files) == [["#6fb0f9", "#26cd5f", "#b2182b"]])
  }

  @Test(arguments: [
    ("app/pages/energy.py", "app/config.py"), ("pages/energy.py", "app/config.py"), ("app/energy.py", "app/config.py"),
  ])
  func `an absolute import of Python begins at a folder above`(path: String, config: String) throws {
    let text = "import plotly.express as px\nfrom app.config import COLORS\npx.bar(d, color_discrete_sequence=COLORS)\n"
    #expect(
      try series(text, path, [config: "COLORS = ['#1d1e18', '#e15759', '#4e79a7']\n"]) == [
        ["#1d1e18", "#e15759", "#4e79a7"]
      ])
  }

  @Test func `variables of one name in two functions of Python are two`() throws {
    let function = """
      def NAME(d):
          colors = COLORS
          fig = go.Figure()
          for one in ['a', 'b']:
              fig.add_trace(go.Scatter(x=d.x, y=d[one], name=one, line=dict(color=colors[one])))

      """
    let text =
      "import plotly.graph_objects as go\n"
      + [("years", "{'a': '#5dade2', 'b': '#f39c12'}"), ("fuels", "{'a': '#b2182b', 'b': '#2166ac'}")]
      .map { function.replacing("NAME", with: $0).replacing("COLORS", with: $1) }.joined()
    #expect(try series(text, "tab.py") == [["#5dade2", "#f39c12"], ["#b2182b", "#2166ac"]])
  }

  @Test(arguments: ["@mantine/charts", "@tremor/react"])
  func `names of colours are a library's own where it has a theme, and are counted`(package: String) {
    let text =
      "import { BarChart } from '\(package)';\nexport const A = () => <BarChart colors={['blue', 'violet']} series={[{name: 'a', color: 'violet'}, {name: 'b', color: 'blue'}]} />;\n"
    #expect(refusal(text, path: "a.tsx", options: found())?.doubt == .computed)
  }

  @Test func `more names than a chart has series are a dictionary`() throws {
    func text(_ count: Int) -> String {
      let names = (0..<count).map { "name\($0): '#\(String(0x100000 + $0 * 500_000, radix: 16))'" }
      let chart = "bb.generate({data: {columns: c, colors: COLORS}, bindto: '#a'});\n"
      return "import bb from 'billboard.js';\nconst COLORS = {\(names.joined(separator: ", "))};\n" + chart
    }
    #expect(try series(text(20), "a.js").map(\.count) == [20])
    #expect(refusal(text(21), path: "a.js", options: found())?.doubt == .otherColors)
  }

  // MARK: Marks

  @Test func `a chart for each item of a list has one of its colours`() throws {
    let loop = "years.map((year, i) => OPEN<Line key={year} dataKey=\"y\" stroke={COLORS[i % 3]} />CLOSE)"
    func text(_ before: String, _ after: String) -> String {
      let marks = loop.replacing("OPEN", with: before).replacing("CLOSE", with: after)
      return Self.recharts
        + "const COLORS = ['#38bdf8', '#0ea5e9', '#ef4444'];\nexport const A = () => <div><LineChart>{\(marks)}</LineChart></div>;\n"
    }
    #expect(try series(text("", ""), "a.jsx") == [["#38bdf8", "#0ea5e9", "#ef4444"]])
    #expect(refusal(text("<LineChart>", "</LineChart>"), path: "YearsChart.jsx", options: found()) != nil)
  }

  @Test func `an area in the colour of a line is the band around it, however faint`() throws {
    let text =
      Self.recharts
      + "export const A = () => <ComposedChart><Area fill=\"rgba(66,135,245,0.18)\" stroke=\"none\" /><Line stroke=\"#4287f5\" /><Line stroke=\"#d62929\" /></ComposedChart>;\n"
    let theme = try ThemeReader.read(SourceFile(path: "a.tsx", bytes: Array(text.utf8)))
    #expect(theme.modes.map { $0.series.map(\.color.hex) } == [["#4287f5", "#d62929"]])
  }

  @Test func `marks that are coloured by names alone are read`() throws {
    let text =
      Self.recharts + "export const A = () => <LineChart><Line stroke=\"teal\" /><Line stroke=\"red\" /></LineChart>;\n"
    #expect(try series(text, "a.tsx") == [["#008080", "#ff0000"]])
  }

  @Test(
    arguments: [
      (
        "import plotly.graph_objects as go\nfig.add_trace(go.Scatter(line=dict(color='red'), marker=dict(symbol='circle')))\nfig.add_trace(go.Scatter(line=dict(color='green'), marker=dict(symbol='diamond')))\n",
        [Symbol.circle, .diamond]
      ),
      (
        "import matplotlib.pyplot as plt\nplt.scatter(a, b, color='#22aa33')\nplt.scatter(c, d, color='#cc5533', marker='*')\n",
        [nil, .asterisk]
      ),
    ] as [(String, [Symbol?])])
  func `symbols of marks are read in Python`(text: String, symbols: [Symbol?]) throws {
    #expect(try readTheme(text, path: "a.py").modes[0].series.map(\.symbol) == symbols)
  }

  @Test(arguments: [
    "go.Pie(labels=a, values=b, marker_colors=['#1d1e18', '#e15759'])",
    "[go.Line(x=a, line=dict(color='#1d1e18')), go.Scatter(x=b, line=dict(color='#e15759'))]",
  ])
  func `traces of Plotly in Python are read`(call: String) throws {
    #expect(
      try series("import plotly.graph_objects as go\nfig = go.Figure(\(call))\n", "a.py") == [["#1d1e18", "#e15759"]])
  }

  @Test func `a series of ECharts takes the first colour of its list`() throws {
    let text =
      "export const option = {xAxis: {}, series: [{name: 'a', type: 'line', color: ['#6fb0f9', '#000000']}, {name: 'b', type: 'line', color: ['#ebb834']}]};\n"
    let theme = try readTheme(text, path: "option.js")
    #expect(theme.problems.isEmpty && theme.modes[0].series.map(\.color.hex) == ["#6fb0f9", "#ebb834"])
  }

  @Test(
    arguments: [
      ("geom_point(aes(fill = status), color = 'white', shape = 21)", []),
      ("geom_point(fill = '#1b7837', color = 'white')", ["#1b7837"]),
      ("geom_line(color = '#1b7837')", ["#1b7837"]),
    ] as [(String, [String])])
  func `beside a filling the colour of a mark of ggplot2 is its outline`(mark: String, colors: [String]) throws {
    let text =
      "library(ggplot2)\nggplot(d) + geom_line(color = '#b2182b') + geom_line(color = '#2166ac') +\n  \(mark)\n"
    #expect(try series(text, "a.R") == [["#b2182b", "#2166ac"] + colors])
  }

  @Test func `bars that the axis names may share a colour`() throws {
    let text = """
      library(ggplot2)
      ggplot(d, aes(x = AXIS, y = n, fill = kind)) + geom_col() +
        scale_fill_manual(values = c(a = "#047c91", b = "#047c91", c = "#5b8c3a"))

      """
    let named = try readTheme(text.replacing("AXIS", with: "kind"), path: "a.R").modes[0].series
    #expect(named.map(\.color.hex) == ["#047c91", "#5b8c3a"] && named.allSatisfy { $0.label == .direct })
    let apart = try readTheme(text.replacing("AXIS", with: "year"), path: "a.R").modes[0].series
    #expect(apart.count == 3 && apart.allSatisfy { $0.label == nil })
  }

  // MARK: No series

  @Test(arguments: [
    ("a.R", "chart_params <- list(list(\"White\", \"#dce1e5\"), list(\"Asian\", \"#047c91\"))\n"),
    (
      "a.py",
      "class Chart:\n    RANGE_COLORS = {'low': {'fill': '#c80000', 'line': '#ffc8c8'}, 'high': {'fill': '#006400', 'line': '#c8f0c8'}}\n"
    ),
    ("a.ts", "export const CHART_GRADIENTS = { price: { id: 'price', colors: ['#22c55e', '#ef4444', '#3b82f6'] } };\n"),
    (
      "a.ts",
      "export const chart = { options3d: { frame: { bottom: { color: '#111111' }, back: { color: '#222222' }, side: { color: '#333333' } } } };\n"
    ),
    (
      "a.tsx",
      "import { ResponsiveLine } from '@nivo/line';\nexport const A = () => <ResponsiveLine defs={[{ colors: [{ offset: 0, color: '#ff0000' }, { offset: 100, color: '#00ff00' }] }]} />;\n"
    ),
  ])
  func `labels, fillings, gradients and walls are no series`(path: String, text: String) {
    #expect(refusal(text, path: path, options: found()) != nil)
  }

  @Test func `grounds among the colours of a chart are none of its series`() throws {
    let text =
      "export const chartColors = { green: '#1b7837', red: '#b2182b', bg2: '#121620', cardBackground: '#ffffff', background: '#ffffff' };\n"
    #expect(try series(text, "a.ts") == [["#1b7837", "#b2182b"]])
  }

  @Test func `cells of a calendar have the colours of a scale`() throws {
    let text =
      "import { ResponsiveCalendar } from '@nivo/calendar';\nexport const A = () => <ResponsiveCalendar colors={['#61cdbb', '#97e3d5', '#e8c1a0', '#f47560']} />;\n"
    let mode = try readTheme(text, path: "a.tsx").modes[0]
    #expect(mode.series.isEmpty && mode.ramps.map(\.stops.count) == [4])
  }

  @Test func `a style that sets no cycle is none that is broken`() throws {
    let text = "STYLE = {'axes.facecolor': '#fffcf0', 'text.color': '#100f0f', 'axes.prop_cycle': None}\n"
    #expect(try readTheme(text, path: "style.py").problems.isEmpty)
  }

  @Test func `a list that any part of a page takes an item of is no chart's`() {
    let text = """
      import 'package:fl_chart/fl_chart.dart';
      final colors = [Color(0xFFFFC107), Color(0xFF4CAF50), Color(0xFFFF9800)];
      Widget a(int i) => CircleAvatar(backgroundColor: colors[i % colors.length]);

      """
    #expect(refusal(text, path: "screen.dart", options: found()) != nil)
  }

  @Test func `a chart of Vega-Lite in a page that says no colour shows Vega's`() {
    let spec =
      "{\"mark\": \"line\", \"encoding\": {\"x\": {\"field\": \"a\"}, \"color\": {\"field\": \"b\", \"type\": \"nominal\"}}}"
    let page = "<script>\nvar spec = \(spec);\nvegaEmbed('#a', spec);\n</script>\n"
    #expect(refusal(page, path: "a.html", options: found()) != nil)
    let colored = page.replacing("\"nominal\"", with: "\"nominal\", \"scale\": {\"range\": [\"#2166ac\", \"#b2182b\"]}")
    #expect(refusal(colored, path: "a.html", options: found()) == nil)
  }

  @Test func `a series that is named by a list takes the colours of its objects, and not their names`() throws {
    var options = ReadingOptions()
    options.series = ["MODES"]
    let text =
      "const MODES = [{mode: 'Sea', color: '#00d4ff'}, {mode: 'Air', color: '#a78bfa'}];\nexport default MODES;\n"
    let theme = try readTheme(text, path: "a.jsx", options: options)
    #expect(theme.problems.isEmpty && theme.modes[0].series.map(\.color.hex) == ["#00d4ff", "#a78bfa"])
  }

  @Test func `a chart whose list of colours is computed is counted`() {
    let text =
      "import { ResponsivePie } from '@nivo/pie';\nexport const A = ({ primary, grey }) => <ResponsivePie colors={[primary.main, grey[300]]} />;\n"
    #expect(refusal(text, path: "pie.js", options: found())?.doubt == .computed)
  }

  // MARK: What stays

  @Test(arguments: [
    (
      "a.R",
      "library(ggplot2)\nggplot(d, aes(x = year, y = n, fill = region)) + geom_col() + labs(x = NULL, fill = NULL) +\n  scale_fill_manual(values = c(\"#d62728\", \"#2ca02c\", \"#8c6d31\"))\n"
    ),
    (
      "a.R",
      "library(ggplot2)\nggplot(d, aes(x = year)) + geom_line(aes(y = a), data = filled, color = \"#d62728\") +\n  geom_line(aes(y = b), color = \"#2ca02c\") + geom_line(aes(y = c), color = \"#8c6d31\")\n"
    ),
    (
      "a.tsx",
      recharts
        + "const COLORS = [\"#d62728\", \"#2ca02c\", \"#8c6d31\"];\nexport const A = ({n}) => <LineChart>{Array.from({length: n}, (_, i) => <Line stroke={COLORS[i % 3]} />)}</LineChart>;\n"
    ),
    (
      "a.tsx",
      recharts
        + "const COLORS = [\"#d62728\", \"#2ca02c\", \"#8c6d31\"];\nfunction A({theme}) { const {COLORS} = theme; return COLORS; }\nexport const B = ({s}) => <LineChart>{s.map((k, i) => <Line stroke={COLORS[i]} />)}</LineChart>;\n"
    ),
    ("a.ts", "export const chartColors = { line1: \"#d62728\", line2: \"#2ca02c\", line3: \"#8c6d31\" };\n"),
    ("a.ts", "export const CHART_COLORS = { \"a.js\": \"#d62728\", \"b.js\": \"#2ca02c\", \"c.js\": \"#8c6d31\" };\n"),
  ])
  func `what only looks like one of these stays a chart's`(path: String, text: String) throws {
    #expect(try series(text, path) == [["#d62728", "#2ca02c", "#8c6d31"]])
    #expect(try readTheme(text, path: path, options: found()).modes[0].series.allSatisfy { $0.label == nil })
  }

  @Test func `lines of Plotly without markers have no symbols, and outlines of markers are no series`() throws {
    let text = """
      import plotly.graph_objects as go
      from plotly.graph_objs.scatter.marker import Line
      fig.add_trace(go.Scatter(name="a", mode="lines", marker=dict(symbol="x"), line=dict(color="#d62728")))
      fig.add_trace(go.Scatter(name="b", marker=dict(color="#2ca02c", line=Line(color="#ffffff", width=1))))

      """
    let series = try readTheme(text, path: "a.py", options: found()).modes[0].series
    #expect(series.map(\.color.hex) == ["#d62728", "#2ca02c"] && series[0].symbol == nil)
  }

  @Test func `a palette that series of C# take items of is a chart's`() throws {
    let colors = ["214, 39, 40", "44, 160, 44", "140, 109, 49"].map { "OxyColor.FromRgb(\($0))" }
    let text = """
      using OxyPlot;
      class A {
        static readonly OxyColor[] palette = { \(colors.joined(separator: ", ")) };
        void B() { for (int i = 0; i < 3; i++) { model.Series.Add(new LineSeries { Color = palette[i] }); } }
      }

      """
    let theme = try ThemeReader.read(SourceFile(path: "a.cs", bytes: Array(text.utf8)), options: found())
    #expect(theme.modes.map { $0.series.map(\.color.hex) } == [["#d62728", "#2ca02c", "#8c6d31"]])
  }

  @Test func `a function of Python sees its own variables and those outside, and no other function's`() throws {
    let text = """
      import matplotlib.pyplot as plt
      colors = ["#d62728", "#2ca02c", "#8c6d31"]
      def a():
          colors = ["#1f77b4", "#ff7f0e", "#222222"]
          return colors
      def b():
          plt.bar(x, y, color=colors)

      """
    #expect(try series(text, "a.py") == [["#d62728", "#2ca02c", "#8c6d31"]])
    let global = text.replacing("    colors = [\"#1f", with: "    global colors\n    colors = [\"#1f")
    #expect(refusal(global, path: "a.py", options: found()) != nil)
  }

  @Test(arguments: [
    "import ReactApexChart from 'react-apexcharts';\nexport const A = () => <ReactApexChart options={{colors: ['#d62728', '#2ca02c'], tooltip: {theme: 'dark'}}} />;\n",
    "import { Bar } from 'react-chartjs-2';\nlocalStorage.setItem('theme', 'dark');\nexport const A = () => <Bar data={{datasets: [{backgroundColor: '#d62728'}, {backgroundColor: '#2ca02c'}]}} />;\n",
  ])
  func `a dark tooltip or setting of a page is no dark chart`(text: String) throws {
    #expect(try readTheme(text, path: "a.jsx", options: found()).modes[0].unknownGround == nil)
  }

  @Test func `lists under kinds of palettes are palettes of these kinds`() throws {
    let text = """
      BASE = {'blue': '#2166ac', 'sky': '#92c5de', 'white': '#ffffff', 'red': '#b2182b'}
      SCHEMES = {
        'categorical': {'status': [BASE['blue'], BASE['red'], BASE['sky']]},
        'sequential': {'blues': [BASE['blue'], BASE['sky'], BASE['white']]},
      }

      """
    let modes = try readTheme(text, path: "tokens.py", options: found()).modes
    #expect(modes.map(\.series.count) == [3, 0] && modes[1].ramps.map(\.kind) == [.sequential])
  }

  // MARK: Counted

  @Test func `groups beside a theme are counted, each under its own name`() throws {
    let text = """
      ACCENT = {'red': '#af3029', 'orange': '#bc5215', 'green': '#66800b', 'blue': '#205ea6'}
      REGIONS = {'NSW': ACCENT['green'], 'QLD': ACCENT['orange'], 'SA': ACCENT['red']}
      TEMPLATE = {'layout': {'paper_bgcolor': '#fffcf0', 'plot_bgcolor': '#fffcf0', 'colorway': ['#205ea6', '#5e409d']}}

      """
    let theme = try readTheme(text, path: "theme.py")
    #expect(theme.modes[0].series.count == 2 && theme.notTaken.map(\.pattern) == ["ACCENT", "REGIONS"])
  }

  @Test(arguments: [("SOURCE_COLORS", true), ("COLORS", false), ("buttonColors", false)])
  func `a file with nothing but the colours of something is likely a chart's`(name: String, isLikely: Bool) throws {
    let problem = try #require(
      refusal("\(name) = ['#e41a1c', '#377eb8', '#4daf4a']\n", path: "config.py", options: found()))
    #expect((problem.likelihood >= ThemeReader.likelyChart) == isLikely)
  }

  @Test func `parts of a pie are a palette beside the options of another chart`() throws {
    let text = """
      import type { EChartsOption } from 'echarts';
      const pie: EChartsOption = { legend: {}, series: [{ type: 'pie', data: [
        { value: 1, name: 'a', itemStyle: { color: '#3bffa0' } }, { value: 2, name: 'b', itemStyle: { color: '#74b9ff' } }] }] };
      const line: EChartsOption = { legend: {}, series: [
        { type: 'line', name: 'c', lineStyle: { color: '#a29bfe' } }, { type: 'line', name: 'd', lineStyle: { color: '#b2182b' } }] };

      """
    #expect(try Set(series(text, "a.ts")) == [["#3bffa0", "#74b9ff"], ["#a29bfe", "#b2182b"]])
  }

  @Test func `colours of Swift that no chart takes by their names are counted`() {
    let colors = (1...3).map { "Path().fill(Color(.sRGB, red: 0.\($0), green: 0.2, blue: 0.3))" }
    let text = "import SwiftUI\n" + colors.joined(separator: "\n") + "\n"
    #expect(refusal(text, path: "View.swift", options: found())?.doubt == .otherColors)
  }

  @Test func `colours of a chart in a notation that is not read are counted`() {
    let text = "export const theme = { light: { \"chart-1\": \"12 76% 61%\", \"chart-2\": \"173 58% 39%\" } };\n"
    #expect(refusal(text, path: "themes.ts", options: found())?.doubt == .otherColors)
  }
}
