import Colorimetry
import SourceText

/// The colour object of the DTCG colour module 2025.10, section 4.1: `colorSpace`, `components`, `alpha`, `hex`.
struct DTCGColorObject {
  let written: WrittenColor

  private static let keys = ["colorSpace", "components", "alpha", "hex"]

  /// Reads the object; `{"$ref": …}` may stand for any part of it.
  init(_ node: SourceNode, dereference: (SourceNode) -> SourceNode?) throws(SourceError) {
    func part(_ node: SourceNode) throws(SourceError) -> SourceNode {
      guard node.isObject, node["$ref"] != nil else { return node }
      guard let target = dereference(node) else {
        throw SourceError("this '$ref' leads nowhere in the file", at: node.range)
      }
      return target
    }
    var (spaceNode, componentsNode, alphaNode, hexNode): (SourceNode?, SourceNode?, SourceNode?, SourceNode?)
    for member in node.members ?? [] {
      switch member.key {
      case "colorSpace": spaceNode = member.value
      case "components": componentsNode = member.value
      case "alpha": alphaNode = member.value
      case "hex": hexNode = member.value
      default:
        throw SourceError(
          "'\(member.key)' is not part of a colour",
          help: DidYouMean.phrase(for: member.key, among: Self.keys)
            ?? "a colour object holds colorSpace, components, alpha and hex", at: member.keyRange)
      }
    }
    guard let spaceNode, let componentsNode else {
      throw SourceError("a colour object needs 'colorSpace' and 'components'", at: node.range)
    }
    let space = try Self.space(part(spaceNode))
    var note: (kind: ReadingNote, about: [String])?
    let components = try Self.components(part(componentsNode), of: space, note: &note, part: part)
    var alpha: Double? = 1
    if let alphaNode {
      alpha = try Self.number(part(alphaNode), what: "alpha")
      if let alpha, !(0...1).contains(alpha) {
        throw SourceError("alpha must be from 0 to 1, this is \(Self.text(alphaNode, alpha))", at: alphaNode.range)
      }
    }
    let color = Color(space: space, components: components, alpha: alpha)
    let fallback = Self.fallback(hexNode)
    if fallback == nil, let hex = hexNode {
      note = note ?? (.fallbackUnread, [hex.string.map { "'\($0)'" } ?? hex.kindName])
    }
    written = WrittenColor(color: color, fallback: fallback, note: note)
  }

  private static func text(_ node: SourceNode, _ number: Double) -> String {
    if case .number(_, let text) = node.value { text } else { "\(number)" }
  }

  private static func space(_ node: SourceNode) throws(SourceError) -> Color.Space {
    guard let name = node.string else {
      throw SourceError("'colorSpace' must be a string, not \(node.kindName)", at: node.range)
    }
    guard let space = Color.Space(rawValue: name) else {
      throw SourceError(
        "'\(name)' is not a colour space of DTCG 2025.10",
        help: DidYouMean.phrase(for: name, among: Color.Space.allCases.map(\.rawValue)), at: node.range)
    }
    return space
  }

  private static func components(
    _ node: SourceNode, of space: Color.Space, note: inout (kind: ReadingNote, about: [String])?,
    part: (SourceNode) throws(SourceError) -> SourceNode
  ) throws(SourceError) -> Color.Components {
    guard let items = node.items, items.count == 3 else {
      throw SourceError("'components' must hold three numbers or \"none\"", at: node.range)
    }
    try checkRange(items, of: space)
    var values = (
      try number(part(items[0]), what: "a component"), try number(part(items[1]), what: "a component"),
      try number(part(items[2]), what: "a component")
    )
    // The colour module gives hues as [0, 360): 360 itself is not legal, though easily meant.
    switch space {
    case .hsl, .hwb: values.0 = turned(values.0, note: &note)
    case .lch, .oklch: values.2 = turned(values.2, note: &note)
    default: break
    }
    return Color.Components(values.0, values.1, values.2)
  }

  /// No colour that anything can show has red, green and blue, X, Y and Z or a lightness of OKLab beyond this; who writes 178
  /// counts up to 255, or up to 100. An engineering choice: ProPhoto's and Rec. 2020's primaries stay below 1.4 in sRGB.
  private static let farthest = 2.0

  private static func checkRange(_ items: [SourceNode], of space: Color.Space) throws(SourceError) {
    let count: Int
    switch space {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50: count = 3
    case .oklab, .oklch: count = 1
    default: return
    }
    for item in items.prefix(count) {
      guard case .number(let number, let text) = item.value, number.magnitude > farthest else { continue }
      throw SourceError(
        "\(text) is far from the range of this component of '\(space.rawValue)', 0 to 1",
        help: count == 1
          ? "write a lightness of 55 % as 0.55" : "divide numbers that go up to 255 by 255: 178 is 0.698",
        at: item.range)
    }
  }

  /// A hue within [0, 360), with a note when it was not.
  private static func turned(_ hue: Double?, note: inout (kind: ReadingNote, about: [String])?) -> Double? {
    guard let hue, !(0..<360).contains(hue) else { return hue }
    let rest = hue.truncatingRemainder(dividingBy: 360)
    let turned = rest < 0 ? rest + 360 : rest
    note = (.hueTurned, ["\(hue)", "\(turned)"])
    return turned
  }

  /// A finite number, or nil for `none`.
  private static func number(_ node: SourceNode, what: String) throws(SourceError) -> Double? {
    if node.string == "none" { return nil }
    guard let number = node.number, number.isFinite else {
      throw SourceError("\(what) must be a number or \"none\", not \(node.kindName)", at: node.range)
    }
    return number
  }

  /// Components win over a fallback: one that is written wrong spoils nothing.
  private static func fallback(_ node: SourceNode?) -> WrittenColor.Fallback? {
    guard let hex = node?.string, hex.utf8.count == 7, let color = try? Color(css: hex) else { return nil }
    return WrittenColor.Fallback(hex: hex, color: color)
  }
}
