package import Colorimetry

/// The surfaces behind the text and the marks of one mode.
package struct Surfaces: Sendable {
  /// One surface.
  package enum Surface: Hashable, Sendable {
    /// The colour that the reader sees, encoded.
    case opaque(SRGB)
    /// Translucent over nothing opaque, or declared in an unreadable way.
    case unknown
    /// The colour when it is known.
    package var color: SRGB? { if case .opaque(let color) = self { color } else { nil } }
  }

  /// The surface behind titles and axis text. White when the theme declares none or declares it unpainted (WCAG 2.2,
  /// definition of contrast ratio, note 3: "if no background color is specified, then white is assumed").
  package let background: Surface
  /// The surface behind the marks: the plot background, composited with the background when translucent.
  package let plot: Surface

  /// All colours of the background, including ``background``: a gradient shows all its colours at once, and the least
  /// contrast counts.
  package let backgrounds: [Surface]
  /// All colours of the plot.
  package let plots: [Surface]
  /// The light of the room on all of them.
  let flare: Flare

  /// The most stops of a gradient that count; further stops make the surface unknown. An engineering choice: real
  /// gradients have fewer.
  private static let mostStops = 64

  /// Computes the surfaces of a mode.
  package init(_ mode: ThemeMode, flare: Flare = .standard) {
    self.flare = flare
    func painted(_ color: ThemeColor?) -> Surface {
      if let color, color.alpha > 0 { return color.alpha >= 1 ? .opaque(color.srgb) : .unknown }
      return mode.unknownGround == nil ? .opaque(SRGB(1, 1, 1)) : .unknown
    }
    let background = painted(mode.background)
    let backgrounds = mode.background.map { Self.stops(of: $0, as: painted) } ?? [background]
    (self.background, self.backgrounds) = (background, backgrounds)
    if let plot = mode.plotBackground {
      self.plot = Self.over(background, plot.srgb, alpha: plot.alpha)
      plots = Self.distinct(
        backgrounds.flatMap { below in Self.stops(of: plot) { Self.over(below, $0.srgb, alpha: $0.alpha) } })
    } else {
      plot = mode.unknownGround == nil ? background : .unknown
      plots = mode.unknownGround == nil ? backgrounds : [.unknown]
    }
  }

  /// The colours of a gradient as surfaces, or the single one of a plain colour.
  private static func stops(of color: ThemeColor, as surface: (ThemeColor) -> Surface) -> [Surface] {
    guard color.gradient.count > 1 else { return [surface(color)] }
    let stops = color.gradient.prefix(mostStops).map(surface)
    return distinct(color.gradient.count > mostStops ? stops + [.unknown] : stops)
  }

  private static func distinct(_ surfaces: [Surface]) -> [Surface] {
    var known: Set<Surface> = []
    return surfaces.filter { known.insert($0).inserted }
  }

  /// The surface with the least contrast to a colour. If the contrast suffices on all known surfaces, the result is an
  /// unknown one, if any, because the outcome is then unknown.
  ///
  /// - Parameters:
  ///   - alpha: 0…1.
  ///   - required: The contrast ratio, 1…21.
  static func faintest(
    _ color: SRGB, alpha: Double, on surfaces: [Surface], required: Double, flare: Flare
  ) -> Surface {
    let seen = surfaces.compactMap { surface -> (surface: Surface, ratio: Double)? in
      guard let ground = surface.color, let shown = shown(color, alpha: alpha, on: surface) else { return nil }
      return (surface, flare.contrastRatio(shown, ground))
    }
    guard let worst = seen.min(by: { $0.ratio < $1.ratio }) else { return .unknown }
    return worst.ratio >= required && surfaces.contains(.unknown) ? .unknown : worst.surface
  }

  /// The least contrast ratio between a series and the surfaces behind it, 1…21; nil where one of them is unknown.
  package func contrast(of series: Series) -> Double? {
    let surface = Self.faintest(series.color.srgb, alpha: series.alpha, on: plots, required: 1, flare: flare)
    guard let ground = surface.color else { return nil }
    return Self.shown(series.color.srgb, alpha: series.alpha, on: surface).map { flare.contrastRatio($0, ground) }
  }

  /// A colour as it appears on a surface; nil when an unknown surface shows through.
  package static func shown(_ color: SRGB, alpha: Double, on surface: Surface) -> SRGB? {
    over(surface, color, alpha: alpha).color
  }

  /// The surface that a series' own mark forms.
  package func surface(of series: Series) -> Surface { Self.over(plot, series.color.srgb, alpha: series.alpha) }

  private static func over(_ backdrop: Surface, _ color: SRGB, alpha: Double) -> Surface {
    if alpha >= 1 { return .opaque(color) }
    guard case .opaque(let below) = backdrop else { return .unknown }
    return .opaque(color.composited(alpha: alpha, over: below))
  }
}

extension Theme {
  /// The displayed name of a mode. A dark mode named `light`, because the file does not say otherwise, is displayed as
  /// `dark` unless another mode has that name; dark means that L* of its background is below 50, half of white's.
  package func shownName(of mode: ThemeMode) -> String {
    guard mode.name == "light", !modes.contains(where: { $0.name.lowercased().contains("dark") }),
      let ground = Surfaces(mode).plot.color, CIELAB(LinearSRGB(ground)).lightness < 50
    else { return mode.name }
    return "dark"
  }
}
