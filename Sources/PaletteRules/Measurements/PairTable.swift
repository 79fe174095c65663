package import Colorimetry

/// All pairs of some colours under some visions: the full matrix.
package struct PairTable: Sendable {
  /// The severities to measure.
  package enum Severities: Hashable, Sendable {
    /// A single severity, 0…1.
    case one(Double)
    /// 0.01, 0.02 … 1.00; the least distance counts. As in M. A. Petroff, arXiv 2107.02270, section 3.
    case sweep

    fileprivate var values: [Double] {
      switch self {
      case .one(let severity): [severity]
      case .sweep: (1...100).map { Double($0) / 100 }
      }
    }
  }

  /// The distance of one pair.
  package struct Entry: Hashable, Sendable {
    /// Indices into the colours, from 0, `first < second`.
    package let first, second: Int
    /// In the metric's units; the least over a sweep.
    package let value: Double
    /// The severity of that value; the highest of equal ones. 0 for normal vision.
    package let severity: Double
  }

  /// Every pair under one vision.
  package struct VisionTable: Sendable {
    /// The vision.
    package let vision: Vision
    /// Ordered by `first`, then `second`.
    package let pairs: [Entry]
    /// The closest pair, the first of equal ones; nil for fewer than two colours.
    package let minimum: Entry?
    /// Over all pairs; nil for fewer than two colours.
    package let mean, maximum: Double?
    /// The least distance among the first two colours, the first three …: one entry fewer than colours.
    package let minimumByPrefix: [Double]
  }

  /// The metric of the distances.
  package let metric: DifferenceMetric
  /// The simulation model.
  package let model: SimulationModel
  /// The measured severities.
  package let severities: Severities
  /// The conversion between simulation and measurement.
  package let convention: SimulationConvention
  /// One per vision, in the requested order.
  package let visions: [VisionTable]

  /// Measures every pair.
  ///
  /// CIELAB distances under ``SimulationConvention/round8`` use colorspace for R's rounded constants, so that they
  /// match the published tables of colorblindcheck digit for digit.
  ///
  /// - Parameter colors: Linear sRGB; 0…1 inside the gamut.
  package init(
    _ colors: [LinearSRGB], metric: DifferenceMetric = .ciede2000, model: SimulationModel = .auto,
    visions: [Vision] = [.normal, .protan, .deutan, .tritan], severities: Severities = .one(1),
    convention: SimulationConvention = .clamp
  ) {
    (self.metric, self.model, self.severities, self.convention) = (metric, model, severities, convention)
    // Published eight-bit tables come from colorspace for R.
    let isRounded = convention == .round8 && (metric == .ciede2000 || metric == .cie76)
    self.visions = visions.map { vision in
      let severities = vision == .normal ? [0] : severities.values
      let layers = severities.map { severity in
        let simulation = Simulation(vision, severity: severity, model: model)
        return colors.map { color in
          let seen = simulation(color, convention: convention)
          return metric.coordinate(isRounded ? RoundedLab.equivalent(of: seen) : seen)
        }
      }
      return VisionTable(vision, layers, severities, metric)
    }
  }
}

extension PairTable.VisionTable {
  fileprivate init(
    _ vision: Vision, _ layers: [[DifferenceCoordinate]], _ severities: [Double], _ metric: DifferenceMetric
  ) {
    let count = layers.first?.count ?? 0
    var entries: [PairTable.Entry] = []
    entries.reserveCapacity(count * max(count - 1, 0) / 2)
    var prefixes = [Double](repeating: .infinity, count: max(count - 1, 0))
    var minimum: PairTable.Entry?
    var (sum, maximum) = (0.0, 0.0)
    for i in 0..<count {
      for j in (i + 1)..<max(count, i + 1) {
        var (value, severity) = (Double.infinity, 0.0)
        for (layer, coordinates) in layers.enumerated() {
          let distance = metric.distance(coordinates[i], coordinates[j])
          // Severities rise, so the last of equal values wins.
          if distance <= value { (value, severity) = (distance, severities[layer]) }
        }
        let entry = PairTable.Entry(first: i, second: j, value: value, severity: severity)
        entries.append(entry)
        sum += value
        maximum = max(maximum, value)
        if value < minimum?.value ?? .infinity { minimum = entry }
        prefixes[j - 1] = min(prefixes[j - 1], value)
      }
    }
    for index in prefixes.indices.dropFirst() { prefixes[index] = min(prefixes[index], prefixes[index - 1]) }
    self.init(
      vision: vision, pairs: entries, minimum: minimum, mean: entries.isEmpty ? nil : sum / Double(entries.count),
      maximum: entries.isEmpty ? nil : maximum, minimumByPrefix: prefixes)
  }
}

/// CIELAB as colorspace for R computes it, the basis of colorblindcheck and cols4all: its sRGB matrix and white have
/// six and five digits, which changes CIEDE2000 by up to 0.002.
///
/// Source: colorspace 2.1, src/colorspace.c, `sRGB_to_XYZ` and the default white point 95.047, 100, 108.883.
enum RoundedLab {
  private static let xyzFromLinear = Matrix3(
    Vector3(0.412453, 0.357580, 0.180423), Vector3(0.212671, 0.715160, 0.072169),
    Vector3(0.019334, 0.119193, 0.950227))
  private static let white = Vector3(0.95047, 1, 1.08883)

  /// The linear colour whose exact CIELAB equals the rounded CIELAB of `color`; CIELAB depends only on ratios to the
  /// white.
  static func equivalent(of color: LinearSRGB) -> LinearSRGB {
    let exactWhite = XYZD65(LinearSRGB(1, 1, 1))
    let xyz = xyzFromLinear * color.vector
    return LinearSRGB(
      XYZD65(
        xyz.x / white.x * exactWhite.x, xyz.y / white.y * exactWhite.y, xyz.z / white.z * exactWhite.z))
  }
}

/// The pairs of series that readers tell apart by colour: not two series of context, and not two kinds of mark, such as a line
/// before bars.
package struct ComparedPairs: Sendable {
  private let kinds: [(isContext: Bool, mark: Series.Mark?)]

  /// The pairs of these series, by their indices.
  package init(_ series: [Series]) { self.init(series.map { ($0.isContext, $0.mark) }) }

  init(_ kinds: [(isContext: Bool, mark: Series.Mark?)]) { self.kinds = kinds }

  /// Whether a pair is among them.
  package func hold(_ i: Int, _ j: Int) -> Bool {
    guard kinds.indices.contains(i), kinds.indices.contains(j) else { return true }
    let (a, b) = (kinds[i], kinds[j])
    if a.isContext, b.isContext { return false }
    return a.mark == nil || b.mark == nil || a.mark == b.mark
  }
}
