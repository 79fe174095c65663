package import Colorimetry

/// Letters and figures on a ground, drawn as strokes: how text of one colour looks on another, without a font.
package enum TextSpecimen {
  /// The picture, as large as a ``Specimen``.
  package static func drawn(_ color: SRGB, on ground: SRGB) -> SpecimenCanvas {
    var canvas = SpecimenCanvas(width: Specimen.width, height: Specimen.height, ground: ground)
    write("A17%", at: (24, 26), height: 54, width: 5, color, &canvas)
    write("47.1A%", at: (24, 106), height: 17, width: 1.6, color, &canvas)
    write("14.7%", at: (152, 106), height: 17, width: 1.6, color, &canvas)
    return canvas
  }

  static func write(
    _ text: String, at place: (x: Double, y: Double), height: Double, width: Double, _ color: SRGB,
    _ canvas: inout SpecimenCanvas
  ) {
    var left = place.x
    for letter in text {
      let glyph = glyphs[letter] ?? (advance: 0.5, strokes: [])
      for stroke in glyph.strokes {
        canvas.line(
          through: stroke.map { (left + $0.x * height, place.y + $0.y * height) }, width: width, color: color)
      }
      left += glyph.advance * height
    }
  }

  private typealias Stroke = [(x: Double, y: Double)]

  /// In a square of height 1, from the top; drawn by hand.
  private static let glyphs: [Character: (advance: Double, strokes: [Stroke])] = [
    "A": (0.92, [[(0, 1), (0.34, 0), (0.68, 1)], [(0.14, 0.62), (0.54, 0.62)]]),
    "1": (0.56, [[(0.04, 0.2), (0.28, 0), (0.28, 1)]]),
    "4": (0.8, [[(0.44, 1), (0.44, 0), (0, 0.68), (0.6, 0.68)]]),
    "7": (0.74, [[(0, 0), (0.56, 0), (0.2, 1)]]),
    ".": (0.3, [[(0.06, 0.97), (0.06, 0.98)]]),
    "%": (1.1, [[(0.72, 0), (0.12, 1)], circle(0.14, 0.2), circle(0.7, 0.8)]),
  ]

  private static func circle(_ x: Double, _ y: Double) -> Stroke {
    // The corners of an octagon; tan(π/8) is 0.4142.
    let (far, near) = (0.15, 0.15 * 0.4142)
    return [
      (far, near), (near, far), (-near, far), (-far, near), (-far, -near), (-near, -far), (near, -far), (far, -near),
      (far, near),
    ].map { (x + $0.0, y + $0.1) }
  }
}
