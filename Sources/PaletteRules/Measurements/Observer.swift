package import Colorimetry

/// A person with a kind of colour vision.
package struct Observer: Hashable, Sendable {
  /// The kind of vision.
  package let vision: Vision
  /// The severity, 0…1; 1 for normal vision.
  package let severity: Double

  /// A person with normal vision.
  package static let everyone = Observer(.normal)

  /// Creates an observer.
  package init(_ vision: Vision, severity: Double = 1) { (self.vision, self.severity) = (vision, severity) }

  /// Normal vision first, then every selected deficiency at every severity.
  package static func all(_ settings: JudgementSettings) -> [Observer] {
    [everyone]
      + settings.deficiencies.flatMap { vision in
        settings.severities.map { Observer(vision, severity: $0) }
      }
  }

  /// The colours as this observer sees them: linear light, clamped to sRGB.
  package func seen(_ colors: [SRGB]) -> [LinearSRGB] {
    let simulation = Simulation(vision, severity: severity)
    return colors.map { color in
      vision == .normal ? LinearSRGB(color) : simulation(LinearSRGB(color), convention: .clamp)
    }
  }

  /// One colour as this observer sees it, as hex.
  func hex(_ color: SRGB) -> String { (seen([color]).first.map { SRGB($0) } ?? color).hex }

  /// `for everyone`, `with deuteranopia`.
  var who: String { vision == .normal ? "for everyone" : "with \(visionName(vision, severity: severity))" }

  /// `designed`, `deutan 0.7`.
  var label: String { vision == .normal ? "designed" : visionLabel(vision, severity) }
}
