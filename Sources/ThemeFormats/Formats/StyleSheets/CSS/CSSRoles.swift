import Colorimetry
import PaletteRules

/// Which custom property plays which part in the chart, as their names suggest.
struct CSSRoles {
  /// A property and the name of its series.
  typealias Member = (property: String, label: String)

  /// By part; a property that a mode does not set leaves the part open there.
  private(set) var surfaces: [SurfaceGuess.Surface: String] = [:]
  /// The series, when it is clear which they are.
  private(set) var series: [Member] = []
  /// Groups of series of which nothing says which is the chart's.
  private(set) var choices: [(name: String, members: [Member])] = []
  private(set) var ramps: [(name: String, kind: Ramp.Kind, members: [String])] = []
  private(set) var status: [ChartWords.Judgement: String] = [:]
  /// Properties that the user names for a part or a pair.
  var named: [String] = []

  /// Whether nothing is for a chart.
  var isEmpty: Bool { series.isEmpty && choices.isEmpty && ramps.isEmpty }

  /// Every property that has a part.
  var names: [String] { seriesNames + SurfaceGuess.Surface.allCases.compactMap { surfaces[$0] } + named }
  /// Every property that is drawn with.
  var seriesNames: [String] {
    series.map(\.property) + choices.flatMap { $0.members.map(\.property) } + ramps.flatMap(\.members)
      + ChartWords.Judgement.allCases.compactMap { status[$0] }
  }

  private static let surfaceWords: Set<String> = [
    "background", "bg", "surface", "canvas", "body", "page", "app", "text", "txt", "fg", "foreground", "ink", "font",
    "axis",
    "axes", "grid", "gridline", "gridlines", "divider", "border",
  ]

  /// Guesses from the properties of a sheet, in the order of their first occurrence.
  ///
  /// - Parameters:
  ///   - most: the most colours that names alone make the series of one chart.
  ///   - color: what a property resolves to where it is first set.
  init(
    _ names: [String], most: Int? = nil, record: ReadingRecord,
    color: (_ name: String, _ textName: String?) throws(UnresolvedColor) -> SRGB?
  ) {
    var charted: [RoleCandidate] = []
    var others: [RoleCandidate] = []
    var notColors: [String] = []
    var waiting: [(index: Int, candidate: RoleCandidate)] = []
    let vendor = VendorWords.shared(
      by: names.filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2).prefix { $0 != "-" }) })
    for (index, name) in names.enumerated() {
      let path = name.dropFirst(2).split(separator: "-").map(String.init)
      guard name.hasPrefix("--"), !path.isEmpty, name.utf8.count <= TokenPathLimit.bytes else { continue }
      let candidate = RoleCandidate(index: index, path: path, shade: .unknown, vendor: vendor)
      guard candidate.namesChart || !Self.surfaceWords.isDisjoint(with: candidate.allWords) else { continue }
      waiting.append((index, candidate))
    }
    func shade(_ one: (index: Int, candidate: RoleCandidate), text: String?) -> CSSShades? {
      do throws(UnresolvedColor) {
        return try color(names[one.index], text).map { CSSShades(.color($0)) }
      } catch {
        return CSSShades(error, of: one.candidate)
      }
    }
    func candidate(_ one: RoleCandidate, _ shade: RoleCandidate.Shade) -> RoleCandidate {
      RoleCandidate(index: one.index, path: one.path, shade: shade, vendor: vendor)
    }
    // The text's colour first, for `currentColor` stands for it.
    for one in waiting where !one.candidate.namesChart {
      if let found = shade(one, text: nil)?.surface { others.append(candidate(one.candidate, found)) }
    }
    let text = SurfaceGuess.best(.text, among: others).map { names[$0.index] }
    var chartSurfaces: [RoleCandidate] = []
    for one in waiting where one.candidate.namesChart {
      guard !Self.isHighchartsFurniture(one.candidate) else { continue }
      let found = shade(one, text: text)
      if let surface = found?.surface { chartSurfaces.append(candidate(one.candidate, surface)) }
      guard let found, let series = found.series else {
        if let doubt = found?.doubt, found?.surface == nil {
          record.leave(.unreadProperty, names[one.index], "", doubt.text)
        } else {
          notColors.append(names[one.index])
        }
        continue
      }
      charted.append(candidate(one.candidate, series))
    }
    if let first = notColors.first {
      record.note(.notColors, first, notColors.count - 1)
    }
    guessSurfaces(others + chartSurfaces, names, record: record)
    take(SeriesGuess(charted, most: most), names, record: record)
  }

  /// Takes these for the series, in this order, whatever was guessed.
  mutating func takeSeries(_ names: [String]) {
    series = names.map { ($0, String($0.dropFirst(2))) }
    (choices, ramps) = ([], [])
    surfaces = surfaces.filter { !names.contains($0.value) }
  }

  /// The greys and highlights of Highcharts' own parts: `--highcharts-neutral-color-80`.
  private static func isHighchartsFurniture(_ candidate: RoleCandidate) -> Bool {
    candidate.allWords.contains("highcharts")
      && !Set(candidate.allWords).isDisjoint(with: ["neutral", "highlight", "positive", "negative"])
  }

  private mutating func guessSurfaces(_ candidates: [RoleCandidate], _ names: [String], record: ReadingRecord) {
    for surface in SurfaceGuess.Surface.allCases {
      let candidates =
        surface == .plotBackground ? candidates.filter { names[$0.index] != surfaces[.background] } : candidates
      // An unreadable value is a problem; a reference that leads nowhere counts only where there is nothing else.
      let found = SurfaceGuess.best(surface, among: candidates, or: candidates)
      guard let found else { continue }
      surfaces[surface] = names[found.index]
      record.guess(
        surface.rawValue, names[found.index], ReadingNote.partTaken(names[found.index], surface.word, ""))
    }
  }

  private mutating func take(_ guess: SeriesGuess, _ names: [String], record: ReadingRecord) {
    func spelled(_ pattern: String) -> String { "--" + pattern.replacing(".", with: "-") }
    func members(_ group: SeriesGuess.Group) -> [Member] {
      group.members.map { (names[$0.candidate.index], String(names[$0.candidate.index].dropFirst(2))) }
    }
    guess.reportTaken(record, spelled)
    guess.reportLeftOut(record, spelled)
    if guess.series.count == 1 {
      series = guess.series.flatMap(members)
    } else {
      choices = guess.series.map { (spelled($0.pattern), members($0)) }
    }
    ramps = guess.ramps.map { scale in
      (spelled(scale.name), scale.kind, scale.members.map { names[$0.index] })
    }
    for (judgement, candidate) in guess.status { status[judgement] = names[candidate.index] }
  }
}
