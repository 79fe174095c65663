import Colorimetry

/// The nearest colour of the same hue that takes one series out of a confused pair: lighter or darker, nothing else.
///
/// A quick look for one finding, not the smallest change of all; that is ``ColorRepair``. The new colour keeps its hue
/// and its contrast, and comes near no other series that it was far from.
struct PairRemedy {
  /// The new colour: eight bits, encoded.
  let color: SRGB
  /// The least CIEDE2000 of the pair then, over everyone and the visions.
  let measured: Double
  /// `darken` or `lighten`.
  let verb: String

  /// Steps of OKLCh lightness, 0…1, tried on both sides. Engineering choice: about ΔE00 2 each, as far as names go.
  private static let step = 0.02
  private static let steps = 16

  /// Looks for a colour for the series `changed`; nil when none of those tried will do.
  ///
  /// - Parameter seen: What was looked at before in this mode.
  init?(_ changed: Int, from kept: Int, in mode: JudgedMode, under visions: [Vision], seen: inout SeenColors) {
    let series = mode.series[changed]
    // What a translucent mark looks like hangs on more than its colour.
    guard series.alpha >= 1, mode.shown[kept] != nil, let plot = mode.surfaces.plot.color else { return nil }
    let original = series.color.srgb
    let others = mode.shown.prefix(mode.judgedCount).indices.filter { $0 != changed && mode.shown[$0] != nil }
    // A chart of very many series has other troubles.
    guard others.count <= Self.mostOthers else { return nil }
    let rows = others.map { seen.row(of: mode.shown[$0] ?? original) }
    let before = seen.row(of: original)
    let deficiencies = visions.compactMap { PairMeasurements.deficiencies.firstIndex(of: $0) }
    let demand = RepairDemand.Kind.differ(everyone: true, deficiencies: deficiencies)
    let met = zip(others, rows).map { other, row in
      other == kept || seen.shortfall(demand, before, row, spare: false) == 0
    }
    let floor = min(WCAG.contrastRatio(original, plot), MarkContrast.required)
    let origin = OKLCh(OKLab(LinearSRGB(original)))
    for step in 1...Self.steps {
      for side in [-1.0, 1.0] {
        let lightness = origin.lightness + side * Double(step) * Self.step
        guard (0...1).contains(lightness) else { continue }
        let mapped = Color(
          space: .oklch, components: Color.Components(lightness, origin.chroma, origin.hue)
        ).mappedToSRGB.srgb.bytes
        let color = SRGB(bytes: mapped.red, mapped.green, mapped.blue)
        guard WCAG.contrastRatio(color, plot) >= floor else { continue }
        let row = seen.row(of: color)
        let isFar = zip(rows, met).allSatisfy { other, wasMet in
          !wasMet || seen.shortfall(demand, row, other, spare: false) == 0
        }
        guard isFar, let index = others.firstIndex(of: kept) else { continue }
        self.color = color
        verb = side < 0 ? "darken" : "lighten"
        measured = seen.least(row, rows[index], deficiencies: deficiencies)
        return
      }
    }
    return nil
  }

  private static let mostOthers = 24
}
