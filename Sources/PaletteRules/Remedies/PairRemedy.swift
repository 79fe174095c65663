import Colorimetry

/// The nearest shade that separates one series clearly from another: only lighter or darker.
///
/// A quick search for one finding, not the best change of all, which ``ColorRepair`` finds. The new colour is a
/// ``FaithfulShade`` and breaks nothing that passes now, in any mode (``MovedColor``).
struct PairRemedy {
  /// The new colour: eight bits, encoded.
  let color: SRGB
  /// The least CIEDE2000 of the pair after the change, over normal vision and the deficiencies.
  let measured: Double
  /// `darken` or `lighten`.
  let verb: String

  /// The step in OKLCh lightness, 0…1, of the search in both directions. Engineering choice: about ΔE00 2 each, while
  /// the colour keeps its name.
  private static let step = 0.02
  private static let steps = 16

  /// Searches a colour for the series `changed`; nil when every candidate fails.
  ///
  /// - Parameter moved: That series' colour.
  init?(_ changed: Int, from kept: Int, in mode: JudgedMode, under visions: [Vision], _ moved: inout MovedColor) {
    let series = mode.series[changed]
    let place = ColorPlace(mode.series[kept].color)
    // A translucent mark depends on more than its colour, and two marks of one colour change together.
    guard series.alpha >= 1, let other = mode.shown[kept], place != moved.place else { return nil }
    let deficiencies = visions.compactMap { Vision.deficiencies.firstIndex(of: $0) }
    let origin = OKLCh(OKLab(LinearSRGB(series.color.srgb)))
    for step in 1...Self.steps {
      for side in [-1.0, 1.0] {
        let lightness = origin.lightness + side * Double(step) * Self.step
        guard (0...1).contains(lightness) else { continue }
        let mapped = Color(
          space: .oklch, components: Color.Components(lightness, origin.chroma, origin.hue)
        ).mappedToSRGB.srgb.bytes
        let color = SRGB(bytes: mapped.red, mapped.green, mapped.blue)
        // A colour that fails the mark's own contrast does not help, even where the mark is already too faint.
        guard FaithfulShade.isOne(color, of: series.color.srgb), moved.isSeen(color), moved.isClear(color, from: place),
          !moved.spoils(color)
        else { continue }
        self.color = color
        verb = side < 0 ? "darken" : "lighten"
        measured = moved.least(color, other, deficiencies: deficiencies)
        return
      }
    }
    return nil
  }
}
