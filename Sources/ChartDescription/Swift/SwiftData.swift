import PaletteCharts
import SafeText

/// The points of a chart in generated Swift.
enum SwiftData {
  static func expression(_ point: ChartPoint) -> String {
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
