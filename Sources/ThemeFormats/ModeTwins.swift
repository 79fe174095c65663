package import PaletteRules

/// Files of one folder that are one theme in several modes, as their names say: `light.json` and `dark.json`,
/// `brand-light.json` and `brand-dark.json`.
///
/// They are one theme when they are of one format, each in one mode, and have the same series in the same order. Else each
/// is a theme by itself, with a remark.
package struct ModeTwins {
  /// The theme of each group, under the path of the file for light.
  package private(set) var joined: [String: Theme] = [:]
  /// The paths of the files that are modes of another one.
  package private(set) var taken: Set<String> = []
  /// Files that look like one theme and are not, in sentences; untrusted text.
  package private(set) var remarks: [String] = []

  private struct Group: Hashable {
    let folder: String
    let stem: [String]
    let format: String
  }

  /// Finds them among the themes of one directory.
  package init(_ themes: [Theme]) {
    var order: [Group] = []
    var groups: [Group: [(mode: String, theme: Theme)]] = [:]
    for theme in themes {
      let name = String(ThemeInput.name(of: theme.path))
      guard let mode = ModeOfFile(name), theme.path.hasSuffix(name) else { continue }
      let group = Group(
        folder: String(theme.path.dropLast(name.count)), stem: Self.stem(of: name, mode), format: theme.format)
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append((mode.name, theme))
    }
    for group in order { join(groups[group] ?? []) }
  }

  /// The words before those of the mode: `brand` of `brand-light.json`.
  private static func stem(of name: String, _ mode: ModeOfFile) -> [String] {
    let words = TokenWords.split(name)
    let first = TokenWords.split(mode.name).first
    return Array(words.prefix { $0 != first })
  }

  private mutating func join(_ files: [(mode: String, theme: Theme)]) {
    guard let light = files.first(where: { $0.mode == "light" })?.theme, files.contains(where: { $0.mode == "dark" }),
      Set(files.map(\.mode)).count == files.count
    else { return }
    let names = files.map { "'\($0.theme.path)'" }.joined(separator: " and ")
    let isOne = files.allSatisfy { file in
      file.theme.modes.count == 1 && file.theme.palettes.map(\.name) == light.palettes.map(\.name)
        && file.theme.modes[0].series.map(\.name) == light.modes[0].series.map(\.name)
        && file.theme.modes[0].ramps.map(\.name) == light.modes[0].ramps.map(\.name)
    }
    guard isOne else {
      remarks.append(
        "\(names) are named like modes of one theme and differ in their series: each is judged by itself.")
      return
    }
    var theme = light
    theme.modes[0].name = "light"
    theme.modes[0].palettes = theme.palettes
    for (mode, other) in files where other.path != light.path {
      var own = other.modes[0]
      own.name = mode
      own.palettes = other.palettes
      theme.modes.append(own)
      theme.notes.append("'\(other.path)' is read as the mode '\(mode)' of this theme")
      theme.notes += other.notes.filter { !theme.notes.contains($0) }
      theme.remarks += other.remarks
      theme.problems += other.problems
      theme.unjudged += other.unjudged.filter { !theme.unjudged.contains($0) }
      theme.assumed += other.assumed.filter { one in !theme.assumed.contains { $0.role == one.role } }
      taken.insert(other.path)
    }
    joined[light.path] = theme
  }
}
