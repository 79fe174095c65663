import PaletteRules
import SourceText

/// What a chart draws, before it is a theme.
struct VegaDrawing {
  var mode = ThemeMode()
  var guides: VegaGuides
  var series: [Series] = []
  var ramps: [Ramp] = []
  /// Colours of text marks.
  var texts: [ThemeColor] = []
  /// The outline of filled marks.
  var outline: ThemeColor?
  private var hexes: Set<String> = []
  private var palettes: Set<[String]> = []
  private var counts: [String: Int] = [:]

  /// Creates a drawing without marks.
  init(guides: VegaGuides) { self.guides = guides }

  /// Adds the series of a scale, unless another scale deals out the same colours: said once, it is judged once.
  mutating func add(_ series: [Series], record: ReadingRecord) {
    let own = series.map(\.color.hex)
    guard palettes.insert(own).inserted else {
      if let first = series.first {
        record.note("\(first.token) and what follows repeat colours that were read before")
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
