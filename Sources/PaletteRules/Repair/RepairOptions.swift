package import Colorimetry

/// The limits of a repair.
package struct RepairOptions: Sendable {
  /// The greatest CIEDE2000 that one colour may move; nil for any distance.
  package var budget: Double?
  /// Whether a colour may change its name, according to ``ColorName``.
  package var allowsHue = false
  /// Whether the least change suffices, at the edge of what the rules accept; otherwise pairs become clear.
  package var isSmallest = false
  /// Whether to repair what the rules only warn of: pairs that are close, not confused.
  package var repairsWarnings = false
  /// Whether the symbols of ``MarkerPlan`` handle the pairs that only a deficiency confuses.
  package var usesMarkers = false
  /// Colours that must stay, with the reason in words.
  package var locks: [ColorPlace: String] = [:]
  /// What would help with a colour that must stay, in words.
  package var remedies: [ColorPlace: String] = [:]
  /// The colours of ``locks`` that the user wants to keep, although they could change.
  package var chosenLocks: Set<ColorPlace> = []
  /// The values of derived colours, which change with their sources; the repair itself does not change them.
  package var workedOut: [ColorPlace: SRGB] = [:]
  /// What waivers cover: it stays as it is.
  package var waived: Set<WaivedTokens> = []
  /// Maps a path to the file's unique name.
  package var nameOfFile: @Sendable (String) -> String = { $0 }
  /// The work limit: demands evaluated for one group of dependent colours. An engineering choice: some seconds for ten
  /// colours, and no more for a hundred.
  package var work = 4_000_000

  /// Calls a function once with each number below a count, in any order: on all processors where the caller knows how.
  package var perform: @Sendable (_ count: Int, _ work: @escaping @Sendable (Int) -> Void) -> Void = { count, work in
    for number in 0..<count { work(number) }
  }

  /// The defaults: any distance, the same colour names.
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
