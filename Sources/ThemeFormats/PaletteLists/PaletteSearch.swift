import Palette
import SourceText

/// Looks for palettes in a JSON tree of no declared format.
struct PaletteSearch {
  /// What was found, in file order.
  private(set) var palettes: [FoundPalette] = []

  /// Deeper than the deepest shape in use (`type`, `scheme`, `count`, `Colors`), so that a tree of any depth ends.
  private static let depth = 6

  /// Adds the palettes at and below a place.
  mutating func visit(_ place: PlacedNode) { visit(place, path: [], isKeyed: false, kind: nil, depth: 0) }

  /// - Parameter isKeyed: whether the last step of the path is a key, which is a name, and no number in a list.
  private mutating func visit(
    _ place: PlacedNode, path: [String], isKeyed: Bool, kind: NamedPalette.Kind?, depth: Int
  ) {
    guard depth <= Self.depth else { return }
    if let items = place.items {
      if add(items.map { ($0, nil) }, name: path, kind: kind) { return }
      for (index, item) in items.enumerated() {
        visit(item, path: path + [String(index + 1)], isKeyed: false, kind: kind, depth: depth + 1)
      }
    } else if let members = place.members {
      let name = isKeyed ? nil : place["name"]?.node.string
      visit(place, members: members, path: name.map { [$0] } ?? path, kind: kind, depth: depth)
    }
  }

  private mutating func visit(
    _ place: PlacedNode, members: [(key: String, keyRange: Range<Int>, value: PlacedNode)], path: [String],
    kind: NamedPalette.Kind?, depth: Int
  ) {
    let declared = (place["type"] ?? place["Type"])?.node.string.flatMap { NamedPalette.Kind(word: $0) }
    let kind = declared ?? kind
    if let colors = place["colors"] ?? place["Colors"] ?? place["palette"] {
      let entries = colors.items?.map { ($0, nil) } ?? colors.members?.map { ($0.value, $0.key) } ?? []
      if add(entries, name: path, kind: kind) { return }
    }
    let plain = members.filter { !["name", "type", "description", "version", "$schema"].contains($0.key) }
    if plain.count > 1, add(plain.map { ($0.value, $0.key) }, name: path, kind: kind) { return }
    for member in members {
      // A key that says what sort of palettes follow is no part of their names.
      let sort = NamedPalette.Kind(word: member.key)
      visit(
        member.value, path: sort == nil ? path + [member.key] : path, isKeyed: sort == nil, kind: sort ?? kind,
        depth: depth + 1)
    }
  }

  /// Adds a palette if these can be its entries.
  private mutating func add(
    _ entries: [(place: PlacedNode, key: String?)], name: [String], kind: NamedPalette.Kind?
  ) -> Bool {
    guard FoundPalette.isListOfColors(entries.map(\.place.node)) else { return false }
    palettes.append(FoundPalette(name: name, kind: kind, entries: entries))
    return true
  }
}
