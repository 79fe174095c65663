import Colorimetry

/// What a theme declares or omits that no rule can judge, so that no part passes silently.
enum UnjudgedParts {
  /// At most one line per theme for each.
  static func reasons(_ theme: Theme, _ settings: JudgementSettings) -> [NotChecked] {
    [text(theme, settings), visions(theme, settings)].compactMap(\.self) + theme.unjudged.map(NotChecked.unread)
  }

  /// A list of colours declares no background either; it is not a chart theme with a missing text colour.
  private static func text(_ theme: Theme, _ settings: JudgementSettings) -> NotChecked? {
    let isSilent = theme.modes.allSatisfy { $0.text == nil && $0.texts.isEmpty }
    let isChart = theme.modes.contains { !$0.series.isEmpty && ($0.background ?? $0.plotBackground) != nil }
    guard isSilent, isChart, settings.isOn(.textContrast) else { return nil }
    return .noTextColor
  }

  private static func visions(_ theme: Theme, _ settings: JudgementSettings) -> NotChecked? {
    guard !settings.judgesDeficiency, theme.modes.contains(where: { $0.series.count > 1 }) else { return nil }
    return .visionsNotSelected
  }
}
