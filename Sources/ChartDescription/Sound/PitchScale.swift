/// The pitch of a value: equal steps of an axis are equal steps of pitch as they are heard, which are ratios of frequencies.
///
/// Three octaves from 220 Hz, where the speakers of a laptop begin to play, to 1760 Hz: where pitch is heard accurately, and
/// near the range that Highcharts recommends (G4 to F6, 392…1397 Hz; its documentation of sonification).
package struct PitchScale: Hashable, Sendable {
  /// Which way pitch goes. People differ in what they expect of quantities such as debt or depth (B. N. Walker, L. M. Mauney,
  /// "Universal design of auditory graphs", ACM Transactions on Accessible Computing 2 (3), 2010).
  package enum Polarity: String, CaseIterable, Sendable {
    /// Greater values sound higher.
    case higherIsHigher = "higher-is-higher"
    /// Greater values sound lower.
    case higherIsLower = "higher-is-lower"
  }

  /// The values that sound lowest and highest, or the other way round; values beyond sound like the nearer end.
  package let range: ClosedRange<Double>
  /// Whether equal ratios of values are equal steps; the range is then positive.
  package let isLogarithmic: Bool
  /// The lowest and the highest frequency, Hz.
  package let lowHertz, highHertz: Double
  /// Which way pitch goes.
  package let polarity: Polarity

  /// Creates a scale.
  ///
  /// - Parameters:
  ///   - range: Finite. A logarithmic scale of what is not positive is taken as linear.
  ///   - lowHertz: Above 0.
  ///   - highHertz: Above `lowHertz`.
  package init(
    _ range: ClosedRange<Double>, isLogarithmic: Bool = false, lowHertz: Double = 220, highHertz: Double = 1760,
    polarity: Polarity = .higherIsHigher
  ) {
    self.range = range
    self.isLogarithmic = isLogarithmic && range.lowerBound > 0
    (self.lowHertz, self.highHertz, self.polarity) = (lowHertz, highHertz, polarity)
  }

  /// The position of a value along the axis, 0…1; 0.5 if the axis has no length.
  package func share(_ value: Double) -> Double {
    let share: Double
    if isLogarithmic {
      let low = SteadyMath.log2(range.lowerBound)
      share =
        value > 0 ? (SteadyMath.log2(value) - low) / (SteadyMath.log2(range.upperBound) - low) : 0
    } else {
      // Halves, because the length of an axis of the greatest doubles is infinite.
      share = (value / 2 - range.lowerBound / 2) / (range.upperBound / 2 - range.lowerBound / 2)
    }
    return share.isNaN ? 0.5 : min(max(share, 0), 1)
  }

  /// The frequency of a value, Hz.
  package func hertz(_ value: Double) -> Double { SteadyMath.exp2(octave(value)) }

  /// The logarithm to base 2 of the frequency of a value in Hz.
  func octave(_ value: Double) -> Double {
    let share = polarity == .higherIsHigher ? share(value) : 1 - share(value)
    let low = SteadyMath.log2(lowHertz)
    return low + (SteadyMath.log2(highHertz) - low) * share
  }
}
