import PaletteRules
import SourceText

/// The series that `axes.prop_cycle` makes, with what `lines.*` says of every line.
struct StyleCycle {
  /// In the order in which matplotlib deals them out.
  private(set) var series: [Series] = []

  /// Reads the cycle; what is wrong with it is a problem in the record.
  init(_ root: PlacedNode, _ colors: StyleColors, _ reading: Reading) throws(ThemeProblem) {
    let record = reading.record
    if root["axes.prop_cycle"] == nil, let list = root["axes.color_cycle"] {
      series = try Self.listed(list, colors).series(tokenPrefix: "axes.color_cycle", reading)
      return
    }
    guard let place = root["axes.prop_cycle"], !place.node.isNull else { return }
    let (file, text) = (place.file, place.unquoted)
    guard !place.setting.isEmpty else {
      record.problem(FormatProblem.commentedValue("axes.prop_cycle"), at: place.origin)
      return
    }
    let cycle: [String: [SourceNode]]
    do throws(CycleFault) {
      cycle = try PropertyCycle(file.bytes, in: text).columns
    } catch {
      switch error {
      case .unread: record.leave(.unreadCycle, place.origin.start.line)
      case .broken(let fault):
        // A comment that began within single quotes is what breaks most cycles.
        let isCut = text.upperBound < file.bytes.count && file.bytes[text.upperBound] == UInt8(ascii: "#")
        let help =
          "'#' begins a comment, in single quotes too: write the digits without it, or put double quotes around"
        record.problem(
          ThemeProblem(
            ForeignFault.syntax(fault.message), help: isCut ? help : nil, token: "axes.prop_cycle", path: file.path,
            origin: TokenOrigin(file: file, range: fault.range)))
      }
      return
    }
    guard let values = cycle["color"] else {
      record.note(.cycleWithoutColors)
      return
    }
    var list = ListedColors()
    var rows: [Int] = []
    for (row, literal) in values.enumerated() {
      if literal.string?.lowercased() == "none" {
        record.note(.transparentLeftOut, "axes.prop_cycle.\(row + 1)")
      } else if let color = colors.color(literal, of: file, token: "axes.prop_cycle.\(row + 1)") {
        list.items.append(ListedColors.Item(color: color, label: nil))
        rows.append(row)
      }
    }
    series = try list.series(tokenPrefix: "axes.prop_cycle", reading)
    for (index, row) in rows.enumerated() {
      CycleMarks.set(&series[index], root, record) { cycle[$0]?[row] }
    }
  }
}

extension StyleCycle {
  /// What matplotlib before 1.5 wrote in the place of a cycle: colours with commas between them, perhaps in brackets.
  private static func listed(_ place: PlacedNode, _ colors: StyleColors) -> ListedColors {
    let (bytes, part) = (place.file.bytes, place.unquoted)
    var list = ListedColors()
    for word in bytes[part].split(separator: UInt8(ascii: ",")) {
      let isAround = { (byte: UInt8) in " \t[]'\"".utf8.contains(byte) }
      guard let first = word.firstIndex(where: { !isAround($0) }), let last = word.lastIndex(where: { !isAround($0) })
      else { continue }
      let text = String(decoding: word[first...last], as: UTF8.self)
      let literal = SourceNode(.string(text), range: first..<(last + 1))
      if let color = colors.color(literal, of: place.file, token: "axes.color_cycle.\(list.items.count + 1)") {
        list.items.append(ListedColors.Item(color: color, label: nil))
      }
    }
    return list
  }
}

/// What a row of matplotlib's cycle sets besides the colour: marker, line style, width, hatch, opacity.
///
/// Source: matplotlib 3.11, `lib/matplotlib/markers.py`, `MarkerStyle.markers`; `hatch.py`, `_hatch_types`; `rcsetup.py`,
/// `_validate_linestyle`.
enum CycleMarks {
  static let symbols: [String: Symbol] = [
    "o": .circle, ".": .circle, "s": .square, "D": .diamond, "d": .diamond, "^": .triangle, "v": .triangleDown,
    "<": .triangleLeft, ">": .triangleRight, "+": .plus, "P": .plus, "x": .cross, "X": .cross, "*": .asterisk,
    "": .none, " ": .none, "None": .none, "none": .none,
  ]
  /// By the letters in it: repeated ones are the same pattern, closer.
  private static let patterns: [Set<Character>: Series.Pattern] = [
    []: .none, ["/", "\\"]: .crosshatch, ["x"]: .crosshatch, ["-", "|"]: .grid, ["+"]: .grid, ["/"]: .diagonal,
    ["\\"]: .diagonalBack, ["-"]: .horizontal, ["|"]: .vertical, ["."]: .dots, ["o"]: .dots, ["O"]: .dots,
    ["*"]: .dots,
  ]

  /// On and off lengths of a line style: a name, `(on, off)`, or `(offset, (on, off))`.
  private static func dash(_ literal: SourceNode) -> [Double]? {
    if let name = literal.string { return MatplotlibDash.lengths(name.lowercased()) }
    guard let items = literal.items else { return nil }
    let lengths = items.count == 2 ? items[1].items ?? items : items
    let numbers = lengths.compactMap(\.number)
    let isSound = numbers.count == lengths.count && numbers.count.isMultiple(of: 2) && numbers.count <= 8
    return isSound && numbers.allSatisfy({ $0 >= 0 }) ? numbers : nil
  }

  /// Sets what a row of the cycle says, and the settings of all lines; what has no counterpart is noted.
  static func set(
    _ series: inout Series, _ root: PlacedNode, _ record: ReadingRecord, _ value: (String) -> SourceNode?
  ) {
    func read<Value>(_ property: String, _ convert: (SourceNode) -> Value?) -> Value? {
      guard let literal = value(property) else {
        return root["lines.\(property)"].flatMap { convert(SourceNode(.string($0.setting), range: $0.node.range)) }
      }
      if let found = convert(literal) { return found }
      record.note(.noCounterpart, property + (literal.string.map { " '\($0)'" } ?? ""))
      return nil
    }
    func number(_ literal: SourceNode) -> Double? {
      (literal.number ?? literal.string.flatMap { Double($0) }).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }
    series.symbol = read("marker") { $0.string.flatMap { symbols[$0] } }
    series.dash = read("dashes", dash) ?? read("linestyle", dash)
    series.pattern = read("hatch") { $0.string.flatMap { patterns[Set($0)] } }
    series.width = read("linewidth", number)
    series.opacity = read("alpha", number).map { min($0, 1) }
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
