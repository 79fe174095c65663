/// The themes of a run that do not fail, in few lines.
struct PassingThemes {
  let themes: [ReportedTheme]
  let names: ThemeNames
  let style: TextStyle

  /// Up to this many have a line each. Engineering choice.
  private static let mostApart = 3

  /// The lines.
  var lines: [String] {
    guard themes.count > Self.mostApart else {
      return themes.flatMap { theme in wrapped(theme.sentence.text(names.name(theme, style), style, short: true)) }
    }
    return together(themes.filter(\.sentence.wasChecked), sign: "✓", .remedy, "pass")
      + together(themes.filter { !$0.sentence.wasChecked }, sign: "?", .warning, "were not checked")
  }

  /// `✓ 46 themes pass, with 3 warnings: amber, arctic, bubblegum and 43 more`
  private func together(
    _ themes: [ReportedTheme], sign: String, _ role: TextStyle.Role, _ verb: String
  ) -> [String] {
    guard themes.count > 1 else {
      return themes.flatMap { wrapped($0.sentence.text(names.name($0, style), style, short: true)) }
    }
    let warnings = themes.reduce(0) { $0 + $1.sentence.warnings }
    let more = warnings > 0 ? ", with \(counted(warnings, "warning", "warnings"))" : ""
    return wrapped(
      style.paint(style.text(sign), role) + " " + style.paint("\(themes.count) themes \(verb)", .strong) + more + ": "
        + names.list(themes, style))
  }

  private func wrapped(_ line: String) -> [String] { Paragraph.wrap(line, width: style.width, hanging: "  ") }
}

extension ThemeNames {
  /// The most names in a list. Engineering choice.
  private static let most = 4

  /// `amber, arctic, bubblegum and 43 more`
  func list(_ themes: [ReportedTheme], _ style: TextStyle) -> String {
    let shown = themes.count > Self.most + 1 ? Self.most : themes.count
    let names = themes.prefix(shown).map { name($0, style) }
    if themes.count > shown { return names.joined(separator: ", ") + " and \(themes.count - shown) more" }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
