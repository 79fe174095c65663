/// One question asked of a theme. A rule lives in its own file, measures, and returns findings; it never prints.
package protocol Rule: SendableMetatype {
  /// What it goes by, and its weight.
  static var key: RuleKey { get }
  /// What it looks for, in one line.
  static var summary: String { get }
  /// What it measures, why, after whom, and what to do about it; with its examples.
  static var page: RulePage { get }
  /// What it asks for at least, where that may be set; nil where it may not.
  static var threshold: RuleThreshold? { get }

  /// Asks the question of the whole theme, once.
  static func check(_ theme: Theme, at level: Level, into ledger: inout CheckLedger)
  /// Asks the question of one mode.
  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger)
  /// Asks the question of all modes together, the default first; never of none.
  static func check(_ modes: [JudgedMode], at level: Level, into ledger: inout CheckLedger)
  /// Asks the question of a chart and its elements, once.
  static func check(_ chart: AuditedChart, at level: Level, into ledger: inout CheckLedger)
}

extension Rule {
  /// `PC201`.
  package static var id: String { key.id }
  /// `red-green-confusion`.
  package static var name: String { key.name }
  /// Its weight when nobody says otherwise; nil is off.
  package static var defaultLevel: Level? { key.defaultLevel }

  package static var threshold: RuleThreshold? { nil }
  package static func check(_ theme: Theme, at level: Level, into ledger: inout CheckLedger) {}
  package static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {}
  package static func check(_ modes: [JudgedMode], at level: Level, into ledger: inout CheckLedger) {}
  package static func check(_ chart: AuditedChart, at level: Level, into ledger: inout CheckLedger) {}

  /// A finding of this rule.
  static func finding(_ level: Level, _ message: String, at origin: TokenOrigin?) -> Finding {
    key.finding(level, message, at: origin)
  }
}
