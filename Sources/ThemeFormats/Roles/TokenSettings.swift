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
