import PaletteRules
import SourceText

/// What a row of matplotlib's cycle sets besides the colour: marker, line style, width, hatch, opacity.
struct CycleChannels {
  /// A marker as one of our symbols; nil when none is alike.
  ///
  /// Source: matplotlib 3.11, `lib/matplotlib/markers.py`, `MarkerStyle.markers`.
  static func symbol(_ literal: SourceNode) -> Symbol? {
    switch literal.string {
    case "o", ".": .circle
    case "s": .square
    case "D", "d": .diamond
    case "^": .triangle
    case "v": .triangleDown
    case "<": .triangleLeft
    case ">": .triangleRight
    case "+", "P": .plus
    case "x", "X": .cross
    case "*": .asterisk
    case "", " ", "None", "none": Symbol.none
    default: nil
    }
  }

  /// On and off lengths of a line style: a name, `(on, off)`, or `(offset, (on, off))`; nil for anything else.
  static func dash(_ literal: SourceNode) -> [Double]? {
    if let name = literal.string { return MatplotlibDash.lengths(name) }
    guard let items = literal.items else { return nil }
    let lengths = items.count == 2 ? items[1].items ?? items : items
    let numbers = lengths.compactMap(\.number)
    guard numbers.count == lengths.count, numbers.count.isMultiple(of: 2), numbers.count <= 8,
      numbers.allSatisfy({ $0 >= 0 })
    else { return nil }
    return numbers
  }

  /// Whether matplotlib takes it for a line style.
  ///
  /// Source: matplotlib 3.11, `lib/matplotlib/rcsetup.py`, `_validate_linestyle`.
  static func isLineStyle(_ literal: SourceNode) -> Bool {
    // A list of numbers in a string is read as one.
    guard let name = literal.string, !name.hasPrefix("("), !name.hasPrefix("[") else { return isInkSequence(literal) }
    return ["", " ", "none"].contains(name.lowercased()) || MatplotlibDash.lengths(name.lowercased()) != nil
  }

  /// An even number of lengths, or an offset and those; a string is not looked into.
  private static func isInkSequence(_ literal: SourceNode) -> Bool {
    guard let items = literal.items else { return literal.string != nil }
    let lengths = items.count == 2 ? items[1].items ?? items : items
    return lengths.count.isMultiple(of: 2) && lengths.allSatisfy { $0.number != nil }
  }

  /// A hatch as one of our patterns; repeated letters are the same pattern, closer.
  ///
  /// Source: matplotlib 3.11, `lib/matplotlib/hatch.py`, `_hatch_types`.
  static func pattern(_ literal: SourceNode) -> Series.Pattern? {
    guard let text = literal.string else { return nil }
    let letters = Set(text)
    if letters.isEmpty { return Series.Pattern.none }
    if letters == ["/", "\\"] || letters == ["x"] { return .crosshatch }
    if letters == ["-", "|"] || letters == ["+"] { return .grid }
    guard letters.count == 1 else { return nil }
    switch letters.first {
    case "/": return .diagonal
    case "\\": return .diagonalBack
    case "-": return .horizontal
    case "|": return .vertical
    case ".", "o", "O", "*": return .dots
    default: return nil
    }
  }

  /// Sets what the cycle says of each series; a marker or hatch without a counterpart is noted.
  static func set(_ cycle: PropertyCycle, rows: [Int], on series: inout [Series], record: ReadingRecord) {
    func read<Value>(_ property: String, _ row: Int, _ value: (SourceNode) -> Value?) -> Value? {
      guard let literal = cycle.values(property)?[row] else { return nil }
      if let found = value(literal) { return found }
      let word = literal.string.map { " '\($0)'" } ?? ""
      record.note(.noCounterpart, property + word)
      return nil
    }
    for (index, row) in zip(series.indices, rows) {
      series[index].symbol = read("marker", row, symbol) ?? series[index].symbol
      series[index].dash = read("dashes", row, dash) ?? read("linestyle", row, dash) ?? series[index].dash
      series[index].pattern = read("hatch", row, pattern) ?? series[index].pattern
      series[index].width = read("linewidth", row, number) ?? series[index].width
      series[index].opacity = read("alpha", row, number).map { min(max($0, 0), 1) } ?? series[index].opacity
    }
  }

  /// A number, or a string that is one.
  private static func number(_ literal: SourceNode) -> Double? {
    let number = literal.number ?? literal.string.flatMap { Double($0) }
    return number.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }
}

extension MarkerVocabulary {
  /// Source: matplotlib 3.11, `lib/matplotlib/markers.py`, `hatch.py`, and `lines.*_pattern` of `matplotlibrc`. A ring is
  /// an `o` without a filling, which no cycle can say; an asterisk is a star.
  static let matplotlib = MarkerVocabulary(
    library: "matplotlib",
    symbol: Setting(
      "marker=%",
      [
        (.circle, "'o'"), (.cross, "'X'"), (.triangle, "'^'"), (.plus, "'P'"), (.square, "'s'"), (.diamond, "'D'"),
        (.asterisk, "'*'"), (.triangleDown, "'v'"),
      ]),
    dash: Setting(
      "linestyle=%", [([3.7, 1.6], "'--'"), ([1, 1.65], "':'"), ([6.4, 1.6, 1, 1.6], "'-.'")]),
    pattern: Setting(
      "hatch=%",
      [
        (.diagonal, "'/'"), (.horizontal, "'-'"), (.dots, "'.'"), (.diagonalBack, #"'\\'"#), (.vertical, "'|'"),
        (.crosshatch, "'x'"), (.grid, "'+'"),
      ]),
    label: "ax.annotate at its end")
}
