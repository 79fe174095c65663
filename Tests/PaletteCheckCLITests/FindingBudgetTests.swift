import HostInMemory
import PaletteGate
import PaletteRules
import Testing
import ThemeFormats

@testable import PaletteCheckCLI

/// How much all themes of a run may find together.
struct FindingBudgetTests {
  private func inputs(_ count: Int, series: Int) throws -> [ReadInput] {
    let colors = (0..<series).map { "rgb(\($0 % 256) \($0 / 256) 0)" }
    let theme = try ColorListReader.read(colors: colors, options: ReadingOptions())
    return [ReadInput](repeating: ReadInput(path: theme.path, theme: theme), count: count)
  }

  /// One finding with many pairs.
  private func judged(_ input: ReadInput, pairs: Int) throws -> CheckedInput {
    var finding = Finding(.greyscaleConfusion, level: .info, message: "", origin: nil)
    finding.parts = [FindingPart](repeating: FindingPart(tokens: ["a", "b"]), count: pairs)
    let theme = try #require(input.theme)
    return CheckedInput(
      input, parts: [JudgedTheme(theme: theme, findings: [ClassifiedFinding(finding, path: "a", rootedPath: "a")])])
  }

  @Test func `many usual themes are judged together, and a few with hundreds of series`() throws {
    let budget = FindingBudget()
    #expect(budget.portion(of: try inputs(100, series: 10)[...]).count == 64)
    #expect(budget.portion(of: try inputs(10, series: 300)[...]).count == 2)
    #expect(budget.portion(of: try inputs(1, series: 300)[...]).count == 1)
  }

  @Test func `after very many findings the first forty series of a theme are judged`() throws {
    let input = try inputs(1, series: 2)[0]
    var budget = FindingBudget()
    for _ in 0..<1_000 { budget.spend(on: [try judged(input, pairs: 100)]) }
    #expect(budget.applied(to: JudgementSettings()).mostPairs == JudgementSettings().mostPairs)
    budget.spend(on: [try judged(input, pairs: 200_000)])
    let settings = budget.applied(to: JudgementSettings())
    #expect(settings.mostPairs == 40 * 39 / 2 && !settings.seeksColors)
    let theme = try #require(try inputs(1, series: 60)[0].theme)
    let left = Judge.judge(theme, settings: settings).record.notChecked.map(\.text)
    #expect(left.contains { $0.contains("pairs with series beyond the first 40, too many to judge") })
  }

  @Test(arguments: ["", " --fail-on info", " --fail-on never", " --fail-on warning"])
  func `a summary says the same beside a report that shows all of every note`(flags: String) {
    let colors = [
      "#1f77b4", "#ff7f0e", "#2ca02c", "#d62728", "#9467bd", "#8c564b", "#e377c2", "#7f7f7f", "#bcbd22", "#17becf",
    ]
    let series = colors.map { "\"\($0)\"" }.joined(separator: ", ")
    let host = FakeHost(["t.json": ##"{"palettecheck": 1, "background": "#ffffff", "series": [\##(series)]}"##])
    let code = host.run("check t.json" + flags)
    let alone = host.result.output
    #expect(host.run("check t.json --report json=all.json" + flags) == code)
    #expect(host.result.output == alone + alone)
    #expect(alone.contains("8 notes, which -v prints: PC104") || flags == " --fail-on info")
    #expect(host.text("all.json")?.contains("to #") == true)
  }
}
