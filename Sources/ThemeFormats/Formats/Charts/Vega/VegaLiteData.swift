import SourceText

/// The values of a field among the data that a Vega-Lite chart holds itself: of a palette of ten colours, two values show two.
enum VegaLiteData {
  /// More values are dealt all colours of a palette anyway; those of category20 are twenty.
  private static let most = 20
  /// Rows that are looked at; an engineering choice.
  private static let mostRows = 100_000

  /// The values of a scale in its order, each once; empty where the chart does not tell: data in another file, a
  /// transformation, an order of its own, a scale for each of several views.
  ///
  /// Source: Vega-Lite 5, "Scale domains" and "Sorting": values of discrete scales are in ascending order, or with
  /// `"sort": null` in that of the data.
  static func values(of scale: VegaLiteScale, _ root: PlacedNode) -> [String] {
    guard scale.dataType == "nominal" || scale.dataType == "ordinal", scale.setting("domain") == nil,
      !scale.views.contains(where: { $0.data == nil }), !root.node.anyNode(isApart),
      !scale.definitions.contains(where: {
        $0["field"]?.node.string != scale.key || $0["timeUnit"] != nil || $0["bin"] != nil
      })
    else { return [] }
    var (names, numbers): ([String], [Double]) = ([], [])
    var known: Set<String> = []
    for view in scale.views {
      guard let rows = rows(of: view, root), rows.count <= mostRows else { return [] }
      for row in rows {
        guard let value = row[scale.key], value.string != nil || value.number != nil,
          let name = VegaLabels.text(value)
        else { return [] }
        guard known.insert(name).inserted else { continue }
        names.append(name)
        numbers += value.number.map { [$0] } ?? []
        if names.count > most { return [] }
      }
    }
    // A ramp of one class is no ramp.
    guard scale.dataType == "nominal" || names.count > 1 else { return [] }
    return sorted(names, numbers, scale.definitions[0]["sort"]?.node) ?? []
  }

  /// Whether views have scales of their own: each of them begins with the first colour (Vega-Lite, "Scale resolution").
  private static func isApart(_ node: SourceNode) -> Bool {
    ["color", "fill", "stroke"].contains { node["resolve"]?["scale"]?[$0]?.string == "independent" }
  }

  /// The rows in the chart, under `values` or by name among its `datasets`.
  private static func rows(of view: VegaLiteView, _ root: PlacedNode) -> [SourceNode]? {
    guard let data = view.data?.node else { return nil }
    return data["values"]?.items ?? data["name"]?.string.flatMap { root["datasets"]?[$0]?.node.items }
  }

  /// In the order of the scale, as JavaScript compares; nil for an order by something else, or texts among numbers.
  ///
  /// - Parameter numbers: The values of the names that are numbers, in their order.
  private static func sorted(_ names: [String], _ numbers: [Double], _ sort: SourceNode?) -> [String]? {
    if case .null? = sort?.value { return names }
    guard sort == nil || sort?.string == "ascending" || sort?.string == "descending" else { return nil }
    let ascending: [String]
    if numbers.isEmpty {
      ascending = names.sorted { $0.utf16.lexicographicallyPrecedes($1.utf16) }
    } else {
      guard numbers.count == names.count else { return nil }
      ascending = zip(names, numbers).sorted { $0.1 < $1.1 }.map(\.0)
    }
    return sort?.string == "descending" ? ascending.reversed() : ascending
  }
}
