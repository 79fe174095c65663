package import Colorimetry

/// The colour that a kind of reader tells apart from another the least.
package struct NearestColor: Sendable {
  /// The reader.
  package let vision: Vision
  /// The index of the other colour.
  package let index: Int
  /// CIEDE2000, the least over the severities.
  package let difference: Double
  /// What the reader needs.
  package let required: Double

  /// The nearest to one colour for each reader, without comparing the others; none where the colour is unknown or alone.
  ///
  /// - Parameters:
  ///   - selected: The index of the colour.
  ///   - colors: As shown, encoded; nil where unknown.
  ///   - compared: The pairs to compare.
  ///   - visions: The deficiencies, beside normal vision.
  package static func all(
    to selected: Int, among colors: [SRGB?], compared: ComparedPairs, visions: [Vision], _ settings: JudgementSettings
  ) -> [NearestColor] {
    guard let color = colors.indices.contains(selected) ? colors[selected] : nil else { return [] }
    let others = colors.indices.filter { other in
      other != selected && colors[other] != nil && compared.hold(selected, other)
    }
    guard !others.isEmpty else { return [] }
    let linear = [settings.flare.light(color)] + others.compactMap { colors[$0].map(settings.flare.light) }
    return ([.normal] + visions).compactMap { vision in
      let layers = SimulatedLayers(
        linear, vision: vision, model: .auto, severities: settings.severities, comparesAll: false)
      var least: (other: Int, difference: Double)?
      for (offset, other) in others.enumerated() {
        guard let weakest = layers.weakest(0, offset + 1, below: least?.difference ?? .infinity) else { continue }
        least = (other, weakest.value)
      }
      return least.map {
        NearestColor(
          vision: vision, index: $0.other, difference: $0.difference, required: settings.thresholds[vision])
      }
    }
  }
}
