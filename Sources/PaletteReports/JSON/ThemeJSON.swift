import PaletteRules
import SafeText
import SourceText

/// An input in `inspect --format json`.
enum ThemeJSON {
  /// The documented, stable structure; the top-level roles are those of the first mode.
  static func value(_ theme: Theme) -> JSONValue {
    let first = theme.modes.first
    return .object(
      [
        ("path", .string(theme.path)), ("format", .string(theme.format)), ("formatLabel", .string(theme.formatLabel)),
        ("name", .string(theme.name)),
      ] + roles(first) + [
        ("ramps", .array((first?.ramps ?? []).map(ramp))),
        ("palettes", .array(theme.palettes.map(palette))),
        ("modes", .array(theme.modes.map(mode))),
        ("assumed", .object(theme.assumed.map { ($0.role, .string($0.value)) })),
        ("notes", .strings(theme.notes)),
      ] + (theme.shares.isEmpty ? [] : [("shares", .array(theme.shares.map(share)))]))
  }

  private static func share(_ share: ColorShare) -> JSONValue {
    .object([
      ("role", .string(share.role)), ("name", .string(share.name)), ("color", .string(share.hex)),
      ("share", .number(share.share)), ("x", .integer(share.x)), ("y", .integer(share.y)),
    ])
  }

  /// An unreadable input: the same keys, all empty.
  static func unreadable(path: String) -> JSONValue {
    .object(
      [("path", .string(path)), ("format", .null), ("formatLabel", .null), ("name", .null)] + roles(nil)
        + ["ramps", "palettes", "modes"].map { ($0, .array([])) } + [("assumed", .object([])), ("notes", .array([]))])
  }

  private static func mode(_ mode: ThemeMode) -> JSONValue {
    .object([("name", .string(mode.name))] + roles(mode) + [("ramps", .array(mode.ramps.map(ramp)))])
  }

  private static func roles(_ mode: ThemeMode?) -> [(key: String, value: JSONValue)] {
    [
      ("background", .string(mode?.background?.hex)),
      ("plotBackground", .string(mode?.plotBackground?.hex)),
      ("text", .string(mode?.text?.hex)),
      ("axis", .string(mode?.axis?.hex)),
      ("gridlines", .string(mode?.gridlines?.hex)),
      ("texts", .array((mode?.texts ?? []).map(text))),
      (
        "status",
        .object([
          ("good", .string(mode?.status.good?.hex)), ("neutral", .string(mode?.status.neutral?.hex)),
          ("bad", .string(mode?.status.bad?.hex)),
        ])
      ),
      ("series", .array((mode?.series ?? []).map(series))),
    ]
  }

  private static func series(_ series: Series) -> JSONValue {
    let start = series.color.origin.shownStart
    return .object([
      ("name", .string(series.name)),
      ("token", .string(series.token)),
      ("color", .string(series.color.srgb.hex(alpha: series.alpha))),
      ("mark", .string(series.mark?.rawValue)),
      ("symbol", .string(series.symbol?.rawValue)),
      ("dash", series.dash.map { .numbers($0) } ?? .null),
      ("pattern", .string(series.pattern?.rawValue)),
      ("width", .number(series.width)),
      ("label", .string(series.label?.rawValue)),
      // Not always the input's own file: style dictionaries, sets and catalogs have many.
      ("file", .string(start == nil ? nil : series.color.origin.file.path)),
      ("line", .integer(start?.line)),
      ("column", .integer(start?.column)),
      ("pointer", .string(series.color.origin.pointer.description)),
      ("aliases", .strings(series.color.aliases.map(\.token))),
    ])
  }

  private static func text(_ text: ThemeText) -> JSONValue {
    let surface =
      switch text.on {
      case .background: "background"
      case .plotBackground: "plotBackground"
      case .series(let name): name
      }
    return .object([
      ("name", .string(text.name)), ("color", .string(text.color.hex)), ("on", .string(surface)),
      ("size", .string(text.size.rawValue)), ("symbol", .string(text.symbol?.rawValue)),
    ])
  }

  private static func ramp(_ ramp: Ramp) -> JSONValue {
    .object([
      ("name", .string(ramp.name)), ("kind", .string(ramp.kind.rawValue)),
      ("colors", .strings(ramp.stops.map(\.color.hex))),
      ("positions", .array(ramp.stops.map { .number($0.position) })),
      ("interpolation", .string(ramp.interpolation.rawValue)), ("steps", .integer(ramp.steps)),
    ])
  }

  private static func palette(_ palette: NamedPalette) -> JSONValue {
    .object([
      ("name", .string(palette.name)), ("kind", .string(palette.kind.rawValue)),
      ("colors", .strings(palette.colors.map(\.hex))),
    ])
  }
}
