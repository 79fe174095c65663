import Colorimetry

/// What one colour may become, whatever the others are, and how far a change of it is in the eyes of whoever chose it.
struct ShadeRule {
  /// The surcharge per step of OKLab, as large as CIEDE2000 per step where the two agree, for hue and for chroma.
  /// Engineering choices: a designer who keeps a palette recognizable changes the lightness first, and the hue last.
  private static let (weightOfHue, weightOfChroma) = (30.0, 20.0)
  /// The shares of its chroma that a colour keeps: most of it, and less where nothing else passes. Engineering choices:
  /// `#1f78b4` keeps 60 % as `#3a6d8c`, a dull blue.
  static let leastShares = [0.8, 0.6, 0]
  /// The surcharge per step of OKLab for what a colour loses beyond the first of ``leastShares``. An engineering choice:
  /// a loss of a tenth of a strong colour weighs as much as ΔE00 6.
  private static let weightOfFading = 300.0

  /// The colour as it is.
  let original: SRGB
  /// The least share of its chroma that the colour keeps.
  var leastShare = leastShares[0]
  /// The name to keep; nil for any name.
  var name: KeptName?
  let polar: OKLCh
  private let coordinate: DifferenceCoordinate

  init(_ original: SRGB, keepsName: Bool) {
    self.original = original
    name = keepsName ? KeptName(of: original) : nil
    polar = OKLCh(OKLab(LinearSRGB(original)))
    coordinate = DifferenceMetric.ciede2000.coordinate(LinearSRGB(original))
  }

  /// The effort of a change: CIEDE2000 and a surcharge for hue and chroma; nil for a colour that the rule excludes, or
  /// that takes more than `most`.
  func effort(of color: SRGB, atMost most: Double = .infinity) -> Double? {
    let new = OKLCh(OKLab(LinearSRGB(color)))
    let effort = effort(of: color, new)
    guard effort <= most, color == original || FaithfulShade.keepsChroma(new, of: polar, share: leastShare) else {
      return nil
    }
    // The name takes longest.
    return name.map { $0.fits(color, new, SurveyedName(color)) } ?? true ? effort : nil
  }

  /// The effort, whatever the rule excludes.
  func move(to color: SRGB) -> Double { effort(of: color, OKLCh(OKLab(LinearSRGB(color)))) }

  private func effort(of color: SRGB, _ new: OKLCh) -> Double {
    let difference = DifferenceMetric.ciede2000.distance(
      coordinate, DifferenceMetric.ciede2000.coordinate(LinearSRGB(color)))
    // The chord between the two hues, at the mean chroma.
    let turn = abs((new.hue - polar.hue + 540).truncatingRemainder(dividingBy: 360) - 180) * Double.pi / 180
    let hue = (new.chroma * polar.chroma).squareRoot() * turn
    let faded = max(0, Self.leastShares[0] * polar.chroma - new.chroma)
    return difference + Self.weightOfHue * hue + Self.weightOfChroma * abs(new.chroma - polar.chroma)
      + Self.weightOfFading * faded
  }
}

/// A colour that another one may become.
struct Shade {
  let color: SRGB
  /// The effort of the change (``ShadeRule``).
  let effort: Double
}

extension ShadeRule {
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
  /// The steps of work that a shade takes.
  private static let stepsOfShade = 100

  /// The colour as it is, then others, nearest first: a grid in OKLCh, because a designer changes the lightness first, then
  /// a little of the chroma, and the hue last.
  ///
  /// - Parameters:
  ///   - known: A shade to keep in any case.
  ///   - most: The greatest number; beyond it only every second, third … shade.
  ///   - work: The steps taken are added.
  ///   - isAdmitted: Whether a shade counts.
  func shades(most: Int, besides known: SRGB, work: inout Int, where isAdmitted: (SRGB) -> Bool) -> [Shade] {
    let isGrey = original.red == original.green && original.green == original.blue
    var found: [Shade] = []
    var tried: Set<SRGB> = [original]
    func add(_ lightness: Double, _ chroma: Double, _ hue: Double) {
      let color = SRGB(LinearSRGB(XYZD65(OKLab(OKLCh(lightness, chroma, hue)))))
      guard color.isInGamut(tolerance: 1 / 510) else { return }
      let (red, green, blue) = color.clamped.bytes
      // Rounding must not tint a grey.
      let shade = isGrey ? SRGB(bytes: green, green, green) : SRGB(bytes: red, green, blue)
      guard tried.insert(shade).inserted, isAdmitted(shade), let effort = effort(of: shade) else { return }
      found.append(Shade(color: shade, effort: effort))
    }
    let start = polar.lightness.truncatingRemainder(dividingBy: Self.step)
    for lightness in stride(from: start, through: 1, by: Self.step)
    where abs(lightness - polar.lightness) <= Self.room {
      for share in isGrey ? [1] : Self.shares where share >= leastShare {
        for turn in isGrey ? [0] : Self.turns { add(lightness, share * polar.chroma, polar.hue + turn) }
      }
    }
    if name == nil {
      for lightness in stride(from: 0, through: 1, by: Self.freeStep) {
        for chroma in Self.freeChroma {
          for hue in Self.freeTurns { add(lightness, chroma, hue) }
        }
      }
    }
    work += tried.count * Self.stepsOfShade
    let stride = max(1, (found.count - 1) / max(most, 1) + 1)
    found = found.enumerated().sorted { ($0.element.effort, $0.offset) < ($1.element.effort, $1.offset) }.map(\.element)
    found = found.enumerated().filter { $0.offset.isMultiple(of: stride) || $0.element.color == known }.map(\.element)
    if known != original, !found.contains(where: { $0.color == known }) {
      found.append(Shade(color: known, effort: move(to: known)))
      found.sort { $0.effort < $1.effort }
    }
    return [Shade(color: original, effort: 0)] + found
  }
}
