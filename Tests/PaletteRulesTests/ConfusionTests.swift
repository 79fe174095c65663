import Colorimetry
import PaletteRules
import SourceText
import Testing

struct ConfusionTests {
  /// Pairs that real people and published palettes show to be confused; figures clamped, model auto.
  @Test(arguments: [
    ("#2ca02c", "#d62728", "PC201"), ("#ff9da7", "#bab0ac", "PC201"), ("#4477aa", "#228833", "PC202"),
    ("#00ba38", "#619cff", "PC202"), ("#ececec", "#f9eaea", "PC203"),
  ])
  func `a confused pair fails one rule`(first: String, second: String, rule: String) throws {
    let judgement = try WrittenTheme(first, second).judged(.only("PC201", "PC202", "PC203"))
    #expect(judgement.findings.map(\.rule.id) == [rule])
    #expect(judgement.isBalanced)
    let finding = try #require(judgement.findings.first)
    #expect(try #require(finding.measure?.value) < 8)
    #expect(finding.series == ["b", "a"])
    #expect(finding.origin?.start.line == 2)
    #expect(finding.related.map(\.label) == ["'a'"])
  }

  @Test(arguments: [
    ["#5790fc", "#f89c20", "#e42536", "#964a8b", "#9c9ca1", "#7a21dd"], ["#0000ff", "#ffff00"],
    ["#6929c4", "#1192e8"],
  ])
  func `a safe palette passes`(colors: [String]) throws {
    let judgement = try WrittenTheme(colors).judged(.only("PC201", "PC202", "PC203"))
    #expect(judgement.findings.isEmpty)
    #expect(judgement.isBalanced)
    #expect(judgement.record.passedCount == 3 * colors.count * (colors.count - 1) / 2)
  }
}

struct SecondChannelTests {
  private func pair(_ change: (inout [Series]) -> Void) throws -> Judgement {
    var theme = try WrittenTheme("#2ca02c", "#d62728")
    change(&theme.series)
    return try theme.judged(.only("PC201", "PC202", "PC203"))
  }

  @Test func `the fix names a symbol, or another colour`() throws {
    let finding = try #require(try pair { _ in }.findings.first)
    #expect(
      finding.remedy == "mark 'b' with a square and 'a' with a circle, or darken 'b' alone to #a80000 (worst ΔE00 16.8)"
    )
    #expect(finding.suggestions.map(\.series) == ["b", "a", "b"])
    #expect(finding.suggestions.map(\.symbol) == [.square, .circle, nil])
    #expect(finding.suggestions.map(\.alternative) == [0, 0, 1])
  }

  @Test func `a symbol is kept only where one is declared`() throws {
    let finding = try #require(
      try pair {
        $0[0].symbol = .circle; $0[1].symbol = .circle
      }.findings.first)
    #expect(finding.suggestions.first?.text == "mark 'b' with a square ('a' keeps the circle)")
  }

  @Test func `following the fix tells the pair apart`() throws {
    let finding = try #require(try pair { $0[1].symbol = .cross }.findings.first)
    #expect(finding.level == .info)
    #expect(finding.suggestions.isEmpty)
  }

  @Test(arguments: [0, 1, 2, 3])
  func `each channel counts`(channel: Int) throws {
    let judgement = try pair { series in
      switch channel {
      case 0: series[0].symbol = .square
      case 1: series[0].dash = [4, 2]
      case 2: series[0].pattern = .dots
      default: series[0].label = .direct
      }
    }
    #expect(judgement.findings.map(\.level) == [.info])
  }

  @Test(arguments: [0, 1, 2, 3, 4])
  func `what does not differ does not count`(channel: Int) throws {
    let judgement = try pair { series in
      for index in series.indices {
        switch channel {
        case 0: series[index].symbol = .circle
        case 1: series[index].dash = index == 0 ? [] : nil
        case 2: series[index].pattern = .dots
        case 3: series[index].label = .legend
        default:
          // Points carry no dash and no pattern.
          series[index].mark = .point
          series[index].dash = index == 0 ? [4, 2] : []
          series[index].pattern = index == 0 ? .dots : nil
        }
      }
    }
    #expect(judgement.findings.map(\.level) == [.error])
  }

  @Test func `lines get symbols, dashed or not`() throws {
    func lines(_ change: (inout [Series]) -> Void) throws -> Finding? {
      try pair { series in
        for index in series.indices { series[index].mark = .line }
        change(&series)
      }.findings.first
    }
    for change: (inout [Series]) -> Void in [
      { _ in },
      {
        $0[0].dash = [8, 3]; $0[1].dash = [8, 3]
      },
    ] {
      let texts = try #require(try lines(change)).suggestions.map(\.text)
      #expect(texts.prefix(2) == ["mark 'b' with a square", "mark 'a' with a circle"])
    }
    let marked = try #require(
      try lines {
        $0[0].symbol = .circle; $0[1].symbol = .circle
      })
    #expect(marked.suggestions.first?.text == "mark 'b' with a square ('a' keeps the circle)")
  }

  @Test(arguments: 2...14)
  func `the plan distinguishes all lines, by symbols, then dashes, then labels`(count: Int) throws {
    var theme = try WrittenTheme((0..<count).map { _ in "#2ca02c" })
    for index in theme.series.indices { theme.series[index].mark = .line }
    let pairs = (0..<count).flatMap { i in ((i + 1)..<max(count, i + 1)).map { (first: i, second: $0) } }
    let plan = MarkerPlan(pairs, of: theme.series)
    for pair in pairs { #expect(plan.planned(pair.first).isToldApart(from: plan.planned(pair.second))) }
    let symbols = plan.channels.compactMap { if case .symbol(let symbol) = $0 { symbol } else { nil } }
    #expect(symbols == Array(SymbolSizes.preferred.prefix(count)))
    let dashes = plan.channels.compactMap { if case .dash(let dash) = $0 { dash } else { nil } }
    #expect(dashes.count == min(max(count - 8, 0), 4))
  }

  @Test func `a series has the same symbol whatever is confused with it`() throws {
    let theme = try WrittenTheme((0..<5).map { _ in "#2ca02c" })
    let (one, other) = (MarkerPlan([(1, 3)], of: theme.series), MarkerPlan([(0, 3), (3, 4)], of: theme.series))
    #expect(one.channels[3] == .symbol(.cross) && other.channels[3] == one.channels[3])
    #expect(one.channels[0] == nil && one.channels[4] == nil)
  }

  @Test func `bars get a pattern`() throws {
    let finding = try #require(try pair { series in for i in series.indices { series[i].mark = .bar } }.findings.first)
    #expect(finding.suggestions.first?.text == "fill 'b' with a diagonal pattern ('a' stays plain)")
    #expect(finding.suggestions.first?.pattern == .diagonal)
  }
}
