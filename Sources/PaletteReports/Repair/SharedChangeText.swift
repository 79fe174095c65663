import PaletteRules

/// What a change of a shared token changes besides the chart, in words.
enum SharedChangeText {
  static func lines(_ changes: [SharedChange], _ style: TextStyle) -> [String] {
    changes.flatMap { sentences($0).flatMap { Paragraph.labelled("also:", $0, .warning, style) } }
  }

  /// The most users in full.
  private static let shown = 8

  /// One sentence about the other users, and one about each collapsed step. Contains untrusted text.
  static func sentences(_ change: SharedChange) -> [String] {
    let token = change.token
    var sentences: [String] = []
    if token.userCount > 0 {
      let names = token.users.prefix(shown).map { "'\($0)'" }
      let rest = token.userCount - names.count
      let all = names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
      sentences.append("'\(token.name)' changes for \(all) too, which the chart does not use.")
    }
    for collapse in change.collapses {
      let difference = Figures.atMost(collapse.difference, digits: 1)
      sentences.append(
        collapse.isReversed
          ? "'\(token.name)' passes '\(collapse.step)', the next step of its scale, in lightness."
          : "'\(token.name)' comes within ΔE00 \(difference) of '\(collapse.step)', the next step of its scale.")
    }
    return sentences
  }
}
