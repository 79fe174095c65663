package import Colorimetry

/// CIEDE2000 below which two series pass for one, by who looks.
package struct PairThresholds: Hashable, Sendable {
  /// Everyone: PC203.
  package var everyone = PairMeasurements.threshold
  /// With protan and deutan vision: PC201.
  package var redGreen = PairMeasurements.threshold
  /// With tritan vision: PC202.
  package var blueYellow = PairMeasurements.threshold

  /// The same for all.
  package static let standard = PairThresholds()

  /// What counts for a vision; grey is not measured in CIEDE2000.
  package subscript(vision: Vision) -> Double {
    switch vision {
    case .normal, .grey: everyone
    case .protan, .deutan: redGreen
    case .tritan: blueYellow
    }
  }
}
