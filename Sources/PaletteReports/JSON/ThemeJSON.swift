import PaletteRules
import SafeText
import SourceText

/// An input in `inspect --format json`.
enum ThemeJSON {
  /// The documented, stable structure; the top-level roles are those of the first mode.
  static func value(_ theme: Theme) -> JSONValue {
    .written { $0.object { write(theme, to: &$0) } }
  }

  private static func write(_ theme: Theme, to json: inout JSONWriter) {
    let first = theme.modes.first
    json.member("path", theme.path)
    json.member("format", theme.format)
    json.member("formatLabel", theme.formatLabel)
    json.member("name", theme.name)
    writeRoles(first, to: &json)
    json.member("ramps", each: first?.ramps ?? []) { json, ramp in json.object { write(ramp, to: &$0) } }
    json.member("palettes", each: theme.palettes) { json, palette in
      json.object { json in
        json.member("name", palette.name)
        json.member("kind", palette.kind.rawValue)
        json.member("colors", palette.colors.map(\.hex))
      }
    }
    json.member("modes", each: theme.modes) { json, mode in
      json.object { json in
        json.member("name", mode.name)
        writeRoles(mode, to: &json)
        json.member("ramps", each: mode.ramps) { json, ramp in json.object { write(ramp, to: &$0) } }
      }
    }
    json.member("assumed") { json in
      json.object { json in
        for assumed in theme.assumed { json.member(named: assumed.role, assumed.value) }
      }
    }
    json.member("notes", theme.notes.map(\.text))
    json.member("noteIds", theme.notes.map(\.id))
    if !theme.notTaken.isEmpty {
      json.member("notTaken", each: theme.notTaken) { json, group in
        json.object { json in
          json.member("series", group.pattern)
          json.member("count", group.count)
          if let command = group.command { json.member("command", command) }
        }
      }
    }
    guard !theme.shares.isEmpty else { return }
    json.member("shares", each: theme.shares) { json, share in json.object { write(share, to: &$0) } }
  }

  private static func write(_ share: ColorShare, to json: inout JSONWriter) {
    json.member("role", share.role)
    json.member("name", share.name)
    json.member("color", share.hex)
    json.member("share", share.share)
    json.member("x", share.x)
    json.member("y", share.y)
  }

  /// An unreadable input: the same keys, all empty.
  static func unreadable(path: String) -> JSONValue {
    .written { json in
      json.object { json in
        json.member("path", path)
        for key: StaticString in ["format", "formatLabel", "name"] { json.member(key) { $0.null() } }
        writeRoles(nil, to: &json)
        for key: StaticString in ["ramps", "palettes", "modes"] { json.member(key, [] as [String]) }
        json.member("assumed") { $0.object { _ in } }
        for key: StaticString in ["notes", "noteIds"] { json.member(key, [] as [String]) }
      }
    }
  }

  private static func writeRoles(_ mode: ThemeMode?, to json: inout JSONWriter) {
    json.member("background", mode?.background?.hex)
    json.member("plotBackground", mode?.plotBackground?.hex)
    json.member("text", mode?.text?.hex)
    json.member("axis", mode?.axis?.hex)
    json.member("gridlines", mode?.gridlines?.hex)
    json.member("texts", each: mode?.texts ?? []) { json, text in json.object { write(text, to: &$0) } }
    json.member("status") { json in
      json.object { json in
        json.member("good", mode?.status.good?.hex)
        json.member("neutral", mode?.status.neutral?.hex)
        json.member("bad", mode?.status.bad?.hex)
      }
    }
    json.member("series", each: mode?.series ?? []) { json, series in json.object { write(series, to: &$0) } }
  }

  private static func write(_ series: Series, to json: inout JSONWriter) {
    let start = series.color.origin.shownStart
    json.member("name", series.name)
    json.member("token", series.token)
    json.member("color", series.color.srgb.hex(alpha: series.alpha))
    json.member("mark", series.mark?.rawValue)
    json.member("symbol", series.symbol?.rawValue)
    json.member("dash", series.dash)
    json.member("pattern", series.pattern?.rawValue)
    json.member("width", series.width)
    json.member("label", series.label?.rawValue)
    // Not always the input's own file: style dictionaries, sets and catalogs have many.
    json.member("file", start == nil ? nil : series.color.origin.file.path)
    json.member("line", start?.line)
    json.member("column", start?.column)
    json.member("pointer", series.color.origin.pointer.description)
    json.member("aliases", series.color.aliases.map(\.token))
  }

  private static func write(_ text: ThemeText, to json: inout JSONWriter) {
    let surface =
      switch text.on {
      case .background: "background"
      case .plotBackground: "plotBackground"
      case .series(let name): name
      }
    json.member("name", text.name)
    json.member("color", text.color.hex)
    json.member("on", surface)
    json.member("size", text.size.rawValue)
    json.member("symbol", text.symbol?.rawValue)
  }

  private static func write(_ ramp: Ramp, to json: inout JSONWriter) {
    json.member("name", ramp.name)
    json.member("kind", ramp.kind.rawValue)
    json.member("colors", ramp.stops.map(\.color.hex))
    json.member("positions", ramp.stops.map(\.position))
    json.member("interpolation", ramp.interpolation.rawValue)
    json.member("steps", ramp.steps)
  }
}
