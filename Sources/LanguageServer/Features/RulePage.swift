import PaletteRules
import SafeText

/// The page of a rule, which the number of a finding leads to.
enum RulePage {
  /// Of the addresses that a client asks the server about: `workspace/textDocumentContent`, Language Server Protocol 3.18.
  static let scheme = "palettecheck"

  /// Where the page is: with the server, or else on the web the standard or paper that the rule follows.
  static func address(of rule: RuleKey, isServed: Bool) -> String? {
    isServed ? "\(scheme):/\(rule.id).md" : RuleCatalog.rule(rule.id)?.page.sources.first?.url
  }

  static func rule(at address: String) -> String? {
    let name = address.split(separator: "/").last?.split(separator: ".").first.map(String.init)
    return address.hasPrefix(scheme + ":") ? name : nil
  }
}
