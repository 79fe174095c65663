import Testing

@testable import Colorimetry

/// Palettes as other tools report them.
@Suite struct PublishedPaletteTests {
  /// colorblindcheck (J. Nowosad, https://github.com/Nowosad/colorblindcheck, b53d681), README: `rainbow(7)`. Vision,
  /// pairs at or above the tolerance, least, mean and greatest distance.
  private static let rainbow: [(Vision, count: Int, [Double])] = [
    (.normal, 21, [12.132257, 61.06471, 107.6347]), (.deutan, 19, [2.572062, 44.29065, 85.87461]),
    (.protan, 17, [3.647681, 47.63882, 83.28286]), (.tritan, 20, [2.025647, 47.41585, 83.77189]),
  ]

  private static func rainbow(
    _ vision: Vision, _ coordinate: (LinearSRGB) -> DifferenceCoordinate
  ) -> (count: Int, [Double]) {
    let simulation = Simulation(vision, model: .machado2009)
    let colors = ["#FF0000", "#FFDB00", "#49FF00", "#00FF92", "#0092FF", "#4900FF", "#FF00DB"]
      .map { coordinate(simulation(LinearSRGB(hex: $0), convention: .round8)) }
    let distances = colors.indices.flatMap { second in
      (0..<second).map { DifferenceMetric.ciede2000.distance(colors[$0], colors[second]) }
    }
    // Its tolerance is the least distance of the palette as designed.
    return (
      distances.count { $0 >= 12.13225 },
      [distances.min() ?? 0, distances.reduce(0, +) / Double(distances.count), distances.max() ?? 0]
    )
  }

  @Test(arguments: rainbow.indices)
  func `colorblindcheck's rainbow, with exact constants`(_ index: Int) {
    let (vision, count, published) = Self.rainbow[index]
    let ours = Self.rainbow(vision, DifferenceMetric.ciede2000.coordinate)
    #expect(ours.count == count)
    // R's constants differ in the fourth digit; the least distance is the one that verdicts rest on.
    for (value, (theirs, tolerance)) in zip(ours.1, zip(published, [0.0012, 0.004, 0.004])) {
      #expect(abs(value - theirs) <= tolerance)
    }
  }

  @Test(arguments: rainbow.indices)
  func `colorblindcheck's rainbow, with R's constants, to every printed digit`(_ index: Int) {
    // R's colorspace: the matrix of ITU-R BT.709 in six digits, and the white of ASTM E308.
    let matrix = Matrix3(
      Vector3(0.412453, 0.357580, 0.180423), Vector3(0.212671, 0.715160, 0.072169),
      Vector3(0.019334, 0.119193, 0.950227))
    let white = Vector3(0.95047, 1, 1.08883)
    let (vision, count, published) = Self.rainbow[index]
    let ours = Self.rainbow(vision) {
      let lab = CIELABCurve.lab(matrix * $0.vector * white.map { 1 / $0 })
      return DifferenceCoordinate(lab.x, lab.y, lab.z)
    }
    #expect(ours.count == count)
    for (value, theirs) in zip(ours.1, published) { #expect(abs(value - theirs) <= 5e-5) }
  }

  /// tab10 under Machado 2009 at severity 1: least CIEDE2000 and the pair, from 1. `round8` is what R's colorspace 2.1
  /// with colorblindcheck prints.
  @Test(arguments: [
    (Vision.protan, SimulationConvention.float, 1.903, [1, 5]), (.protan, .clamp, 1.255, [2, 3]),
    (.protan, .round8, 1.37, [2, 3]), (.deutan, .float, 3.334, [2, 9]), (.deutan, .clamp, 3.334, [2, 9]),
    (.deutan, .round8, 3.364, [2, 9]), (.tritan, .float, 11.776, [2, 7]), (.tritan, .clamp, 9.527, [2, 7]),
    (.tritan, .round8, 9.554, [2, 7]),
  ])
  func `tab10 in each convention`(
    _ vision: Vision, _ convention: SimulationConvention, _ least: Double, _ pair: [Int]
  ) {
    let simulation = Simulation(vision, model: .machado2009)
    let closest = closestPair(tab10.map { simulation(LinearSRGB(hex: $0), convention: convention) }, by: .ciede2000)
    #expect(abs(closest.distance - least) <= 0.002)
    #expect(closest.pair.map { $0 + 1 } == pair)
  }

  @Test func `tab10 on white`() {
    let expected = [4.8209, 2.5319, 3.4026, 5.0238, 4.2561, 5.9192, 2.733, 4.0041, 2.0114, 2.2574]
    for (color, ratio) in zip(tab10, expected) {
      #expect(abs(WCAG.contrastRatio(SRGB(hex: color), SRGB(1, 1, 1)) - ratio) <= 5.1e-5)
    }
  }
}

private let tab10 = [
  "#1f77b4", "#ff7f0e", "#2ca02c", "#d62728", "#9467bd", "#8c564b", "#e377c2", "#7f7f7f", "#bcbd22", "#17becf",
]
