/// Finds background, text, axis and gridlines among tokens by their names.
///
/// A name counts only when every word of it is accounted for: `color.background.default` is a background,
/// `color.background.brand.hover` is not.
enum SurfaceGuess {
  /// What is looked for.
  enum Surface: String, CaseIterable {
    case background, plotBackground, text, axis, gridlines

    /// The part, as notes name it.
    var word: String { self == .plotBackground ? "plot background" : rawValue }
  }

  /// Words that say nothing about the part a colour plays.
  private static let neutral: Set<String> = [
    "color", "colors", "colour", "colours", "theme", "semantic", "sys", "system", "ref", "alias", "aliases", "global",
    "token", "tokens", "light", "ui", "root", "value", "chart", "charts", "data", "viz", "dataviz", "datavis", "vis",
    "visualization", "visualisation", "plot", "highcharts", "vega", "generic", "common", "general", "shared",
    // Material's prefix, and Atlassian's group of grounds.
    "md", "elevation",
  ]
  private static let plain: Set<String> = ["default", "primary", "base", "main", "normal", "regular"]
  private static let pages: Set<String> = ["body", "canvas", "page", "app"]
  private static let grounds = pages.union(["background", "bg", "surface"])

  /// Words of which every name of a surface has one.
  private static let telling: Set<String> = [
    "background", "bg", "surface", "canvas", "body", "page", "app", "text", "txt", "label", "labels", "title", "fg",
    "foreground", "ink", "font", "axis", "axes", "grid", "gridline", "gridlines", "divider", "border",
  ]

  /// Every word that the name of a surface may have.
  private static let accounted = neutral.union(plain).union(telling).union([
    "on", "x", "y", "line", "lines", "stroke", "domain", "major", "subtle", "muted",
  ])

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
    case .background, .text, .axis, .gridlines: return rankOfName(surface, candidate)
    }
  }

  private static func rankOfName(_ surface: Surface, _ candidate: RoleCandidate) -> Int? {
    let isForChart = candidate.namesChart
    // What stands before the chart word is the project's: `acme-chart-background`, `acmeChart_Background`.
    if isForChart, let own = ownWords(of: candidate), rank(surface, own, isForChart: true) != nil { return 0 }
    return rank(surface, candidate.allWords.filter { !candidate.vendor.contains($0) }, isForChart: isForChart)
  }

  /// Whether the words name the ground of the plot inside a chart: `chart-plot-bg`.
  private static func isOfPlot(_ candidate: RoleCandidate) -> Bool {
    let words = candidate.allWords
    return words.firstIndex(where: grounds.contains).map { words[..<$0].last == "plot" } ?? false
  }

  /// The words after the last chart word; nil where there are none, or where those before are of a part of the chart, such
  /// as a tooltip.
  private static func ownWords(of candidate: RoleCandidate) -> [String]? {
    let words = candidate.allWords
    guard let place = ChartWords.lastIndex(in: words), place + 1 < words.count,
      Set(words[..<place]).isDisjoint(with: ChartWords.furniture)
    else { return nil }
    return Array(words[(place + 1)...])
  }

  private static func rank(_ surface: Surface, _ order: [String], isForChart: Bool) -> Int? {
    // Five words are more than any name that says only this.
    let words = Set(order.lazy.filter { !neutral.contains($0) })
    guard words.count <= 5 else { return nil }
    func only(_ named: Set<String>, beside others: Set<String>) -> Bool {
      !words.isDisjoint(with: named) && words.subtracting(named).subtracting(others).isEmpty
    }
    switch surface {
    case .background, .plotBackground:
      guard only(grounds, beside: plain) else { return nil }
      if isForChart { return 0 }
      if !words.isDisjoint(with: pages) { return 1 }
      return words.contains("surface") ? 3 : 2
    case .text:
      // Below a chart word `foreground` means the marks.
      let named: Set<String> =
        isForChart
        ? ["text", "txt", "label", "labels", "title"] : ["text", "txt", "fg", "foreground", "ink", "font"]
      guard only(named, beside: plain.union(["body"])) || words == ["on", "surface"] else { return nil }
      if isForChart { return 0 }
      // `primary-foreground` goes on the primary colour; `foreground-primary` is the text.
      if let mark = order.firstIndex(of: "foreground"), mark > 0, order[mark - 1] == "primary" { return nil }
      return words.isDisjoint(with: plain.union(["body"])) ? 2 : 1
    case .axis:
      guard only(["axis", "axes"], beside: plain.union(["x", "y", "line", "stroke", "domain"])) else { return nil }
      return isForChart ? 0 : 1
    case .gridlines:
      if only(["grid", "gridline", "gridlines"], beside: plain.union(["line", "lines", "major", "stroke"])) {
        return isForChart ? 0 : 1
      }
      if only(["divider"], beside: plain) { return 2 }
      if words.contains("border"), only(["subtle", "muted"], beside: ["border"]) { return 3 }
      return nil
    }
  }
}
