import PaletteCharts
import PaletteRules
import SafeText
import SourceText
import Testing

@testable import ChartDescription

/// Charts as files, of every kind of column and mark, made by chance.
@Suite struct AcceptedChartTests {
  private static let places: [@Sendable (Int) -> String] = [
    { "\($0)" }, { "\(1990 + $0)" }, { "2001-\($0 % 12 < 9 ? "0" : "")\($0 % 12 + 1)-0\($0 / 12 % 9 + 1)" },
    { "Place \($0)" },
    { CalendarDate.months[$0 % 12] }, { "\($0) to \($0 + 1)" }, { "\($0 % 3)" }, { "Q\($0 % 4 + 1) \(2000 + $0 / 4)" },
  ]
  private static let values: [@Sendable (inout SeededNumbers, Int) -> String] = [
    { numbers, _ in "\(Int(numbers.unit() * 100))" }, { _, _ in "7" }, { _, row in "\(row)" },
    { _, row in "\(-row * row)" },
    { numbers, _ in numbers.unit() < 0.5 ? "" : "3" }, { numbers, _ in "\(numbers.bell() * 1e9)" },
    { numbers, row in "\(row % 4 + Int(numbers.unit() * 2))" }, { _, _ in "" }, { _, _ in "0" },
  ]
  private static let marks = ["line", "bar", "point", "area", "arc", "rect", "tick"]
  private static let measures = [
    #"{ "field": "A" }"#, #"{ "aggregate": "count" }"#, #"{ "aggregate": "mean", "field": "A" }"#,
    #"{ "field": "A", "type": "quantitative", "stack": "normalize" }"#,
  ]

  /// A table, a specification of its rows, and the kind that a user may ask for.
  private static func files(_ seed: UInt64) -> (table: String, vega: String, kind: ChartKind?) {
    var numbers = SeededNumbers(seed: seed)
    func one<Element>(_ choices: [Element], _ numbers: inout SeededNumbers) -> Element {
      choices[Int(numbers.unit() * Double(choices.count))]
    }
    let (place, count) = (one(places, &numbers), 1 + Int(numbers.unit() * 40))
    let columns = (0..<1 + Int(numbers.unit() * 3)).map { _ in one(values, &numbers) }
    let names = ["A", "B", "C"].prefix(columns.count)
    let rows = (0..<count).map { row in [place(row)] + columns.map { $0(&numbers, row) } }
    let table = ([["x"] + names] + rows).map { $0.joined(separator: ",") }.joined(separator: "\n")
    let data = rows.map { row in
      let members = zip(names, row.dropFirst()).map { #""\#($0)": \#($1.isEmpty ? "null" : $1)"# }
      return #"{ "x": "\#(row[0])", \#(members.joined(separator: ", ")) }"#
    }.joined(separator: ", ")
    let (mark, y) = (one(marks, &numbers), one(measures, &numbers))
    let bin = numbers.unit() < 0.3 ? #"{ "field": "A", "bin": true }"# : #"{ "field": "x" }"#
    let encoding =
      mark == "arc" ? #""theta": \#(y), "color": { "field": "x", "type": "nominal" }"# : #""x": \#(bin), "y": \#(y)"#
    let vega = #"{ "data": { "values": [\#(data)] }, "mark": "\#(mark)", "encoding": { \#(encoding) } }"#
    return (table, vega, numbers.unit() < 0.3 ? one(ChartKind.allCases, &numbers) : nil)
  }

  /// Why a summary says nothing of the values of its chart; nil where it does.
  private static func silence(_ chart: Chart) -> String? {
    let (sentences, text) = (ChartSummary(chart).sentences, ChartText(chart))
    let values = Set(chart.series.flatMap(\.points).compactMap(\.y).map(text.bare))
    let says = sentences.contains { sentence in
      !sentence.claims.isEmpty || values.contains { sentence.text.contains($0) }
        || values.isEmpty && sentence.text.hasPrefix("No value is given")
    }
    return says ? nil : sentences.map(\.text).joined(separator: " ")
  }

  @Test func `no accepted chart has a summary without a statement about its values`() throws {
    var accepted = [0, 0, 0]
    for seed in 1...UInt64(400) {
      let (table, vega, kind) = Self.files(seed)
      var options = ChartOptions()
      options.kind = kind
      for (place, text) in [table, vega].enumerated() {
        guard let read = try? ChartReader.read(SourceFile(path: "chart", bytes: Array(text.utf8)), options: options)
        else {
          continue
        }
        accepted[place] += 1
        #expect(Self.silence(read.chart) == nil, "\(seed): \(text)")
        // The same as a descriptor.
        let written = Array(JSONWriter.text(DescriptorJSON.json(read.chart)).utf8)
        guard let again = try? ChartReader.read(SourceFile(path: "descriptor.json", bytes: written)) else { continue }
        accepted[2] += 1
        #expect(Self.silence(again.chart) == nil, "\(seed) as a descriptor: \(text)")
      }
    }
    #expect(accepted[0] > 200 && accepted[1] > 100 && accepted[2] > 300, "\(accepted)")
  }
}
