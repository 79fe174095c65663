import PaletteCheck
import Testing

@Suite struct RepairTests {
  @Test func `symbols tell green and brown apart`() {
    let palette = Palette([
      ChartSeries("growth", "#5b8c2a", mark: .line, marker: .circle),
      ChartSeries("loss", "#b8602f", mark: .line, marker: .cross, dash: [6, 3]),
    ])
    let report = palette.check(background: "#ffffff")
    #expect(report.passes, "\(report)")
  }
}
