import SourceText

/// The words that name modes, in keys and in the names of files: the one table of them.
enum Modes {
  /// Modes of one file; the longest list in use has nine.
  static let most = 64
  /// What a file does not call otherwise.
  static let base = "light"

  private static let lightWords: Set<String> = ["light", "day"]
  private static let darkWords: Set<String> = ["dark", "night"]
  /// Each names a mode alone.
  private static let words = lightWords.union(darkWords).union([
    "contrast", "dimmed", "dim", "protanopia", "deuteranopia", "tritanopia", "colorblind",
  ])
  /// Words that come beside those, and belong to the mode.
  private static let beside: Set<String> = ["high", "low", "increased"]
  /// Words that say nothing else.
  static let plain: Set<String> = [
    "theme", "themes", "mode", "modes", "scheme", "series", "palette", "palettes", "color", "colors", "colour",
    "colours",
    "tokens",
  ]
  /// Extensions of files, which name no mode.
  private static let endings: Set<String> = [
    "json", "json5", "jsonc", "tokens", "yaml", "yml", "toml", "css", "mplstyle", "xml", "csv", "tsv", "hex", "gpl",
    "pal", "ase",
  ]

  /// The words of a name, without the extensions of a file. ColorBrewer's `Dark2` is a name and no mode.
  private static func split(_ name: String) -> [String] {
    let parts = name.split(separator: ".").filter { !endings.contains(String($0)) }
    return parts.flatMap { $0.split { !$0.isLetter && !$0.isNumber } }.flatMap { part in
      part.last?.isNumber == true ? [part.lowercased()] : TokenWords.split(String(part))
    }
  }

  /// The mode in a name, `dark-high-contrast`, and the words around it: `brand` of `brand-dark.json`. No mode is called "".
  static func parts(of name: String) -> (stem: [String], mode: String) {
    let all = split(name)
    guard all.contains(where: words.contains) else { return (all, "") }
    let isOfMode = { words.contains($0) || beside.contains($0) }
    return (all.filter { !isOfMode($0) }, all.filter(isOfMode).joined(separator: "-"))
  }

  /// The mode that a key names, and nothing else: `dark` of `Dark` and of `theme-dark`.
  static func named(_ key: String) -> String? {
    let (stem, mode) = parts(of: key)
    return !mode.isEmpty && stem.allSatisfy(plain.contains) ? mode : nil
  }

  /// A mode's name as it is everywhere: `dark` for `Dark`; a name of its own as it is.
  static func usual(_ name: String) -> String {
    let lowercased = name.lowercased()
    return [base, "dark"].contains(lowercased) ? lowercased : name
  }

  /// The mode that the name of a file, or of its folder, says it is for: `tokens/dark.json`, `dark/colors.json`.
  static func ofFile(_ path: String) -> String? {
    path.pathNames.suffix(2).reversed().lazy.map { parts(of: String($0)).mode }.first { !$0.isEmpty }
  }

  /// Whether a mode of that name is for the dark.
  static func isDark(_ name: String?) -> Bool { name.map { !darkWords.isDisjoint(with: split($0)) } ?? false }

  /// Whether it is the one without anything special.
  static func isBase(_ name: String) -> Bool { lightWords.contains(name) }

  /// Whether a file may give tokens to a theme for a mode: a light theme takes none from a file for dark.
  static func mayGive(_ path: String, to mode: String?) -> Bool {
    mode == nil || isDark(mode) || !isDark(ofFile(path))
  }
}
