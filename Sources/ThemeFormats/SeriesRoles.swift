import Colorimetry
import PaletteRules

extension Theme {
  /// Gives the series of each mode the part that their names and colours tell: colours that judge, and grey context beside
  /// a highlight.
  mutating func assignSeriesRoles() {
    // What our own format declares is meant.
    guard format != PaletteCheckTheme.name else { return }
    for index in modes.indices {
      if let status = modes[index].statusOfSeries {
        notes.append(ReadingNote.statusTaken(modes[index].series.map { "'\($0.name)'" }.joined(separator: ", ")))
        (modes[index].status, modes[index].series) = (status, [])
      }
      let context = modes[index].contextOfHighlight
      for series in context { modes[index].series[series].role = .context }
      let names = context.map { "'\(modes[index].series[$0].name)'" }
      let note = ReadingNote.contextTaken(
        names.prefix(Self.mostNamed).joined(separator: ", "), max(0, names.count - Self.mostNamed))
      if !context.isEmpty, !notes.contains(note) { notes.append(note) }
    }
  }

  /// More names are counted; an engineering choice.
  private static let mostNamed = 4
}

extension ThemeMode {
  /// The status colours that all series are, by their names: `success`, `warning`, `danger`; nil where one says something
  /// else, two judge alike, or nothing judges both ways.
  fileprivate var statusOfSeries: ThemeStatus? {
    guard (2...3).contains(series.count), status.good == nil, status.neutral == nil, status.bad == nil,
      series.allSatisfy({ $0.mark == nil && $0.symbol == nil && $0.dash == nil && $0.role == nil })
    else { return nil }
    let known = ChartWords.judgements.merging(ChartWords.opposites) { own, _ in own }
    var colors: [TokenSettings.Role: ThemeColor] = [:]
    for series in series {
      // `falsePositive` is data.
      let words = TokenWords.split([series.name]).filter { !RoleWords.besideJudgements.contains($0) }
      guard words.count == 1, let judgement = known[words[0]], colors[judgement] == nil else { return nil }
      colors[judgement] = series.color
    }
    guard colors[.good] != nil, colors[.bad] != nil else { return nil }
    return ThemeStatus(good: colors[.good], neutral: colors[.neutral], bad: colors[.bad])
  }

  /// The greys that look alike, beside at most as many hues: a chart draws with them what its highlight stands out from.
  /// Two of them have to be the same, or all have names that say so: greys of data are near each other by mistake.
  fileprivate var contextOfHighlight: [Int] {
    let polar = series.map { OKLCh(OKLab(LinearSRGB($0.color.srgb))) }
    let greys = series.indices.filter {
      polar[$0].chroma <= Self.greyChroma && Self.greyLightness.contains(polar[$0].lightness)
    }
    let hues = series.indices.filter { polar[$0].chroma >= Self.hueChroma }
    guard !hues.isEmpty, greys.count >= max(2, hues.count), series.count <= Self.mostSeries,
      series.allSatisfy({ $0.role == nil })
    else { return [] }
    let hasTwins = Set(greys.map { series[$0].color.hex }).count < greys.count
    let areMuted = greys.allSatisfy { !Self.muted.isDisjoint(with: TokenWords.split([series[$0].name])) }
    guard hasTwins || areMuted else { return [] }
    func isLike(_ one: Int, _ other: Int) -> Bool {
      DifferenceMetric.ciede2000.distance(LinearSRGB(series[one].color.srgb), LinearSRGB(series[other].color.srgb))
        < Thresholds.pair
    }
    return greys.filter { one in greys.contains { $0 != one && isLike(one, $0) } }
  }

  /// Words for series that others stand out from.
  private static let muted: Set<String> = ["other", "others", "rest", "muted", "context", "inactive", "background"]

  /// The greatest chroma, in OKLCh, of a grey, and the least of a highlight. Engineering choices: the greys of published
  /// palettes have up to 0.02, their hues from 0.08 on.
  private static let (greyChroma, hueChroma) = (0.025, 0.08)
  /// The OKLCh lightness of a grey that is neither black nor white. Engineering choices.
  private static let greyLightness = 0.3...0.95
  /// No chart with a highlight has more; an engineering choice.
  private static let mostSeries = 200
}
