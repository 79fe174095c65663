import Colorimetry

/// Which colours of a picture are those of series, which are grey, and which may come of others.
///
/// Edges are left out. Only colour and contact are known here; what layers, letters and shadows would tell is in doubt.
struct ColorCertainty {
  /// Colours of series, by index, the one with the most pixels first.
  private(set) var marks: [Int] = []
  /// Colours without a hue.
  private(set) var greys: [Int] = []
  /// Colours that may be of series.
  private(set) var doubts: [Int] = []
  /// Those of translucent marks over each other or over the ground, in all.
  private(set) var layers: Set<Int> = []

  private let candidates: CandidateColors
  private let extents: [ColorSurvey.Extent]
  private let grounds: [Int]
  /// By candidate, the share of grounds among what it touches, 0…1.
  private let grounded: [Double]
  /// The mean thickness in pixels of what may be a line.
  private let lineWidth: Double
  /// Colours with a hue that are no edges.
  private var hues: [Int] = []
  /// Lines among them.
  private var lines: [Int] = []

  /// Colours of one translucent layer of marks over another differ from these by a factor; one below it is hardly seen.
  private static let leastCover = 0.05
  /// Colours with less than this share of their neighbourhood are letters, or lines that were resized or are thinner than a
  /// pixel. Engineering choice: lines of 1.5 px have four fifths, those of resized pictures a third or less.
  private static let leastSteadiness = 0.5
  /// Thin and dark colours with so much contrast and so little chroma are mostly of texts: WCAG 2.2 asks for the contrast
  /// (1.4.6), and `#2a3f5f` of Plotly has a chroma of 0.06. Engineering choice.
  private static let inkContrast = 7.0, inkChroma = 0.08
  /// What has less than a fifth of the pixels of another may be its shadow or a scrap of it. Engineering choice.
  private static let scrap = 5
  /// Marks that differ from a larger one beside them by this much in each channel may be its edge, as a sharpening filter
  /// draws it. Engineering choice.
  private static let sharpened = 24

  /// Decides for each candidate.
  init(
    _ candidates: CandidateColors, _ extents: [ColorSurvey.Extent], _ surfaces: PictureSurfaces, shortest side: Int
  ) {
    self.candidates = candidates
    self.extents = extents
    let grounds = surfaces.grounds
    self.grounds = grounds
    grounded = extents.map { extent in
      Double(grounds.reduce(0) { $0 + extent.contacts[$1] }) / Double(max(1, extent.edge))
    }
    // A line is 1.5 to 3 points wide, and a chart 300 to 400 points high.
    lineWidth = Double(side) / 100
    let order = candidates.colors.indices.filter { !grounds.contains($0) }
      .sorted { (extents[$1].area, $0) < (extents[$0].area, $1) }
    let drawn = order.filter { !isEdge($0) }
    greys = drawn.filter { !surfaces.hasHue[$0] }
    hues = drawn.filter { surfaces.hasHue[$0] }
    lines = hues.filter { Double(2 * extents[$0].area) <= lineWidth * Double(extents[$0].edge) }
    layers = Set((hues + greys).filter { isBand($0) || isOverlap($0) })
    let steady = hues.filter { !layers.contains($0) && isSteady($0) }
    let longest = steady.filter { lines.contains($0) }.map { extents[$0].area }.max() ?? 0
    for index in hues {
      // Amid translucent marks what hardly touches a ground lies on other marks.
      let isAmongLayers =
        !layers.isEmpty && (isThin(index) || grounded[index] * 3 < 1)
        && (!lines.contains(index) || isScrap(index, longest))
      if !steady.contains(index) || isAmongLayers || isFrayed(index, steady) || isInk(index) || isSeam(index)
        || isShadow(index)
      {
        doubts.append(index)
      } else {
        marks.append(index)
      }
    }
  }

  private func color(_ index: Int) -> ScreenColor { candidates.colors[index] }

  /// Whether a colour has hardly a pixel that is surrounded by others of it.
  private func isThin(_ index: Int) -> Bool { extents[index].core * 20 < extents[index].area }

  /// Whether a colour lies mostly between its neighbours' colours, or is thin and lies between two colours with more pixels.
  private func isEdge(_ index: Int) -> Bool {
    if candidates.counts[index] * 4 < extents[index].area { return true }
    guard isThin(index) else { return false }
    let others = candidates.colors.indices.filter { extents[$0].area > extents[index].area }
    // Of a line that is one pixel wide hardly a pixel has the full colour.
    let ends = candidates.colors.indices.filter { isThin($0) && extents[$0].area * Self.scrap > extents[index].area }
    return grounds.contains { ground in
      ends.contains { candidates.isOnEdge(index, from: color(ground), to: color($0)) }
    }
      || others.enumerated().contains { place, first in
        others.dropFirst(place + 1).contains { candidates.isOnEdge(index, from: color(first), to: color($0)) }
      }
  }

  /// Whether a colour is not that of letters or of lines finer than a pixel.
  private func isSteady(_ index: Int) -> Bool {
    guard isThin(index) else { return true }
    return grounds.allSatisfy { candidates.steadiness(index, on: color($0)) >= Self.leastSteadiness }
  }

  /// Whether a line hardly differs from another that is not steady and no edge of it, as in a resized picture.
  private func isFrayed(_ index: Int, _ steady: [Int]) -> Bool {
    isThin(index)
      && hues.contains { other in
        isThin(other) && !steady.contains(other) && extents[other].area * Self.scrap >= extents[index].area
          && color(other).distance(color(index)) <= Self.sharpened
          && !grounds.contains { color(other).isMixture(color($0), color(index)) }
      }
  }

  /// Whether a thin and dark colour may be that of letters; pale letters on dark grounds are hardly coloured.
  private func isInk(_ index: Int) -> Bool {
    let own = color(index).srgb
    return isThin(index) && OKLCh(OKLab(LinearSRGB(own))).chroma < Self.inkChroma
      && grounds.allSatisfy { ground in
        let other = color(ground).srgb
        return WCAG.relativeLuminance(own) < WCAG.relativeLuminance(other)
          && WCAG.contrastRatio(own, other) >= Self.inkContrast
      }
  }

  /// Whether a surface is a tint of a line: a band or an area in the line's own colour.
  private func isBand(_ index: Int) -> Bool {
    !lines.contains(index) && !isThin(index)
      && lines.contains { line in
        line != index && grounds.contains { color(index).isMixture(color($0), color(line)) }
      }
  }

  /// Whether a surface is one of two others laid over the other with some coverage, or over itself: by its colour, because it
  /// is smaller than one of them, and because it touches the ground half as much as both at most.
  private func isOverlap(_ index: Int) -> Bool {
    let fills = hues.filter { $0 != index && !isThin($0) && grounded[index] * 2 < grounded[$0] }
    let ground = color(grounds.last ?? 0).channels
    return fills.contains { over in
      fills.contains { under in
        guard extents[index].area < max(extents[over].area, extents[under].area) else { return false }
        let (way, base) = (color(index).channels - color(over).channels, color(under).channels - ground)
        let cover = (way * base).sum() / max(1, (base * base).sum())
        let off = way - base * cover
        return (Self.leastCover...1 - Self.leastCover).contains(cover)
          && max(abs(off.x), abs(off.y), abs(off.z)) <= Double(ScreenColor.rounding)
      }
    }
  }

  /// Whether a line amid translucent fills may be where an edge crosses another: much less than the others, or a mixture.
  private func isScrap(_ index: Int, _ longest: Int) -> Bool {
    if extents[index].area * Self.scrap < longest { return true }
    let others = hues.filter { $0 != index }
    return grounds.contains { ground in
      others.enumerated().contains { place, first in
        color(index).isMixture(color(ground), color(first))
          || others.dropFirst(place + 1).contains { color(index).isMixture(color(first), color($0), color(ground)) }
      }
    }
  }

  /// Whether something between larger colours is thin and a mixture of three of them, or hardly differs from one.
  private func isSeam(_ index: Int) -> Bool {
    let extent = extents[index]
    let larger = candidates.colors.indices.filter { extents[$0].area > extent.area }
    var beside = larger.filter { extent.contacts[$0] * 10 >= extent.edge }
    let isNearlyOther = beside.contains {
      !grounds.contains($0) && extents[$0].area > Self.scrap * extent.area
        && color(index).distance(color($0)) <= Self.sharpened
    }
    guard isThin(index) else { return isNearlyOther }
    if grounded[index] < 0.5 {
      // Where edges meet the ground shows through, and so does the ink of an outline.
      beside += (grounds + greys.prefix(1)).filter { !beside.contains($0) && larger.contains($0) }
    }
    return isNearlyOther
      || beside.indices.contains { first in
        beside.indices.dropFirst(first + 1).contains { second in
          beside.dropFirst(second + 1).contains {
            color(index).isMixture(color(beside[first]), color(beside[second]), color($0))
          }
        }
      }
  }

  /// Whether a small colour may be the shadow of a mark that it touches: of the mark, black and the ground.
  private func isShadow(_ index: Int) -> Bool {
    hues.contains { mark in
      extents[index].contacts[mark] > 0 && extents[index].area * Self.scrap < extents[mark].area && !isThin(mark)
        && grounds.contains { color(index).isMixture(color(mark), ScreenColor(0x00_0000), color($0)) }
    }
  }
}
