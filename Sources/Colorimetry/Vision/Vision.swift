/// A kind of colour vision.
///
/// About 8 % of men and 0.5 % of women of European descent have a red-green deficiency (protan or deutan), fewer than
/// 0.01 % a tritan one. Source: J. Birch, "Worldwide prevalence of red-green color deficiency", JOSA A 29 (2012).
package enum Vision: String, CaseIterable, Sendable {
  /// Three kinds of cones with average sensitivities.
  case normal
  /// The long-wavelength cones are shifted (protanomaly) or missing (protanopia).
  case protan
  /// The medium-wavelength cones are shifted (deuteranomaly) or missing (deuteranopia).
  case deutan
  /// The short-wavelength cones are shifted or missing (tritanopia).
  case tritan
  /// Lightness only: achromatopsia, and print in black and white.
  case grey

  /// The deficiencies that rules judge.
  package static let deficiencies: [Vision] = [.protan, .deutan, .tritan]

  /// The name of the complete deficiency, `deuteranopia`; `normal` and `grey` as such.
  package var clinicalName: String {
    switch self {
    case .protan: "protanopia"
    case .deutan: "deuteranopia"
    case .tritan: "tritanopia"
    case .normal, .grey: rawValue
    }
  }

  /// The kind of either name: `deutan`, `deuteranopia`.
  package init?(named name: String) {
    guard let vision = Self.allCases.first(where: { [$0.rawValue, $0.clinicalName].contains(name) }) else { return nil }
    self = vision
  }

  /// The cones that are shifted or missing; nil if there is no single kind.
  package var affectedCone: Cone? {
    switch self {
    case .protan: .long
    case .deutan: .medium
    case .tritan: .short
    case .normal, .grey: nil
    }
  }
}

/// The three kinds of cones, by the wavelengths of their peak sensitivity.
package enum Cone: Int, CaseIterable, Sendable {
  /// L.
  case long
  /// M.
  case medium
  /// S.
  case short
}
