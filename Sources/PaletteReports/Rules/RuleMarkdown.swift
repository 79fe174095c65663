import PaletteRules

/// The pages of rules as Markdown, for a repository or a DocC catalog.
package enum RuleMarkdown {
  /// Figures in the page are those of this width.
  private static let style = TextStyle(width: 100)

  /// One rule as a page, several as an article with a table of contents.
  package static func text(_ rules: [ExplainedRule]) -> String {
    if rules.count == 1 { return blocks(rules[0], level: 1).joined(separator: "\n\n") + "\n" }
    var blocks = [
      "# Rules", "What each rule measures, where its threshold comes from, whom it concerns, and what to do.",
      "## Overview",
      "Written by `palettecheck explain --all --format markdown`; `make docs` renews it. What is said below each example "
        + "is what the tool says about it.",
      table(rules.map(\.rule)),
    ]
    for rule in rules { blocks += self.blocks(rule, level: 2) }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// Headings are names alone: GitHub and DocC then make the same anchor of them.
  private static func table(_ rules: [any Rule.Type]) -> String {
    let rows = rules.map { "| \($0.id) | [\($0.name)](#\($0.name)) | \($0.levelWord) | \($0.summary) |" }
    return (["| id | name | level | what holds when it keeps silent |", "|---|---|---|---|"] + rows)
      .joined(separator: "\n")
  }

  private static func blocks(_ explained: ExplainedRule, level: Int) -> [String] {
    let (rule, page) = (explained.rule, explained.rule.page)
    let heading = String(repeating: "#", count: level)
    var blocks = ["\(heading) \(rule.name)", "**\(rule.id)** · \(rule.levelWord) · \(rule.summary)"]
    blocks += [page.measures, fence("text", page.formula)]
    blocks += ["**Threshold.** \(page.threshold)", "**Who is affected.** \(page.affects)"]
    blocks += ["**What to do.**", list(page.remedies), "**How to set it.**", list(rule.adjusting)]
    for example in explained.bad { blocks += self.blocks(example, example.badLabel(rule), rule) }
    for example in explained.good { blocks += self.blocks(example, "Good", rule) }
    return blocks + ["**Sources.**", list(page.sources.map { "\($0.text). <\($0.url)>" })]
  }

  private static func blocks(_ explained: ExplainedExample, _ label: String, _ rule: any Rule.Type) -> [String] {
    let blocks = ["**\(label):** \(explained.example.caption)", fence("json", explained.example.theme)]
    let said = explained.said(style)
    return blocks + [said.isEmpty ? "\(rule.id) keeps silent." : fence("text", said.joined(separator: "\n"))]
  }

  private static func fence(_ language: String, _ text: String) -> String { "```\(language)\n\(text)\n```" }

  private static func list(_ items: [String]) -> String { items.map { "- \($0)" }.joined(separator: "\n") }
}
