import PaletteRules
import SourceText

/// Which colours play which part in the chart, as their names suggest: for formats that know colours by their names alone.
struct GuessedParts {
  /// A colour and the name of its series.
  typealias Member = (index: Int, label: String)

  /// What the colours are called, as notes and `--series` write it.
  let names: [String]
  /// By part; a colour that a mode does not set leaves the part open there.
  private(set) var surfaces: [SurfaceGuess.Surface: Int] = [:]
  /// The series, when it is clear which they are.
  private(set) var series: [Member] = []
  /// Groups of series of which nothing says which is the chart's.
  private var choices: [(name: String, members: [Member])] = []
  private var ramps: [(name: String, kind: Ramp.Kind, indices: [Int])] = []
  private var status: [ChartWords.Judgement: Int] = [:]
  /// Colours that the user names for a part or a pair.
  var named: [Int] = []

  init(_ names: [String]) { self.names = names }

  /// Whether nothing is for a chart.
  var isEmpty: Bool { series.isEmpty && choices.isEmpty && ramps.isEmpty }

  /// Every colour that is drawn with.
  var drawn: [Int] {
    series.map(\.index) + choices.flatMap { $0.members.map(\.index) } + ramps.flatMap(\.indices)
      + ChartWords.Judgement.allCases.compactMap { status[$0] }
  }
  /// Every colour that has a part.
  var all: [Int] { drawn + SurfaceGuess.Surface.allCases.compactMap { surfaces[$0] } + named }

  /// Takes these for the series, in this order, whatever was guessed.
  mutating func takeSeries(_ indices: [Int], label: (Int) -> String) {
    series = indices.map { ($0, label($0)) }
    (choices, ramps) = ([], [])
    surfaces = surfaces.filter { !indices.contains($0.value) }
  }

  /// Takes what was found among the colours that are named for charts, and says so.
  ///
  /// - Parameters:
  ///   - spelled: a pattern as the format writes names.
  ///   - label: what a series is called; nil for what tells its name from the others'.
  mutating func take(
    _ guess: SeriesGuess, _ record: ReadingRecord, spelled: (String) -> String = { $0 }, label: ((Int) -> String)? = nil
  ) {
    guess.reportTaken(record, spelled)
    guess.reportLeftOut(record, spelled)
    let groups = guess.series.map { group in
      let members = group.members.map { candidate, name in
        (index: candidate.index, label: label?(candidate.index) ?? name)
      }
      return (name: spelled(group.pattern), members: members)
    }
    if groups.count == 1 { series = groups[0].members } else { choices = groups }
    ramps = guess.ramps.map { (spelled($0.name), $0.kind, $0.members.map(\.index)) }
    status = guess.status.mapValues(\.index)
  }

  /// Takes the best name for each ground, text and line, and says so.
  ///
  /// An unreadable value is a problem; a reference that leads nowhere counts only where there is nothing else.
  mutating func takeSurfaces(_ candidates: [RoleCandidate], _ record: ReadingRecord) {
    for surface in SurfaceGuess.Surface.allCases {
      let others = candidates.filter { surface != .plotBackground || $0.index != surfaces[.background] }
      guard let found = SurfaceGuess.best(surface, among: others, or: others) else { continue }
      surfaces[surface] = found.index
      let name = names[found.index]
      record.note(ReadingNote.partTaken(name, surface.word, ""))
    }
  }

  /// The mode that these parts make.
  func mode(named name: String, _ record: ReadingRecord, color: (Int) -> ThemeColor?) -> ThemeMode {
    func part(_ index: Int?) -> ThemeColor? { index.flatMap(color) }
    var mode = ThemeMode(name: name)
    mode.background = part(surfaces[.background])
    mode.plotBackground = part(surfaces[.plotBackground])
    mode.text = part(surfaces[.text])
    mode.axis = part(surfaces[.axis])
    mode.gridlines = part(surfaces[.gridlines])
    mode.status = ThemeStatus(good: part(status[.good]), neutral: part(status[.neutral]), bad: part(status[.bad]))
    for (index, label) in series {
      guard let found = color(index) else { continue }
      if found.alpha > 0 {
        mode.series.append(Series(name: label, token: names[index], color: found))
      } else {
        record.note(.transparentLeftOut, names[index])
      }
    }
    for (name, kind, indices) in ramps {
      let stops = indices.compactMap(color).map { Ramp.Stop(color: $0) }
      if stops.count > 1 { mode.ramps.append(Ramp(name: name, kind: kind, stops: stops)) }
    }
    return mode
  }

  /// The groups to choose from, those without a colour left out.
  func palettes(color: (Int) -> ThemeColor?) -> [NamedPalette] {
    choices.map { name, members in
      let found = members.compactMap { member in color(member.index).map { (color: $0, label: member.label) } }
      return NamedPalette(name: name, kind: .categorical, colors: found.map(\.color), labels: found.map(\.label))
    }.filter { !$0.colors.isEmpty }
  }
}
