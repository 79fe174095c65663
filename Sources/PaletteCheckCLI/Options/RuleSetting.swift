import ArgumentParser
import PaletteRules

/// `PC205=off`: a rule by id or name, and the level to give it.
struct RuleSetting: ExpressibleByArgument {
  /// As it was typed.
  let rule: String
  /// As it was typed.
  let level: String

  init?(argument: String) {
    guard let equals = argument.firstIndex(of: "=") else { return nil }
    rule = String(argument[..<equals])
    level = String(argument[argument.index(after: equals)...])
  }

  /// Every rule with every level.
  static var defaultCompletionKind: CompletionKind {
    .custom { _, _, _ in
      let levels: [JudgementSettings.RuleLevel] = [.error, .warning, .info, .off]
      return RuleCatalog.all.flatMap { rule in levels.map { "\(rule.id)=\($0.rawValue)" } }
    }
  }

  /// The rule and the level.
  func resolved() throws -> (rule: RuleKey, level: JudgementSettings.RuleLevel) {
    let key = try RuleArgument.resolve(rule).key
    guard let level = JudgementSettings.RuleLevel(rawValue: level) else {
      throw ValidationError("unknown level '\(self.level)' for rule '\(rule)'; give error, warning, info or off")
    }
    // What cannot be read cannot be judged, so it must not be passed over.
    guard key != .unreadableInput || level == .error else {
      throw ValidationError("rule '\(rule)' is always an error: what cannot be read cannot be judged")
    }
    return (key, level)
  }
}
