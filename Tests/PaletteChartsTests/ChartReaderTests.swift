import Colorimetry
import PaletteCharts
import PaletteRules
import SourceText
import Testing

@Suite struct ChartReaderTests {
  private func read(_ text: String, _ options: ChartOptions = ChartOptions()) throws(UnreadableFile) -> ReadChart {
    try ChartReader.read(SourceFile(path: "chart", bytes: Array(text.utf8)), options: options)
  }

  private func vegaLite(_ mark: String, _ encoding: String, rows: String = Self.rows, more: String = "") -> String {
    """
    { "$schema": "https://vega.github.io/schema/vega-lite/v5.json", "title": "Rain", "description": "Wet.",
      "data": { "values": [\(rows)] }, "mark": \(mark), "encoding": { \(encoding) }\(more) }
    """
  }

  private static let rows = """
    { "m": "2019-01", "p": "Coast", "mm": 234, "n": 1 }, { "m": "2019-02", "p": "Coast", "mm": null, "n": 2 },
    { "m": "2019-01", "p": "Valley", "mm": 61, "n": 3 }, { "m": "2019-02", "p": "Valley", "mm": 66, "n": 4 }
    """

  @Test func `reads Vega-Lite with series by colour, dates and gaps`() throws {
    let read = try read(
      vegaLite(
        #"{ "type": "line" }"#,
        ##""x": { "field": "m", "type": "temporal", "timeUnit": "yearmonth", "title": "Month" }, "##
          + ##""y": { "field": "mm", "type": "quantitative", "axis": { "title": "Rainfall" } }, "##
          + ##""color": { "field": "p", "type": "nominal" }"##))
    let chart = read.chart
    #expect(chart.title == "Rain" && chart.summary == "Wet." && chart.kind == .line)
    #expect(chart.series.map(\.name) == ["Coast", "Valley"])
    #expect(chart.series[0].points.map(\.y) == [234, nil])
    #expect(chart.xAxis.title == "Month" && chart.xAxis.text(chart.series[0].points[0].x) == "January 2019")
    #expect(chart.yAxis?.title == "Rainfall")
    #expect(read.formatLabel == "Vega-Lite specification")
  }

  @Test(arguments: [("count", [2, 2]), ("sum", [234, 127]), ("mean", [234, 63.5]), ("max", [234, 66])])
  func `computes aggregates of Vega-Lite`(aggregate: String, values: [Double]) throws {
    let y = aggregate == "count" ? #"{ "aggregate": "count" }"# : #"{ "aggregate": "\#(aggregate)", "field": "mm" }"#
    let chart = try read(vegaLite(#""bar""#, #""x": { "field": "p", "type": "nominal" }, "y": \#(y)"#)).chart
    #expect(chart.series[0].points.map(\.y) == values)
    #expect(chart.xAxis.categorical?.categories == ["Coast", "Valley"])
  }

  @Test func `bars of Vega-Lite that lie have their names along x, from top to bottom`() throws {
    let chart = try read(
      vegaLite(
        #""bar""#,
        #""y": { "field": "p", "type": "nominal" }, "x": { "field": "mm", "type": "quantitative", "aggregate": "sum" }"#
      )
    ).chart
    #expect(chart.direction == .topToBottom && chart.xAxis.categorical != nil)
    #expect(chart.series[0].points.map(\.y) == [234, 127])
  }

  @Test func `arcs of Vega-Lite are slices`() throws {
    let chart = try read(
      vegaLite(#""arc""#, #""theta": { "field": "n", "type": "quantitative" }, "color": { "field": "p" }"#)
    ).chart
    #expect(chart.kind == .pie && chart.direction == .radialClockwise)
  }

  @Test(
    arguments: [
      (#""x": { "field": "m" }, "y": { "field": "rain" }"#, "", ChartProblem.unknownField("rain")),
      (#""x": { "field": "m", "bin": true }, "y": { "field": "mm" }"#, "", ChartProblem.bins("x")),
      (
        #""x": { "field": "m" }, "y": { "aggregate": "stdev", "field": "mm" }"#, "",
        ChartProblem.mustBeOneOf("'aggregate' of 'y'", "count, sum, mean, average, median, min, max", "'stdev'")
      ),
      (
        #""x": { "field": "m", "timeUnit": "dayofyear" }, "y": { "field": "mm" }"#, "",
        ChartProblem.timeUnit("x", "'dayofyear'")
      ),
      (
        #""x": { "field": "m" }, "y": { "field": "mm" }"#, #", "transform": [{ "fold": [] }]"#,
        ChartProblem.computedData("'fold' of the transform")
      ),
      (
        #""x": { "field": "m" }, "y": { "field": "mm" }"#, #", "transform": [{ "filter": "datum.mm > 3" }]"#,
        ChartProblem.computedData("'filter' of the transform")
      ),
      (
        #""x": { "field": "m" }, "y": { "field": "mm" }, "x2": { "field": "p" }"#, "",
        ChartProblem.unreadChannel("x2")
      ),
      (#""color": { "field": "p" }"#, "", ChartProblem.noPosition()),
      (#""x": { "field": "m" }, "y": { "field": "p" }"#, "", ChartProblem.mustBeNumber("'p' of a row", "'Coast'")),
      (#""x": 5"#, "", ChartProblem.mustBeObject("'x' of the encoding", "5")),
      (
        #""x": { "field": "m" }, "y": { "field": "mm", "impute": { "value": 0 } }"#, "",
        ChartProblem.computedData("'impute' of 'y'")
      ),
      (
        #""x": { "field": "m" }, "y": { "field": "mm" }, "color": { "field": "n", "type": "quantitative" }"#, "",
        ChartProblem.colorOfQuantity("n")
      ),
      (
        #""x": { "field": "m" }, "y": { "field": "mm" }, "color": { "field": "n" }"#, "",
        ChartProblem.colorOfQuantity("n")
      ),
      (
        #""x": { "field": "n", "aggregate": "mean" }, "y": { "field": "mm", "aggregate": "mean" }"#, "",
        ChartProblem.aggregateAlong()
      ),
      (
        #""x": { "field": "m" }, "y": { "field": "mm" }, "size": { "aggregate": "count" }"#, "",
        ChartProblem.computedValues("aggregate", "size")
      ),
      (
        #""x": { "field": "m" }, "y": { "field": "mm" }, "order": { "field": "n" }"#, "",
        ChartProblem.unreadChannel("order")
      ),
      (
        #""x": { "field": "m" }, "y": { "field": "mm" }, "xOffset": { "field": "n" }, "color": { "field": "p" }"#, "",
        ChartProblem.twoOffsets("n", "p")
      ),
    ] as [(String, String, Message)])
  func `says what it does not compute of Vega-Lite`(encoding: String, more: String, sentence: Message) {
    let error = #expect(throws: UnreadableFile.self) { try read(vegaLite(#""line""#, encoding, more: more)) }
    #expect(
      error?.problems.contains { $0.sentence == sentence && $0.origin != nil } == true,
      "\(error?.problems.map(\.message) ?? [])")
  }

  @Test(arguments: [("year", [167.0]), ("yearmonth", [66, 101])])
  func `puts the rows of a time unit of Vega-Lite together`(unit: String, values: [Double]) throws {
    let rows = #"{"d":"2019-01-03","v":4},{"d":"2019-01-20","v":62},{"d":"2019-02-11","v":101}"#
    let encoding =
      #""x": { "field": "d", "type": "temporal", "timeUnit": "\#(unit)" }, "y": { "field": "v", "aggregate": "sum" }"#
    let chart = try read(vegaLite(#""bar""#, encoding, rows: rows)).chart
    #expect(chart.series[0].points.map(\.y) == values)
    #expect(chart.xAxis.text(chart.series[0].points[0].x) == (unit == "year" ? "2019" : "January 2019"))
  }

  @Test func `an offset of Vega-Lite parts bars into series, and a bar that comes twice is an error`() throws {
    let bars = #""x": { "field": "m", "type": "ordinal" }, "y": { "field": "n" }"#
    let chart = try read(vegaLite(#""bar""#, bars + #", "xOffset": { "field": "p" }"#)).chart
    #expect(chart.series.map(\.name) == ["Coast", "Valley"])
    let error = #expect(throws: UnreadableFile.self) { try read(vegaLite(#""bar""#, bars)) }
    #expect(error?.problems.first?.sentence == ChartProblem.repeatedMark("2019-01", ""))
  }

  @Test func `a layer of symbols on a line of Vega-Lite is the line`() throws {
    func chart(_ layers: String) -> String {
      #"{ "data": { "values": [\#(Self.rows)] }, "layer": [\#(layers)], "encoding": { "x": { "field": "n" }, "#
        + #""y": { "field": "mm" } } }"#
    }
    let read = try read(chart(#"{ "mark": "line" }, { "mark": { "type": "point" } }"#))
    #expect(read.chart.kind == .line && read.chart.series[0].points.map(\.y) == [234, nil, 61, 66])
    for layers in [
      #"{ "mark": "line" }, { "mark": "point", "encoding": { "y": { "field": "n" } } }"#,
      #"{ "mark": "line" }, { "mark": "rule" }"#, #"{ "mark": "line" }, { "mark": "point", "data": { "values": [] } }"#,
    ] {
      #expect(throws: UnreadableFile.self) { try self.read(chart(layers)) }
    }
  }

  @Test func `says that the data of Vega-Lite are elsewhere`() {
    let text = #"{ "mark": "bar", "encoding": { "x": { "field": "a" } }, "data": { "url": "cars.json" } }"#
    let error = #expect(throws: UnreadableFile.self) { try read(text) }
    #expect(error?.problems.first?.sentence == ChartProblem.dataElsewhere("'cars.json'"))
  }

  private static let marks = """
    { "title": "Rain", "Chart": [
      { "LineMark": { "x": ["Month", "2019-01"], "y": ["Rainfall", 234] }, "foregroundStyle": ["Place", "Coast"] },
      { "LineMark": { "x": ["Month", "2019-02"], "y": ["Rainfall", null] }, "foregroundStyle": ["Place", "Coast"] },
      { "LineMark": { "x": ["Month", "2019-01"], "y": ["Rainfall", 61] }, "foregroundStyle": ["Place", "Valley"] }
    ], "chartYAxisLabel": "Rainfall in mm", "chartYScale": { "domain": [0, 300] } }
    """

  @Test func `reads marks of Swift Charts`() throws {
    let chart = try read(Self.marks).chart
    #expect(chart.kind == .line && chart.title == "Rain")
    #expect(chart.series.map(\.name) == ["Coast", "Valley"])
    #expect(chart.series[0].points.map(\.y) == [234, nil])
    #expect(chart.xAxis.title == "Month" && chart.yAxis?.title == "Rainfall in mm" && chart.yAxis?.range == 0...300)
  }

  @Test func `a scale of styles gives the series of Swift Charts their colours`() throws {
    let scale = ##", "chartForegroundStyleScale": { "Coast": "#2ca02c", "Valley": "red" } }"##
    let chart = try read(String(Self.marks.dropLast(2)) + scale).chart
    #expect(chart.series.map(\.appearance.color?.hex) == ["#2ca02c", "#ff0000"])
  }

  @Test(
    arguments: [
      (##""range": ["#2ca02c", "red"]"##, ["#2ca02c", "#ff0000"]),
      (##""domain": ["Valley", "Coast"], "range": ["#2ca02c", "red"]"##, ["#2ca02c", "#ff0000"]),
      (#""range": ["blue"]"#, ["#0000ff", "#0000ff"]), (#""scheme": "set1""#, [nil, nil]),
    ] as [(String, [String?])])
  func `a scale of Vega-Lite gives its series their colours`(scale: String, colors: [String?]) throws {
    let encoding =
      #""x": { "field": "m" }, "y": { "field": "mm" }, "color": { "field": "p", "scale": { \#(scale) } }"#
    let chart = try read(vegaLite(#""line""#, encoding)).chart
    #expect(chart.series.map(\.appearance.color?.hex) == colors)
  }

  @Test func `bars of Swift Charts that lie have their names along x`() throws {
    let chart = try read(
      #"{ "Chart": [{ "BarMark": { "x": ["Rain", 3], "y": ["Place", "A"] } }, { "BarMark": { "x": ["Rain", 4], "y": ["Place", "B"] } }] }"#
    ).chart
    #expect(chart.direction == .topToBottom && chart.xAxis.categorical?.categories == ["A", "B"])
    #expect(chart.xAxis.title == "Place" && chart.yAxis?.title == "Rain")
    #expect(chart.series[0].points.map(\.y) == [3, 4])
  }

  @Test(
    arguments: [
      (
        "\"LineMark\": { \"x\": [\"Month\", \"2019-01\"]", "\"LineMrk\": { \"x\": [\"Month\", \"2019-01\"]",
        ChartProblem.misspeltKey("LineMrk", "mark 1", "LineMark")
      ),
      ("[\"Rainfall\", 234]", "234", ChartProblem.notPair("mark 1")),
      ("[\"Rainfall\", 234]", "[\"Rainfall\", \"wet\"]", ChartProblem.measuredText("mark 1")),
      ("[\"Rainfall\", 234]", "[\"Rainfall\", true]", ChartProblem.notPlottable("'Rainfall' of mark 1")),
      ("\"Chart\": [", "\"Chart\": [ { \"BarMark\": { \"x\": [\"a\", 1] } },", ChartProblem.otherKind("mark 2")),
      (
        "\"chartYScale\"", "\"chartZScale\"",
        ChartProblem.misspeltKey("chartZScale", "the file", "chartXScale")
      ),
    ] as [(String, String, Message)])
  func `says what is wrong with marks of Swift Charts`(from: String, to: String, sentence: Message) {
    let error = #expect(throws: UnreadableFile.self) {
      try read(Self.marks.replacing(from, with: to, maxReplacements: 1))
    }
    #expect(
      error?.problems.contains { $0.sentence == sentence && $0.origin != nil } == true,
      "\(error?.problems.map(\.message) ?? [])")
  }

  @Test func `tells formats apart by what they hold`() throws {
    #expect(try read("x,A\n1,2\n").formatLabel == "table")
    let error = #expect(throws: UnreadableFile.self) { try read(#"{ "palettecheck": 1 }"#) }
    #expect(error?.problems.first?.sentence == ChartProblem.noChart())
    #expect(throws: UnreadableFile.self) { try read(#"{ "a": "#) }
  }

  @Test func `refuses columns of what is not a table`() {
    var options = ChartOptions()
    options.x = "m"
    #expect(throws: UnreadableFile.self) { try read(Self.marks, options) }
  }
}
