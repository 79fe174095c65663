import Colorimetry
import PaletteRules
import SafeText
import SourceText
import Testing

@testable import PaletteCharts

@Suite struct DescriptorReaderTests {
  private static func read(_ text: String) throws -> ReadChart {
    try ChartReader.read(SourceFile(path: "descriptor.json", bytes: Array(text.utf8)))
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

  private static func words<Word: RawRepresentable<String> & CaseIterable>(_ type: Word.Type) -> String {
    Word.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// Each replaces a piece of ``whole`` and says where the error is and what it says.
  private static let broken: [(from: String, to: String, place: String, sentence: Message)] = [
    (
      #""palettecheck": {"#, #""palettechek": {"#, "28:3",
      ChartProblem.misspeltKey("palettechek", "the file", "palettecheck")
    ),
    (
      #""AXChartDescriptor": {"#, #""AXChartDescriptor": [], "x": {"#, "2:24",
      ChartProblem.mustBeObject("the chart", "an array")
    ),
    (
      #""title": "Rain", "summary""#, #""titel": "Rain", "summary""#, "3:5",
      ChartProblem.misspeltKey("titel", "the chart", "title")
    ),
    (
      #""title": "Rain", "summary""#, #""title": 7, "summary""#, "3:14",
      ChartProblem.mustBeString("'title' of the chart", "7")
    ),
    (
      #""summary": "Wet.""#, #""summary": ["Wet."]"#, "3:33",
      ChartProblem.mustBeString("'summary' of the chart", "an array")
    ),
    (#""summary": "Wet.""#, #""title": "Snow""#, "3:22", ChartProblem.repeatedKey("title", "the chart")),
    (
      #""topToBottom""#, #""topToButtom""#, "3:61",
      ChartProblem.misspeltWord(
        "'contentDirection' of the chart", words(ContentDirection.self), "'topToButtom'", "topToBottom")
    ),
    (
      #""topToBottom""#, #"5"#, "3:61",
      ChartProblem.mustBeOneOf("'contentDirection' of the chart", words(ContentDirection.self), "5")
    ),
    (#""xAxis": {"#, #""yaxis": {"#, "4:5", ChartProblem.misspeltKey("yaxis", "the chart", "yAxis")),
    (#""xAxis": {"#, #""yaxis": {"#, "2:24", ChartProblem.missingKeys("the chart", "'xAxis'")),
    (
      #""AXCategoricalDataAxisDescriptor", "title": "Month""#, #""AXCategoryAxis", "title": "Month""#, "4:24",
      ChartProblem.unknownAxisType("the x axis", "'AXCategoryAxis'")
    ),
    (
      #""type": "AXCategoricalDataAxisDescriptor", "title": "Month""#, #""title": "Month""#, "4:14",
      ChartProblem.unknownAxisType("the x axis", "")
    ),
    (#""title": "Month""#, #""title": true"#, "4:68", ChartProblem.mustBeString("'title' of the x axis", "true")),
    (#"["Jan", "Feb"]"#, #"["Jan", "Jan"]"#, "4:102", ChartProblem.repeatedCategory("'Jan'", "the x axis")),
    (#"["Jan", "Feb"]"#, #"["Jan", 2]"#, "4:102", ChartProblem.mustBeString("a category of the x axis", "2")),
    (#"["Jan", "Feb"]"#, #""Jan""#, "4:94", ChartProblem.mustBeList("'categoryOrder' of the x axis", "'Jan'")),
    (
      #"["Jan", "Feb"]"#, #"["Jan"]"#, "22:18",
      ChartProblem.unknownCategory("'x' of point 2 of series 1", "'Feb'", "the x axis")
    ),
    (#", "categoryOrder": ["Jan", "Feb"]"#, #""#, "4:14", ChartProblem.missingKeys("the x axis", "'categoryOrder'")),
    (
      #""type": "AXNumericDataAxisDescriptor", "title": "Rain", "range""#,
      #""type": "AXNumericDataAxisDescriptor", "name": "Rain", "range""#, "6:46",
      ChartProblem.unknownKey(
        "name", "the y axis", "type, title, range, scaleType, gridlinePositions, valueDescriptionProvider")
    ),
    (
      #""type": "AXNumericDataAxisDescriptor", "title": "Rain", "range""#,
      #""type": "AXNumericDataAxisDescriptor", "range""#, "5:14", ChartProblem.missingKeys("the y axis", "'title'")
    ),
    (
      #""range": { "lowerBound": 1, "upperBound": 300 },"#, #""#, "5:14",
      ChartProblem.missingKeys("the y axis", "'range'")
    ),
    (
      #""range": { "lowerBound": 1, "upperBound": 300 }"#, #""range": [1, 300]"#, "6:72",
      ChartProblem.mustBeObject("the range of the y axis", "an array")
    ),
    (#""lowerBound": 1,"#, #""#, "6:72", ChartProblem.missingKeys("the range of the y axis", "'lowerBound'")),
    (
      #""lowerBound": 1,"#, #""lowerBound": "1","#, "6:88",
      ChartProblem.mustBeNumber("'lowerBound' of the range of the y axis", "'1'")
    ),
    (
      #""lowerBound": 1, "upperBound": 300"#, #""lowerBound": 300, "upperBound": 1"#, "6:72",
      ChartProblem.reversedRange("the y axis")
    ),
    (
      #""upperBound": 300"#, #""upperBound": 1e16"#, "6:105",
      ChartProblem.tooLarge("'upperBound' of the range of the y axis", "1e16")
    ),
    (
      #""upperBound": 300"#, #""upperBound": 200"#, "21:30",
      ChartProblem.outsideRange("'y' of point 1 of series 1", "234.5", "the y axis", "1", "200")
    ),
    (
      #""upperBound": 300"#, #""upper": 300"#, "6:91",
      ChartProblem.unknownKey("upper", "the range of the y axis", "lowerBound, upperBound")
    ),
    (#""lowerBound": 1,"#, #""lowerBound": 0,"#, "6:72", ChartProblem.rangeBelowZero("log10", "the y axis", "0")),
    (#""log10""#, #""ln", "scaleType": "linear""#, "7:26", ChartProblem.repeatedKey("scaleType", "the y axis")),
    (
      #""log10""#, #""log2""#, "7:20",
      ChartProblem.mustBeOneOf("'scaleType' of the y axis", "linear, log10, ln", "'log2'")
    ),
    (#"[1, 10, 100]"#, #"[1, 100, 10]"#, "7:59", ChartProblem.unorderedGridlines("the y axis", "10")),
    (#"[1, 10, 100]"#, #"[10, 10]"#, "7:55", ChartProblem.unorderedGridlines("the y axis", "10")),
    (#"[1, 10, 100]"#, #"[0.5, 10]"#, "7:51", ChartProblem.gridlineOutside("0.5", "the y axis", "1", "300")),
    (#"[1, 10, 100]"#, #"[1, "ten"]"#, "7:54", ChartProblem.mustBeNumber("a gridline of the y axis", "'ten'")),
    (#"[1, 10, 100]"#, #"{}"#, "7:50", ChartProblem.mustBeList("'gridlinePositions' of the y axis", "an object")),
    (
      #"{ "kind": "number", "fractionDigits": 1, "one": "%@ mm", "other": "%@ mm" }"#, #""%@ mm""#, "8:35",
      ChartProblem.mustBeObject("'valueDescriptionProvider' of the y axis", "a string")
    ),
    (
      #""kind": "number""#, #""kind": "category""#, "8:45",
      ChartProblem.mustBeOneOf("'kind' of 'valueDescriptionProvider' of the y axis", "number, date", "'category'")
    ),
    (
      #""kind": "number", "#, #""#, "8:35",
      ChartProblem.missingKeys("'valueDescriptionProvider' of the y axis", "'kind'")
    ),
    (
      #""fractionDigits": 1"#, #""fractionDigits": -1"#, "8:73",
      ChartProblem.wrongDigits()
    ),
    (#""fractionDigits": 1"#, #""fractionDigits": 1.5"#, "8:73", ChartProblem.wrongDigits()),
    (
      #""one": "%@ mm""#, #""one": "mm""#, "8:83",
      ChartProblem.wordsWithoutNumber("'one' of 'valueDescriptionProvider' of the y axis")
    ),
    (
      #""one": "%@ mm""#, #""precision": "day""#, "8:89",
      ChartProblem.keyOfOthers("precision", "dates", "'valueDescriptionProvider' of the y axis", "numbers")
    ),
    (
      #""precision": "month""#, #""precision": "week""#, "13:68",
      ChartProblem.mustBeOneOf(
        "'precision' of 'valueDescriptionProvider' of additional axis 1", words(DatePrecision.self), "'week'")
    ),
    (
      #""precision": "month""#, #""other": "%@ s""#, "13:64",
      ChartProblem.keyOfOthers("other", "numbers", "'valueDescriptionProvider' of additional axis 1", "dates")
    ),
    (#""upperBound": 9e8"#, #""upperBound": 9e13"#, "12:75", ChartProblem.datesBeyond("additional axis 1")),
    (
      #""additionalAxes": ["#, #""additionalAxes": 2, "additional": ["#, "10:23",
      ChartProblem.mustBeList("'additionalAxes' of the chart", "2")
    ),
    (
      #""additionalValues": [0, "A"]"#, #""additionalValues": [0]"#, "21:57",
      ChartProblem.otherAdditionalValues("point 1 of series 1", "1", "2")
    ),
    (
      #""additionalValues": [0, "A"], "#, #""#, "21:11",
      ChartProblem.otherAdditionalValues("point 1 of series 1", "0", "2")
    ),
    (
      #"[0, "A"]"#, #"["A", 0]"#, "21:58", ChartProblem.mustBeNumber("additional value 1 of point 1 of series 1", "'A'")
    ),
    (
      #"[0, "A"]"#, #"[0, "B"]"#, "21:61",
      ChartProblem.unknownCategory("additional value 2 of point 1 of series 1", "'B'", "additional axis 2")
    ),
    (
      #"[0, "A"]"#, #"[-1, "A"]"#, "21:58",
      ChartProblem.outsideRange(
        "additional value 1 of point 1 of series 1", "-1", "additional axis 1", "0", "900,000,000")
    ),
    (
      #"[0, "A"]"#, #"[0, 5]"#, "21:61",
      ChartProblem.mustBeCategory("additional value 2 of point 1 of series 1", "additional axis 2", "5")
    ),
    (
      #""series": ["#, #""series": {}, "lines": ["#, "17:15",
      ChartProblem.mustBeList("'series' of the chart", "an object")
    ),
    (
      #""isContinuous": true"#, #""isContinuous": "yes""#, "19:42",
      ChartProblem.mustBeBoolean("'isContinuous' of series 1", "'yes'")
    ),
    (#""isContinuous": true,"#, #""#, "18:7", ChartProblem.missingKeys("series 1", "'isContinuous'")),
    (#""name": "Coast""#, #""name": 4"#, "19:17", ChartProblem.mustBeString("'name' of series 1", "4")),
    (
      #""dataPoints": []"#, #""datapoints": []"#, "25:50",
      ChartProblem.misspeltKey("datapoints", "series 2", "dataPoints")
    ),
    (
      #""dataPoints": []"#, #""dataPoints": [[1, 2]]"#, "25:65",
      ChartProblem.mustBeObject("point 1 of series 2", "an array")
    ),
    (#"{ "x": "Jan", "y": 234.5"#, #"{ "y": 234.5"#, "21:11", ChartProblem.missingKeys("point 1 of series 1", "'x'")),
    (#""x": "Jan""#, #""x": null"#, "21:18", ChartProblem.isNull("'x' of point 1 of series 1")),
    (#""x": "Jan""#, #""x": 1"#, "21:18", ChartProblem.mustBeCategory("'x' of point 1 of series 1", "the x axis", "1")),
    (
      #""x": "Jan""#, #""x": "jan""#, "21:18",
      ChartProblem.unknownCategory("'x' of point 1 of series 1", "'jan'", "the x axis")
    ),
    (#""y": 234.5"#, #""y": "234.5""#, "21:30", ChartProblem.mustBeNumber("'y' of point 1 of series 1", "'234.5'")),
    (
      #""y": 234.5"#, #""y": 301"#, "21:30",
      ChartProblem.outsideRange("'y' of point 1 of series 1", "301", "the y axis", "1", "300")
    ),
    (
      #""y": 234.5"#, #""y": 234.5, "lable": 1"#, "21:37",
      ChartProblem.misspeltKey("lable", "point 1 of series 1", "label")
    ),
    (
      #""y": 234.5"#, #""y": 234.5, "z": 1"#, "21:37",
      ChartProblem.unknownKey("z", "point 1 of series 1", "x, y, additionalValues, label")
    ),
    (#""label": "wettest""#, #""label": 1"#, "21:76", ChartProblem.mustBeString("'label' of point 1 of series 1", "1")),
    (
      #""kind": "bar""#, #""kind": "column""#, "29:13",
      ChartProblem.mustBeOneOf("'kind' of 'palettecheck'", "line, bar, point, area, pie", "'column'")
    ),
    (
      #""kind": "bar""#, #""type": "bar""#, "29:5",
      ChartProblem.unknownKey(
        "type", "'palettecheck'", "kind, isStacked, series, intervals, features, sonification, source")
    ),
    (
      ",\n      { \"color\": null, \"symbol\": null, \"dash\": [], \"pattern\": null }", #""#, "30:15",
      ChartProblem.otherLooks("1", "2")
    ),
    (##""#0072b2""##, #""bleu""#, "31:18", ChartProblem.notColor("bleu")),
    (
      #""triangle-down""#, #""pentagon""#, "31:39",
      ChartProblem.mustBeOneOf("'symbol' of the look of series 1", words(Symbol.self), "'pentagon'")
    ),
    (#"[6, 3]"#, #"[6, -3]"#, "31:68", ChartProblem.negative("a length of a dash")),
    (
      #"[6, 3]"#, #"[1, 1, 1, 1, 1, 1, 1, 1, 1]"#, "31:64",
      ChartProblem.tooManyDashes("the look of series 1")
    ),
    (
      #""dots""#, #""stripes""#, "31:83",
      ChartProblem.mustBeOneOf("'pattern' of the look of series 1", words(Series.Pattern.self), "'stripes'")
    ),
  ]

  @Test(arguments: broken.indices)
  func `a broken descriptor gets an error with its place`(index: Int) throws {
    let (from, to, place, sentence) = Self.broken[index]
    let text = Self.whole.replacing(from, with: to, maxReplacements: 1)
    #expect(text != Self.whole)
    let error = #expect(throws: UnreadableFile.self) { try Self.read(text) }
    let problem = try #require(
      error?.problems.first { $0.sentence == sentence }, "\(error?.problems.map(\.sentence) ?? [])")
    let start = try #require(problem.origin).start
    #expect("\(start.line):\(start.column)" == place)
  }

  @Test func `every broken descriptor is another one`() {
    #expect(Self.broken.count >= 60)
    #expect(Set(Self.broken.map(\.sentence)).count > 50)
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
