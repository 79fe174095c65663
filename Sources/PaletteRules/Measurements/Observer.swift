package import Colorimetry

/// Somebody with a kind of colour vision.
package struct Observer: Hashable, Sendable {
  /// Who looks.
  package let vision: Vision
  /// 0…1; 1 for normal vision.
  package let severity: Double

  /// Whoever sees as most people do.
  package static let everyone = Observer(.normal)

  /// Creates an observer.
  package init(_ vision: Vision, severity: Double = 1) { (self.vision, self.severity) = (vision, severity) }

  /// Everyone first, then every deficiency asked for at every severity.
  package static func all(_ settings: JudgementSettings) -> [Observer] {
    [everyone]
      + settings.deficiencies.flatMap { vision in
        settings.severities.map { Observer(vision, severity: $0) }
      }
  }

  /// The colours as seen: linear light, clamped to sRGB.
  package func seen(_ colors: [SRGB]) -> [LinearSRGB] {
    let simulation = Simulation(vision, severity: severity)
    return colors.map { color in
      vision == .normal ? LinearSRGB(color) : simulation(LinearSRGB(color), convention: .clamp)
    }
  }

  /// One colour as seen, as hex.
  func hex(_ color: SRGB) -> String { (seen([color]).first.map { SRGB($0) } ?? color).hex }

  /// `for everyone`, `with deuteranopia`.
  var who: String { vision == .normal ? "for everyone" : "with \(visionName(vision, severity: severity))" }

  /// `designed`, `deutan 0.7`.
  var label: String { vision == .normal ? "designed" : visionLabel(vision, severity) }
}
