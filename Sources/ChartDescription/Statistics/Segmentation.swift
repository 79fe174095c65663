import RealModule

/// A series cut into pieces, each with a straight line of its own.
///
/// The cuts are those with the least squared distances for each number of pieces, found by dynamic programming (R. Bellman,
/// "On the approximation of curves by line segments using dynamic programming", Communications of the ACM 4, 1961; J. Bai
/// and P. Perron, "Computation and analysis of multiple structural change models", Journal of Applied Econometrics 18, 2003).
/// The number of pieces has the least n ln(squares / n) + 3 k ln n: each piece spends a cut, a slope and a height
/// (G. Schwarz, "Estimating the dimension of a model", Annals of Statistics 6, 1978).
struct Segmentation: Hashable, Sendable {
  /// A piece.
  struct Segment: Hashable, Sendable {
    /// The points of the piece.
    let points: Range<Int>
    /// Its line of least squares.
    let slope, intercept: Double
    /// The standard deviation of the points around the line, with n − 2.
    let deviation: Double
  }

  /// From left to right; they cover every point.
  let segments: [Segment]
  /// How many neighbouring points one mean stands for where the pieces were cut; 1 where none were thinned.
  let blockSize: Int

  /// The least number of points, or of means, in a piece.
  static let minimumLength = 4
  /// The greatest number of pieces: a sentence cannot describe more.
  static let maximumCount = 6

  /// Cuts a series. O(m²) where m is the limit.
  ///
  /// - Parameters:
  ///   - x: Finite, growing.
  ///   - y: Finite, as many.
  ///   - limit: Above this number of points, neighbours are replaced by their means.
  init(_ x: [Double], _ y: [Double], limit: Int = 3000) {
    let size = (x.count + limit - 1) / max(limit, 1)
    blockSize = max(size, 1)
    guard blockSize > 1 else {
      segments = Self.cuts(x, y).map { Segment(x, y, $0) }
      return
    }
    let blocks = stride(from: 0, to: x.count, by: blockSize).map { [blockSize] in $0..<min($0 + blockSize, x.count) }
    func means(_ values: [Double]) -> [Double] { blocks.map { values[$0].reduce(0, +) / Double($0.count) } }
    segments = Self.cuts(means(x), means(y)).map {
      Segment(x, y, blocks[$0.lowerBound].lowerBound..<blocks[$0.upperBound - 1].upperBound)
    }
  }

  /// The pieces of the best number of pieces.
  private static func cuts(_ x: [Double], _ y: [Double]) -> [Range<Int>] {
    let n = x.count
    guard n >= 2 * minimumLength else { return n > 0 ? [0..<n] : [] }
    let sums = LineSums(x, y)
    let most = min(maximumCount, n / minimumLength)
    // least[k][end]: the least squares of the first `end` points in k + 1 pieces; start[k][end]: where the last begins.
    var least = [[Double]](repeating: [Double](repeating: .infinity, count: n + 1), count: most)
    var start = [[Int]](repeating: [Int](repeating: 0, count: n + 1), count: most)
    for end in minimumLength...n {
      least[0][end] = sums.squares(0..<end)
      guard end >= 2 * minimumLength else { continue }
      for begin in minimumLength...(end - minimumLength) {
        let last = sums.squares(begin..<end)
        for k in 1..<most where least[k - 1][begin] + last < least[k][end] {
          least[k][end] = least[k - 1][begin] + last
          start[k][end] = begin
        }
      }
    }
    // What rounding leaves of a perfect line counts as nothing.
    let floor = max(1e-12 * sums.spread, .leastNormalMagnitude)
    func criterion(_ k: Int) -> Double {
      Double(n) * Double.log(max(least[k][n], floor) / Double(n)) + 3 * Double(k + 1) * Double.log(Double(n))
    }
    var k = 0
    for more in 1..<most where least[more][n].isFinite && criterion(more) < criterion(k) { k = more }
    var ranges: [Range<Int>] = []
    var end = n
    for piece in (0...k).reversed() {
      ranges.append(start[piece][end]..<end)
      end = start[piece][end]
    }
    return ranges.reversed()
  }
}

extension Segmentation.Segment {
  init(_ x: [Double], _ y: [Double], _ points: Range<Int>) {
    let n = Double(points.count)
    let (xMean, yMean) = (x[points].reduce(0, +) / n, y[points].reduce(0, +) / n)
    var (xx, xy) = (0.0, 0.0)
    for index in points {
      xx += (x[index] - xMean) * (x[index] - xMean)
      xy += (x[index] - xMean) * (y[index] - yMean)
    }
    self.points = points
    let slope = xx > 0 ? xy / xx : 0
    let squares = points.reduce(0) {
      let distance = y[$1] - yMean - slope * (x[$1] - xMean)
      return $0 + distance * distance
    }
    self.slope = slope
    intercept = yMean - slope * xMean
    deviation = points.count > 2 ? (squares / (n - 2)).squareRoot() : 0
  }

  /// The height of the line.
  func callAsFunction(_ x: Double) -> Double { intercept + slope * x }
}

/// Running sums from which the squared distances of any piece from its line follow at once.
private struct LineSums {
  private var x = [0.0], y = [0.0], xx = [0.0], xy = [0.0], yy = [0.0]
  /// The squared distances of all from their mean.
  let spread: Double

  init(_ x: [Double], _ y: [Double]) {
    let n = Double(x.count)
    let (xMean, yMean) = (x.reduce(0, +) / n, y.reduce(0, +) / n)
    let width = max((x.last ?? 1) - (x.first ?? 0), .leastNormalMagnitude)
    for (x, y) in zip(x, y) {
      // Near 0, so that the differences of the sums keep their digits.
      let (a, b) = ((x - xMean) / width, y - yMean)
      self.x.append((self.x.last ?? 0) + a)
      self.y.append((self.y.last ?? 0) + b)
      xx.append((xx.last ?? 0) + a * a)
      xy.append((xy.last ?? 0) + a * b)
      yy.append((yy.last ?? 0) + b * b)
    }
    spread = yy.last ?? 0
  }

  /// The squared distances of points from their line of least squares.
  func squares(_ points: Range<Int>) -> Double {
    let (from, to) = (points.lowerBound, points.upperBound)
    let n = Double(points.count)
    let (a, b) = (x[to] - x[from], y[to] - y[from])
    let sxx = xx[to] - xx[from] - a * a / n
    let sxy = xy[to] - xy[from] - a * b / n
    let syy = yy[to] - yy[from] - b * b / n
    return max(sxx > 0 ? syy - sxy * sxy / sxx : syy, 0)
  }
}
