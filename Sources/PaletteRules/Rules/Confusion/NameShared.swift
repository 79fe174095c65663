import Colorimetry

/// Notes series that most people call by one name, and series whose colour has no common name: texts and talks say "the
/// orange line".
///
/// Source of the names: J. Heer and M. Stone 2012, from the xkcd colour survey.
enum NameShared: ModeRule {
  static let key = RuleKey.nameShared
  static let summary = "each series has a colour name of its own, so that people can speak of it"

  /// The share of people who use a name from which it is the name of the colour. An engineering choice: half of them.
  static let common = 0.5
  /// The share of people below which the most frequent name does not say which colour is meant. An engineering choice.
  static let uncommon = 0.3

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    guard mode.newPairCount > 0 else { return }
    let named = mode.series.prefix(mode.judgedCount).indices.compactMap { index -> NamedSeries? in
      guard let shown = mode.shown[index], !mode.series[index].isContext else { return nil }
      let name = SurveyedName(shown)
      return NamedSeries(index: index, name: name.most.name, share: name.most.share, shade: name.text)
    }
    func isNew(_ series: NamedSeries, among others: [NamedSeries]) -> Bool {
      others.contains { $0.index != series.index && !mode.isJudgedEarlier($0.index, series.index) }
    }
    let shared = Dictionary(grouping: named.filter { $0.share >= common }, by: \.shade).values
      .filter { group in group.contains { isNew($0, among: group) } }.sorted { $0[0].index < $1[0].index }
    let unnamed = named.filter { $0.share < uncommon && isNew($0, among: named) }
    guard let latest = shared.first?.last ?? unnamed.first else { return ledger.pass() }
    var finding = finding(level, message(shared, unnamed, mode), at: mode.series[latest.index].color.origin)
    let indices = shared.flatMap { $0.map(\.index) } + unnamed.map(\.index)
    mode.name(indices.map { mode.series[$0] }, in: &finding)
    ledger.report(finding)
  }
}

/// A series and what people call its colour.
private struct NamedSeries {
  let index: Int
  /// The most frequent name, whatever the shade, and the share of people who use it.
  let name: ColorName
  let share: Double
  /// `light blue`: the name with its most frequent shade, which fewer people use.
  let shade: String
}

private func message(_ shared: [[NamedSeries]], _ unnamed: [NamedSeries], _ mode: JudgedMode) -> String {
  func names(_ series: [NamedSeries]) -> String { NamedList.text(series.map { quoted(mode.series[$0.index].name) }) }
  let groups = shared.map { "most people call \(names($0)) \($0[0].name.rawValue)" }
  let rest = unnamed.isEmpty ? [] : ["people do not agree on a colour name for \(names(unnamed))"]
  return "\((groups + rest).joined(separator: "; ")): texts cannot name them by their colours."
}

extension NameShared {
  static let page = RulePage(
    measures: """
      Whether people can speak of each series by its colour: "the orange line". The rule notes series that most \
      people call by the same name and shade, and colours on whose name people do not agree.
      """,
    formula: """
      1. The shares of 32 names and shades for the colour, interpolated in
         the answers of the xkcd colour survey.
      2. Series of one name, which at least half of the people use, and of
         one shade.
      3. Series whose most frequent name fewer than 3 in 10 people use.
      """,
    threshold: """
      The rule has none of its own; it gives information. The two shares are our choice. A light and a dark shade are \
      two names.
      """,
    affects: """
      Everyone who reads a text about the chart or talks about it, most of all readers with a deficiency, who ask \
      others for the names.
      """,
    remedies: [
      "Label the lines directly, and name the series in the text, not their colours.",
      "Take colours with names of their own, or a light and a dark shade of one name.",
    ],
    sources: [.namingModels, .colorNames],
    bad: [
      RuleExample("two blues that are apart, and one name for both", level: .info, series: ["#1f4fd8", "#2f7fff"])
    ],
    good: [
      RuleExample("a blue and an orange", series: ["#0072b2", "#d55e00"])
    ])
}
