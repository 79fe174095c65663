package import Colorimetry
package import PaletteRules

/// A ramp as one reader sees it: its colours in a band, and below it their lightness from black to white.
package struct RampSpecimen {
  private let colors: [SRGB]
  private let marks: [Int]
  private let ground: SRGB
  private let seen: (SRGB) -> SRGB

  /// Settles what is drawn; nil where the colours cannot be determined.
  ///
  /// - Parameters:
  ///   - hexes: Colours of the ramp, as designed, where something fails.
  ///   - seen: A colour as the reader sees it.
  package init?(_ ramp: Ramp, in mode: ThemeMode, marking hexes: [String], seen: @escaping (SRGB) -> SRGB) {
    let surface = Surfaces(mode).plot
    guard let ground = surface.color, let shown = try? RampColors(ramp, on: surface) else { return nil }
    marks = shown.places(of: hexes.compactMap { (try? Color(css: $0))?.mappedToSRGB.srgb })
    (colors, self.ground, self.seen) = (shown.colors, ground, seen)
  }

  /// The picture, as large as a ``Specimen``.
  package func drawn() -> SpecimenCanvas {
    var canvas = SpecimenCanvas(width: Specimen.width, height: Specimen.height, ground: ground, seen: seen)
    let bands = min(colors.count, Self.mostBands)
    let step = Self.width / Double(bands)
    for band in 0..<bands {
      // Half a pixel of overlap, so that no ground shows between two colours.
      let overlap = band < bands - 1 ? 0.5 : 0
      canvas.rectangle(
        x: Self.left + Double(band) * step, y: 14, width: step + overlap, height: 52,
        color: colors[(2 * band + 1) * colors.count / (2 * bands)])
    }
    let ink = PreviewStyle.readable(on: ground)
    let faint = ink.composited(alpha: 0.3, over: ground)
    for y in [Self.top, Self.bottom] {
      canvas.rectangle(x: Self.left, y: y, width: Self.width, height: 1, color: faint)
    }
    canvas.line(through: colors.indices.map(place), width: 2, color: ink)
    for index in marks {
      let (x, y) = place(index)
      canvas.line(through: [(x, 68), (x, y)], width: 1, color: ink)
      canvas.line(through: [(x - 4, 5), (x, 11), (x + 4, 5)], width: 2, color: ink)
      canvas.disc(at: (x, y), radius: 4, color: ink)
    }
    return canvas
  }

  /// Of a longer ramp a sample: nobody sees narrower bands. Engineering choice.
  private static let mostBands = 72
  private static let (left, width, top, bottom) = (16.0, 288.0, 76.0, 150.0)

  /// Where the lightness of a colour is drawn: L* 100 at the top, 0 at the bottom.
  private func place(_ index: Int) -> (x: Double, y: Double) {
    let lightness = CIELAB(LinearSRGB(seen(colors[index]))).lightness
    return (
      Self.left + (Double(index) + 0.5) * Self.width / Double(colors.count),
      Self.bottom - min(max(lightness, 0), 100) / 100 * (Self.bottom - Self.top)
    )
  }
}
