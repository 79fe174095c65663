import RealModule

/// How far the greater of one goes with the greater of another.
struct RankCorrelation: Hashable, Sendable {
  /// Pairs that go the same way less pairs that go opposite ways: Kendall's S, which is Mann's too.
  let score: Int
  /// The variance of the score where nothing goes with anything, corrected for ties in either.
  let variance: Double
  /// Kendall's τ-b, −1…1; nil where all x or all y are equal.
  let tau: Double?
  /// Spearman's ρ, −1…1; nil where all x or all y are equal.
  let rho: Double?

  /// Compares numbers that belong together. O(n log n).
  ///
  /// Sources: M. G. Kendall, "Rank Correlation Methods", 4th ed. 1970, (3.3) and (4.4); Knight 1966 for the counting;
  /// C. Spearman, "The proof and measurement of association between two things", American Journal of Psychology 15, 1904.
  ///
  /// - Parameters:
  ///   - x: Finite.
  ///   - y: Finite, as many.
  init(_ x: [Double], _ y: [Double]) {
    let (xRanks, yRanks) = (Ranks(x), Ranks(y))
    let order = x.indices.sorted { x[$0] < x[$1] || x[$0] == x[$1] && y[$0] < y[$1] }
    var tiedInBoth = 0
    var run = 1
    for place in order.indices.dropFirst() {
      let (one, next) = (order[place - 1], order[place])
      run = x[one] == x[next] && y[one] == y[next] ? run + 1 : 1
      tiedInBoth += run - 1
    }
    var inOrderOfX = order.map { y[$0] }
    let discordant = sortCountingInversions(&inOrderOfX)
    let pairs = x.count * (x.count - 1) / 2
    let (xTies, yTies) = (xRanks.ties.tiedPairs, yRanks.ties.tiedPairs)
    score = pairs - xTies - yTies + tiedInBoth - 2 * discordant
    variance = Self.variance(Double(x.count), xRanks.ties, yRanks.ties)
    let untied = Double(pairs - xTies).squareRoot() * Double(pairs - yTies).squareRoot()
    tau = untied > 0 ? min(max(Double(score) / untied, -1), 1) : nil
    rho = Self.pearson(xRanks.ranks, yRanks.ranks)
  }

  /// (4.4): var S with ties in both.
  private static func variance(_ n: Double, _ xTies: [Int], _ yTies: [Int]) -> Double {
    func sum(_ ties: [Int], _ term: (Double) -> Double) -> Double { ties.reduce(0) { $0 + term(Double($1)) } }
    let all = n * (n - 1) * (2 * n + 5)
    let both = [xTies, yTies].reduce(0.0) { $0 + sum($1) { $0 * ($0 - 1) * (2 * $0 + 5) } }
    var variance = (all - both) / 18
    if n > 2 {
      let triples = [xTies, yTies].map { sum($0) { $0 * ($0 - 1) * ($0 - 2) } }
      variance += triples[0] * triples[1] / (9 * n * (n - 1) * (n - 2))
    }
    if n > 1 {
      let pairs = [xTies, yTies].map { sum($0) { $0 * ($0 - 1) } }
      variance += pairs[0] * pairs[1] / (2 * n * (n - 1))
    }
    return max(variance, 0)
  }

  /// The product-moment correlation; nil where either does not vary.
  private static func pearson(_ x: [Double], _ y: [Double]) -> Double? {
    let n = Double(x.count)
    let (xMean, yMean) = (x.reduce(0, +) / n, y.reduce(0, +) / n)
    var (xx, yy, xy) = (0.0, 0.0, 0.0)
    for index in x.indices {
      let (a, b) = (x[index] - xMean, y[index] - yMean)
      (xx, yy, xy) = (xx + a * a, yy + b * b, xy + a * b)
    }
    return xx > 0 && yy > 0 ? min(max(xy / (xx.squareRoot() * yy.squareRoot()), -1), 1) : nil
  }

  /// The probability of a score at least as far from 0 where nothing goes with anything, by the normal approximation.
  var probability: Double {
    guard variance > 0 else { return 1 }
    return Double.erfc(Double(score.magnitude) / (2 * variance).squareRoot())
  }
}
