import Dashboard
import PaletteCheck
import Testing

@Suite struct SeriesStyleTests {
  @Test func `everybody can tell the series apart`() throws {
    let series = try SeriesStyle.allCases.map { style in
      ChartSeries(style.rawValue, try ChartColor(style.color(in: .light)), mark: .line)
    }
    let report = Palette(series).check(background: "#ffffff")
    #expect(report.passes)
  }
}
