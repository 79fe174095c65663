import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// The background that a program of Python or R writes for its charts.
@Suite struct ProgramGroundTests {
  private func mode(_ path: String, _ text: String) throws -> ThemeMode {
    try ThemeReader.read(SourceFile(path: path, bytes: Array(text.utf8))).modes[0]
  }

  private static let plotly =
    "import plotly.express as px\nfig = px.line(df, color_discrete_sequence=['#2166ac', '#b2182b'])\n"
  private static let matplotlib =
    "import matplotlib.pyplot as plt\nfig, ax = plt.subplots()\nax.plot(x, y, color='#2166ac', label='a')\nax.plot(x, z, color='#b2182b', label='b')\n"
  private static let ggplot =
    "library(ggplot2)\nggplot(d) + geom_line() + scale_colour_manual(values = c('#2166ac', '#b2182b'))"

  @Test(arguments: [
    ("a.py", plotly + "fig.update_layout(paper_bgcolor='#101418', plot_bgcolor='#181c20')\n", "#181c20"),
    ("b.py", plotly + "fig.update_layout(paper_bgcolor='#101418', plot_bgcolor='rgba(0,0,0,0)')\n", "#101418"),
    ("c.py", matplotlib + "ax.set_facecolor('#101418')\n", "#101418"),
    ("d.py", matplotlib + "fig.patch.set_facecolor('#101418')\n", "#101418"),
    ("f.R", ggplot + " + theme(panel.background = element_rect(fill = '#101418'))\n", "#101418"),
    (
      "g.R",
      ggplot
        + " + theme(panel.background = element_blank(), plot.background = element_rect(fill = '#101418'))\n",
      "#101418"
    ),
  ])
  func `one colour is the background of its charts`(path: String, text: String, ground: String) throws {
    let mode = try mode(path, text)
    #expect(mode.background?.hex == ground && mode.series.count == 2)
  }

  @Test(arguments: [
    ("a.py", plotly + "fig.update_layout(plot_bgcolor=ground)\n"),
    ("b.py", plotly + "fig.update_layout(template='plotly_dark')\n"),
    ("c.py", "plt.style.use('dark_background')\n" + matplotlib),
    ("d.py", matplotlib + "ax.set_facecolor('#101418')\nother.set_facecolor('#ffffff')\n"),
    ("e.R", ggplot + " + theme_dark()\n"),
    ("f.py", "plt.style.use('dracula')\n" + matplotlib), ("g.py", "plt.style.use(styles.dracula)\n" + matplotlib),
    ("h.py", "plt.style.use(['ggplot', 'science'])\n" + matplotlib),
    (
      "i.js",
      "import ApexCharts from 'apexcharts';\nconst options = { theme: { mode: 'dark' }, colors: ['#2166ac', '#b2182b'] };\n"
    ),
    (
      "j.js",
      "import * as echarts from 'echarts';\nconst chart = echarts.init(element, 'dark');\nchart.setOption({ color: ['#2166ac', '#b2182b'] });\n"
    ),
  ])
  func `one that is computed, several and a dark style leave it unknown`(path: String, text: String) throws {
    let mode = try mode(path, text)
    #expect(mode.background == nil && mode.unknownGround != nil && mode.series.count == 2)
  }

  @Test(arguments: [
    ("Card(color: const Color(0xFF2A2A3E), child: CHART)", "#2a2a3e", false),
    ("Container(decoration: BoxDecoration(color: Color(0xFF2A2A3E), borderRadius: r), child: CHART)", "#2a2a3e", false),
    (
      "Scaffold(backgroundColor: Color(0xFF101418), body: Card(color: Color(0xFF2A2A3E), child: CHART))", "#2a2a3e",
      false
    ),
    ("Row(children: [Container(color: Color(0xFF2A2A3E)), CHART])", nil, false),
    ("Card(color: Theme.of(context).cardColor, child: CHART)", nil, true),
    ("Scaffold(backgroundColor: Color(0xFF101418), body: Container(decoration: box, child: CHART))", nil, true),
    (
      "Scaffold(backgroundColor: Color(0xFF101418), body: Container(decoration: BoxDecoration(gradient: g), child: CHART))",
      nil, true
    ),
    ("Scaffold(backgroundColor: Color(0xFF101418), body: Card(child: CHART))", nil, true),
    ("Container(decoration: isDark ? box : BoxDecoration(color: Color(0xFFFFFFFF)), child: CHART)", nil, true),
    (
      "Container(color: Color(0xFF2A2A3E), child: Container(color: Colors.transparent, child: CHART))", "#2a2a3e", false
    ),
    ("Card(child: CHART)", nil, false),
    ("Column(children: [Card(color: Color(0xFF2A2A3E), child: CHART), CHART])", nil, true),
    (
      "Column(children: [Card(color: Color(0xFF2A2A3E), child: CHART), Card(color: Color(0xFFFFFFFF), child: CHART)])",
      nil, true
    ),
  ])
  func `the nearest widget that paints one is behind a chart of Flutter`(
    page: String, ground: String?, isUnknown: Bool
  ) throws {
    let chart = """
      LineChart(LineChartData(lineBarsData: [
        LineChartBarData(spots: a, color: Color(0xFF3F51B5)), LineChartBarData(spots: b, color: Color(0xFFFF9800)),
      ]))
      """
    let mode = try mode(
      "a.dart",
      "import 'package:fl_chart/fl_chart.dart';\nWidget build() => \(page.replacing("CHART", with: chart));\n")
    #expect(mode.background?.hex == ground && (mode.unknownGround != nil) == isUnknown && mode.series.count == 2)
  }

  @Test(arguments: ["seaborn-v0_8-whitegrid", "ggplot", "default"])
  func `a light style of matplotlib's own leaves it as it is`(style: String) throws {
    #expect(try mode("a.py", "plt.style.use('\(style)')\n" + Self.matplotlib).unknownGround == nil)
  }

  @Test func `the theme of a chart of nivo names it`() throws {
    let text =
      "import { ResponsivePie } from '@nivo/pie';\nconst looks = { background: '#0b0b0b' };\nexport const A = () => <ResponsivePie theme={looks} colors={['#2166ac', '#b2182b']} />;\n"
    #expect(try mode("a.jsx", text).background?.hex == "#0b0b0b")
  }

  @Test(arguments: [
    ("ticks: { color: 'white' }", true), ("scales: { x: { title: { color: '#f0f0f0' } } }", true),
    ("title: { color: 'white' }", false), ("scales: { x: { grid: { color: '#eee' } } }", false),
    ("xAxis: { splitLine: { lineStyle: { color: '#eee' } } }", false),
    ("xAxis: { axisLabel: { color: '#eee' } }", true),
    ("xAxis: { labels: { style: { color: '#eee' } } }", true), ("card: { textStyle: { color: '#fff' } }", false),
    ("xAxis: { axisPointer: { label: { textStyle: { color: '#fff' } } } }", false),
    ("textStyle: { color: 'rgba(255, 255, 255, 0.7)' }", true),
    ("legend: { labels: { color: 'rgb(250 250 250)' } }", true), ("ticks: { color: '#333' }", false),
    ("label: { color: '#fff' }", false), ("tooltip: { textStyle: { color: '#fff' } }", false),
    ("datalabels: { title: { color: '#fff' } }", false),
  ])
  func `texts that white would hide are not on white`(part: String, isUnknown: Bool) throws {
    let mode = try mode(
      "a.js",
      "import { Chart } from 'chart.js';\nnew Chart(c, { data: { datasets: [{ label: 'a', backgroundColor: '#2166ac' }, { label: 'b', backgroundColor: '#b2182b' }] }, options: { \(part) } });"
    )
    #expect((mode.unknownGround != nil) == isUnknown && mode.background == nil && mode.series.count == 2)
  }

  @Test func `the background beside a palette is its own, also deep in an object of modes`() throws {
    let theme = try readTheme(
      """
      export const chartPresets = { spectrum: {
        light: { background: "#f4f7ff", series: ["#e11d48", "#2563eb"] },
        dark: { background: "#07111f", series: ["#60a5fa", "#34d399"] } } };
      """, path: "a.ts")
    #expect(theme.modes.map { $0.background?.hex } == ["#f4f7ff", "#07111f"])
  }

  @Test(arguments: [
    ("a.py", plotly), ("b.py", matplotlib + "ax.legend(facecolor='#101418')\n"),
    ("c.R", ggplot + " + theme(legend.background = element_rect(fill = '#101418'))\n"),
  ])
  func `what is no background of marks says nothing`(path: String, text: String) throws {
    let mode = try mode(path, text)
    #expect(mode.background == nil && mode.unknownGround == nil)
  }
}
