package import Colorimetry
import PaletteCharts
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
  package func drawn() -> SVGCanvas {
    let canvas = SVGCanvas(width: Specimen.width, height: Specimen.height, ground: ground, seen: seen)
    let bands = min(colors.count, Self.mostBands)
    let shown = (0..<bands).map { colors[(2 * $0 + 1) * colors.count / (2 * bands)] }
    canvas.ramp(shown, in: Rectangle(x: Self.left, y: 14, width: Self.width, height: 52), gap: 0)
    let ink = PreviewStyle.readable(on: ground)
    let faint = ink.composited(alpha: 0.3, over: ground)
    for y in [Self.top, Self.bottom] {
      canvas.fill(Rectangle(x: Self.left, y: y, width: Self.width, height: 1), faint)
    }
    canvas.stroke(colors.indices.map(place), ink, width: 2)
    for place in marks.map(place) {
      canvas.stroke([Point(place.x, 68), place], ink, width: 1)
      canvas.stroke([Point(place.x - 4, 5), Point(place.x, 11), Point(place.x + 4, 5)], ink, width: 2)
      canvas.symbol(.circle, at: place, area: 50, ink)
    }
    return canvas
  }

  /// Of a longer ramp a sample: nobody sees narrower bands. Engineering choice.
  private static let mostBands = 72
  private static let (left, width, top, bottom) = (16.0, 288.0, 76.0, 150.0)

  /// Where the lightness of a colour is drawn: L* 100 at the top, 0 at the bottom.
  private func place(_ index: Int) -> Point {
    let lightness = CIELAB(LinearSRGB(seen(colors[index]))).lightness
    return Point(
      Self.left + (Double(index) + 0.5) * Self.width / Double(colors.count),
      Self.bottom - min(max(lightness, 0), 100) / 100 * (Self.bottom - Self.top)
    )
  }
}
