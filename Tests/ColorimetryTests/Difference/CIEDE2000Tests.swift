import Testing

@testable import Colorimetry

/// G. Sharma, W. Wu, E. N. Dalal, "The CIEDE2000 color-difference formula", Color Research & Application 30 (2005),
/// Table 1: L*, a*, b* of both colours, and the difference to four decimals.
private let sharma: [(row: Int, first: [Double], second: [Double], difference: Double)] = [
  (1, [50.0000, 2.6772, -79.7751], [50.0000, 0.0000, -82.7485], 2.0425),
  (2, [50.0000, 3.1571, -77.2803], [50.0000, 0.0000, -82.7485], 2.8615),
  (3, [50.0000, 2.8361, -74.0200], [50.0000, 0.0000, -82.7485], 3.4412),
  (4, [50.0000, -1.3802, -84.2814], [50.0000, 0.0000, -82.7485], 1.0000),
  (5, [50.0000, -1.1848, -84.8006], [50.0000, 0.0000, -82.7485], 1.0000),
  (6, [50.0000, -0.9009, -85.5211], [50.0000, 0.0000, -82.7485], 1.0000),
  (7, [50.0000, 0.0000, 0.0000], [50.0000, -1.0000, 2.0000], 2.3669),
  (8, [50.0000, -1.0000, 2.0000], [50.0000, 0.0000, 0.0000], 2.3669),
  (9, [50.0000, 2.4900, -0.0010], [50.0000, -2.4900, 0.0009], 7.1792),
  (10, [50.0000, 2.4900, -0.0010], [50.0000, -2.4900, 0.0010], 7.1792),
  (11, [50.0000, 2.4900, -0.0010], [50.0000, -2.4900, 0.0011], 7.2195),
  (12, [50.0000, 2.4900, -0.0010], [50.0000, -2.4900, 0.0012], 7.2195),
  (13, [50.0000, -0.0010, 2.4900], [50.0000, 0.0009, -2.4900], 4.8045),
  (14, [50.0000, -0.0010, 2.4900], [50.0000, 0.0010, -2.4900], 4.8045),
  (15, [50.0000, -0.0010, 2.4900], [50.0000, 0.0011, -2.4900], 4.7461),
  (16, [50.0000, 2.5000, 0.0000], [50.0000, 0.0000, -2.5000], 4.3065),
  (17, [50.0000, 2.5000, 0.0000], [73.0000, 25.0000, -18.0000], 27.1492),
  (18, [50.0000, 2.5000, 0.0000], [61.0000, -5.0000, 29.0000], 22.8977),
  (19, [50.0000, 2.5000, 0.0000], [56.0000, -27.0000, -3.0000], 31.9030),
  (20, [50.0000, 2.5000, 0.0000], [58.0000, 24.0000, 15.0000], 19.4535),
  (21, [50.0000, 2.5000, 0.0000], [50.0000, 3.1736, 0.5854], 1.0000),
  (22, [50.0000, 2.5000, 0.0000], [50.0000, 3.2972, 0.0000], 1.0000),
  (23, [50.0000, 2.5000, 0.0000], [50.0000, 1.8634, 0.5757], 1.0000),
  (24, [50.0000, 2.5000, 0.0000], [50.0000, 3.2592, 0.3350], 1.0000),
  (25, [60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
  (26, [63.0109, -31.0961, -5.8663], [62.8187, -29.7946, -4.0864], 1.2630),
  (27, [61.2901, 3.7196, -5.3901], [61.4292, 2.2480, -4.9620], 1.8731),
  (28, [35.0831, -44.1164, 3.7933], [35.0232, -40.0716, 1.5901], 1.8645),
  (29, [22.7233, 20.0904, -46.6940], [23.0331, 14.9730, -42.5619], 2.0373),
  (30, [36.4612, 47.8580, 18.3852], [36.2715, 50.5065, 21.2231], 1.4146),
  (31, [90.8027, -2.0831, 1.4410], [91.1528, -1.6435, 0.0447], 1.4441),
  (32, [90.9257, -0.5406, -0.9208], [88.6381, -0.8985, -0.7239], 1.5381),
  (33, [6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377),
  (34, [2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
]

@Suite struct CIEDE2000Tests {
  @Test(arguments: sharma.indices)
  func `every pair of Sharma's table has its printed difference, in both orders`(_ index: Int) {
    let pair = sharma[index]
    let first = DifferenceCoordinate(pair.first[0], pair.first[1], pair.first[2])
    let second = DifferenceCoordinate(pair.second[0], pair.second[1], pair.second[2])
    #expect(abs(CIEDE2000.distance(first, second) - pair.difference) <= 5.1e-5, "pair \(pair.row)")
    #expect(abs(CIEDE2000.distance(second, first) - pair.difference) <= 5.1e-5, "pair \(pair.row) reversed")
  }

  /// Points all over CIELAB, and close to where the formula has its seams: grey, and hues half a turn apart.
  private static let points: [[Double]] = {
    var points: [[Double]] = [[50, 0, 0], [0, 0, 0], [100, 0, 0]]
    for chroma in [0.01, 3, 25, 60, 130] {
      for step in 0..<48 {
        // The rational parametrisation of the circle: (2t, 1 − t²) / (1 + t²) over four quadrants.
        let t = Double(step % 12) / 12
        let (x, y) = ((1 - t * t) / (1 + t * t), 2 * t / (1 + t * t))
        // Turned a little, so that no mean hue is exactly 0°, where the formula itself jumps by 1e-5.
        let (cosine, sine) = (0.96 * x - 0.28 * y, 0.28 * x + 0.96 * y)
        let (a, b) = [(cosine, sine), (-sine, cosine), (-cosine, -sine), (sine, -cosine)][step / 12]
        points.append([Double(step * 37 % 101), a * chroma, b * chroma])
      }
    }
    return points
  }()

  @Test func `is symmetric, and LittleCMS's cmsCIE2000DeltaE everywhere`() {
    var (asymmetry, deviation) = (0.0, 0.0)
    let coordinates = Self.points.map { DifferenceCoordinate($0[0], $0[1], $0[2]) }
    for (p, first) in zip(Self.points, coordinates) {
      for (q, second) in zip(Self.points, coordinates) {
        let ours = CIEDE2000.distance(first, second)
        asymmetry = max(asymmetry, abs(CIEDE2000.distance(second, first) - ours))
        // Where hues are exactly opposite, rounding makes LittleCMS 2.14 turn the wrong way in one of the two orders.
        let theirs = [
          ColorDifference.ciede2000((p[0], p[1], p[2]), (q[0], q[1], q[2])),
          ColorDifference.ciede2000((q[0], q[1], q[2]), (p[0], p[1], p[2])),
        ]
        deviation = max(deviation, theirs.map { abs(ours - $0) }.min() ?? .infinity)
      }
    }
    #expect(asymmetry <= 1e-12)
    #expect(deviation <= 1e-9)
  }

  @Test func `agrees with LittleCMS close to opposite hues`() {
    // From well inside the fast path, over the threshold, to half a turn and beyond.
    for step in -400...400 {
      let second = (55.0, -30.0, Double(step) / 400)
      let theirs = ColorDifference.ciede2000((50, 40, 0), second)
      let ours = CIEDE2000.distance(
        DifferenceCoordinate(50, 40, 0), DifferenceCoordinate(second.0, second.1, second.2))
      #expect(abs(ours - theirs) <= 1e-9, "\(step)")
    }
  }

  @Test func `colours mirrored at the axis of hue 0° do not depend on rounding`() {
    let (first, second) = (DifferenceCoordinate(47, 20, 15), DifferenceCoordinate(39, 48, -36))
    let turned = DifferenceCoordinate(39, 48, -36 + 1e-12)
    #expect(abs(CIEDE2000.distance(first, second) - CIEDE2000.distance(first, turned)) <= 1e-9)
    #expect(CIEDE2000.distance(first, second) == CIEDE2000.distance(second, first))
  }
}
