package import Colorimetry
package import PaletteRules
package import SourceText

/// What `palettecheck.json` says, with what it extends. Absent settings are nil or empty: the defaults hold.
package struct Configuration: Sendable {
  /// The file itself; nil for a configuration that nothing was read for.
  package var file: SourceFile?
  /// Files it extends, nearest first.
  package var extended: [SourceFile] = []
  /// The entries of `extends`, as written; the code that reads the files resolves them.
  package var extends: [Setting<String>] = []
  /// Globs of the files to take from directories, relative to the file that holds them.
  package var include: Setting<[String]>?
  /// Globs of the files to skip, relative to the file that holds them.
  package var exclude: Setting<[String]>?
  /// Charts to audit, relative to the file that holds them.
  package var charts: Setting<[String]>?
  /// Groups of colours that are used together, each judged for itself.
  package var sets: Setting<[TokenSet]>?
  /// Tokens by the part they play in the chart.
  package var roles: [Role: Setting<[String]>] = [:]
  /// Texts and their backgrounds.
  package var text: Setting<[NamedContrast]>?
  /// Pairs that need a minimum contrast.
  package var pairs: Setting<[NamedContrast]>?
  /// The modes to look at, by name.
  package var modes: Setting<[String]>?
  /// Contexts of resolver documents: `theme=dark`.
  package var contexts: Setting<[String]>?
  /// Levels of rules.
  package var rules: [RuleKey: Setting<JudgementSettings.RuleLevel>] = [:]
  /// What rules ask for at least.
  package var thresholds: [RuleKey: Setting<Double>] = [:]
  /// Visions to judge in addition to normal.
  package var visions: Setting<[Vision]>?
  /// The severity to judge at, 0…1; nil inside for the sweep.
  package var severity: Setting<Double?>?
  /// The light of the room on the screen.
  package var flare: Setting<Flare>?
  /// From which level on a finding fails the run.
  package var failOn: Setting<FailOn>?
  /// The most warnings a run may have.
  package var maxWarnings: Setting<Int>?
  /// The baseline's path, relative to the file that holds it.
  package var baseline: Setting<String>?
  /// The requirements for waivers.
  package var waiverPolicy = WaiverPolicy()
  /// Waivers as written, those of extended files last.
  package var waivers: [WrittenWaiver] = []

  /// A configuration that says nothing.
  package init() {}

  /// The parts that `roles` gives to tokens.
  package enum Role: String, CaseIterable, Sendable {
    case series, background, plotBackground, text, axis, gridlines, outline, ramps, good, neutral, bad
  }

  /// What this one says, and where it is silent what another one says. Roles, rules, thresholds and policies are filled up one by one,
  /// waivers join, everything else is taken whole.
  package func extending(_ base: Configuration) -> Configuration {
    var merged = self
    merged.extended += [base.file].compactMap(\.self) + base.extended
    merged.include = include ?? base.include
    merged.exclude = exclude ?? base.exclude
    merged.charts = charts ?? base.charts
    merged.sets = sets ?? base.sets
    merged.roles.merge(base.roles) { own, _ in own }
    merged.text = text ?? base.text
    merged.pairs = pairs ?? base.pairs
    merged.modes = modes ?? base.modes
    merged.contexts = contexts ?? base.contexts
    merged.rules.merge(base.rules) { own, _ in own }
    merged.thresholds.merge(base.thresholds) { own, _ in own }
    merged.visions = visions ?? base.visions
    merged.severity = severity ?? base.severity
    merged.flare = flare ?? base.flare
    merged.failOn = failOn ?? base.failOn
    merged.maxWarnings = maxWarnings ?? base.maxWarnings
    merged.baseline = baseline ?? base.baseline
    merged.waiverPolicy = waiverPolicy.extending(base.waiverPolicy)
    merged.waivers += base.waivers
    return merged
  }
}

/// Colours that are used together in a chart, by the names of their tokens.
package struct TokenSet: Sendable {
  /// What the set's colours do.
  package enum Kind: String, CaseIterable, Sendable { case categorical, sequential, diverging, cyclic }
  /// `brand-categorical`
  package var name: String
  /// What the colours do.
  package var kind: Kind
  /// Names of tokens with stars, or JSON pointers, in drawing order.
  package var tokens: [String]
  /// The backgrounds of the set, as tokens or hex colours: the first is the main one, others are judged as well. Empty
  /// if the theme states it.
  package var background: [String]
  /// What is drawn; nil if the theme states it.
  package var marks: Series.Mark?
  /// Which marks may touch; nil if the theme states it.
  package var adjacent: Usage.Adjacency?
  /// Only the first so many are used together.
  package var maxSeries: Int?
  /// What distinguishes series besides colour, by the name of the token or series, with stars.
  package var encodings: [Encoding]
  /// Where it is written.
  package var origin: TokenOrigin

  /// What some series show besides their colour.
  package struct Encoding: Sendable {
    /// Names of tokens or series, with stars.
    package var names: String
    /// Nil where the configuration leaves it open.
    package var symbol: Symbol?
    /// On and off lengths in px; empty is solid, nil where the configuration leaves it open.
    package var dash: [Double]?
    /// Nil where the configuration leaves it open.
    package var fill: Series.Pattern?
    /// Nil where the configuration leaves it open.
    package var label: Series.Label?
  }
}

/// Colours that need a minimum contrast with others, by the names of their tokens.
package struct NamedContrast: Sendable {
  /// In front: names of tokens with stars, pointers or hex colours.
  package var foreground: [String]
  /// Behind: the same.
  package var background: [String]
  /// The least ratio, 1…21.
  package var minimum: Double
  /// How large it is, of a text whose least ratio is PC101's; nil for a pair that says its own.
  package var size: ThemeText.Size?
  /// Why, in the words of the configuration.
  package var reason: String?
  /// Where it is written.
  package var origin: TokenOrigin
}
