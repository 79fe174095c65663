import PaletteRules
import Testing

struct SymbolRuleTests {
  private static func confused(_ symbols: Symbol?...) throws -> WrittenTheme {
    var theme = try WrittenTheme("#2ca02c", "#d62728", "#1f77b4")
    for (index, symbol) in symbols.enumerated() { theme.series[index].symbol = symbol }
    return theme
  }

  @Test func `a confused pair with the same symbol is reported`() throws {
    var theme = try Self.confused(.square, .square, .square)
    let judgement = try theme.judged(.only("PC302"))
    #expect(judgement.findings.map(\.series) == [["b", "a"]])
    #expect(
      judgement.findings.first?.message == "'b' and 'a' are hard for some readers to tell apart and share the square.")
    #expect(judgement.findings.first?.suggestions.first?.symbol != nil)
    theme.series[1].symbol = .cross
    #expect(try theme.judged(.only("PC302")).findings.isEmpty)
  }

  @Test func `the message does not call an undeclared symbol shared`() throws {
    let message = try Self.confused(.circle).judged(.only("PC302")).findings.first?.message
    #expect(
      message
        == "'b' and 'a' are hard for some readers to tell apart, and 'b' declares no symbol, so it counts as a circle "
        + "too.")
  }

  @Test func `a warning of another rule does not repeat`() throws {
    let theme = try Self.confused(.square, .square)
    #expect(try theme.judged(.only("PC201", "PC302")).findings.map(\.rule.id) == ["PC201"])
    var settings = JudgementSettings.only("PC201", "PC302")
    settings.levels[.redGreenConfusion] = .info
    #expect(try theme.judged(settings).findings.map(\.rule.id) == ["PC201", "PC302"])
  }

  @Test(arguments: [
    (Double?.none, false), (8, false), (9, false), (16, false), (7.9, true), (6, true), (2, true), (0, false),
    (-3, false),
  ])
  func `circle and square are alike below 8 px, and a width of nothing is none`(diameter: Double?, isAlike: Bool) throws
  {
    var theme = try Self.confused(.circle, .square)
    for index in theme.series.indices {
      theme.series[index].mark = .point
      theme.series[index].width = diameter
    }
    let findings = try theme.judged(.only("PC303")).findings
    #expect(findings.map(\.level) == (isAlike ? [.warning] : []))
    guard let finding = findings.first, let diameter else { return }
    #expect(
      finding.message
        == "the square of 'b' and the circle of 'a' look alike at \(Figures.plain(diameter)) px: they need 8 px.")
  }

  @Test(arguments: [(Symbol.cross, Double?.none), (.triangle, 8), (.ring, 4)])
  func `a pair that is too small has no excuse`(symbol: Symbol, size: Double?) throws {
    var theme = try Self.confused(.circle, symbol)
    for index in theme.series.indices { (theme.series[index].mark, theme.series[index].width) = (.point, size) }
    let isSmall = size == 4
    let judgement = try theme.judged(.only("PC201", "PC303"))
    #expect(judgement.findings.map(\.rule.id) == (isSmall ? ["PC201", "PC303"] : ["PC201"]))
    #expect(judgement.findings.first?.level == (isSmall ? .error : .info))
    // No symbol helps so small a point.
    if isSmall { #expect(judgement.findings.first?.suggestions.first?.label == .direct) }
  }

  @Test(arguments: [
    (Double?.none, Level.info), (9, .info), (8, .info), (7, .error), (1, .error),
  ])
  func `a pair whose symbols look alike has nothing but its colours`(diameter: Double?, level: Level) throws {
    var theme = try Self.confused(.circle, .square)
    for index in theme.series.indices { (theme.series[index].mark, theme.series[index].width) = (.point, diameter) }
    let finding = try #require(try theme.judged(.only("PC201", "PC303")).findings("PC201").first)
    #expect(finding.level == level)
    #expect(finding.message.hasSuffix(" Their symbols look alike as well.") == (level == .error))
    #expect(finding.suggestions.isEmpty == (level == .info))
    // Who does not hold with the measure has symbols.
    #expect(try theme.judged(.only("PC201")).findings.map(\.level) == [.info])
    // A label does what the symbols do not.
    theme.series[0].label = .direct
    #expect(try theme.judged(.only("PC201", "PC303")).findings.map(\.level) == [.info])
  }

  @Test(arguments: [
    (Series.Mark?.none, Symbol?.none, Level.error), (.line, nil, .error), (.point, nil, .info), (.line, .circle, .info),
    (.line, Symbol.none, .error),
  ])
  func `a missing symbol beside an undeclared line does not count as a difference`(
    mark: Series.Mark?, other: Symbol?, level: Level
  ) throws {
    var theme = try WrittenTheme("#5b8c2a", "#b8602f")
    for index in theme.series.indices { theme.series[index].mark = mark }
    (theme.series[0].symbol, theme.series[1].symbol) = (Symbol.none, other)
    #expect(try theme.judged(.only("PC201")).findings.map(\.level) == [level])
    theme.series.reverse()
    #expect(try theme.judged(.only("PC201")).findings.map(\.level) == [level])
  }

  @Test(arguments: [(6.0, 0), (2, 1)])
  func `symbols that are too small excuse no pair that only grey confuses`(size: Double, count: Int) throws {
    var theme = try WrittenTheme("#1f77b4", "#d62728")
    for (index, symbol) in [Symbol.circle, .ring].enumerated() {
      (theme.series[index].mark, theme.series[index].width, theme.series[index].symbol) = (.point, size, symbol)
    }
    #expect(try theme.judged(.only("PC208", "PC303")).findings("PC208").count == count)
  }

  @Test func `symbols of series that colour tells apart may look alike`() throws {
    var theme = try WrittenTheme("#2ca02c", "#0000ff")
    (theme.series[0].symbol, theme.series[1].symbol) = (.circle, .square)
    #expect(try theme.judged(.only("PC303")).findings.isEmpty)
  }

  @Test func `a symbol that nobody declared may look like a declared one`() throws {
    var theme = try Self.confused(nil, .square)
    for index in theme.series.indices { (theme.series[index].mark, theme.series[index].width) = (.point, 7) }
    let finding = try #require(try theme.judged(.only("PC303")).findings.first)
    #expect(
      finding.message
        == "the square of 'b' and the circle that 'a' gets by default look alike at 7 px: they need 8 px.")
  }
}
