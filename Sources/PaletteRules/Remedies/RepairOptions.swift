package import Colorimetry

/// The limits of a repair.
package struct RepairOptions: Sendable {
  /// Whether a colour may change its name, according to ``ColorName``.
  package var allowsHue = false
  /// Colours that must stay, with the reason in words.
  package var locks: [ColorPlace: String] = [:]
  /// What would help with a colour that must stay, in words.
  package var remedies: [ColorPlace: String] = [:]
  /// The values of derived colours, which change with their sources; the repair itself does not change them.
  package var workedOut: [ColorPlace: SRGB] = [:]
  /// What waivers cover: it stays as it is.
  package var waived: Set<WaivedTokens> = []
  /// Maps a path to the file's unique name.
  package var nameOfFile: @Sendable (String) -> String = { $0 }
  /// The work of a run: levels measured, for the worst group of dependent colours first. An engineering choice: less than
  /// two seconds of one processor.
  package var work = 100_000

  /// The defaults: the same colour names.
  package init() {}

  /// Whether waivers cover all that is found.
  func isWaived(_ finding: Finding) -> Bool {
    !waived.isEmpty && finding.wholeOrParts.allSatisfy { waived.contains(WaivedTokens(finding.rule, $0.tokens)) }
  }
}

/// A rule and the tokens of a finding that a waiver covers, in whichever mode.
package struct WaivedTokens: Hashable, Sendable {
  private let rule: RuleKey
  private let tokens: [String]

  /// States what is covered; the order of the tokens means nothing.
  package init(_ rule: RuleKey, _ tokens: [String]) { (self.rule, self.tokens) = (rule, tokens.sorted()) }
}
