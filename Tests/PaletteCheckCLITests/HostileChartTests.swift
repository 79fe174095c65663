import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// Charts that are broken on purpose: each gets an error with its place, and nothing is written.
struct HostileChartTests {
  /// Broken text; `▶` stands before the place of the error and is taken out.
  private struct Broken: CustomTestStringConvertible, Sendable {
    let file, text, message: String

    init(_ file: String, _ text: String, _ message: String) {
      (self.file, self.text, self.message) = (file, text, message)
    }

    var testDescription: String { "\(file): \(message)" }

    /// `chart.json:1:24`; the errors of a whole file begin with the name of the program.
    var place: String {
      let before = text.split(separator: "▶", maxSplits: 1, omittingEmptySubsequences: false)
      guard before.count == 2 else { return "palettecheck" }
      let lines = before[0].split(separator: "\n", omittingEmptySubsequences: false)
      return "\(file):\(lines.count):\((lines.last?.unicodeScalars.count ?? 0) + 1)"
    }
  }

  private static let x =
    #""xAxis": { "type": "AXCategoricalDataAxisDescriptor", "title": "Cups", "categoryOrder": ["a", "b"] }"#
  private static let y =
    #""yAxis": { "type": "AXNumericDataAxisDescriptor", "title": "Lines", "range": { "lowerBound": 0, "upperBound": 40 } }"#
  private static let series = #""series": [{ "isContinuous": false, "dataPoints": [{ "x": "a", "y": 1 }] }]"#

  private static func descriptor(_ parts: String..., message: String) -> Broken {
    Broken("chart.json", "{ \"AXChartDescriptor\": { \(parts.joined(separator: ", ")) } }", message)
  }

  /// A y axis whose range, and what follows it, is broken.
  private static func axis(_ rest: String, message: String) -> Broken {
    descriptor(
      x, #""yAxis": { "type": "AXNumericDataAxisDescriptor", "title": "Lines", \#(rest) }"#, series, message: message)
  }

  private static func point(_ point: String, message: String) -> Broken {
    descriptor(x, y, #""series": [{ "isContinuous": false, "dataPoints": [\#(point)] }]"#, message: message)
  }

  private static func looks(_ looks: String, message: String) -> Broken {
    Broken(
      "chart.json", "{ \"AXChartDescriptor\": { \(x), \(y), \(series) }, \"palettecheck\": { \(looks) } }", message)
  }

  private static let descriptors: [Broken] = [
    Broken("chart.json", #"{ "AXChartDescriptor": ▶"#, "before the end of the text"),
    Broken("chart.json", #"{ "AXChartDescriptor": ▶[] }"#, "the chart must be an object, not an array"),
    Broken("chart.json", #"{ "AXChartDescriptor": ▶null }"#, "must not be null"),
    Broken("chart.json", #"▶{ "chart": {} }"#, "is not a chart"),
    Broken("chart.json", "▶[1, 2]", "is not a chart"),
    Broken("chart.json", #"{ "AXChartDescriptor": {} } ▶x"#, "after"),
    Broken(
      "chart.json",
      #"{ "AXChartDescriptor": \#(String(repeating: "[", count: 511))▶\#(String(repeating: "[", count: 2000))"#,
      "--limit depth"),
    Broken("chart.json", #"{ "AXChartDescriptor": { "title": ▶NaN } }"#, ""),
    Broken("chart.json", #"{ "AXChartDescriptor": { "title": "▶\ud800" } }"#, ""),
    Broken("chart.json", "{ \"AXChartDescriptor\": { \"title\": \"a▶\u{1}b\" } }", ""),
    descriptor(x, y, series, #"▶"titel": "T""#, message: "did you mean 'title'?"),
    descriptor(x, y, series, #""title": "T", ▶"title": "U""#, message: "'title' appears twice in the chart"),
    descriptor(x, y, series, #""title": ▶7"#, message: "'title' of the chart must be a string, not 7"),
    Broken("chart.json", "{ \"AXChartDescriptor\": ▶{ \(y), \(series) } }", "the chart lacks 'xAxis'"),
    descriptor(#""xAxis": ▶null"#, y, series, message: "'xAxis' of the chart must not be null"),
    descriptor(x, y, #""series": ▶null"#, message: "'series' of the chart must not be null"),
    descriptor(x, y, #""series": ▶[]"#, message: "the chart has no points"),
    descriptor(
      #""xAxis": { "type": ▶"Axis", "title": "Cups", "categoryOrder": ["a"] }"#, y, series,
      message: "'type' of the x axis must be AXNumericDataAxisDescriptor or"),
    descriptor(
      #""xAxis": { "type": "AXCategoricalDataAxisDescriptor", "title": "Cups", "categoryOrder": ["a", ▶"a"] }"#, y,
      series, message: "'a' appears twice in 'categoryOrder'"),
    descriptor(
      x, #""yAxis": ▶{ "type": "AXCategoricalDataAxisDescriptor", "title": "", "categoryOrder": [] }"#, series,
      message: "the y axis must be an AXNumericDataAxisDescriptor"),
    axis(#""range": ▶null"#, message: "'range' of the y axis must not be null"),
    axis(#""range": ▶[0, 1]"#, message: "the range of the y axis must be an object, not an array"),
    axis(#""range": ▶{ "lowerBound": 5, "upperBound": 1 }"#, message: "is greater than 'upperBound'"),
    axis(#""range": { "lowerBound": 0, "upperBound": ▶1e300 }"#, message: "values reach from -1e15 to 1e15"),
    axis(#""range": ▶{ "lowerBound": 0, "upperBound": 9 }, "scaleType": "log10""#, message: "needs a range above 0"),
    axis(#""range": { "lowerBound": 0, "upperBound": 9 }, "scaleType": ▶"log2""#, message: "must be one of linear"),
    axis(
      #""range": { "lowerBound": 0, "upperBound": 9 }, "gridlinePositions": [2, ▶1]"#,
      message: "gridlines of the y axis"),
    axis(
      #""range": { "lowerBound": 0, "upperBound": 9 }, "gridlinePositions": [▶10]"#, message: "lies outside the range"),
    axis(
      #""range": { "lowerBound": 0, "upperBound": 9 }, "valueDescriptionProvider": { "kind": "number", "one": ▶"cup" }"#,
      message: "must hold %@"),
    axis(
      #""range": { "lowerBound": 0, "upperBound": 9 }, "valueDescriptionProvider": { "kind": "number", "fractionDigits": ▶99 }"#,
      message: "must be a whole number from 0 to 12"),
    axis(
      #""range": ▶{ "lowerBound": 0, "upperBound": 1e14 }, "valueDescriptionProvider": { "kind": "date" }"#,
      message: "seconds since 1970"),
    point(#"{ "x": ▶"c", "y": 1 }"#, message: "which 'categoryOrder' of the x axis lacks"),
    point(#"{ "x": ▶3, "y": 1 }"#, message: "must be a category of the x axis, not 3"),
    point(#"▶{ "y": 1 }"#, message: "point 1 of series 1 lacks 'x'"),
    point(#"{ "x": ▶null }"#, message: "'x' of point 1 of series 1 must not be null"),
    point(#"{ "x": "a", "y": ▶41 }"#, message: "outside the range of the y axis, 0 to 40"),
    point(#"{ "x": "a", "y": ▶"1" }"#, message: "'y' of point 1 of series 1 must be a number, not '1'"),
    point(#"{ "x": "a", ▶"z": 1 }"#, message: "unknown key 'z' in point 1 of series 1"),
    point(#"{ "x": "a", "additionalValues": ▶[1] }"#, message: "has 1 additional values"),
    point("▶7", message: "point 1 of series 1 must be an object, not a number"),
    descriptor(
      x, #""series": [{ "isContinuous": false, "dataPoints": [{ "x": "a", "y": ▶1 }] }]"#,
      message: "has a 'y', and the chart has no 'yAxis'"),
    descriptor(
      x, y, #""series": [{ "isContinuous": ▶"no", "dataPoints": [{ "x": "a" }] }]"#, message: "must be true or false"),
    descriptor(
      x, y,
      #""series": ▶[\#(Array(repeating: #"{ "isContinuous": true, "dataPoints": [] }"#, count: 257).joined(separator: ", "))]"#,
      message: "at most 256 are read"),
    looks(#""series": ▶[]"#, message: "'palettecheck' has 0 series, the chart 1"),
    looks(#""series": [{ "color": ▶"bleu" }]"#, message: "'bleu' is not a colour"),
    looks(#""series": [{ "symbol": ▶"pentagon" }]"#, message: "must be one of none, circle"),
    looks(#""series": [{ "dash": [1, ▶-1] }]"#, message: "must not be negative"),
    looks(#""sonification": ▶3"#, message: "'sonification' of 'palettecheck' must be an object"),
  ]

  private static let tables: [Broken] = [
    Broken("data.csv", "", "is empty"),
    Broken("data.csv", "▶x,A\n", "has no row below its header"),
    Broken("data.csv", "▶x\n1\n", "has one column"),
    Broken("data.csv", "1,▶2\n3,4\n", "begins with numbers"),
    Broken("data.csv", "x,A,B\n1,2,3\n2,▶4\n", "this row has 2 cells, the header 3"),
    Broken("data.csv", "x,A\n1,2,▶3\n", "this row has 3 cells, the header 2"),
    Broken("data.csv", "x,A\n1,2\n2,▶much\n3,4\n", "'much' is not a number"),
    Broken("data.csv", "x,A\n1,2\n▶,3\n", "this row has no value in column 'x'"),
    Broken("data.csv", "x,A\n1,▶1e300\n", "is too large to draw"),
    Broken("data.csv", "x,A\na,▶wet\nb,dry\n", "'wet' is not a number"),
    Broken("data.csv", "x,A,▶A\n1,2,3\n", "two columns are named 'A'"),
    Broken("data.csv", "x,A,▶\n1,2,3\n", "a column has no name"),
    Broken("data.csv", "x,A\n\"▶1,2\n2,3\n", "this row has 1 cell, the header 2"),
    Broken(
      "data.csv",
      "x,\((0..<300).map { "c\($0)" }.joined(separator: ","))\n▶1,\((0..<300).map(String.init).joined(separator: ","))\n",
      "there are 300 series; at most 256 are read"),
  ]

  private static func vega(_ rest: String, _ message: String) -> Broken {
    Broken("chart.vl.json", #"{ "$schema": "https://vega.github.io/schema/vega-lite/v5.json", \#(rest) }"#, message)
  }

  private static func encoding(_ encoding: String, _ message: String) -> Broken {
    vega(#""data": { "values": [{ "a": 1, "b": 2, "c": "z" }] }, "mark": "line", "encoding": \#(encoding)"#, message)
  }

  private static let specifications: [Broken] = [
    vega(
      #""mark": "bar", "encoding": { "x": { "field": "a" } }, "data": { "url": ▶"cars.json" }"#,
      "the data are elsewhere"),
    Broken("chart.vl.json", #"▶{ "mark": "bar", "encoding": { "x": { "field": "a" } } }"#, "has no 'data'"),
    vega(
      #""mark": "bar", "encoding": { "x": { "field": "a" } }, "data": { "values": ▶"a" }"#, "must be a list of objects"),
    vega(#""mark": "bar", "encoding": { "x": { "field": "a" } }, "data": { "values": ▶[] }"#, "'data.values' is empty"),
    vega(
      #""mark": "bar", "encoding": { "x": { "field": "a" } }, "data": { "values": [▶3] }"#, "must be an object, not 3"),
    vega(#""mark": ▶"boxplot", "encoding": { "x": { "field": "a" } }"#, "'mark' must be one of line"),
    vega(#"▶"layer": [], "encoding": {}"#, "'layer' is not computed"),
    vega(
      #""mark": "bar", "encoding": { "x": { "field": "a" } }, "data": { "values": [{ "a": 1 }] }, "transform": [{ ▶"fold": [] }]"#,
      "'fold' of the transform is not computed"),
    vega(
      #""mark": "bar", "encoding": { "x": { "field": "a" } }, "data": { "values": [{ "a": 1 }] }, "transform": [{ ▶"filter": "width > 1" }]"#,
      "'filter' of the transform is not computed"),
    vega(#""mark": "bar", "encoding": ▶[]"#, "has no 'encoding'"),
    encoding("▶{}", "has neither 'x' nor 'y' with a field"),
    encoding(#"{ "x": { "field": ▶"d" }, "y": { "field": "b" } }"#, "no row has a field 'd'"),
    encoding(#"{ "x": { "field": "a", "bin": ▶"yes" } }"#, "'bin' of 'x' is not computed"),
    encoding(#"{ "x": { "field": "a" }, "y": { "field": "b", "aggregate": ▶"stdev" } }"#, "must be one of count, sum"),
    encoding(#"{ "x": { "field": "a", "type": ▶"number" } }"#, "'type' of 'x' must be one of quantitative"),
    encoding(#"{ "x": { "field": ▶"a.b" } }"#, "rows are read flat"),
    encoding(#"{ "x": { "field": "a" }, ▶"x2": { "field": "b" } }"#, "'x2' of the encoding is not read"),
  ]

  private static func marks(_ marks: String, _ message: String, more: String = "") -> Broken {
    Broken("chart.json", #"{ "Chart": \#(marks)\#(more) }"#, message)
  }

  private static let swiftCharts: [Broken] = [
    marks("▶null", "'Chart' of the file must not be null"),
    marks("▶{}", "'Chart' of the file must be a list"),
    Broken("chart.json", #"▶{ "Chart": [] }"#, "there is nothing to describe"),
    marks(#"[▶{}]"#, "mark 1 must be one of LineMark"),
    marks(#"[{ ▶"LineMrk": {} }]"#, "did you mean 'LineMark'?"),
    marks(#"[{ "LineMark": ▶{} }]"#, "lacks 'x'"),
    marks(#"[{ "LineMark": { "x": ▶3 } }]"#, "must be a label and a value"),
    marks(#"[{ "LineMark": { "x": ["a", ▶true] } }]"#, "must be a number or a string"),
    marks(#"[{ "LineMark": { "x": ["a", ▶1e99] } }]"#, "values reach from -1e15 to 1e15"),
    marks(#"[{ "LineMark": ▶{ "x": ["a", 1], "y": ["b", "c"] } }]"#, "the measured value of mark 1 must be a number"),
    marks(
      #"[{ "LineMark": { "x": ["a", 1] } }, ▶{ "BarMark": { "x": ["a", 1] } }]"#,
      "mark 2 is of another kind than the others"),
    marks(#"[▶{ "SectorMark": { "angle": ["a", 1] } }]"#, "give it 'foregroundStyle'"),
    marks(
      #"[{ "LineMark": { "x": ["a", 1], "y": ["b", 2] } }]"#, "must be two numbers, the lesser first",
      more: #", "chartYScale": { "domain": ▶[9, 1] }"#),
    marks(
      #"[{ "LineMark": { "x": ["a", 1], "y": ["b", 2] } }]"#, "must be one of linear, log, date, category",
      more: #", "chartYScale": { "type": ▶"sqrt" }"#),
  ]

  private static let elements: [Broken] = [
    Broken("elements.json", #"{ "elements": ▶[] }"#, "'elements' of the file is empty"),
    Broken(
      "elements.json", #"{ "elements": [{ "role": ▶"dot", "isElement": true }] }"#, "must be one of chart, series"),
    Broken(
      "elements.json", #"{ "elements": [{ "role": "point", "isElement": true, "index": ▶1.5 }] }"#,
      "a whole number from 0 on"),
    Broken(
      "elements.json",
      #"{ "elements": [{ "role": "point", "isElement": true, "frame": { "x": 0, "y": 0, "width": ▶-1, "height": 0 } }] }"#,
      "must not be negative"),
  ]

  @Test(arguments: descriptors + tables + specifications + swiftCharts)
  private func `a broken chart gets an error with its place, and nothing is written`(_ broken: Broken) {
    let host = FakeHost([broken.file: broken.text.replacing("▶", with: "")])
    #expect(host.run("describe \(broken.file) -o out") == 2)
    #expect(host.kind(of: "out") == nil && host.result.output.isEmpty)
    #expect(
      host.result.error.split(separator: "\n").contains {
        $0.hasPrefix("\(broken.place): error: ")
      }, "\(broken.place)\n\(host.result.error)")
    #expect(
      host.result.error.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(broken.message),
      "\(host.result.error)")
  }

  @Test(arguments: elements + descriptors.prefix(4))
  private func `the audit refuses the same`(_ broken: Broken) {
    let host = FakeHost([broken.file: broken.text.replacing("▶", with: "")])
    #expect(host.run("check --chart \(broken.file) --format concise") == 2)
    #expect(host.result.output.contains("\(broken.place): error: PC001"), "\(broken.place)\n\(host.result)")
    #expect(host.result.output.contains(broken.message), "\(host.result)")
  }

  @Test func `the table is long enough`() {
    #expect((Self.descriptors + Self.tables + Self.specifications + Self.swiftCharts).count >= 60)
  }

  @Test(
    arguments: [
      [0xFF, 0xFE, 0x78, 0x00, 0x2C, 0x00, 0x41, 0x00], Array("x,A\n1,\u{e9}".utf8).dropLast() + [0x0A], [0x00],
      [0x7B, 0xFF, 0x7D],
    ] as [[UInt8]])
  func `bytes that are no text get an error`(_ bytes: [UInt8]) {
    let host = FakeHost()
    host.put(bytes, at: "data")
    #expect(host.run("describe data -o out") == 2)
    #expect(host.result.error.contains("data:1:") || host.result.error.contains("data:2:"), "\(host.result.error)")
    #expect(host.kind(of: "out") == nil)
  }
}
