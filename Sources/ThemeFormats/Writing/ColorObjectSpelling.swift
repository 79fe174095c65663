import Colorimetry
import SourceText

/// A colour written as an object: the components of DTCG with their fallback, channels, a colour with an opacity, a
/// colour of an asset catalog.
struct ColorObjectSpelling {
  /// A value that holds one component.
  private struct Component {
    let node: SourceNode
    /// Whether it is in quotes.
    let isText: Bool
    let number: SpelledNumber
    /// What the component is multiplied with to be written.
    let scale: Double
    /// `0x9F`: a byte in hexadecimal digits.
    var isHexadecimal = false
  }

  private let space: Color.Space
  private let components: [Component]
  /// A text that repeats the colour, or is it.
  private let text: SourceNode?
  private let old: SRGB

  /// Nil when the object does not say `old` by itself.
  init?(_ node: SourceNode, _ old: SRGB) {
    self.old = old
    if let inner = node["color"], inner.string != nil, node["components"] == nil {
      (space, components, text) = (.srgb, [], inner)
      return
    }
    if let name = node["color-space"]?.string, let channels = node["components"] {
      guard let space = Self.catalogSpace(name),
        let found = Self.components([channels["red"], channels["green"], channels["blue"]], isCatalog: true)
      else { return nil }
      (self.space, components, text) = (space, found, nil)
    } else if let name = node["colorSpace"]?.string, let items = node["components"]?.items {
      guard let space = Color.Space(rawValue: name), let found = Self.components(items, isCatalog: false) else {
        return nil
      }
      (self.space, components, text) = (space, found, node["hex"])
    } else {
      func member(_ key: String) -> SourceNode? { node.members?.last { $0.key.lowercased() == key }?.value }
      let isHSL = member("h") != nil
      guard let found = Self.components((isHSL ? ["h", "s", "l"] : ["r", "g", "b"]).map(member), isCatalog: false)
      else { return nil }
      let values = found.map(\.number.value)
      let isFraction = isHSL ? max(values[1], values[2]) <= 1 : (values.max() ?? 0) <= 1
      let scale = isHSL ? (isFraction ? 0.01 : 1) : (isFraction ? 1.0 : 255)
      space = isHSL ? .hsl : .srgb
      components = found.enumerated().map { index, part in
        Component(
          node: part.node, isText: part.isText, number: part.number, scale: isHSL && index == 0 ? 1 : scale)
      }
      text = nil
    }
    guard read(components.map(\.number.value))?.looksLike(old) ?? false else { return nil }
  }

  private static func catalogSpace(_ name: String) -> Color.Space? {
    switch name {
    case "srgb", "extended-srgb": .srgb
    case "display-p3": .displayP3
    case "extended-linear-srgb": .srgbLinear
    default: nil
    }
  }

  private static func components(_ nodes: [SourceNode?], isCatalog: Bool) -> [Component]? {
    let found = nodes.compactMap { $0.flatMap { component($0, isCatalog: isCatalog) } }
    return found.count == 3 && nodes.count == 3 ? found : nil
  }

  private static func component(_ node: SourceNode, isCatalog: Bool) -> Component? {
    switch node.value {
    case .number(_, let text):
      return SpelledNumber(text).map { Component(node: node, isText: false, number: $0, scale: 1) }
    case .string("none") where !isCatalog:
      return SpelledNumber("0").map { Component(node: node, isText: false, number: $0, scale: 1) }
    case .string(let text):
      if isCatalog, text.lowercased().hasPrefix("0x") {
        guard let byte = UInt8(text.dropFirst(2), radix: 16), let number = SpelledNumber(String(byte)) else {
          return nil
        }
        return Component(node: node, isText: true, number: number, scale: 255, isHexadecimal: true)
      }
      guard let number = SpelledNumber(text), number.unit.isEmpty || !isCatalog else { return nil }
      let isByte = isCatalog && !text.contains(".")
      return Component(node: node, isText: true, number: number, scale: isByte ? 255 : 1)
    default: return nil
    }
  }

  /// The colour of three values as written.
  private func read(_ values: [Double]) -> SRGB? {
    guard text == nil || !components.isEmpty else { return nil }
    let numbers = zip(values, components).map { $0 / $1.scale }
    guard numbers.count == 3 else { return nil }
    return Color(space: space, components: Color.Components(numbers[0], numbers[1], numbers[2])).mappedToSRGB.srgb
  }

  /// The edits that make another colour of it.
  func edits(_ new: SRGB) -> [TextEdit]? {
    var edits: [TextEdit] = []
    if let text {
      // Reading ignored a fallback that is not a colour; it stays as it is.
      if let string = text.string, text.range.count == string.utf8.count + 2,
        !components.isEmpty || (try? Color(css: string))?.mappedToSRGB.srgb.looksLike(old) ?? false,
        let respelled = Color.respelled(string, as: new)
      {
        edits.append(TextEdit((text.range.lowerBound + 1)..<(text.range.upperBound - 1), respelled))
      } else if components.isEmpty {
        return nil
      }
      if components.isEmpty { return edits }
    }
    let numbers = Color(new).numbers(in: space)
    let values = zip([numbers.x, numbers.y, numbers.z], components).map { $0 * $1.scale }
    // Bytes in hexadecimal digits have no decimals.
    let spelled = SpelledNumber.row(
      zip(components, values).map { ($0.number, $0.isHexadecimal ? $1.rounded() : $1) }, as: new
    ) {
      read($0.compactMap { SpelledNumber($0)?.value })
    }
    return spelled.map { spelled in
      edits
        + zip(components, spelled).map { component, text in
          let range = component.node.range
          return TextEdit(
            component.isText ? (range.lowerBound + 1)..<(range.upperBound - 1) : range,
            component.isHexadecimal ? Self.hexadecimal(text) : text)
        }
    }
  }

  /// `0x9F` as Xcode writes it.
  private static func hexadecimal(_ decimal: String) -> String {
    let digits = String(Int(decimal) ?? 0, radix: 16).uppercased()
    return "0x" + (digits.count < 2 ? "0" + digits : digits)
  }
}
