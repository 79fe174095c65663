import PaletteRules
import SourceText

/// Marks of Vega: the colours that no scale gives them, and what else than colour tells them apart.
struct VegaMarks {
  let config: PlacedNode?
  let values: VegaValues

  /// Marks that a configuration may colour, with the word for how each is drawn; text is not one of them.
  private static let kinds: [(name: String, mark: Series.Mark?)] = [
    ("mark", nil), ("bar", .bar), ("line", .line), ("area", .area), ("point", .point), ("arc", .area), ("rect", .area),
    ("circle", .point), ("square", .point), ("symbol", .point), ("tick", .point), ("trail", .line), ("rule", .line),
    ("geoshape", .area), ("shape", .area), ("path", .line),
  ]

  static func mark(_ type: String) -> Series.Mark? { kinds.first { $0.name == type }?.mark }

  /// Whether a mark is drawn by its outline: a line, or a point that nobody has filled (Vega-Lite, `mark.filled`).
  static func isStroked(_ type: String, _ block: PlacedNode?) -> Bool {
    if let filled = block?["filled"]?.node.boolean { return !filled }
    return ["line", "rule", "trail", "path", "point"].contains(type)
  }

  /// The colour that an object of mark settings gives.
  func color(_ block: PlacedNode?, type: String) -> ThemeColor? {
    let keys = Self.isStroked(type, block) ? ["stroke", "color", "fill"] : ["fill", "color", "stroke"]
    let places = keys.lazy.compactMap { block?[$0] }
    return places.compactMap { values.color($0, token: $0.name) }.first { $0.alpha > 0 }
  }

  /// The colour that a configuration gives marks of a type.
  func configured(_ type: String) -> ThemeColor? {
    color(config?["style"]?[type], type: type) ?? color(config?[type], type: type)
  }

  /// The outline that an object of mark settings gives a filled mark.
  func outline(_ block: PlacedNode?, type: String) -> ThemeColor? {
    guard let block, !Self.isStroked(type, block), let place = block["stroke"] else { return nil }
    return values.color(place, token: place.name)
  }

  /// The marks that a configuration colours by themselves, each colour once, those with a word of their own first.
  func all() -> [Series] {
    var series: [Series] = []
    for kind in Self.kinds {
      guard let color = configured(kind.name), !series.contains(where: { $0.color.hex == color.hex }) else { continue }
      let token = color.origin.pointer.tokens.joined(separator: ".")
      series.append(Series(name: kind.name, token: token, color: color, mark: kind.mark))
    }
    return series
  }
}

/// What else than colour tells the series of a scale apart: shapes and dashes that marks take from other scales by the field
/// that the colours stand for.
struct VegaChannels {
  let mark: Series.Mark?
  var symbols: [Symbol?] = []
  var dashes: [[Double]?] = []

  /// What Vega deals out when a chart lists no shapes (vega-parser, `src/config.js`, `range.symbol`).
  private static let standard = [
    "circle", "square", "triangle-up", "cross", "diamond", "triangle-right", "triangle-down", "triangle-left",
  ]
  /// What Vega-Lite deals out when a chart lists no dashes (`src/compile/scale/range.ts`, `defaultRange`).
  private static let standardDashes: [[Double]] = [[], [4, 2], [2, 1], [1, 1], [1, 2, 4, 2]]

  /// The shape of that name; Vega's `cross` is an upright plus (vega-scenegraph, `src/path/symbols.js`).
  static func symbol(_ word: String) -> Symbol? {
    word == "triangle" ? .triangle : MarkerVocabulary.vega.symbol.value(word)
  }

  /// Shapes in order; nil stands for a drawing of the chart's own.
  static func symbols(_ range: PlacedNode?, config: PlacedNode?) -> [Symbol?] {
    let list = range?.items ?? config?["range"]?["symbol"]?.items
    return list?.map { $0.node.string.flatMap(symbol) } ?? standard.map(symbol)
  }

  /// Dashes in order; `[1, 0]` and `[]` are solid.
  static func dashes(_ range: PlacedNode?) -> [[Double]?] {
    range?.items?.map { MarkSpelling.listed($0.node).map { $0.count == 2 && $0[1] == 0 ? [] : $0 } } ?? standardDashes
  }

  /// The series with their channels, dealt out in turn.
  func series(_ colored: [Series], _ set: (inout Series) -> Void = { _ in }) -> [Series] {
    colored.enumerated().map { index, series in
      var series = series
      series.mark = mark
      set(&series)
      if !symbols.isEmpty { series.symbol = symbols[index % symbols.count] }
      if !dashes.isEmpty { series.dash = dashes[index % dashes.count] }
      return series
    }
  }
}

extension MarkerVocabulary {
  /// Source: Vega-Lite documentation, "Point", `shape`; the `cross` of Vega is upright (vega-scenegraph,
  /// `src/path/symbols.js`). Vega has no fill patterns.
  static let vega = MarkerVocabulary(
    library: "Vega",
    symbol: Setting(
      "shape %",
      [
        (.circle, #""circle""#), (.triangle, #""triangle-up""#), (.plus, #""cross""#), (.square, #""square""#),
        (.diamond, #""diamond""#), (.triangleDown, #""triangle-down""#), (.triangleRight, #""triangle-right""#),
        (.triangleLeft, #""triangle-left""#),
      ]),
    dash: Setting("strokeDash %"), pattern: Setting("fill %"), label: "a text mark with its name")
}
