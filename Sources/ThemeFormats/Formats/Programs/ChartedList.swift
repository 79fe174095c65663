import PaletteRules
import SourceText

/// What says that a list of colours in a program that nobody named is a chart's: its own name, its file's, that of a folder
/// around it, or the manifest of its package.
struct ChartedList {
  private let reading: Reading
  private let isChartFile: Bool
  private let isInChartFolder: Bool
  private let isInMapFolder: Bool

  private let isShown: Bool
  /// The kind of scale that the file or its folder is named after: `sequential.py`, `diverging/warm.ts`.
  let scale: NamedPalette.Kind?

  /// Looks at the path of the program.
  init(_ reading: Reading) {
    self.reading = reading
    let path = reading.path
    isChartFile = ChartWords.contain(TokenWords.split(String(ThemeInput.name(of: path))))
    isInMapFolder = ColorMapNames.areIn(path)
    let folders = path.pathNames.dropLast().map(String.init)
    isShown = !Self.shows.isDisjoint(with: folders)
    let stem = ThemeInput.name(of: path).split(separator: ".").first.map(String.init)
    // A file of Superset holds schemes of one kind.
    scale =
      reading.file.bytes.hold("new SequentialScheme(")
      ? .sequential
      : [stem, folders.last].lazy.compactMap { $0.flatMap(NamedPalette.Kind.init(word:)) }.first {
        $0 != .categorical
      }
    isInChartFolder = !isShown && folders.suffix(2).contains { Self.names(TokenWords.split($0)) }
  }

  /// Fewer colours under a name that charts share with other things are no palette; an engineering choice.
  private static let least = 3
  /// The same where only the package speaks of charts.
  private static let leastOfPackage = 4
  /// Words for rows of colours, in a package for charts.
  private static let rows: Set<String> = ["palette", "palettes", "scheme", "schemes"]
  /// What else such a list may be called, with nothing beside it.
  private static let plain: Set<String> = ["color", "colors", "colour", "colours", "default", "defaults"]
  /// Folders of examples: they are named after the charts that they show, and hold whatever these need.
  private static let shows: Set<String> = [
    "example", "examples", "demo", "demos", "docs", "site", "website", "samples", "gallery", "playground", "pages",
  ]
  /// Words for rows of colours that only charts have.
  private static let words: Set<String> = [
    "colormap", "colormaps", "cmap", "cmaps", "colorway", "colorways", "colorscale", "colorscales", "colorbrewer",
    "sequential", "diverging", "divergent", "cyclical", "categories", "heatmap", "charting", "plotting",
  ]
  /// The same in two words: `colorScale`, `dataScheme`, `category10`.
  private static let pairs: Set<[String]> = [
    ["color", "scale"], ["color", "scales"], ["colour", "scale"], ["color", "map"], ["color", "maps"],
    ["color", "cycle"], ["data", "scheme"], ["data", "schemes"], ["category", "10"], ["category", "20"],
    ["category", "colors"], ["series", "colors"],
  ]

  /// Whether a palette is a chart's. Only a list is one for its folder's name or a word that says little of an object: its
  /// members are parts of a page as often.
  func holds(_ palette: ColorRow) -> Bool {
    let words = TokenWords.split(palette.name)
    guard palette.entries.count > 1 else { return false }
    if isChartFile || ChartWords.contain(words) { return true }
    // `extension Color { static let chartIn = …; static let chartOut = … }`.
    if palette.entries.allSatisfy({ ChartWords.contain(TokenWords.split($0.key ?? "")) }) { return true }
    // Files of one colour map each are a collection to choose from.
    if isColorMap(palette) { return false }
    guard palette.entries.allSatisfy({ ColorRow.isCode($0.place.node) }) else { return false }
    let isRowOfChart = isInChartFolder && !Self.rows.isDisjoint(with: words)
    if isRowOfChart, palette.entries.count >= Self.leastOfPackage { return true }
    let isList = palette.entries.count >= Self.least && palette.entries.allSatisfy { $0.key == nil }
    guard isList else { return false }
    if isInChartFolder || palette.kind != nil || Self.names(words) { return true }
    // The list may be called `colors` in an object that has the name; `noteColors` are those of notes.
    let key = TokenWords.split(palette.entries.first?.place.pointer.tokens.dropLast().last ?? "")
    let isRow = !Self.rows.isDisjoint(with: words) || !key.isEmpty && key.allSatisfy(Self.plain.contains)
    return !isShown && palette.entries.count >= Self.leastOfPackage && isRow && ChartPackage.holds(reading)
  }

  /// Whether a list of numbers is a colour map, by its name or its folder's: `cm_data = [[0.1, 0.2, 0.3], …]`.
  func isColorMap(_ palette: ColorRow) -> Bool {
    let isOfNumbers = palette.entries.count > 7 && palette.entries.allSatisfy { $0.place.node.items != nil }
    let words = TokenWords.split(palette.name)
    return isOfNumbers && (isInMapFolder || ColorMapNames.areAmong(words) || words == ["cm", "data"])
  }

  /// Whether the name of a list says that it is a ramp, of whatever kind, or that of its file or folder.
  func isRamp(_ palette: ColorRow) -> Bool {
    if isColorMap(palette) { return true }
    guard palette.entries.allSatisfy({ $0.key == nil }) else { return false }
    return scale != nil || !Self.ramps.isDisjoint(with: TokenWords.split(palette.name))
  }

  /// Words for ramps whose colours tell the kind.
  private static let ramps: Set<String> = ["heatmap", "heatmaps", "heat", "ramp", "ramps", "gradient", "continuous"]
  /// Words for parts of a chart that are not its data, and for the shades that a series takes on.
  private static let asides: Set<String> = [
    "axis", "axes", "grid", "gridline", "gridlines", "text", "tooltip", "shadow", "shadows", "hover", "hovered",
    "inactive",
    "disabled", "focus", "crosshair", "cursor", "skeleton", "placeholder",
  ]

  /// Words for the ends of a gradient.
  private static let ends: Set<String> = ["stop", "from", "to", "start", "end", "left", "right", "top", "bottom"]

  /// A palette without the colours of axes, texts and shadows; nil where it is of nothing else.
  static func withoutAsides(_ palette: ColorRow) -> ColorRow? {
    func isAside(_ name: String) -> Bool {
      let words = Set(TokenWords.split(name))
      let isEnd = !words.isDisjoint(with: ["gradient", "grad"]) && !words.isDisjoint(with: ends)
      return !asides.isDisjoint(with: words) || isEnd
    }
    if palette.isOfParts || palette.name.last.map(isAside) ?? false { return nil }
    // Two stops fill an area.
    if palette.entries.count < 3, TokenWords.split(palette.name).contains(where: { $0.hasPrefix("gradient") }) {
      return nil
    }
    let entries = palette.entries.filter { entry in !(entry.key.map(isAside) ?? false) }
    return entries.count == palette.entries.count
      ? palette : entries.isEmpty ? nil : ColorRow(name: palette.name, kind: palette.kind, entries: entries)
  }

  private static func names(_ words: [String]) -> Bool {
    ChartWords.contain(words) || !Self.words.isDisjoint(with: words)
      || zip(words, words.dropFirst()).contains { pairs.contains([$0, $1]) }
  }
}

/// Whether the package that a program belongs to draws charts, as its manifest says: `"keywords": ["charts"]`.
enum ChartPackage {
  /// Folders above a program that are looked into; an engineering choice.
  private static let depth = 8

  /// Looks at the nearest manifest.
  static func holds(_ reading: Reading) -> Bool {
    guard let siblings = reading.options.siblings else { return false }
    for level in 0..<depth {
      let path = String(repeating: "../", count: level) + "package.json"
      guard let file = (try? siblings.files(matching: path, beside: reading.file))?.first else { continue }
      return reading.options.parsed.value(of: file) { saysChart(file) } ?? false
    }
    return false
  }

  private static func saysChart(_ file: SourceFile) -> Bool? {
    guard let root = try? JSONReader.read(file.bytes, .lenient).root else { return nil }
    let keywords = root["keywords"]?.items?.compactMap(\.string) ?? []
    let texts = [root["name"]?.string, root["description"]?.string].compactMap(\.self) + keywords
    return ChartWords.contain(TokenWords.split(texts.map { $0.replacing("/", with: " ") }))
  }
}
