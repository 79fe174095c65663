import Colorimetry
import PaletteRules
import SafeText
import SourceText
import Testing

@testable import PaletteCharts

@Suite struct DescriptorReaderTests {
  private typealias Problem = ChartProblem

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

  private static func words<Word: RawRepresentable<String> & CaseIterable>(_ type: Word.Type) -> String {
    Word.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// Each replaces a piece of ``whole`` and says where the error is and what it says.
  private static let broken: [(from: String, to: String, place: String, sentence: Message)] = [
    (
      #""AXChartDescriptor": {"#, #""AXChartDescripter": {"#, "2:3",
      Problem.misspeltKey("AXChartDescripter", "the file", "AXChartDescriptor")
    ),
    (
      #""summary": "Wet.""#, #""summary": ["Wet."]"#, "3:33",
      Problem.mustBeString("'summary' of the chart", "an array")
    ),
    (#""summary": "Wet.""#, #""title": "Snow""#, "3:22", Problem.repeatedKey("title", "the chart")),
    (
      #""topToBottom""#, #""topToButtom""#, "3:61",
      Problem.misspeltWord(
        "'contentDirection' of the chart", words(ContentDirection.self), "'topToButtom'", "topToBottom")
    ),
    (#""xAxis": {"#, #""yaxis": {"#, "2:24", Problem.missingKeys("the chart", "'xAxis'")),
    (
      #""type": "AXCategoricalDataAxisDescriptor", "title": "Month""#, #""title": "Month""#, "4:14",
      Problem.noAxisType("the x axis")
    ),
    (#"["Jan", "Feb"]"#, #"["Jan", "Jan"]"#, "4:102", Problem.repeatedCategory("'Jan'", "the x axis")),
    (
      #"["Jan", "Feb"]"#, #"["Jan"]"#, "22:18",
      Problem.unknownCategory("'x' of point 2 of series 1", "'Feb'", "the x axis")
    ),
    (#""range": { "lowerBound": 1, "upperBound": 300 },"#, #""#, "5:14", Problem.missingKeys("the y axis", "'range'")),
    (
      #""lowerBound": 1, "upperBound": 300"#, #""lowerBound": 300, "upperBound": 1"#, "6:72",
      Problem.reversedRange("the y axis")
    ),
    (
      #""upperBound": 300"#, #""upperBound": 200"#, "21:30",
      Problem.outsideRange("'y' of point 1 of series 1", "234.5", "the y axis", "1", "200")
    ),
    (#""lowerBound": 1,"#, #""lowerBound": 0,"#, "6:72", Problem.rangeBelowZero("log10", "the y axis", "0")),
    (#"[1, 10, 100]"#, #"[0.5, 10]"#, "7:51", Problem.gridlineOutside("0.5", "the y axis", "1", "300")),
    (#""fractionDigits": 1"#, #""fractionDigits": -1"#, "8:73", Problem.wrongDigits()),
    (
      #""one": "%@ mm""#, #""one": "mm""#, "8:83",
      Problem.wordsWithoutNumber("'one' of 'valueDescriptionProvider' of the y axis")
    ),
    (
      #""precision": "month""#, #""other": "%@ s""#, "13:64",
      Problem.keyOfNumbers("other", "'valueDescriptionProvider' of additional axis 1")
    ),
    (#""upperBound": 9e8"#, #""upperBound": 9e13"#, "12:75", Problem.datesBeyond("additional axis 1")),
    (
      #"[0, "A"]"#, #"[0, "B"]"#, "21:61",
      Problem.unknownCategory("additional value 2 of point 1 of series 1", "'B'", "additional axis 2")
    ),
    (
      #""isContinuous": true"#, #""isContinuous": "yes""#, "19:42",
      Problem.mustBeBoolean("'isContinuous' of series 1", "'yes'")
    ),
    (#"{ "x": "Jan", "y": 234.5"#, #"{ "y": 234.5"#, "21:11", Problem.missingKeys("point 1 of series 1", "'x'")),
    (#""y": 234.5"#, #""y": "234.5""#, "21:30", Problem.mustBeNumber("'y' of point 1 of series 1", "'234.5'")),
    (
      #""y": 234.5"#, #""y": 234.5, "z": 1"#, "21:37",
      Problem.unknownKey("z", "point 1 of series 1", DescriptorKeys.point.joined(separator: ", "))
    ),
    (
      ",\n      { \"color\": null, \"symbol\": null, \"dash\": [], \"pattern\": null }", #""#, "30:15",
      Problem.otherLooks("1", "2")
    ),
    (##""#0072b2""##, #""bleu""#, "31:18", Problem.notColor("bleu")),
    (#"[6, 3]"#, #"[6, -3]"#, "31:68", Problem.negative("a length of a dash")),
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
