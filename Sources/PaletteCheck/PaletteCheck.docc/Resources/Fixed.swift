import PaletteCheck
import Testing

@Suite struct RepairTests {
  @Test func `the smallest change of colours passes`() {
    let palette = Palette([
      ChartSeries("growth", "#5b8c2a", mark: .line),
      ChartSeries("loss", "#b8602f", mark: .line),
    ])
    let fix = palette.fixed(on: "#ffffff")
    #expect(fix.palette.check(background: "#ffffff").passes)
    for change in fix.changes { print(change.name, change.old, "→", change.new) }
  }
}
