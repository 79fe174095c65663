import SourceText

/// The dash of a line as programs write it.
enum DrawnDash {
  /// The lengths in px; empty for a solid line, nil for what is none of these: lengths as a list or a text, and the words of
  /// matplotlib, ECharts, Highcharts, Plotly, bokeh and R. Libraries scale what a word means with the width of the line; these are the lengths at 1.5 to 2 px, rounded.
  static func lengths(_ node: SourceNode) -> [Double]? {
    if let items = node.items { return sound(items.compactMap(\.number), of: items.count) }
    guard let text = node.string else { return nil }
    if let known = words[text.lowercased()] { return known }
    let parts = text.split { $0 == "," || $0 == " " }.map { $0.hasSuffix("px") ? $0.dropLast(2) : $0 }
    return parts.isEmpty ? nil : sound(parts.compactMap { Double($0) }, of: parts.count)
  }

  private static func sound(_ lengths: [Double], of count: Int) -> [Double]? {
    guard lengths.count == count, count <= 8, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    return lengths
  }

  private static let words: [String: [Double]] = [
    "solid": [], "-": [], "none": [], "dashed": [6, 3], "--": [6, 3], "dash": [6, 3], "dotted": [2, 2], ":": [2, 2],
    "dot": [2, 2], "-.": [8, 3, 2, 3], "dashdot": [8, 3, 2, 3], "dotdash": [8, 3, 2, 3], "longdash": [12, 4],
    "shortdash": [4, 2], "shortdot": [2, 2], "longdashdot": [12, 4, 2, 4],
  ]
}
