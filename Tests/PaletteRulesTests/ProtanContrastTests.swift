import Testing

@testable import PaletteRules

struct ProtanContrastTests {
  private func findings(_ color: String, on background: String) throws -> [Finding] {
    let theme = try WrittenTheme(color)
    return Judge.judge(try theme.theme(try theme.mode(background: background)), settings: .only("PC106")).findings
  }

  @Test(arguments: [
    ("#c00000", "#000000", "3.24:1 as designed, 2.10:1 as seen"),
    ("#d62728", "#121212", "3.72:1 as designed, 2.47:1 as seen"),
  ])
  func `a red on black gives both figures`(color: String, background: String, figures: String) throws {
    let finding = try #require(try findings(color, on: background).first)
    #expect(finding.message.contains(figures), "\(finding.message)")
    #expect(finding.level == .warning && finding.measure?.required == 3)
  }

  /// On white, simulated blues and greens are lighter by less than the models are accurate; on violets they disagree.
  @Test(arguments: [
    ("#6699cc", "#ffffff"), ("#1aab40", "#ffffff"), ("#d62728", "#ffffff"), ("#ff7f0e", "#121212"),
    ("#8b2be2", "#121212"),
    // Too faint for everyone: PC102.
    ("#8b0000", "#121212"),
  ])
  func `it is silent where no red darkens`(color: String, background: String) throws {
    #expect(try findings(color, on: background).isEmpty)
  }
}
