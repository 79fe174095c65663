package import PaletteCharts
import SafeText

/// Swift that builds a chart's `AXChartDescriptor` and its accessibility elements: `Chart.swift`.
///
/// Literals are split into functions of at most 200, because type-checking a literal takes more than linear time.
package struct SwiftSource {
  /// Literals of one function.
  static let chunk = 200

  private let chart: Chart
  private let elements: ChartElements
  private var code = SwiftWriter()

  /// The text of the file.
  package static func text(_ chart: Chart, _ elements: ChartElements) -> String {
    var source = SwiftSource(chart: chart, elements: elements)
    source.writeFile()
    return source.code.text
  }

  private init(chart: Chart, elements: ChartElements) { (self.chart, self.elements) = (chart, elements) }

  private mutating func writeFile() {
    code.line("// Written by 'palettecheck describe': the same chart as descriptor.json and elements.json.")
    code.line("#if canImport(Accessibility)")
    code.indented { code in
      code.line("import Accessibility")
      code.line("import Foundation")
      code.line("#if canImport(UIKit)")
      code.indented { $0.line("import UIKit") }
      code.line("#endif")
    }
    code.line("")
    code.indented { code in
      code.line("@available(macOS 12, iOS 15, tvOS 15, watchOS 8, visionOS 1, *)")
      code.line("enum \(SwiftName.type(chart.title)) {")
    }
    code.depth = 2
    writeDescriptor()
    for index in chart.series.indices { writeSeries(index) }
    SwiftElements.write(elements, &code)
    SwiftValues.write(&code)
    code.depth = 1
    code.line("}")
    code.depth = 0
    code.line("#endif")
  }

  private mutating func writeDescriptor() {
    code.line("/// What assistive technology reads of the chart and plays as its audio graph.")
    code.line("static func makeChartDescriptor() -> AXChartDescriptor {")
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
    code.line("summary: \(chart.summary.map(swiftString) ?? "nil"),")
    code.line("xAxis: xAxis,")
    code.line("yAxis: \(chart.yAxis == nil ? "nil" : "yAxis"),")
    code.line("additionalAxes: [\(chart.additionalAxes.indices.map { "axis\($0 + 1)" }.joined(separator: ", "))],")
    code.line("series: [\(chart.series.indices.map { "series\($0 + 1)()" }.joined(separator: ", "))])")
    code.depth -= 1
    code.line("descriptor.contentDirection = .\(chart.direction.rawValue)")
    code.line("return descriptor")
    code.depth -= 1
    code.line("}")
  }

  private mutating func writeSeries(_ index: Int) {
    let series = chart.series[index]
    let name = "series\(index + 1)"
    let starts = Array(stride(from: 0, to: series.points.count, by: Self.chunk))
    code.line("")
    code.line("private static func \(name)() -> AXDataSeriesDescriptor {")
    code.indented { code in
      code.line("var points: [AXDataPoint] = []")
      for part in starts.indices { code.line("points += \(name)Points\(part + 1)()") }
      code.line(
        "return AXDataSeriesDescriptor(name: \(swiftString(chart.name(ofSeries: index))), "
          + "isContinuous: \(series.isContinuous), dataPoints: points)")
    }
    code.line("}")
    for (part, start) in starts.enumerated() {
      code.line("")
      code.line("private static func \(name)Points\(part + 1)() -> [AXDataPoint] {")
      code.indented { code in
        code.line("[")
        code.indented { code in
          for point in series.points[start..<min(start + Self.chunk, series.points.count)] {
            code.line(Self.expression(point) + ",")
          }
        }
        code.line("]")
      }
      code.line("}")
    }
  }

  private static func expression(_ point: ChartPoint) -> String {
    var arguments = ["x: \(expression(point.x))"]
    if let y = point.y { arguments.append("y: \(y)") }
    if !point.additional.isEmpty {
      let values = point.additional.map { value in
        switch value {
        case .number(let number): ".number(\(number))"
        case .category(let name): ".category(\(swiftString(name)))"
        }
      }
      arguments.append("additionalValues: [\(values.joined(separator: ", "))]")
    }
    if let label = point.label { arguments.append("label: \(swiftString(label))") }
    return "AXDataPoint(\(arguments.joined(separator: ", ")))"
  }

  private static func expression(_ value: ChartValue) -> String {
    switch value {
    case .number(let number): "\(number)"
    case .category(let name): swiftString(name)
    }
  }
}
