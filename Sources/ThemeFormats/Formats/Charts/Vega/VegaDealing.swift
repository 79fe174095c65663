import PaletteRules

extension ListedColors {
  /// The colours as an ordinal scale deals them out to the values of its domain: when there are more values than colours,
  /// it begins again (d3-scale, `ordinal`: `range[i % range.length]`).
  ///
  /// The items are called by their positions in the list, where some may be missing.
  ///
  /// - Parameters:
  ///   - labels: What the values are called.
  ///   - count: How many entries the list has, those that cannot be read among them.
  ///   - place: The position of the list.
  func dealt(to labels: [String], of count: Int, at place: PlacedNode, record: ReadingRecord) -> ListedColors {
    let known = Dictionary(items.map { ($0.label ?? "", $0.color) }) { first, _ in first }
    var list = self
    list.items = labels.enumerated().compactMap { index, label in
      known[String(index % max(count, 1))].map { Item(color: $0, label: label) }
    }
    if labels.count > count, !items.isEmpty {
      record.note(
        "\(labels.count) values share the \(count) colours of \(place.name): Vega begins again with the first")
    }
    return list
  }
}
