import Colorimetry

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
