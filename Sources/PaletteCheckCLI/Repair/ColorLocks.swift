import ArgumentParser
import Colorimetry
import PaletteRules
import SourceText
import ThemeFormats

/// The colours that must stay as they are, and why.
struct ColorLocks {
  private(set) var locks: [ColorPlace: String] = [:]

  /// Finds the colours that patterns name, by series, token, alias or role.
  ///
  /// - Throws: For a pattern that names nothing: what was to be kept must not be changed by a slip.
  init(_ patterns: [String], _ themes: [Theme], _ names: FileNames) throws {
    for pattern in patterns {
      let glob = GlobPattern(pattern)
      var found = false
      for (color, itsNames) in Self.named(themes) where itsNames.contains(where: glob.matches) {
        locks[ColorPlace(color, name: names.name)] = "it is kept by --lock"
        found = true
      }
      guard found else {
        let all = Self.named(themes).flatMap(\.names)
        let help = NearestName.suggestion(for: pattern, among: all).map { "; did you mean '\($0)'?" } ?? ""
        throw ValidationError("--lock '\(pattern)' names no colour of these themes" + help)
      }
    }
  }

  private static func named(_ themes: [Theme]) -> [(color: ThemeColor, names: [String])] {
    var found: [(color: ThemeColor, names: [String])] = []
    func add(_ color: ThemeColor?, _ names: [String]) {
      guard let color else { return }
      found.append((color, names + color.aliases.map(\.token)))
    }
    for mode in themes.flatMap(\.palettesAsThemes).flatMap(\.modes) {
      for series in mode.series { add(series.color, [series.name, series.token]) }
      add(mode.text, ["text"])
      for text in mode.texts { add(text.color, [text.name].compactMap(\.self)) }
    }
    return found
  }
}
