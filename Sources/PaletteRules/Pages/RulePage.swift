/// The text of `palettecheck explain` about a rule, written for the designer who has to decide what to do.
///
/// Plain prose, with code between backticks. Figures come from the constants that the rule compares with, or from the
/// examples.
package struct RulePage: Sendable {
  /// What the rule judges, and why it matters.
  package let measures: String
  /// How the rule computes its number; lines of at most 72 columns.
  package let formula: String
  /// The threshold, and its source.
  package let threshold: String
  /// Who is affected, and about how many people that is.
  package let affects: String
  /// Remedies, best first.
  package let remedies: [String]
  /// What changes the rule's result in a theme; another place explains levels, for all rules alike.
  package let adjusting: [String]
  /// The sources of the page.
  package let sources: [Citation]
  /// Themes with a finding.
  package let bad: [RuleExample]
  /// Themes without a finding.
  package let good: [RuleExample]

  /// Creates a page.
  package init(
    measures: String, formula: String, threshold: String, affects: String, remedies: [String],
    adjusting: [String] = [], sources: [Citation], bad: [RuleExample], good: [RuleExample]
  ) {
    self.measures = measures
    self.formula = formula
    self.threshold = threshold
    self.affects = affects
    self.remedies = remedies
    self.adjusting = adjusting
    self.sources = sources
    self.bad = bad
    self.good = good
  }
}

/// A tiny theme or chart with or without a finding of a rule; each one is a test of its rule.
package struct RuleExample: Sendable {
  /// What the theme shows, in words: the colours by name.
  package let caption: String
  /// The file's text in the format of this project, without a line break at its end.
  package let theme: String
  /// The level of the finding; nil for the rule's default.
  package let level: Level?
  /// Other rules that report the same cause.
  package let alongside: [RuleKey]
  /// Levels of rules to judge the theme with; the caption mentions them.
  package let settings: [RuleKey: JudgementSettings.RuleLevel]
  /// Whether the text is a chart or a list of its elements instead of a theme.
  package let isChart: Bool

  /// Creates an example.
  package init(
    _ caption: String, level: Level? = nil, alongside: [RuleKey] = [],
    settings: [RuleKey: JudgementSettings.RuleLevel] = [:], theme: String
  ) {
    self.caption = caption
    self.theme = theme
    self.level = level
    self.alongside = alongside
    self.settings = settings
    isChart = false
  }

  /// Creates an example that is a chart descriptor or a list of elements.
  package init(_ caption: String, alongside: [RuleKey] = [], chart: String) {
    self.caption = caption
    theme = chart
    level = nil
    self.alongside = alongside
    settings = [:]
    isChart = true
  }
}
