/// The identity and default level of a rule: all that other code needs to refer to a rule.
package struct RuleKey: Hashable, Sendable {
  /// `PC201`.
  package let id: String
  /// `red-green-confusion`.
  package let name: String
  /// The default level; nil is off.
  package let defaultLevel: Level?

  /// The success criterion of WCAG 2.2 that it judges, `1.4.11`; nil of a rule that judges none.
  package let criterion: String?

  private init(_ id: String, _ name: String, _ defaultLevel: Level?, criterion: String? = nil) {
    (self.id, self.name, self.defaultLevel, self.criterion) = (id, name, defaultLevel, criterion)
  }

  /// `PC201 red-green-confusion`.
  package var title: String { "\(id) \(name)" }

  /// `PC102 mark-contrast (WCAG 2.2 SC 1.4.11)`: auditors ask first for the criterion.
  package var citedTitle: String { title + (criterion.map { " (WCAG 2.2 SC \($0))" } ?? "") }

  /// Whether it is about waivers and baselines.
  package var isOfGate: Bool { id.hasPrefix("PC9") }
}

/// Every rule, in the order of ids.
extension RuleKey {
  package static let unreadableInput = RuleKey("PC001", "unreadable-input", .error)
  package static let outOfGamut = RuleKey("PC011", "out-of-gamut", .warning)
  package static let hexDisagrees = RuleKey("PC012", "hex-disagrees", .warning)
  package static let duplicateKey = RuleKey("PC013", "duplicate-key", .warning)
  package static let textContrast = RuleKey("PC101", "text-contrast", .error, criterion: "1.4.3")
  package static let markContrast = RuleKey("PC102", "mark-contrast", .error, criterion: "1.4.11")
  package static let adjacentContrast = RuleKey("PC103", "adjacent-contrast", .warning, criterion: "1.4.11")
  package static let recommendedContrast = RuleKey("PC104", "recommended-contrast", .info)
  package static let enhancedContrast = RuleKey("PC105", "enhanced-contrast", nil, criterion: "1.4.6")
  package static let protanContrast = RuleKey("PC106", "protan-contrast", .warning)
  package static let redGreenConfusion = RuleKey("PC201", "red-green-confusion", .error)
  package static let blueYellowConfusion = RuleKey("PC202", "blue-yellow-confusion", .warning)
  package static let tooSimilar = RuleKey("PC203", "too-similar", .error)
  package static let hardForMark = RuleKey("PC204", "hard-for-mark", .warning)
  package static let redGreenHues = RuleKey("PC205", "red-green-hues", .warning)
  package static let greyscaleConfusion = RuleKey("PC208", "greyscale-confusion", .info)
  package static let modelDependent = RuleKey("PC209", "model-dependent", .warning)
  package static let rampNotMonotonic = RuleKey("PC221", "ramp-not-monotonic", .error)
  package static let rampStepTooSmall = RuleKey("PC222", "ramp-step-too-small", .warning)
  package static let divergingArmsAlike = RuleKey("PC223", "diverging-arms-alike", .error)
  package static let divergingUnbalanced = RuleKey("PC224", "diverging-unbalanced", .warning)
  package static let distantColorsAlike = RuleKey("PC225", "distant-colours-alike", .error)
  package static let rampUneven = RuleKey("PC226", "ramp-uneven", .warning)
  package static let rampEndOnGround = RuleKey("PC227", "ramp-end-on-ground", .info)
  package static let tooManySeries = RuleKey("PC231", "too-many-series", .info)
  package static let colorAlone = RuleKey("PC301", "colour-alone", .info, criterion: "1.4.1")
  package static let symbolRepeated = RuleKey("PC302", "symbol-repeated", .warning)
  package static let symbolsAlike = RuleKey("PC303", "symbols-alike", .warning)
  package static let statusByColorAlone = RuleKey("PC304", "status-by-colour-alone", .warning, criterion: "1.4.1")
  package static let translucentContrast = RuleKey("PC401", "translucent-contrast", .error, criterion: "1.4.11")
  package static let overlapLooksLikeSeries = RuleKey("PC402", "overlap-looks-like-series", .warning)
  package static let modeRegression = RuleKey("PC501", "mode-regression", .warning)
  package static let settingWithoutMode = RuleKey("PC502", "setting-without-mode", .info)
  package static let increaseContrastTooLow = RuleKey("PC505", "increase-contrast-too-low", .warning)
  package static let modeIdentitySwap = RuleKey("PC506", "mode-identity-swap", .warning)
  package static let chartTitleMissing = RuleKey("PC601", "chart-title-missing", .warning)
  package static let chartSummaryMissing = RuleKey("PC602", "chart-summary-missing", .info)
  package static let axisTitleMissing = RuleKey("PC603", "axis-title-missing", .warning)
  package static let valueWithoutUnit = RuleKey("PC604", "value-without-unit", .warning)
  package static let tooManyElements = RuleKey("PC605", "too-many-elements", .warning)
  package static let elementNameMissing = RuleKey("PC606", "element-name-missing", .error, criterion: "4.1.2")
  package static let elementNameRepeated = RuleKey("PC607", "element-name-repeated", .warning)
  package static let elementFrameTooSmall = RuleKey("PC608", "element-frame-too-small", .warning)
  package static let elementTraitUnfit = RuleKey("PC609", "element-trait-unfit", .warning)
  package static let chartWithoutElements = RuleKey("PC611", "chart-without-elements", .error, criterion: "1.1.1")
  package static let chartNotAContainer = RuleKey("PC612", "chart-not-a-container", .warning)
  package static let pointMissing = RuleKey("PC613", "point-missing", .error)
  package static let elementValueMissing = RuleKey("PC614", "element-value-missing", .error, criterion: "4.1.2")
  package static let nameStatesRole = RuleKey("PC615", "name-states-role", .warning)
  package static let elementsOutOfOrder = RuleKey("PC616", "elements-out-of-order", .warning, criterion: "1.3.2")
  package static let elementFrameOffChart = RuleKey("PC617", "element-frame-off-chart", .warning)
  package static let namedByColor = RuleKey("PC619", "named-by-colour", .warning, criterion: "1.4.1")
  package static let textUnfit = RuleKey("PC620", "text-unfit", .warning)
  package static let waiverExpired = RuleKey("PC901", "waiver-expired", .error)
  package static let waiverUnused = RuleKey("PC902", "waiver-unused", .warning)
  package static let waiverExpiring = RuleKey("PC903", "waiver-expiring", .info)
  package static let waiverInvalid = RuleKey("PC904", "waiver-invalid", .error)
  package static let baselineStale = RuleKey("PC905", "baseline-stale", .warning)
  package static let baselineWorse = RuleKey("PC906", "baseline-worse", .error)

  /// The rules about two series that look alike.
  static let aboutPairs: Set<RuleKey> = [.redGreenConfusion, .blueYellowConfusion, .tooSimilar, .redGreenHues]
  /// The rules about ramps.
  package static let aboutRamps: Set<RuleKey> = [
    .rampNotMonotonic, .rampStepTooSmall, .divergingArmsAlike, .divergingUnbalanced, .distantColorsAlike, .rampUneven,
    .rampEndOnGround,
  ]
}

/// The severity level of a finding.
package enum Level: String, CaseIterable, Comparable, Sendable {
  case info, warning, error
  /// Info is the lowest.
  package static func < (a: Level, b: Level) -> Bool { a.order < b.order }
  private var order: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
