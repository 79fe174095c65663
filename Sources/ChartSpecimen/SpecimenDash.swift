/// A line through points, cut into strokes.
enum SpecimenDash {
  /// Strokes of a picture; an engineering choice: 600 px of line hold no more.
  private static let mostStrokes = 600

  /// The strokes of a dashed line as lists of points, shortened so that round ends of `width` reach no further.
  static func strokes(
    _ points: [(x: Double, y: Double)], dash: [Double], width: Double
  ) -> [[(x: Double, y: Double)]] {
    guard !dash.isEmpty, points.count > 1 else { return [points] }
    var lengths = [0.0]
    for (from, to) in zip(points, points.dropFirst()) {
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      lengths.append((lengths.last ?? 0) + (dx * dx + dy * dy).squareRoot())
    }
    let total = lengths.last ?? 0
    var strokes: [[(x: Double, y: Double)]] = []
    var (start, index) = (0.0, 0)
    while start < total, strokes.count < mostStrokes {
      let end = min(start + dash[index % dash.count], total)
      if end > start {
        let cap = min(width / 2, (end - start) / 2)
        strokes.append(part(points, lengths, from: start + cap, to: end - cap))
      }
      start += dash[index % dash.count] + dash[(index + 1) % dash.count]
      index += 2
    }
    return strokes
  }

  /// The part of a line between two lengths along it.
  private static func part(
    _ points: [(x: Double, y: Double)], _ lengths: [Double], from: Double, to: Double
  ) -> [(x: Double, y: Double)] {
    let inner = points.indices.filter { lengths[$0] > from && lengths[$0] < to }.map { points[$0] }
    return [point(points, lengths, from)] + inner + [point(points, lengths, to)]
  }

  private static func point(
    _ points: [(x: Double, y: Double)], _ lengths: [Double], _ length: Double
  ) -> (x: Double, y: Double) {
    let index = min(max((lengths.firstIndex { $0 >= length } ?? points.count - 1) - 1, 0), points.count - 2)
    let step = lengths[index + 1] - lengths[index]
    let share = step > 0 ? (length - lengths[index]) / step : 0
    let (a, b) = (points[index], points[index + 1])
    return (a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)
  }
}
