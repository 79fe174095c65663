import Testing

@testable import Colorimetry

@Suite struct DifferenceMetricTests {
  /// Two colours and their distance in each metric, in the order of the cases: coloraide 8.13.1 (lab-d65), colour-science
  /// 0.4.7.
  private static let distances: [(String, String, [Double])] = [
    ("#ff0000", "#00ff00", [86.60781, 76.10499, 81.31524, 0.51981, 170.56345]),
    ("#0000ff", "#ffff00", [103.42828, 99.87683, 95.65588, 0.72659, 235.15259]),
    ("#e69f00", "#f0e442", [21.72363, 20.75349, 21.92255, 0.16989, 35.08825]),
    ("#ff7f0e", "#2ca02c", [55.24177, 46.77221, 49.83119, 0.28597, 100.61671]),
    ("#777777", "#7f7f7f", [3.1326, 3.26017, 3.26015, 0.02723, 3.15834]),
    ("#ff3b30", "#34c759", [75.9745, 62.59569, 66.86221, 0.37539, 133.45862]),
    ("#00ba38", "#619cff", [56.40686, 55.67872, 56.53733, 0.31385, 131.381]),
    ("#ff3b30", "#ff2d55", [10.35025, 8.35688, 7.61269, 0.04478, 21.90633]),
    ("#e41a1c", "#4daf4a", [71.36511, 59.92449, 64.34212, 0.34677, 121.65549]),
    ("#123456", "#123456", [0.0, 0.0, 0.0, 0.0, 0.0]),
  ]

  @Test(arguments: distances.indices, Array(DifferenceMetric.allCases.enumerated()).map(\.offset))
  func `distances match other libraries`(_ index: Int, _ number: Int) {
    let (a, b, expected) = Self.distances[index]
    let distance = DifferenceMetric.allCases[number].distance(LinearSRGB(hex: a), LinearSRGB(hex: b))
    #expect(abs(distance - expected[number]) <= 1e-5)
  }

  @Test(arguments: DifferenceMetric.allCases)
  func `is symmetric, non-negative, and 0 for equal colours`(_ metric: DifferenceMetric) {
    let coordinates = LinearSRGB.grid(5).map(metric.coordinate)
    for a in coordinates {
      #expect(metric.distance(a, a) == 0)
      for b in coordinates where a != b {
        #expect(metric.distance(a, b) > 0)
        #expect(abs(metric.distance(a, b) - metric.distance(b, a)) <= 1e-12)
      }
    }
  }

  @Test(arguments: DifferenceMetric.allCases)
  func `increases along the greys`(_ metric: DifferenceMetric) {
    let black = LinearSRGB(0, 0, 0)
    let steps = (0...50).map {
      metric.distance(black, LinearSRGB(SRGB(Double($0) / 50, Double($0) / 50, Double($0) / 50)))
    }
    for (nearer, farther) in zip(steps, steps.dropFirst()) { #expect(nearer < farther) }
  }
}
