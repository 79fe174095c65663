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
  package internal(set) var remedies: [String]
  /// What changes the rule's result in a theme; another place explains levels, for all rules alike.
  package let adjusting: [String]
  /// The sources of the page.
  package let sources: [Citation]
  /// Themes or charts with a finding, and without one.
  package let bad, good: [RuleExample]

  /// Creates a page; those of charts are about people who hear them.
  init(
    measures: String, formula: String, threshold: String, affects: String = PageSentences.screenReaders,
    remedies: [String], adjusting: [String] = [], sources: [Citation], _ examples: RuleExample...
  ) {
    (self.measures, self.formula, self.threshold, self.affects) = (measures, formula, threshold, affects)
    (self.remedies, self.adjusting, self.sources) = (remedies, adjusting, sources)
    (bad, good) = (examples.filter { !$0.isGood }, examples.filter(\.isGood))
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

  /// Whether it has no finding of its rule.
  let isGood: Bool

  /// What an example shows, in words, and whether it has a finding of its rule.
  enum Caption {
    case bad(String), good(String)

    fileprivate var words: String {
      switch self {
      case .bad(let words), .good(let words): words
      }
    }
  }

  /// Creates an example.
  init(
    _ caption: Caption, level: Level? = nil, alongside: [RuleKey] = [],
    settings: [RuleKey: JudgementSettings.RuleLevel] = [:], theme: String, isChart: Bool = false
  ) {
    (self.caption, self.theme, self.level) = (caption.words, theme, level)
    (self.alongside, self.settings, self.isChart) = (alongside, settings, isChart)
    isGood = if case .good = caption { true } else { false }
  }

  /// Creates an example that is a theme on white, given by its other members.
  init(
    _ caption: Caption, level: Level? = nil, alongside: [RuleKey] = [],
    settings: [RuleKey: JudgementSettings.RuleLevel] = [:], onWhite members: String
  ) {
    let lines = members.split(separator: "\n").map { "\n  \($0)" }.joined()
    self.init(
      caption, level: level, alongside: alongside, settings: settings,
      theme: "{\n  \"palettecheck\": 1,\n  \"background\": \"#ffffff\",\(lines)\n}")
  }

  /// Creates an example that is a theme of series alone.
  init(
    _ caption: Caption, level: Level? = nil, alongside: [RuleKey] = [],
    settings: [RuleKey: JudgementSettings.RuleLevel] = [:], background: String = "#ffffff",
    plotBackground: String? = nil, text: String? = nil, series: [ExampleSeries]
  ) {
    var lines = ["{", "  \"palettecheck\": 1,", "  \"background\": \"\(background)\","]
    if let plotBackground { lines.append("  \"plotBackground\": \"\(plotBackground)\",") }
    if let text { lines.append("  \"text\": \"\(text)\",") }
    if series.count > 1, series.contains(where: \.isNamed) {
      lines += ["  \"series\": [", series.map { "    " + $0.json }.joined(separator: ",\n"), "  ]"]
    } else {
      lines.append("  \"series\": [\(series.map(\.json).joined(separator: ", "))]")
    }
    self.init(
      caption, level: level, alongside: alongside, settings: settings,
      theme: (lines + ["}"]).joined(separator: "\n"))
  }

  /// Creates an example that is a chart descriptor or a list of elements.
  init(_ caption: Caption, alongside: [RuleKey] = [], chart: String) {
    self.init(caption, alongside: alongside, theme: chart, isChart: true)
  }
}

/// A series of an example: a colour alone, as `"#0072b2"`, or one with a name and what else the theme states.
struct ExampleSeries: ExpressibleByStringLiteral {
  /// As the theme writes it.
  let json: String
  let isNamed: Bool

  init(stringLiteral color: String) { (json, isNamed) = ("\"\(color)\"", false) }

  private init(members: [String]) { (json, isNamed) = ("{ \(members.joined(separator: ", ")) }", true) }

  static func named(
    _ name: String, _ color: String, stroke: String? = nil, mark: String? = nil, width: Int? = nil,
    opacity: Double? = nil, symbol: String? = nil, dash: [Int]? = nil, pattern: String? = nil, label: String? = nil
  ) -> ExampleSeries {
    func words(_ members: KeyValuePairs<String, String?>) -> [String] {
      members.compactMap { key, word in word.map { "\"\(key)\": \"\($0)\"" } }
    }
    return ExampleSeries(
      members: words(["name": name, "color": color, "stroke": stroke, "mark": mark])
        + [width.map { "\"width\": \($0)" }, opacity.map { "\"opacity\": \($0)" }].compactMap(\.self)
        + words(["symbol": symbol]) + [dash.map { "\"dash\": \($0)" }].compactMap(\.self)
        + words(["pattern": pattern, "label": label]))
  }
}
