import Colorimetry

/// The shades of one colour that a search for clear pairs tries: the colour as it is, then others, nearest first.
///
/// A grid in OKLCh, because a designer changes the lightness first, then a little of the chroma, and the hue last.
struct ShadeGrid {
  /// The steps of the grid: OKLCh lightness, shares of the chroma, and turns of the hue in degrees. Engineering choices:
  /// two neighbours are about ΔE00 2 apart, and the name of the colour limits the turns.
  private static let step = 0.02
  private static let shares = [1, 0.9, 0.8, 1.15, 0.7, 0.6, 0.45, 0.3]
  private static let turns: [Double] = [0, -6, 6, -12, 12]
  /// The greatest change of lightness. An engineering choice: from the lightest yellow to 3:1 on white, and further.
  private static let room = 0.5

  /// The steps of a grid over every hue, coarser because it is larger: chroma as it is, not as a share. Engineering
  /// choices.
  private static let freeStep = 0.05
  private static let freeChroma = [0.05, 0.1, 0.15, 0.2]
  private static let freeTurns: [Double] = Array(stride(from: 0, to: 360, by: 20))

  /// By effort; the first is nearest.
  private let shades: [ColorLattice.Candidate]

  /// The shades that a rule admits, whatever their contrast.
  ///
  /// - Parameter known: Colours to try besides.
  init(from rule: CandidateRule, keepsHue: Bool, besides known: [SRGB] = []) {
    let origin = OKLCh(OKLab(LinearSRGB(rule.original)))
    let isGrey = rule.original.red == rule.original.green && rule.original.green == rule.original.blue
    var found: [ColorLattice.Candidate] = []
    var tried: Set<SRGB> = []
    func add(_ color: SRGB) {
      guard tried.insert(color).inserted, let effort = rule.differenceWithoutFloors(of: color) else { return }
      found.append(ColorLattice.Candidate(color: color, difference: effort))
    }
    func add(_ lightness: Double, _ chroma: Double, _ hue: Double) {
      let color = SRGB(LinearSRGB(XYZD65(OKLab(OKLCh(lightness, chroma, hue)))))
      guard color.isInGamut(tolerance: 1 / 510) else { return }
      let (red, green, blue) = color.clamped.bytes
      // Rounding must not tint a grey.
      add(isGrey ? SRGB(bytes: green, green, green) : SRGB(bytes: red, green, blue))
    }
    add(rule.original)
    for color in known { add(color) }
    let start = origin.lightness.truncatingRemainder(dividingBy: Self.step)
    for lightness in stride(from: start, through: 1, by: Self.step)
    where abs(lightness - origin.lightness) <= Self.room {
      if isGrey {
        add(lightness, 0, 0)
        continue
      }
      for share in Self.shares where share >= rule.leastShare {
        for turn in Self.turns { add(lightness, share * origin.chroma, origin.hue + turn) }
      }
    }
    if !keepsHue {
      for lightness in stride(from: 0, through: 1, by: Self.freeStep) {
        for chroma in Self.freeChroma {
          for hue in Self.freeTurns { add(lightness, chroma, hue) }
        }
      }
    }
    // The grid is in a fixed order, and the sort keeps equal ones in place.
    shades = found.enumerated().sorted { ($0.element.difference, $0.offset) < ($1.element.difference, $1.offset) }
      .map(\.element)
  }

  /// The shades with enough contrast, nearest first.
  ///
  /// - Parameters:
  ///   - most: The greatest number; beyond it only every second, third … shade.
  ///   - known: Colours to keep in any case.
  func candidates(most: Int, besides known: [SRGB], where isAdmitted: (SRGB) -> Bool) -> [ColorLattice.Candidate] {
    let admitted = shades.filter { isAdmitted($0.color) }
    let stride = max(1, (admitted.count - 1) / max(most, 1) + 1)
    return admitted.enumerated().filter { index, shade in
      index.isMultiple(of: stride) || known.contains(shade.color)
    }.map(\.element)
  }
}
