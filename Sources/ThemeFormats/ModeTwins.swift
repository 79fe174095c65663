package import PaletteRules
import SourceText

/// Files beside each other that are one theme in several modes, as their names say: `light.json` and `dark.json`,
/// `brand-light.json` and `brand-dark.json`, `charts.json` and `charts.dark.json`.
///
/// They are one theme when they are of one format, each in one mode, and have the same series in the same order. Else each
/// is a theme by itself.
package struct ModeTwins {
  /// The theme of each group, under the path of the file for light.
  package private(set) var joined: [String: Theme] = [:]
  /// The files that are modes of another one, by their path the path of that one.
  package private(set) var taken: [String: String] = [:]

  private struct Group: Hashable {
    let folder: String
    let stem: [String]
    let format: String
  }

  private typealias Member = (group: Group, mode: String, theme: Theme)

  /// Finds them among the themes of one directory.
  package init(_ themes: [Theme]) {
    let members: [Member] = themes.compactMap { theme in
      let name = String(ThemeInput.name(of: theme.path))
      guard theme.path.hasSuffix(name) else { return nil }
      var (stem, mode) = Modes.parts(of: name)
      if mode.isEmpty, stem.count > 1, ["default", "base"].contains(stem.last) { stem.removeLast() }
      let group = Group(folder: String(theme.path.dropLast(name.count)), stem: stem, format: theme.format)
      return (group, mode, theme)
    }
    for (_, files) in members.grouped(by: \.group) where files.contains(where: { Modes.isDark($0.mode) }) {
      join(files)
    }
  }

  /// What is for light is the base, else what names no mode.
  private mutating func join(_ all: [Member]) {
    let light = all.first { Modes.isBase($0.mode) }
    let files = light == nil ? all : all.filter { !$0.mode.isEmpty }
    guard let base = light ?? all.first(where: { $0.mode.isEmpty }), Set(files.map(\.mode)).count == files.count,
      files.allSatisfy({ $0.theme.isTwin(of: base.theme) })
    else { return }
    var theme = base.theme
    if !base.mode.isEmpty { theme.modes[0].name = base.mode }
    theme.modes[0].palettes = theme.palettes
    for file in files where file.theme.path != theme.path {
      theme.take(file.theme, as: file.mode)
      taken[file.theme.path] = theme.path
    }
    joined[theme.path] = theme
  }
}

extension Theme {
  /// Whether both show the same series, ramps and palettes, each in one mode.
  fileprivate func isTwin(of other: Theme) -> Bool {
    modes.count == 1 && other.modes.count == 1 && palettes.map(\.name) == other.palettes.map(\.name)
      && modes[0].series.map(\.name) == other.modes[0].series.map(\.name)
      && modes[0].ramps.map(\.name) == other.modes[0].ramps.map(\.name)
  }

  /// Takes over another theme as a mode.
  fileprivate mutating func take(_ other: Theme, as mode: String) {
    var own = other.modes[0]
    (own.name, own.palettes) = (mode, other.palettes)
    modes.append(own)
    notes.append(ReadingNote.twinOfMode(other.path, mode))
    assumed += other.assumed.filter { one in !assumed.contains { $0.role == one.role } }
    addReport(of: other)
  }

  /// Adds what was said of a further file of this theme.
  package mutating func addReport(of other: Theme) {
    notes += other.notes.filter { !notes.contains($0) }
    remarks += other.remarks
    problems += other.problems
    unjudged += other.unjudged.filter { !unjudged.contains($0) }
    parts.formUnion(other.parts.union([other.path]))
  }
}
