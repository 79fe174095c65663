import Testing

@testable import ThemeFormats

/// Counts of what names mean, looked up, are those of a search.
struct SeriesCountsTests {
  private static let paths: [[String]] = [
    ["chart", "a"], ["chart", "b"], ["chart", "b", "100"], ["chart.b", "200"], ["chart/b", "300"],
    ["k1", "chart", "1"],
    ["k1", "chart", "2"], ["k2", "chart", "1"], ["k2", "chart"], ["brand"], ["brand"], ["a.b.c"], ["a", "b"],
    ["é", "x"],
    [""], ["", "y"], [], ["/", "z"], ["#", "z"], ["star*", "1"],
  ]

  @Test(arguments: [
    "chart", "chart.*", "chart.b", "chart.b.*", "chart/b", "k1.chart", "k1.chart.*", "k1.*", "*.chart.*", "k?.chart",
    "**",
    "brand", "brand.*", "a.b", "a.b.c", "é", "é.*", "", ".*", "/chart", "#", "/chart/a", "none", "none.*", "chart.**",
    "star*", "star*.*", "y", ".y",
  ])
  func `a name means as many tokens as it chooses`(name: String) throws {
    let tokens = Self.paths.enumerated().map { (index: $0.offset, token: PlainName(path: $0.element)) }
    let chosen = (try? SeriesChoice([name], path: ""))?.indices(in: tokens).count ?? 0
    #expect(SeriesCounts(tokens).count(of: name) == chosen)
  }
}
