import PaletteRules
import SourceText

/// Looks for palettes in a JSON tree of no declared format.
struct PaletteSearch {
  private var palettes: [FoundPalette] = []
  /// Whether the first palette ends the search.
  private let isBrief: Bool

  /// Deeper than the deepest shape in use (`type`, `scheme`, `count`, `Colors`), so that a tree of any depth ends.
  private static let depth = 6

  /// The palettes at and below a place, in file order.
  static func palettes(in place: PlacedNode?) -> [FoundPalette] {
    var search = PaletteSearch(isBrief: false)
    if let place { search.visit(place, path: [], isKeyed: false, kind: nil, depth: 0) }
    return search.palettes
  }

  /// Whether there is one at or below a place.
  static func holdsPalette(_ place: PlacedNode?) -> Bool {
    var search = PaletteSearch(isBrief: true)
    if let place { search.visit(place, path: [], isKeyed: false, kind: nil, depth: 0) }
    return !search.palettes.isEmpty
  }

  private init(isBrief: Bool) { self.isBrief = isBrief }

  /// - Parameter isKeyed: whether the last step of the path is a key, which is a name, and no number in a list.
  private mutating func visit(
    _ place: PlacedNode, path: [String], isKeyed: Bool, kind: NamedPalette.Kind?, depth: Int
  ) {
    guard depth <= Self.depth, !isBrief || palettes.isEmpty else { return }
    if let items = place.node.items {
      if add(items, of: place, name: path, kind: kind) || addPairs(items, of: place, name: path, kind: kind) { return }
      let kind = Self.kind(among: items) ?? kind
      let isAlone = Self.holdOneList(items)
      for (index, item) in items.enumerated() where item.holdsValues {
        let path = isAlone ? path : path + [String(index + 1)]
        visit(place.item(index, item), path: path, isKeyed: false, kind: kind, depth: depth + 1)
      }
    } else if let members = place.node.lastMembers {
      let name = isKeyed ? nil : place.node["name"]?.string
      visit(place, members: members, path: name.map { [$0] } ?? path, kind: kind, depth: depth)
    }
  }

  private mutating func visit(
    _ place: PlacedNode, members: [SourceNode.Member], path: [String], kind: NamedPalette.Kind?, depth: Int
  ) {
    let declared = (place.node["type"] ?? place.node["Type"])?.string.flatMap { NamedPalette.Kind(word: $0) }
    let unnamed = members.filter { $0.key.allSatisfy(\.isNumber) }
    let kind = declared ?? Self.kind(among: unnamed.map(\.value)) ?? kind
    if addModes(members, of: place, name: path, kind: kind) { return }
    // `colors` beside other lists is one of them.
    let held = Self.holdsLists(members) ? [] : Self.holders.compactMap { place[$0] }
    let lists = held.filter { FoundPalette.isListOfColors($0.node.items ?? []) }
    // A list of colours says more than names of parts of a page; where there are two, each has its own name.
    if lists.count == 1, let items = lists[0].node.items, add(items, of: lists[0], name: path, kind: kind) { return }
    if lists.isEmpty {
      for colors in held {
        if let named = colors.node.lastMembers, add(named, of: colors, name: path, kind: kind) { return }
      }
    }
    let plain = members.filter { !Self.isAboutThePalette($0.key, $0.value) }
    if plain.count > 1, add(plain, of: place, name: path, kind: kind) { return }
    let isAlone = !path.isEmpty && Self.holdOneList(members.map(\.value))
    for member in members where member.value.holdsValues {
      // One colour under the name of a ground is the ground.
      if let items = member.value.items, items.count < 2, PaletteRole(key: member.key) == .background { continue }
      // A key for the kind of the palettes below it does not belong to their names.
      let sort = NamedPalette.Kind(word: member.key)
      let isNameless = isAlone && member.key.allSatisfy(\.isNumber)
      visit(
        place.member(member.key, member.value), path: sort == nil && !isNameless ? path + [member.key] : path,
        isKeyed: sort == nil, kind: sort ?? kind, depth: depth + 1)
    }
  }

  /// The kind that a word beside lists says: `list(c("#436f85", …), c(1, 2), "seq")` of an R package.
  private static func kind(among values: [SourceNode]) -> NamedPalette.Kind? {
    values.lazy.compactMap { $0.string.flatMap { NamedPalette.Kind(word: $0) } }.first
  }

  /// Whether one of these is a list of colours, and nothing else holds any.
  private static func holdOneList(_ values: [SourceNode]) -> Bool {
    values.count { $0.items.map(FoundPalette.isListOfColors) ?? false } == 1 && !values.contains { $0.members != nil }
  }

  private static let holders = ["colors", "Colors", "palette"]

  /// Whether an object holds a list of colours beside the one that would be called `colors`.
  private static func holdsLists(_ members: [SourceNode.Member]) -> Bool {
    members.contains { member in
      guard !holders.contains(member.key), let items = member.value.items, items.count > 1 else { return false }
      return FoundPalette.isListOfColors(items) && PaletteRole(key: member.key) == nil
    }
  }

  /// Adds what has a value for each mode under several keys, `{line: {light: …, dark: …}}`, as a palette of each mode. A value
  /// may name another, as tokens do: `{line}`.
  private mutating func addModes(
    _ members: [SourceNode.Member], of place: PlacedNode, name: [String], kind: NamedPalette.Kind?
  ) -> Bool {
    guard members.contains(where: { Self.isInModes($0.value) }) else { return false }
    let known = Dictionary(members.map { ($0.key, place.member($0.key, $0.value)) }) { $1 }
    let tokens = members.compactMap { member in
      (Self.named(member.value, known) ?? known[member.key]).map { (key: member.key, value: $0) }
    }.filter { Self.isInModes($0.value.node) }
    guard tokens.count > 1 else { return false }
    var isAdded = false
    for mode in Self.modes {
      let entries = tokens.compactMap { token in token.value[mode].map { ($0, Optional(token.key)) } }
      if entries.count > 1, add(entries, name: name + [mode], kind: kind) { isAdded = true }
    }
    return isAdded
  }

  /// Adds a list of pairs: of names with colours as one palette, of colours as two, because each pair is one series on two
  /// grounds, mostly those of a light and a dark theme.
  private mutating func addPairs(
    _ items: [SourceNode], of place: PlacedNode, name: [String], kind: NamedPalette.Kind?
  ) -> Bool {
    guard kind == nil else { return false }
    let pairs = items.map { $0.items ?? [] }
    if let named = Self.named(pairs, items, of: place) { return add(named, name: name, kind: kind) }
    guard items.count >= Self.leastPairs, Self.otherPairs.isDisjoint(with: TokenWords.split(name)),
      pairs.allSatisfy({ $0.count == 2 && $0.allSatisfy(FoundPalette.isCode) && FoundPalette.isListOfColors($0) })
    else { return false }
    let columns = (0..<2).map { column in
      zip(items, pairs).enumerated().map { row, pair in
        (place: place.item(row, pair.0).item(column, pair.1[column]), key: String?.none)
      }
    }
    // A colour that stays while the other one changes is compared with it.
    guard columns.allSatisfy({ Set($0.map(\.place.node.string)).count * 2 > items.count }) else { return false }
    for (column, entries) in columns.enumerated() {
      palettes.append(
        FoundPalette(name: name + [String(column + 1)], kind: kind, entries: entries, isOfPairs: true))
    }
    return true
  }

  /// The colours of pairs of a name and a colour, `["Wind", "#2166ac"]`; nil for others, such as stops.
  private static func named(
    _ pairs: [[SourceNode]], _ items: [SourceNode], of place: PlacedNode
  ) -> [(place: PlacedNode, key: String?)]? {
    guard
      pairs.allSatisfy({ pair in
        pair.count == 2 && FoundPalette.isCode(pair[1]) && !FoundPalette.isCode(pair[0])
          && pair[0].string.map { Double($0) == nil } ?? false
      })
    else { return nil }
    return zip(items, pairs).enumerated().map { row, pair in
      (place.item(row, pair.0).item(1, pair.1[1]), pair.1[0].string)
    }
  }

  /// From so many pairs on they are one list; fewer may be palettes of two colours. An engineering choice.
  private static let leastPairs = 4
  /// Words of lists whose pairs are something else: palettes of two colours, the ends of gradients.
  private static let otherPairs: Set<String> = [
    "palette", "palettes", "scheme", "schemes", "set", "sets", "pair", "pairs", "gradient", "gradients", "theme",
    "themes", "combination", "combinations", "scale", "scales", "colorscale", "colorscales", "ramp", "ramps", "range",
    "ranges", "stop", "stops", "duotone", "duotones", "test", "tests", "contrast", "contrasts", "map", "maps",
  ]

  /// Words for the modes of one colour.
  private static let modes = ["light", "dark"]

  private static func isInModes(_ node: SourceNode) -> Bool {
    guard let members = node.members, members.count > 1 else { return false }
    return members.allSatisfy { modes.contains($0.key) && $0.value.string != nil }
  }

  /// The value that `{name}` names among the members of the same object.
  private static func named(_ node: SourceNode, _ known: [String: PlacedNode]) -> PlacedNode? {
    guard let text = node.string, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    return known[String(text.dropFirst().dropLast())]
  }

  /// Whether a member of an object says something of all its colours.
  private static func isAboutThePalette(_ key: String, _ value: SourceNode) -> Bool {
    if ["name", "type", "description", "version", "$schema"].contains(key) { return true }
    guard PaletteGrounds.modeKeys.contains(key) else { return false }
    return value.boolean != nil || ["light", "dark"].contains(value.string?.lowercased())
  }

  private mutating func add(
    _ items: [SourceNode], of place: PlacedNode, name: [String], kind: NamedPalette.Kind?
  ) -> Bool {
    FoundPalette.isListOfColors(items)
      && add(items.enumerated().map { (place.item($0, $1), nil) }, name: name, kind: kind)
  }

  private mutating func add(
    _ members: [SourceNode.Member], of place: PlacedNode, name: [String], kind: NamedPalette.Kind?
  ) -> Bool {
    FoundPalette.isListOfColors(members.map(\.value))
      && add(members.map { (place.member($0.key, $0.value), $0.key) }, name: name, kind: kind)
  }

  /// Adds a palette if these can be its entries; those with the name of a background or a text cannot.
  private mutating func add(
    _ entries: [(place: PlacedNode, key: String?)], name: [String], kind: NamedPalette.Kind?
  ) -> Bool {
    guard FoundPalette.isListOfColors(entries.map(\.place.node)) else { return false }
    var entries = entries
    if PaletteRole.areRoles(entries.compactMap { $0.key }) {
      entries.removeAll { entry in
        guard let key = entry.key, let role = PaletteRole(key: key) else { return false }
        // Where each colour is an object that tells more of it, a text may be the name of a colour.
        let isObject = entry.place.node.members != nil
        return role != .perhapsGround && (!isObject || role == .background || role == .plotBackground)
      }
      guard FoundPalette.isListOfColors(entries.map(\.place.node)) else { return false }
    }
    palettes.append(FoundPalette(name: name, kind: kind, entries: entries))
    return true
  }
}

extension SourceNode {
  /// Whether a search has to go on below it.
  fileprivate var holdsValues: Bool {
    switch value {
    case .array, .object: true
    default: false
    }
  }
}
