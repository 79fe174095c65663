import PaletteRules
import SourceText

extension ChartParts {
  /// Assigns parts to the tokens of a file that are colours, and notes what was guessed. Where the user names the series,
  /// nothing else is a series or a ramp.
  ///
  /// - Parameter named: Other parts that the user names: they are not guessed.
  /// - Throws: ``ThemeProblem`` for a text that begins as a pointer and is not one.
  init(_ colors: TokenColors, named: FoundParts, _ reading: Reading) throws(ThemeProblem) {
    self.init { colors.token($0).name }
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
    func member(_ index: Int, _ name: String) -> Member {
      Member(index: index, name: settings[index]?.name ?? name, channels: settings[index]?.channels)
    }
    let aside = AsideTokens(colors, known: &words, record: record)
    assignDeclared(settings, colors, record)
    // A token with a part that is not a colour is reported when it is used.
    parts.merge(aside.parts) { own, _ in own }
    if !chosen.isEmpty {
      var found = try reading.indices(of: chosen, in: NamedColors(colors))
      // Tokens beside them that are meant too and are not colours are reported when they are used.
      let groups = Set(
        found.filter { !NamedColors.isOfColor(colors.token($0).path) }.map { colors.token($0).group })
      let beside = (colors.doubtful + colors.otherwise).filter { groups.contains(colors.token($0).group) }
        .map { colors.token($0).named($0) }
      found += try reading.indices(of: chosen, in: NamedColors(names: beside) { _, _ in nil })
        .filter { colors.token($0).type == nil || colors.holdsColor($0) }
      found = RoleWords.firstSpellings(found) { colors.token($0).path }
      ramps = []
      series = zip(found, TokenWords.names(of: found.map { colors.token($0).path })).map(member)
      candidates.removeAll { found.contains($0.index) }
    }
    for role in named.roles { parts[role] = nil }
    let taken = named.indices
    candidates.removeAll { taken.contains($0.index) }
    series.removeAll { taken.contains($0.index) }
    // A row of colours has a name for a background where its members have one.
    let lists = candidates.filter { $0.isBroken && colors.holdsSeveral($0.index) }
    let single = lists.isEmpty ? candidates : candidates.filter { !$0.isBroken || !colors.holdsSeveral($0.index) }
    // A value without a declared type is the last choice.
    let unknown = single.filter { $0.isUnknown && colors.isMeantForColor($0.index) }
    takeSurfaces(single, or: { aside.meant(for: $0) + unknown }, lists: lists, except: named.roles, record)
    guard chosen.isEmpty else { return }
    if series.isEmpty, ramps.isEmpty {
      let guess = SeriesGuess(candidates, most: reading.mostGuessed)
      take(guess, record, member: member)
      let members = guess.series.flatMap { $0.members.map(\.candidate) } + guess.ramps.flatMap(\.members)
      aside.judge(beside: Dictionary(grouping: members, by: TokenRow.holder))
    }
    aside.judgeDeclared(beside: series.map(\.index) + ramps.flatMap(\.indices))
  }

  /// Takes the parts that `$extensions.palettecheck` gives tokens.
  private mutating func assignDeclared(
    _ settings: [Int: TokenSettings], _ colors: TokenColors, _ record: ReadingRecord
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
      return Member(index: entry.index, name: name, channels: entry.settings.channels)
    }
    ramps = scales.map { group, indices in
      let first = indices.first.flatMap { settings[$0] }
      return Scale(
        name: group.joined(separator: "."), kind: first?.kind, interpolation: first?.interpolation ?? .srgb,
        indices: NumericOrder.sorted(indices) { colors.token($0).key ?? "" })
    }
  }

  /// The mode that these parts make of tokens.
  func mode(named name: String, _ colors: TokenColors, _ record: ReadingRecord) -> ThemeMode {
    var mode = mode(named: name, record) {
      colors.use($0, record: record)
    } position: {
      colors.token($0).position
    }
    if mode.background == nil, let index = parts[.background] {
      mode.unknownGround = "'\(colors.token(index).name)' is not a colour that can be read"
    }
    return mode
  }
}
