import PaletteCharts
import SafeText

/// The stops of a chart in generated Swift, as values.
enum SwiftElements {
  static func write(_ elements: ChartElements, names: [String], _ code: inout SwiftWriter) {
    code.lines(
      """

      /// What can be visited: its name and value, and where it is.
      struct Element {
        var label: String
        var value: String
        /// In parts of the plot, from 0 to 1, y downwards.
        var place: CGRect

        func frame(in plot: CGRect) -> CGRect {
          CGRect(
            x: plot.minX + place.minX * plot.width, y: plot.minY + place.minY * plot.height,
            width: place.width * plot.width, height: place.height * plot.height)
        }
      }

      """)
    let all = zip(names, elements.series).flatMap { name, series in
      series.elements.map { element in
        let label = names.count > 1 ? "\(name), \(element.label)" : element.label
        return "Element(label: \(swiftString(label)), value: \(swiftString(element.value)), "
          + "place: CGRect(\(place(element.frame, in: elements.plot)))),"
      }
    }
    code.line("/// Every stop in reading order, series after series.")
    code.list("Element", named: "makeElements", isPrivate: false, all)
  }

  /// Five decimals: a hundredth of a pixel in the widest of views.
  private static func place(_ frame: Rectangle, in plot: Rectangle) -> String {
    let parts = [
      ("x", (frame.x - plot.x) / plot.width), ("y", (frame.y - plot.y) / plot.height),
      ("width", frame.width / plot.width), ("height", frame.height / plot.height),
    ]
    return parts.map { "\($0): \(($1 * 1e5).rounded() / 1e5)" }.joined(separator: ", ")
  }
}
