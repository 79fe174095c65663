/// The candidates by what they are taken for.
struct ChartParts {
  /// What data are drawn in.
  private(set) var marks: [Int] = []
  /// What texts are written in.
  private(set) var texts: [Int] = []
  /// What straight lines along the picture's sides are drawn in.
  private(set) var rules: [Int] = []
  /// Colours that come of others, a sentence each; edges aside.
  private(set) var leftOut: [String] = []
  /// Colours that may come of others, a sentence each.
  private(set) var doubts: [String] = []
  private let roles: ChartRoles

  /// Below this contrast a grey line is a grid rather than data. Engineering choice.
  private static let faint = 1.6

  /// Assigns every candidate of a picture of so many pixels.
  init(_ roles: ChartRoles, total: Int) {
    self.roles = roles
    let letters = sort(total)
    let isTranslucent = marks.contains { !roles.overlays($0, marks).isEmpty }
    let asked = marks + letters.filter { !marks.contains($0) }
    // Coloured ink has coloured edges.
    let inks = marks + letters.filter { !marks.contains($0) && !roles.isGrey($0) }
    let derived = DerivedColors(
      asked.map { ($0, roles.derivations(of: $0, among: inks, isTranslucent: isTranslucent)) },
      areas: roles.shapes.map(\.area))
    texts = written(letters.filter { derived.derivations[$0] == nil })
    tell(asked.compactMap { derived.derivations[$0] })
    marks.removeAll { derived.derivations[$0] != nil }
  }

  /// Marks and rules; what letters may be is returned.
  private mutating func sort(_ total: Int) -> [Int] {
    let shapes = roles.shapes
    let least = CandidateColors.leastPixels(total)
    var letters: [Int] = []
    for index in shapes.indices where !roles.grounds.contains(index) && shapes[index].area > 0 {
      let shape = shapes[index]
      guard roles.isGrey(index) || roles.isWritten(index) else {
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
      let isSolid = solid * 2 >= shape.area - ruled && solid >= 4 * least || solid * 1_000 >= total
      if isSolid {
        marks.append(index)
      } else if roles.isLine(index) {
        // Faint dashes of a grid hang together and are not straight.
        let hex = roles.candidates.colors[index].hex
        if roles.contrast(index) < Self.faint {
          rules.append(index)
          doubts.append("\(hex) is a grid")
        } else if roles.isPattern(index) {
          doubts.append("\(hex) is a pattern on marks")
        } else {
          marks.append(index)
        }
      }
      if small >= 2 * least { letters.append(index) }
    }
    return letters
  }

  /// The letters that are texts, and no mixtures of their ink.
  private func written(_ letters: [Int]) -> [Int] {
    let colors = roles.candidates.colors
    // Nearly all of the ink may be in the frame; of greys that draw frames and lines, the strongest is taken for text too.
    let strongest = letters.max { roles.contrast($0) < roles.contrast($1) }
    return letters.filter { index in
      guard index != strongest else { return true }
      let inks = letters.filter { other in
        other != index && roles.grounds.contains { colors[index].isMixture(colors[$0], colors[other]) }
      }
      let isPassed = !inks.isEmpty
      // Beside the ink it is the ink's edge, however often it comes. Engineering choice: a twelfth of what it touches.
      let contacts = roles.shapes[index].contacts
      guard inks.reduce(0, { $0 + contacts[$1] }) * 12 < max(1, contacts.reduce(0, +)) else { return false }
      return !marks.contains(index) && !rules.contains(index) && (roles.candidates.isPeak[index] || !isPassed)
    }
  }

  private mutating func tell(_ derivations: [ColorDerivation]) {
    for derivation in derivations where derivation.kind != .edge || !derivation.isCertain {
      if derivation.isCertain {
        if !leftOut.contains(derivation.sentence) { leftOut.append(derivation.sentence) }
      } else if !doubts.contains(derivation.sentence) {
        doubts.append(derivation.sentence)
      }
    }
  }
}
