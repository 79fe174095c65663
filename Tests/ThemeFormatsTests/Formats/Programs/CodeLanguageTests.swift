import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// Charts as the documentation of each language's libraries writes them.
@Suite struct CodeLanguageTests {
  private var found: ReadingOptions {
    var options = ReadingOptions()
    options.isFound = true
    return options
  }

  private func theme(_ text: String, _ path: String) throws -> Theme {
    try ThemeReader.read(SourceFile(path: path, bytes: Array(text.utf8)), options: found)
  }

  @Test(arguments: [
    (
      "plot.R",
      "library(ggplot2) # '#ffffff'\nggplot(d) + scale_colour_manual(values = c(\"in\" = \"#2166ac\", out = \"#b2182b\"))"
    ),
    (
      "Sales.swift",
      "import Charts\nvar body: some View { Chart(rows) { row in LineMark() }.chartForegroundStyleScale([\"in\": Color(hex: \"#2166ac\"), \"out\": Color(hex: \"#b2182b\")]) }"
    ),
    (
      "ChartColors.swift",
      "enum ChartColors {\n  static let `in` = 1\n  static let out = UIColor(red: 178 / 255, green: 24 / 255, blue: 43 / 255, alpha: 1)\n  static let cost: Color = Color(hex: 0x2166ac)\n}"
    ),
    (
      "Charts.kt",
      "import com.github.mikephil.charting.data.PieDataSet\nval chartColors = mapOf(\"in\" to Color(0xFF2166AC), \"out\" to Color(0xFFB2182B))"
    ),
    (
      "set.kt",
      "import com.github.mikephil.charting.data.PieDataSet\nfun f() { set.setColors(Color.parseColor(\"#2166ac\"), Color.rgb(178, 24, 43)) }"
    ),
    (
      "chart.dart",
      "import 'package:fl_chart/fl_chart.dart';\nfinal a = LineChart(LineChartData(lineBarsData: [LineChartBarData(color: const Color(0xff2166ac)), LineChartBarData(color: const Color(0xffb2182b))]));"
    ),
    (
      "chart.dart",
      "class ChartPalette { static const List<Color> series = <Color>[Color(0xFF2166AC), Color(0xFFB2182B), Color(0xFF2166AC)]; }"
    ),
    ("plots.jl", "using Plots\nplot(x, y, palette = [\"#2166ac\", \"#b2182b\"])"),
    ("colors.jl", "using Colors\nconst chart_palette = [colorant\"#2166ac\", colorant\"#b2182b\"]"),
    (
      "ChartTheme.java",
      "public class ChartTheme { private static final Color[] SERIES_COLORS = { new Color(33, 102, 172), new Color(178, 24, 43) }; }"
    ),
    (
      "Charts.cs",
      "public static class ChartColors { public static readonly Color[] Series = new Color[] { Color.FromArgb(0x21, 0x66, 172), Color.FromArgb(255, 178, 24, 0x2B) }; }"
    ),
    (
      "charts.go",
      "package charts\nvar chartColors = []color.RGBA{\n\tcolor.RGBA{33, 102, 172, 255},\n\tcolor.RGBA{R: 178, G: 24, B: 43, A: 255},\n}"
    ),
    ("chart.php", "<?php\n$chartColors = ['in' => '#2166ac', 'out' => '#b2182b'];"),
    (
      "sales.py",
      "import matplotlib.pyplot as plt\nfig, ax = plt.subplots()\nax.plot(x, y, color='#2166ac', label='in')\nax.plot(x, z, color='#b2182b', label='out')\nax.axhline(0, color='#999999')"
    ),
    ("sales.py", "import seaborn as sns\nsns.lineplot(data=d, palette={'in': '#2166ac', 'out': '#b2182b'})"),
    (
      "sales.py",
      "import plotly.express as px\ndef draw(df):\n    return px.bar(df, x='a', color_discrete_map={'in': '#2166ac', 'out': '#b2182b'})"
    ),
  ])
  func `the colours of a chart are read in every language`(path: String, text: String) throws {
    let colors = Set(try theme(text, path).modes.flatMap(\.series).map(\.color.hex))
    #expect(colors == ["#2166ac", "#b2182b"])
  }

  @Test(arguments: [
    (
      "App.vue",
      "<template><p style=\"color: #ffffff\" /></template>\n<script setup>\nimport { Line } from 'vue-chartjs'\nconst data = {datasets: [{label: 'in', borderColor: '#2166ac'}, {label: 'out', borderColor: '#b2182b'}]}\n</script>\n<style>p { color: #333333 }</style>"
    ),
    (
      "App.svelte",
      "<script>\n  import { Chart, Spline } from 'layerchart';\n</script>\n<p>It's a chart</p>\n{#if on}<p>{/if}</p><Chart><Spline stroke=\"#2166ac\" label=\"in\" /><Spline stroke=\"#b2182b\" label=\"out\" /></Chart>"
    ),
    (
      "index.astro",
      "---\nimport { LineChart, Line } from 'recharts';\n---\n<LineChart><Line dataKey=\"in\" stroke=\"#2166ac\" /><Line dataKey=\"out\" stroke=\"#b2182b\" /></LineChart>"
    ),
    (
      "index.html",
      "<body style=\"color: #222222\"><script>\nnew Chart(c, {data: {labels: ['in', 'out'], datasets: [{backgroundColor: ['#2166ac', '#b2182b']}]}});\n</script></body>"
    ),
    (
      "report.ipynb",
      "{\"cells\": [{\"cell_type\": \"markdown\", \"source\": [\"'#111111'\"]}, {\"cell_type\": \"code\", \"source\": [\"import matplotlib.pyplot as plt\\n\", \"plt.plot(a, color='#2166ac', label='in')\\n\", \"plt.plot(b, color=\\\"#b2182b\\\", label=\\\"out\\\")\"]}]}"
    ),
    (
      "report.Rmd",
      "# It's\n```{r}\nlibrary(ggplot2)\nggplot(d) + scale_fill_manual(values = c(\"in\" = \"#2166ac\", out = \"#b2182b\"))\n```\n'#111111'"
    ),
  ])
  func `so is the code inside pages, components and notebooks`(path: String, text: String) throws {
    let theme = try theme(text, path)
    #expect(theme.modes.flatMap(\.series).map { "\($0.name) \($0.color.hex)" } == ["in #2166ac", "out #b2182b"])
    for series in theme.modes.flatMap(\.series) {
      let origin = series.color.definition
      let written = String(decoding: origin.file.bytes[origin.range], as: UTF8.self)
      #expect(written.contains(series.color.hex))
    }
  }

  @Test(arguments: [
    (
      "plot.R", "ggplot(d) + scale_fill_gradient2(low = \"#2166ac\", mid = \"#f7f7f7\", high = \"#b2182b\")",
      Ramp.Kind.diverging
    ),
    (
      "maps.py",
      "import matplotlib\ndef warm(): return LinearSegmentedColormap.from_list(\"warm\", [\"#fff5f0\", \"#fb6a4a\", \"#67000d\"])",
      .sequential
    ),
  ])
  func `a gradient of a chart is a ramp`(path: String, text: String, kind: Ramp.Kind) throws {
    #expect(try theme(text, path).modes.flatMap(\.ramps).map(\.kind) == [kind])
  }

  @Test(arguments: [
    (
      "Brand.swift",
      "enum Brand { static let ink = Color(hex: \"#112233\"); static let sky = Color(hex: \"#88bbee\"); static let sun = Color(hex: \"#ffcc00\") }"
    ),
    (
      "View.swift",
      "import Charts\nlet fill = LinearGradient(colors: [Color(hex: \"#d62728\"), Color(hex: \"#2ca02c\")], startPoint: .top, endPoint: .bottom)"
    ),
    (
      "Color.kt",
      "val Purple80 = Color(0xFFD0BCFF)\nval PurpleGrey80 = Color(0xFFCCC2DC)\nval Pink80 = Color(0xFFEFB8C8)"
    ),
    ("index.html", "<body style=\"color: #112233\"><p style=\"color: #d62728\" /><script>var a = 1;</script></body>"),
  ])
  func `colours of no chart are left alone`(path: String, text: String) {
    #expect(refusal(text, path: path, options: found)?.reason == .noChartColors)
  }

  @Test(arguments: [
    (["palette.*"], ["#2166ac", "#b2182b"]), (["inner.north", "inner.south"], ["#111111", "#5b8c2a"]),
    (["in", "out"], ["#1b7837", "#e08214"]),
  ])
  func `--series names what a program holds, exported, hidden or drawn`(names: [String], colors: [String]) throws {
    let text = """
      import { LineChart, Line } from 'recharts';
      const palette = ['#2166ac', '#b2182b'];
      function f() { const inner = {north: '#111111', south: '#5b8c2a'}; return f(inner); }
      export const version = '1';
      export const C = () => <LineChart><Line dataKey="in" stroke="#1b7837" /><Line dataKey="out" stroke="#e08214" /></LineChart>;
      """
    var options = ReadingOptions()
    options.series = names
    let theme = try ThemeReader.read(SourceFile(path: "src/a.tsx", bytes: Array(text.utf8)), options: options)
    #expect(theme.modes.flatMap(\.series).map(\.color.hex) == colors)
  }
}
