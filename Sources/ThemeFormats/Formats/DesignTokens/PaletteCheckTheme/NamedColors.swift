import PaletteRules
import SourceText

extension TokenTree {
  /// The `colors` of a palettecheck theme: groups of colours, a colour being a string, a DTCG colour object or a DTCG
  /// token.
  init(namedColors object: PlacedNode, record: ReadingRecord) {
    self.init()
    var pending: [(path: [String], place: PlacedNode)] = [([], object)]
    while let (path, place) = pending.popLast() {
      guard TokenPathLimit.allows(path, at: place, record: record) else { continue }
      if !path.isEmpty, let value = Self.color(in: place) {
        add(Token(path: path, value: value, type: "color", settings: []))
      } else if let members = place.members {
        add(group: path)
        for member in members.reversed() where !member.key.hasPrefix("$") || member.key == "$root" {
          pending.append((path + [member.key], member.value))
        }
      } else {
        record.problem(
          "'\(path.joined(separator: "."))' is \(place.node.kindName), not a colour or a group of colours",
          at: place.origin)
      }
    }
  }

  private static func color(in place: PlacedNode) -> PlacedNode? {
    if place.node.string != nil || place.node["colorSpace"] != nil { return place }
    return place["$value"]
  }
}
