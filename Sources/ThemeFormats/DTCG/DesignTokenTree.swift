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
    var pending: [Step] = [Step(path: [], place: root, type: nil, settings: [])]
    var alsoGroups: [Token] = []
    while let step = pending.popLast() {
      guard let members = step.place.node.lastMembers, TokenPathLimit.allows(step.path, at: step.place, record: record)
      else {
        continue
      }
      let ownType = step.place.node["$type"]?.string
      let type = ownType ?? step.type
      var settings = step.settings
      if let own = step.place["$extensions"]?["palettecheck"] { settings.append(own) }
      let children = members.filter {
        $0.value.members != nil && ($0.key.utf8.first != UInt8(ascii: "$") || $0.key == "$root")
      }
      let takesOver = !children.isEmpty && step.place["$value"] == nil && namesNoToken(step.place)
      let value = step.path.isEmpty || takesOver ? nil : step.place["$value"] ?? step.reference
      if let value {
        let token =
          Token(border: value, path: step.path, type: type, settings: settings)
          ?? Token(
            path: step.path, value: lightValue(value, type: type, path: step.path, record: record), type: type,
            settings: settings)
        add(token)
        modeValues.read(step.place, named: token.name)
        if !children.isEmpty { alsoGroups.append(token) }
      }
      if !children.isEmpty { add(group: step.path, type: ownType) }
      if let target = step.place["$extends"] { extensions.append(GroupExtension(path: step.path, target: target)) }
      if takesOver, let target = step.place["$ref"] {
        if options.strict {
          record.problem(
            "the group '\(step.path.joined(separator: "."))' has a '$ref'",
            help: "a group takes over another by '$extends' (DTCG 2025.10, section 6.4)", at: target.origin)
        } else {
          record.note("'$ref' in the group '\(step.path.joined(separator: "."))' is read as '$extends'")
        }
        extensions.append(GroupExtension(path: step.path, target: target))
      }
      for child in children.reversed() {
        let place = PlacedNode(
          node: child.value, file: step.place.file, pointer: step.place.pointer.appending(child.key))
        pending.append(Step(path: step.path + [child.key], place: place, type: type, settings: settings))
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
    _ value: PlacedNode, type: String?, path: [String], record: ReadingRecord
  ) -> PlacedNode {
    guard type == nil || type == "color", let items = value.node.items, items.count == 2,
      items.allSatisfy(\.mayBeColor), let light = value.items?.first, let dark = value.items?.last
    else { return value }
    modeValues.add(dark, of: path.joined(separator: "."), in: "dark")
    record.note("a list of two colours is read as the one on light and the one on dark")
    return light
  }

  private struct Step {
    let path: [String]
    let place: PlacedNode
    let type: String?
    let settings: [PlacedNode]

    /// A token that is nothing but `{"$ref": "#/…"}`.
    var reference: PlacedNode? { place.node["$ref"]?.string == nil ? nil : place }
  }
}

extension SourceNode {
  /// Whether the value is written as a colour or as a reference.
  fileprivate var mayBeColor: Bool {
    if TokenReference(self) != nil { return true }
    return (try? WrittenColor(self) { _ in nil }) != nil
  }
}
