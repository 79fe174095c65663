/// A question about a theme, as a row: what it requires, its page, and what asks it. A rule measures and returns findings; it
/// never prints.
package struct Rule: Sendable {
  /// What asks a rule.
  enum Question: Sendable {
    /// Once about a theme as a whole: what of it could be read.
    case theme(@Sendable (Theme, Level, inout CheckLedger) -> Void)
    /// About each mode by itself, as most are.
    case mode(@Sendable (JudgedMode, Level, inout CheckLedger) -> Void)
    /// About all modes together, the default first; without modes there is nothing to ask.
    case modes(@Sendable ([JudgedMode], Level, inout CheckLedger) -> Void)
    /// About a chart and its elements: rows of what may be wrong.
    case chart([ChartCheck])
    /// About waivers and baselines; the gate asks it, since it alone knows these files.
    case gate
  }

  /// Its id, name and default level.
  package let key: RuleKey
  private let requirement: String
  /// What the rule requires, in one line, with the success criterion that it judges.
  package var summary: String { requirement + (key.criterion.map { " (WCAG 2.2 SC \($0))" } ?? "") }
  /// The configurable threshold; nil for a rule without one.
  package let threshold: RuleThreshold?
  let question: Question
  /// Made when somebody asks for it, as a run of the command reads few pages.
  private let makePage: @Sendable () -> RulePage

  init(
    _ key: RuleKey, _ summary: String, _ threshold: RuleThreshold? = nil,
    page: @autoclosure @escaping @Sendable () -> RulePage, _ question: Question
  ) {
    (self.key, requirement, self.threshold) = (key, summary, threshold)
    (makePage, self.question) = (page, question)
  }

  /// `PC201`.
  package var id: String { key.id }
  /// `red-green-confusion`.
  package var name: String { key.name }
  /// The default level; nil is off.
  package var defaultLevel: Level? { key.defaultLevel }
  /// The full explanation: what it measures, why, its sources and remedies; with examples.
  package var page: RulePage {
    var page = makePage()
    page.remedies += [AppleNames.line(key)].compactMap(\.self)
    return page
  }
  /// Whether it compares the modes of a theme.
  package var isOfAllModes: Bool { if case .modes = question { true } else { false } }
}
