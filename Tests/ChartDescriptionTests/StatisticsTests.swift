import PaletteCharts
import RealModule
import Testing

@testable import ChartDescription

/// Series of every kind that gave trouble: ties in x and y, constants, gaps in x, a few points.
private let awkwardSeries: [(x: [Double], y: [Double])] = {
  var numbers = SeededNumbers(seed: 17)
  return (0..<40).map { index in
    let count = [3, 8, 20, 75, 180][index % 5]
    let x = (0..<count).map { index.isMultiple(of: 3) ? Double($0 / 2) : Double($0) * 1.5 }
    let y = x.map { x in
      switch index % 4 {
      case 0: numbers.bell()
      case 1: 0.3 * x + numbers.bell()
      case 2: Double(Int.random(in: 0...3, using: &numbers))
      default: index == 3 ? 7 : Double(Int.random(in: 0...1, using: &numbers)) * 1e6
      }
    }
    return (x, y)
  }
}()

struct RankCorrelationTests {
  @Test(arguments: awkwardSeries.indices)
  func `the score is what comparing every two points gives`(_ index: Int) {
    let (x, y) = awkwardSeries[index]
    var score = 0
    for i in x.indices {
      for j in (i + 1)..<max(x.count, i + 1) {
        let product = (x[j] - x[i]) * (y[j] - y[i])
        score += product > 0 ? 1 : product < 0 ? -1 : 0
      }
    }
    #expect(RankCorrelation(x, y).score == score)
  }

  @Test(arguments: awkwardSeries.indices)
  func `turning one round turns the sign`(_ index: Int) throws {
    let (x, y) = awkwardSeries[index]
    let (one, other) = (RankCorrelation(x, y), RankCorrelation(x, y.map { -$0 }))
    #expect(one.score == -other.score)
    #expect(one.tau == other.tau.map { -$0 })
    #expect(one.variance == other.variance)
  }

  @Test func `numbers that grow together have 1, and those that do not vary have none`() {
    let grown = RankCorrelation([1, 2, 3, 4], [10, 11, 15, 80])
    #expect(grown.tau?.isApproximatelyEqual(to: 1) == true)
    #expect(grown.rho?.isApproximatelyEqual(to: 1) == true)
    let constant = RankCorrelation([1, 2, 3, 4], [5, 5, 5, 5])
    #expect(constant.tau == nil && constant.rho == nil && constant.probability == 1)
  }

  /// M. Hollander and D. A. Wolfe, "Nonparametric statistical methods", 1973, example 8.1: the lightness of tuna and its
  /// taste, K = 16 and τ = 0.444.
  @Test func `agrees with the tuna of Hollander and Wolfe`() throws {
    let lightness = [44.4, 45.9, 41.9, 53.3, 44.7, 44.1, 50.7, 45.2, 60.1]
    let taste = [2.6, 3.1, 2.5, 5.0, 3.6, 4.0, 5.2, 2.8, 3.8]
    let correlation = RankCorrelation(lightness, taste)
    #expect(correlation.score == 16)
    #expect(try #require(correlation.tau).isApproximatelyEqual(to: 0.4444, absoluteTolerance: 1e-4))
  }
}

struct TheilSenLineTests {
  /// scipy 1.17 `theilslopes` and pymannkendall 1.4 `original_test` give these.
  @Test func `births in the United States rise by 23,440 a year`() throws {
    let line = try #require(TheilSenLine(BirthsData.years, BirthsData.births))
    #expect(line.slope.isApproximatelyEqual(to: 23_440.166666666668))
    #expect(line.interval.lowerBound.isApproximatelyEqual(to: 13_847.212121212122))
    #expect(line.interval.upperBound.isApproximatelyEqual(to: 32_134.05))
    #expect(line.intercept.isApproximatelyEqual(to: -42_477_599.333333336))
    let trend = MannKendall(RankCorrelation(BirthsData.years, BirthsData.births))
    #expect(trend.score == 651)
    #expect(trend.z.isApproximatelyEqual(to: 4.250666681738415))
    #expect(trend.probability.isApproximatelyEqual(to: 2.1313515321648686e-05, relativeTolerance: 1e-9))
  }

  @Test func `a quarter of the points may be wrong`() throws {
    let x = (0..<40).map(Double.init)
    let y = x.map { $0.truncatingRemainder(dividingBy: 4) == 1 ? 1e6 : 3 * $0 + 5 }
    #expect(try #require(TheilSenLine(x, y)).slope.isApproximatelyEqual(to: 3, absoluteTolerance: 0.5))
  }

  @Test func `points above each other have no slope`() {
    #expect(TheilSenLine([2, 2, 2], [1, 5, 9]) == nil)
  }
}

struct OutliersTests {
  @Test func `a point far off a line is found, though its height is ordinary`() {
    let x = (0..<30).map(Double.init)
    let y = x.map { $0 == 4 ? 25 : $0 + ($0.truncatingRemainder(dividingBy: 3) - 1) / 4 }
    let relation = SeriesStatistics(.relation, x: x, y: y)
    #expect(relation?.outliers.indices == [4])
    #expect(Outliers(y, .tukeyFences).indices.isEmpty)
  }

  /// J. W. Tukey, "Exploratory data analysis": beyond the quartiles by more than 1.5 times their distance.
  @Test func `the fences of Tukey let a skewed tail stand out`() {
    #expect(Outliers([1, 2, 3, 4, 5, 6, 7, 8, 30], .tukeyFences).indices == [8])
  }

  @Test(arguments: [[Double](repeating: 4, count: 20), [1, 2, 3], []])
  func `equal numbers and few numbers have none`(_ values: [Double]) {
    #expect(Outliers(values, .modifiedZ).indices.isEmpty)
    #expect(Outliers(values, .tukeyFences).indices.isEmpty)
  }
}
