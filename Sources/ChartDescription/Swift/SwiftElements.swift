import PaletteCharts
import SafeText

/// The stops of a chart in generated Swift, as values.
enum SwiftElements {
  /// - Parameter literals: The stops; nil if they are in `elements.json`.
  static func write(_ literals: [SeriesElements]?, plot: Rectangle, names: [String], _ code: inout SwiftWriter) {
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
    guard let literals else { return writeReading(plot, hasNames: names.count > 1, &code) }
    let all = zip(names, literals).flatMap { name, series in
      series.elements.map { element in
        let label = names.count > 1 ? "\(name), \(element.label)" : element.label
        return "Element(label: \(swiftString(label)), value: \(swiftString(element.value)), "
          + "place: CGRect(\(place(element.frame, in: plot)))),"
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

  private static func writeReading(_ plot: Rectangle, hasNames: Bool, _ code: inout SwiftWriter) {
    code.lines(
      """
      /// Every stop in reading order, series after series.
      static func makeElements() -> [Element] {
        struct Written: Decodable {
          struct Frame: Decodable { var x, y, width, height: Double }
          struct Stop: Decodable {
            var isElement: Bool
            var label, value, series: String?
            var frame: Frame?
          }
          var elements: [Stop]
        }
        let stops = read("elements", as: Written.self)?.elements ?? []
        return stops.filter(\\.isElement).map { stop in
          let frame = stop.frame ?? Written.Frame(x: 0, y: 0, width: 0, height: 0)
          return Element(
            label: [\(hasNames ? "stop.series, " : "")stop.label].compactMap(\\.self).joined(separator: ", "), value: stop.value ?? "",
            place: CGRect(
              x: frame.x / \(plot.width), y: frame.y / \(plot.height), width: frame.width / \(plot.width), height: frame.height / \(plot.height)))
        }
      }
      """)
  }
}
