import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// Programs as the documentation of chart libraries writes them.
@Suite struct DrawnColorsTests {
  private var found: ReadingOptions {
    var options = ReadingOptions()
    options.isFound = true
    return options
  }

  @Test func `of two colours that a chart takes one may be misspelt, which is an error`() throws {
    let text = "import Chart from 'react-apexcharts';\nexport const C = () => <Chart colors={['#101010', 'bleu']} />;"
    let theme = try readTheme(text, path: "src/Sales.tsx", options: found)
    #expect(theme.modes[0].series.map(\.color.hex) == ["#101010"] && theme.problems.count == 1)
  }

  private func series(_ text: String, path: String = "src/Sales.tsx") throws -> [String] {
    try readTheme(text, path: path, options: found).modes.flatMap { mode in
      mode.series.map { "\($0.name) \($0.color.hex)" }
    }
  }

  @Test(arguments: [
    """
    import { LineChart, Line, CartesianGrid, XAxis } from 'recharts';
    export default () => (
      <LineChart data={rows}><CartesianGrid stroke="#eeeeee" /><XAxis stroke="#999999" /><Tooltip />
        <Line dataKey="in" stroke="#2166ac" /><p>It's</p>
        <Line dataKey="out" name="Out" stroke="#b2182b" /></LineChart>);
    """,
    """
    import { AreaChart, Area } from 'recharts';
    const lines = [{ key: 'in', color: '#2166ac' }, { key: 'x', label: 'Out', color: '#b2182b' }];
    export const Chart = () => <AreaChart>{lines.map((line) => <Area dataKey={line.key} stroke={line.color} />)}</AreaChart>;
    """,
    """
    import { AreaChart, Area } from 'recharts';
    const lines = [{ name: 'in', color: '#2166ac' }, { name: 'Out', color: '#b2182b' }];
    export const Chart = () => <AreaChart>{lines.map(({ name, color }) => <Area stroke={color} />)}</AreaChart>;
    """,
    "import { LineChart } from '@mui/x-charts';\nexport const C = () => <LineChart series={[{label: 'in', color: '#2166ac'}, {label: 'Out', color: '#b2182b'}]} />;",
    "import Plot from 'react-plotly.js';\nexport const C = () => <Plot data={[{name: 'in', marker: {color: '#2166ac'}}, {name: 'Out', line: {color: '#b2182b'}}]} />;",
    """
    import Chart from 'chart.js/auto';
    new Chart(context, {data: {datasets: [
      {label: 'in', borderColor: '#2166ac', backgroundColor: 'rgba(33, 102, 172, 0.2)'}, {label: 'Out', backgroundColor: '#b2182b'}]}});
    """,
    """
    import { Pie } from 'react-chartjs-2';
    export function Votes() {
      const data = {labels: ['in', 'Out'], datasets: [{label: 'Votes', backgroundColor: ['#2166ac', '#b2182b'],
        hoverBackgroundColor: ['#ff0000', '#00ff00']}]};
      return <Pie data={data} />;
    }
    """,
    "import * as echarts from 'echarts';\nchart.setOption({series: [{name: 'in', itemStyle: {color: '#2166ac'}}, {name: 'Out', lineStyle: {color: '#b2182b'}}]});",
    "import echarts from 'echarts';\nexport default { methods: { draw() { this.chart.setOption({series: [{name: 'in', itemStyle: {normal: {color: 'rgb(33,102,172)', barBorderRadius: 0}}}, {name: 'Out', lineStyle: {normal: {color: '#b2182b'}}}]}); } } };",
    "import Highcharts from 'highcharts';\nexport function show() { Highcharts.chart('c', {series: [{name: 'in', color: '#2166ac'}, {name: 'Out', color: '#b2182b'}]}); }",
    "import * as d3 from 'd3';\nexport function draw() { const color = d3.scaleOrdinal().domain(['in', 'Out']).range(['#2166ac', '#b2182b']); }",
    "import { scaleOrdinal } from 'd3-scale';\nconst color = scaleOrdinal(['in', 'Out'], ['#2166ac', '#b2182b']);\nexport const version = 1;",
    "import { scaleOrdinal } from '@visx/scale';\nconst first = '#2166ac';\nexport default function Bars() { const color = scaleOrdinal<string, string>({domain: ['in', 'Out'], range: [first, '#b2182b']}); }",
  ])
  func `what a chart draws with is its series, under the names that it gives them`(text: String) throws {
    let names = try series(text)
    #expect(names == ["in #2166ac", "Out #b2182b"] || names == ["#2166ac #2166ac", "#b2182b #b2182b"])
  }

  @Test(arguments: [
    "import { Pie, Cell } from 'recharts';\nconst COLORS = [LIST];\nexport const P = () => <Pie>{rows.map((row, i) => <Cell fill={COLORS[i % COLORS.length]} />)}</Pie>;",
    "import { ResponsiveBar } from '@nivo/bar';\nexport const B = () => <ResponsiveBar colors={[LIST]} />;",
    "import Chart from 'react-apexcharts';\nexport function A() { const options = {colors: [LIST], grid: {row: {colors: ['#f3f3f3', '#ffffff']}}}; return <Chart options={options} />; }",
    "import * as echarts from 'echarts';\nexport const draw = () => { chart.setOption({color: [LIST], xAxis: {axisLine: {lineStyle: {color: '#333333'}}}}); };",
    "import Highcharts from 'highcharts';\nHighcharts.chart('container', {chart: {backgroundColor: '#ffffff'}, colors: [LIST], series: rows});",
  ])
  func `so is the list that it takes its colours from`(text: String) throws {
    let text = text.replacing("LIST", with: "'#2166ac', '#b2182b', '#4d9221'")
    #expect(try series(text) == ["#2166ac #2166ac", "#b2182b #b2182b", "#4d9221 #4d9221"])
  }

  @Test(arguments: [
    "import { scaleSequential } from 'd3';\nexport const draw = () => { const heat = scaleSequential(['#fff5f0', '#fb6a4a', '#67000d']); };",
    "import * as d3 from 'd3';\nexport const draw = () => { const heat = d3.scaleLinear().domain([0, 5, 9]).range(['#fff5f0', '#fb6a4a', '#67000d']); };",
    "import * as d3 from 'd3';\nexport const draw = () => d3.scaleSequential(d3.interpolateRgbBasis(['#fff5f0', '#fb6a4a', '#67000d']));",
    "import * as echarts from 'echarts';\nexport const draw = () => chart.setOption({visualMap: {inRange: {color: ['#fff5f0', '#fb6a4a', '#67000d']}}});",
    "import Highcharts from 'highcharts';\nHighcharts.chart('c', {colorAxis: {stops: [[0, '#fff5f0'], [0.5, '#fb6a4a'], [1, '#67000d']]}});",
  ])
  func `a scale of numbers is a ramp`(text: String) throws {
    let theme = try readTheme(text, path: "src/heat.js", options: found)
    #expect(theme.modes.flatMap(\.ramps).map { $0.stops.map(\.color.hex) } == [["#fff5f0", "#fb6a4a", "#67000d"]])
    #expect(theme.modes.flatMap(\.series).isEmpty)
  }

  @Test(arguments: [
    "export const Logo = () => <svg><path fill=\"#d62728\" /><path fill=\"#2ca02c\" /><circle stroke=\"#1f77b4\" /></svg>;",
    "const styles = {primary: {color: '#ffffff', backgroundColor: '#2563eb'}};\nexport const Button = () => <button color=\"#16a34a\" />;",
    "import { LinearGradient } from 'expo';\nexport const B = () => <LinearGradient colors={['#d62728', '#2ca02c']} />;",
    "import { LineChart, Line, YAxis } from 'recharts';\nexport const C = () => <LineChart><YAxis stroke=\"#999999\" /><Line stroke=\"#2166ac\" /></LineChart>;",
    "import Chart from 'react-apexcharts';\nexport function A() { const options = {grid: {row: {colors: ['#f3f3f3', '#ffffff']}}, xaxis: {labels: {style: {colors: ['#999999', '#333333']}}}}; }",
    "export const range = (a, b) => paint.range(['#d62728', '#2ca02c']);",
  ])
  func `colours of other things are none`(text: String) {
    #expect(refusal(text, path: "src/Part.tsx", options: found)?.reason == .noChartColors)
  }

  @Test func `lists that double with every line, and elements in each other, end`() throws {
    var text = "import 'd3';\nconst a0 = ['#2166ac', '#b2182b'];\n"
    for index in 1...40 { text += "const a\(index) = [...a\(index - 1), ...a\(index - 1)];\n" }
    text += "d3.scaleOrdinal(a40);\n" + String(repeating: "range(colors: ", count: 3_000)
    text += String(repeating: "<A colors={[", count: 3_000)
    #expect(refusal(text, path: "src/a.tsx", options: found) != nil)
  }

  @Test(arguments: [
    (
      "src/Sales.tsx",
      """
      import { LineChart, Line } from 'recharts';
      export const C = () => <LineChart><Line dataKey="in" stroke="#d62728" />
        <Line dataKey="out" stroke="#2ca02c" strokeDasharray="5 5" /></LineChart>;
      """, [5.0, 5]
    ),
    (
      "src/sales.js",
      """
      new Chart(context, {data: {datasets: [{label: 'in', borderColor: '#d62728'},
        {label: 'out', borderColor: '#2ca02c', borderDash: [8, 2]}]}});
      """, [8, 2]
    ),
    (
      "src/sales.js",
      """
      Highcharts.chart('a', {series: [{name: 'in', color: '#d62728'}, {name: 'out', color: '#2ca02c', dashStyle: 'Dash'}]});
      """, [6, 3]
    ),
    (
      "src/sales.js",
      """
      echarts.init(node).setOption({series: [{name: 'in', lineStyle: {color: '#d62728'}},
        {name: 'out', lineStyle: {color: '#2ca02c', type: 'dotted'}}]});
      """, [2, 2]
    ),
    (
      "sales.py",
      """
      import matplotlib.pyplot as plt
      plt.plot(x, y, color="#d62728", label="in")
      plt.plot(x, z, color="#2ca02c", label="out", linestyle="--")
      """, [6, 3]
    ),
  ])
  func `a line keeps its dash`(path: String, text: String, dash: [Double]) throws {
    let series = try #require(try readTheme(text, path: path, options: found).modes.first).series
    #expect(series.map(\.color.hex) == ["#d62728", "#2ca02c"] && series.map(\.dash) == [nil, dash])
  }

  @Test(arguments: ["scaleQuantile", "scaleQuantize", "scaleThreshold"])
  func `a scale of classes shows no colours between them`(scale: String) throws {
    let text = "import * as d3 from 'd3';\nexport const c = d3.\(scale)().range(['#fff7bc', '#fec44f', '#d95f0e']);"
    let ramps = try readTheme(text, path: "src/sales.js", options: found).modes.flatMap(\.ramps)
    #expect(ramps.map(\.steps) == [3] && ramps.map(\.interpolation) == [.steps])
  }

  @Test func `a colour map that is only named counts as not checked, once`() throws {
    let text = """
      import matplotlib.pyplot as plt
      plt.imshow(a, cmap="jet")
      plt.imshow(b, cmap="jet")
      plt.plot(x, y, color="#2166ac", label="in")
      plt.plot(x, z, color="#b2182b", label="out")
      """
    let theme = try readTheme(text, path: "maps.py", options: found)
    #expect(theme.unjudged == [UnjudgedReason.namedColorMap("jet", 2)])
  }

  @Test func `a colour that a chart draws with again is one series, unless a legend tells two`() throws {
    let text = """
      import matplotlib.pyplot as plt
      plt.plot(x, y, color="black")
      plt.scatter(x, y, color="black")
      plt.plot(x, z, color="#d62728", label="Peak")
      plt.plot(x, w, color="#d62728", label="Drawdown")
      plt.axhline(0, color="black")
      """
    #expect(try series(text, path: "plots.py") == ["black #000000", "Peak #d62728", "Drawdown #d62728"])
  }

  @Test(arguments: [
    ("R/hues.R", "shades <- function(palette = c('red', 'deep-purple', 'blue', 'light-blue', 'green')) { palette }"),
    ("charts/HeatChart.java", "class HeatChart { static int[][] data = {{0, 0, 7}, {1, 0, 8}, {2, 0, 9}}; }"),
  ])
  func `names of palettes and data are not series`(
    path: String, text: String
  ) {
    #expect(refusal(text, path: path, options: found)?.reason == .noChartColors)
  }

  @Test func `what a script without modules shares is exported, and a palette in a file of charts is found`() throws {
    let global = "globalThis.COLORS = ['#f56954', '#3c8dbc', '#00a65a'];\nconst other = 1;"
    #expect(try series(global, path: "js/charts.js").count == 3)
    let keyed = "export const ColorPalette = {Blue: '#356aff', Red: '#e92828', Green: '#3bd973', Lilac: '#b554ff'};"
    #expect(try series(keyed, path: "src/visualizations/ChartPalette.ts").first == "Blue #356aff")
    #expect(refusal(keyed, path: "src/forms/ColorPalette.ts", options: found)?.reason == .noChartColors)
  }

  @Test func `options of Chart.js in PHP are read`() throws {
    let text =
      "<?php class W { function d() { return ['datasets' => [['label' => 'In', 'borderColor' => 'rgba(22, 102, 172)', 'data' => $x->map(fn ($i) => $i->y)], ['label' => __('out'), 'borderColor' => '#b2182b']]]; } }"
    let series = try series(text, path: "Widget.php")
    #expect(series.first == "In #1666ac" && series.last?.hasSuffix("#b2182b") == true && series.count == 2)
  }

  @Test(arguments: [
    (
      "import echarts from 'echarts';",
      "chart.setOption({backgroundColor: '#344b58', tooltip: {backgroundColor: '#fff'}, SERIES});", "#344b58"
    ),
    (
      "import Highcharts from 'highcharts';", "Highcharts.chart('c', {chart: {backgroundColor: '#101418'}, SERIES});",
      "#101418"
    ),
    ("import echarts from 'echarts';", "chart.setOption({tooltip: {backgroundColor: '#344b58'}, SERIES});", nil),
    (
      "import echarts from 'echarts';",
      "one.setOption({backgroundColor: '#ffffff', title: {}}); two.setOption({backgroundColor: '#344b58', SERIES});",
      "#344b58"
    ),
  ])
  func `the background of options is that of their series`(imports: String, text: String, ground: String?) throws {
    let series = "series: [{name: 'in', color: '#8ab4f8'}, {name: 'out', color: '#fdd663'}]"
    let program = "\(imports)\nexport function show() { \(text.replacing("SERIES", with: series)) }"
    let mode = try #require(try readTheme(program, path: "src/Sales.ts", options: found).modes.first)
    #expect(mode.series.count == 2 && mode.background?.hex == ground)
  }

  @Test(arguments: [
    ("scaleLinear().range(['#00b9fa', '#f95002'])", Ramp.Interpolation.srgb),
    ("scaleLinear().range(['#00b9fa', '#f95002']).interpolate(d3.interpolateRgb)", .srgb),
    ("d3.scaleLinear()\n  .domain([0, 9])\n  .range(['#00b9fa', '#f95002'])\n  .interpolate(interpolateHcl)", .oklch),
    ("scaleLinear().range(['#00b9fa', '#f95002']).domain([0, 1]).interpolate(d3.interpolateLab)", .lab),
    ("scaleLinear().range(['#00b9fa', '#f95002']).interpolate(d3.interpolateCubehelix.gamma(2))", .steps),
    ("scaleSequential(interpolateLab('#00b9fa', '#f95002'))", .lab),
    ("scaleLinear().range(['#00b9fa', '#f95002']) // a remark; .interpolate(d3.interpolateHcl)", .srgb),
    ("scaleLinear().range(['#00b9fa', '#f95002']) /* ; */ .interpolate( interpolateHcl )", .oklch),
    ("scaleLinear().interpolate(d3.interpolateHcl).range(['#00b9fa', '#f95002'])", .oklch),
    ("scaleLinear().interpolate(interpolateHcl).range(['#00b9fa', '#f95002']).interpolate(interpolateLab)", .lab),
    ("scaleLinear().range(['#00b9fa', '#f95002']).interpolate(myOwn)", .steps),
    ("scaleLinear().range(['#00b9fa', '#f95002'])\n  line.curve(flat).interpolate(d3.interpolateLab)", .srgb),
    (
      "scaleLinear().range(['#00b9fa', '#f95002']).domain([\(String(repeating: "1, ", count: 99))9])"
        + ".interpolate(interpolateHcl)", .oklch
    ),
    ("d3.piecewise(d3.interpolateHcl, ['#00b9fa', '#f95002'])", .oklch),
    ("scaleQuantize().range(['#00b9fa', '#f95002'])", .steps),
  ])
  func `a scale of D3 shows between its colours what the program says`(
    scale: String, interpolation: Ramp.Interpolation
  ) throws {
    let text = "import * as d3 from 'd3';\nexport function draw() {\n  const color = \(scale);\n}\n"
    let ramps = try readTheme(text, path: "src/Sales.js", options: found).modes.flatMap(\.ramps)
    #expect(ramps.map(\.interpolation) == [interpolation])
  }

  @Test func `each scale of a program without semicolons shows its own colours between those written`() throws {
    let text = """
      import * as d3 from 'd3'
      const a = d3.scaleLinear().range(['#00b9fa', '#f95002']).interpolate(d3.interpolateHcl)
      const b = d3.scaleLinear().range(['#2166ac', '#b2182b'])
      const c = d3.scaleLinear().range(['#1b7837', '#762a83']).interpolate(d3.interpolateLab)
      """
    let ramps = try readTheme(text, path: "src/Sales.js", options: found).modes.flatMap(\.ramps)
    #expect(ramps.map(\.interpolation) == [.oklch, .srgb, .lab])
  }

  @Test func `colours by the names of matplotlib are series`() throws {
    let code = """
      import matplotlib.pyplot as plt
      plt.plot(x, y, color="tab:green", label="Forest")
      plt.plot(x, z, color="xkcd:brick red", label="Fire")
      plt.plot(x, u, color="tab:blue", label="Sea")
      """
    let theme = try readTheme(code, path: "plot.py")
    let series = theme.modes.flatMap(\.series)
    #expect(series.map(\.name) == ["Forest", "Sea"])
    #expect(series.map(\.color.hex) == ["#2ca02c", "#1f77b4"])
    #expect(theme.unjudged == [UnjudgedReason.surveyName("xkcd:brick red", 3)])
  }

  @Test func `data may be called as the parts of a page`() throws {
    let text =
      "import * as d3 from 'd3';\nexport const school = "
      + "d3.scaleOrdinal().domain(['primary', 'secondary', 'background']).range(['#2166ac', '#b2182b', '#1b7837']);\n"
    #expect(
      try series(text, path: "src/School.js").map { $0.prefix { $0 != " " } } == ["primary", "secondary", "background"])
  }
}
