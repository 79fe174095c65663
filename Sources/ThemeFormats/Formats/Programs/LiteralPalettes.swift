import PaletteRules
import SourceText

/// Lists of colours, and objects of nothing else, among the values of a program. Each is drawn on the ground that the value
/// around it names.
struct LiteralPalettes {
  private let root: PlacedNode
  private let reading: Reading
  private var found: [FoundPalette]
  /// Whether an object that is not called after a chart holds colours that are.
  private var mayShowChart = false

  /// Whether there is none.
  var isEmpty: Bool { found.isEmpty }

  /// Looks for them, the stops of gradients left out.
  ///
  /// - Parameter ofCharts: whether to look only for those that are called after a chart.
  init(_ root: PlacedNode, _ reading: Reading, ofCharts: Bool) {
    self.root = root
    self.reading = reading
    var search = PaletteSearch()
    search.visit(root)
    found = search.palettes.filter { palette in
      !palette.entries.contains { $0.place.node.holdsOne(of: ["offset", "position", "stop"]) }
    }
    guard ofCharts else { return }
    mayShowChart = found.contains { $0.entries.count { Self.namesChart($0.key) } > 2 }
    let isChartFile = ChartWords.contain(TokenWords.split(String(ThemeInput.name(of: reading.path))))
    found = found.filter { palette in
      palette.entries.count > 1 && (isChartFile || ChartWords.contain(TokenWords.split(palette.name)))
    }
  }

  private static func namesChart(_ key: String?) -> Bool {
    let words = TokenWords.split(key ?? "")
    return ChartWords.contain(words) || words.contains { NamedPalette.Kind(word: $0) != nil }
  }

  /// The theme: one mode for each palette, as values of one file may be drawn on several grounds.
  ///
  /// - Throws: ``ThemeProblem`` without a palette, or for one of more colours than the options allow.
  func content(_ language: String) throws(ThemeProblem) -> ThemeContent {
    let record = reading.record
    guard !found.isEmpty else {
      if let literals = reading.input.literals, literals.computesChart(in: reading.file) {
        throw ThemeProblem(
          "the chart colours of this program are computed, and it is not run here", reason: .noChartColors,
          help: "export them as literals, or the theme as JSON", path: reading.path, doubt: .computed)
      }
      if mayShowChart {
        throw ThemeProblem(
          "these colours may not be a chart's", reason: .noChartColors, help: "name the file to check it",
          path: reading.path, doubt: .otherColors)
      }
      throw ThemeProblem(
        "this file holds no theme of a chart library and no palette as literals", reason: .noChartColors,
        help: "export an object or a list of literals, or the theme as JSON; --series names colours of this file",
        path: reading.path)
    }
    let used = Set(found.flatMap { $0.entries.map(\.place.node.range) })
    var grounds: [String: ThemeMode] = [:]
    var modes: [ThemeMode] = []
    var names: [[String]] = []
    for palette in found.prefix(ChartEvidence.mostPalettes) {
      let read = palette.read(record: record).inShownKind(record)
      guard !read.colors.items.isEmpty else { continue }
      let holder = holder(of: palette)
      let key = holder?.pointer.description ?? ""
      if grounds[key] == nil {
        var mode = ThemeMode()
        let isDark = !Set(TokenWords.split(palette.name.prefix(1).map(\.self))).isDisjoint(with: ["dark", "night"])
        var above = PaletteGrounds(holder ?? root, used: used, record: record)
        above.fill(&mode, isDark: isDark)
        grounds[key] = mode
      }
      let series = read.kind == .categorical ? try read.colors.series(reading) : read.colors.series()
      let shown = ThemeMode(showing: series, kind: read.kind, name: read.name)
      var mode = grounds[key] ?? ThemeMode()
      (mode.series, mode.ramps, mode.name) = (shown.series, shown.ramps, read.name)
      modes.append(mode)
      names.append(palette.name)
      read.reportSkipped(record)
    }
    if found.count > ChartEvidence.mostPalettes {
      record.leave("\(found.count - ChartEvidence.mostPalettes) palettes after the first \(ChartEvidence.mostPalettes)")
    }
    guard !modes.isEmpty else { throw record.firstProblem ?? .noColors(of: "list of literals", path: reading.path) }
    ModeNames.set(names, of: &modes)
    return ThemeContent(
      label: "colours in \(language)", name: found.count == 1 ? found[0].name.joined(separator: " ") : nil, modes: modes
    )
  }

  /// The value of the file that holds a palette, where the file has several.
  private func holder(of palette: FoundPalette) -> PlacedNode? {
    guard let first = palette.name.first, let place = root[first], place.node.isObject else { return nil }
    return place
  }
}
