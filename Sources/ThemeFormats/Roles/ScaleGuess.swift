import Colorimetry
import PaletteRules

/// A row of tokens that are steps of one scale.
struct ScaleGuess {
  /// The name of the ramp.
  let name: String
  /// As `--ramp` and notes write it.
  let pattern: String
  let kind: Ramp.Kind
  let members: [RoleCandidate]
  /// Whether the steps are in another order in the file.
  let isSorted: Bool

  private init(_ row: TokenRows.Row, _ kind: Ramp.Kind, _ members: [RoleCandidate], isSorted: Bool = false) {
    // Without the star, and without what parts it from the name.
    name = String(row.pattern.dropLast().reversed().drop { "-._".contains($0) }.reversed())
    pattern = row.pattern
    self.kind = kind
    self.members = members
    self.isSorted = isSorted
  }

  /// The row as a scale, when its name says so, or when its names are steps such as 100, 200 … of one hue, lightness
  /// only rising or only falling. Steps out of order are series that somebody shuffled on purpose.
  init?(_ row: TokenRows.Row) {
    // White and black at the ends of a scale are no steps of it.
    let members = row.members.filter { ![["white"], ["black"]].contains($0.words.last) }
    let colors = members.compactMap(\.color)
    guard colors.count >= 3, colors.count == members.count else { return nil }
    let (isMonotone, isOneHue) = (RampShape.isMonotone(colors), RampShape.isOneHue(colors))
    switch row.words.lazy.compactMap({ ChartWords.ramps[$0] }).first {
    case .sequential: self.init(row, .sequential, members)
    case .diverging:
      // One arm of it, where each has a group of its own.
      self.init(row, isMonotone && isOneHue ? .sequential : .diverging, members)
    case .cyclic: self.init(row, .cyclic, members)
    case .any: self.init(row, RampShape.kind(of: colors), members)
    case nil:
      let steps = members.compactMap { NumericOrder.parts(of: $0.path.last ?? "").number }
      let areSteps = steps.count == members.count && zip(steps, steps.dropFirst()).allSatisfy { $1 - $0 >= 10 }
      // `chart-1` to `chart-5` are series, however alike they are; `mono-1` to `mono-5` of one hue are a scale.
      let stem = row.words.last ?? ""
      if steps.count == members.count, !RoleWords.scales.isDisjoint(with: row.words), isOneHue, !isMonotone {
        // Shades of one hue, dealt so that neighbours differ: they still are that hue's scale.
        let sorted = zip(members, colors).sorted {
          OKLab(LinearSRGB($0.1)).lightness > OKLab(LinearSRGB($1.1)).lightness
        }
        self.init(row, .sequential, sorted.map(\.0), isSorted: true)
        return
      }
      let isRow =
        members.count >= RampShape.leastSteps && !ChartWords.contain([stem]) && !RoleWords.categories.contains(stem)
      let isScale = areSteps || RoleWords.hues.contains(stem) || isRow || row.areSteps
      guard steps.count == members.count || row.areSteps, isScale, isMonotone, isOneHue else { return nil }
      self.init(row, .sequential, members)
    }
  }
}
