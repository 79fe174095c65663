/// Something a rule found. A value: it carries the facts, the reports choose the words around them.
package struct Finding: Sendable {
  /// `PC201`.
  package var rule: String
  /// `red-green-confusion`.
  package var name: String
  /// After configuration.
  package var level: Level
  /// One or two sentences a designer understands, first sentence complete in itself. Holds untrusted text.
  package var message: String
  /// The token to change; nil only for findings about no place at all.
  package var origin: TokenOrigin?
  /// Names of the tokens concerned, as waivers name them.
  package var tokens: [String]
  /// The name of the token behind, or its colour where it has none, of a finding about one of the pairs that a theme asks to be
  /// held to a contrast; nil of any other: the mode says what that stands on.
  package var against: String?
  /// The name of the set of colours that it is about, where the configuration names sets.
  package var set: String?
  /// What a finding about several pairs or tokens groups, each with its own figure, worst first; as many as a rule lists at
  /// most, which is ten thousand. Empty when the finding is its own only part.
  package var parts: [FindingPart] = []
  /// Names of the series concerned, as people see them.
  package var series: [String]
  /// The mode's name.
  package var mode: String?
  /// What was measured, where it is worst; nil where the rule measures nothing.
  package var measure: Measure?
  /// The colours concerned.
  package var colors: [FindingColor]
  /// Lines of figures under the message.
  package var evidence: [Evidence]
  /// What to do, best first.
  package var suggestions: [Suggestion]
  /// Other places that matter.
  package var related: [RelatedPlace]

  /// Creates a finding.
  package init(
    rule: String, name: String, level: Level, message: String, origin: TokenOrigin?, tokens: [String] = [],
    series: [String] = [], mode: String? = nil, measure: Measure? = nil, colors: [FindingColor] = [],
    evidence: [Evidence] = [], suggestions: [Suggestion] = [], related: [RelatedPlace] = []
  ) {
    self.rule = rule
    self.name = name
    self.level = level
    self.message = message
    self.origin = origin
    self.tokens = tokens
    self.series = series
    self.mode = mode
    self.measure = measure
    self.colors = colors
    self.evidence = evidence
    self.suggestions = suggestions
    self.related = related
  }
}

/// A colour that a finding speaks of.
package struct FindingColor: Sendable {
  /// The token's name.
  package var token: String
  /// As designed.
  package var hex: String
  /// Under the finding's vision and severity, when there is one.
  package var simulatedHex: String?

  /// Creates a colour.
  package init(token: String, hex: String, simulatedHex: String? = nil) {
    self.token = token
    self.hex = hex
    self.simulatedHex = simulatedHex
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
  /// Whether this line is why the rule speaks.
  package var fails: Bool

  /// Creates a line.
  package init(label: String, hexes: [String], figure: String, fails: Bool) {
    self.label = label
    self.hexes = hexes
    self.figure = figure
    self.fails = fails
  }
}

/// A remedy.
package struct Suggestion: Sendable {
  /// The token to change.
  package var token: String
  /// The series' name as people see it; nil where the token is no series.
  package var series: String?
  /// Remedies with the same number belong together; of different numbers one is enough. From 0, the best.
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
  /// Where to write the name.
  package var label: Series.Label?
  /// How the chart library sets it, when the theme's is known: `Vega`, `shape "triangle-up"`.
  package var native: (library: String, setting: String)?
  /// What would then be measured.
  package var measured: Double?
  /// The remedy in words: `mark 'loss' with a cross ('growth' keeps the circle)`.
  package var text: String

  /// Creates a remedy.
  package init(
    token: String, series: String?, alternative: Int = 0, hex: String? = nil, symbol: Symbol? = nil,
    dash: [Double]? = nil, pattern: Series.Pattern? = nil, opacity: Double? = nil, label: Series.Label? = nil,
    measured: Double? = nil, text: String
  ) {
    self.token = token
    self.series = series
    self.alternative = alternative
    self.hex = hex
    self.symbol = symbol
    self.dash = dash
    self.pattern = pattern
    self.opacity = opacity
    self.label = label
    self.measured = measured
    self.text = text
  }
}
