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
    /// The family of simulation that measures it.
    let model: SimulationModel

    /// - Parameter share: Nil for the share of the required CIEDE2000.
    init(
      _ vision: Vision, _ weakest: WeakestDifference, of required: Double, share: Double? = nil,
      model: SimulationModel = .auto
    ) {
      (self.vision, self.weakest, self.required, self.model) = (vision, weakest, required, model)
      self.share = share ?? weakest.value / required
    }

    /// A difference as everyone sees it.
    static func designed(_ value: Double, of required: Double) -> Shortfall {
      Shortfall(.normal, WeakestDifference(value: value, severity: 1), of: required)
    }

    /// Who sees it so.
    var observer: Observer { Observer(vision, severity: weakest.severity) }
  }

  /// What one family of simulation finds confused, by deficiency: the least difference where it is below the threshold
  /// of PC201 or PC202.
  package struct Confusions: Sendable {
    let protan, deutan, tritan: WeakestDifference?

    /// Whether a red-green deficiency confuses the two.
    package var isRedGreen: Bool { protan != nil || deutan != nil }
    /// Whether none does.
    var isEmpty: Bool { !isRedGreen && tritan == nil }

    /// The worse of the red-green ones; ties go to deutan, the more common deficiency.
    func doubt(of required: Double) -> Shortfall? {
      [Vision.deutan, .protan].compactMap { vision in
        self[vision].map { Shortfall(vision, $0, of: required, model: .machado2009) }
      }
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
  /// What a close pair misses, by Machado where only that finds something.
  var missed: Shortfall? { shortfall ?? doubt }

  /// The measurement of a deficiency where it confuses the two.
  package subscript(vision: Vision) -> WeakestDifference? { confusions[vision] }
}
