internal import Colorimetry

/// A kind of colour vision.
public enum ColorVision: String, CaseIterable, Hashable, Sendable {
  /// Three kinds of cones with average sensitivities.
  case normal
  /// Red-green: the long-wavelength cones are shifted or missing.
  case protan
  /// Red-green, the most frequent: the medium-wavelength cones are shifted or missing.
  case deutan
  /// Blue-yellow: the short-wavelength cones are shifted or missing.
  case tritan
  /// Lightness only: achromatopsia, and print in black and white.
  case grey

  init(_ vision: Vision) {
    switch vision {
    case .normal: self = .normal
    case .protan: self = .protan
    case .deutan: self = .deutan
    case .tritan: self = .tritan
    case .grey: self = .grey
    }
  }

  private var vision: Vision {
    switch self {
    case .normal: .normal
    case .protan: .protan
    case .deutan: .deutan
    case .tritan: .tritan
    case .grey: .grey
    }
  }

  func seen(_ color: SRGB, severity: Double) -> LinearSRGB {
    Simulation(vision, severity: severity)(LinearSRGB(color), convention: .clamp)
  }
}
