import PaletteRules

/// The output of `palettecheck explain` without a rule: all rules, one line each.
package enum RuleTable {
  /// Text for people, in groups with headings.
  package static func text(style: TextStyle) -> String {
    let rules = RuleCatalog.all
    let nameWidth = rules.map { $0.name.displayWidth }.max() ?? 0
    let levelWidth = rules.map { $0.levelWord.displayWidth }.max() ?? 0
    var lines: [String] = []
    for (title, rules) in RuleCatalog.families where !rules.isEmpty {
      if !lines.isEmpty { lines.append("") }
      lines.append(style.paint(title, .strong))
      for rule in rules { lines += self.lines(rule, nameWidth, levelWidth, style) }
    }
    if style.verbosity != .quiet {
      lines.append("")
      lines += Paragraph.wrap(
        "'palettecheck explain PC201' explains what a rule measures, why, and what to do; --rule PC201=LEVEL sets its level.",
        width: style.width)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// JSON: an array with the complete page of each rule.
  package static func json(_ rules: [ExplainedRule]) -> String { RuleJSON.text(rules, asArray: true) }

  private static func lines(
    _ rule: any Rule.Type, _ nameWidth: Int, _ levelWidth: Int, _ style: TextStyle
  ) -> [String] {
    let role = TextStyle.Role(rule.defaultLevel)
    let head = "  \(rule.id)  " + rule.name.padded(to: nameWidth) + "  "
    let column = head.displayWidth + levelWidth + 2
    let summary = style.text(rule.summary)
    // If the last column would be too narrow, it gets lines of its own.
    guard style.width - column >= 30 else {
      return [head + style.paint(rule.levelWord, role)]
        + Paragraph.wrap(summary, width: style.width, indent: "         ")
    }
    var lines = Paragraph.wrap(summary, width: style.width, indent: String(repeating: " ", count: column))
    let level = style.paint(rule.levelWord, role) + String(repeating: " ", count: levelWidth - rule.levelWord.count + 2)
    lines[0] = head + level + lines[0].dropFirst(column)
    return lines
  }
}

extension TextStyle.Role {
  /// The colour of a level; plain if the rule is off.
  init(_ level: Level?) {
    switch level {
    case .error: self = .error
    case .warning: self = .warning
    case .info: self = .info
    case nil: self = .plain
    }
  }
}
