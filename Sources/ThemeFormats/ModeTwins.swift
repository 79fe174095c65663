package import PaletteRules
import SourceText

/// Files beside each other that are one theme in several modes, as their names say: `light.json` and `dark.json`,
/// `brand-light.json` and `brand-dark.json`, `charts.json` and `charts.dark.json`.
///
/// They are one theme when they are of one format, each in one mode, and have the same series in the same order. Else each
/// is a theme by itself, with a remark.
package struct ModeTwins {
  /// The theme of each group, under the path of the file for light.
  package private(set) var joined: [String: Theme] = [:]
  /// The files that are modes of another one, by their path the path of that one.
  package private(set) var taken: [String: String] = [:]
  /// Files that look like one theme and are not.
  package private(set) var remarks: [Message] = []

  private struct Group: Hashable {
    let folder: String
    let stem: [String]
    let format: String
  }

  private struct Member {
    let mode: String
    let theme: Theme
  }

  /// Finds them among the themes of one directory.
  package init(_ themes: [Theme]) {
    let members: [(Group, Member)] = themes.compactMap { theme in
      let name = String(ThemeInput.name(of: theme.path))
      guard theme.path.hasSuffix(name) else { return nil }
      let parts =
        ModeOfFile(name).map { Self.parts(of: name, $0) } ?? (stem: Self.stem(ofBase: name), mode: Self.unnamed)
      let folder = String(theme.path.dropLast(name.count))
      return (Group(folder: folder, stem: parts.stem, format: theme.format), Member(mode: parts.mode, theme: theme))
    }
    for (_, members) in members.grouped(by: \.0) {
      let files = members.map(\.1)
      if files.contains(where: { ModeOfFile.darkWords.contains($0.mode) }) { join(files) }
    }
  }

  /// The words that name the mode, and those around them: `brand` of `brand-light.json`, `sales` of `dark-sales.json`.
  private static func parts(of name: String, _ mode: ModeOfFile) -> (stem: [String], mode: String) {
    let own = TokenWords.split(mode.name)
    let above = TokenWords.split(name).prefix { $0 != own.first }
    // Only the words next to each other are the mode's: `dark-high-contrast`.
    let named = own.prefix { words.contains($0) || ModeOfFile.words.contains($0) || $0 == own.first }
    return (Array(above) + Array(own.dropFirst(named.count)), named.joined(separator: "-"))
  }

  /// The words of a file that names no mode: `charts` of `charts.json` and of `charts.default.json`.
  private static func stem(ofBase name: String) -> [String] {
    let words = TokenWords.split(
      name.split(separator: ".").map(String.init).filter { !ModeOfFile.endings.contains($0) })
    return words.count > 1 && ["default", "base"].contains(words.last) ? words.dropLast() : words
  }

  /// The mode of a file that names none.
  private static let unnamed = ""

  /// Words that name modes in the names of files.
  private static let words: Set<String> = [
    "light", "dark", "day", "night", "high", "low", "contrast", "dimmed", "dim", "black", "wireframe", "system",
    "default", "protanopia", "deuteranopia", "tritanopia", "colorblind", "hc",
  ]
  /// Words that may come beside them.
  private static let neutral: Set<String> = ["theme", "themes", "mode", "modes", "scheme", "color", "colors"]

  /// The first is the base: what is for light, else what has no special name.
  private static func base(of files: [Member]) -> Member? {
    func rank(_ file: Member) -> Int? {
      let words = Set(TokenWords.split(file.mode)).subtracting(neutral)
      if words == ["light"] || words == ["day"] { return 0 }
      return words.isSubset(of: ["default", "system"]) ? 1 : nil
    }
    let ranked = files.compactMap { file in rank(file).map { (rank: $0, file: file) } }
    return ranked.min { $0.rank < $1.rank }?.file
  }

  /// Files that are named; more are counted. An engineering choice.
  private static let mostNamed = 4

  private mutating func join(_ all: [Member]) {
    let files = all.contains { ModeOfFile($0.mode)?.isBase ?? false } ? all.filter { $0.mode != Self.unnamed } : all
    guard files.count > 1, let base = Self.base(of: files), Set(files.map(\.mode)).count == files.count else { return }
    let light = base.theme
    let isOne = files.allSatisfy { file in
      file.theme.modes.count == 1 && file.theme.palettes.map(\.name) == light.palettes.map(\.name)
        && file.theme.modes[0].series.map(\.name) == light.modes[0].series.map(\.name)
        && file.theme.modes[0].ramps.map(\.name) == light.modes[0].ramps.map(\.name)
    }
    guard isOne else {
      // A file of several modes is a theme by itself, whatever its name.
      guard files.allSatisfy({ $0.theme.modes.count == 1 }) else { return }
      let named = files.prefix(files.count > Self.mostNamed ? Self.mostNamed - 1 : files.count)
      let names = named.map { "'\($0.theme.path)'" }.joined(separator: " and ")
      remarks.append(ReadingNote.differingTwins(names, files.count - named.count))
      return
    }
    var theme = light
    if base.mode != Self.unnamed { theme.modes[0].name = base.mode }
    theme.modes[0].palettes = theme.palettes
    for file in files where file.theme.path != light.path {
      let other = file.theme
      var own = other.modes[0]
      own.name = file.mode
      own.palettes = other.palettes
      theme.modes.append(own)
      theme.notes.append(ReadingNote.twinOfMode(other.path, file.mode))
      theme.notes += other.notes.filter { !theme.notes.contains($0) }
      theme.remarks += other.remarks
      theme.problems += other.problems
      theme.unjudged += other.unjudged.filter { !theme.unjudged.contains($0) }
      theme.assumed += other.assumed.filter { one in !theme.assumed.contains { $0.role == one.role } }
      theme.parts.formUnion(other.parts.union([other.path]))
      taken[other.path] = light.path
    }
    joined[light.path] = theme
  }
}
