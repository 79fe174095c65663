import PaletteCharts
import SafeText

/// The stops of a chart in generated Swift: as plain values, and as elements for UIKit.
enum SwiftElements {
  static func write(_ elements: ChartElements, _ code: inout SwiftWriter) {
    code.line("")
    code.line("/// What can be visited: its series, name and value, and where it is in the plot.")
    code.line("struct Element {")
    code.indented { code in
      code.line("var series: String")
      code.line("var label: String")
      code.line("var value: String")
      code.line("var frame: CGRect")
    }
    code.line("}")
    code.line("")
    let plot = elements.plot
    code.line("/// The size of the plot that the frames are for.")
    code.line("static let plotSize = CGSize(width: \(plot.width), height: \(plot.height))")
    code.line("")
    code.line("/// Every stop, series after series.")
    code.line("static func makeElements() -> [Element] {")
    let all = elements.series.flatMap { series in series.elements.map { (series.label, $0) } }
    let starts = Array(stride(from: 0, to: all.count, by: SwiftSource.chunk))
    code.indented { code in
      code.line("var elements: [Element] = []")
      for part in starts.indices { code.line("elements += elements\(part + 1)()") }
      code.line("return elements")
    }
    code.line("}")
    for (part, start) in starts.enumerated() {
      code.line("")
      code.line("private static func elements\(part + 1)() -> [Element] {")
      code.indented { code in
        code.line("[")
        code.indented { code in
          for (series, element) in all[start..<min(start + SwiftSource.chunk, all.count)] {
            let frame = element.frame
            code.line(
              "Element(series: \(swiftString(series)), label: \(swiftString(element.label)), "
                + "value: \(swiftString(element.value)), "
                + "frame: CGRect(x: \(frame.x - plot.x), y: \(frame.y - plot.y), "
                + "width: \(frame.width), height: \(frame.height))),")
          }
        }
        code.line("]")
      }
      code.line("}")
    }
    writeUIKit(&code)
  }

  private static func writeUIKit(_ code: inout SwiftWriter) {
    let lines = """

      #if canImport(UIKit)
        /// The stops as elements of a view as large as the plot: `view.accessibilityElements = …`.
        @MainActor static func makeAccessibilityElements(in view: UIView) -> [UIAccessibilityElement] {
          makeElements().map { stop in
            let element = UIAccessibilityElement(accessibilityContainer: view)
            element.accessibilityLabel = stop.label
            element.accessibilityValue = stop.value
            element.accessibilityTraits = .staticText
            element.accessibilityFrameInContainerSpace = stop.frame
            return element
          }
        }
      #endif
      """
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) { code.line(String(line)) }
  }
}
