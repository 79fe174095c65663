import RealModule

/// Whether numbers tend to rise or to fall: the test of Mann and Kendall.
///
/// Sources: H. B. Mann, "Nonparametric tests against trend", Econometrica 13, 1945; M. G. Kendall, "Rank Correlation
/// Methods", 4th ed. 1970; R. O. Gilbert, "Statistical Methods for Environmental Pollution Monitoring", 1987, 16.4, for ties
/// and the correction for continuity.
struct MannKendall: Hashable, Sendable {
  /// Pairs that rise less pairs that fall.
  let score: Int
  /// The score over its standard deviation, a step nearer to 0; 0 where nothing varies.
  let z: Double
  /// The probability of a z at least as far from 0 where there is no trend, 0…1.
  let probability: Double

  /// Tests a series for a trend.
  init(_ correlation: RankCorrelation) {
    score = correlation.score
    let deviation = correlation.variance.squareRoot()
    z = score == 0 || deviation == 0 ? 0 : Double(score - score.signum()) / deviation
    probability = Double.erfc(z.magnitude / 2.0.squareRoot())
  }

  /// Whether chance alone would give such a trend in fewer than one of twenty series.
  var isSignificant: Bool { probability < 0.05 }
}
