/// The chart in the examples of the rules for charts: the same each time but for what a rule is about.
enum ExampleChart {
  /// A descriptor of lines of code by cups of coffee. Without a title or a summary, the key is left out.
  static func coffee(
    title: String? = "Lines of code by cups of coffee",
    summary: String? = "The most lines are written after two cups.", xTitle: String = "Coffee",
    yForms: String = #", "one": "%@ line", "other": "%@ lines""#
  ) -> String {
    let texts = [title.map { #""title": "\#($0)""# }, summary.map { #""summary": "\#($0)""# }].compactMap { $0 }
    return """
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
  }

  /// A list of the elements of a rainfall chart whose plot measures 96 by 60 px.
  ///
  /// - Parameter container: The label of the chart; nil leaves out the container.
  static func rain(_ points: RainPoint..., container: String? = "Rain") -> String {
    let frame = #""frame": { "x": 0, "y": 0, "width": 96, "height": 60 }"#
    let chart = container.map { #"    { "role": "chart", "isElement": false, "label": "\#($0)", \#(frame) }"# }
    return """
      {
        "elements": [
      \(([chart].compactMap(\.self) + points.map(\.text)).joined(separator: ",\n"))
        ]
      }
      """
  }
}

/// A point of the rainfall chart; by default everything about it is right.
struct RainPoint {
  /// As JSON: a string or `null`.
  var label = #""January""#
  /// As JSON, without the brackets.
  var traits = ""
  /// Nil leaves out the value.
  var millimetres: Int? = 234
  var hint: String?
  var frame = (x: 0, y: 0, width: 48, height: 60)
  var series = "Coast"
  var index: Int?

  fileprivate var text: String {
    let hint = hint.map { #", "hint": "\#($0)""# } ?? ""
    let value = millimetres.map { "\"\($0) millimetres\"" } ?? "null"
    let index = index.map { ", \"index\": \($0)" } ?? ""
    let place =
      "\"x\": \(frame.x), \"y\": \(frame.y), \"width\": \(frame.width), \"height\": \(frame.height)"
    return """
          {
            "role": "point", "isElement": true, "series": "\(series)"\(index), "label": \(label), "traits": [\(traits)],
            "value": \(value)\(hint),
            "frame": { \(place) }
          }
      """
  }
}
