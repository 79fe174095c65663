/// Every rule once.
package enum RuleCatalog {
  /// Every rule, in the order of ids.
  package static let all: [Rule] = [
    .unreadableInput, .outOfGamut, .hexDisagrees, .duplicateKey,
    .textContrast, .markContrast, .adjacentContrast, .recommendedContrast, .enhancedContrast, .protanContrast,
    .redGreenConfusion, .blueYellowConfusion, .tooSimilar, .hardForMark, .redGreenHues, .greyscaleConfusion,
    .modelDependent,
    .rampNotMonotonic, .rampStepTooSmall, .divergingArmsAlike, .divergingUnbalanced, .distantColorsAlike, .rampUneven,
    .rampEndOnGround,
    .tooManySeries,
    .colorAlone, .symbolRepeated, .symbolsAlike, .statusByColorAlone,
    .translucentContrast, .overlapLooksLikeSeries,
    .modeRegression, .settingWithoutMode, .increaseContrastTooLow, .modeIdentitySwap,
    .chartTitleMissing, .chartSummaryMissing, .axisTitleMissing, .valueWithoutUnit, .tooManyElements,
    .elementNameMissing, .elementNameRepeated, .elementFrameTooSmall, .elementTraitUnfit, .chartWithoutElements,
    .chartNotAContainer, .pointMissing, .elementValueMissing, .nameStatesRole, .elementsOutOfOrder,
    .elementFrameOffChart, .namedByColor, .textUnfit,
    .waiverExpired, .waiverUnused, .waiverExpiring, .waiverInvalid, .baselineStale, .baselineWorse,
  ]

  /// The rule with an id or name; ignores case.
  package static func rule(_ idOrName: String) -> Rule? {
    let lowercased = idOrName.lowercased()
    return all.first { $0.id.lowercased() == lowercased || $0.name == lowercased }
  }

  /// The rules in groups with one concern each, by the first digit of their ids.
  package static let families: [(title: String, rules: [Rule])] = [
    ("Reading the file", "PC0"), ("Contrast", "PC1"), ("Colours that look alike", "PC2"), ("More than colour", "PC3"),
    ("Translucency", "PC4"), ("Modes", "PC5"), ("Chart accessibility", "PC6"),
    ("Waivers and the baseline", "PC9"),
  ].map { title, prefix in (title, all.filter { $0.id.hasPrefix(prefix) }) }

  /// The rules with a configurable threshold, in the order of ids.
  package static let thresholds: [(rule: Rule, threshold: RuleThreshold)] = all.compactMap { rule in
    rule.threshold.map { (rule, $0) }
  }
}
