import ArgumentParser
import Palette
import SourceText

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

  /// The rule's id and the level.
  func resolved() throws -> (id: String, level: JudgementSettings.RuleLevel) {
    let ids = RuleCatalog.all.map { $0.id }
    guard let id = RuleCatalog.rule(rule)?.id ?? ids.first(where: { $0.lowercased() == rule.lowercased() }) else {
      let near = NearestName.suggestion(for: rule, among: ids + RuleCatalog.all.map { $0.name })
      throw ValidationError(
        "unknown rule '\(rule)'; "
          + (near.map { "did you mean '\($0)'?" } ?? "rules are \(ids.joined(separator: ", "))"))
    }
    guard let level = JudgementSettings.RuleLevel(rawValue: level) else {
      throw ValidationError("unknown level '\(self.level)' for rule '\(rule)'; give error, warning, info or off")
    }
    return (id, level)
  }
}
