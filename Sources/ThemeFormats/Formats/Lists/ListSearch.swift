import PaletteRules
import SourceText

/// Looks for lists of colours in a tree of no declared format, in five shapes: `["#2166ac", …]`, `{"growth": "#5b8c2a", …}`,
/// `{"warm": ["#f00", …], …}`, `[{"name": "Sea", "hex": "1b6ca8"}, …]` and `[{"name": "warm", "colors": ["#f00", …]}, …]`.
///
/// Lists may be below other names, as ColorBrewer's are. An object of names and colours counts only at the root, below
/// `colors`, `palette` or `series`, and below a word for charts: elsewhere it is mostly of a page. In a program each is a
/// value with a name of its own.
struct ListSearch {
  private var rows: [ColorRow] = []
  private let isProgram: Bool

  /// Deeper than the deepest shape in use (`type`, `scheme`, `count`, `Colors`), so that a tree of any depth ends.
  private static let depth = 6
  /// The deepest in themes of programs: `theme.colors.onLight.data.background.categorical.blue`.
  private static let programDepth = 10
  /// More names with colours than that are a vocabulary and no chart's; an engineering choice.
  private static let mostNamed = 20
  private static let holders = ["colors", "Colors", "palette", "series"]
  /// What an object says of all its colours.
  private static let descriptions: Set<String> = ["name", "type", "description", "version", "$schema"]

  /// The rows at and below a place, in file order.
  static func rows(in place: PlacedNode?, ofProgram isProgram: Bool = false) -> [ColorRow] {
    var search = ListSearch(isProgram: isProgram)
    if let place { search.visit(place, name: [], kind: nil, depth: 0, isNamed: true) }
    return search.rows
  }

  private init(isProgram: Bool) { self.isProgram = isProgram }

  /// - Parameter isNamed: whether an object of names and colours here is a row, and a list of words that are colours.
  private mutating func visit(
    _ place: PlacedNode, name: [String], kind: NamedPalette.Kind?, depth: Int, isNamed: Bool
  ) {
    guard depth <= (isProgram ? Self.programDepth : Self.depth) else { return }
    guard let items = place.node.items else {
      return visit(members: place, name: name, kind: kind, depth: depth, isNamed: isNamed)
    }
    if isNamed || items.contains(where: Self.isWritten), add(place, name: name, kind: kind) { return }
    let kind = Self.kind(among: items) ?? kind
    for (index, item) in items.enumerated() where Self.holdsValues(item) {
      let own = item["name"]?.string.map { [$0] } ?? name + [String(index + 1)]
      visit(place.item(index, item), name: own, kind: kind, depth: depth + 1, isNamed: isProgram)
    }
  }

  private mutating func visit(
    members place: PlacedNode, name: [String], kind: NamedPalette.Kind?, depth: Int, isNamed: Bool
  ) {
    guard let members = place.node.lastMembers else { return }
    let unnamed = members.filter { $0.key.allSatisfy(\.isNumber) }
    let kind =
      (place.node["type"] ?? place.node["Type"])?.string.flatMap { NamedPalette.Kind(word: $0) }
      ?? Self.kind(among: unnamed.map(\.value)) ?? kind
    if addModes(members, of: place, name: name, kind: kind) { return }
    // `colors` beside other lists is one of them, and so is each value that a program exports.
    let isOneOfMany = isProgram && depth == 0 && members.count > 1
    let held = members.filter { !isOneOfMany && Self.holders.contains($0.key) && Self.holdsColors($0.value) }
    let lists = held.filter { $0.value.items != nil }
    // A list of colours says more than names of parts of a page.
    if let one = lists.isEmpty ? held.first : lists.first, lists.count < 2, !Self.holdsLists(members, beside: one.key),
      add(place.member(one.key, one.value), name: one.key == "series" ? name + [one.key] : name, kind: kind)
    {
      return
    }
    let isStyle = isProgram && place.node.holdsOne(of: ColorRow.styles + ColorRow.marks)
    if isNamed, !isStyle, members.count > 1, add(place, name: name, kind: kind) { return }
    for member in members where Self.holdsValues(member.value) {
      // One colour under the name of a ground is the ground.
      if let items = member.value.items, items.count < 2, PaletteRole(key: member.key) == .background { continue }
      // A key for the kind of the lists below it does not belong to their names.
      let sort = NamedPalette.Kind(word: member.key)
      let isList = member.value.items.map(ColorRow.isListOfColors) ?? false
      visit(
        place.member(member.key, member.value), name: sort == nil || isList ? name + [member.key] : name,
        kind: sort ?? kind,
        depth: depth + 1, isNamed: isProgram || ChartEvidence.areOfChart(TokenWords.split(member.key)))
    }
  }

  /// Whether a value is written as colours are, and no word such as `white`, which may name anything.
  private static func isWritten(_ node: SourceNode) -> Bool {
    node.string?.contains { $0 == "#" || $0 == "(" || $0.isNumber } ?? !node.isNull
  }

  /// Groups of settings of matplotlib (matplotlib 3.10, `matplotlibrc`).
  private static let settings: Set<Substring> = [
    "axes", "figure", "xtick", "ytick", "grid", "text", "lines", "legend", "font", "savefig", "patch", "hatch",
  ]

  private static func isSetting(_ key: String) -> Bool {
    key.firstIndex(of: ".").map { settings.contains(key[..<$0]) } ?? false
  }

  private static func isQuoted(_ node: SourceNode, in file: SourceFile) -> Bool {
    node.file == nil
      && file.bytes[node.range].first.map { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") } ?? false
  }

  /// The kind that a word beside lists says: `list(c("#436f85", …), c(1, 2), "seq")` of an R package.
  private static func kind(among values: [SourceNode]) -> NamedPalette.Kind? {
    values.lazy.compactMap { $0.string.flatMap { NamedPalette.Kind(word: $0) } }.first
  }

  /// Adds what has a value for each mode under several keys, `{line: {light: …, dark: …}, …}`, as a row of each mode.
  private mutating func addModes(
    _ members: [SourceNode.Member], of place: PlacedNode, name: [String], kind: NamedPalette.Kind?
  ) -> Bool {
    let inModes = members.filter { member in
      guard let values = member.value.members, values.count > 1 else { return false }
      return values.allSatisfy { Self.modes.contains($0.key) && $0.value.string != nil }
    }
    guard inModes.count > 1 else { return false }
    var isAdded = false
    for mode in Self.modes {
      let entries = inModes.compactMap { member in
        place.member(member.key, member.value)[mode].map { (place: $0, key: Optional(member.key)) }
      }
      if entries.count > 1, ColorRow.isListOfColors(entries.map(\.place.node)),
        add(entries, name: name + [mode], kind: kind)
      {
        isAdded = true
      }
    }
    return isAdded
  }

  private static let modes = ["light", "dark"]

  private static func holdsColors(_ node: SourceNode) -> Bool {
    ColorRow.isListOfColors(node.items ?? node.lastMembers?.map(\.value) ?? [])
  }

  private static func holdsValues(_ node: SourceNode) -> Bool { node.items != nil || node.lastMembers != nil }

  /// Whether an object holds a list of colours beside one.
  private static func holdsLists(_ members: [SourceNode.Member], beside key: String) -> Bool {
    members.contains { member in
      guard member.key != key, let items = member.value.items, items.count > 1 else { return false }
      return ColorRow.isListOfColors(items) && PaletteRole(key: member.key) == nil
    }
  }

  /// Adds a list, or the members of an object, where they are colours.
  private mutating func add(_ place: PlacedNode, name: [String], kind: NamedPalette.Kind?) -> Bool {
    if let items = place.node.items {
      guard ColorRow.isListOfColors(items), isProgram || !Self.areData(place) else { return false }
      // `list("White", "#dce1e5")` is one colour with its name.
      let words = items.count { !Self.isWritten($0) && Self.isQuoted($0, in: place.file) }
      if isProgram, items.count == 2, words == 1 { return false }
      return add(items.enumerated().map { (place.item($0, $1), nil) }, name: name, kind: kind)
    }
    let members = (place.node.lastMembers ?? []).filter { !Self.descriptions.contains($0.key) && !Self.isMode($0) }
    // The spellings of one colour are no row of colours.
    if members.allSatisfy({ RoleWords.spellings.contains($0.key.lowercased()) }) { return false }
    // Nor are the line and the area of one mark.
    if members.allSatisfy({ !RoleWords.marks.isDisjoint(with: TokenWords.split($0.key)) }) { return false }
    // Nor are settings of matplotlib, `axes.facecolor`.
    if isProgram, members.allSatisfy({ Self.isSetting($0.key) }) { return false }
    // Nor are a filling and its line.
    let parts = members.map { $0.key.lowercased() }
    if isProgram, parts.contains("fill"), Set(parts).isSubset(of: ["fill", "line", "stroke", "border"]) {
      return false
    }
    guard ColorRow.isListOfColors(members.map(\.value)), !members.allSatisfy({ Self.modes.contains($0.key) }) else {
      return false
    }
    return add(members.map { (place.member($0.key, $0.value), $0.key) }, name: name, kind: kind)
  }

  /// Whether these are rows of numbers that no name calls colours: `"arcs": [[1, 2, 3]]`.
  private static func areData(_ place: PlacedNode) -> Bool {
    let keys = place.pointer.tokens
    return keys.count > 1 && place.node.items?.allSatisfy { $0.items != nil } ?? false
      && !ChartEvidence.nameColors(TokenWords.split(keys)) && !ChartEvidence.namesColors(place.file.path)
  }

  /// Whether a member says whether the theme is light or dark.
  private static func isMode(_ member: SourceNode.Member) -> Bool {
    NamedSurfaces.modeKeys.contains(member.key)
      && (member.value.boolean != nil || ["light", "dark"].contains(member.value.string?.lowercased()))
  }

  /// Adds a row if these can be its entries; those with the name of a background or a text cannot.
  private mutating func add(
    _ entries: [(place: PlacedNode, key: String?)], name: [String], kind: NamedPalette.Kind?
  ) -> Bool {
    var entries = entries
    if PaletteRole.areRoles(entries.compactMap { $0.key }) {
      entries.removeAll { entry in
        guard let key = entry.key, let role = PaletteRole(key: key) else { return false }
        // Where each colour is an object that tells more of it, a text may be the name of a colour.
        let isObject = entry.place.node.members != nil
        return role != .perhapsGround && (!isObject || role == .background || role == .plotBackground)
      }
      guard ColorRow.isListOfColors(entries.map(\.place.node)) else { return false }
    }
    let isNamed = entries.contains { $0.key != nil && $0.place.node.members == nil }
    if !isProgram, isNamed, !(2...Self.mostNamed).contains(entries.count) { return false }
    rows.append(ColorRow(name: name, kind: kind, entries: entries))
    return true
  }
}
