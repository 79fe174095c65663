package import PaletteRules
import SourceText

/// Lists of colours that name no ground, found again colour by colour in a theme of the same directory that does, in the file
/// that they are imported from, or in a source of the build that wrote them: they are judged there, since contrast means
/// something there, or findings can be repaired.
package struct RepeatedLists {
  /// The paths of files all of whose lists are judged in others.
  package private(set) var gone: Set<String> = []
  /// The paths of the files whose lists a theme is judged for, by its path.
  package private(set) var places: [String: [String]] = [:]
  /// The files that keep some of their lists, by their path.
  package private(set) var shortened: [String: Theme] = [:]

  /// Fewer colours are in two files by chance; an engineering choice.
  private static let least = 3
  /// Colours of a row by which it is found again: longer rows are ramps. An engineering choice.
  private static let mostColors = 40

  /// Finds them among the themes of a directory.
  ///
  /// - Parameter meant: the paths of themes that somebody names: all that they hold is judged where it is.
  package init(_ themes: [Theme], meant: Set<String> = []) {
    let lists = themes.filter { !meant.contains($0.path) && Self.isOfLists($0) }
    guard !lists.isEmpty else { return }
    let homes = Homes(themes)
    for theme in lists {
      let units =
        theme.palettes.isEmpty
        ? theme.modes.map { Self.lists(of: $0, in: theme) } : theme.palettes.map { [List($0.colors)] }
      leave(
        theme,
        units.map { unit in
          let found = unit.map { homes.home(of: $0, in: theme.path) }
          return found.allSatisfy { $0 != nil } ? found.first ?? nil : nil
        })
    }
  }

  /// Formats that know of nothing but colours.
  private static let formats: Set<String> = [
    PaletteJSON.name, ColorTriplets.name, HexList.name, PaletteTable.name, GIMPPalette.name, JASCPalette.name,
    SwatchExchange.name,
  ]

  /// Whether a file holds lists, and nothing that tells what they are drawn on: a theme of a chart library may leave its
  /// ground to that.
  private static func isOfLists(_ theme: Theme) -> Bool {
    let isProgram = theme.format == LiteralObjects.name && theme.formatLabel.hasPrefix(LiteralPalettes.label)
    return (isProgram || formats.contains(theme.format)) && theme.problems.isEmpty && theme.sets.isEmpty
      && theme.modes.allSatisfy(\.isBareList)
  }

  /// A row of colours, and the files that they are written in.
  private struct List: Hashable {
    let hexes: [String]
    let files: Set<String>

    init(_ colors: [ThemeColor]) {
      hexes = colors.map(\.hex)
      files = Set(colors.map(\.origin.file.path))
    }
  }

  /// Where lists can be judged.
  private struct Homes {
    /// The themes that know a ground, by the colours that they draw on it.
    private var grounded: [String: [(path: String, colors: Set<String>)]] = [:]
    /// Sources, by the colours that they list.
    private var sources: [[String]: String] = [:]
    private var paths: [Substring: String] = [:]

    init(_ themes: [Theme]) {
      for theme in themes {
        paths[Self.plain(theme.path)] = theme.path
        for list in theme.modes.flatMap({ RepeatedLists.lists(of: $0, in: theme) })
        where !CopiedThemes.isBuilt(theme.path) && sources[list.hexes] == nil {
          sources[list.hexes] = theme.path
        }
        for list in theme.modes.filter({ !$0.isBareList }).flatMap({ RepeatedLists.lists(of: $0, in: theme) }) {
          for hex in list.hexes.prefix(RepeatedLists.mostColors) {
            grounded[hex, default: []].append((theme.path, Set(list.hexes)))
          }
        }
      }
    }

    /// A theme that draws all the colours of a list, or the file that the list comes from.
    func home(of list: List, in path: String) -> String? {
      guard list.hexes.count >= RepeatedLists.least, let first = list.hexes.first else { return nil }
      let drawing = grounded[first]?.first { $0.path != path && $0.colors.isSuperset(of: list.hexes) }
      if let drawing { return drawing.path }
      // A build puts the lists of several sources into one file.
      if CopiedThemes.isBuilt(path), let source = sources[list.hexes] { return source }
      guard list.files.count == 1, let file = list.files.first, Self.plain(file) != Self.plain(path) else { return nil }
      return paths[Self.plain(file)]
    }

    /// Without `./`.
    private static func plain(_ path: String) -> Substring { path.hasPrefix("./") ? path.dropFirst(2) : path[...] }
  }

  private static func lists(of mode: ThemeMode, in theme: Theme) -> [List] {
    let palettes = mode.palettes.isEmpty ? theme.palettes : mode.palettes
    let rows = [mode.series.map(\.color)] + mode.ramps.map { $0.stops.map(\.color) } + palettes.map(\.colors)
    return rows.filter { !$0.isEmpty }.map(List.init)
  }

  private mutating func leave(_ theme: Theme, _ homes: [String?]) {
    let found = homes.compactMap(\.self)
    guard !found.isEmpty else { return }
    var others: [String] = []
    for path in found where !others.contains(path) { others.append(path) }
    guard found.count < homes.count else {
      gone.insert(theme.path)
      for path in others { places[path, default: []].append(theme.path) }
      return
    }
    var rest = theme
    let kept = homes.indices.filter { homes[$0] == nil }
    if theme.palettes.isEmpty {
      rest.modes = kept.map { theme.modes[$0] }
    } else {
      rest.palettes = kept.map { theme.palettes[$0] }
    }
    let names = others.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    rest.notes.append(
      others.count == 1
        ? ReadingNote.judgedInFile(found.count, others[0])
        : ReadingNote.judgedInFiles(found.count, names, max(0, others.count - 3)))
    shortened[theme.path] = rest
  }
}

extension ThemeMode {
  /// Whether the mode holds colours of data and nothing that they are drawn on or with.
  fileprivate var isBareList: Bool {
    background == nil && plotBackground == nil && unknownGround == nil && text == nil && texts.isEmpty && axis == nil
      && pairs.isEmpty
  }
}
