import Colorimetry
import SourceText

/// The colour object of the DTCG colour module 2025.10, section 4.1: `colorSpace`, `components`, `alpha`, `hex`.
struct DTCGColorObject {
  /// What the object says.
  let written: WrittenColor

  private static let keys = ["colorSpace", "components", "alpha", "hex"]

  /// Reads the object; `{"$ref": …}` may stand for any part of it.
  init(_ node: SourceNode, dereference: (SourceNode) -> SourceNode?) throws(WrittenColor.Failure) {
    func part(_ node: SourceNode) throws(WrittenColor.Failure) -> SourceNode {
      guard node["$ref"] != nil else { return node }
      guard let target = dereference(node) else {
        throw WrittenColor.Failure(range: node.range, message: "this '$ref' leads nowhere in the file")
      }
      return target
    }
    if let odd = node.members?.first(where: { !Self.keys.contains($0.key) }) {
      throw WrittenColor.Failure(
        range: odd.keyRange, message: "'\(odd.key)' is not part of a colour",
        help: DidYouMean.phrase(for: odd.key, among: Self.keys)
          ?? "a colour object holds colorSpace, components, alpha and hex")
    }
    guard let spaceNode = node["colorSpace"], let componentsNode = node["components"] else {
      throw WrittenColor.Failure(
        range: node.range, message: "a colour object needs 'colorSpace' and 'components'")
    }
    let space = try Self.space(part(spaceNode))
    var note: String?
    let components = try Self.components(part(componentsNode), of: space, note: &note, part: part)
    var alpha: Double? = 1
    if let alphaNode = node["alpha"] {
      alpha = try Self.number(part(alphaNode), what: "alpha")
      if let alpha, !(0...1).contains(alpha) {
        throw WrittenColor.Failure(range: alphaNode.range, message: "alpha must be from 0 to 1, this is \(alpha)")
      }
    }
    let color = Color(space: space, components: components, alpha: alpha)
    let fallback = Self.fallback(node["hex"])
    if fallback == nil, let hex = node["hex"] {
      let said = hex.string.map { "'\($0)'" } ?? hex.kindName
      note = note ?? "the fallback \(said) is not '#' and six hex digits, and is passed over"
    }
    written = WrittenColor(color: color, fallback: fallback, note: note)
  }

  private static func space(_ node: SourceNode) throws(WrittenColor.Failure) -> Color.Space {
    guard let name = node.string else {
      throw WrittenColor.Failure(range: node.range, message: "'colorSpace' must be a string, not \(node.kindName)")
    }
    guard let space = Color.Space(rawValue: name) else {
      throw WrittenColor.Failure(
        range: node.range, message: "'\(name)' is not a colour space of DTCG 2025.10",
        help: DidYouMean.phrase(for: name, among: Color.Space.allCases.map(\.rawValue)))
    }
    return space
  }

  private static func components(
    _ node: SourceNode, of space: Color.Space, note: inout String?,
    part: (SourceNode) throws(WrittenColor.Failure) -> SourceNode
  ) throws(WrittenColor.Failure) -> Color.Components {
    guard let items = node.items, items.count == 3 else {
      throw WrittenColor.Failure(range: node.range, message: "'components' must hold three numbers or \"none\"")
    }
    var values: [Double?] = []
    for item in items { values.append(try number(part(item), what: "a component")) }
    // The colour module gives hues as [0, 360): 360 itself is not legal, though easily meant.
    let hue: Int? =
      switch space {
      case .hsl, .hwb: 0
      case .lch, .oklch: 2
      default: nil
      }
    if let hue, let degrees = values[hue], !(0..<360).contains(degrees) {
      let turned = degrees.truncatingRemainder(dividingBy: 360)
      values[hue] = turned < 0 ? turned + 360 : turned
      note = "hue \(degrees) is outside 0 to 360 and is taken as \(turned < 0 ? turned + 360 : turned)"
    }
    return Color.Components(values[0], values[1], values[2])
  }

  /// A finite number, or nil for `none`.
  private static func number(_ node: SourceNode, what: String) throws(WrittenColor.Failure) -> Double? {
    if node.string == "none" { return nil }
    guard let number = node.number, number.isFinite else {
      throw WrittenColor.Failure(
        range: node.range, message: "\(what) must be a number or \"none\", not \(node.kindName)")
    }
    return number
  }

  /// Components win over a fallback: one that is written wrong spoils nothing.
  private static func fallback(_ node: SourceNode?) -> WrittenColor.Fallback? {
    guard let hex = node?.string, hex.utf8.count == 7, let color = try? Color(css: hex) else { return nil }
    return WrittenColor.Fallback(hex: hex, color: color)
  }
}
