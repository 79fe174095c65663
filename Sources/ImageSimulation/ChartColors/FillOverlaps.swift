/// Translucent fills without lines: histograms, densities and points that lie over each other, all of one coverage.
struct FillOverlaps {
  /// The fills, each as it shows on the ground.
  private(set) var fills: [Int] = []
  /// The coverage, 0…1.
  private(set) var opacity = 1.0

  /// Coverages that differ by at most this are the same: the rounding error.
  private static let sameness = 0.03

  /// More marks than series may be; the search takes the cube of their number. Engineering choice.
  private static let most = 60

  /// Finds the coverage on which most overlaps agree: two at least that touch what gives them, or three, so that it is
  /// not an accident.
  init(_ roles: ChartRoles, among marks: [Int]) {
    struct Overlap {
      let color, over, under: Int
      let opacity: Double
      let isBeside: Bool
    }
    let colors = roles.candidates.colors
    let solid = marks.filter { roles.shapes[$0].core * 20 >= roles.shapes[$0].area }.prefix(Self.most)
    func overlap(_ color: Int, _ over: Int, _ under: Int) -> Overlap? {
      guard over != color, under != color,
        let ink = InkOverlay(colors[color], is: colors[over], over: colors[under], on: colors[roles.plot]),
        ink.opacity <= 0.93
      else { return nil }
      let contacts = roles.shapes[color].contacts
      return Overlap(
        color: color, over: over, under: under, opacity: ink.opacity,
        isBeside: (contacts[over] > 0 || roles.isOutlined(color, from: over))
          && (contacts[under] > 0 || roles.isOutlined(color, from: under)))
    }
    let outlined = solid.filter(roles.isOutlinedOnGround)
    let grounded = solid.filter { roles.onGround($0) > 0.02 || outlined.contains($0) }
    let overlaps = solid.filter { roles.onGround($0) <= 0.3 && !outlined.contains($0) }.flatMap { color in
      grounded.flatMap { over in grounded.compactMap { under in over == under ? nil : overlap(color, over, under) } }
    }
    func agreeing(_ opacity: Double) -> [Overlap] { overlaps.filter { abs($0.opacity - opacity) <= Self.sameness } }
    func weight(_ overlaps: [Overlap]) -> Int {
      let beside = Set(overlaps.filter(\.isBeside).map(\.color)).count
      return beside >= 2 ? 2 + beside : Set(overlaps.map(\.color)).count
    }
    let best = overlaps.map { (opacity: $0.opacity, weight: weight(agreeing($0.opacity))) }
      .max { ($0.weight, $1.opacity) < ($1.weight, $0.opacity) }
    guard let best, best.weight >= 3 else { return }
    let agreed = agreeing(best.opacity)
    opacity = agreed.map(\.opacity).reduce(0, +) / Double(agreed.count)
    var results = Set(agreed.map(\.color))
    for color in solid {
      let isOverItself = grounded.contains { fill in
        overlap(color, fill, fill).map { abs($0.opacity - opacity) <= Self.sameness } ?? false
      }
      if isOverItself { results.insert(color) }
    }
    fills = Set(agreed.flatMap { [$0.over, $0.under] }).subtracting(results).sorted()
  }
}

extension ChartRoles {
  /// Whether a coloured outline lies between two surfaces.
  func isOutlined(_ index: Int, from other: Int) -> Bool {
    shapes.indices.contains { outline in
      isThin(outline) && !isGrey(outline) && shapes[index].contacts[outline] > 0 && shapes[other].contacts[outline] > 0
    }
  }

  /// Whether an outline of its own ink, over itself, lies between a fill and the ground. Engineering choices: a tenth of
  /// what the fill touches, three tenths of what the outline touches.
  func isOutlinedOnGround(_ index: Int) -> Bool {
    let contacts = shapes[index].contacts
    let (color, all) = (candidates.colors[index], contacts.reduce(0, +))
    return shapes.indices.contains { outline in
      isThin(outline) && contacts[outline] * 10 >= max(1, all) && onGround(outline) >= 0.3
        && InkOverlay(candidates.colors[outline], is: color, over: color, on: candidates.colors[plot]) != nil
    }
  }
}
