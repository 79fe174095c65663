import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// Which of the colours of a program its charts draw as series, and which they do not.
struct DrawnPartsTests {
  private static let five = "['#4b6cb0', '#25b8ec', '#bab0fc', '#5763aa', '#9743b4']"

  @Test(arguments: [
    ("type: 'column'", "{ name: 'a', data: [39, 18] }, { name: 'b', data: [3, 8] }", 2),
    (
      "type: 'pie'", "{ colorByPoint: true, data: [{ name: 'a', y: 59 }, { name: 'b', y: 41 }, { name: 'c', y: 1 }] }",
      3
    ),
    ("type: 'donut'", "44, 55, 41", 3),
    // What is computed may be any number of series or parts.
    ("type: 'column'", "...rows", 5), ("type: 'pie'", "{ data: rows }", 5),
    ("type: 'bar' }, plotOptions: { bar: { distributed: true }", "{ data: [39, 18, 4] }", 5),
  ])
  func `of a list of colours those count that the series of its chart take`(
    chart: String, series: String, count: Int
  ) throws {
    let text = """
      import Highcharts from 'highcharts';
      Highcharts.chart('chart', { chart: { \(chart) }, colors: \(Self.five), series: [\(series)] });

      """
    let theme = try readFoundTheme(text, path: "a.js")
    #expect(theme.modes[0].series.count == count)
    #expect(theme.unjudged.contains { $0.isA(UnjudgedReason.otherColors) } == (count < 5))
  }

  @Test(arguments: [
    "Highcharts.setOptions({ colors: LIST }); Highcharts.chart('a', { series: [{ name: 'a' }, { name: 'b' }] });",
    "const c = Highcharts.chart('a', { colors: LIST, series: [{ name: 'a' }] }); c.addSeries({ name: 'b' });",
    "Highcharts.chart('a', { chart: { type: 'funnel' }, colors: LIST, series: [{ data: [1, 2, 3, 4] }] });",
    "Highcharts.chart('a', { colors: LIST, series: [{ name: 'a' }], drilldown: { series: rows } });",
  ])
  func `a list that other series take too is whole`(call: String) throws {
    let text = "import Highcharts from 'highcharts';\n\(call.replacing("LIST", with: Self.five))\n"
    #expect(try readFoundTheme(text, path: "a.js").modes[0].series.count == 5)
  }

  @Test func `areas that lie on each other, and dense ones, are no bands`() throws {
    func area(_ name: String, _ color: String, _ rest: String) -> String {
      "<Area dataKey=\"\(name)\" stroke=\"none\" fill=\"\(color)\" \(rest) />"
    }
    for rest in ["stackId=\"1\" fillOpacity={0.2}", ""] {
      let areas = area("coal", "#555555", rest) + area("wind", "#2166ac", rest)
      let text = """
        import { ComposedChart, Area, Line } from 'recharts';
        export const Mix = () => <ComposedChart data={d}>\(areas)<Line dataKey="sum" stroke="#c03030" /></ComposedChart>;

        """
      #expect(try readFoundTheme(text, path: "a.tsx").modes[0].series.map(\.name) == ["coal", "wind", "sum"])
    }
  }

  @Test func `an area without a line beside lines is a band between two values`() throws {
    func chart(_ line: String, _ area: String) -> String {
      """
      import { ComposedChart, Area, Line } from 'recharts';
      export const Hr = () => <ComposedChart data={d}>
        <Area dataKey="max" fill="#db63711a" stroke="\(area)" />
        <Line dataKey="avg" stroke="#c03030" />
        <Line dataKey="rest" stroke="\(line)" />
      </ComposedChart>;

      """
    }
    let band = try readFoundTheme(chart("#2b6cb0", "none"), path: "a.tsx").modes[0].series
    #expect(band.map(\.name) == ["avg", "rest"])
    #expect(
      try readFoundTheme(chart("#2b6cb0", "#db6371"), path: "a.tsx").modes[0].series.map(\.name) == [
        "max", "avg", "rest",
      ])
  }

  @Test func `attributes of SVG fade a series`() throws {
    let text = """
      import { LineChart, Line, Bar } from 'recharts';
      export const C = () => <LineChart data={d}>
        <Line dataKey="hr" stroke="#1d4ed8" />
        <Line dataKey="base" stroke="#8a4b00" strokeOpacity={0.5} fillOpacity={0.1} />
        <Line dataKey="awake" stroke="#0b6b3a" strokeOpacity={0.5} opacity={0.5} />
        <Bar dataKey="sum" fill="#7b3294" fillOpacity={0.75} /><Bar dataKey="base" fill="#7b3295" fillOpacity={0} />
      </LineChart>;

      """
    #expect(try readFoundTheme(text, path: "a.tsx").modes[0].series.map(\.opacity) == [nil, 0.5, 0.25, 0.75])
  }

  @Test(arguments: [
    ("plt.plot(x, y, color='#1d4ed8', alpha=0.5)", 0.5, 0), ("plt.bar(x, y, color='#1d4ed8', alpha=0.25)", 0.25, 0),
    ("plt.plot(x, y, color='#1d4ed8')", nil, 0), ("p.vbar(x, fill_color='#1d4ed8', fill_alpha=0.5)", 0.5, 0),
    ("p.vbar(x, fill_color='#1d4ed8', line_alpha=0.5)", nil, 0), ("plt.scatter(x, y, c='#1d4ed8', alpha=0.5)", nil, 1),
    ("plt.scatter(x, y, c='#1d4ed8', alpha=1)", 1, 0), ("plt.fill_between(x, y, color='#1d4ed8', alpha=0.2)", nil, 1),
  ])
  func `alpha of Python fades lines and bars, and what overlaps is not checked`(
    call: String, opacity: Double?, unjudged: Int
  ) throws {
    let text = "import matplotlib.pyplot as plt\n\(call)\nplt.plot(x, z, color='#8a4b00')\n"
    let theme = try readFoundTheme(text, path: "a.py")
    #expect(theme.modes[0].series.map(\.opacity) == [opacity, nil])
    #expect(theme.unjudged.count { $0.isA(UnjudgedReason.overlappingMarks) } == unjudged)
  }

  @Test(arguments: [
    ("<CartesianGrid stroke=\"oklch(1 0 0 / 5%)\" />", false), ("<CartesianGrid stroke=\"#ffffff\" />", false),
    ("<CartesianGrid stroke=\"#eeeeee\" />", true), ("<CartesianGrid strokeDasharray=\"3 3\" />", true),
    ("</LineChart><LayoutGrid stroke=\"white\" /><LineChart>", true),
  ])
  func `white grid lines say that white may not be the background`(grid: String, isKnown: Bool) throws {
    let text = """
      import { LineChart, Line, CartesianGrid } from 'recharts';
      export const C = () => <LineChart data={d}>\(grid)
        <Line dataKey="hrv" stroke="#34d399" /><Line dataKey="bed" stroke="#f59e0b" />
      </LineChart>;

      """
    let mode = try readFoundTheme(text, path: "a.tsx").modes[0]
    #expect((mode.unknownGround == nil) == isKnown)
  }

  @Test(arguments: [
    ("CycleChart.tsx", false), ("cycle-chart.js", true), ("CycleChart.vue", false),
  ])
  func `the name of a component is one of bare lists of colours alone`(path: String, isChart: Bool) throws {
    let list = "const phases = { follicular: '#2b908f', luteal: '#7b3294', menstrual: '#c2571a' };\n"
    let text = path.hasSuffix(".vue") ? "<template><p/></template>\n<script>\n\(list)</script>\n" : "export \(list)"
    #expect(((try? readFoundTheme(text, path: path)) != nil) == isChart)
    let bare = text.replacing(/[a-z]+: '/, with: "'").replacing("= { ", with: "= [ ").replacing(" };", with: " ];")
    #expect(try readFoundTheme(bare, path: path).modes[0].series.count == 3)
    if path.hasSuffix(".js") {
      #expect((try? readFoundTheme(list + "export const C = () => <p fill={phases[x]} />;\n", path: path)) == nil)
    }
  }

  @Test func `colours of texts and icons of a chart are no series of it`() throws {
    func group(_ part: String) -> String {
      "\(part): { chart: { red: '#991b1b', amber: '#92400e', lime: '#3f6212', sky: '#075985' } }"
    }
    let text = "export const tokens = { \(["text", "icon", "mark"].map(group).joined(separator: ", ")) };\n"
    let theme = try readFoundTheme(text, path: "tokens.js")
    #expect(theme.modes.count == 1 && theme.modes[0].series.count == 4)
    #expect(theme.notTaken.allSatisfy { $0.isUnlikely })
  }

  @Test func `a star of Plotly is a symbol`() throws {
    let text = """
      import plotly.graph_objects as go
      fig.add_trace(go.Scatter(x=d, y=a, mode='markers', marker=dict(symbol='circle', color='red'), name='MA'))
      fig.add_trace(go.Scatter(x=d, y=b, mode='markers', marker=dict(symbol='star', color='green'), name='Payout'))

      """
    #expect(try readFoundTheme(text, path: "a.py").modes[0].series.map(\.symbol) == [.circle, .asterisk])
  }

  @Test(arguments: ["geom_col", "ggforce::geom_arc_bar"])
  func `a constant colour of a mark that a scale of ggplot2 fills is its outline`(mark: String) throws {
    let text = """
      library(ggplot2)
      ggplot(d) + \(mark)(aes(x, y, fill = early), color = "#000000") +
        scale_fill_manual(values = c("#FDB813", "#FFF1B8"))

      """
    #expect(try readFoundTheme(text, path: "a.R").modes[0].series.map(\.stroke?.hex) == ["#000000", "#000000"])
  }

  @Test(arguments: [
    ("legend: { labels: { colors: '#fff' } }", false), ("legend: { labels: { colors: '#333' } }", true),
    ("xaxis: { labels: { style: { colors: ['#fff'] } } }", false), ("title: { style: { color: '#fff' } }", true),
  ])
  func `labels of ApexCharts that white would hide say that white may not be the background`(
    option: String, isKnown: Bool
  ) throws {
    let text = """
      import ApexCharts from 'apexcharts';
      new ApexCharts(el, { chart: { type: 'line' }, \(option), colors: ['#f02fc2', '#17ead9'] });

      """
    let mode = try readFoundTheme(text, path: "a.js").modes[0]
    #expect((mode.unknownGround == nil) == isKnown)
  }

  @Test func `so do labels of an axis of Recharts`() throws {
    let text = """
      import { LineChart, Line, XAxis } from 'recharts';
      export const C = () => <LineChart data={d}><XAxis tick={{ fill: 'rgba(226, 232, 240, 0.75)' }} />
        <Line dataKey="hrv" stroke="#34d399" /><Line dataKey="bed" stroke="#f59e0b" />
      </LineChart>;

      """
    #expect(try readFoundTheme(text, path: "a.tsx").modes[0].unknownGround != nil)
  }

  @Test(arguments: [
    "new Chart(el, { type: 'doughnut', data: { datasets: [{ data: v, backgroundColor: LIST }] } })",
    "new ApexCharts(el, { chart: { type: 'donut' }, series: [1, 2, 3, 4, 5], colors: LIST })",
  ])
  func `shades of one hue for the parts of a pie are no ramp`(chart: String) throws {
    let list = "['#0A2B47', '#1E3A5F', '#2F5A82', '#3FBEC9', '#B8E3EA']"
    let text = "import Chart from 'chart.js/auto';\n\(chart.replacing("LIST", with: list))\n"
    let mode = try readFoundTheme(text, path: "a.js").modes[0]
    #expect(mode.series.count == 5 && mode.ramps.isEmpty)
  }

  @Test(arguments: [
    ("a.py", "import matplotlib.pyplot as plt\nplt.pie(v, colors=LIST)\n", "["),
    ("a.R", "library(ggplot2)\npie(v, col = LIST)\n", "c("),
  ])
  func `nor are they for the slices of a call`(path: String, text: String, open: String) throws {
    let list = "\(open)'#0A2B47', '#1E3A5F', '#2F5A82', '#3FBEC9', '#B8E3EA'\(open == "[" ? "]" : ")")"
    let mode = try readFoundTheme(text.replacing("LIST", with: list), path: path).modes[0]
    #expect(mode.series.count == 5 && mode.ramps.isEmpty)
  }

  @Test(arguments: [
    ("a.py", "import matplotlib.pyplot as plt\nplt.pie(v, labels=names, colors=['#2166ac', '#b2182b'])\n", true),
    ("a.py", "import matplotlib.pyplot as plt\nplt.pie(v, colors=['#2166ac', '#b2182b'])\nplt.legend(names)\n", false),
    ("a.py", "import matplotlib.pyplot as plt\nplt.pie(v, labels=None, colors=['#2166ac', '#b2182b'])\n", false),
    (
      "a.py",
      "import matplotlib.pyplot as plt\nplt.pie(v, labels=[f'{p}%' for p in v], colors=['#2166ac', '#b2182b'])\n", false
    ),
    (
      "a.py",
      "import matplotlib.pyplot as plt\nplt.pie(v, labels=p, colors=['#2166ac', '#b2182b'])\nplt.legend(names)\n", false
    ),
    ("a.R", "library(ggplot2)\npie(v, labels = n, col = c('#2166ac', '#b2182b'))\n", true),
    ("a.R", "library(ggplot2)\npie(v, labels = NA, col = c('#2166ac', '#b2182b'))\n", false),
    ("a.js", echarts("{ type: 'pie', data: rows }"), true),
    ("a.js", echarts("{ type: 'pie', label: { formatter: '{b}: {c}' }, data: rows }"), true),
    ("a.js", echarts("{ type: 'pie', label: { formatter: '{d} %' }, data: rows }"), false),
    ("a.js", echarts("{ type: 'pie', label: { show: false }, data: rows }"), false),
    ("a.js", echarts("{ type: 'pie', label: { normal: { show: false } }, data: rows }"), false),
    ("a.js", echarts("{ type: 'pie', label: { show: isWide }, data: rows }"), false),
    ("a.js", echarts("{ type: 'pie', label, data: rows }"), false),
    ("a.js", echarts("{ type: 'pie', label: { formatter: (p) => p.percent }, data: rows }"), false),
    ("a.js", echarts("{ type: 'bar', data: rows }, { type: 'bar', data: others }"), false),
    (
      "a.js",
      "import Highcharts from 'highcharts';\nHighcharts.chart(el, { plotOptions: { pie: { dataLabels: { enabled: false } } }, colors: ['#2166ac', '#b2182b'], series: [{ type: 'pie', data: [{ name: 'a', y: 1 }, { name: 'b', y: 2 }] }] });\n",
      false
    ),
    (
      "a.js",
      "import Highcharts from 'highcharts';\nHighcharts.chart(el, { series: [{ type: 'pie', data: [{ name: 'a', y: 1, color: '#2166ac' }, { name: 'b', y: 2, color: '#b2182b' }] }] });\n",
      true
    ),
    (
      "a.js",
      "import Highcharts from 'highcharts';\nHighcharts.chart(el, { series: [{ type: 'pie', dataLabels: { enabled: false }, data: [{ name: 'a', y: 1, color: '#2166ac' }, { name: 'b', y: 2, color: '#b2182b' }] }] });\n",
      false
    ),
  ])
  func `slices with their names beside them are labelled`(path: String, text: String, areLabelled: Bool) throws {
    let series = try readFoundTheme(text, path: path).modes[0].series
    #expect(series.map { $0.label == .direct } == [areLabelled, areLabelled])
  }

  private static func echarts(_ series: String) -> String {
    "import * as echarts from 'echarts';\nchart.setOption({ color: ['#2166ac', '#b2182b'], series: [\(series)] });\n"
  }

  @Test func `a slice of fl_chart with a title is labelled`() throws {
    let text = """
      import 'package:fl_chart/fl_chart.dart';
      Widget pie() => PieChart(PieChartData(sections: [
        PieChartSectionData(value: 45, title: 'Electronics', color: Color(0xFF3F51B5)),
        PieChartSectionData(value: 30, color: Color(0xFFFF9800)),
      ]));

      """
    var options = FolderInMemory.options([:])
    options.isFound = true
    let theme = try ThemeReader.read(SourceFile(path: "pie.dart", bytes: Array(text.utf8)), options: options)
    #expect(theme.modes[0].series.map { $0.label == .direct } == [true, false])
  }

  @Test(arguments: [
    ("c(\"green\", \"purple\", \"#1e90ff\")", ["#00ff00", "#a020f0", "#1e90ff"]),
    ("c(\"gray\", \"maroon\", \"red\")", ["#bebebe", "#b03060", "#ff0000"]),
  ])
  func `names of colours in R are R's`(colors: String, hexes: [String]) throws {
    let text =
      "library(ggplot2)\nggplot(d, aes(x, y, color = k)) + geom_line() + scale_color_manual(values = \(colors))\n"
    for path in ["a.R", "a.Rmd", "a.qmd"] {
      let chunk = path == "a.R" ? text : "```{r}\n\(text)```\n"
      #expect(try readFoundTheme(chunk, path: path).modes[0].series.map(\.color.hex) == hexes)
    }
  }

  @Test(arguments: [
    ("low = \"#bdbdbd\", mid = \"#41ab5d\", high = \"#00441b\"", 3),
    ("low = \"grey70\", mid = \"#41ab5d\", high = \"#00441b\"", 0),
  ])
  func `a ramp of ggplot2 of which one stop is unknown is not checked`(stops: String, count: Int) throws {
    let text = "library(ggplot2)\nggplot(d, aes(x, y, color = k)) + geom_line() + scale_color_gradient2(\(stops))\n"
    guard count > 0 else {
      let problem = #expect(throws: ThemeProblem.self) { try readFoundTheme(text, path: "a.R") }
      #expect(problem?.doubt == .computed)
      return
    }
    #expect(try readFoundTheme(text, path: "a.R").modes[0].ramps.map(\.stops.count) == [count])
  }

  @Test func `a sheet of references to colours of charts is counted`() throws {
    let text =
      ":root { --border-chart-red: var(--red); --border-chart-amber: var(--amber); --border-chart-lime: var(--lime); }\n"
    let problem = #expect(throws: ThemeProblem.self) { try readFoundTheme(text, path: "a.css") }
    #expect(problem?.doubt != nil)
  }
}
