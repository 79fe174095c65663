/// A question about a theme. Each rule has its own file, measures, and returns findings; it never prints.
package protocol Rule: SendableMetatype {
  /// Its id, name and default level.
  static var key: RuleKey { get }
  /// What the rule requires, in one line.
  static var summary: String { get }
  /// The full explanation: what it measures, why, its sources and remedies; with examples.
  static var page: RulePage { get }
  /// The configurable threshold; nil for a rule without one.
  static var threshold: RuleThreshold? { get }
}

/// A rule about a theme as a whole: what of it could be read.
package protocol ThemeRule: Rule {
  /// Judges the theme, once.
  static func check(_ theme: Theme, at level: Level, into ledger: inout CheckLedger)
}

/// A rule about each mode by itself, as most are.
package protocol ModeRule: Rule {
  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger)
}

/// A rule about how the modes of a theme relate.
package protocol ModesRule: Rule {
  /// Judges all modes together, the default first; without modes there is nothing to judge.
  static func check(_ modes: [JudgedMode], at level: Level, into ledger: inout CheckLedger)
}

/// A rule about a chart and its elements.
protocol ChartRule: Rule {
  /// Its checks of the chart, each with what is wrong.
  static func answers(_ chart: AuditedChart) -> [ChartAnswer]
}

/// A rule about waivers and baselines; the gate checks it, since it alone knows these files.
package protocol GateRule: Rule {}

extension Rule {
  /// `PC201`.
  package static var id: String { key.id }
  /// `red-green-confusion`.
  package static var name: String { key.name }
  /// The default level; nil is off.
  package static var defaultLevel: Level? { key.defaultLevel }

  package static var threshold: RuleThreshold? { nil }

  static func finding(_ level: Level, _ message: String, at origin: TokenOrigin?) -> Finding {
    key.finding(level, message, at: origin)
  }
}
