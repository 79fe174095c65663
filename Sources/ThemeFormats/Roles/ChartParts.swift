import PaletteRules
import SourceText

/// Which colour plays which part in a chart: what the user and the file say first, then what names suggest. Colours go by
/// indices, which mean the same colours in every mode.
struct ChartParts {
  typealias Role = TokenSettings.Role

  /// A colour of a series.
  struct Member {
    let index: Int
    /// The name of the series.
    let name: String
    /// What tells it from others besides its colour, where the file says so.
    var channels: SeriesChannels?
  }

  /// The colours of a ramp.
  struct Scale {
    let name: String
    /// Nil where only its colours tell.
    let kind: Ramp.Kind?
    var interpolation = Ramp.Interpolation.srgb
    let indices: [Int]
  }

  /// What a colour is called, as notes and `--series` write it.
  private let name: (Int) -> String
  /// The colours of parts that have one; a colour that a mode does not set leaves the part open there.
  var parts: [Role: Int] = [:]
  /// The series, when it is clear which they are.
  var series: [Member] = []
  /// Groups of series of which nothing says which is the chart's.
  private(set) var choices: [(name: String, members: [Member])] = []
  var ramps: [Scale] = []
  /// Colours that the user names for a part or a pair.
  var named: [Int] = []
  /// Why the background is not known, when it is not a colour.
  var unknownGround: String?

  init(name: @escaping (Int) -> String) { self.name = name }

  /// Whether nothing is for a chart.
  var isEmpty: Bool { series.isEmpty && choices.isEmpty && ramps.isEmpty }

  /// Every colour that is drawn with.
  var drawn: [Int] {
    series.map(\.index) + choices.flatMap { $0.members.map(\.index) } + ramps.flatMap(\.indices)
      + [.good, .neutral, .bad].compactMap { parts[$0] }
  }
  /// Every colour that has a part.
  var all: [Int] { drawn + SurfaceGuess.surfaces.compactMap { parts[$0] } + named }

  /// Takes these for the series, in this order, whatever was guessed.
  mutating func takeSeries(_ indices: [Int], called name: (Int) -> String) {
    series = indices.map { Member(index: $0, name: name($0)) }
    (choices, ramps) = ([], [])
    parts = parts.filter { !indices.contains($0.value) }
  }

  /// Takes what was found among the colours that are named for charts, and says so.
  ///
  /// - Parameters:
  ///   - spelled: A pattern as the format writes names.
  ///   - member: A series, by its index and what tells its name from the others'.
  mutating func take(
    _ guess: SeriesGuess, _ record: ReadingRecord, spelled: (String) -> String = { $0 },
    member: (Int, String) -> Member = { Member(index: $0, name: $1) }
  ) {
    guess.reportTaken(record, spelled)
    guess.reportLeftOut(record, spelled)
    var counts: [String: Int] = [:]
    choices = guess.series.map { group in
      let name = spelled(group.pattern)
      counts[name, default: 0] += 1
      // `chart-1 …` and `chart-income …` are two groups `chart-*`.
      let count = counts[name, default: 1]
      return (name: count > 1 ? "\(name) (\(count))" : name, members: group.members.map { member($0.index, $1) })
    }
    if choices.count == 1 { (series, choices) = (choices[0].members, []) }
    ramps = guess.ramps.map { Scale(name: spelled($0.name), kind: $0.kind, indices: $0.members.map(\.index)) }
    for (role, candidate) in guess.status where parts[role] == nil { parts[role] = candidate.index }
  }

  /// Takes the best name for each background, text and line that has no colour, and says so.
  ///
  /// - Parameters:
  ///   - others: What a part may take where none of the candidates fits; by default these, unreadable or not.
  ///   - lists: Names of several colours: such a background is not known.
  mutating func takeSurfaces(
    _ candidates: [RoleCandidate], or others: ((Role) -> [RoleCandidate])? = nil, lists: [RoleCandidate] = [],
    except named: Set<Role> = [], _ record: ReadingRecord
  ) {
    for surface in SurfaceGuess.surfaces where parts[surface] == nil && !named.contains(surface) {
      let candidates = candidates.filter { surface != .plotBackground || $0.index != parts[.background] }
      guard let found = SurfaceGuess.best(surface, among: candidates, or: others?(surface) ?? candidates) else {
        if surface == .background, let list = SurfaceGuess.best(surface, among: lists, broken: true) {
          unknownGround = "'\(name(list.index))' holds several colours"
        }
        continue
      }
      parts[surface] = found.index
      if found.index >= 0 { record.note(ReadingNote.partTaken(name(found.index), surface.word, "")) }
    }
  }

  /// The mode that these parts make.
  func mode(
    named mode: String, _ record: ReadingRecord, color: (Int) -> ThemeColor?, position: (Int) -> Double? = { _ in nil }
  ) -> ThemeMode {
    func part(_ role: Role) -> ThemeColor? { parts[role].flatMap(color) }
    var mode = ThemeMode(name: mode)
    mode.background = part(.background)
    mode.unknownGround = unknownGround
    mode.plotBackground = part(.plotBackground)
    mode.text = part(.text)
    mode.axis = part(.axis)
    mode.gridlines = part(.gridlines)
    mode.usage.outline = part(.outline)
    mode.status = ThemeStatus(good: part(.good), neutral: part(.neutral), bad: part(.bad))
    for member in series {
      guard let color = color(member.index) else { continue }
      guard color.alpha > 0 else {
        record.note(.transparentLeftOut, name(member.index))
        continue
      }
      let channels = member.channels ?? SeriesChannels(record: record) { _ in nil }
      mode.series.append(channels.series(name: member.name, token: name(member.index), color: color))
    }
    mode.ramps = ramps.map { scale in
      let stops = scale.indices.compactMap { index in
        color(index).map { Ramp.Stop(color: $0, position: position(index)) }
      }
      return Ramp(
        name: scale.name, kind: scale.kind ?? RampShape.kind(of: stops.map(\.color)), stops: stops,
        interpolation: scale.interpolation, isKindGuessed: scale.kind == nil)
    }
    return mode
  }

  /// The groups to choose from, those without a colour left out.
  func palettes(color: (Int) -> ThemeColor?) -> [NamedPalette] {
    choices.map { name, members in
      let found = members.compactMap { member in color(member.index).map { (color: $0, name: member.name) } }
      return NamedPalette(name: name, kind: .categorical, colors: found.map(\.color), labels: found.map(\.name))
    }.filter { !$0.colors.isEmpty }
  }
}
