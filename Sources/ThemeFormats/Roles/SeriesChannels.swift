import PaletteRules
import SourceText

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
