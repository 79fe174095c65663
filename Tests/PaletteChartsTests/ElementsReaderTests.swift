import PaletteCharts
import PaletteRules
import SourceText
import Testing

@Suite struct ElementsReaderTests {
  private func read(_ text: String) throws -> AuditedChart {
    try #require(try ChartReader.elements(SourceFile(path: "elements.json", bytes: Array(text.utf8))))
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
      (
        "\"point\"", "\"dot\"",
        ChartProblem.mustBeOneOf(
          "'role' of element 1", ChartElement.Role.allCases.map(\.rawValue).joined(separator: ", "), "'dot'")
      ),
      ("\"isElement\": true, ", "", ChartProblem.missingKeys("element 1", "'isElement'")),
      ("\"traits\": [\"staticText\"]", "\"traits\": [4]", ChartProblem.mustBeString("a trait of element 1", "4")),
      ("\"width\": 3, ", "", ChartProblem.missingKeys("the frame of element 1", "'width'")),
      ("\"elements\": [", "\"elements\": 3, \"x\": [", ChartProblem.mustBeList("'elements' of the file", "3")),
    ] as [(String, String, Message)])
  func `says where and what is wrong`(from: String, to: String, sentence: Message) {
    let error = #expect(throws: UnreadableFile.self) { try read(Self.whole.replacing(from, with: to)) }
    #expect(error?.problems.contains { $0.sentence == sentence && $0.origin != nil } == true)
  }
}
