import PaletteRules
import SourceText

/// The tokens of a theme by the lines on which they, or tokens that they refer to, are written: what comments waive.
struct CommentedTokens {
  /// By path, line and mode.
  private var places: [String: [Int: [String: Set<String>]]] = [:]

  /// A longer value is found by its first lines; an engineering choice.
  private static let mostLines = 64

  /// Gathers the tokens of a theme.
  ///
  /// - Parameter paths: The files that have comments.
  init(_ theme: Theme, in paths: Set<String>) {
    for mode in theme.palettesAsThemes.flatMap(\.modes) {
      for (token, color) in mode.namedColors + mode.colorsOfRamps {
        for origin in color.way.map(\.origin) where paths.contains(origin.file.path) {
          let first = origin.start.line
          for line in first...min(origin.end.line, first + Self.mostLines) {
            places[origin.file.path, default: [:]][line, default: [:]][mode.name, default: []].insert(token)
          }
        }
      }
    }
  }

  /// The tokens on a line, by mode.
  func tokens(on line: Int, of path: String) -> [String: Set<String>] { places[path]?[line] ?? [:] }
}
