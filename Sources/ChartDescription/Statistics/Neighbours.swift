/// The values around one of a sequence: three on either side, at an end six on one.
///
/// Seven values in all is the window of L. Davies and U. Gather, "The identification of multiple outliers", Journal of the
/// American Statistical Association 88, 1993, after F. Hampel.
struct Neighbours: Hashable, Sendable {
  /// How many values around one are looked at.
  static let count = 6

  /// The least and the greatest of them.
  let range: ClosedRange<Double>
  /// How far the value lies beyond that range; 0 within.
  let distance: Double

  /// Looks around a place; nil where there are fewer than six other values.
  init?(_ y: [Double], at place: Int) {
    guard y.count > Self.count, y.indices.contains(place) else { return nil }
    let first = min(max(place - Self.count / 2, 0), y.count - 1 - Self.count)
    let others = (first...first + Self.count).filter { $0 != place }.map { y[$0] }
    guard let low = others.min(), let high = others.max() else { return nil }
    range = low...high
    distance = max(low - y[place], y[place] - high, 0)
  }

  /// Whether the value leaves its neighbours: it lies beyond them by more than they lie apart, twice as much at an end, where a
  /// rise may begin, and twice as much among more than a hundred, of which one does so by chance; and by a fifth of the height
  /// of the whole series, below which nobody sees it (all ours).
  static func isLeft(_ y: [Double], at place: Int, height: Double) -> Bool {
    guard let around = Neighbours(y, at: place) else { return false }
    let width = around.range.upperBound - around.range.lowerBound
    let isEnd = place < count / 2 || place >= y.count - count / 2
    return around.distance > (isEnd ? 2 : 1) * (y.count > 100 ? 2 : 1) * width && around.distance >= 0.2 * height
      && around.distance > 0
  }
}
