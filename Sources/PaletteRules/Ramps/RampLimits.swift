/// What the rules about ramps compare with. Engineering choices.
enum RampLimits {
  /// The reversal in L* that PC221 tolerates: rounding to eight bits causes up to 0.2.
  static let tolerance = 0.5
  /// The least range in L* of a sequential ramp; with less, grey shows no order.
  static let leastSpan = 10.0
  /// The CIEDE2000 below which two colours of a ramp are the same: about twice what an attentive viewer notices side by
  /// side.
  static let sameColor = 2.0
  /// The greatest difference of the ends of a diverging ramp in L*: from this difference on, two printed greys are clearly
  /// distinct.
  static let unbalance = 10.0
  /// The CIEDE2000 below which the ends of a continuous cyclic ramp close; neighbouring classes need more.
  static let widestSeam = Thresholds.standard.classes
  /// The CIEDE2000 below which colours of a continuous ramp a quarter apart are a warning: ColorBrewer's sequential schemes
  /// keep 3.5 or more, in classes and mixed.
  static let confused = 3.0
  /// The most change in a sixteenth of a continuous ramp, as a multiple of the mean. By normal and red-green vision the
  /// sequential schemes of ColorBrewer, Crameri, cmocean, colorcet and matplotlib's perceptual family keep 1.91 or less;
  /// hot, CMRmap and pink exceed 2.
  static let mostPace = 2.0
  /// The same of one step between classes: ColorBrewer's schemes in three to eight classes keep 2.1 or less.
  static let mostClassPace = 2.5
  /// The multiple of a limit of evenness below which a miss is a note: nobody sees a hundredth.
  static let narrowMiss = 1.01
  /// The greatest share of the change in one of two steps: nine tenths.
  static let mostOfAll = 0.9
  /// The greatest share of a continuous ramp that may be flat: the same schemes keep 0.07 or less under every vision, hot,
  /// gnuplot2, autumn and winter exceed 0.09.
  static let mostFlat = 0.08
}
