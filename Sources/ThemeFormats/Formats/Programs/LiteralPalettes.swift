import Colorimetry
import PaletteRules
import SourceText

/// Lists of colours, and objects of nothing else, among the values of a program. Each is drawn on the ground that the value
/// around it names.
struct LiteralPalettes {
  /// The name of the format where a program holds lists and no theme.
  static let label = "colours"

  private let root: PlacedNode
  private let reading: Reading
  private var found: [ColorRow]
  /// Groups of colours beside them.
  private var others: [ColorRow] = []
  /// Whether there is none.
  var isEmpty: Bool { found.isEmpty }

  /// Looks for them, the stops of gradients and the settings of other things left out.
  ///
  /// - Parameter ofCharts: whether to look only for those that are named after a chart.
  /// - Parameter drawn: what charts are drawn with, whatever its name.
  init(_ root: PlacedNode, _ reading: Reading, ofCharts: Bool, drawn: [ColorRow] = []) {
    self.root = root
    self.reading = reading
    found = ListSearch.rows(in: root, ofProgram: true).filter { palette in
      !palette.entries.contains { $0.place.node.holdsOne(of: ["offset", "position", "stop"]) }
        && !palette.isOfSettings
    }
    guard ofCharts else {
      let drawn = found.compactMap(ChartedList.withoutAsides)
      if !drawn.isEmpty { found = drawn }
      return
    }
    let charted = ChartedList(reading)
    found = found.flatMap { palette in
      let rows = palette.rowsOfCharts
      return rows.isEmpty ? [palette] : rows
    }
    let all = found
    found = found.compactMap(ChartedList.withoutAsides)
    // The family of a chart's palette is the chart's too.
    let families = Set(found.filter(charted.holds).compactMap(\.family))
    found.removeAll { palette in
      !charted.holds(palette) && !(palette.family.map(families.contains) ?? false)
        || palette.isOfOneColor || palette.isOfData
        || palette.isOfGreyParts || palette.keysOfPage != nil
        || ColorRow.areWords(palette.entries.map(\.place.node))
    }
    let drawn = Self.named(drawn, as: all)
    found = drawn + found.filter { palette in !drawn.contains { $0.sharesColors(with: palette) } }
    let hidden = reading.input.literals?.hidden.map { PlacedNode(node: $0, file: reading.file, pointer: JSONPointer()) }
    others = (all + ListSearch.rows(in: hidden, ofProgram: true)).filter { other in
      other.entries.count >= ColorsOfText.least && !found.contains { $0.sharesColors(with: other) }
    }
    // So many are a collection to choose from, as in other files.
    if found.count > ChartEvidence.mostPalettes { found = [] }
  }

  /// Drawn palettes of one name, `colors` and `colors 2`, called after the keys that lead to each.
  private static func named(_ drawn: [ColorRow], as found: [ColorRow]) -> [ColorRow] {
    let counts = Dictionary(drawn.map { ($0.name.first, 1) }, uniquingKeysWith: +)
    let places = Dictionary(found.map { ($0.entries.first?.place.node.range, $0.name) }) { first, _ in first }
    return drawn.map { palette in
      guard counts[palette.name.first] ?? 0 > 1, let name = places[palette.entries.first?.place.node.range],
        !name.isEmpty
      else { return palette }
      var palette = palette
      palette.name = name
      return palette
    }
  }

  /// The theme: one mode for each palette, as values of one file may be drawn on several grounds.
  ///
  /// - Throws: ``ThemeProblem`` without a palette, or for one of more colours than the options allow.
  func content(_ language: String) throws(ThemeProblem) -> ThemeContent {
    let record = reading.record
    guard !found.isEmpty else { throw UnreadProgram.problem(reading) }
    let charted = ChartedList(reading)
    let ground = reading.input.literals.map { ProgramGround($0, reading.file) } ?? .unwritten
    // The ground in another export is that of its own charts.
    let beside = (root.node.lastMembers ?? []).filter { $0.value.members == nil }
    let top = PlacedNode(
      node: SourceNode(.object(beside), range: root.node.range), file: root.file, pointer: root.pointer)
    var grounds: [String: ThemeMode] = [:]
    var modes: [ThemeMode] = []
    var names: [[String]] = []
    let judged = found.prefix(ChartEvidence.mostPalettes)
    let called = Modes.short(judged.map(\.name))
    for (palette, name) in zip(judged, called) {
      var read = palette.read(record: record)
      if charted.isRamp(palette) {
        // Samples of a scale, and no colours beside each other.
        let shape = NamedPalette.Kind(RampShape.kind(of: read.colors.items.map(\.color)))
        (read.kind, read.saysKind) = (charted.scale ?? shape, true)
      }
      read = read.inShownKind(record, called: name)
      read.name = name
      guard !read.colors.items.isEmpty else { continue }
      let holder = holder(of: palette)
      let isDark =
        Modes.isDark(Modes.ofFile(reading.path)) || Modes.isDark(name, among: called)
      let key = (holder?.pointer.description ?? "") + (isDark ? " dark" : "")
      if grounds[key] == nil {
        var mode = ThemeMode()
        var above = NamedSurfaces([holder ?? top], record: record)
        above.fill(&mode, isDark: isDark)
        if isDark, mode.background?.authored.alpha == 0 {
          mode.background = nil
          mode.unknownGround = "the background of this dark theme is transparent; set it with --background COLOR"
        }
        grounds[key] = mode
      }
      let series = read.kind == .categorical ? try read.colors.series(reading) : read.colors.series()
      var shown = ThemeMode(showing: series, kind: read.kind, name: read.name)
      if let interpolation = palette.interpolation {
        for index in shown.ramps.indices {
          shown.ramps[index].interpolation = interpolation
          if interpolation == .steps { shown.ramps[index].steps = shown.ramps[index].stops.count }
        }
      }
      var mode = grounds[key] ?? ThemeMode()
      (mode.series, mode.ramps, mode.name) = (shown.series, shown.ramps, read.name)
      if mode.background == nil { mode.unknownGround = mode.unknownGround ?? read.unknownGround }
      if let ground = palette.ground.flatMap({ record.color($0, token: "backgroundColor") }) {
        if ground.alpha == 1 {
          mode.background = ground
        } else if mode.background == nil, series.contains(where: { $0.color.alpha < 1 }) {
          mode.unknownGround =
            "the chart's background is transparent, and so is a series; set it with --background COLOR"
        }
      }
      ground.fill(&mode, record: record)
      if let first = palette.name.first, let change = reading.input.literals?.laterChanges[first] {
        record.leave(.changedLater, first, reading.file.lines.position(of: change.lowerBound).line)
      }
      modes.append(mode)
      names.append(palette.name)
      read.reportSkipped(record)
    }
    if found.count > ChartEvidence.mostPalettes {
      record.leave(.literalsBeyond, found.count - ChartEvidence.mostPalettes, ChartEvidence.mostPalettes)
    }
    for other in others { record.pass(over: other.pattern, other.entries.count) }
    leaveNamedMaps(record)
    guard !modes.isEmpty else { throw record.firstProblem ?? .noColors(of: "list of literals", path: reading.path) }
    Modes.name(&modes, by: names)
    var content = ThemeContent(
      label: "\(Self.label) in \(language)", name: found.count == 1 ? found[0].name.joined(separator: " ") : nil,
      modes: modes)
    if modes.count > 1, !Modes.areOne(Modes.short(names)) { content.modeWord = .palette }
    return content
  }

  /// Says which colour maps the program names without holding their colours, each once.
  private func leaveNamedMaps(_ record: ReadingRecord) {
    var names: Set<String> = []
    for use in reading.input.literals?.uses ?? [] where DrawnNames.maps.contains(use.written.name) {
      guard let node = use.arguments.first?.node, let name = node.string, !name.isEmpty, names.insert(name).inserted
      else { continue }
      record.leave(.namedColorMap, name, PlacedNode(inside: reading.file, node: node).origin.start.line)
    }
  }

  /// The value of the file that holds a palette, where the file has several.
  private func holder(of palette: ColorRow) -> PlacedNode? {
    guard let first = palette.name.first, let place = root[first], place.node.isObject else { return nil }
    return place
  }
}
