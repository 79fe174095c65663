import PaletteRules
import SafeText

/// A rule as a SARIF `reportingDescriptor`, section 3.49.
enum SARIFRule {
  /// The complete description.
  static func value(_ rule: Rule) -> JSONValue {
    let page = rule.page
    return [
      "id": .string(rule.id), "name": .string(rule.name),
      "shortDescription": ["text": .string(sentence(rule.summary))],
      "fullDescription": ["text": .string(plain(page.measures))],
      "help": ["text": .string(text(rule)), "markdown": .string(markdown(rule))],
      "helpUri": .string(page.sources.first?.url),
      "defaultConfiguration": [
        "enabled": rule.defaultLevel == nil ? false : nil, "level": .string(level(rule.defaultLevel ?? .warning)),
      ],
      "properties": [
        "tags": .strings(tags(rule)), "precision": .string(precision(rule)),
        "problem.severity": .string(severity(rule.defaultLevel ?? .warning)),
      ],
    ]
  }

  /// Error, warning or note; `none` is not used: a rule is on or off.
  static func level(_ level: Level) -> String { level == .info ? "note" : level.rawValue }

  /// As in CodeQL's queries.
  private static func severity(_ level: Level) -> String { level == .info ? "recommendation" : level.rawValue }

  /// Contrast is a formula; colour vision is a model.
  private static func precision(_ rule: Rule) -> String {
    rule.id.hasPrefix("PC2") || rule.id.hasPrefix("PC3") ? "high" : "very-high"
  }

  private static func tags(_ rule: Rule) -> [String] {
    let family = RuleCatalog.families.first { $0.rules.contains { $0.id == rule.id } }?.title
    let wcag = rule.page.sources.contains { $0.url.hasPrefix("https://www.w3.org/TR/WCAG22/") }
    let criterion = rule.key.criterion.map { "wcag\($0.filter { $0 != "." })" }
    return ["accessibility", "colour"] + (wcag ? ["wcag"] : []) + [criterion, family?.lowercased()].compactMap { $0 }
  }

  private static func text(_ rule: Rule) -> String {
    let page = rule.page
    return
      (["\(rule.id) \(rule.name)", page.measures, page.formula, page.threshold, page.affects]
      + page.remedies.map { "- \($0)" } + page.sources.map { "\($0.text): \($0.url)" }).map(plain)
      .joined(separator: "\n\n")
  }

  private static func markdown(_ rule: Rule) -> String {
    (RuleMarkdown.page(rule) + RuleMarkdown.sources(rule)).filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Backticks in pages mark text to type.
  private static func plain(_ prose: String) -> String { prose.filter { $0 != "`" } }

  private static func sentence(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }
}
