import PaletteRules
import SourceText

/// What a chart draws, before it is a theme.
struct VegaDrawing {
  var mode = ThemeMode()
  var guides: VegaGuides
  var series: [Series] = []
  var ramps: [Ramp] = []
  var texts: [ThemeColor] = []
  /// The outline of filled marks.
  var outline: ThemeColor?
  private var hexes: Set<String> = []
  private var palettes: Set<[String]> = []
  private var counts: [String: Int] = [:]

  /// Creates a drawing without marks.
  init(guides: VegaGuides) { self.guides = guides }

  /// Adds the series of a scale, unless another scale deals out the same colours: stated once, it is judged once.
  mutating func add(_ series: [Series], record: ReadingRecord) {
    let own = series.map(\.color.hex)
    guard palettes.insert(own).inserted else {
      if let first = series.first {
        record.note(.repeatedColors, first.token)
      }
      return
    }
    self.series += series
    hexes.formUnion(own)
  }

  /// Adds the colour of a mark that no scale colours, unless a series of that colour is there: layers draw one thing
  /// as a line with points.
  mutating func add(mark type: String, named name: String?, _ color: ThemeColor, opacity: Double? = nil) {
    if type == "text" {
      texts.append(color)
      return
    }
    guard color.alpha > 0, hexes.insert(color.hex).inserted else { return }
    let name = name ?? type
    let count = counts[name, default: 0] + 1
    counts[name] = count
    series.append(
      Series(
        name: count == 1 ? name : "\(name) (\(count))",
        token: color.origin.pointer.tokens.joined(separator: "."), color: color, mark: VegaMarkColors.mark(type),
        opacity: opacity))
  }
}

/// Colours of marks that no scale colours.
struct VegaMarkColors {
  let config: PlacedNode?
  let values: VegaValues

  /// Marks that a configuration may colour, with the word for how each is drawn; text is not one of them.
  static let kinds: [(name: String, mark: Series.Mark?)] = [
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
    guard let block else { return nil }
    let keys = Self.isStroked(type, block) ? ["stroke", "color", "fill"] : ["fill", "color", "stroke"]
    for key in keys {
      guard let place = block[key] else { continue }
      if let color = values.color(place, token: place.name), color.alpha > 0 { return color }
    }
    return nil
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
