import PaletteRules
import SourceText

/// An item of `resolutionOrder`, written there or referred to: a set or a modifier.
struct ResolverPart {
  enum Kind {
    /// The list of its sources.
    case set(PlacedNode)
    /// The map of its contexts.
    case modifier(PlacedNode)
  }

  let name: String
  let kind: Kind
  /// Whether it is written in `resolutionOrder` itself.
  let isInline: Bool
  let place: PlacedNode

  /// Nil, with a problem in the record, when it is neither.
  init?(_ item: PlacedNode, sources: inout ResolverSources, record: ReadingRecord) {
    var place = item
    isInline = item["$ref"] == nil
    if let reference = item["$ref"] {
      guard let target = sources.target(of: reference, mayBeModifier: true) else { return nil }
      place = target
      name = target.pointer.tokens.last ?? reference.node.string ?? ""
    } else {
      if item["name"]?.node.string == nil {
        record.problem("an item of 'resolutionOrder' needs a 'name', or is a '$ref'", at: item.origin)
      }
      if !["set", "modifier"].contains(item["type"]?.node.string) {
        record.problem("an item of 'resolutionOrder' needs a 'type': \"set\" or \"modifier\"", at: item.origin)
      }
      name = item["name"]?.node.string ?? "unnamed"
    }
    self.place = place
    if let list = place["sources"], list.node.items != nil {
      kind = .set(list)
    } else if let contexts = place["contexts"] ?? place["context"], contexts.node.members != nil {
      // Three examples of the published module spell the key without its last letter.
      kind = .modifier(contexts)
    } else {
      record.problem(
        "'\(name)' is neither a set nor a modifier", help: "a set has a list 'sources', a modifier has 'contexts'",
        at: item.origin)
      return nil
    }
  }
}
