import PaletteRules
import SourceText

extension TokenTree {
  /// Every token of a file of Style Dictionary or Tokens Studio: an object with `value` (or `$value`) is a token.
  ///
  /// The type is the token's own, that of its `attributes`, or `color` below a group of that name, as Style Dictionary's
  /// category, type and item have it. A value of several modes (`{light, dark}`, `sets`) is that of the first one, the
  /// others are next to it; a list holds a token for each of its items.
  init(legacyTokens root: PlacedNode, record: ReadingRecord) {
    self.init()
    valueKey = "value"
    add(root: root.node, of: root.file)
    var pending = [TokenStep(root: root)]
    while let step = pending.popLast() {
      guard let members = step.place.node.lastMembers, step.isWithinLimits(record) else { continue }
      let settings = step.settings + [step.place["$extensions"]?["palettecheck"]].compactMap(\.self)
      let type = TypeSpelling.read(step.place["$type"]?.node.string, record: record) ?? step.type
      let value = step.legacyValue
      let inner = members.filter { member in
        member.value.isObject && !TokenStep.asides.contains(member.key)
          && (!member.key.hasPrefix("$") || member.key == "$root") && !(value != nil && member.key == "value")
      }
      if let value {
        if step.writtenPath != nil { isBuilt = true }
        let token = Token(
          path: step.writtenPath ?? step.path, value: value, type: step.legacyType(type, record: record),
          settings: settings)
        addLegacy(token, isModified: step.place["$extensions"]?["studio.tokens"]?["modify"] != nil)
        if !inner.isEmpty, value.node.members == nil { record.note(.tokenAndGroup, step.name, 0) }
      } else if step.key != nil, let sets = step.place["sets"]?.members {
        addSets(sets, step, settings, record: record)
      } else if !inner.isEmpty {
        valueless += members.compactMap { member in
          Token(bare: step.place.member(member.key, member.value), member.key, in: step.path, settings: settings)
        }
      } else if step.key != nil {
        valueless.append(step.token(step.place, type: nil, settings: settings))
      }
      if !inner.isEmpty { add(group: step.name) }
      pending += step.steps(to: inner, type: type, settings: settings)
    }
  }

  /// Every text of a tree that has no `value` at all: references and colours are the leaves.
  init(bareLeaves root: PlacedNode, record: ReadingRecord) {
    self.init()
    add(root: root.node, of: root.file)
    var pending: [(path: [String], place: PlacedNode)] = [([], root)]
    while let (path, place) = pending.popLast() {
      guard TokenPathLimit.allows(path, at: place, record: record) else { continue }
      if let members = place.members {
        if !path.isEmpty { add(group: path) }
        for member in members.reversed() { pending.append((path + [member.key], member.value)) }
      } else if let text = place.node.string {
        let value = LegacySpelling.respelt(place)
        let isReference = TokenReference(value.node) != nil
        if isReference || (try? WrittenColor(css: text, at: place.node.range)) != nil {
          add(Token(path: path, value: value, type: "color", settings: []))
        } else {
          // Perhaps a colour that is misspelt; references reach it and say what it is.
          add(Token(path: path, value: value, type: nil, settings: []))
        }
      }
    }
  }

  private mutating func addLegacy(_ token: Token, isModified: Bool) {
    var token = token
    if let items = token.value.items, token.type == nil || token.type == "color" {
      guard items.allSatisfy({ $0.node.string != nil }) else { return }
      add(group: token.path)
      for (index, item) in items.enumerated() {
        add(
          Token(
            path: token.path + [String(index + 1)], value: LegacySpelling.respelt(item), type: token.type,
            settings: token.settings))
      }
      return
    }
    if let light = token.value["light"], let dark = token.value["dark"] {
      token.value = LegacySpelling.respelt(light)
      add(token)
      modeValues.add(LegacySpelling.respelt(dark), of: token.name, in: "dark")
      return
    }
    token.value = LegacySpelling.respelt(token.value)
    // What says that it is a colour may leave its sign out: `0074C833`.
    if token.type == "color", let text = token.value.node.string, [6, 8].contains(text.utf8.count),
      text.utf8.allSatisfy(\.isHexDigit)
    {
      token.value = PlacedNode(
        node: SourceNode(.string("#" + text), range: token.value.node.range), file: token.value.file,
        pointer: token.value.pointer)
    }
    token.isModified = isModified
    add(token)
  }

  /// Adobe's `sets`: what a token is in each mode.
  private mutating func addSets(
    _ sets: [(key: String, keyRange: Range<Int>, value: PlacedNode)], _ step: TokenStep, _ settings: [PlacedNode],
    record: ReadingRecord
  ) {
    let values = sets.compactMap { set in set.value["value"].map { (set.key, $0) } }
    guard let base = values.first(where: { $0.0 == "light" }) ?? values.first, base.1.node.string != nil else { return }
    let token = Token(
      path: step.path, value: LegacySpelling.respelt(base.1), type: step.legacyType(step.type, record: record),
      settings: settings)
    add(token)
    for (mode, value) in values where mode != base.0 {
      modeValues.add(LegacySpelling.respelt(value), of: token.name, in: mode)
    }
  }
}

extension TokenStep {
  /// Keys that describe a token and do not belong to its value.
  fileprivate static let asides: Set<String> = [
    "attributes", "extensions", "metadata", "original", "comment", "sets", "themes", "deprecated",
  ]

  /// The value of a token; nil when the object is not a token. A group may be called `value`, too.
  fileprivate var legacyValue: PlacedNode? {
    guard key != nil, let value = place["value"] ?? place["$value"] else { return nil }
    let isGroup = value.node.members?.contains { $0.value["value"] != nil || $0.value["$value"] != nil } ?? false
    return isGroup ? nil : value
  }

  /// The path that a token had in the file that it was made of: Style Dictionary writes it down beside the token that it
  /// resolved, whose own place is that of a list or of a page.
  fileprivate var writtenPath: [String]? {
    guard place["original"]?.members != nil, let items = place["path"]?.items, !items.isEmpty else { return nil }
    let keys = items.compactMap(\.node.string)
    return keys.count == items.count ? keys : nil
  }

  fileprivate func legacyType(_ inherited: String?, record: ReadingRecord) -> String? {
    if let own = (place["type"] ?? place["$type"])?.node.string {
      // Style Dictionary accepts letters of either case, so there is no note.
      return TypeSpelling.read(own.lowercased(), record: record)
    }
    if let inherited { return inherited }
    if let category = place["attributes"]?["category"]?.node.string?.lowercased() {
      return category == "color" || category == "colors" ? "color" : nil
    }
    let isBelowColor =
      (group.first ?? key).map { ["color", "colors", "colour", "colours"].contains($0.lowercased()) } ?? false
    return isBelowColor ? "color" : nil
  }
}
