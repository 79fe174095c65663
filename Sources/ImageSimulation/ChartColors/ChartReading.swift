import Colorimetry

extension ChartColors {
  /// A picture with more mark colours is a heat map, a map or no chart. Engineering choice: Glasbey's palettes end at
  /// 32, with colours that few people can name.
  static let mostMarks = 32
  /// The maximum share of shading, 0…1. Engineering choice.
  static let mostShading = 0.2

  /// With more colours of several marks over each other, nobody can tell which of them are series. Engineering choice:
  /// as many as a report lists.
  static let mostBuried = 12

  /// Assigns roles to the colours found.
  init(_ census: PixelCensus, _ candidates: CandidateColors, _ roles: ChartRoles) throws(PictureError) {
    let shapes = roles.shapes
    let total = Double(max(1, census.total))
    func use(_ index: Int) -> Use {
      let piece = shapes[index].pieces.first
      return Use(
        color: candidates.colors[index], share: Double(shapes[index].area) / total, x: piece?.anchor.x ?? 0,
        y: piece?.anchor.y ?? 0)
    }
    let kept = shapes.reduce(0) { $0 + $1.area } + census.mixed
    let shading = max(census.shading(of: max(1, census.total)), 1 - Double(kept) / total)
    guard shading <= Self.mostShading else { throw .noChart(.shading(shading)) }

    let parts = ChartParts(roles, census)
    guard parts.marks.count <= Self.mostMarks else { throw .noChart(.tooManyMarks(parts.marks.count)) }
    guard parts.buried <= Self.mostBuried else { throw .noChart(.overlaps(parts.buried)) }
    guard !parts.marks.isEmpty else { throw .noChart(.noMarks) }
    guard !Self.isRamp(parts.marks.map { candidates.colors[$0] }) else { throw .noChart(.ramp(parts.marks.count)) }

    func byArea(_ indices: [Int]) -> [Int] {
      indices.sorted { (shapes[$1].area, candidates.colors[$0]) < (shapes[$0].area, candidates.colors[$1]) }
    }
    let rules = parts.rules.filter { roles.contrast($0) >= 1.08 }
      .sorted { (roles.contrast($1), candidates.colors[$0]) < (roles.contrast($0), candidates.colors[$1]) }
    // A single faint line colour is a grid without an axis.
    let first = rules.first { roles.contrast($0) >= 2 }
    let grid = rules.filter { $0 != first }
      .max { Double(shapes[$0].area) * (roles.contrast($0) - 1) < Double(shapes[$1].area) * (roles.contrast($1) - 1) }
    background = use(roles.background)
    plotBackground = roles.plot == roles.background ? nil : use(roles.plot)
    let strongest = parts.texts.max { roles.contrast($0) < roles.contrast($1) }
    let isPlain = { (index: Int) in roles.isWordy(index) || index == strongest }
    let written = byArea(parts.texts)
    texts = (written.filter(isPlain) + written.filter { !isPlain($0) }).map(use)
    axis = first.map(use)
    gridlines = grid.map(use)
    marks = byArea(parts.marks).map(use)
    beside = byArea(parts.marks).filter { roles.isBeside($0) }.map(use)
    let thin = byArea(parts.marks).filter { roles.isThin($0) }
    let loose = thin.filter { candidates.steadiness[$0] < Self.steady || roles.isFrayed($0, among: parts.marks) }
    // Edges of text lie on the way to a grey too: apply the result for colours to greys.
    let areSteady = thin.contains { !roles.isGrey($0) && !loose.contains($0) }
    unsteady = loose.filter { !areSteady || !roles.isGrey($0) }.map(use)
    leftOut = parts.leftOut
    doubts = parts.doubts
  }

  /// Whether most colours have a neighbour that hardly differs: a stepped ramp. Engineering choices: nine colours, the
  /// maximum of ColorBrewer's ramps; 0.04 in OKLab, a third of the least distance in a palette of 32 series.
  private static func isRamp(_ colors: [ScreenColor]) -> Bool {
    guard colors.count > 9 else { return false }
    let labs = colors.map { OKLab(LinearSRGB($0.srgb)) }
    let near = labs.indices.filter { one in
      labs.indices.contains { $0 != one && labs[$0].distance(to: labs[one]) <= 0.04 }
    }
    return near.count * 3 >= colors.count * 2
  }

  /// Lines with a smaller share of their own colour were resized after drawing, or are thinner than a pixel.
  /// Engineering choice: lines of 1.5 px have four fifths, those of resized pictures a third or less.
  private static let steady = 0.5
}
