/// Functions with the same bits on every machine, so that the sound of a chart is the same file everywhere. Those of the C
/// library differ from machine to machine in their last bits; sums and products of doubles do not (IEEE 754-2019, section 5.4).
enum SteadyMath {
  /// 2 to the power of `x`, −1000 ≤ x ≤ 1000; within 10⁻¹⁵ of the true value, relatively.
  ///
  /// The fraction by the Taylor series of e^(x·ln 2), cut after the 14th power, whose next term is below 10⁻¹⁹.
  static func exp2(_ x: Double) -> Double {
    let whole = x.rounded(.toNearestOrEven)
    let t = (x - whole) * naturalLogarithmOf2
    var (sum, power) = (1.0, 14.0)
    while power >= 1 {
      sum = 1 + sum * t / power
      power -= 1
    }
    return Double(sign: .plus, exponent: Int(whole), significand: sum)
  }

  /// The logarithm of `x` to base 2, for positive normal numbers; within 10⁻¹⁵.
  ///
  /// The significand m, brought to √½…√2, by ln m = 2·artanh((m−1)/(m+1)), cut after the 21st power.
  static func log2(_ x: Double) -> Double {
    var significand = x.significand
    var exponent = Double(x.exponent)
    if significand > 2.0.squareRoot() {
      significand /= 2
      exponent += 1
    }
    let s = (significand - 1) / (significand + 1)
    let square = s * s
    var (sum, power) = (0.0, 21.0)
    while power >= 1 {
      sum = sum * square + 1 / power
      power -= 2
    }
    return exponent + 2 * s * sum / naturalLogarithmOf2
  }

  /// The sine of an angle in turns, 0 ≤ turns ≤ 1; within 10⁻¹⁵.
  ///
  /// Brought to an eighth of a turn, then the Taylor series of sine or cosine, cut after the 17th power.
  static func sine(turns: Double) -> Double {
    let half = turns >= 0.5 ? turns - 0.5 : turns
    let quarter = half > 0.25 ? 0.5 - half : half
    let sine = quarter <= 0.125 ? series(quarter, from: 1) : series(0.25 - quarter, from: 0)
    return turns >= 0.5 ? -sine : sine
  }

  /// The cosine of an angle in turns, 0 ≤ turns ≤ ½.
  static func cosine(turns: Double) -> Double { sine(turns: turns + 0.25) }

  /// Even powers from 0 are the cosine, odd ones from 1 the sine.
  private static func series(_ turns: Double, from first: Double) -> Double {
    let angle = turns * 2 * .pi
    var (sum, power) = (1.0, 16 + first)
    while power >= 2 {
      sum = 1 - sum * angle * angle / (power * (power - 1))
      power -= 2
    }
    return first == 1 ? sum * angle : sum
  }

  private static let naturalLogarithmOf2 = 0.693147180559945309417232
}
