import SourceText

/// Which scales of a Vega chart paint its marks, and which ones marks take for something else.
struct VegaScaleUses {
  /// The first mark that a scale paints and how, by the scale's name.
  let painters: [String: (mark: PlacedNode, paint: PlacedNode)]
  /// Scales of positions, shapes, texts and other channels without colours.
  private let others: Set<String>

  /// Looks at every mark, those in groups among them.
  init(_ marks: [PlacedNode]) {
    var painters: [String: (mark: PlacedNode, paint: PlacedNode)] = [:]
    var others: Set<String> = []
    for mark in marks {
      for channel in VegaChart.paints {
        for place in VegaChart.encoded(mark, channel) {
          guard let name = (place["scale"] ?? place["gradient"])?.node.string, painters[name] == nil else { continue }
          painters[name] = (mark, place)
        }
      }
      for set in ["enter", "update"].compactMap({ (mark["encode"] ?? mark)[$0]?.node }) {
        for member in set.lastMembers ?? [] where !VegaChart.paints.contains(member.key) {
          for place in member.value.items ?? [member.value] {
            if let name = place["scale"]?.string { others.insert(name) }
          }
        }
      }
    }
    (self.painters, self.others) = (painters, others)
  }

  /// Whether all that marks take from the scale are colours: then everything in it has to be one.
  func areColorsOnly(_ name: String) -> Bool { painters[name] != nil && !others.contains(name) }

  /// Whether marks take something from the scale, and never a colour.
  func areNoColors(_ name: String) -> Bool { painters[name] == nil && others.contains(name) }
}
