package import Colorimetry

/// Every pair of some colours under some visions: the full matrix, nothing left out, nothing merged.
package struct PairTable: Sendable {
  /// Which severities are looked at.
  package enum Severities: Hashable, Sendable {
    /// One, 0…1.
    case one(Double)
    /// 0.01, 0.02 … 1.00, of which the least distance counts. As M. A. Petroff, arXiv 2107.02270, section 3.
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
    /// In the metric's units; over a sweep the least.
    package let value: Double
    /// Where in the sweep; the highest of several equal ones. 0 for normal vision.
    package let severity: Double
  }

  /// Every pair under one vision.
  package struct VisionTable: Sendable {
    /// Who is looking.
    package let vision: Vision
    /// Ordered by `first`, then `second`.
    package let pairs: [Entry]
    /// The closest pair, the first of several equal ones; nil for fewer than two colours.
    package let minimum: Entry?
    /// Over all pairs; nil for fewer than two colours.
    package let mean, maximum: Double?
    /// The least distance among the first two colours, the first three …: one entry less than there are colours.
    package let minimumByPrefix: [Double]
  }

  /// What distances are measured in.
  package let metric: DifferenceMetric
  /// The simulation's paper.
  package let model: SimulationModel
  /// Which severities were looked at.
  package let severities: Severities
  /// What happens between simulating and measuring.
  package let convention: SimulationConvention
  /// One a vision, in the order asked for.
  package let visions: [VisionTable]

  /// Measures every pair.
  ///
  /// CIELAB distances under ``SimulationConvention/round8`` follow colorspace for R to its rounded constants, so that
  /// the tables published by colorblindcheck come out digit for digit.
  ///
  /// - Parameter colors: Linear sRGB; 0…1 inside the gamut.
  package init(
    _ colors: [LinearSRGB], metric: DifferenceMetric = .ciede2000, model: SimulationModel = .auto,
    visions: [Vision] = [.normal, .protan, .deutan, .tritan], severities: Severities = .one(1),
    convention: SimulationConvention = .clamp
  ) {
    self.metric = metric
    self.model = model
    self.severities = severities
    self.convention = convention
    // Tables published for eight bits come from colorspace for R.
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
          // Severities rise: of equal ones the last wins.
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
