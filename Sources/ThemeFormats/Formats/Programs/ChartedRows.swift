import Colorimetry
import PaletteRules
import SourceText

/// What the rows of a program are of, by their names and values.
extension ColorRow {
  /// As `--series` names it.
  var pattern: String {
    // What names lead to is written elsewhere.
    let isWritten = entries.enumerated().allSatisfy { index, entry in
      entry.place.pointer.tokens.last.map { $0 == entry.key ?? String(index) } ?? true
    }
    guard isWritten || name.isEmpty else { return name.joined(separator: ".") }
    let steps = (entries.first?.place.pointer.tokens ?? []).dropLast()
    let isPlain = steps.allSatisfy { step in step.allSatisfy { $0.isLetter || $0.isNumber || "_-$ ".contains($0) } }
    return isPlain ? steps.joined(separator: ".") : JSONPointer(Array(steps)).description
  }

  /// Whether a name says that its colours are a chart's: its own, that of what holds it, that of the file, or each of its keys.
  /// Constants beside each other are in nothing that the file could name.
  func isNamedForCharts(in path: String) -> Bool {
    let file = name.isEmpty ? [] : TokenWords.split(String(ThemeInput.name(of: path)))
    return entries.count > 1 && !areSettings
      && (ChartEvidence.areOfChart(TokenWords.split(name)) || ChartWords.contain(file) || isRampByName || isListOfKind
        || entries.allSatisfy { ChartWords.contain(TokenWords.split($0.key ?? "")) })
  }

  /// Whether it is a list under a kind of palettes, `diverging: {blueRed: […]}`.
  private var isListOfKind: Bool { kind != nil && entries.count > 2 && entries.allSatisfy { $0.key == nil } }

  /// Whether these are settings of what draws a chart, `RadarChart: {gridColor: …, borderColor: …}`, and no group of colours.
  private var areSettings: Bool {
    !ChartEvidence.nameColors(TokenWords.split(name))
      && entries.allSatisfy { ChartEvidence.nameColors(TokenWords.split($0.key ?? "")) }
  }

  /// Whether these are more names than one chart has series: a dictionary, of which each chart takes a few.
  var isVocabulary: Bool { entries.count > Self.mostNames && entries.allSatisfy { $0.key != nil } }

  /// Whether it is an object of another file.
  var isImported: Bool { entries.allSatisfy { $0.place.pointer.tokens.last == $0.key } }

  /// An engineering choice, as for the names of a file of colours.
  private static let mostNames = 20

  /// Whether its name says that it is a palette, and it has as many colours as one.
  var isCalledPalette: Bool {
    (3...20).contains(entries.count)
      && !RoleWords.palettes.isDisjoint(with: TokenWords.split(entries[0].place.pointer.tokens.dropLast()))
  }

  /// Whether its name says that it is a ramp, of whatever kind.
  var isRampByName: Bool {
    let words = TokenWords.split(name)
    let isColorMap = isOfNumbers && entries.count > 7 && ColorMapNames.areAmong(words)
    return entries.count > 2 && entries.allSatisfy { $0.key == nil }
      && (isColorMap || words.contains { ChartWords.ramps[$0] != nil })
  }

  /// Whether its name says that it is a ramp, of which two colours show too little: `FALLBACK_COLOR_SCALE`.
  var isShortRamp: Bool {
    let words = TokenWords.split(pattern)
    return entries.count < 3 && entries.allSatisfy { $0.key == nil }
      && words.contains { ChartWords.ramps[$0] != nil || ["scale", "scales", "colorscale"].contains($0) }
  }

  /// Words for parts of a chart that are not its data, for states, and for colours that run into each other. Data may be called as
  /// other parts are: `link`, `label`, `threshold`.
  private static let asides: Set<String> = [
    "axis", "axes", "grid", "gridline", "gridlines", "text", "tooltip", "shadow", "shadows", "hover", "hovered",
    "inactive", "disabled", "focus", "crosshair", "cursor", "skeleton", "placeholder", "gradient", "gradients", "icon",
    "icons", "bands",
  ]

  /// Without the colours of axes, texts, shadows and gradients; nil where it is of nothing else.
  var withoutAsides: ColorRow? {
    func isAside(_ name: String) -> Bool { !Self.asides.isDisjoint(with: TokenWords.split(name)) }
    if name.contains(where: isAside) || name.contains(where: Self.isGradient) { return nil }
    // A state of a series of ECharts, and the walls of a chart of Highcharts.
    if name.last == "emphasis" || name.contains("options3d") { return nil }
    let entries = entries.filter { entry in !(entry.key.map(isAside) ?? false) }
    return entries.count == self.entries.count
      ? self : entries.isEmpty ? nil : ColorRow(name: name, kind: kind, entries: entries)
  }

  private static func isGradient(_ name: String) -> Bool {
    !TokenWords.split(name).allSatisfy { $0 != "gradient" && $0 != "gradients" }
  }

  /// Whether its name says of what these are the colours, `SOURCE_COLORS`, and it has as many as a palette.
  var isPaletteOfNames: Bool {
    let words = TokenWords.split(name.last ?? "")
    return (3...20).contains(entries.count) && words.count > 1 && ChartEvidence.nameColors(words)
      && !DrawnNames.areAside(words) && !isOfWords && withoutAsides != nil
  }

  /// Whether these are words in quotes, which mean a colour only where a chart takes them: `["tan", "blue"]`.
  var isOfWords: Bool {
    let scale = TripletScale(of: entries.map(\.place.node))
    return entries.allSatisfy { entry in
      // `{name: "Open", color: "blue"}` has its word inside.
      let node = ColorRow.color(entry.place.node, scale)?.1 ?? entry.place["color"]?.node ?? entry.place.node
      let first = entry.place.file.bytes[node.range].first
      let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
      return isQuoted && node.string.map { !$0.contains { "#(".contains($0) || $0.isNumber } } ?? false
    }
  }

  private var isOfNumbers: Bool { entries.allSatisfy { $0.place.node.items != nil } }

  /// Whether these are rows of numbers under a name that does not speak of colours: `weights`, `points`.
  var isOfData: Bool {
    let words = TokenWords.split(name)
    return isOfNumbers && !ChartEvidence.nameColors(words) && !ColorMapNames.areAmong(words)
  }

  /// Where its colours are written.
  var places: Set<Place> {
    let scale = TripletScale(of: entries.map(\.place.node))
    return Set(
      entries.map { entry in
        Place(entry.place, Self.color(entry.place.node, scale)?.1 ?? entry.place.node)
      })
  }

  /// The bytes of a colour.
  struct Place: Hashable {
    let file: String
    let range: Range<Int>
    init(_ origin: TokenOrigin) { (file, range) = (origin.file.path, origin.range) }
    init(_ place: PlacedNode, _ color: SourceNode? = nil) {
      (file, range) = (place.file.path, (color ?? place.node).range)
    }
  }

  /// The rows among colours under keys that are named after a chart and differ in a number: `Chart1 … Chart7`. Where three numbers
  /// or more have gone up and begin again, another row does: `Blue1300 … Blue1900`, `Blue2300 …`.
  var rowsOfCharts: [ColorRow] {
    var rows: [(stem: String, entries: [(place: PlacedNode, key: String?)])] = []
    for entry in entries {
      guard let key = entry.key, let digit = key.lastIndex(where: { !$0.isNumber }), key.last?.isNumber ?? false,
        ChartWords.contain(TokenWords.split(String(key[...digit])))
      else { continue }
      let stem = String(key[...digit])
      if let index = rows.firstIndex(where: { $0.stem == stem }) {
        rows[index].entries.append(entry)
      } else {
        rows.append((stem, [entry]))
      }
    }
    return rows.filter { $0.entries.count > 1 }.flatMap { stem, entries in
      let parts = Self.parts(of: entries) { Int($0.dropFirst(stem.count)) ?? 0 }
      return parts.enumerated().map { index, part in
        ColorRow(name: name + [index == 0 ? stem : "\(stem) \(index + 1)"], kind: kind, entries: part)
      }
    }
  }

  /// The stretches in which numbers rise; all in one where one of them would be shorter than three.
  private static func parts(
    of entries: [(place: PlacedNode, key: String?)], _ number: (String) -> Int
  ) -> [[(place: PlacedNode, key: String?)]] {
    var parts: [[(place: PlacedNode, key: String?)]] = []
    for entry in entries {
      if let last = parts.last?.last, number(last.key ?? "") < number(entry.key ?? "") {
        parts[parts.count - 1].append(entry)
      } else {
        parts.append([entry])
      }
    }
    return parts.allSatisfy { $0.count > 2 } ? parts : [entries]
  }
}
