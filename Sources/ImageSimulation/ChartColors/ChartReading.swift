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
    unsteady = roles.unsteady(byArea(parts.marks)).map(use)
    isGraded = Self.areGraded(parts.marks, roles)
    leftOut = parts.leftOut
    doubts = parts.doubts
  }

  /// Whether marks, or all colours of the plot where they fill it, mostly touch each other, and those that touch are much more alike than any two.
  ///
  /// Engineering choices, by the colour maps of matplotlib and the published palettes: seven tenths of the mean difference in
  /// OKLab, and a quarter of what marks touch.
  private static func areGraded(_ marks: [Int], _ roles: ChartRoles) -> Bool {
    let marks = AxesFrame(roles).flatMap { $0.filling(roles) } ?? marks
    guard marks.count >= 4 else { return false }
    let labs = marks.map { OKLab(LinearSRGB(roles.candidates.colors[$0].srgb)) }
    var (near, touching, sum, pairs) = (0.0, 0, 0.0, 0)
    for one in marks.indices {
      for other in 0..<one {
        let distance = labs[one].distance(to: labs[other])
        let contacts = roles.shapes[marks[one]].contacts[marks[other]]
        near += Double(contacts) * distance
        touching += contacts
        sum += distance
        pairs += 1
      }
    }
    let all = marks.reduce(0) { $0 + roles.shapes[$1].contacts.reduce(0, +) }
    guard touching * 4 >= all else { return false }
    return near / Double(touching) <= 0.7 * sum / Double(pairs)
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
}
