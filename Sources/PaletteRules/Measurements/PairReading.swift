package import Colorimetry

/// Two colours as every kind of reader tells them apart: the one measurement that rules, pictures and repairs read.
package struct PairReading: Sendable {
  /// A difference below the required one.
  package struct Shortfall: Sendable {
    /// The vision with this difference.
    package let vision: Vision
    /// The least CIEDE2000 over the severities.
    package let weakest: WeakestDifference
    /// The required CIEDE2000.
    package let required: Double
    /// How much of what is required there is, below 1.
    package let share: Double

    /// - Parameter share: Nil for the share of the required CIEDE2000.
    init(_ vision: Vision, _ weakest: WeakestDifference, of required: Double, share: Double? = nil) {
      (self.vision, self.weakest, self.required) = (vision, weakest, required)
      self.share = share ?? weakest.value / required
    }

    /// Who sees it so.
    var observer: Observer { Observer(vision, severity: weakest.severity) }
  }

  /// What one family of simulation finds confused, by deficiency: the least difference where it is below the threshold
  /// of PC201 or PC202.
  package struct Confusions: Sendable {
    let protan, deutan, tritan: WeakestDifference?

    /// Whether a red-green deficiency confuses the two.
    var isRedGreen: Bool { protan != nil || deutan != nil }
    /// Whether none does.
    var isEmpty: Bool { !isRedGreen && tritan == nil }

    /// The worse of the red-green ones; ties go to deutan, the more common deficiency.
    func doubt(of required: Double) -> Shortfall? {
      [Vision.deutan, .protan].compactMap { vision in self[vision].map { Shortfall(vision, $0, of: required) } }
        .min { $0.weakest.value < $1.weakest.value }
    }

    package subscript(vision: Vision) -> WeakestDifference? {
      switch vision {
      case .protan: protan
      case .deutan: deutan
      case .tritan: tritan
      case .normal, .grey: nil
      }
    }
  }

  /// Indices into the colours given, `first < second`.
  package let first, second: Int
  /// CIEDE2000 as designed.
  package let designed: Double
  /// Whether the two look alike to everyone: below the threshold of PC203.
  package let isAlike: Bool
  /// By Viénot 1999 and Brettel 1997, and by Machado 2009.
  package let confusions, byMachado: Confusions
  /// What the two miss of their comfortable distance, under the vision that misses most; nil where nothing is missing.
  /// Measured where neither everyone nor a red-green deficiency confuses them; where a tritan one does, for the others.
  package let shortfall: Shortfall?
  /// What only Machado finds confused under protan or deutan vision.
  package let doubt: Shortfall?
  /// Whether the two are a red and a green by their names.
  package let isRedGreen: Bool
  /// Whether they are, and keep less than ``ComfortableDistance/confused`` or only one family separates them.
  package let isHardRedGreen: Bool

  /// Whether some reader confuses the two by Viénot 1999 or Brettel 1997.
  var isConfused: Bool { isAlike || !confusions.isEmpty }
  /// Whether colour separates the two, but not clearly.
  package var isClose: Bool { shortfall != nil || doubt != nil }

  /// The measurement of a deficiency where it confuses the two.
  package subscript(vision: Vision) -> WeakestDifference? { confusions[vision] }
}

extension JudgedMode {
  /// The rule that reports a pair for everyone and for readers with a red-green deficiency, so that a pair has one
  /// finding; nil where none does. The page of this module has the same order. A rule that is off, or that only informs of
  /// what colour does not separate clearly, leaves the pair to the next one.
  ///
  /// PC202 reports what a tritan deficiency confuses beside it, except where everyone does.
  func owner(of pair: PairReading) -> RuleKey? {
    func warns(_ rule: RuleKey) -> Bool { settings.level(rule).map { $0 > .info } ?? false }
    if pair.isAlike { return .tooSimilar }
    if pair.confusions.isRedGreen { return .redGreenConfusion }
    guard pair.isClose else { return nil }
    if pair.isRedGreen, pair.shortfall?.vision != .tritan, warns(.redGreenHues) { return .redGreenHues }
    return pair.doubt != nil && warns(.modelDependent) ? .modelDependent : .hardForMark
  }

  /// Whether a pair is apart, but less than its marks need (PC204), most of all to a reader.
  func isTight(_ pair: PairReading, to vision: Vision) -> Bool {
    pair.shortfall?.vision == vision && owner(of: pair) == .hardForMark
  }

  /// Whether PC203 requires another colour, so that a second channel would not help.
  func isTooSimilar(_ pair: PairReading) -> Bool {
    pair.isAlike && settings.level(.tooSimilar).map { $0 > .info } ?? false
  }

  /// Whether PC201, PC202 or PC203 reports the pair above info.
  func isReportedAsConfused(_ pair: PairReading) -> Bool {
    if isTooSimilar(pair) { return true }
    guard !pair.isAlike, !isDistinct(pair.first, pair.second) else { return false }
    func speaks(_ rule: RuleKey) -> Bool { settings.level(rule).map { $0 > .info } ?? false }
    return pair.confusions.isRedGreen && speaks(.redGreenConfusion)
      || pair.confusions.tritan != nil && speaks(.blueYellowConfusion)
  }
}
