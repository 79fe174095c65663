import PaletteRules
import SourceText

/// What says that the colours of a file which nobody named are a chart's: a directory holds many colours that are not.
enum ChartEvidence {
  /// A file of more palettes is a collection to choose from, and no theme; ColorBrewer has 35 schemes. An engineering choice.
  static let mostPalettes = 64

  /// Whether a found theme is a chart's.
  static func isEnough(_ theme: Theme, in input: ThemeInput, of format: any ThemeFormat.Type) -> Bool {
    theme.palettes.count <= mostPalettes && format.isOfChart(theme, in: input)
  }

  /// Whether tokens are a chart's, given that their names were all that made them its series: a lone colour called `chart`
  /// often is a background or an icon. An entry that cannot be used is written all the same.
  static func isInNames(_ theme: Theme, in input: ThemeInput) -> Bool {
    !theme.problems.isEmpty || theme.modes.contains { $0.series.count > 1 || !$0.ramps.isEmpty }
      || theme.palettes.contains { $0.colors.count > 1 }
      || input.root?.anyNode { $0["$extensions"]?["palettecheck"] != nil } ?? false
  }

  /// Whether lists of colours are palettes: their own names, the file's or its folder's say so.
  static func isInWords(_ theme: Theme, in input: ThemeInput) -> Bool {
    let sizes =
      theme.palettes.isEmpty
      ? theme.modes.map { $0.series.count + $0.ramps.count * 2 } : theme.palettes.map(\.colors.count)
    guard sizes.contains(where: { $0 > 1 }) || !theme.problems.isEmpty else { return false }
    let steps = input.file.path.pathNames.suffix(2).map(String.init)
    let words = TokenWords.split(steps + theme.palettes.map(\.name) + [theme.name ?? ""])
    return areOfChart(words) || !RoleWords.palettes.isDisjoint(with: words)
  }

  /// Whether one of these words is for charts, or for a kind of palette.
  static func areOfChart(_ words: [String]) -> Bool {
    ChartWords.contain(words) || words.contains { NamedPalette.Kind(word: $0) != nil }
  }

  /// Whether a file or the folder around it is named after colours.
  static func namesColors(_ path: String) -> Bool {
    nameColors(TokenWords.split(path.pathNames.suffix(2).map(String.init)))
  }

  static func nameColors(_ words: [String]) -> Bool {
    !RoleWords.palettes.isDisjoint(with: words)
      || words.contains { RoleWords.colors.contains($0) }
  }

  /// Whether a swatch list for painting and layout is a chart's: its own name, its file's or its folder's says so, and one
  /// chart could use its colours. The name palette says nothing: all of them are.
  static func isInSwatches(_ theme: Theme, in input: ThemeInput) -> Bool {
    let steps = input.file.path.pathNames.suffix(2).map(String.init)
    let words = TokenWords.split(steps + [theme.name ?? ""])
    let telling = RoleWords.palettes.subtracting(["palette", "palettes"])
    let names = words.contains { NamedPalette.Kind(word: $0) != nil || telling.contains($0) }
    let count = theme.modes.map { max($0.series.count, $0.ramps.first?.stops.count ?? 0) }.max() ?? 0
    return (names || ChartWords.contain(words)) && (2...mostSwatches).contains(count + theme.problems.count)
  }

  /// The longest palettes that chart libraries ship have about twenty colours; an engineering choice.
  private static let mostSwatches = 24
}

extension ThemeProblem {
  /// Colours of a found file that may not belong to a chart.
  static func ofNoChart(_ theme: Theme) -> ThemeProblem {
    let palettes = theme.palettes.count
    let sentence =
      palettes > ChartEvidence.mostPalettes ? Refusal.collection(palettes) : Refusal.perhapsNoChart()
    // A word of one colour is a setting of anything, and a row of numbers are data.
    let colors =
      (theme.palettes + theme.modes.flatMap(\.palettes)).flatMap(\.colors)
      + theme.modes.flatMap { $0.series.map(\.color) + $0.ramps.flatMap { $0.stops.map(\.color) } }
    let isWord = colors.count == 1 && colors.allSatisfy(\.isWord)
    return ThemeProblem(
      sentence, reason: .noChartColors, path: theme.path, doubt: isWord ? nil : .otherColors)
  }
}

extension ThemeColor {
  /// Whether the file writes a name, `steelblue`, or a row of numbers.
  fileprivate var isWord: Bool {
    let bytes = origin.file.bytes[origin.range]
    return bytes.first == UInt8(ascii: "[")
      || bytes.allSatisfy { byte in byte.isLetter || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
  }
}

/// What a file's path suggests about a theme in the file.
package enum ThemeNames {
  /// Whether the file's name is one that themes have: `theme.yaml`, `brand-colors.yml`, `base.tokens.json`.
  package static func isNamed(_ path: String) -> Bool {
    let name = ThemeInput.name(of: path).lowercased()
    if endings.contains(where: { name.hasSuffix("." + $0) }) { return true }
    let words = stemWords(path)
    let isProgram = LiteralLanguage.of(path) != nil || name.hasSuffix(".css")
    guard isProgram else { return !RoleWords.themes.isDisjoint(with: words) }
    // `useStatusColor.ts` is a part of an application, and so is what one colour is about.
    return words.first != "use" && parts.isDisjoint(with: words)
      && !RoleWords.themes.subtracting(["color", "colour"]).isDisjoint(with: words)
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
    let words = TokenWords.split(String(folder))
    return words.last.map(RoleWords.themes.contains) ?? false && parts.isDisjoint(with: words)
  }

  /// The words of a file's name without its extension.
  private static func stemWords(_ path: String) -> [String] {
    let name = ThemeInput.name(of: path)
    return TokenWords.split(String(name.lastIndex(of: ".").map { name[..<$0] } ?? name))
  }
}
