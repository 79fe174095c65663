/// Finds background, text, axis and gridlines among tokens by their names.
///
/// A name counts only when every word of it is accounted for: `color.background.default` is a background,
/// `color.background.brand.hover` is not.
enum SurfaceGuess {
  typealias Surface = TokenSettings.Role

  /// What is looked for.
  static let surfaces: [Surface] = [.background, .plotBackground, .text, .axis, .gridlines]

  /// The first rule that fits a name decides; the words of ``RoleWords/neutral`` do not matter.
  private static let rules: [NameRule<Surface>] = [
    NameRule(
      part: .background, any: RoleWords.pages, beside: RoleWords.grounds.union(RoleWords.plain), rank: 1),
    NameRule(part: .background, any: ["surface"], beside: RoleWords.grounds.union(RoleWords.plain), rank: 3),
    NameRule(part: .background, any: ["background", "bg"], beside: RoleWords.plain, rank: 2),
    // Below a chart word `foreground` means the marks.
    NameRule(part: .text, any: pageTexts, rank: 2, rankInCharts: nil),
    NameRule(part: .text, any: pageTexts, beside: RoleWords.plain.union(["body"]), rank: 1, rankInCharts: nil),
    NameRule(
      part: .text, any: ["text", "txt", "fg", "label", "labels", "title"], beside: RoleWords.plain.union(["body"]),
      rank: nil),
    NameRule(part: .text, any: ["surface"], with: ["on"], rank: 2),
    NameRule(
      part: .axis, any: ["axis", "axes"], beside: RoleWords.plain.union(["x", "y", "line", "stroke", "domain"]),
      rank: 1),
    NameRule(
      part: .gridlines, any: RoleWords.grids, beside: RoleWords.plain.union(["line", "lines", "major", "stroke"]),
      rank: 1),
    NameRule(part: .gridlines, any: ["divider"], beside: RoleWords.plain, rank: 2, rankInCharts: 2),
    NameRule(part: .gridlines, any: ["border"], with: ["subtle"], beside: ["muted"], rank: 3, rankInCharts: 3),
    NameRule(part: .gridlines, any: ["border"], with: ["muted"], rank: 3, rankInCharts: 3),
  ]
  private static let pageTexts: Set<String> = ["text", "txt", "fg", "foreground", "ink", "font"]

  /// Words of which every name of a surface has one.
  private static let telling = rules.reduce(into: Set<String>()) { $0.formUnion($1.any) }
  /// Every word that the name of a surface may have.
  private static let accounted = rules.reduce(into: telling.union(RoleWords.neutral).union(RoleWords.plain)) {
    $0.formUnion($1.with.union($1.beside))
  }

  /// Whether the name of a surface may consist of these words.
  static func accounts(for words: [String]) -> Bool { words.allSatisfy(accounted.contains) }

  /// Whether words may be part of the name of a surface at all; most are not, and need no closer look.
  static func mayBe(_ words: [String]) -> Bool { words.contains(where: telling.contains) }

  /// The best candidate for a surface: named for charts, then by words, then nearest the root, then first in the file.
  ///
  /// - Parameter broken: whether a declared colour that cannot be read counts too.
  static func best(
    _ surface: Surface, among candidates: [RoleCandidate], broken: Bool = false
  ) -> RoleCandidate? {
    var best: (candidate: RoleCandidate, rank: Int)?
    for candidate in candidates where candidate.color != nil || broken && candidate.isBroken {
      guard let words = rank(surface, candidate) else { continue }
      let rank = words * 100 + min(candidate.path.count, 99)
      if rank < best?.rank ?? .max { best = (candidate, rank) }
    }
    return best?.candidate
  }

  /// The best candidate, a declared colour that cannot be read among them; where there is none, of others as if they were such.
  static func best(
    _ surface: Surface, among candidates: [RoleCandidate], or others: [RoleCandidate]
  ) -> RoleCandidate? {
    best(surface, among: candidates, broken: true)
      ?? best(
        surface,
        among: others.map { RoleCandidate(index: $0.index, path: $0.path, shade: .broken, vendor: $0.vendor) },
        broken: true)
  }

  private static func rank(_ surface: Surface, _ candidate: RoleCandidate) -> Int? {
    switch surface {
    case .plotBackground: return isOfPlot(candidate) ? rankOfName(.background, candidate) : nil
    // The plot's own ground is the chart's where there is no other.
    case .background where isOfPlot(candidate): return rankOfName(.background, candidate).map { _ in 4 }
    default: return rankOfName(surface, candidate)
    }
  }

  private static func rankOfName(_ surface: Surface, _ candidate: RoleCandidate) -> Int? {
    let isForChart = candidate.namesChart
    // What comes before the chart word is the project's: `acme-chart-background`, `acmeChart_Background`.
    if isForChart, let own = ownWords(of: candidate), rank(surface, own, isForChart: true) != nil { return 0 }
    return rank(surface, candidate.allWords.filter { !candidate.vendor.contains($0) }, isForChart: isForChart)
  }

  /// Whether the words name the ground of the plot inside a chart: `chart-plot-bg`.
  private static func isOfPlot(_ candidate: RoleCandidate) -> Bool {
    let words = candidate.allWords
    return words.firstIndex(where: RoleWords.grounds.contains).map { words[..<$0].last == "plot" } ?? false
  }

  /// The words after the last chart word; nil where there are none, or where those before are of a part of the chart, such
  /// as a tooltip.
  private static func ownWords(of candidate: RoleCandidate) -> [String]? {
    let words = candidate.allWords
    guard let place = ChartWords.lastIndex(in: words), place + 1 < words.count,
      Set(words[..<place]).isDisjoint(with: RoleWords.furniture)
    else { return nil }
    return Array(words[(place + 1)...])
  }

  private static func rank(_ surface: Surface, _ order: [String], isForChart: Bool) -> Int? {
    let words = Set(order.lazy.filter { !RoleWords.neutral.contains($0) })
    // Five words are more than any name that says only this.
    guard words.count <= 5 else { return nil }
    let ranks = rules.lazy.filter { $0.part == surface && $0.fits(words) }
    guard let rank = ranks.compactMap({ isForChart ? $0.rankInCharts : $0.rank }).first else { return nil }
    // `primary-foreground` goes on the primary colour; `foreground-primary` is the text.
    let isOnPrimary =
      order.firstIndex { $0 == "foreground" || $0 == "fg" }.map { order[..<$0].last == "primary" } ?? false
    return surface == .text && !isForChart && isOnPrimary ? nil : rank
  }
}
