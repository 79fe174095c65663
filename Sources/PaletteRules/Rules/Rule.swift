/// One question asked of a theme. A rule lives in its own file, measures, and returns findings; it never prints.
package protocol Rule: SendableMetatype {
  /// `PC201`.
  static var id: String { get }
  /// `red-green-confusion`.
  static var name: String { get }
  /// Its weight when nobody says otherwise; nil is off.
  static var defaultLevel: Level? { get }
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
}

extension Rule {
  package static var threshold: RuleThreshold? { nil }
  package static func check(_ theme: Theme, at level: Level, into ledger: inout CheckLedger) {}
  package static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {}
  package static func check(_ modes: [JudgedMode], at level: Level, into ledger: inout CheckLedger) {}

  /// The weight after settings: by id, then by name; nil is off. What cannot be read stays an error whatever is set:
  /// nothing may hide why the command could not do its job.
  package static func level(_ settings: JudgementSettings) -> Level? {
    guard id != UnreadableInput.id else { return defaultLevel }
    guard let set = settings.levels[id] ?? settings.levels[name] else { return defaultLevel }
    return Level(rawValue: set.rawValue)
  }

  /// Whether settings name a level for this rule.
  static func isSet(_ settings: JudgementSettings) -> Bool {
    settings.levels[id] != nil || settings.levels[name] != nil
  }

  /// A finding of this rule.
  static func finding(_ level: Level, _ message: String, at origin: TokenOrigin?) -> Finding {
    Finding(rule: id, name: name, level: level, message: message, origin: origin)
  }
}
