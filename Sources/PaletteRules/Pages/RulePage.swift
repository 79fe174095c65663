/// What `palettecheck explain` says about a rule, written for the designer who has to decide what to do.
///
/// Sentences of plain prose; what is typed stands between backticks. Figures come from the constants that the rule
/// itself compares with, or from running the examples.
package struct RulePage: Sendable {
  /// What is looked at, and why it matters.
  package let measures: String
  /// How the number is made; lines of at most 72 columns.
  package let formula: String
  /// The line between good and bad, and where it comes from.
  package let threshold: String
  /// Who stumbles over it, and about how many they are.
  package let affects: String
  /// What to do, best first.
  package let remedies: [String]
  /// What raises, lowers or quiets the rule in a theme; how to set its level is said for every rule alike.
  package let adjusting: [String]
  /// What the page rests on.
  package let sources: [Citation]
  /// Themes in which the rule speaks.
  package let bad: [RuleExample]
  /// Themes in which it keeps silent.
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

/// A tiny theme or chart that shows a rule speak or keep silent; every one is a test of its rule.
package struct RuleExample: Sendable {
  /// What there is to see, in words that need no eyes: the colours by name.
  package let caption: String
  /// The file's text, in the format of this project, without a line break at its end.
  package let theme: String
  /// The level of the finding; nil for the rule's default.
  package let level: Level?
  /// Other rules that speak as well, for the same reason.
  package let alongside: [String]
  /// Levels of rules that it is judged with, by id; the caption says so.
  package let settings: [String: JudgementSettings.RuleLevel]
  /// Whether the text is a chart or a list of its elements instead of a theme.
  package let isChart: Bool

  /// Creates an example.
  package init(
    _ caption: String, level: Level? = nil, alongside: [String] = [],
    settings: [String: JudgementSettings.RuleLevel] = [:], theme: String
  ) {
    self.caption = caption
    self.theme = theme
    self.level = level
    self.alongside = alongside
    self.settings = settings
    isChart = false
  }

  /// Creates an example that is a chart descriptor or a list of elements.
  package init(_ caption: String, alongside: [String] = [], chart: String) {
    self.caption = caption
    theme = chart
    level = nil
    self.alongside = alongside
    settings = [:]
    isChart = true
  }
}
