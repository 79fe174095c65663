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

struct RanksTests {
  @Test(arguments: awkwardSeries.indices)
  func `the correlation is that of ranks by their definition`(_ index: Int) throws {
    let (x, y) = awkwardSeries[index]
    func ranks(_ values: [Double]) -> [Double] {
      values.map { value in Double(values.count { $0 < value }) + Double(values.count { $0 == value } + 1) / 2 }
    }
    func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }
    let (a, b) = (ranks(x), ranks(y))
    let (covariance, spreadA, spreadB) = (
      mean(zip(a, b).map(*)) - mean(a) * mean(b), mean(a.map { $0 * $0 }) - mean(a) * mean(a),
      mean(b.map { $0 * $0 }) - mean(b) * mean(b)
    )
    guard spreadA > 1e-9, spreadB > 1e-9 else {
      #expect(Ranks.correlation(x, y) == nil)
      return
    }
    let expected = covariance / (spreadA * spreadB).squareRoot()
    #expect(try #require(Ranks.correlation(x, y)).isApproximatelyEqual(to: expected, absoluteTolerance: 1e-9))
    #expect(Ranks.correlation(x, y) == Ranks.correlation(x, y.map { -$0 }).map { -$0 })
  }

  /// M. Hollander and D. A. Wolfe, "Nonparametric statistical methods", 1973, example 8.1: the lightness of tuna and its
  /// taste; scipy 1.17 `spearmanr` gives 0.6.
  @Test func `agrees with the tuna of Hollander and Wolfe`() throws {
    let lightness = [44.4, 45.9, 41.9, 53.3, 44.7, 44.1, 50.7, 45.2, 60.1]
    let taste = [2.6, 3.1, 2.5, 5.0, 3.6, 4.0, 5.2, 2.8, 3.8]
    #expect(try #require(Ranks.correlation(lightness, taste)).isApproximatelyEqual(to: 0.6, absoluteTolerance: 1e-12))
  }
}

struct TheilSenLineTests {
  /// scipy 1.17 `theilslopes` and pymannkendall 1.4 `original_test` give these.
  @Test func `births in the United States rise by 23,440 a year`() throws {
    let line = try #require(TheilSenLine(BirthsData.years, BirthsData.births))
    #expect(line.slope.isApproximatelyEqual(to: 23_440.166666666668))
    #expect(line.intercept.isApproximatelyEqual(to: -42_477_599.333333336))
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
  @Test func `a point far off a line is found, though its height is ordinary`() throws {
    let x = (0..<30).map(Double.init)
    let y = x.map { $0 == 4 ? 25 : $0 + ($0.truncatingRemainder(dividingBy: 3) - 1) / 4 }
    let line = try #require(TheilSenLine(x, y))
    #expect(Outliers.ofResiduals(zip(x, y).map { $1 - line($0) }) == [4])
    #expect(Outliers.ofDistribution(Sample(y), y).isEmpty)
  }

  @Test func `the fences of Tukey let a skewed tail stand out`() {
    let values: [Double] = [1, 2, 3, 4, 5, 6, 7, 8, 30]
    #expect(Outliers.ofDistribution(Sample(values), values) == [8])
  }

  @Test(arguments: [[Double](repeating: 4, count: 20), [1, 2, 3], []])
  func `equal numbers and few numbers have none`(_ values: [Double]) {
    #expect(Outliers.ofResiduals(values).isEmpty)
    #expect(Outliers.ofDistribution(Sample(values), values).isEmpty)
  }
}
