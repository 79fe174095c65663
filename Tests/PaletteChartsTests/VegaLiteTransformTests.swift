import PaletteRules
import SourceText
import Testing

@testable import PaletteCharts

/// The values are those of JavaScript and of Vega, which `check_vega_lite.py` asks itself.
@Suite struct VegaLiteTransformTests {
  private func chart(_ rows: String, _ more: String, _ encoding: String, mark: String = "bar") throws(UnreadableFile)
    -> Chart
  {
    let text = #"{ "data": { "values": [\#(rows)] }, "mark": "\#(mark)"\#(more), "encoding": { \#(encoding) } }"#
    return try ChartReader.read(SourceFile(path: "chart.json", bytes: Array(text.utf8))).chart
  }

  private static let rows =
    #"{ "k": "a", "n": 1, "s": "x" }, { "k": "b", "n": 2, "s": "x" }, { "k": "c", "n": 3, "s": "y" }, { "k": null, "n": 4, "s": "y" }"#
  private static let plain = #""x": { "field": "k", "type": "nominal" }, "y": { "field": "n", "type": "quantitative" }"#

  @Test func `null is a name among names`() throws {
    let chart = try chart(Self.rows, "", Self.plain)
    #expect(chart.xAxis.categorical?.categories == ["a", "b", "c", "null"])
  }

  @Test(arguments: ["row", "column", "facet"])
  func `each panel is a series`(channel: String) throws {
    let chart = try chart(Self.rows, "", Self.plain + #", "\#(channel)": { "field": "s" }"#)
    #expect(chart.series.map(\.name) == ["x", "y"])
    #expect(chart.series.map { $0.points.map(\.y) } == [[1, 2], [3, 4]])
  }

  @Test func `a normalised stack holds shares of the sum at each place`() throws {
    let rows = #"{ "k": "a", "n": 1, "s": "x" }, { "k": "a", "n": 3, "s": "y" }, { "k": "b", "n": 5, "s": "x" }"#
    let chart = try chart(
      rows, "", #""x": { "field": "k" }, "y": { "field": "n", "stack": "normalize" }, "color": { "field": "s" }"#)
    #expect(chart.series.map { $0.points.map(\.y) } == [[25, 100], [75]])
    #expect(chart.yAxis?.text(25) == "25%")
  }

  @Test(arguments: [
    ("month", ["February", "December"], [3.0, 1]), ("day", ["Monday", "Tuesday"], [3, 1]),
    ("quarter", ["Q1", "Q4"], [3, 1]),
    ("date", ["2", "24"], [3, 1]), ("hours", ["07:00", "23:00"], [3, 1]),
  ])
  func `a time unit that repeats makes names in the order of the calendar`(
    unit: String, names: [String], values: [Double]
  ) throws {
    // 24 December 2019 was a Tuesday, 2 February 2026 a Monday.
    let rows = #"{ "d": "2019-12-24T23:10:00", "v": 1 }, { "d": "2026-02-02T07:59:00", "v": 3 }"#
    let encoding =
      #""x": { "field": "d", "timeUnit": "\#(unit)", "type": "ordinal" }, "y": { "field": "v", "aggregate": "sum" }"#
    let chart = try chart(rows, "", encoding)
    #expect(chart.xAxis.categorical?.categories == names)
    let points = chart.series[0].points.sorted {
      names.firstIndex(of: chart.xAxis.text($0.x)) ?? 9 < names.firstIndex(of: chart.xAxis.text($1.x)) ?? 9
    }
    #expect(points.map(\.y) == values)
  }

  @Test(arguments: [
    // What `vega.bin` gives for these extents.
    ("true", [0.0, 100], 10, "0 to 10", "90 to 100"), ("true", [1.6, 9.2], 9, "1 to 2", "9 to 10"),
    (#"{ "maxbins": 20 }"#, [1.6, 9.2], 16, "1.5 to 2", "9 to 9.5"),
    (#"{ "step": 2.5 }"#, [0, 9], 4, "0 to 2.5", "7.5 to 10"),
    ("true", [46, 230], 10, "40 to 60", "220 to 240"), ("true", [-0.03, 0.04], 7, "−0.03 to −0.02", "0.03 to 0.04"),
  ])
  func `numbers are put into the intervals of Vega`(
    bin: String, extent: [Double], count: Int, first: String, last: String
  ) throws {
    let node = try JSONReader.read(Array(bin.utf8), .strict).root
    let bins = try #require(VegaBins(node, extent))
    #expect(bins.names.count == count)
    #expect(bins.names.first == first && bins.names.last == last)
    #expect(bins.name(extent[0]) == bins.names.first && bins.name(extent[1]) == bins.names.last)
  }
}
