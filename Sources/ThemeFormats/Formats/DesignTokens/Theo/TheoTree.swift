import SourceText

extension TokenTree {
  /// The `props` and `aliases` of one Theo file; aliases only serve references and have no role themselves.
  ///
  /// - Parameter aliases: those of this file and of all that it imports: `BLUE: {value: "{!BLUE}"}` is the alias of that name,
  ///   as `!` names no property.
  init(theoTokens root: PlacedNode, aliases: [String: PlacedNode], record: ReadingRecord) {
    self.init()
    add(root: root.node, of: root.file)
    for alias in root.theoAliases {
      let value = LegacySpelling.respelt(alias.value)
      guard TokenPathLimit.allows([alias.key], at: alias.value, record: record) else { continue }
      add(Token(path: [alias.key], value: value, type: nil, settings: [], standsBy: true))
    }
    let common = root["global"]?["type"]?.node.string
    for prop in root.theoProps {
      guard var value = prop.value["value"] ?? (prop.value.node.members == nil ? prop.value : nil),
        TokenPathLimit.allows([prop.key], at: prop.value, record: record)
      else { continue }
      if let text = value.node.string, LegacySpelling.respelt(text) == "{\(prop.key)}", let alias = aliases[prop.key] {
        value = alias
      }
      let type = TypeSpelling.read(prop.value["type"]?.node.string ?? common, record: record)
      let settings = prop.value["$extensions"]?["palettecheck"].map { [$0] } ?? []
      add(Token(path: [prop.key], value: LegacySpelling.respelt(value), type: type, settings: settings))
    }
  }
}

extension PlacedNode {
  /// The aliases of a Theo file: a value, or an object with one.
  var theoAliases: [(key: String, value: PlacedNode)] {
    (self["aliases"]?.members ?? []).map { ($0.key, $0.value["value"] ?? $0.value) }
  }

  /// The properties: an object by name, or a list of objects that have a `name`.
  fileprivate var theoProps: [(key: String, value: PlacedNode)] {
    if let members = self["props"]?.members { return members.map { ($0.key, $0.value) } }
    return (self["props"]?.items ?? []).compactMap { item in item["name"]?.node.string.map { ($0, item) } }
  }
}
