import PaletteRules
import SourceText

/// What `$extensions.palettecheck` says about a token: its own words over those of the groups around it.
struct TokenSettings {
  /// The part a token plays.
  enum Role: String, CaseIterable {
    case series
    /// A series that is the context of the others.
    case context
    case background, plotBackground, text, axis, gridlines, ramp, good, neutral, bad, outline
    /// No part, whatever its name says.
    case none

    /// The part, as notes name it.
    var word: String { self == .plotBackground ? "plot background" : rawValue }
  }

  let role: Role?
  /// Its place among the series.
  let order: Double?
  /// Its name in the chart.
  let name: String?
  let kind: Ramp.Kind?
  let interpolation: Ramp.Interpolation?
  /// Mark, symbol, dash …
  let channels: SeriesChannels

  private static let keys =
    ["role", "order", "name", "kind", "interpolate", "waivers"] + SeriesChannels.keys

  /// Nil when nothing is set.
  init?(_ token: Token, record: ReadingRecord) {
    guard !token.settings.isEmpty else { return nil }
    for settings in token.settings {
      for member in settings.members ?? [] where !Self.keys.contains(member.key) {
        record.problem(
          ReadingProblem.unknownKey(member.key, "$extensions.palettecheck"),
          help: DidYouMean.phrase(for: member.key, among: Self.keys)
            ?? "it may hold \(Self.keys.joined(separator: ", "))",
          at: TokenOrigin(file: settings.file, range: member.keyRange, pointer: member.value.pointer))
      }
    }
    func field(_ key: String) -> PlacedNode? { token.settings.reversed().lazy.compactMap { $0[key] }.first }
    let role = record.word(field("role"), as: Role.self, "a role")
    self.role = role == .context ? .series : role
    order = record.number(field("order"), in: -Double.infinity...Double.infinity, "'order'")
    // A name on a group would give it to every token in it.
    name = record.text(token.settings.last?["name"], "'name'")
    kind = record.word(field("kind"), as: Ramp.Kind.self, "a kind of ramp")
    interpolation = record.word(field("interpolate"), as: Ramp.Interpolation.self, "a space to mix in")
    var channels = SeriesChannels(record: record, field)
    channels.role = role == .context ? .context : role == .series ? .data : nil
    self.channels = channels
  }
}

/// What distinguishes a series besides its colour, as our own schema and `$extensions.palettecheck` write it.
struct SeriesChannels {
  /// The keys that they are written under.
  static let keys = ["mark", "symbol", "dash", "pattern", "width", "opacity", "label"]

  var mark: Series.Mark?
  var symbol: Symbol?
  var dash: [Double]?
  var pattern: Series.Pattern?
  var width: Double?
  var opacity: Double?
  var label: Series.Label?
  var role: Series.Role?

  /// Reads what a look-up finds; wrong values are problems in the record.
  init(record: ReadingRecord, _ field: (String) -> PlacedNode?) {
    mark = record.word(field("mark"), as: Series.Mark.self, "a mark")
    symbol = record.word(field("symbol"), as: Symbol.self, "a symbol")
    dash = record.dash(field("dash"))
    pattern = record.word(field("pattern"), as: Series.Pattern.self, "a pattern")
    width = record.number(field("width"), in: 0...Double.infinity, "'width'")
    opacity = record.number(field("opacity"), in: 0...1, "'opacity'")
    label = record.word(field("label"), as: Series.Label.self, "a way to label a series")
  }

  func series(name: String, token: String, color: ThemeColor, stroke: ThemeColor? = nil) -> Series {
    var series = Series(
      name: name, token: token, color: color, stroke: stroke, mark: mark, symbol: symbol, dash: dash,
      pattern: pattern, width: width, opacity: opacity, label: label)
    series.role = role
    return series
  }
}
