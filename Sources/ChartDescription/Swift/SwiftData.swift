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

  /// What reads the points of a large chart from `descriptor.json`.
  static func writeReading(hasCategories: Bool, _ code: inout SwiftWriter) {
    // `x` is a number or a category, for which Apple's points have an initialiser each.
    let x = hasCategories ? "String" : "Double"
    code.lines(
      """

      /// The folder that holds descriptor.json and elements.json; change it if the app keeps them elsewhere.
      static var folder: URL { Bundle.main.resourceURL ?? Bundle.main.bundleURL }

      private static func read<Content: Decodable>(_ name: String, as type: Content.Type) -> Content? {
        let data = try? Data(contentsOf: folder.appendingPathComponent(name + ".json"))
        let content = data.flatMap { try? JSONDecoder().decode(type, from: $0) }
        assert(content != nil, "\\(folder.path) lacks \\(name).json, which palettecheck wrote beside this file")
        return content
      }

      private static func readPoints() -> [[AXDataPoint]] {
        struct Value: Decodable {
          var value: AXDataPoint.Value
          init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
              value = .number(number)
            } else {
              value = .category(try container.decode(String.self))
            }
          }
        }
        struct Written: Decodable {
          struct Point: Decodable {
            var x: \(x)
            var y: Double?
            var additionalValues: [Value]?
            var label: String?
          }
          struct Series: Decodable { var dataPoints: [Point] }
          struct Descriptor: Decodable { var series: [Series] }
          var AXChartDescriptor: Descriptor
        }
        return read("descriptor", as: Written.self)?.AXChartDescriptor.series.map { series in
          series.dataPoints.map { point in
            let additional = point.additionalValues?.map(\\.value) ?? []
            return AXDataPoint(x: point.x, y: point.y, additionalValues: additional, label: point.label)
          }
        } ?? []
      }
      """)
  }
}
