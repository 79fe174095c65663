import SourceText

/// The objects of a Highcharts file that hold options, those that win first.
struct HighchartsLayers {
  /// `themeOptions`, then `globalOptions`, then the file's own top.
  let all: [PlacedNode]

  /// Finds them in the file, and below `export` as the export server's configuration writes them.
  init(_ root: PlacedNode) {
    let holders = [root["export"], root].compactMap { $0 }
    let named = ["themeOptions", "globalOptions", "options"].flatMap { key in holders.compactMap { $0[key] } }
    all = (named + [root]).filter { $0.node.members != nil }
  }

  /// The value at the end of a row of keys, in the first layer that has it; lists stand for their first item, since
  /// `xAxis` and `yAxis` may be lists of axes.
  func first(_ keys: String...) -> PlacedNode? { first(keys) }

  /// The same for a row of keys in hand.
  func first(_ keys: [String]) -> PlacedNode? {
    all.lazy.compactMap { Self.value(keys, in: $0) }.first
  }

  /// What an axis, or each of a list of axes, of the first layer that has any is called and says.
  func axes(_ key: String) -> [(name: String, place: PlacedNode)] {
    for layer in all {
      guard let place = layer[key] else { continue }
      let axes = (place.items ?? [place]).filter { $0.node.members != nil }
      if !axes.isEmpty { return axes.enumerated().map { ($0 == 0 ? key : "\(key) \($0 + 1)", $1) } }
    }
    return []
  }

  private static func value(_ keys: [String], in layer: PlacedNode) -> PlacedNode? {
    var place = layer
    for key in keys {
      guard let next = place[key] ?? place.items?.first?[key] else { return nil }
      place = next
    }
    if case .null = place.node.value { return nil }
    return place
  }
}
