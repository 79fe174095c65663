import Colorimetry
import PaletteRules
import Testing

struct SafePrefixTests {
  @Test func `nothing confused is all safe, everything confused is one`() {
    let free = SafePrefix(count: 5, confused: [])
    #expect(free.count == 5 && free.best == [0, 1, 2, 3, 4])
    let all = (0..<5).flatMap { a in ((a + 1)..<5).map { (first: a, second: $0) } }
    #expect(SafePrefix(count: 5, confused: all).count == 1 && SafePrefix(count: 5, confused: all).best == [0])
  }

  /// Against trying every subset.
  @Test(arguments: 1...40)
  func `the better order is the best, and its first colours are distinguishable`(seed: Int) {
    var dice = Dice(UInt64(seed))
    let count = 2 + seed % 9
    var confused: [(first: Int, second: Int)] = []
    for a in 0..<count { for b in (a + 1)..<max(count, a + 1) where dice.unit() < 0.35 { confused.append((a, b)) } }
    func isSafe(_ set: Int) -> Bool {
      confused.allSatisfy { set & (1 << $0.first) == 0 || set & (1 << $0.second) == 0 }
    }
    let most = (0..<(1 << count)).filter(isSafe).map(\.nonzeroBitCount).max()
    let found = SafePrefix(count: count, confused: confused)
    #expect(
      found.best.count == most && found.best == found.best.sorted() && isSafe(found.best.reduce(0) { $0 | 1 << $1 }))
    #expect(found.count <= found.best.count && isSafe((1 << found.count) - 1))
    #expect(found.count == count || !isSafe((1 << (found.count + 1)) - 1))
  }

  @Test func `a hostile graph ends`() {
    var dice = Dice(7)
    let confused = (0..<300).flatMap { a in
      ((a + 1)..<300).compactMap { b in dice.unit() < 0.1 ? (first: a, second: b) : nil }
    }
    let found = SafePrefix(count: 300, confused: confused)
    #expect(found.best.count >= found.count)
  }

  @Test func `the finding names how many, and the order that carries further`() throws {
    let theme = try WrittenTheme("#1f77b4", "#5b8c2a", "#b8602f", "#222222")
    let finding = try #require(try theme.judged(.only("PC231")).findings.first)
    #expect(finding.measure?.value == 2 && finding.measure?.required == 4 && finding.level == .info)
    #expect(finding.message.hasPrefix("only the first 2 of 4 series work together"))
    #expect(finding.remedy == "begin with 'a', 'b', 'd': these 3 work together")
    #expect(try WrittenTheme("#5b8c2a", "#b8602f").judged(.only("PC231")).record.checks == 0)
    // Symbols that tell a pair apart are enough.
    var marked = theme
    (marked.series[1].symbol, marked.series[2].symbol) = (.circle, .cross)
    #expect(try marked.judged(.only("PC231")).findings.isEmpty)
    // Where no order carries further none is offered.
    let alike = try #require(
      try WrittenTheme("#5b8c2a", "#5b8c2b", "#b8602f").judged(.only("PC231")).findings.first)
    #expect(alike.measure?.value == 1 && alike.suggestions.isEmpty)
  }
}

struct GreyscaleTests {
  @Test(arguments: [("#777777", "#949494", true), ("#777777", "#909090", false), ("#c25a00", "#1f77b4", false)])
  func `ten of lightness part two greys`(first: String, second: String, isApart: Bool) throws {
    let findings = try WrittenTheme(first, second).judged(.only("PC208")).findings
    #expect(findings.isEmpty == isApart)
    #expect(
      findings.allSatisfy { $0.measure?.unit == .deltaL && $0.measure?.observer?.vision == .grey && $0.level == .info })
  }

  @Test func `what everybody takes for one colour is left to PC203`() throws {
    #expect(try WrittenTheme("#2166ac", "#2a6bb0").judged(.only("PC208")).findings.isEmpty)
  }

  @Test func `twenty pairs are one finding, and none when grey is not asked for`() throws {
    let theme = try WrittenTheme("#1f77b4", "#d62728", "#9467bd", "#8c564b", "#2ca02c", "#777777")
    #expect(try theme.judged(.only("PC208")).findings.count == 1)
    var settings = JudgementSettings.only("PC208")
    settings.visions = ["normal", "deutan"]
    #expect(try theme.judged(settings).record.checks == 0)
  }
}
