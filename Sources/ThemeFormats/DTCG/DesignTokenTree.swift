import Palette
import SourceText

extension TokenTree {
  /// Every token of a DTCG file: an object with `$value` (or `$ref`) is a token, any other object a group.
  ///
  /// - Parameters:
  ///   - root: the file's root, an object.
  ///   - options: whether what section 6.1 forbids is a problem or a note, and how many tokens there may be.
  init(designTokens root: PlacedNode, options: ReadingOptions, record: ReadingRecord) {
    self.init()
    add(root: root.node, of: root.file)
    var pending: [Step] = [Step(path: [], place: root, type: nil, settings: [])]
    var extending: [GroupExtension] = []
    var alsoGroups: [Token] = []
    while let step = pending.popLast() {
      guard let members = step.place.members, TokenPathLimit.allows(step.path, at: step.place, record: record) else {
        continue
      }
      let type = step.place["$type"]?.node.string ?? step.type
      var settings = step.settings
      if let own = step.place["$extensions"]?["palettecheck"] { settings.append(own) }
      let value = step.path.isEmpty ? nil : step.place["$value"] ?? step.reference
      let children = members.filter { $0.value.node.members != nil && (!$0.key.hasPrefix("$") || $0.key == "$root") }
      if let value {
        let token = Token(path: step.path, value: value, type: type, settings: settings)
        add(token)
        if !children.isEmpty { alsoGroups.append(token) }
      }
      if !children.isEmpty { add(group: step.path) }
      if let target = step.place["$extends"] { extending.append(GroupExtension(path: step.path, target: target)) }
      for child in children.reversed() {
        pending.append(Step(path: step.path + [child.key], place: child.value, type: type, settings: settings))
      }
    }
    GroupExtension.apply(extending, to: &self, limit: options.maxTokens, record: record)
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

  private struct Step {
    let path: [String]
    let place: PlacedNode
    let type: String?
    let settings: [PlacedNode]

    /// A token that is nothing but `{"$ref": "#/…"}`.
    var reference: PlacedNode? { place.node["$ref"]?.string == nil ? nil : place }
  }
}
