import Colorimetry
import PaletteRules
import SourceText

/// Gradients (DTCG 2025.10 format module, section 9.7) are part of a chart only where `$extensions.palettecheck` makes them a ramp.
extension TokenTree {
  /// Adds the stops of each gradient with a role as tokens of their own, in the group of its name: a ramp.
  mutating func expandGradients(record: ReadingRecord) {
    for index in tokens.indices where tokens[index].type == "gradient" {
      let token = tokens[index]
      let isOfChart = !token.settings.isEmpty || ChartWords.contain(TokenWords.split(token.path))
      if isOfChart, GradientText.isOne(token.value.node) {
        record.leave(.unreadGradient, token.name, token.value.origin.start.line)
        continue
      }
      guard !token.settings.isEmpty else {
        if isOfChart { record.note(.gradientNotRead, token.name) }
        continue
      }
      guard let stops = explicit(token)?.items, stops.count <= TokenTree.mostStops,
        stops.allSatisfy({ $0["color"] != nil })
      else {
        record.leave(.unreadGradient, token.name, token.value.origin.start.line)
        continue
      }
      for (index, stop) in stops.enumerated() {
        guard let color = stop["color"] else { continue }
        // Positions beyond 0 and 1 are clamped (section 9.7).
        add(
          Token(
            path: token.path + [String(index)], value: color, type: "color", settings: token.settings,
            position: stop["position"]?.node.number?.clampedToUnit))
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
