import Testing

@testable import PaletteRules

/// PC211: pairs that come close where little blue light arrives.
struct YellowedLensRuleTests {
  private func findings(_ colors: [String]) throws -> [Finding] {
    Judge.judge(try WrittenTheme(colors).theme(), settings: .only("PC211")).findings
  }

  /// CIEDE2000 behind the lens by colour-science 0.4.7 and numpy, with the table's densities: 6.40, 5.87 and 7.56.
  @Test(arguments: [
    ("#00dac3", "#00d2e0", 6.40), ("#ffffb3", "#ffed6f", 5.87), ("#ff9896", "#f7b6d2", 7.56),
  ])
  func `teal and cyan, two yellows, pink and rose come close`(one: String, other: String, left: Double) throws {
    let finding = try #require(try findings([one, other]).first)
    #expect(finding.level == .info)
    #expect(abs((finding.measure?.value ?? 0) - left) < 0.02, "\(finding.measure?.value ?? 0)")
  }

  @Test(arguments: [["#0072b2", "#d55e00"], ["#000000", "#f0e442"], ["#4477aa", "#228833"]])
  func `pairs of other hues or lightness stay apart`(colors: [String]) throws {
    #expect(try findings(colors).isEmpty)
  }

  @Test func `a second channel tells a close pair apart`() throws {
    var theme = try WrittenTheme("#00dac3", "#00d2e0")
    theme.series[0].dash = []
    theme.series[1].dash = [6, 3]
    for index in theme.series.indices { theme.series[index].mark = .line }
    #expect(Judge.judge(try theme.theme(), settings: .only("PC211")).findings.isEmpty)
  }

  @Test func `what looks alike to everyone is left to PC203`() throws {
    #expect(try findings(["#00d2e0", "#00d4e1"]).isEmpty)
  }
}
