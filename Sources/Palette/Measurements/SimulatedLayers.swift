import Colorimetry

/// Colours under one vision and model at each severity of a sweep, ready to be compared.
struct SimulatedLayers: Sendable {
  /// The colours at one severity.
  struct Layer: Sendable {
    let severity: Double
    let coordinates: [DifferenceCoordinate]
    let bounds: [DifferenceBound]
  }

  let vision: Vision
  let layers: [Layer]
  /// Where each colour stays over all severities.
  let boxes: [DifferenceBox]

  /// Simulates every colour at every severity: clamped to sRGB, as floats (what the picture shows, before rounding).
  init(_ colors: [LinearSRGB], vision: Vision, model: SimulationModel, severities: [Double]) {
    self.vision = vision
    let layers = (vision == .normal ? [1] : severities).map { severity in
      let simulation = Simulation(vision, severity: severity, model: model)
      let seen = vision == .normal ? colors : colors.map { simulation($0, convention: .clamp) }
      return Layer(
        severity: severity, coordinates: seen.map(DifferenceMetric.ciede2000.coordinate),
        bounds: seen.map { DifferenceBound($0) })
    }
    self.layers = layers
    boxes = colors.indices.compactMap { index in
      guard let first = layers.first else { return nil }
      var box = DifferenceBox(first.bounds[index])
      for layer in layers.dropFirst() { box.include(layer.bounds[index]) }
      return box
    }
  }

  /// The least difference of a pair when it is below `threshold` anywhere in the sweep. Ties go to the highest severity.
  @inline(__always)
  func weakest(_ i: Int, _ j: Int, below threshold: Double) -> WeakestDifference? {
    guard !boxes.isEmpty, !boxes[i].isFar(from: boxes[j], threshold: threshold) else { return nil }
    return weakestOfLayers(i, j, below: threshold)
  }

  private func weakestOfLayers(_ i: Int, _ j: Int, below threshold: Double) -> WeakestDifference? {
    var weakest: WeakestDifference?
    for layer in layers where !layer.bounds[i].isFar(from: layer.bounds[j], threshold: threshold) {
      let value = DifferenceMetric.ciede2000.distance(layer.coordinates[i], layer.coordinates[j])
      guard value < threshold else { continue }
      if let known = weakest {
        guard value < known.value || (value == known.value && layer.severity > known.severity) else { continue }
      }
      weakest = WeakestDifference(value: value, severity: layer.severity)
    }
    return weakest
  }
}

/// The least difference of a pair over a sweep of severities.
package struct WeakestDifference: Hashable, Sendable {
  /// CIEDE2000 on CIELAB D65, unrounded.
  package let value: Double
  /// Where in the sweep, 0…1.
  package let severity: Double
}
