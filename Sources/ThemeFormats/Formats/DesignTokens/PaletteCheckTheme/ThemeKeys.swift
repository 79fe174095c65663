import PaletteRules
import SourceText

/// The keys that a palettecheck theme may hold, so that a misspelt one is reported.
enum ThemeKeys {
  private static let roles = ["background", "plotBackground", "text", "axis", "gridlines"]
  static let layer = roles + ["colors", "sources", "series", "ramps", "texts", "status"]
  static let root =
    ["$schema", "palettecheck", "name", "description", "usage", "pairs", "modes", "$extensions"] + layer
  static let overlay = ["description"] + layer
  static let seriesPatch = ["color", "stroke"] + SeriesChannels.keys
  static let series = ["name"] + seriesPatch
  static let ramp = ["name", "kind", "colors", "interpolate", "steps"]
  static let stop = ["color", "position"]
  static let usage = ["maxSeries", "adjacent", "outline"]
  static let pair = ["fg", "bg", "min", "why"]
  static let text = ["name", "color", "on", "size", "symbol"]
  static let status = ["good", "neutral", "bad"]

  /// Adds a problem for every key that has no meaning at its position.
  static func check(_ theme: PlacedNode, record: ReadingRecord) {
    checkLayer(theme, keys: root, what: "a theme", record: record)
    check(theme["usage"], keys: usage, what: "usage", record: record)
    for pair in theme["pairs"]?.items ?? [] { check(pair, keys: self.pair, what: "a pair", record: record) }
    for mode in theme["modes"]?.members ?? [] {
      checkLayer(mode.value, keys: overlay, what: "a mode", record: record)
    }
  }

  private static func checkLayer(_ layer: PlacedNode, keys: [String], what: String, record: ReadingRecord) {
    check(layer, keys: keys, what: what, record: record)
    check(layer["status"], keys: status, what: "status", record: record)
    for text in layer["texts"]?.items ?? [] { check(text, keys: self.text, what: "a text", record: record) }
    for ramp in layer["ramps"]?.items ?? [] {
      check(ramp, keys: self.ramp, what: "a ramp", record: record)
      for stop in ramp["colors"]?.items ?? [] where stop["position"] != nil {
        check(stop, keys: self.stop, what: "a stop", record: record)
      }
    }
    guard let list = layer["series"] else { return }
    for entry in list.items ?? [] where entry["colorSpace"] == nil {
      check(entry, keys: series, what: "a series", record: record)
    }
    for patch in list.members ?? [] {
      check(patch.value, keys: seriesPatch, what: "the change of a series", record: record)
    }
  }

  private static func check(_ object: PlacedNode?, keys: [String], what: String, record: ReadingRecord) {
    for member in object?.members ?? [] where !keys.contains(member.key) {
      record.problem(
        "unknown key '\(member.key)' in \(what)",
        help: DidYouMean.phrase(for: member.key, among: keys) ?? "\(what) may hold \(keys.joined(separator: ", "))",
        at: TokenOrigin(file: member.value.file, range: member.keyRange, pointer: member.value.pointer))
    }
  }
}
