extension RuleKey {
  /// A finding of the rule.
  func finding(_ level: Level, _ message: String, at origin: TokenOrigin?) -> Finding {
    Finding(rule: id, name: name, level: level, message: message, origin: origin)
  }
}
