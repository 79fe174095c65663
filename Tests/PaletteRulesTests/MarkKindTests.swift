import Testing

@testable import PaletteRules

/// Marks of different kinds, which nobody confuses whatever their colours: a line before bars.
struct MarkKindTests {
  private func theme(_ colors: [String], _ marks: [Series.Mark?]) throws -> WrittenTheme {
    var theme = try WrittenTheme(colors)
    for (index, mark) in marks.enumerated() { theme.series[index].mark = mark }
    return theme
  }

  private static let ofPairs: Set<RuleKey> = [
    .redGreenConfusion, .blueYellowConfusion, .tooSimilar, .hardForMark, .colorAlone, .greyscaleConfusion,
  ]

  @Test(arguments: [
    ([Series.Mark.bar, .line], true), ([.point, .area], true), ([.line, .line], false), ([.bar, nil], false),
  ])
  func `a pair of two kinds needs no different colours`(marks: [Series.Mark?], isApart: Bool) throws {
    for colors in [["#0b3d91", "#0b3d91"], ["#1b7837", "#b2182b"]] {
      let judged = try theme(colors, marks).judged()
      #expect(judged.findings.contains { Self.ofPairs.contains($0.rule) } == !isApart)
      #expect(judged.isBalanced)
    }
  }

  @Test func `bars beside each other are judged, whatever line is before them`() throws {
    let judged = try theme(["#1b7837", "#b2182b", "#1b7837"], [.bar, .bar, .line]).judged()
    #expect(judged.findings("PC201").map(\.tokens) == [["series.b", "series.a"]])
    #expect(judged.findings("PC203").isEmpty && judged.isBalanced)
  }

  @Test func `no repair moves a line away from its bars`() throws {
    let written = try theme(["#0b3d91", "#0b3d91"], [.bar, .line])
    #expect(ColorRepair([try written.theme()], settings: JudgementSettings(), options: RepairOptions()).changes.isEmpty)
  }
}
