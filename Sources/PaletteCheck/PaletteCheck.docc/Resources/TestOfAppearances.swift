import Dashboard
import PaletteCheck
import Testing

@Suite struct SeriesStyleTests {
  @Test(arguments: Appearance.allCases)
  func `everybody can tell the series apart`(appearance: Appearance) throws {
    let series = try SeriesStyle.allCases.map { style in
      ChartSeries(style.rawValue, try ChartColor(style.color(in: appearance)), mark: .line)
    }
    let report = Palette(series).check(background: try ChartColor(appearance.background))
    #expect(report.passes, "\(report)")
  }
}
