import Colorimetry

/// The colours that one colour of a theme may become, nearest first: a lattice as the start of a search.
struct ColorLattice {
  struct Candidate {
    let color: SRGB
    /// The move from the original colour, as the rule measures it.
    let difference: Double
  }

  /// 18 levels per channel, 15 apart: neighbours are about ΔE00 5 apart, and the search covers every cell from its
  /// corners.
  static let levels: [UInt8] = stride(from: 0, through: 255, by: 15).map { UInt8($0) }

  /// Every colour of the lattice, in the order of hex: each group of colours asks for all of them.
  private static let points: [MeasuredColor] = levels.flatMap { red in
    levels.flatMap { green in levels.map { MeasuredColor(SRGB(bytes: red, green, $0)) } }
  }

  /// By difference, then by hex.
  let candidates: [Candidate]

  /// The colours of the lattice that a rule admits.
  init(from rule: CandidateRule) {
    let admitted = Self.points.compactMap { point in
      rule.difference(of: point).map { Candidate(color: point.color, difference: $0) }
    }
    // The lattice is in the order of hex, and the sort keeps equal ones in place.
    candidates = admitted.enumerated()
      .sorted { ($0.element.difference, $0.offset) < ($1.element.difference, $1.offset) }.map(\.element)
  }
}

/// What the limits on a colour look at, measured and named once.
struct MeasuredColor {
  let color: SRGB
  let coordinate: DifferenceCoordinate
  let polar: OKLCh
  let survey: SurveyedName

  init(_ color: SRGB) {
    self.color = color
    let linear = LinearSRGB(color)
    coordinate = DifferenceMetric.ciede2000.coordinate(linear)
    polar = OKLCh(OKLab(linear))
    survey = SurveyedName(color)
  }
}

/// The limits on one colour, independent of other colours.
struct CandidateRule {
  /// How far a colour moves, in the eyes of whoever chose it.
  enum Measure {
    /// CIEDE2000.
    case difference
    /// CIEDE2000 and a surcharge for hue and chroma, so that lightness changes first; most of the chroma stays.
    case effort
  }

  /// The surcharge per step of OKLab, as large as CIEDE2000 per step where the two agree, for hue and for chroma.
  /// Engineering choices: a designer who keeps a palette recognizable changes the lightness first, and the hue last.
  private static let (weightOfHue, weightOfChroma) = (30.0, 20.0)

  /// The shares of its chroma that a colour keeps: most of it, and less where nothing else passes. Engineering choices:
  /// `#1f78b4` keeps 60 % as `#3a6d8c`, a dull blue.
  static let leastShares = [0.8, 0.6]
  /// The surcharge per step of OKLab for what a colour loses beyond the first of ``leastShares``. An engineering choice:
  /// a loss of a tenth of a strong colour weighs as much as ΔE00 6.
  private static let weightOfFading = 300.0

  /// The colour as it is, or the one to start from.
  let original: SRGB
  private let measure: Measure
  /// The least share of its chroma that the colour keeps.
  var leastShare: Double
  private let polar: OKLCh
  /// The greatest CIEDE2000, and the colour that it counts from; nil for any.
  private let limit: Limit?

  /// A limit on the difference from a colour, whatever the measure of the move.
  struct Limit {
    let color: SRGB
    let most: Double
  }
  private let coordinate: DifferenceCoordinate
  /// The name to keep; nil for any name.
  var name: KeptName?
  /// The relative luminance of a surface that the colour must contrast with as one view shows it, and the ratio.
  typealias Floor = (view: RepairView, surface: Double, ratio: Double)
  let floors: [Floor]
  private let flare: Flare

  init(
    _ original: SRGB, keepsName: Bool, measure: Measure = .difference, limit: Limit? = nil,
    floors: [Floor], flare: Flare
  ) {
    self.original = original
    coordinate = DifferenceMetric.ciede2000.coordinate(LinearSRGB(original))
    name = keepsName ? KeptName(of: original) : nil
    polar = OKLCh(OKLab(LinearSRGB(original)))
    leastShare = measure == .effort ? FaithfulShade.leastChroma : 0
    self.measure = measure
    self.limit = limit
    self.floors = floors
    self.flare = flare
  }

  /// The move from the original colour; nil for a colour that the rule excludes, or that moves further than `most`.
  func difference(of color: SRGB, atMost most: Double = .infinity) -> Double? {
    meetsFloors(color) ? differenceWithoutFloors(of: color, atMost: most) : nil
  }

  /// The same for a colour that is measured already.
  func difference(of known: MeasuredColor) -> Double? {
    guard meetsFloors(known.color) else { return nil }
    return difference(known.color, known.coordinate, known.polar, known.survey, atMost: .infinity)
  }

  /// The same, however little the colour contrasts with its surfaces.
  func differenceWithoutFloors(of color: SRGB, atMost most: Double = .infinity) -> Double? {
    let linear = LinearSRGB(color)
    return difference(
      color, DifferenceMetric.ciede2000.coordinate(linear), OKLCh(OKLab(linear)), SurveyedName(color), atMost: most)
  }

  private func difference(
    _ color: SRGB, _ coordinate: DifferenceCoordinate, _ polar: @autoclosure () -> OKLCh,
    _ survey: @autoclosure () -> SurveyedName, atMost most: Double
  ) -> Double? {
    var known: OKLCh?
    func place() -> OKLCh {
      let place = known ?? polar()
      known = place
      return place
    }
    let move = move(to: coordinate, place())
    guard move <= most else { return nil }
    if let limit,
      DifferenceMetric.ciede2000.distance(DifferenceMetric.ciede2000.coordinate(LinearSRGB(limit.color)), coordinate)
        > limit.most
    {
      return nil
    }
    if leastShare > 0, color != original, !FaithfulShade.keepsChroma(place(), of: self.polar, share: leastShare) {
      return nil
    }
    // The name takes longest.
    return name.map { $0.fits(color, place(), survey()) } ?? true ? move : nil
  }

  /// The move from the original colour, whatever the rule excludes.
  func move(to color: SRGB) -> Double {
    let linear = LinearSRGB(color)
    return move(to: DifferenceMetric.ciede2000.coordinate(linear), OKLCh(OKLab(linear)))
  }

  private func move(to coordinate: DifferenceCoordinate, _ polar: @autoclosure () -> OKLCh) -> Double {
    let difference = DifferenceMetric.ciede2000.distance(self.coordinate, coordinate)
    guard measure == .effort else { return difference }
    let (new, polar) = (polar(), self.polar)
    // The chord between the two hues, at the mean chroma.
    let turn = abs((new.hue - polar.hue + 540).truncatingRemainder(dividingBy: 360) - 180) * Double.pi / 180
    let hue = (new.chroma * polar.chroma).squareRoot() * turn
    let faded = max(0, Self.leastShares[0] * polar.chroma - new.chroma)
    return difference + Self.weightOfHue * hue + Self.weightOfChroma * abs(new.chroma - polar.chroma)
      + Self.weightOfFading * faded
  }

  /// Whether a colour contrasts enough with every surface.
  func meetsFloors(_ color: SRGB) -> Bool {
    floors.allSatisfy { floor in
      let shown = WCAG.relativeLuminance(floor.view.shown(color))
      return flare.contrastRatio(shown, floor.surface) >= floor.ratio + RepairMargin.ratio
    }
  }
}
