/// A violation that a rule found. It carries facts; reports choose their own layout.
package struct Finding: Sendable {
  /// The rule that found it.
  package var rule: RuleKey
  /// The level after configuration.
  package var level: Level
  /// One or two sentences for a designer; the first is complete in itself. Contains untrusted text.
  package var message: String
  /// The message in two short lines; nil where the message itself is short.
  package var brief: FindingBrief?
  /// The token to change; nil only for findings without a place.
  package var origin: TokenOrigin?
  /// The names of the tokens involved, as in waivers.
  package var tokens: [String]
  /// For one of the theme's own contrast pairs, the name of the background token, or its colour without a name; nil for
  /// any other finding, because the mode defines its background.
  package var against: String?
  /// The name of the set of colours, where the configuration names sets.
  package var set: String?
  /// The pairs or tokens in a grouped finding, each with its own figure, worst first; at most ten thousand. Empty when
  /// the finding is its own only part.
  package var parts: [FindingPart] = []
  /// The names of the series involved, as readers see them.
  package var series: [String]
  /// The mode's name.
  package var mode: String?
  /// The worst measurement; nil where the rule measures nothing.
  package var measure: Measure?
  /// The colours involved.
  package var colors: [FindingColor]
  /// Lines of figures below the message.
  package var evidence: [Evidence]
  /// Remedies, best first.
  package var suggestions: [Suggestion]
  /// Other relevant places.
  package var related: [RelatedPlace]
  /// The other tokens between the chart and the literals of the finding's colours, where references lead through some.
  package var chain: [RelatedPlace] = []
  /// The id of the reading problem; nil unless the finding is PC001 (unreadable input).
  package var problem: String?

  /// Creates a finding.
  package init(
    _ rule: RuleKey, level: Level, message: String, origin: TokenOrigin?, tokens: [String] = [],
    series: [String] = [], mode: String? = nil, measure: Measure? = nil, colors: [FindingColor] = [],
    evidence: [Evidence] = [], suggestions: [Suggestion] = [], related: [RelatedPlace] = []
  ) {
    (self.rule, self.level, self.message, self.origin) = (rule, level, message, origin)
    (self.tokens, self.series, self.mode, self.measure) = (tokens, series, mode, measure)
    (self.colors, self.evidence, self.suggestions, self.related) = (colors, evidence, suggestions, related)
  }
}

extension Finding {
  /// Drops what only reports show that print the finding.
  package mutating func dropDetails() {
    (brief, colors, evidence, suggestions, related, chain) = (nil, [], [], [], [], [])
  }
}

extension RuleKey {
  func finding(_ level: Level, _ message: String, at origin: TokenOrigin?) -> Finding {
    Finding(self, level: level, message: message, origin: origin)
  }
}

/// A colour in a finding.
package struct FindingColor: Sendable {
  /// The token's name.
  package var token: String
  /// The colour as designed.
  package var hex: String
  /// The colour under the finding's vision and severity, when it has one.
  package var simulatedHex: String?

  /// Creates a colour.
  package init(token: String, hex: String, simulatedHex: String? = nil) {
    (self.token, self.hex, self.simulatedHex) = (token, hex, simulatedHex)
  }
}

/// One line of figures: `deutan  #828227  #80802d  ΔE00 1.3  fails`.
package struct Evidence: Sendable {
  /// `designed`, `deutan`, `on #ffffff` …
  package var label: String
  /// The colours in this line, as hex.
  package var hexes: [String]
  /// Rounded towards failure, with its unit: `ΔE00 1.3`.
  package var figure: String
  /// Whether this line violates the rule.
  package var fails: Bool

  /// Creates a line.
  package init(label: String, hexes: [String], figure: String, fails: Bool = true) {
    (self.label, self.hexes, self.figure, self.fails) = (label, hexes, figure, fails)
  }
}

/// A remedy.
package struct Suggestion: Sendable {
  /// The token to change.
  package var token: String
  /// The series' name as readers see it; nil when the token is not a series.
  package var series: String?
  /// Remedies with the same number belong together; numbers are alternatives to each other. From 0, the best.
  package var alternative: Int
  /// A new colour.
  package var hex: String?
  /// A symbol to add.
  package var symbol: Symbol?
  /// A dash to add: on and off lengths in px.
  package var dash: [Double]?
  /// A pattern to fill the mark with.
  package var pattern: Series.Pattern?
  /// A new opacity, 0…1.
  package var opacity: Double?
  /// Where to write the name of the series.
  package var label: Series.Label?
  /// The setting in the theme's chart library, when known: `Vega`, `shape "triangle-up"`.
  package var native: (library: String, setting: String)?
  /// The measurement after the change.
  package var measured: Double?
  /// What to do, in words: `darken 'loss' to #676600`. Contains untrusted text.
  package var action: String
  /// What that achieves: `6.03:1`; nil where the action says all.
  package var gain: String?
  /// Why nothing simpler works: `no shade of 'loss' alone works with the others`. Contains untrusted text.
  package var reason: String?
  /// Whether its side effects were too many to check.
  package var isUnchecked = false

  /// Creates a remedy.
  package init(
    token: String, series: String? = nil, alternative: Int = 0, hex: String? = nil, symbol: Symbol? = nil,
    dash: [Double]? = nil, pattern: Series.Pattern? = nil, opacity: Double? = nil, label: Series.Label? = nil,
    measured: Double? = nil, action: String, gain: String? = nil, reason: String? = nil
  ) {
    (self.token, self.series, self.alternative, self.hex) = (token, series, alternative, hex)
    (self.symbol, self.dash, self.pattern, self.opacity) = (symbol, dash, pattern, opacity)
    (self.label, self.measured, self.action, self.gain) = (label, measured, action, gain)
    self.reason = reason
  }

  /// The remedy in few words, with nothing that would be wrong to leave out. Contains untrusted text.
  package var brief: String { action + doubt }

  /// The whole remedy in words: `darken 'loss' to #676600 (6.03:1), because …`. Contains untrusted text.
  package var text: String { whole + doubt }

  /// The same without ``doubt``.
  var whole: String { action + (gain.map { " (\($0))" } ?? "") + (reason.map { ", because \($0)" } ?? "") }

  /// What was not looked at; empty where nothing was left out.
  var doubt: String { isUnchecked ? ", not checked against the other colours" : "" }
}

/// The measurement behind a finding, unrounded.
package struct Measure: Hashable, Sendable {
  /// The measured number.
  package var value: Double
  /// The threshold; nil where the rule has none.
  package var required: Double?
  /// The unit of both numbers.
  package var unit: Unit
  /// Who sees it this way; nil for a measurement that is the same for everyone, such as a contrast ratio.
  package var observer: Observer?

  /// Creates a measure.
  package init(_ value: Double, of required: Double? = nil, _ unit: Unit, by observer: Observer? = nil) {
    (self.value, self.required, self.unit, self.observer) = (value, required, unit, observer)
  }
}

/// A pair of series or a single token in a grouped finding.
///
/// A group grows and shrinks with the palette. Runs are compared part by part, so that one repaired pair never makes up
/// for another that gets worse.
package struct FindingPart: Hashable, Sendable {
  /// The names of the tokens involved, as in waivers: one, or the two of a pair, the one to change first.
  package var tokens: [String]
  /// The measurement of this part, unrounded; lower is worse. Nil where the rule measures nothing.
  package var measured: Double?

  /// Creates a part.
  package init(tokens: [String], measured: Double? = nil) {
    (self.tokens, self.measured) = (tokens, measured)
  }
}

extension Finding {
  /// The parts, or the finding itself as its only part. Never empty.
  package var wholeOrParts: [FindingPart] {
    parts.isEmpty ? [FindingPart(tokens: tokens, measured: measure?.value)] : parts
  }
}

/// A finding in two short lines, for reports with room for no more.
package struct FindingBrief: Hashable, Sendable {
  /// What is wrong, and for whose eyes: `'loss' and 'growth' look alike with deuteranopia`. Contains untrusted text.
  package var claim: String
  /// `ΔE00 1.3, needs 8`
  package var figure: String
  /// How many people see it so: `up to 6 % of men`; nil where it concerns everyone.
  package var readers: String?

  /// Creates a brief.
  package init(claim: String, figure: String, readers: String? = nil) {
    (self.claim, self.figure, self.readers) = (claim, figure, readers)
  }

  /// Two colours and how far apart they are.
  ///
  /// - Parameters:
  ///   - names: `'loss' and 'growth'`.
  ///   - eyes: `with deuteranopia`, `for everyone`.
  init(_ names: String, _ difference: Double, _ eyes: String, required: Double, readers: String? = nil) {
    claim = "\(names) \(howAlike(difference)) \(eyes)"
    figure = "\(Figures.difference(difference, required: required)), needs \(Figures.plain(required))"
    self.readers = readers
  }
}
