import Colorimetry

/// The colours that one colour of a theme may become, nearest first: a lattice as the start of a search.
struct ColorLattice {
  struct Candidate {
    let color: SRGB
    /// CIEDE2000 from the original colour.
    let difference: Double
  }

  /// 18 levels per channel, 15 apart: neighbours are about ΔE00 5 apart, and the search covers every cell from its
  /// corners.
  static let levels: [UInt8] = stride(from: 0, through: 255, by: 15).map { UInt8($0) }

  /// By difference, then by hex.
  let candidates: [Candidate]

  /// The colours of the lattice that a rule admits.
  init(from rule: CandidateRule) {
    var candidates: [Candidate] = []
    for red in Self.levels {
      for green in Self.levels {
        for blue in Self.levels {
          let color = SRGB(bytes: red, green, blue)
          if let difference = rule.difference(of: color) {
            candidates.append(Candidate(color: color, difference: difference))
          }
        }
      }
    }
    // The lattice is in the order of hex, and the sort keeps equal ones in place.
    self.candidates = candidates.enumerated()
      .sorted { ($0.element.difference, $0.offset) < ($1.element.difference, $1.offset) }.map(\.element)
  }
}

/// The limits on one colour, independent of other colours.
struct CandidateRule {
  /// The colour as it is.
  let original: SRGB
  private let coordinate: DifferenceCoordinate
  /// The name to keep; nil for any name.
  private let name: KeptName?
  /// Opacity, surface and ratio: the surfaces that the colour must contrast with.
  let floors: [(view: RepairView, surface: SRGB, ratio: Double)]

  init(
    _ original: SRGB, keepsName: Bool,
    floors: [(view: RepairView, surface: SRGB, ratio: Double)]
  ) {
    self.original = original
    coordinate = DifferenceMetric.ciede2000.coordinate(LinearSRGB(original))
    name = keepsName ? KeptName(of: original) : nil
    self.floors = floors
  }

  /// The distance from the original colour; nil for a colour that the rule excludes.
  func difference(of color: SRGB) -> Double? {
    guard meetsFloors(color) else { return nil }
    guard name.map({ $0.fits(color) }) ?? true else { return nil }
    return move(to: color)
  }

  /// CIEDE2000 from the original colour.
  func move(to color: SRGB) -> Double {
    DifferenceMetric.ciede2000.distance(coordinate, DifferenceMetric.ciede2000.coordinate(LinearSRGB(color)))
  }

  private func meetsFloors(_ color: SRGB) -> Bool {
    floors.allSatisfy { floor in
      WCAG.contrastRatio(floor.view.shown(color), floor.surface) >= floor.ratio + RepairMargin.ratio
    }
  }
}
