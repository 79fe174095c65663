/// Applies every rule to a theme.
package enum Judge {
  /// What the rules say about a theme in all its modes. Deterministic.
  package static func judge(_ theme: Theme, settings: JudgementSettings = JudgementSettings()) -> Judgement {
    Judgement()
  }
}
