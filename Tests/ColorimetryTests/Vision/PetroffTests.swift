import Testing

@testable import Colorimetry

@Suite struct PetroffTests {
  private struct Cycle {
    var colors: [LinearSRGB] = []
    var lightness: [Double] = []
    var minima: [Vision: [Double]] = [:]
  }

  private static func cycles() -> [Cycle] {
    var cycles: [Cycle] = []
    for line in petroffVectors.split(separator: "\n").map({ $0.split(separator: " ").map(String.init) }) {
      let numbers = line.dropFirst().compactMap { Double($0) }
      switch line[0] {
      case "palette": cycles.append(Cycle())
      case "colors": cycles[cycles.count - 1].colors = line.dropFirst().map { LinearSRGB(hex: $0) }
      case "lightness": cycles[cycles.count - 1].lightness = numbers
      default: cycles[cycles.count - 1].minima[Vision(rawValue: line[0]) ?? .grey] = numbers
      }
    }
    return cycles
  }

  /// The least distance over the first two, three, … colours, and over severities.
  private static func minima(
    _ colors: [LinearSRGB], _ vision: Vision, _ coordinate: (LinearSRGB) -> Vector3
  ) -> [Double] {
    let severities = vision == .normal ? [0] : (1...100).map { Double($0) / 100 }
    var least = [Double](repeating: .infinity, count: colors.count)
    for severity in severities {
      let simulation = Simulation(vision, severity: severity, model: .machado2009)
      let points = colors.map { coordinate(simulation($0, convention: .float)) }
      for second in points.indices {
        for first in 0..<second {
          let d = points[second] - points[first]
          least[second] = min(least[second], d.dot(d).squareRoot())
        }
      }
    }
    return least.indices.dropFirst().map { least[0...$0].min() ?? .nan }
  }

  private static func deviation(_ coordinate: (LinearSRGB) -> Vector3) throws -> Double {
    var worst = 0.0
    var count = 0
    for cycle in cycles() {
      for vision in [Vision.normal, .protan, .deutan, .tritan] {
        let published = try #require(cycle.minima[vision])
        let ours = minima(cycle.colors, vision, coordinate)
        try #require(ours.count == published.count)
        count += ours.count
        worst = zip(ours, published).reduce(worst) { max($0, abs($1.0 - $1.1)) }
      }
      let lightness = cycle.colors.map { coordinate($0).x }
      worst = max(
        worst, abs((lightness.min() ?? 0) - cycle.lightness[0]), abs((lightness.max() ?? 0) - cycle.lightness[1]))
    }
    #expect(count == 300)
    return worst
  }

  @Test func `his minima are reproduced to 0.03 with exact constants`() throws {
    let worst = try Self.deviation { AppearanceModel.cam02.uniform(XYZD65($0)) }
    // Measured: 0.0082.
    #expect(worst <= 0.03)
  }

  @Test func `his minima are reproduced to 1e-6 with his rounded constants`() throws {
    // colorspacious 1.1.2: the inverse of the four-digit matrix of IEC 61966-2-1:1999, and the white of ASTM E308.
    let matrix = Matrix3(
      Vector3(3.2406, -1.5372, -0.4986), Vector3(-0.9689, 1.8758, 0.0415), Vector3(0.0557, -0.2040, 1.0570)
    ).inverse
    let appearance = AppearanceModel.cam02(whitePoint: Vector3(0.95047, 1, 1.08883))
    let worst = try Self.deviation { appearance.uniform(XYZD65(matrix * $0.vector)) }
    // Measured: 5e-9, the digits kept here.
    #expect(worst <= 1e-6)
  }

  @Test func `the metric measures distances in its space`() {
    let (a, b) = (LinearSRGB(hex: "#1f77b4"), LinearSRGB(hex: "#9467bd"))
    let d = AppearanceModel.cam02.uniform(XYZD65(a)) - AppearanceModel.cam02.uniform(XYZD65(b))
    #expect(DifferenceMetric.cam02ucs.distance(a, b) == d.dot(d).squareRoot())
  }
}
