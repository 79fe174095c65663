import Colorimetry
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

  @Test(arguments: [
    (##""scale": {"range": ["#111111", "#222222"]}}"##, ["#111111", "#222222"]),
    (##""scale": {"range": []}}"##, [nil, nil]),
    (##""sort": null, "scale": {"range": ["#111111", "#222222"]}}"##, [nil, nil]),
    (##""scale": {"range": ["#111111", "#222222"]}}, "shape": {"field": "s"}"##, [nil, nil]),
  ])
  func `a list of colours is given to series where nothing else says how`(scale: String, colors: [String?]) throws {
    let chart = try chart(
      Self.rows, "", Self.plain + ##", "color": {"field": "s", "type": "nominal", \##(scale)"##, mark: "point")
    #expect(chart.series.map { $0.appearance.color?.hex } == colors)
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
    ("date", ["2", "24"], [3, 1]), ("week", ["Week 5", "Week 51"], [3, 1]), ("hours", ["07:00", "23:00"], [3, 1]),
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
    (#"{ "unit": "yearmonth", "step": 3 }"#, ["January 2023", "April 2023"], [3.0, 4]),
    (#""yearweek""#, ["1 January 2023", "2 April 2023"], [3, 4]),
    (#"{ "unit": "year", "step": 10 }"#, ["2020"], [7]),
  ])
  func `several units of time are put together`(unit: String, places: [String], values: [Double]) throws {
    let rows = #"{ "d": "2023-01-05", "v": 1 }, { "d": "2023-01-07", "v": 2 }, { "d": "2023-04-06", "v": 4 }"#
    let encoding =
      #""x": { "field": "d", "timeUnit": \#(unit), "type": "temporal" }, "y": { "field": "v", "aggregate": "sum" }"#
    let chart = try chart(rows, "", encoding)
    #expect(chart.series[0].points.map { chart.xAxis.text($0.x) } == places)
    #expect(chart.series[0].points.map(\.y) == values)
  }

  @Test func `empty bins have a count of 0, and rates are binned in percent`() throws {
    let rows = [0.01, 0.012, 0.05].map { #"{ "r": \#($0) }"# }.joined(separator: ", ")
    let x = #""x": { "field": "r", "bin": { "step": 0.01 }, "axis": { "format": ".0%" } }"#
    let chart = try chart(rows, "", x + #", "y": { "aggregate": "count" }"#)
    #expect(chart.xAxis.categorical?.categories == ["1 to 2%", "2 to 3%", "3 to 4%", "4 to 5%"])
    #expect(chart.series[0].points.map(\.y) == [2, 0, 0, 1])
  }

  @Test func `a table of rect has a series a row`() throws {
    let rows = #"{ "d": "Mon", "h": 8, "n": 3 }, { "d": "Tue", "h": 8, "n": 4 }, { "d": "Mon", "h": 9, "n": 5 }"#
    let chart = try chart(
      rows, "", #""x": { "field": "d" }, "y": { "field": "h" }, "color": { "field": "n", "type": "quantitative" }"#,
      mark: "rect")
    #expect(chart.series.map(\.name) == ["h 8", "h 9"] && chart.series[0].points.map(\.y) == [3, 4])
    #expect(!chart.isStacked && chart.yAxis?.title == "n")
  }

  @Test func `a tooltip names the points`() throws {
    let chart = try chart(
      #"{ "k": "A", "n": 1, "v": 2 }, { "k": "B", "n": 2, "v": 3 }"#, "",
      #""x": { "field": "n" }, "y": { "field": "v" }, "tooltip": [{ "field": "v" }, { "field": "k" }]"#, mark: "point")
    #expect(chart.series[0].points.map(\.label) == ["A", "B"])
  }

  @Test(arguments: [("", true), (#", "stack": null"#, false), (#", "stack": false"#, false)])
  func `bars of several colours are stacked on an axis that holds their sums`(stack: String, isStacked: Bool) throws {
    let rows = #"{ "k": "a", "n": 60, "s": "x" }, { "k": "a", "n": 50, "s": "y" }"#
    let encoding = #""x": { "field": "k" }, "y": { "field": "n"\#(stack) }, "color": { "field": "s" }"#
    let chart = try chart(rows, "", encoding)
    #expect(chart.isStacked == isStacked && chart.totals.map(\.y) == [110])
    #expect((chart.yAxis?.range.upperBound ?? 0 >= 110) == isStacked)
    #expect(!(try self.chart(rows, "", encoding + #", "xOffset": { "field": "s" }"#).isStacked))
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
