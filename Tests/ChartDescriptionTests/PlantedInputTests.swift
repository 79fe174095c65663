import ChartDescription
import PaletteCharts
import PaletteRules
import SourceText
import Testing

/// Faults planted in charts as people hand them in, and charts without a fault: tables, descriptors, specifications and marks.
@Suite struct PlantedInputTests {
  enum Form: CaseIterable { case table, descriptor, vega, marks }

  /// What a chart says, in whatever form it is written.
  struct Words: Sendable {
    var title: String? = "Rainfall by month"
    var summary: String? = "February is dry."
    var x = "Month"
    var y = "Rainfall (mm)"
    var places = ["January", "February", "March", "April"]
    var names = ["Coast", "Valley"]
    var values = [[234.0, 172, 181, 190], [61, 48, 66, 70]]
    var colors: [String] = []
    var range: ClosedRange<Double>?
    var labels: [String] = []

    /// The marks: where, how much, of which series, called what.
    private var marks: [(x: String, y: Double, series: String, label: String?)] {
      values.enumerated().flatMap { series, values in
        zip(places, values).enumerated().map { place, point in
          (point.0, point.1, names[series], series == 0 && labels.indices.contains(place) ? labels[place] : nil)
        }
      }
    }

    func text(_ form: Form) -> String {
      let (low, high) = (range?.lowerBound ?? 0, range?.upperBound ?? 300)
      let about = [title.map { #""title": "\#($0)""# }, summary.map { #""summary": "\#($0)""# }].compactMap(\.self)
      let start = about.map { "\($0), " }.joined()
      let looks = colors.map { #"{ "color": "\#($0)" }"# }.joined(separator: ", ")
      let quoted = { (texts: [String]) in texts.map { "\"\($0)\"" }.joined(separator: ", ") }
      switch form {
      case .table:
        let rows = marks.map { "\($0.x),\($0.series),\($0.y)" }
        return (["\(x),Place,\(y)"] + rows).joined(separator: "\n")
      case .descriptor:
        let parts = y.split(separator: " (", omittingEmptySubsequences: false)
        let title = parts[0]
        let provider = parts.count == 2 ? #", "one": "%@ \#(parts[1].dropLast())""# : ""
        let series = names.indices.map { place in
          let points = marks.filter { $0.series == names[place] }.map { mark in
            #"{ "x": "\#(mark.x)", "y": \#(mark.y)\#(mark.label.map { #", "label": "\#($0)""# } ?? "") }"#
          }
          return
            #"{ "name": "\#(names[place])", "isContinuous": true, "dataPoints": [\#(points.joined(separator: ", "))] }"#
        }
        let categories = places.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return """
          { "AXChartDescriptor": { \(start)
            "xAxis": { "type": "AXCategoricalDataAxisDescriptor", "title": "\(x)", "categoryOrder": [\(quoted(categories))] },
            "yAxis": { "type": "AXNumericDataAxisDescriptor", "title": "\(title)",
              "range": { "lowerBound": \(low), "upperBound": \(high) },
              "valueDescriptionProvider": { "kind": "number"\(provider) } },
            "series": [\(series.joined(separator: ", "))] },
            "palettecheck": { "kind": "line"\(looks.isEmpty ? "" : ", \"series\": [\(looks)]") } }
          """
      case .vega:
        let rows = marks.map { mark in
          #"{ "m": "\#(mark.x)", "v": \#(mark.y), "s": "\#(mark.series)", "l": \#(mark.label.map { "\"\($0)\"" } ?? "null") }"#
        }
        let scale =
          colors.isEmpty ? "" : #", "scale": { "domain": [\#(quoted(names))], "range": [\#(quoted(colors))] }"#
        let domain = range == nil ? "" : #", "scale": { "domain": [\#(low), \#(high)] }"#
        return """
          { \(start.replacing("summary", with: "description")) "data": { "values": [\(rows.joined(separator: ", "))] }, "mark": "line",
            "encoding": { "x": { "field": "m", "type": "ordinal", "title": "\(x)", "sort": [\(quoted(places))] },
              "y": { "field": "v", "type": "quantitative", "title": "\(y)"\(domain) }, "color": { "field": "s"\(scale) },
              "tooltip": { "field": "l" } } }
          """
      case .marks:
        let marks = marks.map { mark in
          """
          { "LineMark": { "x": ["\(x)", "\(mark.x)"], "y": ["\(y)", \(mark.y)] }, "foregroundStyle": ["Place", "\(mark.series)"]
            \(mark.label.map { ", \"accessibilityLabel\": \"\($0)\"" } ?? "") }
          """
        }
        let scale = zip(names, colors).map { #""\#($0)": "\#($1)""# }.joined(separator: ", ")
        return """
          { \(start) "Chart": [\(marks.joined(separator: ", "))]\(range == nil ? "" : ", \"chartYScale\": { \"domain\": [\(low), \(high)] }")
            \(scale.isEmpty ? "" : ", \"chartForegroundStyleScale\": { \(scale) }") }
          """
      }
    }

    /// What the audit finds; a table has its title and summary from whoever asks.
    func found(_ form: Form) throws -> Set<String> {
      var options = ChartOptions()
      if form == .table { (options.title, options.summary, options.kind) = (title, summary, .line) }
      let file = SourceFile(path: form == .table ? "rain.csv" : "rain.json", bytes: Array(text(form).utf8))
      return Set(Judge.judge(ChartAudit.chart(try ChartReader.read(file, options: options))).findings.map(\.rule.id))
    }
  }

  struct Fault: Sendable, CustomStringConvertible {
    let description: String
    let rule: String
    let forms: [Form]
    let plant: @Sendable (inout Words) -> Void

    init(
      _ description: String, _ rule: String, in forms: [Form] = Form.allCases,
      _ plant: @escaping @Sendable (inout Words) -> Void
    ) {
      (self.description, self.rule, self.forms, self.plant) = (description, rule, forms, plant)
    }
  }

  private static let documents: [Form] = [.descriptor, .vega, .marks]

  static let faults = [
    Fault("no title", "PC601") { $0.title = nil },
    Fault("no summary", "PC602") { $0.summary = nil },
    Fault("a title that stands for none", "PC620") { $0.title = "Untitled" },
    Fault("a title that is a file", "PC620") { $0.title = "chart_final_v2.png" },
    Fault("a title for the eye", "PC620") { $0.title = "Rainfall, as shown above the line" },
    Fault("a title of more than 100 characters", "PC620") { $0.title = String(repeating: "rain ", count: 21) },
    Fault("a title that points by colour", "PC619") { $0.title = "Rainfall, the coast in red" },
    Fault("a summary that is the title", "PC620") { $0.summary = $0.title },
    Fault("a summary that points by colour", "PC619") { $0.summary = "The blue line is higher." },
    Fault("a summary that names a gesture", "PC620") { $0.summary = "Tap a point to hear it." },
    Fault("a summary of more than 100 words", "PC620") { $0.summary = String(repeating: "rain ", count: 101) },
    Fault("a summary that the values contradict", "PC620") {
      ($0.names, $0.values) = (["Coast"], [[100, 120, 140, 160]])
      $0.summary = "Rain fell from January to April."
    },
    Fault("an x axis without a title", "PC603", in: documents) { $0.x = "" },
    Fault("a y axis without a title", "PC603", in: [.descriptor]) { $0.y = " (mm)" },
    Fault("an axis called data", "PC620") { $0.y = "data (mm)" },
    Fault("values without a unit", "PC604") { $0.y = "Rainfall" },
    Fault("a series without a name of its own", "PC620") { $0.names = ["Series 1", "Series 2"] },
    Fault("a series called by its marks", "PC619") { $0.names = ["the blue dots", "Valley"] },
    Fault("a legend of colours", "PC619") { $0.names = ["Red", "Green"] },
    Fault("a series called as a variable", "PC620") { $0.names = ["chart_series_2", "Valley"] },
    Fault("a place that is no value", "PC620") { $0.places[1] = "undefined" },
    Fault("a place of more than 100 characters", "PC620") { $0.places[1] = String(repeating: "February ", count: 12) },
    Fault("red with green", "PC201", in: documents) { $0.colors = ["#d62728", "#2ca02c"] },
    Fault("one colour twice", "PC203", in: documents) { $0.colors = ["#1f77b4", "#1f78b5"] },
    Fault("a range that flattens the sound", "PC620", in: documents) { $0.range = 0...100_000 },
    Fault("a point called as a variable", "PC620", in: documents) { $0.labels = ["point_3_btn"] },
    Fault("two points of one name", "PC607", in: documents) { $0.labels = ["wet", "wet"] },
  ]

  @Test(arguments: faults)
  func `the audit finds a planted fault in every form, and nothing else`(fault: Fault) throws {
    for form in fault.forms {
      var words = Words()
      fault.plant(&words)
      #expect(try words.found(form) == [fault.rule], "\(form): \(words.text(form))")
    }
  }

  @Test func `a hundred faults are planted, a third of them in elements`() {
    #expect(Self.faults.reduce(0) { $0 + $1.forms.count } + PlantedFaultTests.faults.count >= 100)
  }

  @Test(arguments: [
    "Rain did not fall.", "Rain rose from January to April.", "Little rain falls in winter.",
    "Rises at every step from its lowest, 100 mm in January, to its highest, 160 in April.",
  ])
  func `a summary that the values bear out, or that needs a reader, is left alone`(summary: String) throws {
    var words = Words()
    (words.names, words.values, words.summary) = (["Coast"], [[100, 120, 140, 160]], summary)
    #expect(try words.found(.descriptor) == [])
  }

  /// Quantities whose titles hold their unit, or that have none.
  @Test(
    arguments: [
      "Rainfall (mm)", "pH", "Ratio of men to women", "Pressure (mm Hg)", "Miles per gallon", "Number of visitors",
      "Consumer price index", "Share of votes in percent", "Magnitude", "Exam score",
    ], Form.allCases)
  func `the audit finds nothing in a good chart`(quantity: String, form: Form) throws {
    var words = Words()
    words.y = quantity
    words.colors = form == .table ? [] : ["#0072b2", "#d55e00"]
    #expect(try words.found(form) == [], "\(words.text(form))")
  }
}
