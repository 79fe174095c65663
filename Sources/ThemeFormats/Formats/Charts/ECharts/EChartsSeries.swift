import PaletteRules
import SourceText

/// The entries of `series` of an ECharts option, for options that are saved whole.
struct EChartsSeries {
  private let entries: [PlacedNode]
  private let theme: PlacedNode
  private let record: ReadingRecord

  /// Kinds of series that have one colour each, with the style that draws them; the others colour by value, or node by node.
  private static let kinds: [String: (mark: Series.Mark, style: String)] = [
    "line": (.line, "lineStyle"), "bar": (.bar, "itemStyle"), "pictorialBar": (.bar, "itemStyle"),
    "scatter": (.point, "itemStyle"), "effectScatter": (.point, "itemStyle"),
  ]

  /// - Parameter theme: The option, which may hold what a theme says of every line.
  init(_ theme: PlacedNode, record: ReadingRecord) {
    let series = theme["series"]
    entries = series?.items ?? (series?.node.members == nil ? [] : series.map { [$0] } ?? [])
    self.theme = theme
    self.record = record
  }

  /// The series that are drawn, in turn in the colours of the list; empty where none has one colour of its own.
  func series(_ colors: ListedColors) -> [Series] {
    var drawn: [Series] = []
    for (index, entry) in entries.enumerated() {
      let type = entry["type"]?.node.string ?? ""
      guard let (mark, style) = Self.kinds[type] else { continue }
      let number = drawn.count + 1
      let own = entry["itemStyle"]?["color"] ?? (type == "line" ? entry["lineStyle"]?["color"] : nil) ?? entry["color"]
      let turn = colors.items.isEmpty ? nil : colors.items[index % colors.items.count].color
      guard let color = own.flatMap({ record.color($0, token: "series.\(number)") }) ?? turn else { continue }
      var series = Series(
        name: entry["name"]?.node.string ?? "series \(index + 1)", token: "series.\(index + 1)", color: color)
      series.mark = entry["areaStyle"]?.node.members == nil ? mark : .area
      series.opacity = opacity(entry, type: type, style: style)
      say(entry, type: type, of: &series)
      drawn.append(series)
    }
    return drawn
  }

  /// The opacity of what draws an entry: of its line, or of the area below a line that is not drawn; nil where none is given.
  private func opacity(_ entry: PlacedNode, type: String, style: String) -> Double? {
    func stated(_ style: String) -> Double? {
      (entry[style]?["opacity"] ?? theme[type]?[style]?["opacity"])?.node.number.map { min(max($0, 0), 1) }
    }
    let opacity = stated(style)
    let isUndrawn = opacity == 0 || entry["lineStyle"]?["width"]?.node.number == 0
    return type == "line" && isUndrawn && entry["areaStyle"]?.node.members != nil ? stated("areaStyle") ?? 0.7 : opacity
  }

  /// What an entry says besides its colour, over what the theme says of its kind.
  private func say(_ entry: PlacedNode, type: String, of series: inout Series) {
    series.symbol = symbol(entry["symbol"] ?? theme[type]?["symbol"], turn: entry["symbolRotate"]?.node.number)
    if type == "line", (entry["showSymbol"] ?? theme[type]?["showSymbol"])?.node.boolean == false {
      series.symbol = Symbol.none
    }
    let line = entry["lineStyle"]
    series.width = line?["width"]?.node.number.flatMap { $0 >= 0 ? $0 : nil }
    if type == "line" {
      series.dash = EChartsDash.lengths(line?["type"] ?? theme["line"]?["lineStyle"]?["type"], width: series.width ?? 2)
    }
    series.pattern = entry["itemStyle"]?["decal"].flatMap(EChartsDecals.pattern)
    let label = entry["label"]
    let namesItself = label?["show"]?.node.boolean == true && label?["formatter"]?.node.string?.contains("{a}") == true
    if entry["endLabel"]?["show"]?.node.boolean == true || namesItself { series.label = .direct }
  }

  /// ECharts' words for symbols (option manual, `series-line.symbol`); what is empty is drawn by its outline.
  private func symbol(_ place: PlacedNode?, turn: Double?) -> Symbol? {
    guard let word = place?.node.string else { return nil }
    switch word {
    case "square", "roundRect", "emptyRect", "emptySquare", "emptyRoundRect": return .square
    case "triangle", "emptyTriangle": return turn.map { abs($0) == 180 } ?? false ? .triangleDown : .triangle
    case "emptyDiamond": return .diamond
    case "none": return Symbol.none
    default:
      // Our own suggestions come back as what they are.
      let own = MarkerVocabulary.echarts.symbol.value(word)
      if own == nil { record.note(.noCounterpart, "symbol '\(word.prefix(24))'") }
      return own
    }
  }
}

/// ECharts' line types.
enum EChartsDash {
  /// On and off lengths in px; nil when nothing known is set.
  ///
  /// Source: ecomfe/zrender 6, `src/graphic/helper/dashStyle.ts`, `normalizeLineDash`.
  static func lengths(_ place: PlacedNode?, width: Double) -> [Double]? {
    guard let node = place?.node else { return nil }
    if let number = node.number { return number > 0 ? [number, number] : [] }
    if let items = node.items {
      let lengths = items.prefix(8).compactMap(\.number).filter { $0 >= 0 && $0.isFinite }
      return lengths.count == items.count ? lengths : nil
    }
    switch node.string {
    case "solid": return []
    case "dashed": return [4 * width, 2 * width]
    case "dotted": return [width, width]
    default: return nil
    }
  }
}
