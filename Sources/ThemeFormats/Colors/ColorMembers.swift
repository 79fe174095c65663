import Colorimetry
import SourceText

/// A colour as an object of channels: `{r, g, b, a}`, `{h, s, l, a}`, or `{color, alpha}`.
///
/// No standard says how they count. Red, green and blue all of at most 1 are fractions, as Figma writes them, else they go
/// to 255; saturation and lightness both of at most 1 are fractions, otherwise they go to 100.
struct ColorMembers {
  /// What the object says.
  let written: WrittenColor

  private static let alphaKeys = ["a", "alpha", "opacity"]

  /// Nil when the object has other members.
  init?(_ node: SourceNode) throws(SourceError) {
    guard let members = node.members, (2...4).contains(members.count),
      // The keys of a DTCG colour are longer; most objects are one.
      members.allSatisfy({ $0.key.utf8.count <= "opacity".utf8.count })
    else { return nil }
    let keys = Set(members.map { $0.key.lowercased() }).subtracting(Self.alphaKeys)
    func number(_ key: String) throws(SourceError) -> Double {
      guard let member = members.last(where: { $0.key.lowercased() == key }) else { return 0 }
      return try Self.number(member)
    }
    var alpha: Double?
    if let member = members.last(where: { Self.alphaKeys.contains($0.key.lowercased()) }) {
      alpha = min(max(try Self.number(member), 0), 1)
    }
    switch keys {
    case ["r", "g", "b"]:
      let channels = (try number("r"), try number("g"), try number("b"))
      let scale = max(channels.0, channels.1, channels.2) <= 1 ? 1.0 : 255
      let components = Color.Components(channels.0 / scale, channels.1 / scale, channels.2 / scale)
      written = WrittenColor(color: Color(space: .srgb, components: components, alpha: alpha ?? 1))
    case ["h", "s", "l"]:
      let (saturation, lightness) = (try number("s"), try number("l"))
      let scale = max(saturation, lightness) <= 1 ? 100.0 : 1
      let components = Color.Components(try number("h"), saturation * scale, lightness * scale)
      written = WrittenColor(color: Color(space: .hsl, components: components, alpha: alpha ?? 1))
    case ["color"]:
      guard let color = node["color"], color.string != nil else { return nil }
      var inner = try WrittenColor(color)
      if let alpha { inner.color.alpha = alpha }
      written = inner
    default: return nil
    }
  }

  private static func number(_ member: SourceNode.Member) throws(SourceError) -> Double {
    if let number = member.value.number { return number }
    if var text = member.value.string {
      let isPercentage = text.hasSuffix("%")
      if isPercentage { text.removeLast() }
      // A percentage of a channel counts to 100 as the channel itself does; of an opacity it does not.
      if let number = Double(text), number.isFinite {
        return isPercentage && alphaKeys.contains(member.key.lowercased()) ? number / 100 : number
      }
    }
    throw SourceError("'\(member.key)' must be a number, not \(member.value.kindName)", at: member.value.range)
  }
}
