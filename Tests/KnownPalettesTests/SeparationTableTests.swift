import Colorimetry
import PaletteRules
import Testing

/// Confused and close pairs of every categorical palette, as an independent program counts them
/// (`Tests/Integration/check_separation.py`, Python's standard library): PC203, PC201, PC202 and PC204, and the
/// warnings of PC205 and PC209.
struct SeparationTableTests {
  private static let rows: [(name: String, everyone: Int, redGreen: Int, tritan: Int, close: Int)] = [
    ("apple-system-dark-2022", 0, 7, 8, 8), ("apple-system-dark", 1, 7, 7, 7),
    ("apple-system-light-2022", 0, 6, 8, 10), ("apple-system-light", 1, 6, 7, 7), ("bokeh-colorblind", 0, 0, 1, 0),
    ("brewer-accent", 0, 1, 1, 2), ("brewer-dark2", 0, 5, 1, 2), ("brewer-paired", 0, 6, 3, 6),
    ("brewer-pastel1", 1, 10, 6, 6), ("brewer-pastel2", 0, 10, 8, 4), ("brewer-set1", 0, 3, 1, 4),
    ("brewer-set2", 0, 4, 2, 6), ("brewer-set3", 0, 8, 8, 8), ("carbon-categorical-dark", 0, 2, 4, 9),
    ("carbon-categorical", 0, 3, 4, 6), ("carto-safe", 0, 2, 1, 3), ("carto-vivid", 0, 10, 5, 7),
    ("chartjs-default", 0, 3, 1, 1), ("echarts-6", 0, 4, 1, 3), ("echarts-default", 0, 5, 2, 7),
    ("excel-office-2007", 0, 2, 0, 0), ("excel-office-2023", 0, 2, 2, 0), ("excel-office", 0, 1, 0, 1),
    ("ggplot2-3", 0, 1, 1, 0), ("ggplot2-4", 0, 0, 0, 2), ("ggplot2-5", 0, 2, 2, 1), ("ggplot2-6", 0, 4, 4, 2),
    ("ggplot2-7", 0, 4, 3, 5), ("ggplot2-8", 0, 5, 4, 7), ("google-charts", 1, 6, 2, 5),
    ("highcharts-classic", 0, 4, 3, 2), ("highcharts-default", 0, 4, 5, 5), ("ibm-design-5", 0, 0, 0, 2),
    ("matlab-lines", 0, 2, 0, 1), ("observable-10", 0, 3, 3, 7), ("okabe-ito", 0, 0, 1, 0),
    ("petroff-10", 0, 0, 0, 0), ("petroff-6", 0, 0, 0, 0), ("petroff-8", 0, 0, 0, 0), ("plotly-d3", 0, 5, 2, 4),
    ("plotly", 0, 6, 4, 2), ("power-bi-classic", 0, 1, 0, 0), ("power-bi-default", 0, 3, 3, 5),
    ("seaborn-bright", 0, 4, 1, 3), ("seaborn-colorblind", 0, 2, 4, 6), ("seaborn-dark", 0, 5, 3, 0),
    ("seaborn-deep", 0, 7, 3, 2), ("seaborn-muted", 0, 5, 2, 6), ("seaborn-pastel", 0, 10, 9, 5),
    ("tab10", 0, 5, 2, 4), ("tableau-10", 0, 8, 2, 5), ("tableau-colorblind-10-2016", 0, 0, 0, 3),
    ("tableau-colorblind-10", 0, 0, 0, 2), ("tol-bright", 0, 0, 1, 0), ("tol-high-contrast", 0, 0, 0, 0),
    ("tol-light", 1, 0, 2, 7), ("tol-medium-contrast", 0, 0, 0, 1), ("tol-muted", 0, 0, 0, 0),
    ("tol-vibrant", 0, 0, 1, 2), ("vega-category20", 0, 22, 13, 14), ("vega-tableau10", 0, 8, 2, 5),
  ]

  private static func pairs(_ name: String, _ rules: Set<String>) throws -> [Set<String>] {
    let theme = try #require(PublishedPalette.named(name)).theme
    // What tritan vision alone loses is a note.
    return Judge.judge(theme).findings.filter {
      rules.contains($0.rule.id) && ($0.level > .info || $0.rule == .hardForMark)
    }
    .flatMap { $0.wholeOrParts.map { Set($0.tokens) } }
  }

  @Test(arguments: rows.indices)
  func `the pairs are those of an independent program, each in one finding`(row: Int) throws {
    let expected = Self.rows[row]
    #expect(try Self.pairs(expected.name, ["PC203"]).count == expected.everyone)
    #expect(try Self.pairs(expected.name, ["PC201"]).count == expected.redGreen)
    #expect(try Self.pairs(expected.name, ["PC202"]).count == expected.tritan)
    let close = try Self.pairs(expected.name, ["PC204", "PC205", "PC209"])
    #expect(close.count == expected.close && Set(close).count == close.count)
    // What is an error for red-green readers is no warning as well.
    #expect(Set(close).isDisjoint(with: try Self.pairs(expected.name, ["PC201", "PC203"])))
  }

  /// The two that fail are known to: an addition to Tol's muted, and seaborn's shades of brown.
  @Test func `palettes that promise red-green readers a clear palette keep it, but two`() throws {
    let safe = [
      "okabe-ito", "bokeh-colorblind", "petroff-6", "petroff-8", "petroff-10", "tol-bright", "tol-high-contrast",
      "tol-medium-contrast", "tol-muted", "tol-vibrant", "ibm-design-5", "tableau-colorblind-10",
      "tableau-colorblind-10-2016", "carto-safe", "seaborn-colorblind",
    ]
    let confused = try safe.filter { try !Self.pairs($0, ["PC201", "PC203"]).isEmpty }
    #expect(confused == ["carto-safe", "seaborn-colorblind"])
    let clear = try safe.filter { try Self.pairs($0, ["PC201", "PC203", "PC204", "PC205", "PC209"]).isEmpty }
    #expect(clear.count == 8)
  }

  /// ΔE00 9.3 as designed and 7.96 with a deutan deficiency: of Tol's light, which its maker calls safe.
  @Test func `a pair that a deficiency hardly changes is everyone's, and a warning`() throws {
    let theme = try #require(PublishedPalette.named("tol-light")).theme
    let findings = Judge.judge(theme).findings
    let finding = try #require(findings.first { $0.rule == .tooSimilar })
    #expect(finding.level == .warning && !findings.contains { $0.rule == .redGreenConfusion })
    #expect(finding.evidence.map(\.fails) == [false, true] && finding.brief?.readers == nil)
  }

  /// ΔE00 8.4 as designed, 7.3 with a deutan deficiency, 0.9 with a tritan one.
  @Test(arguments: [
    ("PC203", Level.warning, "light", []), ("PC202", .warning, "light", []), ("PC201", .error, "light", ["PC201"]),
    ("PC201", .error, "light", ["PC203"]), ("PC201", .error, "deuteranopia", []), ("PC202", .error, "tritanopia", []),
  ])
  func `what a deficiency hardly changes keeps its level where somebody asks for it`(
    rule: String, level: Level, mode: String, isSet: [String]
  ) throws {
    let palette = try #require(PublishedPalette.named("tol-light"))
    var settings = JudgementSettings()
    for key in [RuleKey.redGreenConfusion, .tooSimilar] where isSet.contains(key.id) { settings.levels[key] = .error }
    var theme = palette.theme
    let colors = try ["#c2183a", "#c61156"].map { ThemeColor(try Color(css: $0), origin: palette.colors[0].origin) }
    theme.modes[0].name = mode
    theme.modes[0].series = zip(["a", "b"], colors).map { Series(name: $0, token: "series.\($0)", color: $1) }
    let found = Judge.judge(theme, settings: settings).findings.filter { $0.rule.id == rule }
    #expect(found.map(\.level) == [level])
  }

  @Test func `every categorical palette is in the table`() {
    #expect(Self.rows.map(\.name).sorted() == published.filter { $0.kind == .categorical }.map(\.name).sorted())
  }
}
