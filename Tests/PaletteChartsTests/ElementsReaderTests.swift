import PaletteCharts
import PaletteRules
import SourceText
import Testing

@Suite struct ElementsReaderTests {
  private func read(_ text: String) throws -> AuditedChart {
    let file = SourceFile(path: "elements.json", bytes: Array(text.utf8))
    return try ElementsReader.read(JSONReader.read(file.bytes).root, of: file)
  }

  private static let whole = """
    { "contentDirection": "radialClockwise", "elements": [
      { "role": "point", "isElement": true, "label": "A", "traits": ["staticText"], "value": "3 mm", "hint": null,
        "frame": { "x": 1, "y": 2, "width": 3, "height": 4 }, "series": "S", "index": 7 }
    ], "findings": [] }
    """

  @Test func `reads the answers to the six questions`() throws {
    let chart = try read(Self.whole)
    let element = try #require(chart.elements.first)
    #expect(element.role == .point && element.isElement && element.label == "A" && element.traits == ["staticText"])
    #expect(element.value == "3 mm" && element.hint == nil && element.series == "S" && element.index == 7)
    #expect(element.frame == ChartElement.Frame(x: 1, y: 2, width: 3, height: 4))
    #expect(chart.course == nil)
  }

  @Test(
    arguments: [
      ("\"point\"", "\"dot\"", "'role' of element 1 must be one of chart, series, point, interval"),
      ("\"isElement\": true, ", "", "element 1 lacks 'isElement'"),
      ("\"traits\": [\"staticText\"]", "\"traits\": [4]", "a trait of element 1 must be a string, not 4"),
      ("\"width\": 3, ", "", "the frame of element 1 lacks 'width'"),
      ("\"elements\": [", "\"elements\": 3, \"x\": [", "'elements' of the file must be a list, not 3"),
    ])
  func `says where and what is wrong`(from: String, to: String, message: String) {
    let error = #expect(throws: UnreadableFile.self) { try read(Self.whole.replacing(from, with: to)) }
    #expect(error?.problems.contains { $0.message.contains(message) && $0.origin != nil } == true)
  }
}
