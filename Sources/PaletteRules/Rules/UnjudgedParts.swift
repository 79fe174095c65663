import Colorimetry

/// What a theme declares or leaves open that no rule can judge: said in a line each, not passed over in silence.
enum UnjudgedParts {
  /// One line a theme for each.
  static func reasons(_ theme: Theme, _ settings: JudgementSettings) -> [String] {
    [text(theme, settings), visions(theme, settings)].compactMap(\.self) + theme.unjudged
  }

  /// A list of colours declares no background either; it is no chart theme that forgot its text.
  private static func text(_ theme: Theme, _ settings: JudgementSettings) -> String? {
    let isSilent = theme.modes.allSatisfy { $0.text == nil && $0.texts.isEmpty }
    let isChart = theme.modes.contains { !$0.series.isEmpty && ($0.background ?? $0.plotBackground) != nil }
    guard isSilent, isChart, settings.isOn(.textContrast) else { return nil }
    return "no text colour declared: text contrast not checked"
  }

  private static func visions(_ theme: Theme, _ settings: JudgementSettings) -> String? {
    guard !settings.judgesDeficiency, theme.modes.contains(where: { $0.series.count > 1 }) else { return nil }
    let names = Vision.deficiencies.map(\.rawValue)
    return "pairs under \(NamedList.text(names)) vision: not asked for"
  }
}
