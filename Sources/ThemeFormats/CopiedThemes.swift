package import PaletteRules

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

  /// Finds them among the themes of a directory.
  package init(_ themes: [Theme]) {
    var known: [(path: String, format: String, drawn: Set<Drawn>)] = []
    for theme in themes.sorted(by: Self.isEarlier) {
      let drawn = Self.drawn(by: theme)
      // One colour in two files is a coincidence.
      guard theme.problems.isEmpty, drawn.contains(where: { $0.colors.count > 1 }) else { continue }
      let isBuilt = Self.isBuilt(theme.path)
      let source = known.first { source in
        // Two files of one format beside each other are two themes, however alike they are.
        (isBuilt || source.format != theme.format)
          && drawn.allSatisfy { one in
            source.drawn.contains { $0.colors == one.colors && (one.ground == nil || $0.ground == one.ground) }
          }
      }
      if let source {
        copies.insert(theme.path)
        places[source.path, default: []].append(theme.path)
      } else {
        known.append((theme.path, theme.format, drawn))
      }
    }
    for path in places.keys { places[path]?.sort() }
  }

  private static func drawn(by theme: Theme) -> Set<Drawn> {
    let grounds = theme.modes.map { $0.background?.hex }
    if !theme.palettes.isEmpty {
      return Set(theme.palettes.map { Drawn(colors: $0.colors.map(\.hex), ground: grounds.first ?? nil) })
    }
    return Set(
      zip(theme.modes, grounds).map { mode, ground in
        Drawn(
          colors: mode.series.map(\.color.hex) + mode.ramps.flatMap { ["ramp"] + $0.stops.map(\.color.hex) },
          ground: ground)
      })
  }

  /// What builds call the folders that they write into.
  private static let outputs: Set<String> = [
    "dist", "build", "built", "out", "output", "lib", "public", "generated", "es", "esm", "cjs", "umd", "target",
    "release",
  ]

  private static func isBuilt(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { outputs.contains($0.lowercased()) }
  }

  /// The source first: outside the folders of a build; then what knows its background, has more modes and lies higher.
  private static func isEarlier(_ a: Theme, _ b: Theme) -> Bool {
    func rank(_ theme: Theme) -> [Int] {
      let hasGround = theme.modes.contains { $0.background != nil }
      let depth = theme.path.split(separator: "/").count
      return [isBuilt(theme.path) ? 1 : 0, hasGround ? 0 : 1, -max(theme.modes.count, theme.palettes.count), depth]
    }
    let ranks = (rank(a), rank(b))
    if ranks.0 != ranks.1 { return ranks.0.lexicographicallyPrecedes(ranks.1) }
    return a.path.utf8.lexicographicallyPrecedes(b.path.utf8)
  }
}
