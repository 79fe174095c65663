import PaletteRules
import SourceText

/// The types of tokens of the DTCG format module 2025.10, sections 8 and 9, and how each value is written.
enum TokenType: String, CaseIterable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography

  /// What is wrong with a value, and where.
  struct Fault {
    let range: Range<Int>
    let sentence: Message
    var help: String?
  }

  /// The first thing in the value that is not as the standard writes it; references are followed elsewhere.
  func fault(in node: SourceNode) -> Fault? {
    if TokenReference(node) != nil { return nil }
    switch self {
    case .color: return Self.colorFault(node)
    case .dimension: return Self.measureFault(node, units: ["px", "rem"], "a dimension")
    case .duration: return Self.measureFault(node, units: ["ms", "s"], "a duration")
    case .number: return node.number == nil ? fault(node, "a number") : nil
    case .fontFamily:
      let names = node.items ?? [node]
      return names.isEmpty || !names.allSatisfy { $0.string != nil }
        ? fault(node, "a name of a font or a list of them") : nil
    case .fontWeight:
      if let weight = node.number { return (1...1_000).contains(weight) ? nil : fault(node, "a weight from 1 to 1000") }
      return Self.weights.contains(node.string ?? "") ? nil : fault(node, "a weight from 1 to 1000 or its name")
    case .cubicBezier:
      let points = node.items?.compactMap(\.number) ?? []
      let isCurve = node.items?.count == 4 && points.count == 4 && [points[0], points[2]].allSatisfy((0...1).contains)
      return isCurve ? nil : fault(node, "four numbers, the first and the third from 0 to 1")
    case .strokeStyle:
      if let word = node.string {
        return Self.strokes.contains(word) ? nil : fault(node, Self.strokes.joined(separator: ", "))
      }
      return Self.partFault(node, [("dashArray", nil), ("lineCap", nil)], "a stroke style")
    case .border:
      return Self.partFault(node, [("color", .color), ("width", .dimension), ("style", .strokeStyle)], "a border")
    case .transition:
      return Self.partFault(
        node, [("duration", .duration), ("delay", .duration), ("timingFunction", .cubicBezier)], "a transition")
    case .shadow:
      let parts: [(String, TokenType?)] = [
        ("color", .color), ("offsetX", .dimension), ("offsetY", .dimension), ("blur", .dimension),
        ("spread", .dimension),
      ]
      return Self.first(node.items ?? [node]) { Self.partFault($0, parts, optional: ["inset"], "a shadow") }
    case .gradient:
      guard let stops = node.items, !stops.isEmpty else { return fault(node, "a list of stops") }
      return Self.first(stops) {
        Self.partFault($0, [("color", .color), ("position", .number)], "a stop of a gradient")
      }
    case .typography:
      return Self.partFault(
        node,
        [
          ("fontFamily", .fontFamily), ("fontSize", .dimension), ("fontWeight", .fontWeight),
          ("letterSpacing", .dimension), ("lineHeight", .number),
        ], "a typography")
    }
  }

  private static let strokes = ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]
  private static let weights: Set<String> = [
    "thin", "hairline", "extra-light", "ultra-light", "light", "normal", "regular", "book", "medium", "semi-bold",
    "demi-bold", "bold", "extra-bold", "ultra-bold", "black", "heavy", "extra-black", "ultra-black",
  ]

  private func fault(_ node: SourceNode, _ expected: String) -> Fault {
    Fault(range: node.range, sentence: TokenProblem.wrongValue(rawValue, expected, node.kindName))
  }

  private static func first(_ nodes: [SourceNode], _ fault: (SourceNode) -> Fault?) -> Fault? {
    for node in nodes where TokenReference(node) == nil {
      if let fault = fault(node) { return fault }
    }
    return nil
  }

  /// An object with exactly these parts.
  private static func partFault(
    _ node: SourceNode, _ parts: [(String, TokenType?)], optional: [String] = [], _ what: String
  ) -> Fault? {
    let keys = parts.map(\.0)
    guard let members = node.members else {
      return Fault(range: node.range, sentence: TokenProblem.notObject(what, node.kindName))
    }
    if let odd = members.first(where: { !(keys + optional).contains($0.key) }) {
      return Fault(
        range: odd.keyRange, sentence: TokenProblem.unknownPartOf(odd.key, what),
        help: DidYouMean.phrase(for: odd.key, among: keys + optional) ?? "\(what) holds \(keys.joined(separator: ", "))"
      )
    }
    for (key, type) in parts {
      guard let part = node[key] else { return Fault(range: node.range, sentence: TokenProblem.missingPart(what, key)) }
      if let fault = type?.fault(in: part) { return fault }
    }
    return nil
  }

  private static func measureFault(_ node: SourceNode, units: [String], _ what: String) -> Fault? {
    if let fault = partFault(node, [("value", .number), ("unit", nil)], what) { return fault }
    guard let unit = node["unit"], unit["$ref"] == nil, !units.contains(unit.string ?? "") else { return nil }
    return Fault(
      range: unit.range, sentence: TokenProblem.wrongUnit(what, units.map { "'\($0)'" }.joined(separator: " or ")))
  }

  private static func colorFault(_ node: SourceNode) -> Fault? {
    if node.string != nil {
      return Fault(range: node.range, sentence: TokenProblem.colorAsString())
    }
    guard node.members != nil else {
      return Fault(range: node.range, sentence: TokenProblem.notObject("a colour", node.kindName))
    }
    // A part that is a reference cannot be judged alone.
    let isWhole = node.members?.allSatisfy { $0.value["$ref"] == nil } ?? false
    let hasParts = node["components"]?.items?.allSatisfy { $0["$ref"] == nil } ?? false
    guard isWhole, hasParts || node["components"]?.items == nil else { return nil }
    do throws(SourceError) {
      _ = try WrittenColor(node) { _ in nil }
    } catch {
      return Fault(range: error.range, sentence: ReadingProblem.unreadableColor(error.message), help: error.help)
    }
    if let hex = node["hex"], !isSixDigits(hex.string ?? "") {
      return Fault(range: hex.range, sentence: TokenProblem.wrongHex())
    }
    return ComponentRanges.fault(space: node["colorSpace"]?.string ?? "", node["components"]?.items ?? [])
  }

  private static func isSixDigits(_ text: String) -> Bool {
    text.utf8.count == 7 && text.hasPrefix("#") && text.dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
  }
}

/// The ranges of colour components (DTCG 2025.10 colour module, section 4.2); what is missing is unbounded.
private enum ComponentRanges {
  static func fault(space: String, _ components: [SourceNode]) -> TokenType.Fault? {
    for (component, range) in zip(components, ranges(space)) {
      guard let number = component.number, let range, !range.contains(number) else { continue }
      let text = if case .number(_, let text) = component.value { text } else { "\(number)" }
      return TokenType.Fault(
        range: component.range, sentence: TokenProblem.outOfRange(text, space))
    }
    return nil
  }

  private static func ranges(_ space: String) -> [Range<Double>?] {
    // Upper bounds belong to the range, except that a hue of 360 is not legal.
    func through(_ end: Double) -> Range<Double> { 0..<end.nextUp }
    let hue = 0..<360.0
    let chroma = 0..<Double.infinity
    return switch space {
    case "hsl", "hwb": [hue, through(100), through(100)]
    case "lab": [through(100), nil, nil]
    case "lch": [through(100), chroma, hue]
    case "oklab": [through(1), nil, nil]
    case "oklch": [through(1), chroma, hue]
    default: [through(1), through(1), through(1)]
    }
  }
}
