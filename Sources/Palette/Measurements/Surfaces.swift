package import Colorimetry

/// What lies behind the text and the marks of one mode.
package struct Surfaces: Sendable {
  /// One surface.
  package enum Surface: Hashable, Sendable {
    /// What the reader sees, encoded.
    case opaque(SRGB)
    /// Translucent, and nothing opaque is declared under it, or declared in words that cannot be read.
    case unknown
    /// The colour when it is known.
    package var color: SRGB? { if case .opaque(let color) = self { color } else { nil } }
  }

  /// Behind titles and axis text. White when the theme is silent or says that nothing is painted (WCAG 2.2, definition of
  /// contrast ratio, note 3: "if no background color is specified, then white is assumed").
  package let background: Surface
  /// Behind the marks: the plot background, over the background when it is translucent.
  package let plot: Surface

  /// Works out what is behind what.
  package init(_ mode: ThemeMode) {
    if let color = mode.background, color.alpha > 0 {
      background = color.alpha >= 1 ? .opaque(color.srgb) : .unknown
    } else {
      background = mode.unknownGround == nil ? .opaque(SRGB(1, 1, 1)) : .unknown
    }
    let behind = mode.unknownGround == nil ? background : .unknown
    plot = mode.plotBackground.map { [background] in Self.over(background, $0.srgb, alpha: $0.alpha) } ?? behind
  }

  /// A colour as it looks on a surface; nil when it lets an unknown one through.
  package static func shown(_ color: SRGB, alpha: Double, on surface: Surface) -> SRGB? {
    over(surface, color, alpha: alpha).color
  }

  /// The surface that a series' own mark makes.
  package func surface(of series: Series) -> Surface { Self.over(plot, series.color.srgb, alpha: series.alpha) }

  private static func over(_ backdrop: Surface, _ color: SRGB, alpha: Double) -> Surface {
    if alpha >= 1 { return .opaque(color) }
    guard case .opaque(let below) = backdrop else { return .unknown }
    return .opaque(color.composited(alpha: alpha, over: below))
  }
}
