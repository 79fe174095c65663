package import Colorimetry

/// A person with a kind of colour vision.
package struct Observer: Hashable, Sendable {
  /// The kind of vision.
  package let vision: Vision
  /// The severity, 0…1; 1 for normal vision.
  package let severity: Double
  /// The light of the room on the screen.
  let flare: Flare

  /// A person with normal vision.
  package static let everyone = Observer(.normal)

  /// Creates an observer.
  package init(_ vision: Vision, severity: Double = 1, flare: Flare = .standard) {
    (self.vision, self.severity, self.flare) = (vision, severity, flare)
  }

  /// Normal vision first, then every selected deficiency at every severity.
  package static func all(_ settings: JudgementSettings) -> [Observer] {
    [Observer(.normal, flare: settings.flare)]
      + settings.deficiencies.flatMap { vision in
        settings.severities.map { Observer(vision, severity: $0, flare: settings.flare) }
      }
  }

  /// The colours as this observer sees them: linear light, clamped to sRGB.
  package func seen(_ colors: [SRGB]) -> [LinearSRGB] {
    let simulation = Simulation(vision, severity: severity)
    return colors.map { color in
      vision == .normal ? flare.light(color) : simulation(flare.light(color), convention: .clamp)
    }
  }

  /// One colour as this observer sees it, as hex.
  ///
  /// Without the flare, which pictures and the colours beside it do not show either.
  func hex(_ color: SRGB) -> String {
    vision == .normal
      ? color.hex : SRGB(Simulation(vision, severity: severity)(LinearSRGB(color), convention: .clamp)).hex
  }

  /// `for everyone`, `with deuteranopia`.
  var who: String { vision == .normal ? "for everyone" : "with \(visionName(vision, severity: severity))" }

  /// `designed`, `deutan`, or `deutan 0.7` below the full severity.
  var label: String {
    vision == .normal
      ? "designed" : severity >= 1 ? vision.rawValue : "\(vision.rawValue) \(Figures.plain(severity))"
  }
}
