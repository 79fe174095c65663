import PaletteCharts
import Testing

@Suite struct ChartAxisTests {
  @Test func `says a value with its unit, a category by its name`() {
    let rain = ChartAxis.numeric(
      NumericAxis(title: "Rain", range: 0...300, values: .number(unit: AxisUnit(one: nil, other: "%@ millimetres"))))
    #expect(rain.text(.number(234)) == "234 millimetres")
    let month = ChartAxis.categorical(CategoricalAxis(title: "Month", categories: ["Jan"]))
    #expect(month.text(.category("Jan")) == "Jan")
  }

  @Test(arguments: AxisScale.allCases)
  func `places both ends of an axis at 0 and 1`(scale: AxisScale) {
    let axis = NumericAxis(title: "", range: 10...1000, scale: scale)
    #expect(axis.share(10) == 0)
    #expect(axis.share(1000) == 1)
    #expect((axis.share(100) - (scale == .linear ? 90.0 / 990 : 0.5)).magnitude < 1e-12)
  }

  @Test func `places the only value of an axis in the middle`() {
    #expect(NumericAxis(title: "", range: 4...4).share(4) == 0.5)
  }
}
