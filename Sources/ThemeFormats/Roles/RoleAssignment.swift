import PaletteRules
import SourceText

/// Which token plays which part in the chart: what the file says first, then what names suggest.
struct RoleAssignment {
  private struct SeriesPart {
    let index: Int
    let name: String
    let channels: SeriesChannels?
  }
  private struct RampPart {
    let name: String
    let kind: Ramp.Kind?
    let interpolation: Ramp.Interpolation
    let indices: [Int]
  }

  private var parts: [TokenSettings.Role: Int] = [:]
  private var series: [SeriesPart] = []
  private var ramps: [RampPart] = []
  private var choices: [SeriesGuess.Group] = []
  /// Parts that names suggest.
  private var guessed: Set<TokenSettings.Role> = []
  /// Why the background is not known, when it is not a token.
  private var unknownGround: String?

  /// Whether the file contains neither series nor ramps.
  var isEmpty: Bool { series.isEmpty && ramps.isEmpty && choices.isEmpty }

  /// Assigns parts to the colours of a file and notes what was guessed.
  ///
  /// Where the user names the series, nothing else is a series or a ramp.
  ///
  /// - Parameter named: Other parts that the user names: they are not guessed.
  /// - Throws: ``ThemeProblem`` for a text that begins as a pointer and is not one.
  init(_ colors: TokenColors, named: FoundParts, _ reading: Reading) throws(ThemeProblem) {
    let (record, chosen) = (reading.record, reading.options.series)
    var settings: [Int: TokenSettings] = [:]
    var candidates: [RoleCandidate] = []
    var spelled: Set<[String]> = []
    var words = KnownKeys(vendor: VendorWords.shared(by: colors.indices.map { colors.path(of: $0).first ?? "" }))
    for index in colors.indices {
      let own = colors.settings(of: index, record: record)
      if let own { settings[index] = own }
      // A token that has been given its part, or none, is not guessed about.
      guard own?.role == nil else { continue }
      var path = colors.path(of: index)
      // Spellings of one colour, `hex` and `rgb` of `chart.blue`, are that colour, as the first of them writes it.
      if path.count > 1, let key = path.last, RoleWords.spellings.contains(key.lowercased()) {
        path.removeLast()
        guard spelled.insert(path).inserted else { continue }
      }
      let candidate = RoleCandidate(
        index: index, group: Array(path.dropLast()), key: path.last, known: &words,
        shade: { colors.shade(of: index) })
      if let candidate { candidates.append(candidate) }
    }
    let aside = AsideTokens(colors, known: &words, record: record)
    assignDeclared(settings, colors, record: record)
    // A token with a part that is not a colour is reported when it is used.
    parts.merge(aside.parts) { own, _ in own }
    if !chosen.isEmpty {
      var found = try reading.indices(of: chosen, in: NamedColors(colors))
      // Tokens beside them that are meant too and are not colours are reported when they are used.
      let groups = Set(found.map { colors.token($0).group })
      let beside = (colors.doubtful + colors.otherwise).filter { groups.contains(colors.token($0).group) }
        .map { colors.token($0).named($0) }
      found += try reading.indices(of: chosen, in: NamedColors(names: beside) { _, _ in nil })
        .filter { colors.token($0).type == nil || colors.holdsColor($0) }
      found = RoleWords.firstSpellings(found) { colors.token($0).path }
      ramps = []
      let names = TokenWords.names(of: found.map { colors.token($0).path })
      series = zip(found, names).map { index, name in
        SeriesPart(index: index, name: settings[index]?.name ?? name, channels: settings[index]?.channels)
      }
      candidates.removeAll { found.contains($0.index) }
    }
    for role in named.roles { parts[role] = nil }
    let taken = named.indices
    candidates.removeAll { taken.contains($0.index) }
    series.removeAll { taken.contains($0.index) }
    guessSurfaces(candidates, aside, colors, except: named.roles, record: record)
    guard chosen.isEmpty else { return }
    if series.isEmpty, ramps.isEmpty {
      aside.judge(beside: guessSeries(SeriesGuess(candidates, most: reading.mostGuessed), settings, record: record))
    }
    aside.judgeDeclared(beside: series.map(\.index) + ramps.flatMap(\.indices))
  }

  private mutating func assignDeclared(
    _ settings: [Int: TokenSettings], _ colors: TokenColors, record: ReadingRecord
  ) {
    var declared: [(index: Int, settings: TokenSettings)] = []
    var scales: [(group: [String], indices: [Int])] = []
    for index in colors.indices {
      guard let own = settings[index], let role = own.role else { continue }
      switch role {
      case .none: break
      case .series: declared.append((index, own))
      case .ramp:
        let group = colors.token(index).group
        if let known = scales.firstIndex(where: { $0.group == group }) {
          scales[known].indices.append(index)
        } else {
          scales.append((group, [index]))
        }
      default:
        if let first = parts[role] {
          record.note(.sameRole, colors.token(first).name, colors.token(index).name, role.rawValue)
        } else {
          parts[role] = index
        }
      }
    }
    let areSiblings = Set(declared.map { colors.token($0.index).group }).count == 1
    if areSiblings { declared = NumericOrder.sorted(declared) { colors.token($0.index).key ?? "" } }
    let ordered = declared.enumerated().sorted {
      ($0.element.settings.order ?? .infinity, $0.offset) < ($1.element.settings.order ?? .infinity, $1.offset)
    }
    series = ordered.map { _, entry in
      let name = entry.settings.name ?? TokenWords.name(of: colors.token(entry.index).path)
      return SeriesPart(index: entry.index, name: name, channels: entry.settings.channels)
    }
    ramps = scales.map { group, indices in
      let first = indices.first.flatMap { settings[$0] }
      return RampPart(
        name: group.joined(separator: "."), kind: first?.kind, interpolation: first?.interpolation ?? .srgb,
        indices: NumericOrder.sorted(indices) { colors.token($0).key ?? "" })
    }
  }

  private mutating func guessSurfaces(
    _ candidates: [RoleCandidate], _ aside: AsideTokens, _ colors: TokenColors,
    except named: Set<TokenSettings.Role>, record: ReadingRecord
  ) {
    let surfaces: [(SurfaceGuess.Surface, TokenSettings.Role)] = [
      (.background, .background), (.plotBackground, .plotBackground), (.text, .text), (.axis, .axis),
      (.gridlines, .gridlines),
    ]
    // A row of colours has a name for a surface where its members have one.
    let lists = candidates.filter { $0.isBroken && colors.holdsSeveral($0.index) }
    let candidates = lists.isEmpty ? candidates : candidates.filter { !$0.isBroken || !colors.holdsSeveral($0.index) }
    for (surface, role) in surfaces where parts[role] == nil && !named.contains(role) {
      let candidates = surface == .plotBackground ? candidates.filter { $0.index != parts[.background] } : candidates
      // A value without a declared type is the last choice.
      let meant = aside.meant(for: surface) + candidates.filter { $0.isUnknown && colors.isMeantForColor($0.index) }
      guard let found = SurfaceGuess.best(surface, among: candidates, or: meant) else {
        if surface == .background, let list = SurfaceGuess.best(surface, among: lists, broken: true) {
          unknownGround = "'\(colors.token(list.index).name)' holds several colours"
        }
        continue
      }
      parts[role] = found.index
      guessed.insert(role)
      guard found.index >= 0 else { continue }
      let name = colors.token(found.index).name
      record.note(ReadingNote.partTaken(name, surface.word, ""))
    }
  }

  /// - Returns: the members of the series and ramps, by the pattern of their group.
  private mutating func guessSeries(
    _ guess: SeriesGuess, _ settings: [Int: TokenSettings], record: ReadingRecord
  ) -> [String: [RoleCandidate]] {
    guess.reportTaken(record)
    guess.reportLeftOut(record)
    if guess.series.count == 1, let group = guess.series.first {
      series = group.members.map { candidate, name in
        let own = settings[candidate.index]
        return SeriesPart(index: candidate.index, name: own?.name ?? name, channels: own?.channels)
      }
    } else {
      choices = guess.series
    }
    ramps = guess.ramps.map {
      RampPart(name: $0.name, kind: $0.kind, interpolation: .srgb, indices: $0.members.map(\.index))
    }
    let roles: [(ChartWords.Judgement, TokenSettings.Role)] = [(.good, .good), (.neutral, .neutral), (.bad, .bad)]
    for (judgement, role) in roles where parts[role] == nil { parts[role] = guess.status[judgement]?.index }
    let members = guess.series.flatMap { $0.members.map(\.candidate) } + guess.ramps.flatMap(\.members)
    return Dictionary(grouping: members, by: TokenRow.holder)
  }
}

extension RoleAssignment {
  /// The mode that these parts make.
  func mode(_ colors: TokenColors, record: ReadingRecord) -> ThemeMode {
    func color(_ role: TokenSettings.Role) -> ThemeColor? { parts[role].flatMap { colors.use($0, record: record) } }
    var mode = ThemeMode()
    mode.background = color(.background)
    mode.unknownGround = unknownGround
    if mode.background == nil, let index = parts[.background] {
      mode.unknownGround = "'\(colors.token(index).name)' is not a colour that can be read"
    }
    mode.plotBackground = color(.plotBackground)
    mode.text = color(.text)
    if guessed.contains(.text), let text = mode.text, text.alpha >= 1, text.hex == mode.background?.hex {
      // Nobody writes so: a name was misread.
      mode.text = nil
      record.leave(.sameAsBackground, text.hex)
    }
    mode.axis = color(.axis)
    mode.gridlines = color(.gridlines)
    mode.usage.outline = color(.outline)
    mode.status = ThemeStatus(
      good: color(.good), neutral: color(.neutral), bad: color(.bad))
    for part in series {
      guard let color = colors.use(part.index, record: record) else { continue }
      guard color.alpha > 0 else {
        record.note(.transparentLeftOut, colors.token(part.index).name)
        continue
      }
      let channels = part.channels ?? SeriesChannels(record: record) { _ in nil }
      mode.series.append(channels.series(name: part.name, token: colors.token(part.index).name, color: color))
    }
    for part in ramps {
      let stops = part.indices.compactMap { index in
        colors.use(index, record: record).map { Ramp.Stop(color: $0, position: colors.token(index).position) }
      }
      mode.ramps.append(
        Ramp(
          name: part.name, kind: part.kind ?? RampShape.kind(of: stops.map(\.color)), stops: stops,
          interpolation: part.interpolation, isKindGuessed: part.kind == nil))
    }
    return mode
  }

  /// The groups to choose from when nothing says which is the chart's; none when that is known.
  func palettes(_ colors: TokenColors, _ record: ReadingRecord) -> [NamedPalette] {
    choices.map { group in
      let found = group.members.compactMap { candidate, name in
        colors.use(candidate.index, record: record).map { (color: $0, name: name) }
      }
      return NamedPalette(
        name: group.pattern, kind: .categorical, colors: found.map(\.color), labels: found.map(\.name))
    }
  }
}
