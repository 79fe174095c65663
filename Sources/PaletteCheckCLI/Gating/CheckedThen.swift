import PaletteGate
import PaletteRules
import SourceText

/// What was checked at the commit that a change is compared with, to name what no longer is. Paths are today's real ones.
struct CheckedThen {
  /// The files that themes were read from: one that has none now was broken.
  private(set) var files = KnownThemes()
  /// The series of each file by their names; those of lists without names by their colours.
  private var series: [String: Set<String>] = [:]
  /// The grounds and texts that themes had, by their file and by mode.
  private var surfaces: [String: [String: Set<String>]] = [:]
  /// The modes of themes, or the palettes of a collection, by their file and with the files of their colours.
  private var parts: [String: [String: Set<String>]] = [:]

  /// Remembers an input.
  ///
  /// - Parameter today: Today's real path of a file then.
  mutating func add(_ input: CheckedInput, host: any FileSystem, today: (String) -> String?) {
    guard let theme = input.theme else { return }
    func real(_ paths: [String]) -> [String] {
      Set(paths).compactMap(today).filter { host.kind(of: $0) != .directory }
    }
    files.themes.formUnion(real([theme.path] + theme.parts))
    files.sources.formUnion(real(theme.colorsInOrder.map(\.origin.file.path)))
    for one in input.parts.map(\.theme).flatMap(\.modes).flatMap(\.series) {
      if let real = today(one.color.origin.file.path) { series[real, default: []].insert(one.nameInFile) }
    }
    guard let file = today(theme.path) else { return }
    surfaces[file, default: [:]].merge(Self.surfaces(of: theme)) { $0.union($1) }
    parts[file, default: [:]].merge(Self.parts(of: theme).mapValues { Set(real($0)) }) { $0.union($1) }
  }

  /// The grounds and the text of each mode of a theme.
  private static func surfaces(of theme: Theme) -> [String: Set<String>] {
    let roles: [(word: String, color: (ThemeMode) -> ThemeColor?)] = [
      ("background", \.background), ("plot background", \.plotBackground), ("text", \.text),
    ]
    let modes = theme.modes.map { mode in (mode.name, Set(roles.filter { $0.color(mode) != nil }.map(\.word))) }
    return Dictionary(modes) { $0.union($1) }
  }

  /// The modes of a theme, or its palettes where each is checked by itself, with the files of their colours.
  private static func parts(of theme: Theme) -> [String: [String]] {
    let themes = theme.palettesAsThemes
    let names = themes.flatMap { part in
      part.modes.map { mode in
        (
          theme.isJudgedInParts ? "palette \(part.name ?? "")" : "mode \(mode.name)",
          mode.namedColors.map(\.color.origin.file.path)
        )
      }
    }
    return Dictionary(names) { $0 + $1 }
  }

  /// What is no longer checked, as people read it.
  ///
  /// - Returns: Files that are there and in no theme now, as git ignores them, the configuration excludes them, or nothing in them is
  ///   a chart's any more; and files that are gone, grounds, texts, modes and palettes that a theme has lost, and series then that are
  ///   none now, in files that still have something of their name.
  func lost(in inputs: [CheckedInput], host: any FileSystem) -> (leftOut: [String], others: [String]) {
    let themes = inputs.compactMap(\.theme)
    let read = themes.flatMap { [$0.path] + $0.parts + $0.colorsInOrder.flatMap(\.way).map(\.origin.file.path) }
    let known = Set((read + inputs.map(\.path)).compactMap { host.destination(of: $0) })
    let lost = files.themes.union(files.sources).filter { !known.contains($0) && host.kind(of: $0) != .directory }
    func shown(_ paths: some Sequence<String>) -> [String] {
      paths.map { $0.relativeToWorkingDirectory(host) }.sorted()
    }
    var others = shown(lost.filter { host.kind(of: $0) == nil })
    for theme in themes {
      guard let file = host.realPath(theme.path) else { continue }
      others += lostParts(of: theme, file, besides: lost).map { "\($0) of \(file.relativeToWorkingDirectory(host))" }
    }
    return (shown(lost.filter { host.kind(of: $0) != nil }), others + lostSeries(themes, host))
  }

  /// A mode that has another name, in a theme with as many as before, is not lost; nor is that of a file that is named already.
  private func lostParts(of theme: Theme, _ file: String, besides lost: Set<String>) -> [String] {
    let now = Self.surfaces(of: theme)
    let gone = Set(now.flatMap { mode, words in (surfaces[file]?[mode] ?? []).subtracting(words) })
    let after = Self.parts(of: theme)
    // A collection of which one palette is left is a theme with modes.
    let before = (parts[file] ?? [:]).filter { $0.key.hasPrefix("palette ") == theme.isJudgedInParts }
    guard before.count > after.count else { return gone.sorted() }
    return gone.sorted() + before.filter { after[$0.key] == nil && $0.value.isDisjoint(with: lost) }.keys.sorted()
  }

  private func lostSeries(_ themes: [Theme], _ host: any FileSystem) -> [String] {
    let modes = themes.flatMap { [$0] + $0.palettesAsThemes }.flatMap(\.modes)
    let names = Set(modes.flatMap { $0.namedColors.map { $0.token.leafOfToken } + $0.series.map(\.nameInFile) })
    var counts: [String: Set<String>] = [:]
    for one in modes.flatMap(\.series) {
      if let real = host.realPath(one.color.origin.file.path) { counts[real, default: []].insert(one.nameInFile) }
    }
    return series.flatMap { path, then -> [String] in
      let lost = then.subtracting(names)
      guard let now = counts[path], !lost.isEmpty, let bytes = try? host.read(path, limit: .max) else { return [] }
      let file = SourceFile(path: path, bytes: bytes)
      let named = lost.filter { !$0.hasPrefix("#") && file.mayHold(keyEndingIn: $0) }.sorted()
      // A colour without a name is lost where the lists of its file have become shorter.
      let unnamed = lost.filter { $0.hasPrefix("#") }.sorted().prefix(max(0, then.count - now.count - named.count))
      return named + unnamed.map { "\($0) of \(path.relativeToWorkingDirectory(host))" }
    }.sorted()
  }
}

extension Series {
  /// The end of its name in its file; for a place in a list, what it is remembered by.
  fileprivate var nameInFile: String { nameInList ?? token.leafOfToken }
}

extension String {
  /// The end of a token's name, without the dashes of CSS: a palette that is judged by itself puts its own name before it.
  var leafOfToken: String { String((split(separator: ".").last ?? "").drop { "-$@".contains($0) }) }
}
