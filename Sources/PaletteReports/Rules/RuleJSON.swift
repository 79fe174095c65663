import PaletteRules
import SafeText

/// Rules as JSON.
enum RuleJSON {
  /// The text of one rule or a list of rules.
  static func text(_ rules: [ExplainedRule], asArray: Bool) -> String {
    let values = rules.map(value)
    return JSONWriter.text(asArray ? .array(values) : values.first ?? .null)
  }

  private static func value(_ explained: ExplainedRule) -> JSONValue {
    let (rule, page) = (explained.rule, explained.rule.page)
    return [
      "id": .string(rule.id), "name": .string(rule.name), "defaultLevel": .string(rule.levelWord),
      "summary": .string(rule.summary), "measures": .string(page.measures), "formula": .string(page.formula),
      "threshold": .string(page.threshold), "affects": .string(page.affects), "remedies": .strings(page.remedies),
      "adjusting": .strings(rule.adjusting),
      "sources": .array(page.sources.map { ["text": .string($0.text), "url": .string($0.url)] }),
      "examples": [
        "bad": .array(explained.bad.map { value($0, of: rule) }),
        "good": .array(explained.good.map { value($0, of: rule) }),
      ],
    ]
  }

  private static func value(_ explained: ExplainedExample, of rule: any Rule.Type) -> JSONValue {
    [
      "caption": .string(explained.example.caption), "theme": .string(explained.example.theme),
      "findings": .array(
        explained.findings.map { ["level": .string($0.level.rawValue), "message": .string($0.message)] }),
    ]
  }
}
