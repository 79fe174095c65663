import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// What programs say of the marks of a chart beside their colours, and of what is behind them.
struct MarksOfProgramsTests {
  private static let ggplot = "library(ggplot2)\n"

  @Test(arguments: [
    (
      "a.py", "import matplotlib.pyplot as plt\n", "plt.bar(x, y, color=\"#1ed760\", edgecolor=\"#535353\")",
      Series.Mark.bar
    ),
    (
      "a.py", "from bokeh.plotting import figure\n", "p.vbar(x=\"x\", fill_color=\"#1ed760\", line_color=\"#535353\")",
      .bar
    ),
    ("a.py", "import matplotlib.pyplot as plt\n", "plt.scatter(x, y, c=\"#1ed760\", ec=\"#535353\")", .point),
  ])
  func `the line around a filled mark is its outline`(
    path: String, start: String, call: String, mark: Series.Mark
  ) throws {
    let other = call.replacing("#1ed760", with: "#9400d3")
    let series = try readFoundTheme(start + call + "\n" + other + "\n", path: path).modes[0].series
    #expect(series.map(\.stroke?.hex) == ["#535353", "#535353"])
    #expect(series.map(\.mark) == [mark, mark])
  }

  @Test func `the colour of a line is no outline of it`() throws {
    let text = """
      from bokeh.plotting import figure
      p.line(x, y, line_color="#1ed760")
      p.line(x, z, line_color="#9400d3")

      """
    let series = try readFoundTheme(text, path: "a.py").modes[0].series
    #expect(series.map(\.color.hex) == ["#1ed760", "#9400d3"])
    #expect(series.allSatisfy { $0.stroke == nil && $0.mark == .line })
  }

  @Test func `borders of Chart.js go around the parts beside them`() throws {
    let text = """
      import Chart from 'chart.js/auto'
      new Chart(ctx, { type: 'doughnut', data: { labels: ['T', 'W'], datasets: [{ data: [35, 40],
        backgroundColor: ['rgba(59, 130, 246, 0.8)', 'rgba(153, 27, 27, 0.8)'],
        borderColor: ['#3b82f6', '#991b1b'] }] } })

      """
    let mode = try readFoundTheme(text, path: "a.js").modes[0]
    #expect(mode.series.map(\.color.alpha) == [0.8, 0.8])
    #expect(mode.series.map(\.stroke?.hex) == ["#3b82f6", "#991b1b"])
  }

  @Test func `a bar and a line of one chart are told apart by more than their colour`() throws {
    let text = """
      import { ComposedChart, Bar, Line } from 'recharts';
      export const A = () => <ComposedChart data={d}>
        <Bar dataKey="rain" fill="#0b3d91" />
        <Line dataKey="mean" stroke="#2166ac" />
      </ComposedChart>;

      """
    #expect(try readFoundTheme(text, path: "a.jsx").modes[0].series.map(\.mark) == [.bar, .line])
  }

  @Test func `a format of matplotlib may draw points in place of a line`() throws {
    let text = """
      import matplotlib.pyplot as plt
      plt.plot(x, y, "o", color="#0b3d91")
      plt.plot(x, z, color="#b2182b")

      """
    #expect(try readFoundTheme(text, path: "a.py").modes[0].series.map(\.mark) == [nil, .line])
  }

  // MARK: ggplot2

  @Test(arguments: [
    "salary", "fct_rev(industry)", "forcats::fct_rev(industry)", "fct_reorder(industry, salary, .desc = TRUE)",
    "factor(industry, levels = c(\"a\", \"b\"))", "fct_rev(fct_infreq(industry))", "log(industry)",
  ])
  func `an axis names what the bars are filled by, in whatever order`(axis: String) throws {
    let text =
      Self.ggplot + """
        ggplot(d, aes(y = salary, x = \(axis), fill = industry)) + geom_col() +
          scale_fill_manual(values = c("#208eb7", "#7b3f5b", "#1c4c5e"))

        """
    let series = try readFoundTheme(text, path: "a.R").modes[0].series
    let isNamed = axis != "salary" && axis != "log(industry)"
    #expect(series.allSatisfy { ($0.label == .direct) == isNamed && $0.mark == .bar })
  }

  @Test(arguments: [
    ("aes (x = industry,", "", true), ("aes(x = industry,", " + theme(axis.text.x=element_blank())", false),
    ("aes(x = industry,", " + theme(axis.text = element_blank())", false),
    ("aes(x = industry,", " + theme_void()", false),
    ("aes(x = industry,", " + theme(axis.text.y = element_blank())", true),
  ])
  func `a blank in front of its arguments changes nothing, and an axis without texts names nothing`(
    start: String, end: String, isNamed: Bool
  ) throws {
    let text =
      Self.ggplot + """
        ggplot(d, \(start) y = salary, fill = industry)) + geom_col() +
          scale_fill_manual(values = c("#208eb7", "#7b3f5b", "#1c4c5e"))\(end)

        """
    #expect(try readFoundTheme(text, path: "a.R").modes[0].series.allSatisfy { ($0.label == .direct) == isNamed })
  }

  @Test func `a filling of points is no bar`() throws {
    let text =
      Self.ggplot + """
        ggplot(d, aes(x, y, fill = k)) + geom_col() + geom_point(shape = 21) +
          scale_fill_manual(values = c("#208eb7", "#7b3f5b", "#1c4c5e"))

        """
    #expect(try readFoundTheme(text, path: "a.R").modes[0].series.allSatisfy { $0.mark == nil })
  }

  @Test func `a colour of the background is a gap and no series`() throws {
    let text =
      Self.ggplot + """
        background <- "#f0e4d8"
        pal <- c("#db2a41", "#5b688a", "#f0e4d8")
        ggplot(d, aes(x = pct, y = "", fill = k)) + geom_col() + scale_fill_manual(values = pal) +
          theme(panel.background = element_rect(fill = background))

        """
    let theme = try readFoundTheme(text, path: "a.R")
    #expect(theme.modes[0].series.map(\.color.hex) == ["#db2a41", "#5b688a"])
    #expect(theme.unjudged.contains { $0.isA(UnjudgedReason.colorOfGround) })
  }

  @Test(arguments: ["\"white\", \"#1b9e77\", \"#7570b3\"", "\"#1b9e77\", \"#ffffff\""])
  func `a white colour says that white may not be the background`(colors: String) throws {
    let text = Self.ggplot + "ggplot(d, aes(x, y, fill = k)) + geom_col() + scale_fill_manual(values = c(\(colors)))\n"
    let mode = try readFoundTheme(text, path: "a.R").modes[0]
    #expect(mode.unknownGround?.contains("would not show on #ffffff") == true)
    #expect(mode.series.count == colors.count { $0 == "," } + 1)
  }

  @Test func `one colour beside the background's is no chart, and is counted`() throws {
    let text =
      Self.ggplot + """
        bcolor <- "#F8F8F8"
        theme_update(panel.background = element_rect(fill = bcolor))
        ggplot(d, aes(a, b, fill = k)) + geom_col() + scale_fill_manual(values = c(bcolor, "#1b6e57"))

        """
    let problem = #expect(throws: ThemeProblem.self) { try readFoundTheme(text, path: "a.R") }
    #expect(problem?.doubt == .otherColors)
  }

  @Test func `a line, a name and an outline in the colour of the background are no gaps`() throws {
    let lines = """
      import matplotlib.pyplot as plt
      fig, ax = plt.subplots(facecolor="white")
      ax.plot(x, y, color="white", label="cost")
      ax.plot(x, z, color="#b2182b", label="sum")

      """
    let mode = try readFoundTheme(lines, path: "a.py").modes[0]
    #expect(mode.series.map(\.name) == ["cost", "sum"] && mode.background?.hex == "#ffffff")
    let bare = try readFoundTheme(lines.replacing(", label=\"cost\"", with: ""), path: "a.py").modes[0]
    #expect(bare.series.count == 2)
    func plot(_ values: String, _ outline: String) -> String {
      Self.ggplot + """
        ggplot(d, aes(x, y, fill = k)) + geom_col(\(outline)) + scale_fill_manual(values = c(\(values))) +
          theme(plot.background = element_rect(fill = "#ffffff"))

        """
    }
    let (three, two) = ("\"#ffffff\", \"#1b9e77\", \"#7570b3\"", "rest = \"#ffffff\", a = \"#1b9e77\", b = \"#7570b3\"")
    #expect(try readFoundTheme(plot(three, ""), path: "a.R").modes[0].series.count == 2)
    #expect(try readFoundTheme(plot(three, "color = \"black\""), path: "a.R").modes[0].series.count == 3)
    #expect(try readFoundTheme(plot(two, ""), path: "a.R").modes[0].series.count == 3)
  }

  @Test(arguments: [
    (["\"black\"", "\"black\""], "#000000"), (["\"black\"", "\"white\""], nil), (["NA", "\"black\""], nil),
  ])
  func `an outline is one that all filled marks have`(outlines: [String], outline: String?) throws {
    let marks = outlines.map { "geom_col(aes(y = n), color = \($0))" }.joined(separator: " + ")
    let text =
      Self.ggplot + """
        ggplot(d, aes(x, y, fill = k)) + \(marks) + scale_fill_manual(values = c("#eeeeee", "#dddd00", "#ffb3b3"))

        """
    #expect(try readFoundTheme(text, path: "a.R").modes[0].series.allSatisfy { $0.stroke?.hex == outline })
  }

  @Test func `one colour beside a computed one is counted, and shows no chart`() throws {
    let text =
      Self.ggplot + """
        accent <- pick("accent")
        ggplot(d, aes(x, y, color = k)) + geom_point() + scale_color_manual(values = c("white", accent))

        """
    let problem = #expect(throws: ThemeProblem.self) { try readFoundTheme(text, path: "a.R") }
    #expect(problem?.doubt == .computed)
  }

  @Test func `the colour of points is no outline of bars`() throws {
    let text =
      Self.ggplot + """
        ggplot(d, aes(x, y, fill = k)) + geom_col() + geom_point(aes(y = goal), color = "black") +
          scale_fill_manual(values = c("#eeeeee", "#dddd00", "#ffb3b3"))

        """
    #expect(try readFoundTheme(text, path: "a.R").modes[0].series.allSatisfy { $0.stroke == nil })
  }

  @Test func `each plot stands on its own background`() throws {
    func plot(_ first: String, _ second: String, _ rest: String) -> String {
      "ggplot(d, aes(x, y, color = k)) + geom_line() + scale_color_manual(values = c(\"\(first)\", \"\(second)\")) + \(rest)\n"
    }
    let dark = "theme(plot.background = element_rect(fill = background))"
    let text = Self.ggplot + "background <- \"#303030\"\n" + plot("#ff9a8a", "#8fd3ff", dark)
    let modes = try readFoundTheme(text + plot("#1b9e77", "#7570b3", "theme_bw()"), path: "a.R").modes
    #expect(modes.map(\.background?.hex) == ["#303030", nil])
    #expect(modes.map(\.unknownGround) == [nil, nil])
    // The same colours on another background are another chart.
    let same = try readFoundTheme(text + plot("#ff9a8a", "#8fd3ff", "theme_bw()"), path: "e.R").modes
    #expect(same.map(\.background?.hex) == ["#303030", nil])
    // What paints no background shows that of the page around it.
    let void = try readFoundTheme(text + plot("#1b9e77", "#7570b3", "theme_void()"), path: "d.R").modes
    #expect(void.map(\.background?.hex) == ["#303030", "#303030"])
    // Which value a name has when a plot is drawn, only running the program would tell.
    let again = text + "background <- \"#ffffff\"\n" + plot("#8a1025", "#2b3350", dark)
    #expect(try readFoundTheme(again, path: "b.R").modes.allSatisfy { $0.background == nil && $0.unknownGround != nil })
    #expect(
      try readFoundTheme(text + plot("#8a1025", "#2b3350", "theme_dark()"), path: "c.R").modes[1].unknownGround != nil)
  }

  // MARK: Names of files

  @Test func `the name of a file speaks for no list beside what its chart draws`() throws {
    let icons =
      "const pollutants = [{ name: 'CO', color: '#f59e0b' }, { name: 'O3', color: '#f97316' }, { name: 'NO', color: '#8b5cf6' }]\n"
    let chart = """
      import { Line } from 'vue-chartjs'
      const chartData = { datasets: [{ label: 'A', borderColor: '#8b5cf6' }, { label: 'B', borderColor: '#b91c1c' }] }

      """
    let drawn = try readFoundTheme(chart + icons, path: "CompareChart.js")
    #expect(drawn.modes.map { $0.series.map(\.color.hex) } == [["#8b5cf6", "#b91c1c"]])
    #expect(drawn.notTaken.map(\.pattern) == ["pollutants"])
    #expect(try readFoundTheme("export " + icons, path: "CompareChart.js").modes[0].series.count == 3)
  }
}
