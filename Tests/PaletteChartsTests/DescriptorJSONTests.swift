import PaletteCharts
import SafeText
import Testing

@Suite struct DescriptorJSONTests {
  @Test func `names everything as AXChartDescriptor does`() {
    let axis = NumericAxis(
      title: "Lines of code", range: 0...40, gridlines: [0, 20, 40],
      values: .number(unit: AxisUnit(one: "%@ line", other: "%@ lines")))
    let chart = Chart(
      title: "Coffee", kind: .point, xAxis: .categorical(CategoricalAxis(title: "Cups", categories: ["none"])),
      yAxis: axis,
      series: [ChartSeries(name: "", isContinuous: false, points: [ChartPoint(x: .category("none"), y: 20)])])
    let text = JSONWriter.text(DescriptorJSON.json(chart), .compact)
    #expect(
      text.contains(
        #""xAxis":{"type":"AXCategoricalDataAxisDescriptor","title":"Cups","categoryOrder":["none"]}"#))
    #expect(text.contains(#""range":{"lowerBound":0.0,"upperBound":40.0},"scaleType":"linear""#))
    #expect(text.contains(#""dataPoints":[{"x":"none","y":20.0,"additionalValues":[],"label":null}]"#))
  }
}
