import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// Programs that name a palette of a library, and one of its colours.
struct PaletteByNameTests {
  @Test(arguments: [
    ("a.js", "import * as d3 from 'd3';\nconst color = d3.scaleOrdinal(d3.schemeCategory10);\n", "tab10"),
    ("b.js", "import { interpolateViridis } from 'd3';\nconst c = scaleSequential(interpolateViridis);\n", "viridis"),
    ("c.py", "import seaborn as sns\nsns.set_palette('Set1')\n", "brewer-set1"),
    ("d.py", "import seaborn as sns\nsns.lineplot(data=df, x='t', y='v', hue='k', palette='deep')\n", "seaborn-deep"),
    ("e.R", "ggplot(d, aes(x, y, colour = k)) + scale_colour_brewer(palette = 'Dark2')\n", "brewer-dark2"),
    (
      "f.py", "import plotly.express as px\npx.line(df, color_discrete_sequence=px.colors.qualitative.D3)\n",
      "plotly-d3"
    ),
  ])
  func `the refusal gives the command that judges the palette`(path: String, code: String, palette: String) throws {
    let problem = try #require(throws: ThemeProblem.self) {
      try ThemeReader.read(SourceFile(path: path, bytes: Array(code.utf8)), options: ReadingOptions())
    }
    #expect(problem.judging == .palette(palette))
  }

  @Test func `the dark mode of a page is not a palette of seaborn`() {
    let code = "export type Props = { colorScheme?: 'light' | 'dark' }\nconst p = { colorScheme: 'dark' };\n"
    #expect(PaletteByName.first(in: SourceFile(path: "a.ts", bytes: Array(code.utf8))) == nil)
    let plot = "sns.set_theme(palette='dark')\n"
    #expect(PaletteByName.first(in: SourceFile(path: "a.py", bytes: Array(plot.utf8)))?.known == "seaborn-dark")
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
}
