import PaletteRules
import SourceText
import Testing

@testable import PaletteCharts

/// The values are those of JavaScript and of Vega, which `check_vega_lite.py` asks itself.
@Suite struct VegaLiteTransformTests {
  private func value(_ text: String, _ row: [String: VegaValue] = [:]) throws -> VegaValue {
    try VegaExpressionParser.read(text).value { row[$0] ?? .undefined }
  }

  @Test(arguments: [
    ("1 + 2 * 3", VegaValue.number(7)), ("(1 + 2) * 3", .number(9)), ("7 % 4 - -1", .number(4)),
    ("'a' + 1", .text("a1")),
    ("'3' * '4'", .number(12)), ("1 == '1'", .boolean(true)), ("1 === '1'", .boolean(false)),
    ("null == undefined", .boolean(true)), ("null === undefined", .boolean(false)), ("null >= 0", .boolean(true)),
    ("undefined >= 0", .boolean(false)), ("'10' < '9'", .boolean(true)), ("10 < '9'", .boolean(false)),
    ("!0 && 'x' || 'y'", .text("x")), ("false ? 1 : true ? 2 : 3", .number(2)),
    ("datum.a > 1 && datum['b c'] != null", .boolean(true)),
    ("datum.none === undefined", .boolean(true)), ("round(-2.5)", .number(-2)), ("pow(2, 10)", .number(1024)),
    ("max(1, 5, 3) - min(4, 2)", .number(3)), ("if(isValid(datum.a), 'yes', 'no')", .text("yes")),
    ("year('2001-03-04') + month('2001-03-04') + date('2001-03-04')", .number(2007)),
    ("day('2026-11-24')", .number(2)), ("hours(3600000)", .number(1)), (#"length('it\'s')"#, .number(4)),
    ("isNaN(+'x')", .boolean(true)), ("1.0 + ''", .text("1")),
  ])
  func `an expression has the value that JavaScript gives it`(text: String, expected: VegaValue) throws {
    #expect(try value(text, ["a": .number(2), "b c": .text("")]) == expected)
  }

  private typealias Problem = VegaExpressionParser.Problem

  @Test(arguments: [
    ("datum.a +", Problem.syntax("the end")), ("regexp(datum.a)", Problem.unknown("regexp")),
    ("width", Problem.unknown("width")), ("datum.a.b", Problem.syntax(".b")), ("1 2", Problem.syntax("2")),
    ("'open", Problem.syntax("the end")),
    ("pow(1)", Problem.syntax("pow with 1 arguments")), (String(repeating: "(", count: 100) + "1", Problem.tooLong()),
    (String(repeating: "!", count: 5000), Problem.tooLong()),
  ])
  func `an expression that is not computed is refused`(text: String, failure: Message) {
    #expect(throws: failure) { try VegaExpressionParser.read(text) }
  }

  private func chart(_ rows: String, _ more: String, _ encoding: String, mark: String = "bar") throws(UnreadableFile)
    -> Chart
  {
    let text = #"{ "data": { "values": [\#(rows)] }, "mark": "\#(mark)"\#(more), "encoding": { \#(encoding) } }"#
    return try ChartReader.read(SourceFile(path: "chart.json", bytes: Array(text.utf8))).chart
  }

  private static let rows =
    #"{ "k": "a", "n": 1, "s": "x" }, { "k": "b", "n": 2, "s": "x" }, { "k": "c", "n": 3, "s": "y" }, { "k": null, "n": 4, "s": "y" }"#
  private static let plain = #""x": { "field": "k", "type": "nominal" }, "y": { "field": "n", "type": "quantitative" }"#

  @Test(arguments: [
    (#""datum.n > 1 && datum.k != 'c'""#, [2.0, 4]), (#"{ "field": "n", "range": [2, 3] }"#, [2, 3]),
    (#"{ "field": "k", "oneOf": ["a", "c"] }"#, [1, 3]), (#"{ "field": "k", "valid": true }"#, [1, 2, 3]),
    (#"{ "not": { "field": "n", "lt": 3 } }"#, [3, 4]),
    (#"{ "or": [{ "field": "n", "equal": 1 }, { "and": ["datum.n >= 4", "true"] }] }"#, [1, 4]),
  ])
  func `a filter keeps the rows that pass`(filter: String, values: [Double]) throws {
    let chart = try chart(Self.rows, #", "transform": [{ "filter": \#(filter) }]"#, Self.plain)
    #expect(chart.series[0].points.map(\.y) == values)
  }

  @Test func `a calculated field is one of the row, and null is a name among names`() throws {
    let chart = try chart(
      Self.rows, #", "transform": [{ "calculate": "10 * datum.n", "as": "n" }]"#, Self.plain)
    #expect(chart.series[0].points.map(\.y) == [10, 20, 30, 40])
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
    ("true", [0.0, 100], 10, "0 – 10", "90 – 100"), ("true", [1.6, 9.2], 9, "1 – 2", "9 – 10"),
    (#"{ "maxbins": 20 }"#, [1.6, 9.2], 16, "1.5 – 2", "9 – 9.5"),
    (#"{ "step": 2.5 }"#, [0, 9], 4, "0 – 2.5", "7.5 – 10"),
    ("true", [46, 230], 10, "40 – 60", "220 – 240"), ("true", [-0.03, 0.04], 7, "−0.03 – −0.02", "0.03 – 0.04"),
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
