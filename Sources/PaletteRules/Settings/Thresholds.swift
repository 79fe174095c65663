package import Colorimetry

/// The least that the rules ask for: their own figures, or those that the configuration puts in their place.
package struct Thresholds: Hashable, Sendable {
  /// The rules' own figures.
  package static let standard = Thresholds()

  /// CIEDE2000 below which two colours pass for one: every palette sold as safe stays above 9.8 for protan and
  /// deutan, every other categorical one known falls below 6.2. An engineering choice between the two.
  package static let pair = 8.0
  /// Contrast ratio of marks in a mode for more contrast, which nobody sets: what WCAG 2.2 SC 1.4.3 asks of text, and Apple of
  /// everything.
  package static let raisedMarks = WCAG.minimumForText

  /// PC101: contrast ratio of text; WCAG 2.2 SC 1.4.3, level AA.
  package var text = WCAG.minimumForText
  /// PC102: contrast ratio of opaque marks; WCAG 2.2 SC 1.4.11, level AA.
  package var marks = WCAG.minimumForGraphics
  /// PC103: contrast ratio of marks that touch; WCAG 2.2 SC 1.4.11, level AA.
  package var touchingMarks = WCAG.minimumForGraphics
  /// PC104: contrast ratio of lines. An engineering choice: what WCAG 2.2 SC 1.4.3 asks of text.
  package var lines = WCAG.minimumForText
  /// PC105: contrast ratio of text; WCAG 2.2 SC 1.4.6, level AAA.
  package var enhancedText = WCAG.enhancedForText
  /// PC201: CIEDE2000 of two series under protan and deutan vision.
  package var redGreen = pair
  /// PC202: CIEDE2000 of two series under tritan vision.
  package var blueYellow = pair
  /// PC203: CIEDE2000 of two series as everyone sees them.
  package var everyone = pair
  /// PC204: CIEDE2000 of two bars or areas. An engineering choice; ``MarkFloor`` says what smaller marks need.
  package var filledMarks = 10.0
  /// PC208: difference of L* of two series in grey. An engineering choice, about twice what M. A. Petroff 2021 asks of
  /// neighbours in lightness (J' 3.6 to 5 for ten to six colours), since prints are worse than screens.
  package var greys = 10.0
  /// PC222: CIEDE2000 of neighbouring classes of a ramp; cols4all 0.10 asks as much of sequential palettes.
  package var classes = 5.0
  /// PC401: contrast ratio of translucent marks; WCAG 2.2 SC 1.4.11, level AA.
  package var translucentMarks = WCAG.minimumForGraphics

  /// CIEDE2000 below which two series pass for one with a vision; grey is not measured in CIEDE2000.
  package subscript(vision: Vision) -> Double {
    switch vision {
    case .normal, .grey: everyone
    case .protan, .deutan: redGreen
    case .tritan: blueYellow
    }
  }

  /// Contrast ratio of the marks of a series: PC102, or PC401 where something shines through.
  func contrast(of series: Series) -> Double { series.alpha < 1 ? translucentMarks : marks }

  /// Contrast ratio of text of a size, PC101: as much less for large text as in WCAG 2.2 SC 1.4.3, level AA.
  package func contrast(of size: ThemeText.Size) -> Double {
    Self.share(of: size, text, WCAG.minimumForText, WCAG.minimumForLargeText)
  }

  /// Contrast ratio of text of a size, PC105: as much less for large text as in WCAG 2.2 SC 1.4.6, level AAA.
  func enhancedContrast(of size: ThemeText.Size) -> Double {
    Self.share(of: size, enhancedText, WCAG.enhancedForText, WCAG.enhancedForLargeText)
  }

  private static func share(of size: ThemeText.Size, _ required: Double, _ normal: Double, _ large: Double) -> Double {
    // The standards' own figures stay what they are, to the last bit.
    size == .normal ? required : required == normal ? large : max(1, required * large / normal)
  }
}
