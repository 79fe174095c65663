/// The pitch of a value: equal steps of an axis are equal steps of pitch as they are heard, which are ratios of frequencies.
///
/// Three octaves from 220 Hz, where the speakers of a laptop begin to play, to 1760 Hz: where pitch is heard accurately, and
/// near the range that Highcharts recommends (G4 to F6, 392…1397 Hz; its documentation of sonification).
package struct PitchScale: Hashable, Sendable {
  /// The values that sound lowest and highest; values beyond sound like the nearer end.
  package let range: ClosedRange<Double>
  /// Whether equal ratios of values are equal steps; the range is then positive.
  package let isLogarithmic: Bool
  /// The lowest and the highest frequency, Hz.
  package static let (lowHertz, highHertz) = (220.0, 1760.0)

  /// Creates a scale.
  ///
  /// - Parameter range: Finite. A logarithmic scale of what is not positive is taken as linear.
  package init(_ range: ClosedRange<Double>, isLogarithmic: Bool = false) {
    self.range = range
    self.isLogarithmic = isLogarithmic && range.lowerBound > 0
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
    let low = SteadyMath.log2(Self.lowHertz)
    return low + (SteadyMath.log2(Self.highHertz) - low) * share(value)
  }
}
