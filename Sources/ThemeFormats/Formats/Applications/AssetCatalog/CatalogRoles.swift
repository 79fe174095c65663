import Colorimetry
import PaletteRules
import SourceText

/// Which colour set plays which part: what the user says, otherwise what names suggest.
struct CatalogRoles {
  private typealias Part = (set: ColorSet, name: String)

  private var series: [Part] = []
  private var ramps: [(name: String, kind: Ramp.Kind, sets: [ColorSet])] = []
  private var choices: [(name: String, parts: [Part])] = []
  /// Sets that the user names for a part or a pair.
  private var named: [ColorSet] = []
  private var surfaces: [SurfaceGuess.Surface: ColorSet] = [:]

  var used: [ColorSet] {
    series.map(\.set) + ramps.flatMap(\.sets) + choices.flatMap { $0.parts.map(\.set) }
      + SurfaceGuess.Surface.allCases.compactMap { surfaces[$0] } + named
  }

  /// Sets that one report names; an engineering choice.
  private static let mostNamed = 40

  /// Assigns parts and notes what was guessed.
  ///
  /// - Throws: ``ThemeProblem`` when a name that the user gives is not there, and when nothing names the series.
  init(_ sets: [ColorSet], _ reading: Reading) throws(ThemeProblem) {
    let record = reading.record
    let path = reading.path
    let base = CatalogMode(isDark: false, isHighContrast: false)
    // What is wrong with a colour matters once it has a part.
    let silent = ReadingRecord()
    let candidates = sets.indices.map { index in
      let color = sets[index].slot(for: base).flatMap { silent.color($0, of: sets[index], in: base) }
      return RoleCandidate(index: index, path: sets[index].path, shade: color.map { .color($0.srgb) } ?? .broken)
    }
    let offered = NameableColors(sets, in: base)
    named = try reading.options.named.indices(in: offered, path: path, names: reading.options.names).map { sets[$0] }
    if !reading.options.series.isEmpty {
      series = try Self.named(reading.options, sets, path)
    } else if sets.count == 1, let only = sets.first {
      series = [(only, only.name)]
      return
    } else {
      guess(candidates, sets, record)
    }
    guard
      !series.isEmpty || !ramps.isEmpty || !choices.isEmpty || !named.isEmpty && reading.options.named.makesThemes
    else { throw Self.nothingNamed(sets, path) }
    try reading.checkSeries(series.count)
    let taken = Set(series.map(\.set.name))
    let rest = candidates.filter { !taken.contains(sets[$0.index].name) }
    for surface in SurfaceGuess.Surface.allCases {
      guard let found = SurfaceGuess.best(surface, among: rest) else { continue }
      let set = sets[found.index]
      guard surface != .plotBackground || set.name != surfaces[.background]?.name else { continue }
      surfaces[surface] = set
      record.note(.partTaken, set.name, surface.word, "")
    }
    if reading.options.series.isEmpty { passOver(rest, sets, record) }
  }

  /// Lists the sets beside the series that may be a chart's too: colours, and no parts of a page.
  private func passOver(_ rest: [RoleCandidate], _ sets: [ColorSet], _ record: ReadingRecord) {
    let known = Set(used.map(\.name))
    let others = rest.filter { candidate in
      guard !known.contains(sets[candidate.index].name), let color = candidate.color else { return false }
      let words = TokenWords.split(candidate.path)
      return ![.black, .grey, .white].contains(ColorName(color)) && RoleWords.furniture.isDisjoint(with: words)
        && !words.contains("accent")
    }
    guard others.count <= Self.mostNamed else { return }
    record.pass(over: others.map { sets[$0.index].name }.joined(separator: ","), others.count)
  }

  private static func named(
    _ options: ReadingOptions, _ sets: [ColorSet], _ path: String
  ) throws(ThemeProblem) -> [Part] {
    let offered = NameableColors(sets, in: CatalogMode(isDark: false, isHighContrast: false)).names
    var parts: [Part] = []
    for name in options.series {
      let exact = sets.filter { $0.name == name }
      let bare = exact.isEmpty ? sets.filter { $0.name.lowercased() == name.lowercased() } : exact
      var found = bare
      if found.isEmpty {
        found = try SeriesChoice([name], path: path).indices(in: offered).map { sets[$0] }
      }
      options.names?.look(name, isFound: !found.isEmpty) { sets.map(\.name) }
      // A ledger collects the names of all files: one that belongs to another file is not a mistake.
      guard !found.isEmpty || options.names != nil else { throw missing(name, sets, path) }
      parts += found.filter { set in !parts.contains { $0.set.name == set.name } }.map { ($0, $0.name) }
    }
    guard !parts.isEmpty else { throw missing(options.series.first ?? "", sets, path) }
    return parts
  }

  private static func missing(_ name: String, _ sets: [ColorSet], _ path: String) -> ThemeProblem {
    let known = sets.map(\.name)
    return ThemeProblem(
      Refusal.noColorSet(name, known.prefix(20).joined(separator: ", ")), reason: .noChartColors,
      help: DidYouMean.phrase(for: name, among: known), path: path)
  }

  private mutating func guess(_ candidates: [RoleCandidate], _ sets: [ColorSet], _ record: ReadingRecord) {
    let guess = SeriesGuess(candidates)
    let groups = guess.series.map { group in
      (name: group.pattern, parts: group.members.map { (set: sets[$0.candidate.index], name: $0.name) })
    }
    guess.reportTaken(record)
    if groups.count > 1 {
      choices = groups
    } else {
      series = groups.first?.parts ?? []
    }
    ramps = guess.ramps.map { ($0.name, $0.kind, $0.members.map { sets[$0.index] }) }
  }

  private static func nothingNamed(_ sets: [ColorSet], _ path: String) -> ThemeProblem {
    let names = sets.prefix(3).map(\.name).joined(separator: ",")
    return ThemeProblem(Refusal.setsWithoutRoles(sets.count, names), reason: .noChartColors, path: path)
  }
}

extension CatalogRoles {
  /// The theme in one mode.
  ///
  /// - Parameter hasGround: Whether the user states the background of charts.
  func mode(_ mode: CatalogMode, hasGround: Bool, record: ReadingRecord) -> ThemeMode {
    func color(_ set: ColorSet?) -> ThemeColor? {
      set.flatMap { set in set.slot(for: mode).flatMap { record.color($0, of: set, in: mode) } }
    }
    var result = ThemeMode(name: mode.name)
    result.background = color(surfaces[.background])
    result.plotBackground = color(surfaces[.plotBackground])
    result.text = color(surfaces[.text])
    result.axis = color(surfaces[.axis])
    result.gridlines = color(surfaces[.gridlines])
    for part in series where part.set.slot(for: mode) == nil {
      record.leave(.noColorInMode, part.set.name, mode.name)
    }
    result.series = series.compactMap { part in
      color(part.set).map { Series(name: part.name, token: part.set.name, color: $0) }
    }
    result.ramps = ramps.map { ramp in
      Ramp(name: ramp.name, kind: ramp.kind, stops: ramp.sets.compactMap(color).map { Ramp.Stop(color: $0) })
    }
    // What dark appearances are made for is not white: the system's background is black (Apple, Human Interface
    // Guidelines, "Dark Mode").
    if let set = surfaces[.background], result.background == nil, set.slot(for: mode) != nil {
      result.unknownGround = "'\(set.name)' is the background, and its colour is not known"
    } else if mode.isDark, !hasGround, result.background == nil {
      let black = SourceFile(path: "the system's black", bytes: Array("#000000".utf8), isBuiltIn: true)
      result.background = ThemeColor(Color(SRGB(0, 0, 0)), origin: TokenOrigin(file: black, range: 0..<7))
      record.note(.systemBlack)
    }
    return result
  }

  /// The groups to choose from when nothing says which is the chart's, in the base mode.
  func palettes(_ record: ReadingRecord) -> [NamedPalette] {
    let base = CatalogMode(isDark: false, isHighContrast: false)
    return choices.map { group in
      let found = group.parts.compactMap { part in
        part.set.slot(for: base).flatMap { record.color($0, of: part.set, in: base) }.map { ($0, part.name) }
      }
      return NamedPalette(name: group.name, kind: .categorical, colors: found.map(\.0), labels: found.map(\.1))
    }
  }
}
