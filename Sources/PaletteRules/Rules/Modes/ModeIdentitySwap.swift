import Colorimetry

extension Rule {
  /// A reader who has learnt that rain is blue searches for blue. A lighter or darker blue is still blue.
  static let modeIdentitySwap = Rule(
    .modeIdentitySwap, "a series keeps the name of its colour in every mode: blue stays blue, lighter or darker",
    page: RulePage(
      measures: """
        Whether a series keeps its colour from mode to mode. People say the blue line, remember it, and find it again; \
        a dark mode that makes it orange, and perhaps another line blue, sends them to the wrong one. Lighter and \
        darker shades count as the same colour, and so do olive and yellow, brown and orange, pink and red.
        """,
      formula: """
        Each series as shown in the first mode and in another, by name:
        1. the name of both colours, from ranges of OKLCh;
        2. the turn of hue in degrees, or the chroma between a grey
           and a colour.
        """,
      threshold: """
        Another family of names, and a turn of \(Figures.plain(HueFamily.leastTurn)) degrees or more; between grey and \
        colour a difference of \(Figures.plain(HueFamily.leastChroma)) in chroma. Both figures are our choice, so that \
        a blue may just cross the border to teal. The rule makes one finding per mode; a change that an earlier mode \
        already shows belongs to that mode. A mode named after a deficiency of colour vision has to use other hues: \
        there the rule reports only a colour that belongs to another series in the default.
        """,
      affects: "Everyone who switches between modes, or talks to somebody who uses the other one.",
      remedies: [
        "Keep the hue and change only the lightness: `palettecheck contrast` shows how far.",
        "If you intend the change, explain it in the legend of both modes, and lower the rule's level.",
      ],
      sources: [.colorNames, .charts],
      RuleExample(
        .bad("blue and orange change places in dark mode"),
        onWhite: """
          "series": [
            { "name": "Rain", "color": "#0b62a4", "label": "direct" },
            { "name": "Sun", "color": "#b84e00", "label": "direct" }
          ],
          "modes": {
            "dark": {
              "background": "#14181d",
              "series": { "Rain": { "color": "#ff9d4d" }, "Sun": { "color": "#6db6ff" } }
            }
          }
          """),
      RuleExample(
        .good("a lighter blue and a lighter orange in dark mode"),
        onWhite: """
          "series": [
            { "name": "Rain", "color": "#0b62a4", "label": "direct" },
            { "name": "Sun", "color": "#b84e00", "label": "direct" }
          ],
          "modes": {
            "dark": {
              "background": "#14181d",
              "series": { "Rain": { "color": "#6db6ff" }, "Sun": { "color": "#ff9d4d" } }
            }
          }
          """)),
    .modes { modes, level, ledger in
      // In another palette a series of the same name is that of another chart.
      guard let base = modes.first, base.theme.modeWord == .mode else { return }
      for (index, mode) in modes.enumerated().dropFirst() {
        let (compared, swaps) = swaps(mode, base, between: modes[1..<index])
        guard swaps.isEmpty else {
          ledger.report(finding(swaps, mode, base, level))
          continue
        }
        ledger.pass(compared > 0 ? 1 : 0)
      }
    })
}

private func finding(_ swaps: [Swap], _ mode: JudgedMode, _ base: JudgedMode, _ level: Level) -> Finding {
  let changed = swaps.map { mode.series[$0.index] }
  let subjects = zip(swaps, changed).map { swap, series in
    FindingSubject(
      token: series.token, series: series.name, origin: series.color.origin, hex: mode.findingColor(swap.index).hex)
  }
  var finding = mode.finding(.modeIdentitySwap, level, message(swaps, mode, base), about: subjects)
  finding.parts = subjects.map(\.part)
  finding.measure = Measure(Double(changed.count), .count)
  finding.evidence = zip(swaps, changed).prefix(NamedList.shown).map { swap, series in
    Evidence(
      label: quoted(series.name), hexes: [swap.from.hex, swap.to.hex],
      figure: Figures.difference(DifferenceMetric.ciede2000.distance(LinearSRGB(swap.from), LinearSRGB(swap.to))))
  }
  finding.suggestions = zip(swaps, changed).prefix(NamedList.shown).map { swap, series in
    Suggestion(
      token: series.token, series: series.name, action: "keep \(quoted(series.name)) \(ColorName(swap.from).rawValue)")
  }
  finding.related = swaps.map { base.series[$0.before] }.map {
    RelatedPlace(label: "\(quoted($0.name)) in mode \(base.mode.name)", origin: $0.color.origin)
  }
  return finding
}

/// A series that changes its named colour.
private struct Swap {
  /// The series' index in this mode and in the base.
  let index, before: Int
  let from, to: SRGB
  /// The series of the base with the new colour; nil without one.
  let takenFrom: Int?
}

private func swaps(
  _ mode: JudgedMode, _ base: JudgedMode, between: ArraySlice<JudgedMode>
) -> (compared: Int, found: [Swap]) {
  let namesakes = Namesakes(base)
  // An earlier mode that shows the series in the same family, such as dark before dark with more contrast, already
  // has the finding.
  let between = between.map { (mode: $0, names: Namesakes($0)) }
  let families = base.shown.map { $0.map { HueFamily(ColorName($0)) } }
  var compared = 0
  var found: [Swap] = []
  for (index, series) in mode.series.enumerated() {
    // A series that no mode changes counts as no check.
    guard let before = namesakes.index(of: series, at: index), let from = base.shown[before],
      let to = mode.shown[index], from != to
    else { continue }
    compared += 1
    guard HueFamily.isSwap(from, to) else { continue }
    let family = HueFamily(ColorName(to))
    let isReported = between.contains { earlier in
      guard let other = earlier.names.index(of: series, at: index), let color = earlier.mode.shown[other] else {
        return false
      }
      return HueFamily.isSwap(from, color) && HueFamily(ColorName(color)) == family
    }
    let taken = families.indices.first { $0 != before && families[$0] == family }
    // A mode for a deficiency has to use other hues, but reusing the hue of another series misleads there as well.
    guard !isReported, mode.purpose.deficiencies.isEmpty || taken != nil else { continue }
    found.append(Swap(index: index, before: before, from: from, to: to, takenFrom: taken))
  }
  return (compared, found)
}

/// The series of a mode by name.
private struct Namesakes {
  private let names: [String]
  private var indices: [String: Int] = [:]

  init(_ mode: JudgedMode) {
    names = mode.series.map(\.name)
    for index in names.indices.reversed() { indices[names[index]] = index }
  }

  /// The series with the same name; of several, the one at the same position, otherwise the first.
  func index(of series: Series, at index: Int) -> Int? {
    names.indices.contains(index) && names[index] == series.name ? index : indices[series.name]
  }
}

private func message(_ swaps: [Swap], _ mode: JudgedMode, _ base: JudgedMode) -> String {
  let (here, there) = (mode.mode.name, base.mode.name)
  let names = swaps.map { (quoted(mode.series[$0.index].name), ColorName($0.from).rawValue, ColorName($0.to).rawValue) }
  guard swaps.count == 1 else {
    let list = names.map { "\($0) from \($1) to \($2)" }
    return "\(swaps.count) series change their colour from mode \(there) to \(here): \(NamedList.text(list))."
  }
  let (name, from, to) = names[0]
  let taken = swaps[0].takenFrom.map { ", as \(quoted(base.series[$0].name)) is in \(there)" } ?? ""
  return
    "\(name) is \(from) in mode \(there) and \(to) in \(here)\(taken): readers who know one mode search for the wrong "
    + "series in the other."
}
