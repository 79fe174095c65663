import Colorimetry
import PaletteRules
import SourceText

/// Which colour set plays which part: what the user says, otherwise what names suggest.
struct CatalogRoles {
  private let sets: [ColorSet]
  private var parts: ChartParts

  var used: [ColorSet] { parts.all.map { sets[$0] } }

  /// Sets that one report names; an engineering choice.
  private static let mostNamed = 40

  /// Assigns parts and notes what was guessed.
  ///
  /// - Throws: ``ThemeProblem`` when nothing names the series, the user's names among it.
  init(_ sets: [ColorSet], _ reading: Reading) throws(ThemeProblem) {
    self.sets = sets
    parts = ChartParts { sets[$0].name }
    let (options, record, path) = (reading.options, reading.record, reading.path)
    let offered = NamedColors(sets, in: .base)
    parts.named = try FoundParts(offered, reading).all
    // What is wrong with a colour matters once it has a part.
    let silent = ReadingRecord()
    let candidates = sets.indices.map { index in
      let color = sets[index].slot(for: .base).flatMap { silent.color($0, of: sets[index], in: .base) }
      return RoleCandidate(index: index, path: sets[index].path, shade: color.map { .color($0.srgb) } ?? .broken)
    }
    if !options.series.isEmpty {
      parts.takeSeries(try reading.indices(of: options.series, in: offered)) { sets[$0].name }
    } else if sets.count == 1 {
      parts.takeSeries([0]) { sets[$0].name }
      return
    } else {
      parts.take(SeriesGuess(candidates), record)
    }
    guard !parts.isEmpty || !parts.named.isEmpty && options.named.makesThemes else {
      let first = sets.prefix(3).map(\.name).joined(separator: ", ")
      guard let name = options.series.first else {
        throw ThemeProblem(
          Refusal.setsWithoutRoles(sets.count, first), reason: .noChartColors, path: path,
          doubt: sets.count < ColorsOfText.least ? nil : .otherColors)
      }
      throw .noSuchSeries(
        options, help: DidYouMean.phrase(for: name, among: sets.map(\.name)) ?? "the sets are \(first) …", path: path)
    }
    try reading.checkSeries(parts.series.count)
    let taken = Set(parts.series.map(\.index))
    let rest = candidates.filter { !taken.contains($0.index) }
    parts.takeSurfaces(rest, record)
    if options.series.isEmpty { passOver(rest, record) }
  }

  /// Lists the sets beside the series that may be a chart's too: colours, and no parts of a page.
  private func passOver(_ rest: [RoleCandidate], _ record: ReadingRecord) {
    let known = Set(parts.all)
    let others = rest.filter { candidate in
      guard !known.contains(candidate.index), let color = candidate.color else { return false }
      return ![.black, .grey, .white].contains(ColorName(color))
        && RoleWords.furniture.union(["accent"]).isDisjoint(with: candidate.allWords)
    }
    guard others.count <= Self.mostNamed else { return }
    record.pass(over: others.map { sets[$0.index].name }.joined(separator: ","), others.count)
  }

  private func color(_ index: Int, in mode: CatalogMode, _ record: ReadingRecord) -> ThemeColor? {
    sets[index].slot(for: mode).flatMap { record.color($0, of: sets[index], in: mode) }
  }

  /// The theme in one mode.
  ///
  /// - Parameter hasGround: Whether the user states the background of charts.
  func mode(_ mode: CatalogMode, hasGround: Bool, record: ReadingRecord) -> ThemeMode {
    for index in parts.series.map(\.index) where sets[index].slot(for: mode) == nil {
      record.leave(.noColorInMode, sets[index].name, mode.name)
    }
    var result = parts.mode(named: mode.name, record) { color($0, in: mode, record) }
    guard result.background == nil else { return result }
    if let index = parts.parts[.background], sets[index].slot(for: mode) != nil {
      result.unknownGround = "'\(sets[index].name)' is the background, and its colour is not known"
    } else if mode.isDark, !hasGround {
      // What dark appearances are made for is not white: the system's background is black (Apple, Human Interface
      // Guidelines, "Dark Mode").
      let black = SourceFile(path: "the system's black", bytes: Array("#000000".utf8), isBuiltIn: true)
      result.background = ThemeColor(Color(SRGB(0, 0, 0)), origin: TokenOrigin(file: black, range: 0..<7))
      record.note(.systemBlack)
    }
    return result
  }

  /// The groups to choose from when nothing says which is the chart's, in the base mode.
  func palettes(_ record: ReadingRecord) -> [NamedPalette] { parts.palettes { color($0, in: .base, record) } }
}
