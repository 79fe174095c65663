import Colorimetry

/// What each candidate is taken for, by its colour and its shapes.
struct ChartRoles {
  let candidates: CandidateColors
  let shapes: [RegionSurvey.Shape]
  let width: Int
  let height: Int
  let scale: PictureScale
  /// Behind the marks; the background when they stand on that.
  let plot: Int
  private let chroma: [Double]
  /// Pixels by candidate and form.
  private let areas: [[Int]]

  init(_ candidates: CandidateColors, _ survey: RegionSurvey, width: Int, height: Int, scale: PictureScale) {
    self.candidates = candidates
    shapes = survey.shapes
    (self.width, self.height, self.scale) = (width, height, scale)
    areas = survey.shapes.map { shape in
      shape.pieces.reduce(into: PicturePiece.Form.allCases.map { _ in 0 }) { areas, piece in
        areas[piece.form(width: width, height: height, scale: scale).rawValue] += piece.area
      }
    }
    let polar = candidates.colors.map { OKLCh(OKLab(LinearSRGB($0.srgb))) }
    chroma = polar.map(\.chroma)
    plot = Self.plot(candidates, survey.shapes, polar.map(\.chroma), total: width * height)
  }

  var background: Int { candidates.background }

  /// The surface that more of the coloured candidates touch than touch the background: at least a twelfth of the picture,
  /// and hardly coloured. Engineering choice.
  private static func plot(
    _ candidates: CandidateColors, _ shapes: [RegionSurvey.Shape], _ chroma: [Double], total: Int
  ) -> Int {
    let background = candidates.background
    func contacts(_ surface: Int) -> Int {
      let colored = shapes.indices.filter { $0 != surface && $0 != background && chroma[$0] >= greyest }
      let asking = colored.isEmpty ? shapes.indices.filter { $0 != surface && $0 != background } : colored
      return asking.reduce(0) { $0 + shapes[$1].contacts[surface] }
    }
    let large = shapes.indices.filter {
      $0 != background && shapes[$0].core * 12 >= total && chroma[$0] < greyest
    }
    let best = large.max { contacts($0) < contacts($1) }
    guard let best, contacts(best) > contacts(background) else { return background }
    return best
  }

  /// Below this chroma of OKLCh people call a colour black, grey or white, as `ColorName` has it.
  static let greyest = 0.04

  /// The surfaces: nothing on them is told by them.
  var grounds: [Int] { plot == background ? [background] : [background, plot] }

  /// Hardly coloured.
  func isGrey(_ index: Int) -> Bool { chroma[index] < Self.greyest }

  /// The contrast with the surface behind it.
  func contrast(_ index: Int) -> Double {
    let shape = shapes[index]
    let ground = shape.contacts[plot] >= shape.contacts[background] ? plot : background
    return WCAG.contrastRatio(candidates.colors[index].srgb, candidates.colors[ground].srgb)
  }

  /// Almost nowhere thicker than two pixels.
  func isThin(_ index: Int) -> Bool { shapes[index].core * 20 < shapes[index].area }

  /// Pixels in pieces of a form.
  func area(_ index: Int, _ form: PicturePiece.Form) -> Int { areas[index][form.rawValue] }

  /// Whether some of it is a line of data, and the colour is its own: it stands out, or most of it is that line.
  func isLine(_ index: Int) -> Bool {
    let long = area(index, .long)
    return long * 8 >= width && (candidates.isPeak[index] || long * 2 >= shapes[index].area)
  }

  /// Whether a good part is one line that goes where data lead it.
  func isLong(_ index: Int) -> Bool { area(index, .long) * 3 >= shapes[index].area }

  /// Whether the colour writes, though it has a hue: most of it is in small pieces, and most of these are in words. Marks
  /// are more colourful, and texts are dark on light or light on dark. Engineering choices; the contrast is that of text in
  /// WCAG 2.2, 1.4.3.
  func isWritten(_ index: Int) -> Bool {
    let (small, ruled) = (area(index, .small), area(index, .ruled))
    guard chroma[index] < Self.inkiest, contrast(index) >= 4.5, small * 10 >= (shapes[index].area - ruled) * 8 else {
      return false
    }
    let letters = shapes[index].pieces.filter { $0.form(width: width, height: height, scale: scale) == .small }
    let words = WrittenWords(letters, width: width, scale: scale)
    return words.count >= 4 && words.area * 2 >= small
  }

  /// Texts are hardly more colourful than this chroma of OKLCh. Engineering choice: navy `#0a2540` has 0.06.
  private static let inkiest = 0.1

  /// Whether thin grey strokes touch coloured surfaces more than a line between data would: two fifths of what they touch.
  /// Engineering choice.
  func isPattern(_ index: Int) -> Bool {
    guard isThin(index) else { return false }
    let contacts = shapes[index].contacts
    let surfaces = shapes.indices.filter { !isGrey($0) && !isThin($0) && !grounds.contains($0) }
    return surfaces.reduce(0) { $0 + contacts[$1] } * 5 >= max(1, contacts.reduce(0, +)) * 2
  }
}
