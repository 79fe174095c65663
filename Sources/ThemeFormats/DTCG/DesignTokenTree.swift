import Palette
import SourceText

extension TokenTree {
  /// Every token of a DTCG file: an object with `$value` (or `$ref`) is a token, any other object a group.
  ///
  /// - Parameter root: the file's root, an object.
  init(designTokens root: PlacedNode) {
    self.init()
    add(root: root.node, of: root.file)
    var pending: [Step] = [Step(path: [], place: root, type: nil, settings: [])]
    while let step = pending.popLast() {
      guard let members = step.place.members else { continue }
      let type = step.place["$type"]?.node.string ?? step.type
      var settings = step.settings
      if let own = step.place["$extensions"]?["palettecheck"] { settings.append(own) }
      if !step.path.isEmpty, let value = step.place["$value"] ?? step.reference {
        add(Token(path: step.path, value: value, type: type, settings: settings))
      }
      let children = members.filter { $0.value.node.members != nil && (!$0.key.hasPrefix("$") || $0.key == "$root") }
      if !children.isEmpty { add(group: step.path) }
      for child in children.reversed() {
        pending.append(Step(path: step.path + [child.key], place: child.value, type: type, settings: settings))
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
