import PaletteRules
import SourceText

/// The colours of the data in a VChart theme: one list, or lists for more and more values, `[{"maxDomainLength": 10, "scheme":
/// […]}, {"scheme": […]}]`, of which a chart takes the first that is long enough (`ProgressiveDataScheme`).
enum VChartScheme {
  /// Whether a value is such a list.
  static func isList(_ node: SourceNode) -> Bool {
    guard let items = node.items, !items.isEmpty else { return false }
    return items.allSatisfy { $0["scheme"]?.items != nil } || items.allSatisfy { isColor($0) }
  }

  private static func isColor(_ node: SourceNode) -> Bool {
    node.string.map { (try? BareColor.read($0)) != nil } ?? VChartColors.isReference(node)
  }

  /// The palettes of one scheme, in file order.
  ///
  /// - Parameter owner: what draws with them.
  /// - Throws: ``ThemeProblem`` when a list is longer than the options allow.
  static func lists(
    of scheme: PlacedNode, called owner: String, _ colors: VChartColors, _ reading: Reading
  ) throws(ThemeProblem) -> [NamedPalette] {
    let place = scheme["dataScheme"] ?? scheme
    let parts = (place.items ?? []).filter { $0["scheme"]?.items != nil }
    var found: [NamedPalette] = []
    for part in parts.isEmpty ? [place] : parts {
      let list = ListedColors(part["scheme"] ?? part, token: "dataScheme", record: reading.record) { place, _ in
        colors.color(place)
      }
      guard !list.items.isEmpty else { continue }
      try reading.checkSeries(list.items.count)
      let most = part["maxDomainLength"]?.node.number.flatMap { Int(exactly: $0) }
      let range = parts.count < 2 ? "" : most.map { ", up to \($0) values" } ?? ", more values"
      found.append(NamedPalette(name: owner + range, kind: .categorical, colors: list.items.map(\.color)))
    }
    return found
  }
}

extension ListedColors {
  /// The colours of a palette, for a file that holds no other.
  init(_ palette: NamedPalette) { items = palette.colors.map { Item(color: $0, label: nil) } }
}
