import Colorimetry
import PaletteRules
import SourceText

/// Reads the parts of a chart out of options, as an ``OptionsSpelling`` says.
struct OptionsReader {
  let spelling: OptionsSpelling
  let reading: Reading
  let root: PlacedNode
  /// The objects that hold the options, those that win first.
  let layers: [PlacedNode]
  let colors: OptionColors
  /// What was read so far.
  var mode = ThemeMode()
  /// The palettes of a file that holds several.
  var palettes: [NamedPalette] = []
  /// Whether the chart draws marks that the opacities of the spelling do not fade.
  var drawsOpaqueMarks = false
  private var texts: DistinctTexts?

  /// Where notes and problems go.
  var record: ReadingRecord { reading.record }

  /// A reader of one file.
  ///
  /// - Parameters:
  ///   - root: the tree, where the file is none.
  ///   - layers: the objects that hold the options, where the format does not find them itself.
  ///   - colors: how they write colours, where the format does not know it itself.
  /// - Throws: ``ThemeProblem`` with what the format expects, when the file is anything else.
  init(
    _ format: any OptionsFormat.Type, _ reading: Reading, root: PlacedNode? = nil, layers: [PlacedNode]? = nil,
    colors: OptionColors? = nil
  ) throws(ThemeProblem) {
    spelling = format.spelling
    guard let root = root ?? reading.input.placedRoot, root.node.members != nil,
      spelling.requires.isEmpty || spelling.requires.contains(where: { $0.place(in: root) != nil })
    else { throw ThemeProblem(spelling.expectation, path: reading.path) }
    self.reading = reading
    self.root = root
    self.layers = layers ?? format.layers(of: root)
    self.colors = colors ?? format.colors(of: root, reading.record)
  }

  /// The theme of the mode that was read.
  ///
  /// - Throws: ``ThemeProblem`` when it has no colours.
  func content(of label: String) throws(ThemeProblem) -> ThemeContent {
    try checkColors(in: [mode], of: label)
    var mode = mode
    for index in mode.series.indices where !drawsOpaqueMarks { fade(&mode.series[index], number: index) }
    let title = spelling.title.lazy.compactMap { $0.place(in: root) }.first
    return ThemeContent(name: title?.node.string, modes: [mode], palettes: palettes)
  }

  /// Requires a colour in one of the modes, and says what is not compared where they have no series.
  ///
  /// - Throws: ``ThemeProblem`` as the spelling says.
  func checkColors(in modes: [ThemeMode], of label: String) throws(ThemeProblem) {
    for place in layers.flatMap({ layer in spelling.unjudged.flatMap { $0.places(in: layer) } }) {
      if place.node.items?.isEmpty != true { record.leave(.besideSeries, place.name) }
    }
    let hasNoSeries = modes.allSatisfy { $0.series.isEmpty && $0.ramps.isEmpty }
    if spelling.asksSeries, hasNoSeries, record.problems.isEmpty {
      throw ThemeProblem(Refusal.noColorsForSeries(label), reason: .noChartColors, path: reading.path)
    }
    if palettes.isEmpty { try reading.requireColors(in: modes, of: label) }
    if let reason = spelling.withoutSeries, hasNoSeries {
      record.leave(reason)
    }
  }

  // MARK: Values

  /// The value of the first of these keys that leads to one, in the first layer that has it.
  func place(_ keys: OptionKeys...) -> PlacedNode? { place(keys) }

  private func place(_ keys: [OptionKeys]) -> PlacedNode? {
    for keys in keys {
      for layer in layers {
        guard let place = keys.place(in: layer, listsAreFirst: spelling.listsAreFirst) else { continue }
        if spelling.nullCounts || !place.node.isNull { return place }
      }
    }
    return nil
  }

  /// The colour of the first of these keys that leads to a value.
  ///
  /// - Parameters:
  ///   - others: keys to look at in turn where that value is no colour.
  ///   - opacities: keys of what the colour is multiplied by.
  ///   - standard: the library's name for the colour that it takes where the options are silent.
  func color(
    _ keys: OptionKeys..., or others: OptionKeys..., fadedBy opacities: OptionKeys..., standard: String? = nil
  ) -> ThemeColor? {
    color(keys, fadedBy: opacities, standard: standard)
      ?? others.lazy.compactMap { color([$0], fadedBy: opacities) }.first
  }

  /// The same for a list of keys.
  func color(_ keys: [OptionKeys], fadedBy opacities: [OptionKeys] = [], standard: String? = nil) -> ThemeColor? {
    let found = place(keys).map { colors.read($0, $0.name) } ?? standard.flatMap(colors.standard)
    guard var color = found else { return nil }
    for opacity in opacities {
      if let factor = self.place([opacity])?.node.number { color.alpha *= factor.clampedToUnit }
    }
    return color
  }

  /// The colour at a place that was found.
  func color(of place: PlacedNode?) -> ThemeColor? { place.flatMap { colors.read($0, $0.name) } }

  /// The colour of what others are drawn on.
  ///
  /// - Parameter name: what a note calls it that it is not painted.
  mutating func surface(
    _ keys: OptionKeys..., or others: OptionKeys..., as name: String? = nil, fadedBy opacities: OptionKeys...,
    standard: String? = nil
  ) -> ThemeColor? {
    for keys in [keys] + others.map({ [$0] }) {
      let color = color(keys, fadedBy: opacities, standard: standard)
      guard let place = place(keys), color?.alpha == 0 || spelling.noPaint(place.node) else {
        if color != nil { return color }
        continue
      }
      record.note(.transparentPart, name ?? place.name)
    }
    return nil
  }

  /// The colour of what marks are drawn on: of the stops of a gradient, that on which the least visible one is least visible.
  func gradientSurface(_ keys: OptionKeys, under foregrounds: [ThemeColor]) -> ThemeColor? {
    // ECharts takes the first colour of a list.
    guard let place = place(keys).map({ $0.items?.first ?? $0 }) else { return nil }
    let token = place.name
    let surface = WorstSurface.among(
      record.surfaceColors(place, token: token), under: foregrounds, token: token, record: record)
    if let surface, surface.alpha <= 0 { record.note(.transparentGround) }
    return surface
  }

  /// The series that take the colours of a list in turn.
  ///
  /// - Parameter mustBeList: whether anything else is a problem.
  func series(_ keys: OptionKeys, as token: String, mustBeList: Bool = false) throws(ThemeProblem) -> [Series] {
    guard let list = place(keys) else { return [] }
    if mustBeList, list.items == nil {
      record.problem(FormatProblem.notColorList(token, list.node.kindName), at: list.origin)
    }
    return try listed(list, as: token).series(tokenPrefix: token, reading)
  }

  func listed(_ list: PlacedNode, as token: String) -> ListedColors {
    ListedColors(list, token: token, record: record, read: colors.read)
  }

  /// Gives a series the opacity that the options give every mark.
  private func fade(_ series: inout Series, number: Int) {
    for keys in spelling.opacities {
      guard let node = place([keys])?.node else { continue }
      let turn = node.items.flatMap { $0.isEmpty ? nil : $0[number % $0.count].number }
      guard let factor = node.number ?? turn else { continue }
      series.opacity = (series.opacity ?? 1) * factor.clampedToUnit
    }
  }

  // MARK: Texts

  /// Adds a text unless it repeats another.
  mutating func label(
    _ name: String, _ color: ThemeColor?, on surface: ThemeText.Surface = .background,
    size: ThemeText.Size = .normal
  ) {
    var distinct = texts ?? DistinctTexts(mode)
    distinct.add(name, color, on: surface, size: size)
    texts = distinct
    (mode.texts, mode.repeatedTexts) = (distinct.texts, distinct.repeated)
  }

  /// Adds the colour in which the library writes what no option colours, on an opaque background that the options declare. A
  /// program may set its texts in another statement.
  mutating func addOwnText() {
    guard let own = spelling.ownText, mode.background?.alpha == 1, LiteralLanguage.of(reading.path) == nil,
      let key = layers.lazy.compactMap({ own.ground.key(in: $0) }).first
    else { return }
    mode.addOwnText("default text of \(own.library), \(own.color)", own.color, at: key)
  }

  /// Adds a text in a box: on the background of the box if that is opaque and differs from what is behind it.
  ///
  /// - Parameter main: the colour that the text has in the box where it has none of its own.
  mutating func label(
    _ name: String, _ color: ThemeColor?, or main: ThemeColor? = nil, on surface: ThemeText.Surface, box: ThemeColor?
  ) {
    let behind = surface == .plotBackground ? mode.plotBackground ?? mode.background : mode.background
    if let color = color ?? main, let box, box.alpha == 1, box.hex != behind?.hex {
      mode.addText(name, color, on: box, reason: "\(name) text on its background")
    } else {
      label(name, color, on: surface)
    }
  }
}
