package import Colorimetry

/// The thresholds of the rules: their defaults, or the configured values.
package struct Thresholds: Hashable, Sendable {
  /// The default values.
  package static let standard = Thresholds()

  /// The CIEDE2000 below which two colours look alike: most palettes sold as safe keep more for protan and
  /// deutan, nearly all other known categorical palettes less. An engineering choice.
  package static let pair = 8.0
  /// The contrast ratio of marks in a mode for more contrast, not configurable: WCAG 2.2 SC 1.4.3 requires it of text,
  /// and Apple recommends it for everything.
  package static let raisedMarks = WCAG.minimumForText

  /// PC101: contrast ratio of text; WCAG 2.2 SC 1.4.3, level AA.
  package var text = WCAG.minimumForText
  /// PC102: contrast ratio of opaque marks; WCAG 2.2 SC 1.4.11, level AA.
  package var marks = WCAG.minimumForGraphics
  /// PC103: contrast ratio of marks that touch; WCAG 2.2 SC 1.4.11, level AA.
  package var touchingMarks = WCAG.minimumForGraphics
  /// PC104: contrast ratio of lines. An engineering choice: the ratio of WCAG 2.2 SC 1.4.3 for text.
  package var lines = WCAG.minimumForText
  /// PC105: contrast ratio of text; WCAG 2.2 SC 1.4.6, level AAA.
  package var enhancedText = WCAG.enhancedForText
  /// PC201: CIEDE2000 of two series under protan and deutan vision.
  package var redGreen = pair
  /// PC202: CIEDE2000 of two series under tritan vision.
  package var blueYellow = pair
  /// PC203: CIEDE2000 of two series as everyone sees them.
  package var everyone = pair
  /// PC204: CIEDE2000 of two bars or areas. An engineering choice; ``MarkFloor`` defines what smaller marks need.
  package var filledMarks = 10.0
  /// PC208: difference in L* of two series in grey. An engineering choice, about twice what M. A. Petroff 2021 requires
  /// of neighbours in lightness (J' 3.6 to 5 for ten to six colours), because prints are worse than screens.
  package var greys = 10.0
  /// PC222: CIEDE2000 of neighbouring classes of a ramp; cols4all 0.10 requires the same of sequential palettes.
  package var classes = 5.0
  /// PC401: contrast ratio of translucent marks; WCAG 2.2 SC 1.4.11, level AA.
  package var translucentMarks = WCAG.minimumForGraphics

  /// The CIEDE2000 below which two series look alike under a vision; grey has its own measure.
  package subscript(vision: Vision) -> Double {
    switch vision {
    case .normal, .grey: everyone
    case .protan, .deutan: redGreen
    case .tritan: blueYellow
    }
  }

  /// The contrast ratio for the marks of a series: PC102, or PC401 for a translucent one.
  package func contrast(of series: Series) -> Double { series.alpha < 1 ? translucentMarks : marks }

  /// The contrast ratio for text of a size, PC101: reduced for large text as in WCAG 2.2 SC 1.4.3, level AA.
  package func contrast(of size: ThemeText.Size) -> Double {
    Self.share(of: size, text, WCAG.minimumForText, WCAG.minimumForLargeText)
  }

  /// The contrast ratio for text of a size, PC105: reduced for large text as in WCAG 2.2 SC 1.4.6, level AAA.
  func enhancedContrast(of size: ThemeText.Size) -> Double {
    Self.share(of: size, enhancedText, WCAG.enhancedForText, WCAG.enhancedForLargeText)
  }

  private static func share(of size: ThemeText.Size, _ required: Double, _ normal: Double, _ large: Double) -> Double {
    // Defaults stay exact to the last bit.
    size == .normal ? required : required == normal ? large : max(1, required * large / normal)
  }
}

/// The unit of a measured number.
package enum Unit: String, CaseIterable, Sendable { case ratio, deltaE00, deltaL, fraction, count, days }

/// A threshold that `palettecheck.json` can change.
package struct RuleThreshold: Sendable {
  /// Where the thresholds hold it.
  package let value: any WritableKeyPath<Thresholds, Double> & Sendable
  /// The unit of the number.
  package let unit: Unit
  /// The allowed values.
  package let range: ClosedRange<Double>
  /// What the number applies to, for readers of the schema: `text on its background; large text needs two thirds`.
  package let subject: String

  /// The default value.
  package var standard: Double { Thresholds.standard[keyPath: value] }

  /// A contrast ratio, 1…21 (WCAG 2.2, contrast ratio); or a difference, 1…100: hardly anyone sees one below 1, and black and
  /// white are 100 apart.
  init(_ unit: Unit, _ value: any WritableKeyPath<Thresholds, Double> & Sendable, _ subject: String) {
    (self.value, self.unit, self.subject) = (value, unit, subject)
    range = unit == .ratio ? 1...21 : 1...100
  }

  /// The number with its unit: `4.5:1`, `ΔE00 8`.
  package func text(_ value: Double) -> String {
    switch unit {
    case .ratio: "\(Figures.plain(value)):1"
    case .deltaE00: "ΔE00 \(Figures.plain(value))"
    case .deltaL: "ΔL* \(Figures.plain(value))"
    case .fraction, .count, .days: Figures.plain(value)
    }
  }
}
