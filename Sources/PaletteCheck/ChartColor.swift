internal import Colorimetry
import SourceText

/// A colour of a chart: sRGB with opacity, and what people with any colour vision make of it.
///
/// Written as CSS writes it: `#0b62d6`, `steelblue`, `rgb(11 98 214 / 50%)`, `oklch(0.55 0.16 40)` and every other notation of
/// CSS Color 4 that does not depend on context. A colour outside sRGB is mapped into it as CSS Color 4 section 13.2 does.
public struct ChartColor: Hashable, Sendable {
  /// Encoded red, 0…1.
  public let red: Double
  /// Encoded green, 0…1.
  public let green: Double
  /// Encoded blue, 0…1.
  public let blue: Double
  /// 0, transparent, to 1, opaque.
  public let opacity: Double

  /// Creates a colour from encoded sRGB components; each is clamped to 0…1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(SRGB(red, green, blue), opacity: opacity)
  }

  /// Reads a colour as CSS writes it. Swift takes a literal here, as in `ChartColor("red")`, for ``init(stringLiteral:)``.
  ///
  /// - Throws: ``ColorError``, which quotes what is wrong and says what would be right.
  public init(_ css: String) throws(ColorError) {
    do throws(SourceError) {
      let color = try Color(css: css)
      self.init(color.mappedToSRGB.srgb, opacity: color.opacity)
    } catch {
      throw ColorError(message: error.message)
    }
  }

  init(_ color: SRGB, opacity: Double = 1) {
    let color = color.clamped
    (red, green, blue) = (color.red, color.green, color.blue)
    self.opacity = opacity.clampedToUnit
  }

  /// Components in encoded sRGB that may lie outside 0…1, as those of a wide gamut do; the colour is mapped into sRGB.
  init(extended red: Double, _ green: Double, _ blue: Double, opacity: Double) {
    let color = Color(space: .srgb, components: Color.Components(red, green, blue))
    self.init(color.mappedToSRGB.srgb, opacity: opacity)
  }

  var srgb: SRGB { SRGB(red, green, blue) }

  /// White, the background that a chart has unless it says otherwise.
  public static let white = ChartColor(red: 1, green: 1, blue: 1)
  /// Black.
  public static let black = ChartColor(red: 0, green: 0, blue: 0)

  /// `#rrggbb`, or `#rrggbbaa` for a translucent colour; lower case, rounded to eight bits.
  public var hex: String {
    let alpha = UInt8((opacity * 255 + 0.5).rounded(.down))
    return alpha == 255 ? srgb.hex : srgb.hex + alpha.twoHexDigits
  }

  /// Relative luminance as WCAG 2.2 defines it, 0 (black) … 1 (white), without opacity.
  public var relativeLuminance: Double { WCAG.relativeLuminance(srgb) }

  /// This colour over an opaque background, as browsers composite it.
  public func composited(over background: ChartColor) -> ChartColor {
    ChartColor(srgb.composited(alpha: opacity, over: background.srgb))
  }

  /// The contrast ratio of WCAG 2.2 on an opaque background, 1…21. A translucent colour is composited first.
  ///
  /// Never rounded: 4.4996 is less than 4.5. ``Contrast`` has the thresholds.
  public func contrast(on background: ChartColor) -> Double {
    WCAG.contrastRatio(composited(over: background).srgb, background.srgb)
  }

  /// The colour difference CIEDE2000 (ISO/CIE 11664-6), 0 to about 120, as someone sees the two colours; below 8 palettecheck
  /// calls them alike. Opacity does not count.
  public func difference(from other: ChartColor, seenWith vision: ColorVision = .normal, severity: Double = 1) -> Double
  {
    DifferenceMetric.ciede2000.distance(
      vision.seen(srgb, severity: severity), vision.seen(other.srgb, severity: severity))
  }

  /// The colour as someone with a colour vision deficiency sees it, clamped to sRGB; the opacity stays.
  ///
  /// Protan and deutan follow Viénot, Brettel and Mollon 1999, tritan follows Brettel, Viénot and Mollon 1997.
  ///
  /// - Parameters:
  ///   - vision: Whose eyes see it.
  ///   - severity: 0, no deficiency, to 1, the kind of cone is missing; clamped.
  public func seen(with vision: ColorVision, severity: Double = 1) -> ChartColor {
    ChartColor(SRGB(vision.seen(srgb, severity: severity)), opacity: opacity)
  }
}

extension ChartColor: ExpressibleByStringLiteral, CustomStringConvertible {
  /// A colour in the source of a program. A literal that is not a colour stops the program with the reason: for text from
  /// elsewhere use ``init(_:)``.
  public init(stringLiteral value: String) {
    do throws(ColorError) {
      try self.init(value)
    } catch {
      preconditionFailure(error.message)
    }
  }

  /// ``hex``.
  public var description: String { hex }
}

/// Why a text is not a colour.
public struct ColorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Lower case; quotes the offending part and says what would be right.
  public let message: String
  /// ``message``.
  public var description: String { message }
}

/// The thresholds of WCAG 2.2 for ``ChartColor/contrast(on:)``.
public enum Contrast {
  /// Text, success criterion 1.4.3 (AA).
  public static let text = WCAG.minimumForText
  /// Large text (18 point, or 14 point bold), success criterion 1.4.3 (AA).
  public static let largeText = WCAG.minimumForLargeText
  /// Lines, points and bars, success criterion 1.4.11 (AA).
  public static let graphics = WCAG.minimumForGraphics
  /// Text, success criterion 1.4.6 (AAA).
  public static let enhancedText = WCAG.enhancedForText
}
