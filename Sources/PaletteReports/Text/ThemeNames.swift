import PaletteGate

/// What the themes of a run are called in a list: the folder that all are in is said once, above it.
struct ThemeNames {
  /// The folder, or the file of all palettes; nil where the themes have none in common. Untrusted.
  let folder: String?
  private let steps: Int

  init(_ themes: [ReportedTheme]) {
    let paths = themes.lazy.map { $0.input.path.split(separator: "/", omittingEmptySubsequences: false) }
    var common = paths.first ?? []
    for path in paths {
      // A file is no folder, unless all themes are its palettes.
      let most = path.count - (path == common ? 0 : 1)
      common = Array(zip(common, path.prefix(most)).prefix { $0.0 == $0.1 }.map(\.0))
    }
    let isFile = paths.contains { $0.count == common.count }
    if isFile, themes.contains(where: { $0.part?.palette == nil }) { common.removeLast() }
    let shown = common.first == "." ? common.dropFirst() : common[...]
    // A path may have slashes to spare; the first begins one from the root.
    let said = shown.enumerated().filter { $0.offset == 0 || !$0.element.isEmpty }.map(\.element)
    folder = said.allSatisfy(\.isEmpty) ? nil : said.joined(separator: "/")
    steps = folder == nil && common.first != "." ? 0 : common.count
  }

  /// `styles/dark.mplstyle`, with its palette; safe in a terminal.
  func name(_ theme: ReportedTheme, _ style: TextStyle) -> String {
    let steps = theme.input.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst(steps)
    let palette = theme.part?.palette
    guard !steps.isEmpty else { return style.path(palette ?? theme.input.path) }
    return style.path(steps.joined(separator: "/")) + style.text(palette.map { " § \($0)" } ?? "")
  }

  /// The name without its numbers, which themes of one family share; nil where it has none.
  func family(_ theme: ReportedTheme) -> String? {
    let name = self.name(theme, TextStyle())
    let isDigit = { (character: Character) in ("0"..."9").contains(character) }
    guard name.contains(where: isDigit) else { return nil }
    return name.split(omittingEmptySubsequences: false, whereSeparator: isDigit).filter { !$0.isEmpty }.joined(
      separator: "#")
  }
}
