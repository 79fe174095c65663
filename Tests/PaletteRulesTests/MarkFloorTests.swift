import Colorimetry
import Testing

@testable import PaletteRules

struct MarkFloorTests {
  /// 10.47 apart under protan vision, more under every other.
  private func theme(_ marks: [(Series.Mark?, Double?)]) throws -> WrittenTheme {
    var theme = try WrittenTheme("#1f77b4", "#cc79a7")
    for (index, (mark, width)) in marks.enumerated() {
      (theme.series[index].mark, theme.series[index].width) = (mark, width)
    }
    return theme
  }

  private func least(_ theme: WrittenTheme) throws -> Double {
    let colors = theme.series.map { LinearSRGB($0.color.srgb) }
    let pairs = PairMeasurements(colors, severities: JudgementSettings().severities)
    let visions = [Vision.protan, .deutan, .tritan].compactMap { pairs.weakest(0, 1, $0)?.value }
    let designed = try #require(pairs.designed(0, 1))
    return try #require((visions + [designed]).min())
  }

  @Test(
    arguments: [
      (Series.Mark.bar, nil, 10), (.area, nil, 10), (.line, nil, 12), (.line, 3, 12), (.line, 2.9, 15),
      (.point, nil, 15),
      (.point, 40, 15),
    ] as [(Series.Mark, Double?, Double)])
  func `what a mark needs`(mark: Series.Mark, width: Double?, floor: Double) throws {
    let theme = try theme([(mark, width), (mark, mark == .line ? 40 : nil)])
    #expect(MarkFloor.floor(theme.series[0]) == floor)
    let findings = try theme.judged(.only("PC204")).findings
    // The needier mark decides.
    #expect(findings.isEmpty == (try least(theme) >= floor))
    #expect(findings.allSatisfy { $0.measure?.required == floor && $0.measure?.unit == .deltaE00 })
  }

  @Test func `what tritan vision alone loses is a note, beside the warning about others`() throws {
    let rare = try WrittenTheme("#6b8f71", "#4e79a7").judged(.only("PC204"))
    #expect(rare.findings.map(\.level) == [.info] && rare.isBalanced)
    #expect(rare.findings.first?.measure?.observer?.vision == .tritan)
    var settings = JudgementSettings.only("PC204")
    settings.levels[.hardForMark] = .error
    let both = try WrittenTheme("#6b8f71", "#4e79a7", "#1b7f79", "#7a5195").judged(settings)
    #expect(both.findings.contains { $0.level == .info } && both.isBalanced)
    #expect(both.findings.filter { $0.level == .error }.count < 2)
  }

  @Test func `it speaks where PC201 to PC203 are silent, and once a mode and level`() throws {
    let settings = JudgementSettings.only("PC201", "PC202", "PC203", "PC204")
    var theme = try WrittenTheme("#1f77b4", "#ff7f0e", "#2ca02c", "#d62728", "#9467bd", "#8c564b", "#e377c2", "#7f7f7f")
    for index in theme.series.indices { theme.series[index].mark = .point }
    let judgement = try theme.judged(settings)
    let hard = judgement.findings("PC204")
    #expect(!hard.isEmpty && Set(hard.map(\.level)).count == hard.count && judgement.isBalanced)
    let confused = judgement.findings.filter { $0.rule != .hardForMark }.map { Set($0.series) }
    let worst = Set(try #require(hard.first?.evidence.first?.hexes))
    #expect(!confused.isEmpty && worst.count == 2)
    #expect(try #require(hard.first?.measure?.value) >= 8)
    for index in theme.series.indices { theme.series[index].label = .direct }
    #expect(try theme.judged(.only("PC204")).findings.isEmpty)
  }

  @Test func `the remedy makes thin lines wider`() throws {
    var theme = try WrittenTheme("#1b7f79", "#7a5195")
    for index in theme.series.indices { (theme.series[index].mark, theme.series[index].width) = (.line, 1) }
    let finding = try #require(try theme.judged(.only("PC204")).findings.first)
    #expect(finding.remedy == (try #require(finding.measure?.value) >= 12 ? "draw the lines at least 3 px wide" : ""))
  }

  /// Stone, Szafir and Setlur 2014 at 50 %: 20 px 6.8, 9.0, 12.1; 12 px 8.0, 11.4, 16.6; 6 px 10.9, 17.4, 27.8.
  @Test(
    arguments: [
      (20.0, [6.8, 9.0, 12.1]), (12.0, [8.0, 11.4, 16.6]), (6.0, [10.9, 17.4, 27.8]),
    ] as [(Double, [Double])])
  func `the model of size`(diameter: Double, noticed: [Double]) {
    let model = SizeModel(diameter: diameter)
    for (ours, theirs) in zip([model.lightness, model.a, model.b], noticed) { #expect(abs(ours - theirs) < 0.1) }
  }

  @Test func `points of a declared size fail by the model alone`() throws {
    // A blue and a grey-blue: 17.6 apart for tritan eyes, less than 27.8 on b*.
    var theme = try WrittenTheme("#5f8dd3", "#8c8c78")
    for index in theme.series.indices { (theme.series[index].mark, theme.series[index].width) = (.point, 6) }
    let small = try theme.judged(.only("PC204")).findings
    for index in theme.series.indices { theme.series[index].width = 40 }
    let large = try theme.judged(.only("PC204")).findings
    let shares = [small, large].map { $0.first { $0.measure?.unit == .fraction }?.measure?.value }
    #expect(shares[1] == nil)
    #expect(try #require(shares[0]) < 1 && small.first?.message.contains("at 6 px fewer than half notice it") == true)
  }
}
