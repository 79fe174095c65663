import Colorimetry

extension ChartColors {
  /// More colours of marks than this are a heat map, a map or a picture of something else. Engineering choice: Glasbey's
  /// palettes end at 32 with colours that few can name.
  static let mostMarks = 32

  /// Assigns roles to what was found.
  init(_ census: PixelCensus, _ candidates: CandidateColors, _ survey: RegionSurvey, width: Int, height: Int)
    throws(Refusal)
  {
    let roles = ChartRoles(candidates, survey, width: width, height: height)
    let shapes = roles.shapes
    let total = Double(max(1, census.total))
    func use(_ index: Int) -> Use {
      let piece = shapes[index].pieces.first
      return Use(
        color: candidates.colors[index], share: Double(shapes[index].area) / total, x: piece?.anchor.x ?? 0,
        y: piece?.anchor.y ?? 0)
    }
    let kept = shapes.reduce(0) { $0 + $1.area } + census.mixed
    let shading = max(Double(census.shaded) / total, 1 - Double(kept) / total, Double(census.mixed) / total - 0.3)
    guard shading <= 0.2 else { throw .shading(shading) }

    let least = CandidateColors.leastPixels(census.total)
    var (marks, letters, rules) = ([Int](), [Int](), [Int]())
    for index in shapes.indices where !roles.grounds.contains(index) && shapes[index].area > 0 {
      let shape = shapes[index]
      guard roles.isGrey(index) else {
        // A coloured grid is faint; a coloured line across is a mark.
        let isGrid =
          roles.contrast(index) < 1.5 && roles.area(index, .ruled) * 10 >= shape.area * 8 && shape.pieces.count > 2
        if isGrid { rules.append(index) } else { marks.append(index) }
        continue
      }
      let (solid, ruled) = (roles.area(index, .solid), roles.area(index, .ruled))
      let small = roles.area(index, .small)
      if ruled * 5 >= shape.area { rules.append(index) }
      // A panel, the ground of a legend, a stripe.
      guard roles.contrast(index) >= 1.25 else { continue }
      let isSolid = solid * 2 >= shape.area - ruled && solid >= 4 * least || solid * 1_000 >= census.total
      if isSolid || roles.isLine(index) { marks.append(index) }
      if small >= 4 * least { letters.append(index) }
    }
    let isTranslucent = marks.contains { roles.overlap($0, marks) != nil }
    let origins = (marks + letters).map {
      (index: $0, reason: roles.derivation(of: $0, among: marks, isTranslucent: isTranslucent))
    }
    let derived = Set(origins.filter { $0.reason != nil }.map(\.index))
    // Nearly all of the ink may be in the frame; of greys that draw frames and lines, the strongest is taken for text too.
    let strongest = letters.filter { !derived.contains($0) }.max { roles.contrast($0) < roles.contrast($1) }
    let texts = letters.filter { index in
      guard !derived.contains(index), index != strongest else { return index == strongest }
      let isPassed = letters.contains { other in
        other != index
          && roles.grounds.contains {
            candidates.colors[index].isMixture(candidates.colors[$0], candidates.colors[other])
          }
      }
      return !marks.contains(index) && !rules.contains(index) && (candidates.isPeak[index] || !isPassed)
    }
    let leftOut = origins.compactMap { if case .mixture(let sentence)? = $0.reason { sentence } else { nil } }
    marks.removeAll(where: derived.contains)
    guard marks.count <= Self.mostMarks else { throw .tooManyMarks(marks.count) }
    guard !marks.isEmpty else { throw .noMarks }

    func byArea(_ indices: [Int]) -> [Int] {
      indices.sorted { (shapes[$1].area, candidates.colors[$0]) < (shapes[$0].area, candidates.colors[$1]) }
    }
    rules = rules.filter { roles.contrast($0) >= 1.08 }
      .sorted { (roles.contrast($1), candidates.colors[$0]) < (roles.contrast($0), candidates.colors[$1]) }
    // One faint colour of lines alone is a grid without an axis.
    let first = rules.first { roles.contrast($0) >= 2 }
    let grid = rules.filter { $0 != first }
      .max { Double(shapes[$0].area) * (roles.contrast($0) - 1) < Double(shapes[$1].area) * (roles.contrast($1) - 1) }
    background = use(roles.background)
    plotBackground = roles.plot == roles.background ? nil : use(roles.plot)
    self.texts = byArea(texts).map(use)
    axis = first.map(use)
    gridlines = grid.map(use)
    self.marks = byArea(marks).map(use)
    self.leftOut = leftOut.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
