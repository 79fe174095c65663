/// Points as lines: a point (x, y) has the height y − bound · x at a bound, and two of them change places where the bound
/// passes the slope between the points.
struct DualLines: Sendable {
  /// A point at one bound.
  private struct Height {
    var value: Double
    var point: Int
  }

  /// In order of x, then of y; x counted from the middle one, which keeps dates in seconds precise.
  private let x, y: [Double]

  /// The number of points.
  var count: Int { x.count }

  /// Takes finite x and as many finite y.
  init(_ x: [Double], _ y: [Double]) {
    let order = x.indices.sorted { x[$0] < x[$1] || x[$0] == x[$1] && y[$0] < y[$1] }
    let middle = order.isEmpty ? 0 : x[order[order.count / 2]]
    self.x = order.map { x[$0] - middle }
    self.y = order.map { y[$0] }
  }

  /// The slope between two points, the left one first; nil where their x are equal.
  func slope(_ left: Int, _ right: Int) -> Double? {
    x[left] == x[right] ? nil : (y[right] - y[left]) / (x[right] - x[left])
  }

  /// How many slopes lie below a finite bound. O(n log n).
  func countBelow(_ bound: Double) -> Int {
    var heights = heights(bound)
    return sortCountingInversions(&heights)
  }

  private func heights(_ bound: Double) -> [Double] {
    // At an infinite bound x alone decides.
    guard bound.isFinite else { return bound < 0 ? x : x.map { -$0 } }
    return x.indices.map { y[$0] - bound * x[$0] }
  }

  /// The slopes within bounds, in the order in which merging meets them. O(n log n + their number).
  ///
  /// - Parameter places: Which of them, in order; nil for all.
  func slopes(_ bounds: Range<Double>, at places: [Int]? = nil) -> [Double] {
    let (lower, upper) = (heights(bounds.lowerBound), heights(bounds.upperBound))
    var heights = lower.indices.map { Height(value: lower[$0], point: $0) }
    // Points of one height keep their order, as `sortCountingInversions` leaves them.
    heights.sort { $0.value < $1.value || $0.value == $1.value && $0.point < $1.point }
    for index in heights.indices { heights[index].value = upper[heights[index].point] }
    var found: [Double] = []
    var (met, next) = (0, 0)
    var merged = heights
    var width = 1
    while width < heights.count {
      var start = 0
      while start < heights.count {
        let middle = min(start + width, heights.count)
        let end = min(middle + width, heights.count)
        var (left, right) = (start, middle)
        for target in start..<end {
          if left < middle, right >= end || heights[left].value <= heights[right].value {
            merged[target] = heights[left]
            left += 1
            continue
          }
          merged[target] = heights[right]
          // The points from `left` on pass this one between the bounds.
          let passed = met..<(met + middle - left)
          if let places {
            while next < places.count, places[next] < passed.upperBound {
              append(heights[left + places[next] - passed.lowerBound], heights[right], to: &found)
              next += 1
            }
          } else {
            for index in left..<middle { append(heights[index], heights[right], to: &found) }
          }
          met = passed.upperBound
          right += 1
        }
        start = end
      }
      swap(&heights, &merged)
      width *= 2
    }
    return found
  }

  private func append(_ one: Height, _ other: Height, to slopes: inout [Double]) {
    if let slope = slope(min(one.point, other.point), max(one.point, other.point)) { slopes.append(slope) }
  }
}
