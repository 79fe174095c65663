import ChartDescription
import PaletteCharts
import PaletteRules
import SafeText
import SourceText
import Testing

/// Faults planted in the elements of a chart, one at a time.
@Suite struct PlantedFaultTests {
  /// A fault, what plants it in the elements that `describe` writes, and the rule that finds it.
  struct Fault: Sendable, CustomStringConvertible {
    let description: String
    let rule: String
    let plant: @Sendable (inout [ChartElement]) -> Void

    init(_ description: String, _ rule: String, _ plant: @escaping @Sendable (inout [ChartElement]) -> Void) {
      (self.description, self.rule, self.plant) = (description, rule, plant)
    }

    /// A fault of the third point of the first series.
    init(point description: String, _ rule: String, _ plant: @escaping @Sendable (inout ChartElement) -> Void) {
      self.init(description, rule) { plant(&$0[4]) }
    }
  }

  /// A series over three months: the chart, the series, its points.
  private static let rain: Chart = {
    let months = ["January", "February", "March"]
    return Chart(
      title: "Rainfall by month", kind: .line, xAxis: .categorical(CategoricalAxis(title: "Month", categories: months)),
      yAxis: NumericAxis(
        title: "Rainfall", range: 0...250,
        values: .number(unit: AxisUnit(one: "%@ millimetre", other: "%@ millimetres"))),
      series: [
        ChartSeries(
          name: "Coast", isContinuous: true,
          points: zip(months, [234, 172, 181]).map { ChartPoint(x: .category($0), y: $1) })
      ])
  }()

  static let faults = [
    Fault("no element at all", "PC611") { for index in $0.indices { $0[index].isElement = false } },
    Fault("a point left out", "PC613") { $0.remove(at: 3) },
    Fault("the last point left out", "PC613") { $0.remove(at: 4) },
    Fault(point: "a point that cannot be focused", "PC613") { $0.isElement = false },
    Fault(point: "no value", "PC614") { $0.value = nil },
    Fault("a picture instead of elements", "PC611") {
      $0.removeSubrange(1...)
      $0[0].isElement = true
    },
    Fault("no container", "PC612") { $0.remove(at: 0) },
    Fault("a container that is an element", "PC612") { $0[0].isElement = true },
    Fault("a container without a label", "PC601") { $0[0].label = "" },
    Fault(point: "its role in its name", "PC615") { $0.label = "Button to show 1917" },
    Fault("reversed reading order", "PC616") { $0[2...4].reverse() },
    Fault("frames off the chart", "PC617") { for index in 2...4 { $0[index].frame?.x += 2000 } },
    Fault("a series named by its colour", "PC619") {
      for index in 1...4 { $0[index].series = "the red line" }
      $0[1].label = "the red line, 3 points"
    },
    Fault(point: "no name", "PC606") { $0.label = nil },
    Fault("one name for two points", "PC607") { $0[3].label = $0[2].label },
    Fault(point: "a frame of the size of a symbol", "PC608") {
      $0.frame = ChartElement.Frame(x: 500, y: 100, width: 9, height: 9)
    },
    Fault(point: "no frame", "PC608") { $0.frame = nil },
    Fault(point: "a trait of another control", "PC609") { $0.traits = ["adjustable"] },
    Fault(point: "a button that says nothing of what it does", "PC609") { $0.traits = ["button"] },
    Fault(point: "a value without its unit", "PC604") { $0.value = "181" },
    Fault(point: "a value that is the name again", "PC620") { $0.value = $0.label },
    Fault(point: "the name of a variable", "PC620") { $0.label = "point_3_btn" },
    Fault("a title that is a file", "PC620") { $0[0].label = "chart_final_v2.png" },
    Fault("a series without a name of its own", "PC620") { for index in 1...4 { $0[index].series = "Series 1" } },
    Fault(point: "no number", "PC620") { $0.value = "NaN" },
    Fault(point: "a name of more than 100 characters", "PC620") { $0.label = String(repeating: "rain ", count: 21) },
    Fault("decimals that tell nothing apart", "PC620") {
      for (index, value) in zip(2...4, ["234.123456", "172.5", "181.25"]) { $0[index].value = "\(value) millimetres" }
    },
    Fault(point: "another unit", "PC620") { $0.value = "18.1 centimetres" },
    Fault(point: "one of several", "PC620") { $0.value = "1 millimetres" },
    Fault(point: "a gesture", "PC620") { $0.hint = "Double-tap to hear the month" },
    Fault("words for the eye", "PC620") { $0[0].hint = "As you can see above, winters are wet." },
    Fault("a series whose name is a colour", "PC619") {
      for index in 1...4 { $0[index].series = "Red" }
    },
    Fault("frames that cover each other", "PC608") {
      for index in 2...4 { $0[index].frame = ChartElement.Frame(x: Double(index) * 10, y: 0, width: 200, height: 360) }
    },
    Fault("frames beside each other that are not as high as the plot", "PC608") {
      for index in 2...4 {
        $0[index].frame?.y = 300
        $0[index].frame?.height = 40
      }
    },
    Fault("more points than anybody visits", "PC605") { elements in
      elements[1].count = 203
      elements[0].frame?.width = 5000
      elements += (3..<203).map { index in
        var point = elements[4]
        (point.label, point.index) = ("Month \(index)", index)
        point.frame?.x += Double(index)
        return point
      }
    },
  ]

  @Test(arguments: faults)
  func `the audit finds a planted fault, and nothing else`(fault: Fault) throws {
    var elements = ChartElements(Self.rain).answers(Self.rain)
    fault.plant(&elements)
    #expect(Set(try Self.rules(elements)) == [fault.rule])
  }

  /// What the audit says of elements that are written, then read.
  static func rules(_ elements: [ChartElement], of chart: Chart = rain) throws -> [String] {
    let json = JSONWriter.text(ElementsJSON.json(elements, of: chart, findings: []))
    let chart = try ChartAudit.read(SourceFile(path: "elements.json", bytes: Array(json.utf8)))
    return Judge.judge(chart).findings.map(\.rule.id)
  }

  @Test(arguments: GeneratedCharts.all)
  func `the audit finds nothing in what describe writes`(sample: GeneratedCharts.Sample) throws {
    #expect(try Self.rules(ChartElements(sample.chart).answers(sample.chart), of: sample.chart) == [])
  }

  @Test(
    arguments: [
      ("Red Line", false), ("Red Square", false), ("Greenline", false), ("Red Sox", false), ("Orange", false),
      ("White wine", false), ("the blue dashed line", true), ("Green dots", true), ("the grey ones", true),
    ])
  func `a proper name with a colour in it points at nothing`(name: String, pointsByColor: Bool) {
    var chart = Self.rain
    chart.summary = name
    let file = SourceFile(path: "chart.json", bytes: Array("{}".utf8))
    let read = ReadChart(chart: chart, places: ChartPlaces(file, whole: 0..<2))
    #expect(Judge.judge(ChartAudit.chart(read)).findings.map(\.rule.id) == (pointsByColor ? ["PC619"] : []))
  }

  @Test(arguments: [["1st", "2nd", "3rd"], ["4th", "11th", "21st"], ["9 am", "3 pm", "11 p.m."]])
  func `ordinal numbers and hours are no units that differ`(values: [String]) throws {
    var elements = ChartElements(Self.rain).answers(Self.rain)
    for (place, value) in values.enumerated() { elements[2 + place].value = value }
    #expect(try !Self.rules(elements).contains("PC620"))
    elements[3].value = "5 km"
    elements[4].value = "5 mi"
    #expect(try Self.rules(elements).contains("PC620"))
  }

  @Test(arguments: ["Link Road", "Image quality", "Button mushrooms", "Melting point", "1917"])
  func `a name with the word of a role in it states no role`(label: String) throws {
    var elements = ChartElements(Self.rain).answers(Self.rain)
    elements[4].label = label
    #expect(try Self.rules(elements) == [])
  }
}
