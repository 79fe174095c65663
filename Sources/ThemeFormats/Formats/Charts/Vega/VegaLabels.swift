import SourceText

/// Names of values, as a scale's domain lists them.
enum VegaLabels {
  /// Of every value that has one, each value once (d3-scale, `ordinal`); none when one of them has none, for then they
  /// would not fit the colours.
  static func all(_ domain: PlacedNode) -> [String] {
    let texts = domain.node.items?.map { text($0) } ?? []
    let known = texts.compactMap { $0 }
    var seen: Set<String> = []
    return known.count == texts.count ? known.filter { seen.insert($0).inserted } : []
  }

  /// A text, a number or a truth value as a name.
  static func text(_ node: SourceNode) -> String? {
    switch node.value {
    case .string(let text): text
    case .number(_, let text): text
    case .boolean(let truth): truth ? "true" : "false"
    case .null: "null"
    case .array, .object: nil
    }
  }
}
