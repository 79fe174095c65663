import PaletteGate
package import PaletteRules

/// A rule with the findings in its own examples: running it produces the figures of its page.
package struct ExplainedRule: Sendable {
  /// The rule.
  package let rule: Rule
  /// Themes in which it reports something.
  package let bad: [ExplainedExample]
  /// Themes in which it reports nothing.
  package let good: [ExplainedExample]

  /// Collects a page.
  ///
  /// - Parameter judge: Returns all findings of all rules in an example at a given path.
  package init(_ rule: Rule, judge: (_ example: RuleExample, _ path: String) -> [Finding]) {
    self.rule = rule
    bad = rule.page.bad.map { example in
      let path = example.isBetter(for: rule) ? "better.json" : "bad.json"
      return ExplainedExample(example, findings: judge(example, path), of: rule)
    }
    good = rule.page.good.map { ExplainedExample($0, findings: judge($0, "good.json"), of: rule) }
  }
}

/// A judged example of a rule.
package struct ExplainedExample: Sendable {
  /// The example.
  package let example: RuleExample
  /// The findings of the rule itself.
  package let findings: [Finding]
  /// The findings of other rules.
  package let others: [Finding]

  fileprivate init(_ example: RuleExample, findings: [Finding], of rule: Rule) {
    self.example = example
    self.findings = findings.filter { $0.rule == rule.key }
    others = findings.filter { $0.rule != rule.key }
  }

  /// `Better` if something in the theme has lowered the level, otherwise `Bad`.
  func badLabel(_ rule: Rule) -> String { example.isBetter(for: rule) ? "Better" : "Bad" }

  /// The findings as `check` prints them.
  func report(_ style: TextStyle) -> [String] {
    findings.flatMap { ReportedFinding($0, path: "bad.json").detail(style) }
  }
}

extension RuleExample {
  /// Whether something in the theme has lowered the level.
  fileprivate func isBetter(for rule: Rule) -> Bool {
    guard let level, let usual = rule.defaultLevel else { return false }
    return level < usual
  }
}

extension Rule {
  /// `error`, or `off`.
  var levelWord: String { defaultLevel?.rawValue ?? "off" }

  /// How to set the level and the threshold, followed by other options.
  var adjusting: [String] {
    guard key != .unreadableInput else { return page.adjusting }
    let lines: [String] =
      switch defaultLevel {
      case .error:
        ["`--rule \(id)=warning` stops it failing the build, `--rule \(id)=off` switches the rule off."]
      case .warning:
        ["`--rule \(id)=error` makes it fail the build, `--rule \(id)=off` switches the rule off."]
      case .info:
        [
          "`--rule \(id)=warning` makes it a warning, `--rule \(id)=error` makes it fail the build, "
            + "`--rule \(id)=off` switches the rule off."
        ]
      case nil: ["`--rule \(id)=warning` switches the rule on."]
      }
    let asked = threshold.map { threshold in
      "`\"thresholds\": { \"\(id)\": … }` in `palettecheck.json` sets another threshold "
        + "(default \(threshold.text(threshold.standard)), for \(threshold.subject))."
    }
    return lines + [asked].compactMap(\.self) + page.adjusting
  }
}
