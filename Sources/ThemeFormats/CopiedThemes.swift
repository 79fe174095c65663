package import PaletteRules
import SourceText

/// Themes of one directory that hold the same colours: what a build writes as CSS, JSON and JavaScript, and the tokens that it
/// was made of. They are one finding, in the source.
package struct CopiedThemes {
  /// The paths of the themes that another one stands for.
  package private(set) var copies: Set<String> = []
  /// The paths of its copies, by the path of each theme that stands for others: sources first, what a build wrote last.
  package private(set) var places: [String: [String]] = [:]
  /// The copies that know the background of sources which do not, by the path of the source.
  package private(set) var surfaces: [String: Theme] = [:]

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
    var known: [(theme: Theme, drawn: Set<Drawn>, places: Set<Place>)] = []
    /// The positions in `known` of the themes that draw these colours, ascending.
    var drawing: [[String]: [Int]] = [:]
    let sorted = themes.map { Precedence($0) }.enumerated().sorted { $0.element < $1.element }.map { themes[$0.offset] }
    for theme in sorted.filter({ meant.contains($0.path) }) + sorted.filter({ !meant.contains($0.path) }) {
      let drawn = ([theme] + theme.sets).reduce(into: Set<Drawn>()) { $0.formUnion(Self.drawn(by: $1)) }
      // One colour in two files is a coincidence.
      guard drawn.contains(where: { $0.colors.count > 1 }) else { continue }
      let isBuilt = Self.isBuilt(theme.path)
      let own = Self.places(of: theme)
      let alike = drawn.map { drawing[$0.colors] ?? [] }.min { $0.count < $1.count } ?? []
      let source = alike.lazy.map { known[$0] }.first { source in
        // Two files of one format beside each other are two themes, however alike their colours are; unless they are alike in
        // all that is drawn, or take their colours from the same places of other files, as the configurations of a build do.
        drawn.allSatisfy { one in
          source.drawn.contains { $0.colors == one.colors && (one.ground == nil || $0.ground == one.ground) }
        }
          // What a problem hides may be what differs.
          && (theme.problems.isEmpty || Set(drawn.map(\.colors)) == Set(source.drawn.map(\.colors)))
          && (isBuilt || source.theme.formatLabel != theme.formatLabel || own.isSubset(of: source.places)
            || Self.isCopyByName(theme.path, of: source.theme.path) || theme.isDrawn(as: source.theme))
      }
      if let source, !meant.contains(theme.path) {
        copies.insert(theme.path)
        places[source.theme.path, default: []].append(theme.path)
      } else {
        for colors in Set(drawn.map(\.colors)) { drawing[colors, default: []].append(known.count) }
        known.append((theme, drawn, own))
      }
    }
    for theme in themes where places[theme.path] != nil && !meant.contains(theme.path) { yield(theme, themes) }
    for path in places.keys {
      places[path]?.sort { (Self.rank($0), $0) < (Self.rank($1), $1) }
    }
  }

  /// Lets the source stand for a copy that was preferred since it knows its background: findings belong where they can be
  /// repaired.
  private mutating func yield(_ theme: Theme, _ themes: [Theme]) {
    let paths = Set(places[theme.path] ?? [])
    let sources = themes.filter { source in
      paths.contains(source.path) && Self.rank(source.path) < Self.rank(theme.path) && source.problems.isEmpty
        && source.palettes.isEmpty && theme.palettes.isEmpty && source.modes.count == theme.modes.count
        && zip(source.modes, theme.modes).allSatisfy { one, other in
          one.background == nil && one.series.map(\.color.hex) == other.series.map(\.color.hex)
            && one.ramps.map { $0.stops.map(\.color.hex) } == other.ramps.map { $0.stops.map(\.color.hex) }
        }
    }
    let first = sources.min { (Self.rank($0.path), $0.path) < (Self.rank($1.path), $1.path) }
    guard let first else { return }
    copies.remove(first.path)
    copies.insert(theme.path)
    places[theme.path] = nil
    places[first.path] = paths.subtracting([first.path]) + [theme.path]
    surfaces[first.path] = theme
  }

  /// A theme with the surfaces that its copy knows.
  package func completed(_ theme: Theme) -> Theme {
    guard let copy = surfaces[theme.path] else { return theme }
    var theme = theme
    for (index, other) in copy.modes.enumerated() {
      var mode = theme.modes[index]
      (mode.background, mode.plotBackground) = (other.background, other.plotBackground)
      mode.unknownGround = other.unknownGround
      (mode.axis, mode.gridlines) = (mode.axis ?? other.axis, mode.gridlines ?? other.gridlines)
      if mode.text == nil, mode.texts.isEmpty {
        (mode.text, mode.texts, mode.repeatedTexts) = (other.text, other.texts, other.repeatedTexts)
      }
      theme.modes[index] = mode
    }
    theme.assumed = copy.assumed
    theme.notes.append(ReadingNote.groundOfCopy(copy.path))
    return theme
  }

  /// Where a colour is written.
  private struct Place: Hashable {
    let path: String
    let offset: Int
  }

  /// Whether a theme takes all its colours from the places that another one takes them from.
  package static func isDrawn(_ theme: Theme, from other: Theme) -> Bool {
    let own = places(of: theme)
    return !own.isEmpty && own.isSubset(of: places(of: other))
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
        // A build may write ramps in another order.
        let ramps = mode.ramps.map { ["ramp"] + $0.stops.map(\.color.hex) }.sorted { $0.lexicographicallyPrecedes($1) }
        return Drawn(colors: mode.series.map(\.color.hex) + ramps.joined(), ground: ground)
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

  /// Whether a file lies in a folder that a build writes into.
  static func isBuilt(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { outputs.contains($0.lowercased()) }
  }

  /// 0 in a folder of sources, 2 in one that a build writes into.
  private static func rank(_ path: String) -> Int { isBuilt(path) ? 2 : isSource(path) ? 0 : 1 }

  /// The source first: what knows its background, since only there contrast means something; then what is in a folder of
  /// sources, or outside those of a build, has more modes and lies higher.
  private struct Precedence: Comparable {
    private let ranks: (Int, Int, Int, Int)
    private let path: String

    init(_ theme: Theme) {
      let hasGround = theme.modes.contains { CopiedThemes.ground(of: $0, in: theme) != nil }
      ranks = (
        hasGround ? 0 : 1, CopiedThemes.rank(theme.path), -max(theme.modes.count, theme.palettes.count),
        theme.path.split(separator: "/").count
      )
      path = theme.path
    }

    static func == (a: Precedence, b: Precedence) -> Bool { !(a < b) && !(b < a) }

    static func < (a: Precedence, b: Precedence) -> Bool {
      a.ranks == b.ranks ? a.path.utf8.lexicographicallyPrecedes(b.path.utf8) : a.ranks < b.ranks
    }
  }
}

extension Theme {
  /// Whether another theme draws the same in every mode: names, colours, marks, grounds and texts.
  ///
  /// Only where names come from the file, or texts and grounds do and the files lie beside each other: lists of the same few
  /// colours may be for different things.
  fileprivate func isDrawn(as other: Theme) -> Bool {
    let namesColors = FormatTable.formats.contains { $0.name == format && $0.namesItsColors }
    return (namesColors || isWhole && folder == other.folder)
      && palettes.map(\.name) == other.palettes.map(\.name) && modes.map(\.name) == other.modes.map(\.name)
      && zip(modes, other.modes).allSatisfy { $0.drawing == $1.drawing }
  }
}

extension Theme {
  /// Whether every mode has a ground and a text.
  private var isWhole: Bool { modes.allSatisfy { $0.background != nil && $0.text != nil } }
  private var folder: Substring { path.lastIndex(of: "/").map { path[..<$0] } ?? "" }
}

extension ThemeMode {
  /// What readers see, as text.
  fileprivate var drawing: [String] {
    func text(_ color: ThemeColor?) -> String { color?.hex ?? "-" }
    let surfaces = [background, plotBackground, self.text, axis, gridlines, usage.outline].map(text)
    let marks = series.map { series in
      let dash = series.dash.map { $0.map(String.init(describing:)).joined(separator: " ") } ?? "-"
      let words = [series.mark?.rawValue, series.pattern?.rawValue, series.label?.rawValue].map { $0 ?? "-" }
      let symbol = series.symbol.map { String(describing: $0) } ?? "-"
      let sizes = [series.width, series.opacity].map { $0.map { String($0) } ?? "-" }
      return ([series.name, text(series.color), text(series.stroke), dash, symbol] + words + sizes)
        .joined(separator: "|")
    }
    let scales = ramps.map { ramp in
      (["\(ramp.name ?? "-") \(ramp.kind.rawValue)"] + ramp.stops.map { text($0.color) }).joined(separator: "|")
    }
    let labels = texts.map { "\($0.name ?? "-") \(text($0.color)) \($0.size.rawValue)" }
    let boxes = pairs.map { "\(text($0.foreground)) \(text($0.background))" }
    return surfaces + marks + scales + labels + boxes
  }
}
