import PaletteRules
import Testing

struct FollowedRemedyTests {
  /// Themes of random colours with random marks, symbols, dashes and patterns, some of them of many series.
  private static func theme(_ seed: UInt64) throws -> WrittenTheme {
    var dice = Dice(seed)
    let count = 2 + Int(dice.unit() * (seed.isMultiple(of: 6) ? 28 : 10))
    var theme = try WrittenTheme((0..<count).map { _ in dice.hex() })
    func pick<Item>(_ items: [Item]) -> Item { items[Int(dice.unit() * Double(items.count))] }
    for index in theme.series.indices {
      theme.series[index].mark = pick([nil, .line, .line, .point, .bar, .area])
      theme.series[index].symbol = pick([nil, nil, nil, Symbol.none, .circle, .circle, .square, .cross, .triangleDown])
      theme.series[index].dash = pick([nil, nil, nil, nil, [6, 3], [2, 2], [5, 0]])
      theme.series[index].pattern = pick([nil, nil, nil, Series.Pattern.none, .diagonal])
      theme.series[index].width = pick([nil, nil, 0.5, 5, 9, 12])
    }
    return theme
  }

  @Test(arguments: 1...60)
  func `after every remedy only findings that need another colour remain`(seed: UInt64) throws {
    var theme = try Self.theme(seed)
    let rules = ["PC201", "PC202", "PC302", "PC303"]
    func open(_ judgement: Judgement) -> [Finding] {
      judgement.findings.filter { rules.contains($0.rule.id) && $0.level > .info }
    }
    for finding in open(try theme.judged()) {
      #expect(!finding.suggestions.isEmpty, "\(finding.message)")
      // Of alternatives the first.
      for suggestion in finding.suggestions where suggestion.alternative == 0 {
        let index = try #require(theme.series.firstIndex { $0.token == suggestion.token })
        theme.series[index].symbol = suggestion.symbol ?? theme.series[index].symbol
        theme.series[index].dash = suggestion.dash ?? theme.series[index].dash
        theme.series[index].pattern = suggestion.pattern ?? theme.series[index].pattern
        theme.series[index].label = suggestion.label ?? theme.series[index].label
      }
    }
    #expect(open(try theme.judged()).map(\.message) == [])
  }

  @Test(arguments: 1...60)
  func `a remedy speaks of one thing at a time, and says it`(seed: UInt64) throws {
    for finding in try Self.theme(seed).judged().findings {
      for suggestion in finding.suggestions {
        // A long list counts the rest.
        let isListed = finding.remedy.contains(suggestion.series ?? "") || finding.remedy.contains(" more")
        #expect(!suggestion.text.isEmpty && isListed)
        if suggestion.label != nil { #expect(suggestion.text.hasPrefix("label ")) }
        if suggestion.symbol != nil { #expect(suggestion.text.hasPrefix("mark ")) }
      }
    }
  }
}
