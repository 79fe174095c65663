import PaletteRules
import SourceText

extension PlacedNode {
  /// The keys that lead here, with dots between them: `layout.font.color`.
  var name: String { pointer.tokens.joined(separator: ".") }

  /// The value at the end of a row of keys; nil when one of them is missing or the value is `null`.
  func at(_ keys: [String]) -> PlacedNode? {
    var place = self
    for key in keys {
      guard let next = place[key] else { return nil }
      place = next
    }
    if case .null = place.node.value { return nil }
    return place
  }
}

extension ReadingRecord {
  /// The colour of something that others are on; nil, with a note, when it is fully transparent, for then they are on
  /// what is behind it.
  func surface(_ place: PlacedNode?) -> ThemeColor? {
    guard let place, let color = color(place, token: place.name) else { return nil }
    guard color.alpha > 0 else {
      note(.transparentPart, place.name)
      return nil
    }
    return color
  }
}
