import Colorimetry
import PaletteCharts
import PaletteRules
import SafeText
import SourceText
import Testing

@Suite struct DescriptorReaderTests {
  private static func read(_ text: String) throws -> ReadChart {
    let file = SourceFile(path: "descriptor.json", bytes: Array(text.utf8))
    return try DescriptorReader.read(JSONReader.read(file.bytes, .strict).root, of: file)
  }

  private static let whole = """
    {
      "AXChartDescriptor": {
        "title": "Rain", "summary": "Wet.", "contentDirection": "topToBottom",
        "xAxis": { "type": "AXCategoricalDataAxisDescriptor", "title": "Month", "categoryOrder": ["Jan", "Feb"] },
        "yAxis": {
          "type": "AXNumericDataAxisDescriptor", "title": "Rain", "range": { "lowerBound": 1, "upperBound": 300 },
          "scaleType": "log10", "gridlinePositions": [1, 10, 100],
          "valueDescriptionProvider": { "kind": "number", "fractionDigits": 1, "one": "%@ mm", "other": "%@ mm" }
        },
        "additionalAxes": [
          {
            "type": "AXNumericDataAxisDescriptor", "title": "Since", "range": { "lowerBound": 0, "upperBound": 9e8 },
            "valueDescriptionProvider": { "kind": "date", "precision": "month" }
          },
          { "type": "AXCategoricalDataAxisDescriptor", "title": "Station", "categoryOrder": ["A"] }
        ],
        "series": [
          {
            "name": "Coast", "isContinuous": true,
            "dataPoints": [
              { "x": "Jan", "y": 234.5, "additionalValues": [0, "A"], "label": "wettest" },
              { "x": "Feb", "y": null, "additionalValues": [86400, "A"] }
            ]
          },
          { "name": "Valley", "isContinuous": false, "dataPoints": [] }
        ]
      },
      "palettecheck": {
        "kind": "bar",
        "series": [
          { "color": "#0072b2", "symbol": "triangle-down", "dash": [6, 3], "pattern": "dots" },
          { "color": null, "symbol": null, "dash": [], "pattern": null }
        ]
      }
    }
    """

  @Test func `reads every part`() throws {
    let read = try Self.read(Self.whole)
    let chart = read.chart
    #expect(chart.title == "Rain" && chart.summary == "Wet." && chart.kind == .bar && chart.direction == .topToBottom)
    #expect(chart.yAxis?.scale == .log10 && chart.yAxis?.gridlines == [1, 10, 100])
    #expect(chart.yAxis?.text(234.5) == "234.5 mm")
    #expect(chart.additionalAxes[0].text(.number(86_400)) == "January 1970")
    #expect(
      chart.series[0].points[1]
        == ChartPoint(x: .category("Feb"), y: nil, additional: [.number(86_400), .category("A")]))
    #expect(chart.series[0].appearance.symbol == .triangleDown && chart.series[0].appearance.color?.hex == "#0072b2")
    #expect(read.places.origin(ofPoint: 1, inSeries: 0).start.line == 22)
  }

  @Test func `what is written reads back as the same chart, and writes the same bytes again`() throws {
    let chart = try Self.read(Self.whole).chart
    let text = JSONWriter.text(DescriptorJSON.json(chart))
    let again = try Self.read(text).chart
    #expect(again == chart)
    #expect(JSONWriter.text(DescriptorJSON.json(again)) == text)
  }

  /// Each replaces a piece of ``whole`` and says where the error is and what it says.
  private static let broken: [(from: String, to: String, place: String, message: String)] = [
    (#""AXChartDescriptor": {"#, #""AXChartDescripter": {"#, "2:3", #"unknown key 'AXChartDescripter'"#),
    (
      #""AXChartDescriptor": {"#, #""AXChartDescriptor": [], "x": {"#, "2:24",
      #"the chart must be an object, not an array"#
    ),
    (#""title": "Rain", "summary""#, #""titel": "Rain", "summary""#, "3:5", #"unknown key 'titel' in the chart"#),
    (
      #""title": "Rain", "summary""#, #""title": 7, "summary""#, "3:14",
      #"'title' of the chart must be a string, not 7"#
    ),
    (#""summary": "Wet.""#, #""summary": ["Wet."]"#, "3:33", #"'summary' of the chart must be a string"#),
    (#""summary": "Wet.""#, #""title": "Snow""#, "3:22", #"'title' appears twice in the chart"#),
    (#""topToBottom""#, #""topToButtom""#, "3:61", #"'contentDirection' of the chart must be one of"#),
    (#""topToBottom""#, #"5"#, "3:61", #"must be one of leftToRight, rightToLeft"#),
    (#""xAxis": {"#, #""yaxis": {"#, "4:5", #"unknown key 'yaxis' in the chart"#),
    (#""xAxis": {"#, #""yaxis": {"#, "2:24", #"the chart lacks 'xAxis'"#),
    (
      #""AXCategoricalDataAxisDescriptor", "title": "Month""#, #""AXCategoryAxis", "title": "Month""#, "4:24",
      #"'type' of the x axis must be"#
    ),
    (
      #""type": "AXCategoricalDataAxisDescriptor", "title": "Month""#, #""title": "Month""#, "4:14",
      #"'type' of the x axis must be AXNumericDataAxisDescriptor or"#
    ),
    (#""title": "Month""#, #""title": true"#, "4:68", #"'title' of the x axis must be a string, not true"#),
    (#"["Jan", "Feb"]"#, #"["Jan", "Jan"]"#, "4:102", #"'Jan' appears twice in 'categoryOrder'"#),
    (#"["Jan", "Feb"]"#, #"["Jan", 2]"#, "4:102", #"a category of the x axis must be a string, not 2"#),
    (#"["Jan", "Feb"]"#, #""Jan""#, "4:94", #"'categoryOrder' of the x axis must be a list"#),
    (
      #"["Jan", "Feb"]"#, #"["Jan"]"#, "22:18",
      #"'x' of point 2 of series 1 is 'Feb', which 'categoryOrder' of the x axis lacks"#
    ),
    (#", "categoryOrder": ["Jan", "Feb"]"#, #""#, "4:14", #"the x axis lacks 'categoryOrder'"#),
    (
      #""type": "AXNumericDataAxisDescriptor", "title": "Rain", "range""#,
      #""type": "AXNumericDataAxisDescriptor", "name": "Rain", "range""#, "6:46", #"unknown key 'name' in the y axis"#
    ),
    (
      #""type": "AXNumericDataAxisDescriptor", "title": "Rain", "range""#,
      #""type": "AXNumericDataAxisDescriptor", "range""#, "5:14", #"the y axis lacks 'title'"#
    ),
    (#""range": { "lowerBound": 1, "upperBound": 300 },"#, #""#, "5:14", #"the y axis lacks 'range'"#),
    (
      #""range": { "lowerBound": 1, "upperBound": 300 }"#, #""range": [1, 300]"#, "6:72",
      #"the range of the y axis must be an object"#
    ),
    (#""lowerBound": 1,"#, #""#, "6:72", #"the range of the y axis lacks 'lowerBound'"#),
    (
      #""lowerBound": 1,"#, #""lowerBound": "1","#, "6:88",
      #"'lowerBound' of the range of the y axis must be a number, not '1'"#
    ),
    (
      #""lowerBound": 1, "upperBound": 300"#, #""lowerBound": 300, "upperBound": 1"#, "6:72",
      #"'lowerBound' of the y axis is greater than 'upperBound'"#
    ),
    (
      #""upperBound": 300"#, #""upperBound": 1e16"#, "6:105",
      #"'upperBound' of the range of the y axis is 1e16; values reach"#
    ),
    (
      #""upperBound": 300"#, #""upperBound": 200"#, "21:30",
      #"'y' of point 1 of series 1 is 234.5, outside the range of the y axis, 1 to 200"#
    ),
    (#""upperBound": 300"#, #""upper": 300"#, "6:91", #"unknown key 'upper' in the range of the y axis"#),
    (#""lowerBound": 1,"#, #""lowerBound": 0,"#, "6:72", #"a log10 scale needs a range above 0"#),
    (#""log10""#, #""ln", "scaleType": "linear""#, "7:26", #"'scaleType' appears twice in the y axis"#),
    (#""log10""#, #""log2""#, "7:20", #"'scaleType' of the y axis must be one of linear, log10, ln, not 'log2'"#),
    (#"[1, 10, 100]"#, #"[1, 100, 10]"#, "7:59", #"gridlines of the y axis must rise, and 10 does not"#),
    (#"[1, 10, 100]"#, #"[10, 10]"#, "7:55", #"gridlines of the y axis must rise"#),
    (#"[1, 10, 100]"#, #"[0.5, 10]"#, "7:51", #"gridline 0.5 of the y axis lies outside the range, 1 to 300"#),
    (#"[1, 10, 100]"#, #"[1, "ten"]"#, "7:54", #"a gridline of the y axis must be a number, not 'ten'"#),
    (#"[1, 10, 100]"#, #"{}"#, "7:50", #"'gridlinePositions' of the y axis must be a list"#),
    (
      #"{ "kind": "number", "fractionDigits": 1, "one": "%@ mm", "other": "%@ mm" }"#, #""%@ mm""#, "8:35",
      #"'valueDescriptionProvider' of the y axis must be an object"#
    ),
    (#""kind": "number""#, #""kind": "category""#, "8:45", #"must be one of number, date, not 'category'"#),
    (#""kind": "number", "#, #""#, "8:35", #"'valueDescriptionProvider' of the y axis lacks 'kind'"#),
    (
      #""fractionDigits": 1"#, #""fractionDigits": -1"#, "8:73",
      #"'fractionDigits' must be a whole number from 0 to 12"#
    ),
    (#""fractionDigits": 1"#, #""fractionDigits": 1.5"#, "8:73", #"'fractionDigits' must be a whole number"#),
    (#""one": "%@ mm""#, #""one": "mm""#, "8:83", #"'one' of 'valueDescriptionProvider' of the y axis must hold %@"#),
    (#""one": "%@ mm""#, #""precision": "day""#, "8:89", #"'precision' belongs to dates"#),
    (
      #""precision": "month""#, #""precision": "week""#, "13:68",
      #"'precision' of 'valueDescriptionProvider' of additional axis 1 must be one of year"#
    ),
    (#""precision": "month""#, #""other": "%@ s""#, "13:64", #"'other' belongs to numbers"#),
    (#""upperBound": 9e8"#, #""upperBound": 9e13"#, "12:75", #"dates of additional axis 1 are seconds since 1970"#),
    (
      #""additionalAxes": ["#, #""additionalAxes": 2, "additional": ["#, "10:23",
      #"'additionalAxes' of the chart must be a list, not 2"#
    ),
    (
      #""additionalValues": [0, "A"]"#, #""additionalValues": [0]"#, "21:57",
      #"point 1 of series 1 has 1 additional values, and the chart has 2 additional axes"#
    ),
    (#""additionalValues": [0, "A"], "#, #""#, "21:11", #"point 1 of series 1 has 0 additional values"#),
    (#"[0, "A"]"#, #"["A", 0]"#, "21:58", #"additional value 1 of point 1 of series 1 must be a number, not 'A'"#),
    (
      #"[0, "A"]"#, #"[0, "B"]"#, "21:61",
      #"additional value 2 of point 1 of series 1 is 'B', which 'categoryOrder' of additional axis 2 lacks"#
    ),
    (
      #"[0, "A"]"#, #"[-1, "A"]"#, "21:58",
      #"additional value 1 of point 1 of series 1 is -1, outside the range of additional axis 1"#
    ),
    (
      #"[0, "A"]"#, #"[0, 5]"#, "21:61",
      #"additional value 2 of point 1 of series 1 must be a category of additional axis 2, not 5"#
    ),
    (#""series": ["#, #""series": {}, "lines": ["#, "17:15", #"'series' of the chart must be a list, not an object"#),
    (
      #""isContinuous": true"#, #""isContinuous": "yes""#, "19:42",
      #"'isContinuous' of series 1 must be true or false, not 'yes'"#
    ),
    (#""isContinuous": true,"#, #""#, "18:7", #"series 1 lacks 'isContinuous'"#),
    (#""name": "Coast""#, #""name": 4"#, "19:17", #"'name' of series 1 must be a string, not 4"#),
    (#""dataPoints": []"#, #""datapoints": []"#, "25:50", #"unknown key 'datapoints' in series 2"#),
    (
      #""dataPoints": []"#, #""dataPoints": [[1, 2]]"#, "25:65", #"point 1 of series 2 must be an object, not an array"#
    ),
    (#"{ "x": "Jan", "y": 234.5"#, #"{ "y": 234.5"#, "21:11", #"point 1 of series 1 lacks 'x'"#),
    (#""x": "Jan""#, #""x": null"#, "21:18", #"'x' of point 1 of series 1 must not be null"#),
    (#""x": "Jan""#, #""x": 1"#, "21:18", #"'x' of point 1 of series 1 must be a category of the x axis, not 1"#),
    (
      #""x": "Jan""#, #""x": "jan""#, "21:18",
      #"'x' of point 1 of series 1 is 'jan', which 'categoryOrder' of the x axis lacks"#
    ),
    (#""y": 234.5"#, #""y": "234.5""#, "21:30", #"'y' of point 1 of series 1 must be a number, not '234.5'"#),
    (#""y": 234.5"#, #""y": 301"#, "21:30", #"'y' of point 1 of series 1 is 301, outside the range"#),
    (#""y": 234.5"#, #""y": 234.5, "z": 1"#, "21:37", #"unknown key 'z' in point 1 of series 1"#),
    (#""label": "wettest""#, #""label": 1"#, "21:76", #"'label' of point 1 of series 1 must be a string, not 1"#),
    (
      #""kind": "bar""#, #""kind": "column""#, "29:13",
      #"'kind' of 'palettecheck' must be one of line, bar, point, area, pie, not 'column'"#
    ),
    (#""kind": "bar""#, #""type": "bar""#, "29:5", #"unknown key 'type' in 'palettecheck'"#),
    (
      ",\n      { \"color\": null, \"symbol\": null, \"dash\": [], \"pattern\": null }", #""#, "30:15",
      #"'palettecheck' has 1 series, the chart 2"#
    ),
    (##""#0072b2""##, #""bleu""#, "31:18", #"'bleu' is not a colour"#),
    (#""triangle-down""#, #""pentagon""#, "31:39", #"'symbol' of the look of series 1 must be one of none, circle"#),
    (#"[6, 3]"#, #"[6, -3]"#, "31:68", #"a length of a dash must not be negative"#),
    (
      #"[6, 3]"#, #"[1, 1, 1, 1, 1, 1, 1, 1, 1]"#, "31:64",
      #"'dash' of the look of series 1 must be a list of up to eight lengths"#
    ),
    (#""dots""#, #""stripes""#, "31:83", #"'pattern' of the look of series 1 must be one of"#),
  ]

  @Test(arguments: broken.indices)
  func `a broken descriptor gets an error with its place`(index: Int) throws {
    let (from, to, place, message) = Self.broken[index]
    let text = Self.whole.replacing(from, with: to, maxReplacements: 1)
    #expect(text != Self.whole)
    let error = #expect(throws: UnreadableFile.self) { try Self.read(text) }
    let problem = try #require(
      error?.problems.first { $0.message.contains(message) }, "\(error?.problems.map(\.message) ?? [])")
    let start = try #require(problem.origin).start
    #expect("\(start.line):\(start.column)" == place)
  }

  @Test func `every broken descriptor is another one`() {
    #expect(Self.broken.count >= 60)
    #expect(Set(Self.broken.map(\.message)).count > 50)
  }

  @Test func `says everything that is wrong at once`() throws {
    let text = Self.whole.replacing("\"isContinuous\": true", with: "\"isContinuous\": 1").replacing(
      "log10", with: "log2")
    let error = #expect(throws: UnreadableFile.self) { try Self.read(text) }
    #expect(error?.problems.count == 2)
  }

  @Test func `takes the kind of chart from its parts when the file does not say`() throws {
    func kind(_ changes: (String, String)...) throws -> ChartKind {
      var text = Self.whole.replacing("\"kind\": \"bar\",", with: "")
      for (from, to) in changes { text = text.replacing(from, with: to) }
      return try Self.read(text).chart.kind
    }
    #expect(try kind() == .line)
    #expect(try kind(("\"isContinuous\": true", "\"isContinuous\": false")) == .bar)
    #expect(try kind(("topToBottom", "radialClockwise")) == .pie)
  }

  @Test func `tells a descriptor from other documents`() throws {
    #expect(DescriptorReader.recognises(try JSONReader.read(Array("{\"AXChartDescriptor\": 1}".utf8)).root))
    #expect(!DescriptorReader.recognises(try JSONReader.read(Array("{\"palettecheck\": 1}".utf8)).root))
  }
}
