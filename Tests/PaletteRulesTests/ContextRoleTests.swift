import Colorimetry
import Testing

@testable import PaletteRules

/// Series of context: grey lines behind a highlighted one.
struct ContextRoleTests {
  private func theme(_ colors: [String], context: Set<Int>) throws -> WrittenTheme {
    var theme = try WrittenTheme(colors)
    for index in context { theme.series[index].role = .context }
    return theme
  }

  @Test func `greys beside a highlight may look alike and be faint`() throws {
    let written = try theme(["#d62728", "#bdbdbd", "#bdbdbd", "#c7c7c7"], context: [1, 2, 3])
    let judged = try written.judged()
    #expect(judged.findings.allSatisfy { $0.level == .info } && judged.isBalanced)
    #expect(ColorRepair([try written.theme()], settings: JudgementSettings(), options: RepairOptions()).changes.isEmpty)
    let data = try theme(["#d62728", "#bdbdbd", "#bdbdbd", "#c7c7c7"], context: []).judged()
    #expect(!data.findings("PC203").isEmpty && !data.findings("PC102").isEmpty)
  }

  @Test func `only the highlight needs a mark`() throws {
    let findings = try theme(["#d62728", "#bdbdbd", "#bdbdbd"], context: [1, 2]).judged().findings("PC301")
    #expect(findings.map(\.tokens) == [["series.a"]])
  }

  @Test func `context that nobody can see is too faint`() throws {
    let judged = try theme(["#d62728", "#fefefe", "#fefefe"], context: [1, 2]).judged()
    #expect(judged.findings("PC102").map(\.measure?.required) == [1.3])
  }

  @Test func `context differs from the highlight, for every reader`() throws {
    // A green that looks as grey with deuteranopia.
    let judged = try theme(["#8ca08c", "#999999", "#9a9a9a"], context: [1, 2]).judged()
    let pairs = judged.findings.filter { [.redGreenConfusion, .tooSimilar].contains($0.rule) }
    #expect(!pairs.isEmpty && pairs.allSatisfy { $0.tokens.contains("series.a") })
  }

  @Test func `a mode that changes only the highlight is judged again`() throws {
    let first = try theme(["#bdbdbd", "#bdbdbd", "#c7c7c7", "#d62728"], context: [0, 1, 2])
    var second = first
    // As light as the greys; the rule looks only at modes with new pairs.
    second.series[3].color = try first.color("#e8ada8")
    let judged = Judge.judge(try first.theme(try first.mode(), try second.mode("other")))
    #expect(judged.findings("PC208").contains { $0.mode == "other" } && judged.isBalanced)
  }
}
