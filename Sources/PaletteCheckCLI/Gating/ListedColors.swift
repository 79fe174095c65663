import Colorimetry
import PaletteRules

/// The colours of lists, whose tokens only say where they are, by what people mean: their names, or the colours themselves.
struct ListedColors {
  private struct Key: Hashable {
    let mode, text: String
  }

  private var names: [Key: String] = [:]
  private var places: [Key: (token: String, color: ThemeColor)] = [:]

  /// Gathers the series of a theme that are in lists.
  init(_ theme: Theme) {
    for mode in theme.modes {
      for series in mode.series {
        guard let name = series.nameInList else { continue }
        names[Key(mode: mode.name, text: series.token)] = name
        let key = Key(mode: mode.name, text: name)
        if places[key] == nil { places[key] = (series.token, series.color) }
      }
    }
  }

  /// What a token of a list is remembered by; nil for one that is no place in a list.
  func name(of token: String, mode: String?) -> String? { mode.flatMap { names[Key(mode: $0, text: token)] } }

  /// The colour that is remembered by a name, and its place in the list; the first where there are several.
  func color(named name: String, mode: String?) -> (token: String, color: ThemeColor)? {
    mode.flatMap { places[Key(mode: $0, text: name)] }
  }
}

extension Series {
  /// What a series of a list is remembered by: its name, or its colour where it has none. Nil for one whose token is a name.
  var nameInList: String? {
    guard let last = token.split(separator: ".").last, last.allSatisfy(\.isNumber), last != name else { return nil }
    let hex = color.alpha < 1 ? color.srgb.hex + "@\(color.alpha)" : color.srgb.hex
    return name.hasPrefix("#") || name.lowercased() == "series \(last)" ? hex : name
  }
}
