import PaletteRules
import SourceText

/// Composite tokens that hold colours (DTCG 2025.10 format module, section 9). Their names suggest nothing: they are part of a
/// chart only where `$extensions.palettecheck` gives them a role. Shadows are part of no chart.
extension Token {
  /// A border as the token of its colour, with its width and its dash; nil for any other type.
  init?(border value: PlacedNode, path: [String], type: String?, settings: [PlacedNode]) {
    guard type == "border" else { return nil }
    if TokenReference(value.node) != nil {
      self.init(path: path, value: value, type: "color", settings: settings, isForReferences: settings.isEmpty)
      return
    }
    guard let color = value["color"] else { return nil }
    var channels: [SourceNode.Member] = []
    func add(_ key: String, _ place: PlacedNode?, _ node: SourceNode?) {
      if let place, let node { channels.append(SourceNode.Member(key: key, keyRange: place.node.range, value: node)) }
    }
    add("width", value["width"], value["width"]?.node.pixels)
    add("dash", value["style"], value["style"]?.node.dash)
    let own = PlacedNode(
      node: SourceNode(.object(channels), range: value.node.range), file: value.file, pointer: value.pointer)
    // What the author declares for the chart wins over the border.
    self.init(
      path: path, value: color, type: "color", settings: settings.isEmpty ? [] : [own] + settings,
      isForReferences: settings.isEmpty)
  }
}

extension TokenTree {
  /// Adds the stops of each gradient with a role as tokens of their own, in the group of its name: a ramp.
  mutating func expandGradients(record: ReadingRecord) {
    for index in tokens.indices where tokens[index].type == "gradient" {
      let token = tokens[index]
      guard !token.settings.isEmpty else {
        if ChartWords.contain(TokenWords.split(token.path)) {
          record.note(.gradientNotRead, token.name)
        }
        continue
      }
      guard let value = explicit(token) else { continue }
      // Positions beyond 0 and 1 are clamped (section 9.7).
      let stops =
        GradientText.stops(of: value)
        ?? value.items?.compactMap { stop in
          stop["color"].map {
            GradientText.Stop(color: $0, position: stop["position"]?.node.number.map { min(max($0, 0), 1) })
          }
        } ?? []
      guard stops.count <= TokenTree.mostStops else { continue }
      for (index, stop) in stops.enumerated() {
        add(
          Token(
            path: token.path + [String(index)], value: stop.color, type: "color", settings: token.settings,
            position: stop.position))
      }
    }
  }

  /// Stops of one gradient.
  private static let mostStops = 256

  /// The value at the end of a token's references.
  private func explicit(_ token: Token) -> PlacedNode? {
    var value = token.value
    for _ in 0..<ReferenceResolver.longestChain {
      guard let reference = TokenReference(value.node) else { return value }
      let name =
        switch reference {
        case .name(let name): name
        case .pointer(let text):
          JSONPointer(fragment: text)?.tokens.filter { $0 != "$value" }.joined(separator: ".") ?? ""
        }
      guard let index = index(of: name) else { return nil }
      value = tokens[index].value
    }
    return nil
  }
}

extension SourceNode {
  /// A dimension in px as a plain number (section 8.2).
  fileprivate var pixels: SourceNode? {
    guard self["unit"]?.string == "px", let value = self["value"], value.number != nil else { return nil }
    return value
  }

  /// A stroke style as on and off lengths (section 9.2); the words are drawn as CSS user agents commonly draw them.
  fileprivate var dash: SourceNode? {
    if let lengths = self["dashArray"]?.items?.compactMap(\.pixels), !lengths.isEmpty {
      return SourceNode(.array(lengths), range: range)
    }
    let lengths: [Double]
    switch string {
    case "solid": lengths = []
    case "dashed": lengths = [6, 3]
    case "dotted": lengths = [1, 2]
    default: return nil
    }
    return SourceNode(.array(lengths.map { SourceNode(.number($0, text: ""), range: range) }), range: range)
  }
}
