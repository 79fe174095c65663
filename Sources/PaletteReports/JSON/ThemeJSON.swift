import PaletteRules
import SafeText
import SourceText

/// An input in `inspect --format json`.
enum ThemeJSON {
  /// The documented, stable structure; the top-level roles are those of the first mode.
  static func value(_ theme: Theme) -> JSONValue {
    .joining(
      [
        "path": .string(theme.path), "format": .string(theme.format), "formatLabel": .string(theme.formatLabel),
        "name": .string(theme.name),
      ],
      roles(theme.modes.first),
      [
        "palettes": .array(theme.palettes.map(palette)),
        "modes": .array(theme.modes.map { .joining(["name": .string($0.name)], roles($0)) }),
        "assumed": .object(theme.assumed.map { ($0.role, .string($0.value)) }),
        "notes": .strings(theme.notes.map(\.text)), "noteIds": .strings(theme.notes.map(\.id)),
        "notTaken": theme.notTaken.isEmpty ? nil : .array(theme.notTaken.map(untaken)),
        "shares": theme.shares.isEmpty ? nil : .array(theme.shares.map(share)),
      ])
  }

  /// An unreadable input: the same keys, all empty.
  static func unreadable(path: String) -> JSONValue {
    .joining(
      ["path": .string(path), "format": .null, "formatLabel": .null, "name": .null],
      roles(nil),
      ["palettes": [], "modes": [], "assumed": [:], "notes": [], "noteIds": []])
  }

  private static func roles(_ mode: ThemeMode?) -> JSONValue {
    [
      "background": .string(mode?.background?.hex), "plotBackground": .string(mode?.plotBackground?.hex),
      "text": .string(mode?.text?.hex), "axis": .string(mode?.axis?.hex), "gridlines": .string(mode?.gridlines?.hex),
      "texts": .array((mode?.texts ?? []).map(text)),
      "status": [
        "good": .string(mode?.status.good?.hex), "neutral": .string(mode?.status.neutral?.hex),
        "bad": .string(mode?.status.bad?.hex),
      ],
      "series": .array((mode?.series ?? []).map(series)), "ramps": .array((mode?.ramps ?? []).map(ramp)),
    ]
  }

  private static func series(_ series: Series) -> JSONValue {
    let origin = series.color.origin
    return [
      "name": .string(series.name), "token": .string(series.token),
      "color": .string(series.color.srgb.hex(alpha: series.alpha)), "mark": .string(series.mark?.rawValue),
      "symbol": .string(series.symbol?.rawValue), "dash": series.dash.map { .numbers($0) } ?? .null,
      "pattern": .string(series.pattern?.rawValue), "width": .number(series.width),
      "label": .string(series.label?.rawValue),
      // Not always the input's own file: style dictionaries, sets and catalogs have many.
      "file": .string(origin.shownStart == nil ? nil : origin.file.path),
      "line": .integer(origin.shownStart?.line), "column": .integer(origin.shownStart?.column),
      "pointer": .string(origin.pointer.description), "aliases": .strings(series.color.aliases.map(\.token)),
    ]
  }

  private static func text(_ text: ThemeText) -> JSONValue {
    let surface =
      switch text.on {
      case .background: "background"
      case .plotBackground: "plotBackground"
      case .series(let name): name
      }
    return [
      "name": .string(text.name), "color": .string(text.color.hex), "on": .string(surface),
      "size": .string(text.size.rawValue), "symbol": .string(text.symbol?.rawValue),
    ]
  }

  private static func ramp(_ ramp: Ramp) -> JSONValue {
    [
      "name": .string(ramp.name), "kind": .string(ramp.kind.rawValue),
      "colors": .strings(ramp.stops.map(\.color.hex)), "positions": .array(ramp.stops.map { .number($0.position) }),
      "interpolation": .string(ramp.interpolation.rawValue), "steps": .integer(ramp.steps),
    ]
  }

  private static func palette(_ palette: NamedPalette) -> JSONValue {
    [
      "name": .string(palette.name), "kind": .string(palette.kind.rawValue),
      "colors": .strings(palette.colors.map(\.hex)),
    ]
  }

  private static func untaken(_ group: UntakenGroup) -> JSONValue {
    [
      "series": .string(group.pattern), "count": .integer(group.count),
      "command": group.command.map { .string($0) },
    ]
  }

  private static func share(_ share: ColorShare) -> JSONValue {
    [
      "role": .string(share.role), "name": .string(share.name), "color": .string(share.hex),
      "share": .number(share.share), "x": .integer(share.x), "y": .integer(share.y),
    ]
  }
}
