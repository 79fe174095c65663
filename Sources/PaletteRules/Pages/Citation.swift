/// A standard, paper or talk that a rule rests on.
package struct Citation: Hashable, Sendable {
  /// Author, title, publication, and the relevant section.
  package let text: String
  /// Where to read it.
  package let url: String

  private init(_ text: String, _ url: String) {
    (self.text, self.url) = (text, url)
  }
}

extension Citation {
  private static func criterion(_ name: String, _ anchor: String) -> Citation {
    Citation(
      "W3C, Web Content Accessibility Guidelines (WCAG) 2.2, success criterion \(name)",
      "https://www.w3.org/TR/WCAG22/#\(anchor)")
  }

  private static func paper(_ text: String, _ doi: String) -> Citation { Citation(text, "https://doi.org/\(doi)") }

  static let suppressions = Citation(
    "OASIS, Static Analysis Results Interchange Format (SARIF) 2.1.0, sections 3.27.23 suppressions and 3.27.24 "
      + "baselineState",
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html")
  static let useOfColor = criterion("1.4.1 Use of Color, level A", "use-of-color")
  static let textContrast = criterion("1.4.3 Contrast (Minimum), level AA", "contrast-minimum")
  static let textContrastUnderstood = Citation(
    "W3C, Understanding success criterion 1.4.3, on the choice of the ratios and on not rounding them",
    "https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum")
  static let nonTextContrast = criterion("1.4.11 Non-text Contrast, level AA", "non-text-contrast")
  static let nonTextContrastUnderstood = Citation(
    "W3C, Understanding success criterion 1.4.11, on lines and points of charts",
    "https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast")
  static let contrastRatio = Citation(
    "W3C, Web Content Accessibility Guidelines (WCAG) 2.2, definitions of contrast ratio and relative luminance",
    "https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio")
  static let thinGraphics = Citation(
    "W3C Low Vision Task Force, Informational Graphic Contrast (Minimum), a draft that asked 4.5:1 of thin graphics",
    "https://www.w3.org/WAI/GL/low-vision-a11y-tf/wiki/Informational_Graphic_Contrast_(Minimum)")
  static let worldVision = paper(
    "GBD 2019 Blindness and Vision Impairment Collaborators, Trends in prevalence of blindness and distance and near vision "
      + "impairment over 30 years, Lancet Global Health 9(2), 2021, e130–e143", "10.1016/S2214-109X(20)30425-3")
  static let redGreenPrevalence = paper(
    "J. Birch, Worldwide prevalence of red-green color deficiency, J. Opt. Soc. Am. A 29(3), 2012, 313–320",
    "10.1364/JOSAA.29.000313")
  static let tritanPrevalence = paper(
    "W. D. Wright, The characteristics of tritanopia, J. Opt. Soc. Am. 42(8), 1952, 509–517",
    "10.1364/JOSA.42.000509")
  static let tritanFrequency = paper(
    "L. N. Went, N. Pronk, The genetics of tritan disturbances, Human Genetics 69(3), 1985, 255–262",
    "10.1007/BF00293036")
  static let vienot1999 = Citation(
    "F. Viénot, H. Brettel, J. D. Mollon, Digital video colourmaps for checking the legibility of displays by "
      + "dichromats, Color Research & Application 24(4), 1999, 243–252",
    "https://vision.psychol.cam.ac.uk/jdmollon/papers/colourmaps.pdf")
  static let brettel1997 = paper(
    "H. Brettel, F. Viénot, J. D. Mollon, Computerized simulation of color appearance for dichromats, J. Opt. Soc. "
      + "Am. A 14(10), 1997, 2647–2655",
    "10.1364/JOSAA.14.002647")
  static let machado2009 = paper(
    "G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, A physiologically-based model for simulation of color vision "
      + "deficiency, IEEE TVCG 15(6), 2009, 1291–1298",
    "10.1109/TVCG.2009.113")
  static let ciede2000 = Citation(
    "ISO/CIE 11664-6:2022, Colorimetry, part 6: CIEDE2000 colour-difference formula",
    "https://cie.co.at/publications/colorimetry-part-6-ciede2000-colour-difference-formula-1")
  static let charts = Citation(
    "Apple, WWDC21 session 10122, Bring accessibility to charts in your app",
    "https://developer.apple.com/videos/play/wwdc2021/10122/")
  static let openAndClosedShapes = paper(
    "D. Burlinson, K. Subramanian, P. Goolkasian, Open vs. closed shapes: new perceptual categories?, IEEE TVCG "
      + "24(1), 2018, 574–583",
    "10.1109/TVCG.2017.2745086")
  static let perceptualKernels = paper(
    "C. Demiralp, M. S. Bernstein, J. Heer, Learning perceptual kernels for visualization design, IEEE TVCG 20(12), "
      + "2014, 1933–1942",
    "10.1109/TVCG.2014.2346978")
  static let shapePalettes = Citation(
    "C. Tseng, A. Z. Wang, G. J. Quadri, D. A. Szafir, Shape It Up: an empirically grounded approach for designing "
      + "shape palettes, IEEE VIS 2024, arXiv:2408.16079",
    "https://arxiv.org/abs/2408.16079")
  static let markSize = paper(
    "M. Stone, D. A. Szafir, V. Setlur, An engineering model for color difference as a function of size, 22nd Color "
      + "and Imaging Conference, 2014, 253–258",
    "10.2352/CIC.2014.22.1.art00045")
  static let markShape = paper(
    "D. A. Szafir, Modeling color difference for visualization design, IEEE TVCG 24(1), 2018, 392–401",
    "10.1109/TVCG.2017.2744359")
  static let borders = Citation(
    "W3C, technique G209: provide sufficient contrast at the boundaries between adjoining colors",
    "https://www.w3.org/WAI/WCAG22/Techniques/general/G209")
  static let enhancedContrast = criterion("1.4.6 Contrast (Enhanced), level AAA", "contrast-enhanced")
  static let petroff = Citation(
    "M. A. Petroff, Accessible color sequences for data visualization, arXiv 2107.02270, 2021",
    "https://arxiv.org/abs/2107.02270")
  static let rainbow = paper(
    "D. Borland, R. M. Taylor II, Rainbow color map (still) considered harmful, IEEE Computer Graphics and "
      + "Applications 27(2), 2007, 14–17",
    "10.1109/MCG.2007.323435")
  static let kovesi = Citation(
    "P. Kovesi, Good colour maps: how to design them, arXiv 1509.03700, 2015", "https://arxiv.org/abs/1509.03700")
  static let bujack = paper(
    "R. Bujack and others, The good, the bad, and the ugly: a theoretical framework for the assessment of continuous "
      + "colormaps, IEEE Transactions on Visualization and Computer Graphics 24(1), 2018, 923–933",
    "10.1109/TVCG.2017.2743978")
  static let crameri = paper(
    "F. Crameri, G. E. Shephard, P. J. Heron, The misuse of colour in science communication, Nature Communications "
      + "11, 2020, 5444",
    "10.1038/s41467-020-19160-7")
  static let colorBrewer = Citation(
    "C. A. Brewer, M. Harrower, ColorBrewer, on sequential and diverging schemes and on those that are colour-blind "
      + "friendly",
    "https://colorbrewer2.org/learnmore/schemes_full.html")
  static let cols4all = Citation(
    "M. Tennekes, cols4all, an R package that measures palettes: the least step of a sequential palette, the "
      + "distance between the arms of a diverging one",
    "https://cran.r-project.org/package=cols4all")
  static let json = Citation(
    "IETF, RFC 8259: The JavaScript Object Notation (JSON) data interchange format, section 4 on objects",
    "https://www.rfc-editor.org/rfc/rfc8259#section-4")
  static let cssColor = Citation(
    "W3C, CSS Color Module Level 4, section 4 on how colours are written",
    "https://www.w3.org/TR/css-color-4/#color-type")
  static let gamutMapping = Citation(
    "W3C, CSS Color Module Level 4, section 13 on gamut mapping", "https://www.w3.org/TR/css-color-4/#gamut-mapping")
  static let designTokens = Citation(
    "Design Tokens Community Group, Color Module 2025.10", "https://www.designtokens.org/tr/2025.10/color/")
  static let systemSettings = Citation(
    "Apple, Human Interface Guidelines, Accessibility, on Increase Contrast, Differentiate Without Color and Reduce "
      + "Transparency",
    "https://developer.apple.com/design/human-interface-guidelines/accessibility")
  static let userPreferences = Citation(
    "W3C, Media Queries Level 5, section 11: prefers-color-scheme, prefers-contrast, prefers-reduced-transparency",
    "https://www.w3.org/TR/mediaqueries-5/#mf-user-preferences")
  static let colorNames = Citation(
    "R. Munroe, Color survey results, 2010: what people call the colours they are shown",
    "https://blog.xkcd.com/2010/05/03/color-survey-results/")
  static let chartDescriptor = Citation(
    "Apple, Accessibility framework, AXChartDescriptor and the elements of an accessible chart",
    "https://developer.apple.com/documentation/accessibility/axchartdescriptor")
  static let nonTextContent = criterion("1.1.1 Non-text Content, level A", "non-text-content")
  static let nameRoleValue = criterion("4.1.2 Name, Role, Value, level A", "name-role-value")
  static let meaningfulSequence = criterion("1.3.2 Meaningful Sequence, level A", "meaningful-sequence")
  static let accessibilityLabel = Citation(
    "Apple, UIKit, accessibilityLabel: a short word without the type of the element, which the traits state",
    "https://developer.apple.com/documentation/objectivec/nsobject/1615181-accessibilitylabel")
  static let targetSize = criterion("2.5.8 Target Size (Minimum), level AA", "target-size-minimum")
  static let chartability = paper(
    "F. Elavsky, C. Bennett, D. Moritz, How accessible is my visualization? Evaluating visualization accessibility "
      + "with Chartability, Computer Graphics Forum 41(3), 2022, 57–70",
    "10.1111/cgf.14522")
  static let fourLevels = paper(
    "A. Lundgard, A. Satyanarayan, Accessible visualization via natural language descriptions: a four-level model of "
      + "semantic content, IEEE TVCG 28(1), 2022, 1073–1083",
    "10.1109/TVCG.2021.3114770")
  static let pointThreshold = Citation(
    "Highcharts, accessibility.series.pointDescriptionEnabledThreshold: points are described one by one up to 200",
    "https://api.highcharts.com/highcharts/accessibility.series.pointDescriptionEnabledThreshold")
}
