import PaletteRules
import SourceText
import Testing

@testable import PaletteCharts

@Suite struct AxisUnitTests {
  @Test func `a comma before a digit divides no forms`() {
    #expect(AxisUnit("deaths per 1,000")?.other == "%@ deaths per 1,000")
  }

  @Test(arguments: [
    ("Rainfall (mm)", "Rainfall", "%@ mm"), ("Share (%)", "Share", "%@%"), ("Price [$]", "Price", "$%@"),
    ("Area (in km²)", "Area", "%@ km²"), ("Power (kWh)", "Power", "%@ kWh"),
    ("Temperature (°C)", "Temperature", "%@ °C"), ("Economy (mpg)", "Economy", "%@ mpg"),
    ("People (million)", "People", "%@ million"), ("Wage (€ per hour)", "Wage", "€%@ per hour"),
  ])
  func `a title names its unit in brackets at its end`(title: String, name: String, words: String) throws {
    let titled = try #require(AxisUnit.titled(title))
    #expect(titled.title == name && titled.unit.other == words)
  }

  @Test(arguments: [
    "Sales (2019)", "Rain (monthly)", "Rating (binned)", "(mm)", "mm", "Growth (est.)", "Share (% of all people)", "",
  ])
  func `other words in brackets are no unit`(title: String) {
    #expect(AxisUnit.titled(title) == nil)
  }

  private func read(_ name: String, _ text: String) throws(UnreadableFile) -> Chart {
    try ChartReader.read(SourceFile(path: name, bytes: Array(text.utf8))).chart
  }

  @Test func `columns of one unit are one axis, those of two are refused`() throws {
    let chart = try read("t.csv", "year,Rain (mm),Snow (mm)\n2019,800,12\n2020,820,14\n")
    #expect(chart.series.map(\.name) == ["Rain", "Snow"] && chart.yAxis?.text(12) == "12 mm")
    let error = #expect(throws: UnreadableFile.self) { try read("t.csv", "year,Rain (mm),Share (%)\n2019,800,12\n") }
    #expect(error?.problems.first?.help == "describe one of them with --y")
  }

  @Test(arguments: [("$,.0f", 4.0, "$4"), (".1%", 400, "400%"), (".2f", 4, "4")])
  func `the format of a Vega-Lite axis says its unit`(format: String, value: Double, text: String) throws {
    let chart = try read(
      "c.json",
      #"{ "data": { "values": [{ "k": 2019, "n": 4 }] }, "mark": "bar", "encoding": { "x": { "field": "k", "type": "ordinal" }, "#
        + #""y": { "field": "n", "type": "quantitative", "axis": { "format": "\#(format)" } } } }"#)
    #expect(chart.series[0].points[0].y == value && chart.yAxis?.text(value) == text)
    #expect(chart.xAxis.categorical?.categories == ["2019"])
  }

  private static let line =
    #"{ "LineMark": { "x": ["Year", 2019], "y": ["mm", 3] } }, { "LineMark": { "x": ["Year", 2020], "y": ["mm", 4] } }"#

  @Test func `symbols on a line of Swift Charts are the line`() throws {
    let chart = try read(
      "c.json", #"{ "Chart": [\#(Self.line), { "PointMark": { "x": ["Year", 2020], "y": ["mm", 4] } }] }"#)
    #expect(chart.kind == .line && chart.series[0].points.map(\.y) == [3, 4])
  }

  @Test(arguments: [
    #"{ "PointMark": { "x": ["Year", 2020], "y": ["mm", 5] } }"#,
    #"{ "BarMark": { "x": ["Year", 2020], "y": ["mm", 4] } }"#,
    #"{ "RuleMark": { "y": ["mm", 4] } }"#,
  ])
  func `other marks on a line of Swift Charts are refused at their place`(mark: String) {
    let error = #expect(throws: UnreadableFile.self) { try read("c.json", #"{ "Chart": [\#(Self.line), \#(mark)] }"#) }
    #expect(error?.problems.count == 1 && error?.problems.first?.origin != nil)
  }
}
