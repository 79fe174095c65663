import PaletteGate
import PaletteRules

/// The names of the themes of a run in a list: relative to the folder that all are in, which is above it.
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
    let named = shown.enumerated().filter { $0.offset == 0 || !$0.element.isEmpty }.map(\.element)
    folder = named.allSatisfy(\.isEmpty) ? nil : named.joined(separator: "/")
    steps = folder == nil && common.first != "." ? 0 : common.count
  }

  /// `styles/dark.mplstyle`, with its palette; safe in a terminal.
  func name(_ theme: ReportedTheme, _ style: TextStyle) -> String {
    let steps = theme.input.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst(steps)
    let palette = theme.part?.palette
    guard !steps.isEmpty else { return style.path(palette ?? theme.input.path) }
    return style.path(steps.joined(separator: "/")) + style.text(palette.map { " § \($0)" } ?? "")
  }

  /// The most names in a list. Engineering choice.
  private static let most = 4

  /// `amber, arctic, bubblegum, carbon and 42 more`
  func list(_ themes: [ReportedTheme], _ style: TextStyle) -> String {
    let shown = themes.count > Self.most + 1 ? Self.most : themes.count
    let names = themes.prefix(shown).map { name($0, style) }
    return NamedList.text(names, of: themes.count)
  }
}
