/// Every rule once, by what it judges, each group in the order of ids.
package enum RuleCatalog {
  /// The rules about a theme as a whole.
  static let ofThemes: [any ThemeRule.Type] = [
    UnreadableInput.self, OutOfGamut.self, HexDisagrees.self, DuplicateKey.self,
  ]

  static let ofModes: [any ModeRule.Type] = [
    TextContrast.self, MarkContrast.self, AdjacentContrast.self, RecommendedContrast.self, EnhancedContrast.self,
    ProtanContrast.self,
    RedGreenConfusion.self, BlueYellowConfusion.self, TooSimilar.self, HardForMark.self,
    RedGreenHues.self, GreyscaleConfusion.self, ModelDependent.self,
    RampNotMonotonic.self, RampStepTooSmall.self, DivergingArmsAlike.self, DivergingUnbalanced.self,
    DistantColorsAlike.self, RampUneven.self, RampEndOnGround.self,
    TooManySeries.self,
    ColorAlone.self, SymbolRepeated.self, SymbolsAlike.self, StatusByColorAlone.self,
    TranslucentContrast.self, OverlapLooksLikeSeries.self,
    IncreaseContrastTooLow.self,
  ]

  /// The rules about all modes together.
  package static let ofAllModes: [any ModesRule.Type] = [
    ModeRegression.self, SettingWithoutMode.self, ModeIdentitySwap.self,
  ]

  /// The rules about charts and their elements.
  static let ofCharts: [any ChartRule.Type] = [
    ChartTitleMissing.self, ChartSummaryMissing.self, AxisTitleMissing.self, ValueWithoutUnit.self,
    TooManyElements.self,
    ElementNameMissing.self, ElementNameRepeated.self, ElementFrameTooSmall.self, ElementTraitUnfit.self,
    ChartWithoutElements.self, ChartNotAContainer.self, PointMissing.self,
    ElementValueMissing.self, NameStatesRole.self, ElementsOutOfOrder.self, ElementFrameOffChart.self,
    NamedByColor.self,
  ]

  /// The rules about waivers and baselines.
  package static let ofGates: [any GateRule.Type] = [
    WaiverExpired.self, WaiverUnused.self, WaiverExpiring.self, WaiverInvalid.self, BaselineStale.self,
    BaselineWorse.self,
  ]

  /// Every rule, in the order of ids.
  package static let all: [any Rule.Type] = {
    let rules: [any Rule.Type] = ofThemes + ofModes + ofAllModes + ofCharts + ofGates
    return rules.sorted { $0.id < $1.id }
  }()

  /// The rule with an id or name; ignores case.
  package static func rule(_ idOrName: String) -> (any Rule.Type)? {
    let lowercased = idOrName.lowercased()
    return all.first { $0.id.lowercased() == lowercased || $0.name == lowercased }
  }

  /// The rules in groups with one concern each, by the first digit of their ids.
  package static let families: [(title: String, rules: [any Rule.Type])] = [
    ("Reading the file", "PC0"), ("Contrast", "PC1"), ("Colours that look alike", "PC2"), ("More than colour", "PC3"),
    ("Translucency", "PC4"), ("Modes", "PC5"), ("Chart accessibility", "PC6"),
    ("Waivers and the baseline", "PC9"),
  ].map { title, prefix in (title, all.filter { $0.id.hasPrefix(prefix) }) }

  /// The rules with a configurable threshold, in the order of ids.
  package static let thresholds: [(rule: any Rule.Type, threshold: RuleThreshold)] = all.compactMap { rule in
    guard let threshold = rule.threshold else { return nil }
    return (rule, threshold)
  }
}
