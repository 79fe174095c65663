import Colorimetry

/// The presumed role of each candidate, from its colour and shapes.
struct ChartRoles {
  let candidates: CandidateColors
  let shapes: [RegionSurvey.Shape]
  let width: Int
  let height: Int
  let scale: PictureScale
  /// Behind the marks; the background if they have no other.
  let plot: Int
  let chroma: [Double]
  /// Pixels by candidate and form, without strokes on marks.
  private let areas: [[Int]]
  /// By candidate, the pixels of strokes on marks.
  private let insets: [Int]
  /// By candidate, how much of it looks like writing.
  let words: [WrittenWords]

  init(_ candidates: CandidateColors, _ survey: RegionSurvey, width: Int, height: Int, scale: PictureScale) {
    self.candidates = candidates
    shapes = survey.shapes
    (self.width, self.height, self.scale) = (width, height, scale)
    let chroma = candidates.colors.map { OKLCh(OKLab(LinearSRGB($0.srgb))).chroma }
    let plot = Self.plot(candidates, survey.shapes, chroma, total: width * height)
    let inlay = InlaidStrokes(
      survey, grounds: [candidates.background, plot], chroma, width: width, height: height, scale: scale)
    let shapes = survey.shapes
    let areas = shapes.indices.map { index in
      shapes[index].pieces.reduce(into: PicturePiece.Form.allCases.map { _ in 0 }) { areas, piece in
        let form = piece.form(width: width, height: height, scale: scale)
        if form == .solid || !inlay.contains(piece, of: index) { areas[form.rawValue] += piece.area }
      }
    }
    insets = shapes.indices.map { shapes[$0].area - areas[$0].reduce(0, +) }
    words = shapes.map { shape in
      WrittenWords(shape.letters.filter { $0.isLetter(scale) }, width: width, scale: scale)
    }
    (self.chroma, self.plot, self.areas) = (chroma, plot, areas)
  }

  var background: Int { candidates.background }

  /// The surface that touches more of the coloured candidates than the background does, or that surrounds them where
  /// outlines keep them apart: at least a twelfth of the picture, and hardly coloured. Engineering choice.
  private static func plot(
    _ candidates: CandidateColors, _ shapes: [RegionSurvey.Shape], _ chroma: [Double], total: Int
  ) -> Int {
    let background = candidates.background
    let colored = shapes.indices.filter { $0 != background && chroma[$0] >= greyest }
    func contacts(_ surface: Int) -> Int {
      let asking = colored.isEmpty ? shapes.indices.filter { $0 != surface && $0 != background } : colored
      return asking.reduce(0) { $0 + shapes[$1].contacts[surface] }
    }
    let large = shapes.indices.filter { index in
      index != background && shapes[index].core * 12 >= total && chroma[index] < greyest
        && (isPanel(index, shapes, total: total) || !colored.contains { isBand(index, of: $0, candidates, shapes) })
        && !isOverlap(index, candidates, shapes)
    }
    let best = large.max { contacts($0) < contacts($1) }
    if let best, contacts(best) > contacts(background) { return best }
    let ground = candidates.colors[background].srgb
    return large.first { panel in
      WCAG.contrastRatio(candidates.colors[panel].srgb, ground) <= mostContrast
        && surrounds(panel, shapes, chroma, total: total)
    } ?? background
  }

  /// Whether a pale surface is exactly a tint of a line that touches it: a band, which may hardly be coloured. Engineering
  /// choice: a band has up to half of its colour; the error is that of rounding once.
  private static func isBand(
    _ surface: Int, of line: Int, _ candidates: CandidateColors, _ shapes: [RegionSurvey.Shape]
  ) -> Bool {
    let (color, ink, ground) =
      (candidates.colors[surface], candidates.colors[line], candidates.colors[candidates.background])
    return shapes[line].contacts[surface] > 0 && color.isMixture(ground, ink, tolerance: 1)
      && color.part(ground, ink) <= 0.5 && shapes[line].core * 20 < shapes[line].area
  }

  /// Whether a surface fills a rectangle, as the plot does behind its marks. Engineering choices: a quarter of the picture,
  /// of which it covers seven tenths.
  private static func isPanel(_ surface: Int, _ shapes: [RegionSurvey.Shape], total: Int) -> Bool {
    guard let piece = shapes[surface].pieces.max(by: { $0.area < $1.area }) else { return false }
    let box = piece.width * piece.height
    return box * 4 >= total && piece.area * 10 >= box * 7
  }

  /// Whether two translucent fills beside a surface give it where they overlap.
  private static func isOverlap(
    _ surface: Int, _ candidates: CandidateColors, _ shapes: [RegionSurvey.Shape]
  ) -> Bool {
    let (colors, ground) = (candidates.colors, candidates.colors[candidates.background])
    let beside = shapes.indices.filter {
      $0 != candidates.background && shapes[surface].contacts[$0] > 0 && shapes[$0].core * 20 >= shapes[$0].area
    }
    return beside.contains { over in
      beside.contains { under in
        over != under && InkOverlay(colors[surface], is: colors[over], over: colors[under], on: ground) != nil
      }
    }
  }

  /// The contrast of a panel with its surroundings. Engineering choice: `#e5e5e5` on white has 1.26.
  static let mostContrast = 1.35

  /// Whether a surface is a panel with nearly all of the colours inside. Engineering choices: a quarter of the picture,
  /// three quarters of the coloured pixels.
  private static func surrounds(
    _ panel: Int, _ shapes: [RegionSurvey.Shape], _ chroma: [Double], total: Int
  ) -> Bool {
    var parts = shapes[panel].pieces.filter { $0.area * 100 >= total }[...]
    guard var box = parts.popFirst() else { return false }
    for part in parts { box.formUnion(part) }
    guard box.width * box.height * 4 >= total else { return false }
    var (inside, all) = (0, 0)
    for index in shapes.indices where index != panel && chroma[index] >= greyest {
      for piece in shapes[index].pieces {
        all += piece.area
        let isInside =
          piece.left >= box.left && piece.right <= box.right && piece.top >= box.top && piece.bottom <= box.bottom
        if isInside { inside += piece.area }
      }
    }
    return all > 0 && inside * 4 >= all * 3
  }

  /// Below this chroma in OKLCh people call a colour black, grey or white, as in `ColorName`.
  static let greyest = 0.04

  /// The surfaces, which carry no data themselves.
  var grounds: [Int] { plot == background ? [background] : [background, plot] }

  /// Hardly coloured.
  func isGrey(_ index: Int) -> Bool { chroma[index] < Self.greyest }

  /// The contrast with the surface behind it.
  func contrast(_ index: Int) -> Double {
    let shape = shapes[index]
    let ground = shape.contacts[plot] >= shape.contacts[background] ? plot : background
    return WCAG.contrastRatio(candidates.colors[index].srgb, candidates.colors[ground].srgb)
  }

  /// Whether it lies next to the plot rather than on it. Engineering choice: a legend touches less than four fifths of
  /// a mark's edge.
  func isBeside(_ index: Int) -> Bool {
    let contacts = shapes[index].contacts
    return plot != background && contacts[background] > 4 * contacts[plot] && onGround(index) >= 0.5
  }

  /// Whether it is almost nowhere thicker than two pixels.
  func isThin(_ index: Int) -> Bool { shapes[index].core * 20 < shapes[index].area }

  /// Whether it has few pixels, none of them amid others of its colour, that hardly lie on a ground or on its own band, or are
  /// single ones beside other colours: an edge of a resized picture or of a pattern, noise of a JPEG or of dithering.
  ///
  /// Engineering choices: a two-hundredth of the picture, seven tenths of it on the ground, for single pixels and those
  /// that resemble a larger colour; half as many and a third for others; a fifth on a band of six tenths of its colour.
  func isScrap(_ index: Int) -> Bool {
    let (shape, color) = (shapes[index], candidates.colors[index])
    guard shape.area * 200 < width * height, shape.core * 50 < shape.area, onGround(index) <= 0.7 else { return false }
    let all = shape.contacts.reduce(0, +)
    let isOnBand = shapes.indices.contains { band in
      let tint = candidates.colors[band]
      return shape.contacts[band] * 5 >= all && !isThin(band)
        && grounds.map { candidates.colors[$0] }.contains { tint.isMixture($0, color) && tint.part($0, color) <= 0.6 }
    }
    guard !isOnBand else { return false }
    let lab = OKLab(LinearSRGB(color.srgb))
    let isLikeMore = shapes.indices.contains { other in
      shapes[other].area > 4 * shape.area && OKLab(LinearSRGB(candidates.colors[other].srgb)).distance(to: lab) <= 0.05
    }
    let isFew = isLikeMore || onGround(index) <= 0.35 && shape.area * 400 < width * height
    if isFew, area(index, .long) * 2 < shape.area { return true }
    let (runs, columns) = shape.pieces.reduce(into: (0, 0)) { $0 = ($0.0 + $1.runs, $0.1 + $1.columns) }
    return shape.area * 5 <= runs * 8 && shape.area * 5 <= columns * 8
  }

  /// Whether two colours have about the same hue: within 60° in OKLab. Engineering choice.
  func isOneHue(_ one: Int, _ other: Int) -> Bool {
    let (a, b) = (OKLab(LinearSRGB(candidates.colors[one].srgb)), OKLab(LinearSRGB(candidates.colors[other].srgb)))
    return a.a * b.a + a.b * b.b >= 0.5 * a.chroma * b.chroma
  }

  /// Line marks with few pixels of their full colour, largest first, as ``ChartColors/unsteady`` lists them.
  func unsteady(_ marks: [Int]) -> [Int] {
    let thin = marks.filter(isThin)
    let loose = thin.filter { candidates.steadiness[$0] < Self.steady || isFrayed($0, among: marks) }
    // Edges of text lie on the way to a grey too: apply the result for colours to greys.
    let areSteady = thin.contains { !isGrey($0) && !loose.contains($0) }
    return loose.filter { !areSteady || !isGrey($0) }
  }

  /// Lines with a smaller share of their own colour were resized after drawing, or are thinner than a pixel.
  /// Engineering choice: lines of 1.5 px have four fifths, those of resized pictures a third or less.
  private static let steady = 0.5

  /// Pixels in pieces of a form; among pieces on marks only surfaces count.
  func area(_ index: Int, _ form: PicturePiece.Form) -> Int { areas[index][form.rawValue] }

  /// Pixels of strokes on marks, in patterns and letters.
  func inset(_ index: Int) -> Int { insets[index] }

  /// Whether many of its pixels belong to no edge. Engineering choice: at most a seventh do in edges of letters, half
  /// in edges of lines.
  func isOwn(_ index: Int) -> Bool { candidates.counts[index] * 4 >= shapes[index].area }

  /// Whether some of it is a data line in its own colour: it stands out, or most of it is that line.
  func isLine(_ index: Int) -> Bool {
    let long = area(index, .long)
    return long * 8 >= width && (candidates.isPeak[index] || isOwn(index) || long * 2 >= shapes[index].area)
  }

  /// Whether it lies between the plot and what surrounds it, along both: an axis or a frame. Engineering choice: three
  /// tenths of what it touches.
  func isFrame(_ index: Int) -> Bool {
    let contacts = shapes[index].contacts
    let all = max(1, contacts.reduce(0, +))
    return grounds.count == 2 && isThin(index) && grounds.allSatisfy { contacts[$0] * 10 >= all * 3 }
  }

  /// Whether a good part of it is one line that follows data.
  func isLong(_ index: Int) -> Bool { area(index, .long) * 3 >= shapes[index].area }

  /// Whether hardly a pixel has the colour that its edges lead to, or marks with other shares of that colour run along
  /// it: a resized picture. Engineering choices: half of its pixels; a quarter of what it touches.
  func isFrayed(_ index: Int, among marks: [Int]) -> Bool {
    let (color, contacts) = (candidates.colors[index], shapes[index].contacts)
    if shapes[index].area * 2 < candidates.counts[index] { return true }
    let along = marks.reduce(0) { sum, other in
      let mate = candidates.colors[other]
      let isShare = grounds.contains { ground in
        let ground = candidates.colors[ground]
        return color.isMixture(ground, mate) || mate.isMixture(ground, color)
      }
      return other != index && isThin(other) && isShare ? sum + contacts[other] : sum
    }
    return along * 4 >= max(1, contacts.reduce(0, +))
  }

  /// Whether it has strokes or symbols on the ground that are thicker than those of letters and not straight.
  func isStout(_ index: Int) -> Bool {
    let shape = shapes[index]
    return shape.core * 12 >= shape.area && isOwn(index) && !isWordy(index) && inset(index) * 2 <= shape.area
      && (area(index, .ruled) * 2 <= shape.area || !isApart(index))
  }

  /// Whether it lies on a ground, with its own edges between them.
  private func isApart(_ index: Int) -> Bool {
    let (color, contacts) = (candidates.colors[index], shapes[index].contacts)
    let apart = shapes.indices.reduce(0) { sum, other in
      let isEdge = grounds.contains { candidates.colors[other].isMixture(candidates.colors[$0], color) }
      return isEdge || grounds.contains(other) ? sum + contacts[other] : sum
    }
    return apart * 20 > contacts.reduce(0, +) * 7
  }

  /// The maximum chroma of text in OKLCh. Engineering choice: navy `#0a2540` has 0.06.
  static let inkiest = 0.1
}
