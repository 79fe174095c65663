import PaletteRules
import SourceText

/// What the path of a file says of a theme in it.
package enum ThemeNames {
  /// Whether the file's name is one that themes have: `theme.yaml`, `brand-colors.yml`, `base.tokens.json`.
  package static func isNamed(_ path: String) -> Bool {
    let name = ThemeInput.name(of: path).lowercased()
    if endings.contains(where: { name.hasSuffix("." + $0) }) { return true }
    let words = stemWords(path)
    let isProgram = LiteralLanguage.of(path) != nil || name.hasSuffix(".css")
    return !(isProgram && !parts.isDisjoint(with: words)) && !RoleWords.themes.isDisjoint(with: words)
  }

  /// The parts of applications that frameworks name files after: `theme.component.scss`.
  private static let parts: Set<String> = [
    "component", "directive", "service", "module", "pipe", "controller", "model", "hook", "provider", "context",
    "store", "route", "routes", "view", "page", "toggle", "switcher", "picker", "button",
  ]
  /// Endings of files that are themes and nothing else: design tokens, styles of matplotlib, preferences of Tableau.
  private static let endings = ["tokens", "mplstyle", "tps"]

  /// Whether the file's name speaks of charts or of a kind of palette: `chart.ts`, `sequential.py`.
  package static func isNamedForCharts(_ path: String) -> Bool {
    let words = stemWords(path)
    return ChartWords.contain(words) || words.contains { NamedPalette.Kind(word: $0) != nil }
  }

  /// Whether the file's folder is one of themes: `themes/dark.json`, `design-tokens/core.yaml`.
  package static func isPlaced(_ path: String) -> Bool {
    guard let folder = path.pathNames.dropLast().last else { return false }
    return TokenWords.split(String(folder)).last.map(RoleWords.themes.contains) ?? false
  }

  /// The words of a file's name without its extension.
  private static func stemWords(_ path: String) -> [String] {
    let name = ThemeInput.name(of: path)
    return TokenWords.split(String(name.lastIndex(of: ".").map { name[..<$0] } ?? name))
  }
}
