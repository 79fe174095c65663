import ChartDescription
import PaletteCharts
import SafeText
import Testing

@Suite struct SwiftSourceTests {
  private static func text(_ chart: Chart) -> String { SwiftSource.text(chart, ChartElements(chart)) }

  @Test func `names the type after the title`() {
    #expect(Self.text(SampleCharts.coffee).contains("enum LinesOfCodeByCupsOfCoffeeChart {"))
    var chart = SampleCharts.coffee
    for (title, name) in [
      (nil, "DescribedChart"), ("123 Go", "GoChart"), ("零", "DescribedChart"), ("a-b_c", "ABCChart"),
    ] {
      chart.title = title
      #expect(Self.text(chart).contains("enum \(name) {"), "\(title ?? "")")
    }
  }

  @Test func `nothing stands outside the condition`() {
    let lines = Self.text(SampleCharts.coffee).split(separator: "\n")
    #expect(lines[1] == "#if canImport(Accessibility)")
    #expect(lines.last == "#endif")
  }

  @Test func `no function holds more than 200 literals`() {
    let text = Self.text(SampleCharts.wave(points: 1001))
    let bodies = text.split(separator: "private static func")
    #expect(bodies.map { $0.split(separator: "AXDataPoint(").count - 1 }.max() == 200)
    #expect(text.split(separator: "AXDataPoint(x:").count - 1 == 1001)
  }

  @Test func `says how bars run, how axes are spread and what is missing`() {
    var chart = SampleCharts.coffee
    chart.direction = .topToBottom
    chart.yAxis?.scale = .log10
    chart.series[0].points[1].y = nil
    let text = Self.text(chart)
    #expect(text.contains("descriptor.contentDirection = .topToBottom"))
    #expect(text.contains("yAxis.scaleType = .log10"))
    #expect(text.contains("AXDataPoint(x: 1.0),"))
  }

  @Test(arguments: ["\"", "\\(crash())", "\n", "\u{202E}", "*/", "\u{0}", "\"\"\"", "é🧁", "\u{2028}"])
  func `hostile names stay inside their literals`(name: String) {
    var chart = SampleCharts.coffee
    (chart.title, chart.summary) = (name, name)
    chart.series[0].name = name
    let plain = Self.text(SampleCharts.coffee)
    let text = Self.text(chart)
    #expect(text.contains("title: \(swiftString(name)),"))
    // No line more, no line less.
    #expect(text.split(separator: "\n").count == plain.split(separator: "\n").count)
    #expect(!text.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{2028}" || $0 == "\u{0}" })
  }
}
