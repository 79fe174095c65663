import PaletteRules
import SourceText

extension ListedColors {
  /// The colours of a JSON list; a problem for each other entry, a note for each that is not painted.
  ///
  /// - Parameters:
  ///   - token: the name of the list: `range.category`.
  ///   - read: how a colour is read, where a format has more ways to write one.
  init(
    _ list: PlacedNode, token: String, labels: [String] = [], record: ReadingRecord,
    read: ((PlacedNode, String) -> ThemeColor?)? = nil
  ) {
    for (index, place) in (list.items ?? []).enumerated() {
      let token = "\(token).\(index + 1)"
      guard let color = read.map({ $0(place, token) }) ?? record.color(place, token: token) else {
        if case .null = place.node.value { record.note(.nullLeftOut, token) }
        continue
      }
      guard color.alpha > 0 else {
        record.note(.transparentLeftOut, token)
        continue
      }
      let label = labels.indices.contains(index) ? labels[index] : nil
      items.append(Item(color: color, label: label, text: place.node.string))
    }
  }
}

extension Ramp {
  /// A ramp of evenly spread colours; nil when fewer than two can be read.
  init?(_ list: PlacedNode?, name: String, kind: Kind? = nil, classes: Bool = false, record: ReadingRecord) {
    guard let list, let places = list.items else { return nil }
    let colors = places.enumerated().compactMap { record.color($1, token: "\(name).\($0 + 1)") }
    guard colors.count >= 2 else { return nil }
    self.init(
      name: name, kind: kind ?? RampShape.kind(of: colors), stops: colors.map { Stop(color: $0) },
      interpolation: classes ? .steps : .srgb, steps: classes ? colors.count : nil,
      isKindGuessed: kind == nil)
  }
}
