import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// Lists of colours that a function or a getter returns, and colours by the names of a library.
@Suite struct ReturnedListsTests {
  private var found: ReadingOptions {
    var options = ReadingOptions()
    options.isFound = true
    return options
  }

  @Test(arguments: [
    (
      "Templates.swift",
      "class Templates { open class func calm() -> [NSUIColor] {\n return [NSUIColor(red: 33/255.0, green: 102/255.0, blue: 172/255.0, alpha: 1.0), NSUIColor(red: 1, green: 0, blue: 0, alpha: 1), NSUIColor(red: 178/255.0, green: 24/255.0, blue: 43/255.0, alpha: 1)]\n} }",
      "Templates calm", ["#2166ac", "#ff0000", "#b2182b"]
    ),
    (
      "Templates.swift",
      "struct Templates { var calm: [Color] { [Color(hex: \"#2166ac\"), Color(hex: \"#ff0000\"), Color(hex: \"#b2182b\")] } }",
      "Templates calm", ["#2166ac", "#ff0000", "#b2182b"]
    ),
    (
      "Templates.cs",
      "class Templates { static Color[] Calm() { return new[] { OxyColors.SteelBlue, OxyColors.Red, OxyColor.FromRgb(178, 24, 43) }; } }",
      "Templates Calm", ["#4682b4", "#ff0000", "#b2182b"]
    ),
  ])
  func `a list that a function or a getter returns has its name, and is judged where the file is named`(
    path: String, text: String, name: String, colors: [String]
  ) throws {
    #expect(refusal(text, path: path, options: found)?.doubt != nil)
    let theme = try ThemeReader.read(SourceFile(path: path, bytes: Array(text.utf8)))
    #expect(theme.modes.flatMap(\.series).map(\.color.hex) == colors)
    #expect(theme.name == name)
  }

  @Test(arguments: [
    (
      "a.cs",
      "using OxyPlot;\nvar a = new LineSeries { Color = OxyColors.SteelBlue };\nvar b = new LineSeries { Color = OxyColors.Green };",
      ["#4682b4", "#008000"]
    ),
    ("a.cs", "using ScottPlot;\na.Color = Colors.Orange;\nb.Color = Colors.Navy;", ["#ffa500", "#000080"]),
    (
      "A.java",
      "import org.jfree.chart.*;\nimport java.awt.Color;\nclass A { void f() { r.setSeriesPaint(0, Color.PINK); r.setSeriesPaint(1, Color.DARK_GRAY); } }",
      ["#ffafaf", "#404040"]
    ),
    (
      "A.java",
      "import com.github.mikephil.charting.data.*;\nclass A { void f() { a.setColor(Color.GREEN); b.setColor(Color.DKGRAY); } }",
      ["#00ff00", "#444444"]
    ),
    (
      "a.dart",
      "import 'package:fl_chart/fl_chart.dart';\nfinal a = [BarChartRodData(color: Colors.blue), BarChartRodData(color: Colors.amber)];",
      ["#2196f3", "#ffc107"]
    ),
    (
      "a.go",
      "package a\nimport \"gonum.org/v1/plot\"\nfunc f() { l.Color = colornames.Steelblue; m.Color = colornames.Red }",
      ["#4682b4", "#ff0000"]
    ),
  ])
  func `a colour by its name is the one that the library defines`(path: String, text: String, colors: [String]) throws {
    let theme = try ThemeReader.read(SourceFile(path: path, bytes: Array(text.utf8)), options: found)
    #expect(theme.modes.flatMap(\.series).map(\.color.hex) == colors)
  }

  @Test func `colours of UIKit are fixed, and those of the system are not checked`() throws {
    let fixed = "import DGCharts\nset1.setColor(UIColor.orange)\nset2.setColor(UIColor.blue)"
    let theme = try ThemeReader.read(SourceFile(path: "a.swift", bytes: Array(fixed.utf8)), options: found)
    #expect(theme.modes.flatMap(\.series).map(\.color.hex) == ["#ff8000", "#0000ff"])
    let changing = "import Charts\nlet c = Chart(d) { }.chartForegroundStyleScale([\"in\": .green, \"out\": Color.red])"
    let problem = refusal(changing, path: "a.swift", options: found)
    #expect(problem?.doubt == .computed)
  }

  @Test func `--series takes one of the lists, as one chart`() throws {
    let text = """
      func calm() -> [Color] { return [Color(hex: "#2166ac"), Color(hex: "#67a9cf"), Color(hex: "#b2182b")] }
      func loud() -> [Color] { return [Color(hex: "#ff0000"), Color(hex: "#00ff00"), Color(hex: "#0000ff")] }
      """
    var options = ReadingOptions()
    options.series = ["loud.*"]
    let theme = try ThemeReader.read(SourceFile(path: "Templates.swift", bytes: Array(text.utf8)), options: options)
    #expect(theme.modes.map { $0.series.map(\.color.hex) } == [["#ff0000", "#00ff00", "#0000ff"]])
    #expect(theme.modeWord == .mode)
  }

  @Test func `a name that the program binds itself is its own colour`() throws {
    let text = """
      using OxyPlot;
      static class Colors { public static Color Red = Color.FromRgb(178, 24, 43); }
      a.Color = Colors.Red; b.Color = OxyColors.Red;
      """
    let theme = try ThemeReader.read(SourceFile(path: "a.cs", bytes: Array(text.utf8)), options: found)
    #expect(theme.modes.flatMap(\.series).map(\.color.hex) == ["#b2182b", "#ff0000"])
  }

  @Test func `what each function sets is a chart, a mark is one series, and an annotation is none`() throws {
    let text = """
      using OxyPlot;
      class Examples {
        PlotModel First() { a.Color = OxyColors.Navy; b.Color = OxyColors.Orange; return null; }
        PlotModel Second() {
          var m = new LineAnnotation { Color = OxyColors.Lime };
          c.Fill = OxyColors.Teal; c.Stroke = OxyColors.Black;
          d.Fill = OxyColors.Gold; return null;
        }
      }
      """
    let theme = try ThemeReader.read(SourceFile(path: "a.cs", bytes: Array(text.utf8)), options: found)
    #expect(theme.modes.map { $0.series.map(\.color.hex) } == [["#000080", "#ffa500"], ["#008080", "#ffd700"]])
  }

  @Test(arguments: [
    (
      "a.cs",
      "using LiveCharts;\nvar s = new AxisSection { Stroke = new SolidColorBrush(Color.FromRgb(248, 213, 72)) };\nvar t = new AxisSection { Stroke = new SolidColorBrush(Color.FromRgb(20, 24, 89)) };"
    ),
    (
      "A.java",
      "import org.jfree.chart.*;\nclass A { void paint(Graphics2D g2) { g2.setColor(Color.LIGHT_GRAY); g2.setColor(Color.BLUE); } }"
    ),
  ])
  func `sections of an axis and strokes on a canvas are no series`(path: String, text: String) {
    #expect(refusal(text, path: path, options: found) != nil)
  }

  @Test func `stops of an interpolated palette are a ramp`() throws {
    let text = "using OxyPlot;\nvar p = OxyPalette.Interpolate(9, OxyColors.Blue, OxyColors.White, OxyColors.Red);"
    let theme = try ThemeReader.read(SourceFile(path: "a.cs", bytes: Array(text.utf8)), options: found)
    #expect(theme.modes.flatMap(\.ramps).map { $0.stops.count } == [3])
  }

  @Test(arguments: [
    (
      "chart.js",
      "new ApexCharts(e, {chart: {type: 'area', background: 'transparent'}, colors: ['rgba(30, 144, 255, 0.52)', 'rgba(168, 85, 247, 0.42)']});"
    )
  ])
  func `translucent series on a transparent chart leave the ground open`(
    path: String, text: String
  ) throws {
    let theme = try ThemeReader.read(SourceFile(path: path, bytes: Array(text.utf8)), options: found)
    #expect(theme.modes.map(\.series.count) == [2])
    #expect(theme.modes.first?.background == nil && theme.modes.first?.unknownGround != nil)
  }
}
