import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// What stands beside the palettes of a program, or looks like one.
struct ProgramNeighbourTests {
  private func theme(_ text: String, _ path: String = "charts.ts") throws -> Theme {
    try ThemeReader.read(SourceFile(path: path, bytes: Array(text.utf8)))
  }

  private func colors(_ theme: Theme) -> [[String]] { theme.modes.map { $0.series.map(\.color.hex) } }

  @Test func `numbers that begin again begin another row`() throws {
    let blues = (0..<10).map { "#\(String(200 - 18 * $0, radix: 16))\(String(220 - 16 * $0, radix: 16))ff" }
    let rows = [1, 2].flatMap { row in
      blues.enumerated().map { "colorChartsBlue\(row)\($0 + 3)00: '\($1)'," }
    }
    let ramps = try theme("const tokens = { \(rows.joined(separator: " ")) };\nexport { tokens };\n").modes
      .flatMap(\.ramps)
    #expect(ramps.map(\.stops.count) == [10, 10])
  }

  @Test(arguments: [("colors[color]", false), ("keys.map((key) => colors[key])[0]", false), ("colors.blue", false)])
  func `one colour that a key picks of an imported map is not the whole map`(picked: String, isWhole: Bool) throws {
    var options = FolderInMemory.options([
      "colors.js": "export default { blue: '#004192', sand: '#f4f2ea', red: '#d1335b' };"
    ])
    options.isFound = true
    let text = """
      import { Bar } from 'react-chartjs-2';
      import colors from './colors';
      export default ({ color }) => <Bar data={{ datasets: [{ label: 'a', backgroundColor: \(picked) }] }} />;

      """
    let theme = try? readTheme(text, path: "chart.jsx", options: options)
    #expect(theme?.modes.contains { $0.series.count > 1 } ?? false == isWhole)
  }

  @Test(arguments: [
    ("axes[0]", "axes[1]", [["#2166ac", "#b2182b"], ["#4393c3", "#d6604d"]]),
    ("axes[0]", "axes[0]", [["#2166ac", "#b2182b", "#4393c3", "#d6604d"]]),
    ("axes[ 0 ]", "axes[0]", [["#2166ac", "#b2182b", "#4393c3", "#d6604d"]]),
    ("axes[0]", "axes[0].twinx()", [["#2166ac", "#b2182b", "#4393c3", "#d6604d"]]),
    ("axes[0]", "plt", [["#2166ac", "#b2182b", "#4393c3", "#d6604d"]]),
    ("table['a']", "table['b']", [["#2166ac", "#b2182b", "#4393c3", "#d6604d"]]),
    ("frames[0]", "frames[1]", [["#2166ac", "#b2182b", "#4393c3", "#d6604d"]]),
    ("axes[0]", "axes[-1]", [["#2166ac", "#b2182b", "#4393c3", "#d6604d"]]),
    ("axes[i]", "axes[j]", [["#2166ac", "#b2182b", "#4393c3", "#d6604d"]]),
  ])
  func `each of several axes is a chart, unless they lie over each other`(
    one: String, other: String, charts: [[String]]
  )
    throws
  {
    let theme = try theme(
      """
      import matplotlib.pyplot as plt
      fig, axes = plt.subplots(2)
      \(one).plot(x, y, color="#2166ac", label="a")
      \(one).plot(x, z, color="#b2182b", label="b")
      \(other).plot(x, y, color="#4393c3", label="c")
      \(other).plot(x, z, color="#d6604d", label="d")

      """, "a.py")
    #expect(colors(theme) == charts)
  }

  @Test(arguments: ["", ", color='#b2182b'"])
  func `no series of several axes is lost, also where it is alone on one`(second: String) throws {
    let theme = try theme(
      """
      import matplotlib.pyplot as plt
      fig, axes = plt.subplots(2)
      axes[0].plot(x, y, color="#2166ac")
      axes[0].plot(x, z\(second))
      axes[1].plot(x, y, color="#ffff99")
      axes[1].plot(x, z)

      """, "a.py")
    #expect(colors(theme).flatMap(\.self).filter { $0 != "#b2182b" } == ["#2166ac", "#ffff99"])
    #expect(theme.palettes.count <= 1)
  }

  @Test func `colours for a state are counted, and no command is offered for them`() throws {
    let theme = try theme(
      "export const ChartColors = ['#351e61', '#b2182b', '#1b7837'];\nexport const HoverChartColors = ['#422679', '#d6604d', '#5aae61'];\n"
    )
    #expect(colors(theme) == [["#351e61", "#b2182b", "#1b7837"]])
    #expect(theme.notTaken.map(\.pattern) == ["HoverChartColors"] && theme.notTaken.map(\.isUnlikely) == [true])
  }

  @Test func `references under the name of a chart count as not checked`() throws {
    let theme = try theme(
      """
      const tokens = {
        chartHue1: { light: '#2166ac', dark: '#92c5de' }, chartHue2: { light: '#b2182b', dark: '#f4a582' },
        chartPalette1: '{chartHue1}', chartLine1: { light: '{grey.1}', dark: '{grey.2}' }, page: '{grey.1}',
      };
      export const all = expand(tokens);

      """)
    #expect(colors(theme).count == 2 && theme.unjudged.contains(UnjudgedReason.computed(2, "{chartHue1}", 3)))
  }

  @Test func `objects of which one has no colour are a group beside the charts`() throws {
    let theme = try theme(
      """
      export const SERIES = { a: { name: 'A', color: '#2166ac' }, b: { color: '#b2182b' }, growth: { name: 'G' } };
      const s = d3.scaleOrdinal(['#1b7837', '#762a83', '#e08214']);
      export const CONFIGS = { x: { color: '#123456' }, y: { color: '#654321' }, z: { color: '#abcdef' }, w: { n: 1 } };

      """, "main.js")
    #expect(theme.notTaken.map(\.pattern) == ["CONFIGS"] || colors(theme).count == 2)
    #expect(colors(theme).joined().contains("#1b7837"))
  }

  @Test func `the styles of a page are no series, whatever the file is called`() {
    #expect(throws: ThemeProblem.self) {
      try theme(
        "const styles = { head: { color: '#2166ac', fontSize: 12 }, text: { color: '#b2182b' }, foot: { color: '#333' } };\n",
        "chart-mail.tsx")
    }
  }

  @Test func `bands behind a line are no series`() throws {
    let theme = try theme(
      "PLOT = {'x_bands': [{'from': 1, 'color': '#009500'}, {'color': '#990101'}], 'chart_colors': ['#2166ac', '#b2182b']}\n",
      "plot.py")
    #expect(colors(theme) == [["#2166ac", "#b2182b"]])
  }

  @Test func `line and area of one mark are no palette`() throws {
    #expect(throws: ThemeProblem.self) {
      try theme("const o = { series: [ {}, { stroke: 'red', fill: 'rgba(255,0,0,0.1)' } ] };\nnew uPlot(o, d, e);\n")
    }
  }

  @Test(arguments: [
    "@vben/plugins/echarts", "@coreui/react-chartjs-2", "./charts", "src/components/chart", "../../charts/Pie",
  ])
  func `a package that ends with the name of one draws charts`(package: String) throws {
    let theme = try theme(
      """
      import { useChart } from '\(package)';
      const { render } = useChart();
      render({ series: [{ type: 'pie', color: ['#2166ac', '#b2182b', '#1b7837'] }] });

      """, "view.ts")
    #expect(colors(theme) == [["#2166ac", "#b2182b", "#1b7837"]])
  }

  @Test(arguments: [
    "colors: [theme.palette.primary.main, theme.palette.warning.main]", "colors: pick(theme)",
    "datasets: [{ backgroundColor: [getCssVariable('--a'), getCssVariable('--b')] }]",
  ])
  func `a list of computed colours that a chart takes is no silence`(options: String) throws {
    let text = "import { Chart } from 'src/components/chart';\nconst options = { \(options) };\n"
    var found = ReadingOptions()
    found.isFound = true
    let problem = #expect(throws: ThemeProblem.self) {
      try ThemeReader.read(SourceFile(path: "view.tsx", bytes: Array(text.utf8)), options: found)
    }
    #expect(problem?.doubt == .computed)
  }

  @Test(arguments: ["categorical", "paletteQualitative"])
  func `a kind of palette names a chart's colours`(name: String) throws {
    #expect(colors(try theme("export const \(name) = ['#2166ac', '#b2182b', '#1b7837'];\n", "style.ts")).count == 1)
  }

  @Test(arguments: [
    ("page.js", "Plotly.newPlot('a', [{ marker: { color: [LIST] } }]);", ["#2166ac", "#b2182b"]),
    ("page.js", "Plotly.newPlot('a', [{ \"marker\": { \"color\": [LIST] } }]);", ["#2166ac", "#b2182b"]),
    ("page.py", "import matplotlib.pyplot as plt\nplt.bar(x, y, color=[LIST])\n", ["#2166ac", "#b2182b"]),
    (
      "page.py", "from matplotlib.colors import ListedColormap\nlight = ListedColormap([LIST])\n",
      ["#2166ac", "#b2182b"]
    ),
    (
      "page.py", "import matplotlib.pyplot as plt\nplt.hist([a, b, c], color=[LIST])\n",
      ["#2166ac", "#b2182b", "#2166ac"]
    ),
    (
      "page.js", "echarts.init(a).setOption({ color: [LIST], series: [{ type: 'bar' }] });",
      ["#2166ac", "#b2182b", "#2166ac"]
    ),
  ])
  func `colours of bars one by one are those that differ, and a palette keeps what is there twice`(
    file: String, program: String, expected: [String]
  ) throws {
    let text = program.replacing("LIST", with: "'#2166ac', '#b2182b', '#2166ac'")
    #expect(colors(try theme(text, file)) == [expected])
  }

  @Test func `charts of pandas without an import of a chart library are read`() throws {
    let text = "import pandas as pd\npd.read_csv(path).plot(color=['#2166ac', '#b2182b'])\n"
    var found = ReadingOptions()
    found.isFound = true
    let theme = try ThemeReader.read(SourceFile(path: "sums.py", bytes: Array(text.utf8)), options: found)
    #expect(colors(theme).first?.count == 2)
  }

  @Test func `an area in the colour of a line is the band around it`() throws {
    let theme = try theme(
      """
      import { ComposedChart, Line, Area } from 'recharts';
      const Plot = () => <ComposedChart><Line dataKey="median" stroke="#2166ac" /><Line dataKey="limit" stroke="#b2182b" />
        <Area dataKey="range" strokeWidth={0} stroke="#2166ac" fill="#2166ac" fillOpacity={0.1} /></ComposedChart>;

      """, "plot.tsx")
    #expect(colors(theme) == [["#2166ac", "#b2182b"]])
  }

  @Test func `a faint area whose border cannot be followed is not checked`() throws {
    let theme = try theme(
      """
      new Chart(canvas, { data: { datasets: [
        { label: 'Now', backgroundColor: 'rgba(33, 102, 172, 0.2)', borderColor: window.theme.primary },
        { label: 'Before', borderColor: '#b2182b' }, { label: 'Plan', borderColor: '#1b7837' }] } });

      """, "chart.js")
    #expect(colors(theme) == [["#b2182b", "#1b7837"]])
    #expect(!theme.unjudged.isEmpty)
  }

  @Test func `each chart of a file is judged, beside the options of another one`() throws {
    let theme = try theme(
      """
      import ApexCharts from 'apexcharts';
      const first = () => ({ chart: { type: 'bar' }, series: [
        { name: 'Now', color: '#2166ac' }, { name: 'Before', color: '#b2182b' }] });
      const second = { chart: { foreColor: '#333333' }, colors: ['#1b7837', '#762a83'], series: [] };
      new ApexCharts(element, first()).render();
      new ApexCharts(element, second).render();

      """, "charts.js")
    #expect(Set(colors(theme)) == [["#2166ac", "#b2182b"], ["#1b7837", "#762a83"]])
    #expect(Set(theme.modes.map(\.name)).count == 2)
    #expect(theme.modeWord == .palette)
  }

  @Test func `themes gathered in an object keep their backgrounds, and are no modes of each other`() throws {
    let theme = try theme(
      """
      const night = { layout: { colorway: ['#8ab4d6', '#f0c49a'], plot_bgcolor: '#111111', paper_bgcolor: '#111111' } };
      const day = { layout: { colorway: ['#2166ac', '#b2182b'], plot_bgcolor: '#ffffff', paper_bgcolor: '#ffffff' } };
      export const templates = { first: night, second: day };

      """, "templates.ts")
    #expect(colors(theme) == [["#8ab4d6", "#f0c49a"], ["#2166ac", "#b2182b"]])
    #expect(theme.modes.map { ($0.plotBackground ?? $0.background)?.hex } == ["#111111", "#ffffff"])
    #expect(theme.modeWord == .palette)
  }

  @Test(arguments: [("cell", "#ffffff"), ("ax", nil as String?)])
  func `the colour of a table's cell is no background of a chart`(name: String, ground: String?) throws {
    let theme = try theme(
      """
      import matplotlib.pyplot as plt
      fig, ax = plt.subplots()
      ax.set_facecolor("white")
      \(name).set_facecolor("black")
      ax.plot(x, y, color="#2166ac")
      ax.plot(x, z, color="#b2182b")

      """, "plot.py")
    #expect(theme.modes[0].background?.hex == ground && (theme.modes[0].unknownGround == nil) == (ground != nil))
  }

  @Test(arguments: [
    ("a.tsx", "const A = () => <p>\n Mike's{' '}\n <a href=\"https://example.org/x\">link</a>\n</p>;\n"),
    ("a.js", "function f(x){switch(x){case'a':return'b'}}\n"),
  ])
  func `text and expressions before the colours do not put the reader out of step`(path: String, before: String) throws
  {
    let theme = try theme(before + "export const chartColors = ['#2166ac', '#b2182b'];\n", path)
    #expect(theme.problems.map(\.message) == [] && colors(theme) == [["#2166ac", "#b2182b"]])
  }
}

/// Which rows of colours nobody would name as series.
struct LikelyRampTests {
  @Test(arguments: [
    // ColorBrewer's Spectral, BuPu and Set1.
    ("9e0142 d53e4f f46d43 fdae61 fee08b ffffbf e6f598 abdda4 66c2a5 3288bd 5e4fa2", true),
    ("f7fcfd e0ecf4 bfd3e6 9ebcda 8c96c6 8c6bb1 88419d 810f7c 4d004b", true),
    ("e41a1c 377eb8 4daf4a 984ea3 ff7f00 ffff33 a65628 f781bf 999999", false),
    ("e41a1c 377eb8 4daf4a", false),
  ])
  func `a scale gets no command that judges it as series`(hexes: String, isRamp: Bool) throws {
    let list = hexes.split(separator: " ").map { "'#\($0)'" }.joined(separator: ", ")
    let text = "const s = d3.scaleOrdinal(['#1b7837', '#762a83', '#e08214']);\nexport const blend = [\(list)];\n"
    let theme = try ThemeReader.read(SourceFile(path: "main.js", bytes: Array(text.utf8)))
    #expect(theme.notTaken.map { $0.command == nil } == [isRamp])
  }

  @Test(arguments: [
    (["orange", "white", "cyan"], Ramp.Kind.diverging), (["#08306b", "#6baed6", "#deebf7"], .sequential),
    (["#ffffff", "#fff7bc", "#d95f0e"], .sequential), (["#d73027", "#fee08b", "#1a9850"], .diverging),
  ])
  func `three colours of which the middle one is the lightest or the darkest diverge`(
    names: [String], kind: Ramp.Kind
  ) throws {
    #expect(RampShape.kind(of: try names.map { try Color(css: $0).mappedToSRGB.srgb }) == kind)
  }
}
