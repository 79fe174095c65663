// The chart in the examples of the rules for charts: the same each time but for what a rule is about.

extension RuleExample {
  /// A descriptor of lines of code by cups of coffee. Without a title or a summary, the key is left out.
  static func coffee(
    _ caption: Caption, title: String? = "Lines of code by cups of coffee",
    summary: String? = "The most lines are written after two cups.", xTitle: String = "Coffee",
    yForms: String = #", "one": "%@ line", "other": "%@ lines""#
  ) -> RuleExample {
    let texts = [title.map { #""title": "\#($0)""# }, summary.map { #""summary": "\#($0)""# }].compactMap { $0 }
    let text = """
      {
        "AXChartDescriptor": {
          \(texts.joined(separator: ", ")),
          "xAxis": {
            "type": "AXNumericDataAxisDescriptor", "title": "\(xTitle)",
            "range": { "lowerBound": 0, "upperBound": 3 },
            "valueDescriptionProvider": { "kind": "number", "one": "%@ cup", "other": "%@ cups" }
          },
          "yAxis": {
            "type": "AXNumericDataAxisDescriptor", "title": "Lines of code",
            "range": { "lowerBound": 0, "upperBound": 40 },
            "valueDescriptionProvider": { "kind": "number"\(yForms) }
          },
          "series": [
            { "name": "Lines", "isContinuous": true, "dataPoints": [{ "x": 0, "y": 20 }, { "x": 1, "y": 30 }] }
          ]
        }
      }
      """
    return RuleExample(caption, chart: text)
  }

  /// A list of the elements of a rainfall chart whose plot measures 96 by 60 px.
  ///
  /// - Parameter container: The label of the chart; nil leaves out the container.
  static func rain(_ caption: Caption, _ points: RainPoint..., container: String? = "Rain") -> RuleExample {
    let frame = #""frame": { "x": 0, "y": 0, "width": 96, "height": 60 }"#
    let chart = container.map { #"    { "role": "chart", "isElement": false, "label": "\#($0)", \#(frame) }"# }
    let text = """
      {
        "elements": [
      \(([chart].compactMap(\.self) + points.map(\.text)).joined(separator: ",\n"))
        ]
      }
      """
    return RuleExample(caption, chart: text)
  }
}

/// A point of the rainfall chart; by default everything about it is right.
struct RainPoint {
  var label: String? = "January"
  var trait: String?
  /// Nil leaves out the value.
  var millimetres: Int? = 234
  /// Which strip of the plot it has, where nothing else is its frame.
  var column = 0
  var frame: (x: Int, y: Int, width: Int, height: Int)?
  var series = "Coast"
  var index: Int?

  fileprivate var text: String {
    func quoted(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "null" }
    let frame = frame ?? (x: 48 * column, y: 0, width: 48, height: 60)
    let traits = trait.map(quoted) ?? ""
    let index = index.map { ", \"index\": \($0)" } ?? ""
    return """
          {
            "role": "point", "isElement": true, "series": "\(series)"\(index), "label": \(quoted(label)), "traits": [\(traits)],
            "value": \(quoted(millimetres.map { "\($0) millimetres" })),
            "frame": { "x": \(frame.x), "y": \(frame.y), "width": \(frame.width), "height": \(frame.height) }
          }
      """
  }
}
