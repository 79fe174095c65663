import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// Rows of numbers in a program that nobody named, in a file that is called after a chart.
@Suite struct NumberRowsTests {
  private func series(_ text: String) -> Int {
    var options = ReadingOptions()
    options.isFound = true
    let file = SourceFile(path: "plot_comparison.py", bytes: Array("import matplotlib.pyplot as plt\n\(text)".utf8))
    return (try? ThemeReader.read(file, options: options))?.modes[0].series.count ?? 0
  }

  private static let rows = "((0.01, 0.01, 0.98), (0.2, 0.1, 0.7), (0.33, 0.43, 0.33))"

  @Test(arguments: ["weights_arr", "points", "shares"])
  func `they are data under a name that does not speak of colours`(name: String) {
    #expect(series("\(name) = \(Self.rows)\n") == 0)
  }

  @Test(arguments: ["COLORS", "chart_colors", "line_colors"])
  func `they are colours under a name that does`(name: String) {
    #expect(series("\(name) = \(Self.rows)\n") == 3)
  }

  @Test func `they are colours where a chart takes them`() {
    #expect(series("rows = \(Self.rows)\nfor i in range(3):\n  plt.plot(x, y[i], color=rows[i])\n") == 3)
  }
}
