import PaletteCheck
import Testing

@Suite struct RepairTests {
  @Test func `markers are chosen for series that look alike`() {
    let palette = Palette([
      ChartSeries("growth", "#5b8c2a", mark: .line),
      ChartSeries("loss", "#b8602f", mark: .line),
    ])
    #expect(!palette.check(background: "#ffffff").passes)
    let marked = palette.marked(on: "#ffffff")
    #expect(marked.check(background: "#ffffff").passes)
    for series in marked.series { print(series.name, series.marker as Any) }
  }
}
