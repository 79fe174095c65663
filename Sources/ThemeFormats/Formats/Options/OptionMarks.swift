import PaletteRules
import SourceText

/// How a chart library writes what it draws a series with: a row a channel. Of several keys the first that leads to a value
/// counts.
struct MarkSpelling: Sendable {
  /// What one kind of series draws.
  struct Kind: Sendable {
    var mark: Series.Mark?
    /// Its own colour, before the one that it takes in turn.
    var color: [OptionKeys] = ["color"]
    /// What fades it.
    var opacity: [OptionKeys] = ["opacity"]
    /// What fades an area around which no line is drawn, all at once, each with what the library takes where nothing is said.
    var filling: [(keys: OptionKeys, usual: Double)] = []
  }

  /// A series of the options, before its channels are read.
  struct Entry {
    let color: ThemeColor
    let name: String?
    let kind: String
    /// The objects that say how it is drawn, its own first.
    let holders: [PlacedNode]
  }

  /// By the library's word.
  let kinds: [String: Kind]
  var symbol: OptionKeys = "symbol"
  /// False where no symbols are drawn.
  var symbolShown: OptionKeys = "showSymbol"
  var dash: OptionKeys = "dash"
  var width: OptionKeys = "width"
  var pattern: OptionKeys = "pattern"
  /// One of these is true where names stand at the marks.
  var labels: [OptionKeys] = []
  var vocabulary: MarkerVocabulary?
  /// Words for symbols beside those of the vocabulary.
  var symbols: [String: Symbol] = [:]
  /// What the library makes of a symbol before it looks for the word.
  var symbolWord: @Sendable (SourceNode) -> String? = { $0.string }
  /// Words for dashes, in units.
  var dashes: [String: [Double]] = [:]
  /// The unit, in px, for a line of a width.
  var unit: @Sendable (Double?) -> Double = { _ in 1 }
  /// The pattern that a value draws; nil when no pattern here is alike.
  var patternOf: @Sendable (PlacedNode) -> Series.Pattern? = { _ in nil }

  /// The series of entries, in their order.
  ///
  /// - Throws: ``ThemeProblem`` when there are more than the options allow.
  func series(of entries: [Entry], token: String, _ reading: Reading) throws(ThemeProblem) -> [Series] {
    let list = ListedColors(items: entries.map { ListedColors.Item(color: $0.color, label: $0.name) })
    var series = try list.series(tokenPrefix: token, reading)
    for (index, entry) in entries.enumerated() {
      set(&series[index], from: entry.holders, kind: entry.kind, reading.record)
    }
    return series
  }

  /// Sets the channels of a series as the first of these objects says that says something of one.
  func set(_ series: inout Series, from holders: [PlacedNode], kind word: String, _ record: ReadingRecord) {
    func place(_ keys: OptionKeys) -> PlacedNode? { holders.lazy.compactMap { keys.place(in: $0) }.first }
    func number(_ keys: OptionKeys) -> Double? { place(keys)?.node.number.flatMap { $0 >= 0 ? $0 : nil } }
    let kind = kinds[word] ?? Kind()
    series.mark = kind.mark
    series.width = number(width) ?? series.width
    if let place = place(dash) { series.dash = lengths(place, width: series.width, record) }
    if let place = place(symbol) { series.symbol = symbol(place, record) }
    if place(symbolShown)?.node.boolean == false { series.symbol = Symbol.none }
    if let place = place(pattern) {
      series.pattern = patternOf(place)
      if series.pattern == nil { record.note(.noCounterpart, "the pattern at \(place.name)") }
    }
    if labels.contains(where: { place($0)?.node.boolean == true }) { series.label = .direct }
    let opacity = kind.opacity.lazy.compactMap(number).first
    let isUndrawn = series.width == 0 || opacity == 0
    series.opacity =
      isUndrawn && !kind.filling.isEmpty
      ? kind.filling.reduce(1) { $0 * min(number($1.keys) ?? $1.usual, 1) } : opacity.map { min($0, 1) }
  }

  /// The colour that an object gives a series of a kind itself.
  func color(of entry: PlacedNode, kind: String) -> PlacedNode? {
    (kinds[kind] ?? Kind()).color.lazy.compactMap { $0.place(in: entry) }.first { !$0.node.isNull }
  }

  /// The symbol that a value names; nil, with a note, for one that has no like here.
  func symbol(_ place: PlacedNode, _ record: ReadingRecord) -> Symbol? {
    let word = symbolWord(place.node) ?? ""
    if word == "none" { return Symbol.none }
    if let found = symbols[word] ?? vocabulary?.symbol.value(word) { return found }
    record.note(.noCounterpart, word.isEmpty ? "the symbol at \(place.name)" : "symbol '\(word.prefix(24))'")
    return nil
  }

  /// On and off lengths of a line in px: a number for both, a list, a word, or a list as a text.
  func lengths(_ place: PlacedNode, width: Double?, _ record: ReadingRecord) -> [Double]? {
    if let number = place.node.number { return number > 0 ? [number, number] : [] }
    let unit = unit(width)
    if let word = place.node.string, let known = dashes[word.lowercased()] { return known.map { $0 * unit } }
    if place.node.string.map({ !$0.contains(where: \.isNumber) }) ?? (place.node.items == nil) {
      record.note(.noCounterpart, "the dash at \(place.name)")
      return nil
    }
    return Self.listed(place.node)
  }

  /// On and off lengths as a list, or as a text with blanks or commas: `5px, 10px`; nil for anything else.
  static func listed(_ node: SourceNode) -> [Double]? {
    let words = node.string?.split { $0 == "," || $0 == " " }.map { $0.hasSuffix("px") ? $0.dropLast(2) : $0 }
    guard let lengths = node.items?.map(\.number) ?? words?.map({ Double($0) }), lengths.count <= 8 else { return nil }
    let known = lengths.compactMap(\.self).filter { $0 >= 0 && $0.isFinite }
    return known.count == lengths.count ? known : nil
  }
}
