import PaletteRules

/// The output of `palettecheck explain`.
package enum RuleExplanation {
  /// Text for people, one rule below the other.
  package static func text(_ rules: [ExplainedRule], style: TextStyle) -> String {
    let line = String(repeating: "─", count: style.width)
    return rules.map { lines($0, style).map { $0 + "\n" }.joined() }
      .joined(separator: "\n" + style.paint(line, .faint) + "\n\n")
  }

  /// JSON: an object, or an array for several rules.
  package static func json(_ rules: [ExplainedRule]) -> String { RuleJSON.text(rules, asArray: rules.count != 1) }

  private static func lines(_ explained: ExplainedRule, _ style: TextStyle) -> [String] {
    let rule = explained.rule
    let page = rule.page
    var lines = [
      style.paint("\(rule.id) \(rule.name)", .strong) + style.text(" · ")
        + style.paint(rule.levelWord, TextStyle.Role(rule.defaultLevel))
    ]
    lines += PageText.lines(rule.summary, style, indent: "  ")

    func section(_ title: String, _ body: [String]) { lines += ["", style.paint(title, .strong)] + body }
    section("What is measured", PageText.lines(page.measures, style, indent: "  "))
    section("How", page.formula.split(separator: "\n").map { "    " + style.text(String($0)) })
    section("Threshold", PageText.lines(page.threshold, style, indent: "  "))
    section("Who is affected", PageText.lines(page.affects, style, indent: "  "))
    section("What to do", page.remedies.flatMap { PageText.item($0, style) })
    section("How to set it", rule.adjusting.flatMap { PageText.item($0, style) })
    for example in explained.bad {
      let label = example.badLabel(rule)
      lines += [""] + self.lines(example, label, label == "Bad" ? .error : .info, rule, style)
    }
    for example in explained.good { lines += [""] + self.lines(example, "Good", .remedy, rule, style) }
    section(
      "Sources",
      page.sources.flatMap { PageText.item($0.text, style) + ["    " + style.paint($0.url, .faint)] })
    return lines
  }

  private static func lines(
    _ explained: ExplainedExample, _ label: String, _ role: TextStyle.Role, _ rule: Rule, _ style: TextStyle
  ) -> [String] {
    let margin = label.utf8.count + 2
    let indent = String(repeating: " ", count: margin)
    var lines = PageText.lines(explained.example.caption, style, indent: indent)
    lines[0] = style.paint(label + ":", role) + " " + lines[0].dropFirst(margin)
    lines += explained.example.theme.split(separator: "\n").map { "    " + style.text(String($0)) }
    var inner = style
    inner.width = max(40, style.width - 2)
    lines += explained.report(inner).map { "  " + $0 }
    if explained.findings.isEmpty { lines.append("  " + style.paint("\(rule.id) reports nothing.", .faint)) }
    return lines
  }
}

/// The prose of a page, formatted for a terminal.
enum PageText {
  /// Wrapped at spaces; text between backticks stays on one line and loses the backticks.
  static func lines(_ prose: String, _ style: TextStyle, indent: String) -> [String] {
    Paragraph.wrap(style.text(joined(prose)), width: style.width, indent: indent).map { spaced($0) }
  }

  /// A list item.
  static func item(_ prose: String, _ style: TextStyle) -> [String] {
    Paragraph.wrap(style.text(joined(prose)), width: style.width, indent: "  - ", hanging: "    ").map { spaced($0) }
  }

  private static func joined(_ prose: String) -> String {
    var isCode = false
    var text = ""
    for character in prose {
      switch character {
      case "`": isCode.toggle()
      case " " where isCode: text.append(gap)
      default: text.append(character)
      }
    }
    return text
  }

  private static func spaced(_ line: String) -> String { String(line.map { $0 == gap ? " " : $0 }) }

  /// A character that no page contains and every style accepts.
  private static let gap: Character = "~"
}
