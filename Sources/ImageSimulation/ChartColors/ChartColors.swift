import Colorimetry

/// The colours that a picture of a chart uses. A picture does not state what each is for: colours with a hue are series,
/// greys are not, and what could come of other colours is in doubt.
package struct ChartColors: Sendable {
  /// One colour.
  package struct Use: Hashable, Sendable {
    /// As it appears in the picture.
    package let color: ScreenColor
    /// Its share of the picture's pixels, without edges, 0…1.
    package let share: Double
    /// The middle of its longest run of pixels, from the upper left corner, zero-based.
    package let x, y: Int
  }

  /// The most frequent colour along the picture's edge.
  package let background: Use
  /// The colour behind the marks, if different from the background.
  package let plotBackground: Use?
  /// Colours of series, the one with the most pixels first.
  package let marks: [Use]
  /// Colours without a hue, in the same order: texts, axes, gridlines, surfaces, or grey series.
  package let greys: [Use]
  /// Colours that may be series, or come of others or of letters and thin lines.
  package let doubts: [Use]
  /// Whether marks that touch are much more alike than others, as the classes of filled contours are.
  package let isGraded: Bool

  /// A picture with more mark colours is a heat map, a map or no chart. Engineering choice: Glasbey's palettes end at
  /// 32, with colours that few people can name.
  private static let mostMarks = 32
  /// With more colours of several marks over each other, nobody can tell which of them are series. Engineering choice:
  /// as many as a report lists.
  private static let mostLayers = 12

  /// Sorts the colours of a picture into roles.
  init(_ candidates: CandidateColors, _ extents: [ColorSurvey.Extent], width: Int, height: Int) throws(PictureError) {
    let surfaces = PictureSurfaces(candidates, extents, total: width * height)
    let certainty = ColorCertainty(candidates, extents, surfaces, shortest: min(width, height))
    let marks = certainty.marks
    guard max(marks.count, certainty.doubts.count / 2) <= Self.mostMarks else {
      throw .noChart(.tooManyMarks(marks.count + certainty.doubts.count))
    }
    guard certainty.layers.count <= Self.mostLayers else { throw .noChart(.layers(certainty.layers.count)) }
    guard !marks.isEmpty || !certainty.doubts.isEmpty || !certainty.greys.isEmpty else { throw .noChart(.noMarks) }
    let labs = marks.map { OKLab(LinearSRGB(candidates.colors[$0].srgb)) }
    guard !Self.isRamp(labs) else { throw .noChart(.ramp(marks.count)) }

    func use(_ index: Int) -> Use {
      Use(
        color: candidates.colors[index], share: Double(extents[index].area) / Double(max(1, width * height)),
        x: extents[index].anchor.x, y: extents[index].anchor.y)
    }
    background = use(candidates.background)
    plotBackground = surfaces.plot.map(use)
    self.marks = marks.map(use)
    greys = certainty.greys.map(use)
    doubts = certainty.doubts.map(use)
    isGraded = Self.areGraded(marks, labs, extents)
  }

  /// Whether most colours have a neighbour that hardly differs: a stepped ramp. Engineering choices: nine colours, the
  /// maximum of ColorBrewer's ramps; 0.04 in OKLab, a third of the least distance in a palette of 32 series.
  private static func isRamp(_ labs: [OKLab]) -> Bool {
    guard labs.count > 9 else { return false }
    let near = labs.indices.filter { one in
      labs.indices.contains { $0 != one && labs[$0].distance(to: labs[one]) <= 0.04 }
    }
    return near.count * 3 >= labs.count * 2
  }

  /// Whether marks mostly lie beside what resembles them.
  ///
  /// Engineering choices, by the colour maps of Matplotlib and the published palettes: seven tenths of the mean difference in
  /// OKLab, and a quarter of what marks touch.
  private static func areGraded(_ marks: [Int], _ labs: [OKLab], _ extents: [ColorSurvey.Extent]) -> Bool {
    guard marks.count >= 4 else { return false }
    var (near, touching, sum, pairs) = (0.0, 0, 0.0, 0)
    for one in marks.indices {
      for other in 0..<one {
        let distance = labs[one].distance(to: labs[other])
        let contacts = extents[marks[one]].contacts[marks[other]]
        near += Double(contacts) * distance
        touching += contacts
        sum += distance
        pairs += 1
      }
    }
    guard touching * 4 >= marks.reduce(0, { $0 + extents[$1].edge }) else { return false }
    return near / Double(touching) <= 0.7 * sum / Double(pairs)
  }
}

/// Which colours of a picture have a hue, and which are behind the marks.
struct PictureSurfaces {
  /// The colour of the panel behind the marks, if it has one of its own.
  let plot: Int?
  /// What marks lie on: the page, and the panel if there is one.
  let grounds: [Int]
  /// By candidate, whether it has a hue.
  let hasHue: [Bool]

  /// OKLCh chroma from which a colour has a hue. Engineering choice: a bluish grey of text or of a page, such as `#6c757d`, has
  /// less, and the palest colour of a published palette for series, in Pastel1, more.
  private static let leastChroma = 0.04
  /// The contrast of a panel with the page around it. Engineering choice: `#e5e5e5` on white has 1.26.
  private static let mostContrast = 1.35

  /// Finds the surfaces of a picture with so many pixels.
  init(_ candidates: CandidateColors, _ extents: [ColorSurvey.Extent], total: Int) {
    let colors = candidates.colors
    let page = candidates.background
    let hasHue = colors.map { OKLCh(OKLab(LinearSRGB($0.srgb))).chroma >= Self.leastChroma }
    let colored = colors.indices.filter { $0 != page && hasHue[$0] }
    func touched(_ surface: Int) -> Int { colored.reduce(0) { $0 + extents[surface].contacts[$1] } }
    /// A pale or dark area of a twelfth of the picture, in a box of a quarter of it, which is next to the page's colour or
    /// touches more of the marks than the page does. Engineering choices: a grey bar among others has a smaller box.
    func isPanel(_ index: Int) -> Bool {
      guard index != page, !hasHue[index], extents[index].core * 12 >= total, extents[index].box * 4 >= total else {
        return false
      }
      if WCAG.contrastRatio(colors[index].srgb, colors[page].srgb) <= Self.mostContrast { return true }
      // Where two translucent bands overlap, the colour is a mixture of both.
      let beside = colored.filter { extents[index].contacts[$0] > 0 }
      let isOverlap = beside.contains { one in
        beside.contains { colors[index].isMixture(colors[one], colors[$0], colors[page]) }
      }
      return touched(index) > touched(page) && !isOverlap
    }
    plot = colors.indices.filter(isPanel).max { extents[$0].core < extents[$1].core }
    grounds = [page] + [plot].compactMap(\.self)
    self.hasHue = hasHue
  }
}
