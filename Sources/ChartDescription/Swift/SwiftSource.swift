package import PaletteCharts
import SafeText

/// Swift that makes a chart accessible in an app: `Chart.swift` has its `AXChartDescriptor`, its accessibility elements, a view of
/// UIKit that conforms to `AXChart`, and a modifier of SwiftUI.
package struct SwiftSource {
  /// Of more points the lowest and the highest of each stretch are written, as the sound has them. Engineering choice: a file of a
  /// hundred kilobytes, which compiles in a few seconds.
  package static let mostLiterals = 1000

  private let chart: Chart
  private let elements: ChartElements
  private let summary: String

  /// The text of the file.
  ///
  /// - Parameter summary: What the descriptor says of the chart if its author says nothing.
  package static func text(_ chart: Chart, _ elements: ChartElements, summary: String) -> String {
    SwiftSource(chart: chart, elements: elements, summary: summary).file
  }

  private init(chart: Chart, elements: ChartElements, summary: String) {
    (self.chart, self.elements, self.summary) = (chart, elements, summary)
  }

  private var file: String {
    var code = SwiftWriter()
    let type = SwiftName.type(chart.title)
    code.line("// Written by 'palettecheck describe': the same chart as descriptor.json and elements.json.")
    let most = max(Self.mostLiterals / max(chart.series.count, 1), 2)
    if chart.series.contains(where: { $0.points.count > most }) {
      code.line("// Of each stretch of a long series the audio graph has the lowest and the highest point.")
    }
    code.line("#if canImport(Accessibility)")
    code.depth = 1
    code.lines(
      """
      import Accessibility
      import Foundation
      #if canImport(UIKit)
        import UIKit
      #endif
      #if canImport(SwiftUI)
        import SwiftUI
      #endif

      @available(macOS 12, iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
      struct \(type) {
      """)
    code.indented { code in
      writeDescriptor(&code)
      for (index, series) in chart.series.enumerated() {
        let points = series.points.thinned(to: most, by: \.y)
        code.line("")
        code.list("AXDataPoint", named: "points\(index + 1)", points.map { SwiftData.expression($0) + "," })
      }
      SwiftElements.write(elements, names: chart.series.indices.map { chart.name(ofSeries: $0) }, &code)
      SwiftValues.write(&code)
    }
    code.line("}")
    SwiftViews.write(type, title: swiftString(chart.title ?? "Chart"), &code)
    code.depth = 0
    code.line("#endif")
    return code.text
  }

  private func writeDescriptor(_ code: inout SwiftWriter) {
    code.line("/// What assistive technology reads of the chart and plays as its audio graph.")
    code.line("func makeChartDescriptor() -> AXChartDescriptor {")
    code.depth += 1
    code.line("let xAxis = \(SwiftAxis.expression(chart.xAxis))")
    if let axis = chart.yAxis { code.line("let yAxis = \(SwiftAxis.expression(.numeric(axis)))") }
    for (index, axis) in chart.additionalAxes.enumerated() {
      code.line("let axis\(index + 1) = \(SwiftAxis.expression(axis))")
    }
    let scaled =
      [("xAxis", chart.xAxis.numeric), ("yAxis", chart.yAxis)]
      + chart.additionalAxes.enumerated().map { ("axis\($0 + 1)", $1.numeric) }
    for (name, axis) in scaled {
      if let scale = axis?.scale, scale != .linear { code.line("\(name).scaleType = .\(scale.rawValue)") }
    }
    code.line("let descriptor = AXChartDescriptor(")
    code.depth += 1
    code.line("title: \(chart.title.map(swiftString) ?? "nil"),")
    code.line("summary: \(swiftString(chart.summary ?? summary)),")
    code.line("xAxis: xAxis,")
    code.line("yAxis: \(chart.yAxis == nil ? "nil" : "yAxis"),")
    code.line("additionalAxes: [\(chart.additionalAxes.indices.map { "axis\($0 + 1)" }.joined(separator: ", "))],")
    code.line("series: [")
    code.indented { code in
      for (index, series) in chart.series.enumerated() {
        code.line(
          "AXDataSeriesDescriptor(name: \(swiftString(chart.name(ofSeries: index))), "
            + "isContinuous: \(series.isContinuous), dataPoints: Self.points\(index + 1)()),")
      }
    }
    code.line("])")
    code.depth -= 1
    code.line("descriptor.contentDirection = .\(chart.direction.rawValue)")
    code.line("return descriptor")
    code.depth -= 1
    code.line("}")
  }
}

extension SwiftWriter {
  /// Literals of one function: type-checking them takes more than linear time.
  private static let chunk = 200

  /// Writes a function that returns a list, made of functions of few literals each.
  ///
  /// - Parameter items: An expression an item, a comma at its end.
  mutating func list(_ type: String, named name: String, isPrivate: Bool = true, _ items: [String]) {
    let access = isPrivate ? "private " : ""
    guard items.count > Self.chunk else {
      line("\(access)static func \(name)() -> [\(type)] {")
      indented { code in
        code.line("[")
        code.indented { code in for item in items { code.line(item) } }
        code.line("]")
      }
      return line("}")
    }
    let parts = stride(from: 0, to: items.count, by: Self.chunk).map { items[$0..<min($0 + Self.chunk, items.count)] }
    let calls = parts.indices.map { "\(name)Part\($0 + 1)()" }
    line("\(access)static func \(name)() -> [\(type)] {")
    indented { $0.line("[\(calls.joined(separator: ", "))].flatMap { $0 }") }
    line("}")
    for (index, part) in parts.enumerated() {
      line("")
      list(type, named: "\(name)Part\(index + 1)", Array(part))
    }
  }
}
