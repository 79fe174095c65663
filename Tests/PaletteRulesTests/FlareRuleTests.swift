import Colorimetry
import Testing

@testable import PaletteRules

/// Rules in a lit room.
struct FlareRuleTests {
  private func settings(_ share: Double) -> JudgementSettings {
    var settings = JudgementSettings()
    settings.flare = Flare(share)
    return settings
  }

  @Test func `black and a dark green are alike under the flare that WCAG assumes`() throws {
    let theme = try WrittenTheme("#000000", "#002b00")
    #expect(try theme.judged().findings("PC201").isEmpty)
    let found = try #require(try theme.judged(settings(0.05)).findings("PC201").first?.measure)
    #expect((6.4...6.5).contains(found.value))
  }

  @Test(arguments: [
    ("PC101", "#1f77b4", "#767676", 0.1), ("PC102", "#949494", "#000000", 0.1), ("PC201", "#002b00", "#000000", 0.05),
    ("PC203", "#001a00", "#000000", 0.2),
  ])
  func `what passes in the dark fails in a lit room`(rule: String, color: String, text: String, share: Double) throws {
    let theme = try WrittenTheme(color, "#000000")
    let mode = try theme.mode(text: text)
    func count(_ settings: JudgementSettings) throws -> Int {
      Judge.judge(try theme.theme(mode), settings: settings).findings(rule).count
    }
    #expect(try count(JudgementSettings()) == 0 && count(settings(share)) == 1)
  }

  @Test func `no pair and no contrast gets better with flare`() throws {
    let colors = try WrittenTheme("#1f77b4", "#ff7f0e", "#2ca02c", "#d62728", "#9467bd", "#8c564b", "#000000")
    let modes = try [0, 0.05, 0.1, 0.2, 0.4].map { share in
      JudgedMode(
        try colors.mode(), of: try colors.theme(), settings: share == 0 ? JudgementSettings() : settings(share))
    }
    for (darker, lighter) in zip(modes, modes.dropFirst()) {
      for i in colors.series.indices {
        let ratios = [darker, lighter].compactMap { $0.surfaces.contrast(of: colors.series[i]) }
        #expect(ratios.count == 2 && ratios[0] >= ratios[1])
      }
    }
  }

  @Test(arguments: [0.05, 0.15])
  func `a repair passes in the same light`(share: Double) throws {
    let theme = try WrittenTheme("#4e79a7", "#59a14f", "#e15759", "#9c755f")
    let repair = ColorRepair([try theme.theme()], settings: settings(share), options: RepairOptions())
    #expect(!repair.changes.isEmpty && repair.remaining.isEmpty)
    var repaired = theme
    for change in repair.changes {
      for index in repaired.series.indices where repaired.series[index].color.srgb == change.color.original {
        repaired.series[index].color = try theme.color(change.new.hex, line: index)
      }
    }
    #expect(try repaired.judged(settings(share)).findings.allSatisfy { $0.level < .error })
  }
}
