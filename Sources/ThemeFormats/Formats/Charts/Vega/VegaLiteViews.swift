import SourceText

/// One view of a Vega-Lite chart: what it draws, and by which encodings, its own and those of the layers around it.
struct VegaLiteView {
  /// The object.
  let place: PlacedNode
  /// `bar`, `line` …
  let mark: String
  /// The settings of the mark, when it is more than a word.
  let settings: PlacedNode?
  /// By channel.
  let encoding: [String: PlacedNode]

  /// The channels that are looked at; a chart has no end of others.
  private static let channels = ["x", "y", "color", "fill", "stroke", "opacity", "shape", "strokeDash", "text"]

  /// Every view of a chart that has a mark, in the order of the file.
  static func all(of root: PlacedNode) -> [VegaLiteView] {
    var views: [VegaLiteView] = []
    var pending: [(place: PlacedNode, encoding: [String: PlacedNode])] = [(root, [:])]
    while let (place, inherited) = pending.popLast() {
      var encoding = inherited
      if let own = place["encoding"] {
        for channel in channels { encoding[channel] = own[channel] ?? encoding[channel] }
      }
      if let mark = place["mark"], let type = mark.node.string ?? mark["type"]?.node.string {
        views.append(
          VegaLiteView(place: place, mark: type, settings: mark.node.members == nil ? nil : mark, encoding: encoding))
      }
      let inside = ["layer", "concat", "hconcat", "vconcat"].flatMap { place[$0]?.items ?? [] }
      for child in (inside + [place["spec"]].compactMap { $0 }).reversed() { pending.append((child, encoding)) }
    }
    return views
  }
}
