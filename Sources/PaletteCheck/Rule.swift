internal import PaletteRules

extension Report {
  /// A rule about the colours of a chart. `palettecheck explain PC201` says what it measures, why, and what to do.
  public enum Rule: String, CaseIterable, Hashable, Sendable {
    /// Text stands out from its surface: 4.5:1, large text 3:1 (WCAG 2.2 SC 1.4.3).
    case textContrast = "PC101"
    /// Each series stands out from the plot background: 3:1 (WCAG 2.2 SC 1.4.11).
    case markContrast = "PC102"
    /// Marks that touch stand out from each other: 3:1, or a line between them (WCAG 2.2 SC 1.4.11).
    case adjacentContrast = "PC103"
    /// Lines stand out from the plot background as text would: 4.5:1.
    case recommendedContrast = "PC104"
    /// Text stands out from its surface at level AAA: 7:1, large text 4.5:1 (WCAG 2.2 SC 1.4.6).
    case enhancedContrast = "PC105"
    /// Marks and text stand out with protanopia too, which makes reds darker: 3:1 and 4.5:1.
    case protanContrast = "PC106"
    /// No two series look alike with a red-green deficiency: ΔE00 8 under protan and deutan.
    case redGreenConfusion = "PC201"
    /// No two series look alike with a tritan deficiency: ΔE00 8 under tritan.
    case blueYellowConfusion = "PC202"
    /// No two series look alike as designed: ΔE00 8 for everyone.
    case tooSimilar = "PC203"
    /// Colours differ clearly for the marks they are on: ΔE00 10 for bars, 12 for lines, 15 for points, otherwise 11.
    case hardForMark = "PC204"
    /// Red and green differ in more than hue: ΔE00 15 under protan and deutan.
    case redGreenHues = "PC205"
    /// Series differ in lightness, so that they stay distinct in print: 10 of lightness.
    case greyscaleConfusion = "PC208"
    /// The two families of simulation agree on every pair.
    case modelDependent = "PC209"
    /// A ramp only gets lighter or only darker, each arm of a diverging one too, for every vision.
    case rampNotMonotonic = "PC221"
    /// Neighbouring classes of a ramp differ by ΔE00 5 under every vision.
    case rampStepTooSmall = "PC222"
    /// The two arms of a diverging ramp stay distinct under every vision: ΔE00 9.5, in classes 8.
    case divergingArmsAlike = "PC223"
    /// Both ends of a diverging ramp weigh the same: at most 10 apart in lightness; a cyclic one closes.
    case divergingUnbalanced = "PC224"
    /// Colours of a sequential ramp that are not neighbours differ by ΔE00 8 under every vision.
    case distantColorsAlike = "PC225"
    /// A sequential ramp changes evenly: no jump, no flat part, under every vision.
    case rampUneven = "PC226"
    /// Both ends of a sequential ramp differ from the background by ΔE00 2.
    case rampEndOnGround = "PC227"
    /// All series work together; if not, how many of the first do, and which order allows more.
    case tooManySeries = "PC231"
    /// Series differ in more than colour: a symbol, dash, pattern or direct label (WCAG 2.2 SC 1.4.1).
    case colorAlone = "PC301"
    /// Series whose colours are confused do not share a symbol.
    case symbolRepeated = "PC302"
    /// Series whose colours are confused carry symbols that look different where they are drawn: 0.24 of 1.
    case symbolsAlike = "PC303"
    /// Good, neutral and bad differ in more than colour (WCAG 2.2 SC 1.4.1).
    case statusByColorAlone = "PC304"
    /// Each translucent series stands out from every background it lies on: 3:1.
    case translucentContrast = "PC401"
    /// No series over another, or over another background, looks like a third: ΔE00 8.
    case overlapLooksLikeSeries = "PC402"
    /// No mode is much worse than the default.
    case modeRegression = "PC501"
    /// Modes offer more contrast and no translucent colours where the default needs them.
    case settingWithoutMode = "PC502"
    /// Modes for more contrast reach 4.5:1 for marks, 7:1 for text.
    case increaseContrastTooLow = "PC505"
    /// A series keeps the name of its colour in every mode: blue stays blue, lighter or darker.
    case modeIdentitySwap = "PC506"

    /// `red-green-confusion`.
    public var name: String { RuleCatalog.rule(rawValue)?.name ?? rawValue }
  }
}

extension Report.Rule: CustomStringConvertible {
  /// `PC201`.
  public var description: String { rawValue }
}

extension JudgementSettings {
  /// The defaults with other levels for some rules.
  init(_ rules: [Report.Rule: Report.Level?]) {
    self.init()
    for (rule, level) in rules {
      guard let key = RuleCatalog.rule(rule.rawValue)?.key else { continue }
      levels[key] = level.flatMap { RuleLevel(rawValue: $0.rawValue) } ?? .off
    }
  }
}
