import ArgumentParser
import PaletteRules
import SourceText

/// A rule as people name it: by id or name, in letters of any case.
enum RuleArgument {
  /// Ids, then names.
  static var all: [String] { RuleCatalog.all.map { $0.id } + RuleCatalog.all.map { $0.name } }

  /// The rule, or what may have been meant.
  static func resolve(_ text: String) throws -> any Rule.Type {
    if let rule = RuleCatalog.rule(text) { return rule }
    let (ids, names) = (RuleCatalog.all.map { $0.id }, RuleCatalog.all.map { $0.name })
    let help: String
    if let near = NearestName.suggestion(for: text, among: ids + names) {
      help = "did you mean '\(near)'?"
    } else {
      let alike = names.filter { !text.isEmpty && $0.contains(text.lowercased()) }
      help = alike.isEmpty ? "rules are \(ids.joined(separator: ", "))" : "there is \(alike.joined(separator: ", "))"
    }
    throw ValidationError("unknown rule '\(text)'; \(help)")
  }
}
