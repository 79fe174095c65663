import Colorimetry
import PaletteRules
import SourceText

/// Lists of colours, and objects of nothing else, among the values of a program. Each is drawn on the ground that the value
/// around it names.
struct LiteralPalettes {
  /// The name of the format where a program holds lists and no theme.
  static let label = "colours"

  private let root: PlacedNode?
  private let roots: [PlacedNode]
  private let reading: Reading
  private var found: [ColorRow]
  /// Groups of colours beside them.
  private var others: [ColorRow] = []
  /// The colours that charts take.
  private let drawn: Set<ColorRow.Place>
  /// Whether there is none.
  var isEmpty: Bool { found.isEmpty }

  /// Looks for them, the stops of gradients left out.
  ///
  /// - Parameter ofCharts: whether to look only for those that are named after a chart.
  /// - Parameter drawn: what charts are drawn with, whatever its name.
  /// - Parameter apart: colours of which each chart takes one, whatever their name.
  init(
    _ roots: [PlacedNode], _ reading: Reading, ofCharts: Bool, drawn: [ColorRow] = [], apart: Set<ColorRow.Place> = []
  ) {
    (root, self.roots) = (roots.first, roots)
    self.reading = reading
    self.drawn = Set(drawn.flatMap(\.places))
    // A list may have several names.
    var seen: Set<Set<ColorRow.Place>> = []
    let rows = roots.flatMap { ListSearch.rows(in: $0, ofProgram: true) }.filter { row in
      !row.isOfWords && !row.entries.contains { $0.place.node.holdsOne(of: ["offset", "position", "stop"]) }
        && seen.insert(row.places).inserted
    }
    guard ofCharts else {
      found = rows.compactMap(\.withoutAsides)
      return
    }
    // The name of a component is that of all that it shows: it speaks for bare lists of colours.
    let isComponent =
      reading.input.literals?.uses.contains { $0.kind == .element } ?? false
      || Self.components.contains(where: reading.path.lowercased().hasSuffix)
    func isNamed(_ row: ColorRow) -> Bool {
      let isList = row.entries.count > 2 && row.entries.allSatisfy { $0.key == nil && $0.place.node.string != nil }
      return row.isNamedForCharts(in: drawn.isEmpty && (isList || !isComponent) ? reading.path : "")
    }
    let all = rows.flatMap { row in row.rowsOfCharts.isEmpty ? [row] : row.rowsOfCharts }
    let vocabularies = drawn.filter { row in
      reading.mostGuessed != nil && row.isVocabulary && (row.isImported || all.contains { $0.places == row.places })
    }
    found = Self.named(drawn.filter { row in !vocabularies.contains { $0.places == row.places } }, as: all)
    var places = Set(found.flatMap(\.places))
    let charted = all.compactMap(\.withoutAsides).filter { row in
      isNamed(row) && !row.isShortRamp && !row.isOfData
        && (row.isRampByName || row.entries.count <= reading.mostGuessed ?? .max)
        && places.isDisjoint(with: row.places) && !row.places.isSubset(of: apart)
    }
    found += charted
    places.formUnion(charted.flatMap(\.places))
    others = (rows + vocabularies).filter { row in
      // A list may take some of its colours from what another one takes, `[Brand.blue, Brand.coral]`.
      let isList = row.entries.allSatisfy { $0.key == nil }
      return (row.entries.count >= ColorsOfText.least || row.isShortRamp)
        && (isList ? !row.places.isSubset(of: places) : places.isDisjoint(with: row.places))
    }
    // So many are a collection to choose from, as in other files.
    if found.count > ChartEvidence.mostPalettes { found = [] }
  }

  /// Endings of files that hold the markup of a part of a page.
  private static let components = [".tsx", ".jsx", ".vue", ".svelte", ".html", ".htm", ".astro"]

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
  /// - Parameter settings: the backgrounds and texts that the program sets for its charts.
  /// - Throws: ``ThemeProblem`` without a palette, or for one of more colours than the options allow.
  func content(_ language: String, in settings: ThemeMode? = nil) throws(ThemeProblem) -> ThemeContent {
    let record = reading.record
    guard !found.isEmpty else { throw UnreadProgram.problem(reading) }
    let judged = found.prefix(ChartEvidence.mostPalettes)
    let called = Modes.short(judged.map(\.name))
    let isDarkFile = Modes.ofFile(reading.path)?.contains("dark") ?? false
    let written = reading.input.literals.map { ProgramGround($0, reading.file) } ?? .unwritten
    var grounds: [String: ThemeMode] = [:]
    var modes: [ThemeMode] = []
    var names: [[String]] = []
    for (palette, name) in zip(judged, called) {
      var read = palette.read(record: record)
      if palette.kind == nil, palette.isRampByName {
        // Samples of a scale, and no colours beside each other.
        (read.kind, read.saysKind) = (NamedPalette.Kind(RampShape.kind(of: read.colors.items.map(\.color))), true)
      }
      read = read.inShownKind(record, called: name)
      read.name = name
      guard !read.colors.items.isEmpty else { continue }
      let series = read.kind == .categorical ? try read.colors.series(reading) : read.colors.series()
      var mode = around(palette, isDark: isDarkFile || Modes.isDark(name, among: called), among: &grounds)
      let own = ownGround(of: palette)
      // A constant that is called `background` may be the one of another plot.
      if own != nil { (mode.background, mode.unknownGround) = (nil, nil) }
      var shown = ThemeMode(showing: series, kind: read.kind, name: read.name)
      if palette.isLabelled { for index in shown.series.indices { shown.series[index].label = .direct } }
      (mode.series, mode.ramps, mode.name) = (shown.series, shown.ramps, read.name)
      if let interpolation = palette.interpolation {
        for index in mode.ramps.indices {
          mode.ramps[index].interpolation = interpolation
          if interpolation == .steps { mode.ramps[index].steps = mode.ramps[index].stops.count }
        }
      }
      if mode.background == nil { mode.unknownGround = mode.unknownGround ?? read.unknownGround }
      if let ground = palette.ground.flatMap({ record.color($0, token: "backgroundColor") }) {
        if ground.alpha == 1 {
          mode.background = ground
        } else if mode.background == nil, series.contains(where: { $0.color.alpha < 1 }) {
          mode.unknownGround =
            "the chart's background is transparent, and so is a series; set it with --background COLOR"
        }
      }
      (own ?? written).fill(&mode, record: record)
      if mode.background == nil, mode.unknownGround == nil, let settings {
        (mode.background, mode.plotBackground) = (settings.background, settings.plotBackground)
        if mode.text == nil { mode.text = settings.text }
      }
      let ownNames = Set(palette.entries.compactMap(\.key))
      if drawn.isSuperset(of: palette.places) { leaveGaps(in: &mode, named: ownNames) }
      if let first = palette.name.first, let change = reading.input.literals?.laterChanges[first] {
        record.leave(.changedLater, first, reading.file.lines.position(of: change.lowerBound).line)
      }
      modes.append(mode)
      names.append(palette.name)
      read.reportSkipped(record)
    }
    if found.count > judged.count { record.leave(.literalsBeyond, found.count - judged.count, judged.count) }
    for other in others { passOver(other) }
    leaveColorsBeside(judged, record)
    leaveNamedMaps(record)
    guard !modes.isEmpty else { throw record.firstProblem ?? .noColors(of: "list of literals", path: reading.path) }
    Modes.name(&modes, by: names)
    var content = ThemeContent(
      label: "\(Self.label) in \(language)", name: found.count == 1 ? found[0].name.joined(separator: " ") : nil,
      modes: modes)
    let areModes = Modes.areOne(Modes.short(names)) && Set(modes.map(\.series.count)).count == 1
    if modes.count > 1, !areModes { content.modeWord = .palette }
    return content
  }

  /// Counts the groups of colours that are in none of the values which hold a theme.
  func passOver(beside theme: ThemeContent) {
    let judged = theme.modes.flatMap { mode in
      mode.series.map(\.color) + mode.ramps.flatMap { $0.stops.map(\.color) }
        + [mode.background, mode.plotBackground, mode.text, mode.axis, mode.gridlines].compactMap(\.self)
    }
    let holders = Set(judged.compactMap(\.origin.pointer.tokens.first))
    let places = drawn.union(judged.map { ColorRow.Place($0.origin) })
    for row in found + others where !row.places.isSubset(of: places) {
      if let name = row.name.first, !holders.contains(name) { passOver(row) }
    }
  }

  private func passOver(_ row: ColorRow) {
    let colors = row.read(record: ReadingRecord()).colors.items.map(\.color.srgb)
    reading.record.pass(
      over: row.pattern, row.entries.count,
      isUnlikely: row.withoutAsides?.entries.count != row.entries.count || RampShape.isLikelyRamp(colors))
  }

  /// Counts what is directly in the objects that hold palettes and is in none of them as not checked: the colours beside a list,
  /// `green` and `red` beside `shades: […]`, and references under the name of a chart, `chart1: '{blue.300}'`.
  private func leaveColorsBeside(_ palettes: ArraySlice<ColorRow>, _ record: ReadingRecord) {
    let judged = Set((palettes + others).flatMap(\.places))
    let ways = palettes.compactMap { $0.entries.first?.place.pointer.tokens }
    func members(_ way: [String]) -> [(key: String, value: PlacedNode)] {
      (roots.lazy.compactMap { $0.at(way)?.members }.first ?? []).map { ($0.key, $0.value) }
    }
    for way in Set(ways.map { Array($0.dropLast(2)) }) where !way.isEmpty {
      let beside = members(way).filter { key, place in
        ColorRow.isCode(place.node) && !Self.isReference(place.node) && PaletteRole(key: key) == nil
          && !judged.contains(ColorRow.Place(place)) && (try? BareColor.read(place.node.string ?? "")) != nil
      }
      if let first = beside.first?.value {
        record.leave(.otherColors, beside.count, first.pointer, first.node.string ?? "")
      }
    }
    let references = Set(ways.flatMap { [Array($0.dropLast()), Array($0.dropLast(2))] }).flatMap(members)
      .filter { key, place in
        ChartWords.contain(TokenWords.split(key))
          && (Self.isReference(place.node) || place.node.members?.contains { Self.isReference($0.value) } ?? false)
      }.map(\.value).sorted { $0.node.range.lowerBound < $1.node.range.lowerBound }
    guard let first = references.first else { return }
    let text = first.node.string ?? first.node.members?.lazy.compactMap(\.value.string).first ?? ""
    record.leave(.computed, references.count, text, first.origin.start.line)
  }

  private static func isReference(_ node: SourceNode) -> Bool {
    node.string.map { $0.hasPrefix("{") && $0.hasSuffix("}") } ?? false
  }

  /// A mode with the grounds and texts that the value around a palette names; one in another value is that of its own charts.
  private func around(
    _ palette: ColorRow, isDark: Bool, among known: inout [String: ThemeMode]
  ) -> ThemeMode {
    let holder = palette.name.first.flatMap { root?[$0] }.flatMap { $0.node.isObject ? $0 : nil }
    // The objects in it that hold the palette, `dark: {background, series}`, the nearest first.
    let way = palette.entries.first?.place.pointer.tokens.dropLast() ?? []
    let inner = holder == nil ? [] : way.indices.dropFirst(2).reversed().compactMap { root?.at(Array(way[..<$0])) }
    let key = ((inner.first ?? holder)?.pointer.description ?? "") + (isDark ? " dark" : "")
    if let mode = known[key] { return mode }
    var mode = ThemeMode()
    let top = root.map { root in
      let beside = (root.node.lastMembers ?? []).filter { $0.value.members == nil }
      return PlacedNode(
        node: SourceNode(.object(beside), range: root.node.range), file: root.file, pointer: root.pointer)
    }
    // A palette that is a value of its own stands beside the background.
    let isValue = palette.name.count < 2
    var above = NamedSurfaces(
      inner + [holder, holder == nil || isValue ? top : nil].compactMap(\.self), record: reading.record)
    above.fill(&mode, isDark: isDark)
    if isDark, mode.background?.authored.alpha == 0 {
      mode.background = nil
      mode.unknownGround = "the background of this dark theme is transparent; set it with --background COLOR"
    }
    if holder != nil, let ground = computedGround(around: Array(way)), mode.unknownGround == nil {
      mode.background = nil
      mode.unknownGround = "'\(ground)' is computed by the program; set it with --background COLOR"
    }
    known[key] = mode
    return mode
  }

  /// What the plot of ggplot2 that draws a palette says of its background; nil where it says nothing, and stands on that of the
  /// program.
  private func ownGround(of palette: ColorRow) -> ProgramGround? {
    guard let plot = palette.plot, let literals = reading.input.literals else { return nil }
    let own = ProgramGround(literals, reading.file, of: plot)
    let text = Array(reading.file.bytes[plot])
    return own.isWritten || ProgramGround.whiteThemes.contains(where: text.hold) ? own : nil
  }

  /// Takes out fillings without a name that nobody sees on the background of their chart: gaps between bars, the rest of a whole.
  /// Where none is written, what is white says that it is another than white.
  private func leaveGaps(in mode: inout ThemeMode, named: Set<String>) {
    guard mode.unknownGround == nil else { return }
    let ground = mode.plotBackground ?? mode.background
    let shown = ground?.hex ?? Self.assumed
    func isHidden(_ one: Series) -> Bool { one.color.alpha == 1 && one.color.hex == shown && one.stroke == nil }
    guard let first = mode.series.first(where: isHidden), !mode.series.allSatisfy(isHidden) else { return }
    guard ground != nil else {
      mode.unknownGround = "'\(first.name)' would not show on \(shown); set the background with --background COLOR"
      return
    }
    let gaps = mode.series.filter { one in
      isHidden(one) && one.mark != .line && one.mark != .point && !named.contains(one.name)
    }
    guard let gap = gaps.first else { return }
    mode.series.removeAll { one in gaps.contains { $0.token == one.token } }
    reading.record.leave(.colorOfGround, gap.name, gap.color.origin.start.line)
  }

  /// The background where nobody writes one.
  private static let assumed = "#ffffff"

  /// The background in the value around a palette that only running the program would tell.
  private func computedGround(around way: [String]) -> String? {
    let computed = reading.input.literals?.computed.first { value in
      value.path.count > 1 && way.starts(with: value.path.dropLast())
        && [.background, .plotBackground].contains(PaletteRole(key: value.key))
    }
    return computed?.key
  }

  /// How palettes begin that D3 and Plotly hold.
  private static let libraries = [
    "d3.scheme", "d3.interpolate", "px.colors.", "plotly.colors.", "plotly.express.colors.",
  ]

  /// Says which colour maps the program names without holding their colours, each once.
  private func leaveNamedMaps(_ record: ReadingRecord) {
    var names: Set<String> = []
    for use in reading.input.literals?.uses ?? [] where DrawnNames.maps.contains(use.name) {
      guard let node = use.arguments.first?.node, let name = node.string, !name.isEmpty, names.insert(name).inserted
      else { continue }
      record.leave(.namedColorMap, name, PlacedNode(inside: reading.file, node: node).origin.start.line)
    }
    for one in (reading.input.literals?.uses ?? []).flatMap(\.written) {
      guard case .reference(let path) = one.value.content else { continue }
      let name = path.joined(separator: ".")
      guard Self.libraries.contains(where: name.hasPrefix), names.insert(name).inserted else { continue }
      record.leave(.namedColorMap, name, reading.file.lines.position(of: one.value.range.lowerBound).line)
    }
  }
}
