import ChartDescription
import PaletteCharts
import PaletteRules
import SourceText
import Testing

@Suite struct ChartAuditTests {
  private static func rules(_ chart: Chart, hasIntervals: Bool = false) -> [String] {
    let file = SourceFile(path: "chart.json", bytes: Array("{}".utf8))
    var read = ReadChart(chart: chart, places: ChartPlaces(file, whole: 0..<2))
    read.hasIntervals = hasIntervals
    return Judge.judge(ChartAudit.chart(read)).findings.map(\.rule.id)
  }

  @Test func `a chart that says everything passes, but for the words of its author`() {
    #expect(Self.rules(SampleCharts.coffee) == ["PC602"])
  }

  @Test func `a long series needs intervals, and has them when its file lists them`() {
    var chart = SampleCharts.wave(points: 201)
    chart.summary = "Up and down."
    chart.xAxis = .numeric(
      NumericAxis(title: "x", range: 0...200, values: .number(unit: AxisUnit(one: nil, other: "%@"))))
    chart.yAxis?.values = .number(unit: AxisUnit(one: nil, other: "%@"))
    #expect(Self.rules(chart) == ["PC605"])
    #expect(Self.rules(chart, hasIntervals: true) == [])
  }

  @Test func `every check ends in one pile`() {
    let file = SourceFile(path: "chart.json", bytes: Array("{}".utf8))
    let read = ReadChart(chart: SampleCharts.coffee, places: ChartPlaces(file, whole: 0..<2))
    let judgement = Judge.judge(ChartAudit.chart(read))
    #expect(judgement.record.checks == judgement.record.passedCount + judgement.findings.count)
  }

  @Test func `what is written as elements is audited as the chart is`() throws {
    let text = """
      { "elements": [
        { "role": "chart", "isElement": false, "label": "Rain", "frame": { "x": 0, "y": 0, "width": 96, "height": 60 } },
        { "role": "point", "isElement": true, "label": "Jan", "traits": ["adjustable"], "value": "3", "hint": "Jan",
          "frame": { "x": 0, "y": 20, "width": 30, "height": 30 } },
        { "role": "point", "isElement": true, "label": "", "traits": [], "value": "3 mm" },
        { "role": "point", "isElement": true, "label": "Feb", "traits": ["button"], "value": "4 mm",
          "frame": { "x": 0, "y": 0, "width": 30, "height": 60 } }
      ] }
      """
    let chart = try ChartAudit.read(SourceFile(path: "elements.json", bytes: Array(text.utf8)))
    let findings = Judge.judge(chart).findings
    #expect(findings.map(\.rule.id).sorted() == ["PC604", "PC606", "PC608", "PC608", "PC609", "PC620"])
    #expect(findings.first { $0.rule == .valueWithoutUnit }?.origin?.start.line == 3)
    #expect(findings.allSatisfy { !$0.suggestions.isEmpty })
  }
}
