/// What Apple's systems call the setting or the property that a rule is about; the page of the rule ends its advice with it.
enum AppleNames {
  private static let rows: [(rules: [RuleKey], names: [String])] = [
    (
      [.redGreenConfusion, .blueYellowConfusion, .tooSimilar, .redGreenHues, .colorAlone, .statusByColorAlone],
      ["accessibilityDifferentiateWithoutColor", "UIAccessibility.shouldDifferentiateWithoutColor"]
    ),
    (
      [
        .textContrast, .markContrast, .adjacentContrast, .recommendedContrast, .enhancedContrast,
        .increaseContrastTooLow,
      ],
      ["colorSchemeContrast", "traitCollection.accessibilityContrast"]
    ),
    (
      [.translucentContrast, .overlapLooksLikeSeries],
      ["accessibilityReduceTransparency", "UIAccessibility.isReduceTransparencyEnabled"]
    ),
    ([.settingWithoutMode], ["colorSchemeContrast", "accessibilityReduceTransparency"]),
    ([.modeRegression, .modeIdentitySwap], ["colorScheme", "traitCollection.userInterfaceStyle"]),
    ([.chartTitleMissing], ["AXChartDescriptor.title", "accessibilityLabel"]),
    ([.chartSummaryMissing], ["AXChartDescriptor.summary"]),
    ([.axisTitleMissing], ["AXDataAxisDescriptor.title"]),
    ([.valueWithoutUnit], ["valueDescriptionProvider", "accessibilityValue"]),
    ([.tooManyElements], ["accessibilityChartDescriptor", "accessibilityElements"]),
    ([.elementNameMissing, .elementNameRepeated, .namedByColor], ["accessibilityLabel", "AXDataPoint.label"]),
    ([.elementFrameTooSmall, .elementFrameOffChart], ["accessibilityFrameInContainerSpace", "accessibilityFrame"]),
    ([.elementTraitUnfit], ["accessibilityTraits", "accessibilityAddTraits"]),
    ([.chartWithoutElements], ["isAccessibilityElement", "accessibilityChartDescriptor"]),
    ([.chartNotAContainer], ["accessibilityContainerType", "accessibilityElement(children:)"]),
    ([.pointMissing, .elementsOutOfOrder], ["accessibilityElements", "accessibilitySortPriority"]),
    ([.elementValueMissing], ["accessibilityValue"]),
    ([.nameStatesRole], ["accessibilityLabel", "accessibilityTraits", "accessibilityHint"]),
    ([.textUnfit], ["accessibilityLabel", "accessibilityValue", "accessibilityHint"]),
  ]

  /// `On Apple's systems: …`; nil of a rule that no name belongs to.
  static func line(_ rule: RuleKey) -> String? {
    rows.first { $0.rules.contains(rule) }.map { row in
      "On Apple's systems: \(row.names.map { "`\($0)`" }.joined(separator: ", "))."
    }
  }
}
