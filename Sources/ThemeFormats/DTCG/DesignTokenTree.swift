import Palette
import SourceText

extension TokenTree {
  /// Every token of a DTCG file: an object with `$value` (or `$ref`) is a token, any other object a group.
  ///
  /// - Parameters:
  ///   - root: the file's root, or a part of it, an object.
  ///   - options: whether what section 6.1 forbids is a problem or a note, and how many tokens there may be.
  ///   - isWhole: whether no other file belongs to it, so that `$extends` can be followed at once.
  init(designTokens root: PlacedNode, options: ReadingOptions, record: ReadingRecord, isWhole: Bool = true) {
    self.init()
    add(root: root.node, of: root.file)
    if options.strict { FormatLetter.check(root, record: record) }
    // A token with a colour as an object takes some 160 bytes (engineering choice); more room is made when it is needed.
    reserve(min(root.node.range.count / 160, options.maxTokens))
    var pending: [Step] = [Step(path: [], name: "", place: root, type: nil, settings: [])]
    var alsoGroups: [Token] = []
    while let step = pending.popLast() {
      guard let members = step.place.node.lastMembers, TokenPathLimit.allows(step.path, at: step.place, record: record)
      else {
        continue
      }
      let first = tokens.count
      let parts = Parts(members, of: step.place)
      let ownType = Self.read(parts.type?.string, record: record)
      let type = ownType ?? step.type
      var settings = step.settings
      if let own = parts.extensions?["palettecheck"] { settings.append(own) }
      let takesOver = parts.holdsOthers && parts.value == nil && namesNoToken(step.place)
      // A token may be nothing but `{"$ref": "#/…"}`.
      let reference = parts.reference?.node.string == nil ? nil : step.place
      let value = step.path.isEmpty || takesOver ? nil : parts.value ?? reference
      if let value {
        let token =
          Token(border: value, path: step.path, type: type, settings: settings)
          ?? Token(
            path: step.path, name: step.name,
            value: value.node.items == nil ? value : lightValue(value, type: type, name: step.name, record: record),
            type: type, settings: settings)
        if parts.holdsOthers { alsoGroups.append(token) }
        add(token)
        if let extensions = parts.extensions { modeValues.read(extensions, of: step.name) }
      }
      if value == nil, !parts.holdsOthers, !step.path.isEmpty,
        MisnamedValue.member(of: step.place.node, right: "$value") != nil
      {
        // No type: what it is for is said where the chart's colours stand.
        add(Token(path: step.path, name: step.name, value: step.place, type: nil, settings: settings))
      }
      if parts.holdsOthers { add(group: step.name, type: ownType) }
      if let target = parts.extended {
        extensions.append(GroupExtension(path: step.path, target: target, first: first))
      }
      if takesOver, let target = parts.reference {
        if options.strict {
          record.problem(
            "the group '\(step.name)' has a '$ref'",
            help: "a group takes over another by '$extends' (DTCG 2025.10, section 6.4)", at: target.origin)
        } else {
          record.note("'$ref' in the group '\(step.name)' is read as '$extends'")
        }
        extensions.append(GroupExtension(path: step.path, target: target, first: first))
      }
      guard parts.holdsOthers else { continue }
      for member in members.reversed() where Parts.isGroupOrToken(member) {
        pending.append(
          Step(
            path: step.path + [member.key], name: step.path.isEmpty ? member.key : step.name + "." + member.key,
            place: step.place.member(member.key, member.value), type: type, settings: settings))
      }
    }
    if isWhole { followExtensions(limit: options.maxTokens, record: record) }
    if let first = alsoGroups.first {
      let more = alsoGroups.count > 1 ? ", and \(alsoGroups.count - 1) more" : ""
      if options.strict {
        record.problem(
          "'\(first.name)' has a '$value' and tokens inside it\(more)",
          help: "call the value of a group '$root' (DTCG 2025.10, section 6.1)", at: first.value.origin)
      } else {
        record.note("'\(first.name)' is a token and a group at once\(more); both are read")
      }
    }
  }

  /// The type as the standard spells it: a token must not vanish because its author writes British English.
  private static func read(_ type: String?, record: ReadingRecord) -> String? {
    guard let type,
      ["colour", "colours", "colors"].contains(type.lowercased()) || type != "color" && type.lowercased() == "color"
    else { return type }
    record.note("the type '\(type)' is read as 'color'")
    return "color"
  }

  /// Whether an object with tokens in it has a `$ref` that leads to no token of this tree's file: to a group, then.
  private func namesNoToken(_ place: PlacedNode) -> Bool {
    guard let text = place.node["$ref"]?.string else { return false }
    guard let pointer = FragmentPointer(text), let target = root(of: place.file).flatMap({ pointer.value(in: $0) })
    else { return true }
    return target.members != nil && target["$value"] == nil && target["$ref"] == nil
      && pointer.steps.last != "$value"
  }

  /// Follows `$extends`, each once.
  mutating func followExtensions(limit: Int, record: ReadingRecord) {
    let open = extensions
    extensions = []
    GroupExtension.apply(open, to: &self, limit: limit, record: record)
  }

  /// The value in the base mode; of two colours in a list the second is the one on dark.
  private mutating func lightValue(
    _ value: PlacedNode, type: String?, name: String, record: ReadingRecord
  ) -> PlacedNode {
    guard type == nil || type == "color", let items = value.node.items, items.count == 2,
      items.allSatisfy(\.mayBeColor), let light = value.items?.first, let dark = value.items?.last
    else { return value }
    modeValues.add(dark, of: name, in: "dark")
    record.note("a list of two colours is read as the one on light and the one on dark")
    return light
  }

  private struct Step {
    let path: [String]
    /// The path as references write it.
    let name: String
    let place: PlacedNode
    let type: String?
    let settings: [PlacedNode]
  }

  /// What an object says of itself, beside the groups and tokens in it.
  private struct Parts {
    var type: SourceNode?
    var value: PlacedNode?
    var reference: PlacedNode?
    var extended: PlacedNode?
    var extensions: PlacedNode?
    /// Whether there are groups or tokens in it.
    var holdsOthers = false

    init(_ members: [SourceNode.Member], of place: PlacedNode) {
      for member in members {
        if Self.isGroupOrToken(member) {
          holdsOthers = true
          continue
        }
        switch member.key {
        case "$value": value = place.member(member.key, member.value)
        case "$type": type = member.value
        case "$extensions": extensions = place.member(member.key, member.value)
        case "$ref": reference = place.member(member.key, member.value)
        case "$extends": extended = place.member(member.key, member.value)
        default: break
        }
      }
    }

    static func isGroupOrToken(_ member: SourceNode.Member) -> Bool {
      member.value.isObject && (member.key.utf8.first != UInt8(ascii: "$") || member.key == "$root")
    }
  }
}

extension SourceNode {
  /// Whether the value is written as a colour or as a reference.
  fileprivate var mayBeColor: Bool {
    if TokenReference(self) != nil { return true }
    return (try? WrittenColor(self) { _ in nil }) != nil
  }
}
