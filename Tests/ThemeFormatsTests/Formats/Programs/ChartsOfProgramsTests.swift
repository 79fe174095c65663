import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// Where one chart of a program ends, and what of its colours is a series.
struct ChartsOfProgramsTests {
  private func theme(_ text: String, _ path: String, isFound: Bool = false) throws -> Theme {
    var options = ReadingOptions()
    options.isFound = isFound
    return try ThemeReader.read(SourceFile(path: path, bytes: Array(text.utf8)), options: options)
  }

  private func colors(_ text: String, _ path: String) throws -> [[String]] {
    try theme(text, path).modes.map { $0.series.map(\.color.hex) }
  }

  @Test(arguments: ["plt.figure()", "fig, ax = plt.subplots()", "plt.show()", "plt.clf()", "fig = go.Figure()"])
  func `a call without arguments begins a chart, too`(call: String) throws {
    let lines = ["#2166ac", "#b2182b"].map { "plt.plot(x, y, color='\($0)')" }.joined(separator: "\n")
    let text = "import matplotlib.pyplot as plt\n\(lines)\n\(call)\n\(lines.replacing("#b2182b", with: "#1b7837"))\n"
    #expect(try colors(text, "draw.py") == [["#2166ac", "#b2182b"], ["#2166ac", "#1b7837"]])
  }

  @Test(arguments: [
    (
      "colors = ['#2166ac', '#b2182b']\nplt.pie(x, colors=colors)\ncolors = ['#1b7837', '#762a83']\nplt.pie(y, colors=colors)",
      2
    ),
    ("colors = ['#2166ac', '#b2182b']\ncolors = colors[::-1]\nplt.pie(x, colors=colors)", 0),
    ("colors = ['#2166ac', '#b2182b']\ndef draw():\n    plt.pie(x, colors=colors)\ncolors = ['#1b7837', '#762a83']", 0),
    ("colors = ['#2166ac', '#b2182b']\nif dark:\n    colors = ['#1b7837', '#762a83']\nplt.pie(x, colors=colors)", 0),
    ("colors = ['#2166ac', '#b2182b']\ndraw = lambda: plt.pie(x, colors=colors)\ncolors = ['#1b7837', '#762a83']", 0),
  ])
  func `a name of Python that is given another list stands for the last one above`(text: String, charts: Int) throws {
    let found = try? theme("import matplotlib.pyplot as plt\n\(text)\n", "draw.py", isFound: true)
    #expect(found?.modes.count ?? 0 == charts)
    if charts == 2 { #expect(Set(found?.modes.map { $0.series[0].color.hex } ?? []) == ["#2166ac", "#1b7837"]) }
  }

  @Test func `a name of R that begins with a dot is a name`() throws {
    let text = """
      .regions <- c("A" = "#4dac26", "B" = "#2166ac")
      p <- ggplot(d, aes(x, y, colour = s)) + geom_line() + scale_colour_manual(values = .regions)

      """
    #expect(try colors(text, "plot.R") == [["#4dac26", "#2166ac"]])
  }

  @Test(arguments: [#"c("coral2", "thistle3")"#, ##"c("#f0f0f0", "coral2")"##, #"c(A = "coral2", B = "thistle3")"#])
  func `names of R that a scale takes beside a readable one are counted`(values: String) throws {
    let text = """
      a <- ggplot(d, aes(x, y, fill = k)) + geom_col() + scale_fill_manual(values = c("#1b9e77", "#d95f02"))
      b <- ggplot(d, aes(x, y, fill = k)) + geom_col() + scale_fill_manual(values = \(values))

      """
    let theme = try theme(text, "plot.R")
    #expect(theme.modes.map { $0.series.map(\.color.hex) } == [["#1b9e77", "#d95f02"]])
    #expect(theme.unjudged.contains { $0.isA(UnjudgedReason.computed) })
  }

  @Test func `lines on twin axes are in one plot`() throws {
    let text = """
      import matplotlib.pyplot as plt
      ax.plot(x, y, color='#2166ac')
      other = ax.twinx()
      other.plot(x, z, color='#b2182b')

      """
    #expect(try colors(text, "draw.py") == [["#2166ac", "#b2182b"]])
  }

  @Test func `a list that a theme gives a part of a chart again is judged once`() throws {
    let text = """
      import * as echarts from 'echarts';
      echarts.registerTheme('sea', { graph: { color: ['#2166ac', '#b2182b'] },
        color: ['#2166ac', '#b2182b'], backgroundColor: '#ffffff' });

      """
    #expect(try colors(text, "sea.js") == [["#2166ac", "#b2182b"]])
  }

  @Test func `a long picture among the output hides no code of a notebook`() throws {
    let code = #""import matplotlib.pyplot as plt\nplt.pie(x, colors=['#2166ac', '#b2182b'])""#
    let picture = String(repeating: "i", count: 70_000)
    let text = """
      {"cells": [{"cell_type": "code", "source": [\(code)], "outputs": [{"data": {"image/png": "\(picture)"}}]}]}
      """
    #expect(try colors(text, "sums.ipynb") == [["#2166ac", "#b2182b"]])
  }

  @Test(arguments: [
    #"scale_fill_manual(values = c("red4", "brown3", "royalblue1"))"#,
    #"scale_fill_manual(values = c("coral4", "seagreen"))"#,
    #"scale_fill_manual(values = c(alpha("red", 0.5), alpha("blue", 0.4)))"#,
    #"scale_discrete_manual("fill", values = c("red4", "brown3"))"#,
  ])
  func `colours that R holds under a name with a number are counted`(call: String) throws {
    let problem = #expect(throws: ThemeProblem.self) {
      try theme("library(ggplot2)\nggplot(data) + geom_col() + \(call)\n", "plot.R", isFound: true)
    }
    #expect(problem?.doubt == .computed)
  }

  @Test(arguments: [
    "cm = {State.DONE.name: 'tab:blue', State.FAIL.name: 'tab:red'}\nax.barh(x, y, color=[cm[name(b)] for b in bars])",
    "data.plot(kind='bar', color=['b', 'y', 'r'])",
  ])
  func `colours by names of matplotlib are counted`(lines: String) throws {
    let problem = #expect(throws: ThemeProblem.self) {
      try theme("import matplotlib.pyplot as plt\nimport pandas\n\(lines)\n", "timeline.py", isFound: true)
    }
    #expect(problem?.doubt == .computed)
  }

  @Test func `options are those of the library that the program names`() throws {
    let text = """
      import ApexCharts from 'apexcharts';
      const options = { chart: { type: 'line' }, colors: ['#2166ac', '#b2182b'], series: [] };
      new ApexCharts(element, options).render();

      """
    #expect(try theme(text, "view.js").formatLabel.hasPrefix("ApexCharts"))
  }

  @Test func `what nobody sees is no series`() throws {
    let text = #"""
      library(ggplot2)
      ggplot(data) + geom_tile() + scale_fill_manual(values = c("transparent", "#2166ac", "#b2182b"))

      """#
    #expect(try colors(text, "plot.R") == [["#2166ac", "#b2182b"]])
  }

  @Test func `a dictionary of names of colours is no palette of a chart`() throws {
    let names = (0..<60).map { "'name\($0)': '#2166\(String($0 + 16, radix: 16))'" }.joined(separator: ", ")
    let text = "class ChartConstants:\n    overwrites = {\(names)}\n"
    #expect(throws: ThemeProblem.self) { try theme(text, "chartconstants.py", isFound: true) }
  }

  @Test func `traces of one colour without a name are one series`() throws {
    let traces = ["#2166ac", "#2166ac", "#b2182b", "#2166ac"].map { #"{ name: "", marker: { color: "\#($0)" } }"# }
    #expect(
      try colors("Plotly.newPlot('a', [\(traces.joined(separator: ", "))]);", "a.js") == [["#2166ac", "#b2182b"]])
  }

  @Test(arguments: [
    ("gradient", [["#2166ac", "#b2182b"]]), ("solid", [["#2166ac", "#b2182b"], ["#92c5de", "#f4a582"]]),
  ])
  func `the gradient of an area and the font of a label are no palettes`(kind: String, expected: [[String]]) throws {
    let text = """
      new ApexCharts(element, { chart: { type: 'area' }, colors: ['#2166ac', '#b2182b'],
        fill: { type: '\(kind)', colors: ['#92c5de', '#f4a582'] }, series: [] }).render();
      const label = { font: { color: ['#1b7837', '#762a83'] } };

      """
    #expect(try colors(text, "view.js") == expected)
  }

  @Test func `custom properties as colours of a chart are counted, and fail nothing`() throws {
    let text = """
      const first = { chart: { type: 'area' }, series: [{ data: [] }, { data: [] }],
        colors: ['#2166ac', '#b2182b'] };
      const second = { chart: { type: 'donut' }, series: [1], colors: ['var(--primary)'] };
      new ApexCharts(a, first).render();
      new ApexCharts(b, second).render();

      """
    let theme = try theme(text, "view.js")
    #expect(theme.problems.isEmpty)
    #expect(theme.unjudged.contains { $0.text.contains("var(--primary)") })
    #expect(theme.modes.map { $0.series.count } == [2])
  }

  @Test func `lists of other lengths are no modes of each other`() throws {
    let text = #"""
      series_palette <- list(Regular = c("#2166ac", "#b2182b", "#1b7837"), Dark = c("#053061", "#67001f"))

      """#
    #expect(try theme(text, "palettes.R").modeWord == .palette)
  }

  @Test(arguments: [
    ("colors.ts", "export const colors = reactive({ text: null, palette: ['#2166ac', '#b2182b'] });"),
    ("graph.js", "GraphConfig.PALETTE = ['#2166ac', '#b2182b'];"),
    ("bars.py", "colors = itertools.cycle(['#2166ac', '#b2182b'])"),
  ])
  func `a list in a wrapper, or that somebody else holds, is read`(file: String, text: String) throws {
    #expect(try colors(text + "\n", file) == [["#2166ac", "#b2182b"]])
  }

  @Test func `a named list needs no number signs`() throws {
    var options = ReadingOptions()
    options.series = ["ALL"]
    let text = "const ALL = ['cc4a66', '2166ac'];\nconst OTHERS = ['000000', 'ffffff'];\nexport { ALL, OTHERS };\n"
    let theme = try ThemeReader.read(SourceFile(path: "color.ts", bytes: Array(text.utf8)), options: options)
    #expect(theme.modes[0].series.map(\.color.hex) == ["#cc4a66", "#2166ac"])
    #expect(theme.problems.isEmpty)
  }
}
