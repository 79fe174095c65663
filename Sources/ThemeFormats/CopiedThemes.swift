package import PaletteRules
import SourceText

/// Themes of one directory that hold the same colours: what a build writes as CSS, JSON and JavaScript, and the tokens that it
/// was made of. They are one finding, in the source.
package struct CopiedThemes {
  /// The paths of the themes that another one stands for.
  package private(set) var copies: Set<String> = []
  /// The paths of its copies, by the path of each theme that stands for others; sorted.
  package private(set) var places: [String: [String]] = [:]

  /// What one mode, or one palette, draws.
  private struct Drawn: Hashable {
    let colors: [String]
    /// Nil when it is not known.
    let ground: String?
  }

  /// What projects call the folders that they write by hand.
  private static let sources: Set<String> = ["src", "source", "sources", "tokens", "properties"]

  private static func isSource(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { sources.contains($0.lowercased()) }
  }

  /// Finds them among the themes of a directory.
  ///
  /// - Parameter meant: the paths of themes that somebody names: they stand for others, and no other stands for them.
  package init(_ themes: [Theme], meant: Set<String> = []) {
    var known: [(path: String, format: String, drawn: Set<Drawn>, places: Set<Place>)] = []
    /// The positions in `known` of the themes that draw these colours, ascending.
    var drawing: [[String]: [Int]] = [:]
    let sorted = themes.sorted(by: Self.isEarlier)
    for theme in sorted.filter({ meant.contains($0.path) }) + sorted.filter({ !meant.contains($0.path) }) {
      let drawn = ([theme] + theme.sets).reduce(into: Set<Drawn>()) { $0.formUnion(Self.drawn(by: $1)) }
      // One colour in two files is a coincidence.
      guard theme.problems.isEmpty, drawn.contains(where: { $0.colors.count > 1 }) else { continue }
      let isBuilt = Self.isBuilt(theme.path)
      let own = Self.places(of: theme)
      let alike = drawn.map { drawing[$0.colors] ?? [] }.min { $0.count < $1.count } ?? []
      let source = alike.lazy.map { known[$0] }.first { source in
        // Two files of one format beside each other are two themes, however alike they are; unless both take their colours
        // from the same places of other files, as the configurations of a build do.
        drawn.allSatisfy { one in
          source.drawn.contains { $0.colors == one.colors && (one.ground == nil || $0.ground == one.ground) }
        }
          && (isBuilt || source.format != theme.formatLabel || own.isSubset(of: source.places)
            || Self.isCopyByName(theme.path, of: source.path))
      }
      if let source, !meant.contains(theme.path) {
        copies.insert(theme.path)
        places[source.path, default: []].append(theme.path)
      } else {
        for colors in Set(drawn.map(\.colors)) { drawing[colors, default: []].append(known.count) }
        known.append((theme.path, theme.formatLabel, drawn, own))
      }
    }
    for path in places.keys { places[path]?.sort() }
  }

  /// Where a colour is written.
  private struct Place: Hashable {
    let path: String
    let offset: Int
  }

  private static func places(of theme: Theme) -> Set<Place> {
    let modes = ([theme] + theme.sets).flatMap(\.modes)
    let series = modes.flatMap { $0.series.map(\.color) + $0.ramps.flatMap { $0.stops.map(\.color) } }
    let places = (series + (theme.palettes + modes.flatMap(\.palettes)).flatMap(\.colors)).map {
      Place(path: $0.origin.file.path, offset: $0.origin.range.lowerBound)
    }
    return Set(places)
  }

  private static func drawn(by theme: Theme) -> Set<Drawn> {
    let grounds = theme.modes.map { ground(of: $0, in: theme) }
    if !theme.palettes.isEmpty {
      let drawn = zip(theme.modes, grounds).flatMap { mode, ground in
        (mode.palettes.isEmpty ? theme.palettes : mode.palettes).map {
          Drawn(colors: $0.colors.map(\.hex), ground: ground)
        }
      }
      return Set(drawn)
    }
    return Set(
      zip(theme.modes, grounds).map { mode, ground in
        Drawn(
          colors: mode.series.map(\.color.hex) + mode.ramps.flatMap { ["ramp"] + $0.stops.map(\.color.hex) },
          ground: ground)
      })
  }

  /// The background that a mode declares. One that a file found in another, beside colours of its own, tells nothing of
  /// what the file is a copy of.
  private static func ground(of mode: ThemeMode, in theme: Theme) -> String? {
    guard let background = mode.background else { return nil }
    let palettes = mode.palettes.isEmpty ? theme.palettes : mode.palettes
    let colors = mode.series.map(\.color) + palettes.flatMap(\.colors)
    let isFound =
      background.origin.file.path != theme.path && !colors.isEmpty
      && colors.allSatisfy { $0.origin.file.path == theme.path }
    return isFound ? nil : background.hex
  }

  /// What builds call the folders that they write into.
  private static let outputs: Set<String> = [
    "dist", "build", "built", "out", "output", "lib", "public", "generated", "es", "esm", "cjs", "umd", "target",
    "release",
  ]

  /// Whether one file is called as another in the folder of sources beside its own: `packed/roma.js` and `src/roma.js`. The
  /// same names in `web` and `ios` are two themes, which may part tomorrow.
  private static func isCopyByName(_ path: String, of source: String) -> Bool {
    let (steps, others) = (path.split(separator: "/"), source.split(separator: "/"))
    guard steps.count > 1, steps.count == others.count, steps.last == others.last else { return false }
    let differing = zip(steps, others).filter { $0 != $1 }
    return differing.count == 1 && differing.allSatisfy { sources.contains($1.lowercased()) }
  }

  private static func isBuilt(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { outputs.contains($0.lowercased()) }
  }

  /// The source first: what knows its background, since only there contrast means something; then what is in a folder of
  /// sources, or outside those of a build, has more modes and lies higher.
  private static func isEarlier(_ a: Theme, _ b: Theme) -> Bool {
    func rank(_ theme: Theme) -> [Int] {
      let hasGround = theme.modes.contains { ground(of: $0, in: theme) != nil }
      let depth = theme.path.split(separator: "/").count
      let place = isBuilt(theme.path) ? 2 : isSource(theme.path) ? 0 : 1
      return [hasGround ? 0 : 1, place, -max(theme.modes.count, theme.palettes.count), depth]
    }
    let ranks = (rank(a), rank(b))
    if ranks.0 != ranks.1 { return ranks.0.lexicographicallyPrecedes(ranks.1) }
    return a.path.utf8.lexicographicallyPrecedes(b.path.utf8)
  }
}
