import HostInMemory
import PaletteGate
import PaletteReports
import PaletteRules
import Testing
import ThemeFormats

@testable import PaletteCheckCLI

/// What a summary of thousands of themes keeps of them.
struct WorstThemesTests {
  /// Themes of which some pass, and the others have one to five faint colours.
  private func inputs(_ count: Int, failing: Int) throws -> [ReadInput] {
    let palette = ["#0072b2", "#f0e442", "#ffd0d0", "#d0ffd0", "#d0d0ff", "#e0e0e0"]
    return try (0..<count).map { index in
      let colors = index < failing ? palette.prefix(2 + index % 5) : ["#0072b2"]
      var theme = try ColorListReader.read(colors: Array(colors), options: ReadingOptions())
      theme.path = "t/\(index)"
      theme.notTaken = [UntakenGroup(pattern: "tags", count: 3, path: theme.path)]
      return ReadInput(path: theme.path, theme: theme)
    }
  }

  private func judged(_ inputs: [ReadInput], keepsSums: Bool, isExcusable: Bool = false) -> [CheckedInput] {
    let host = FakeHost([:])
    var worst = WorstThemes(of: inputs.count, printsSummary: keepsSums, few: 20)
    var judged = CheckedInput.judging(inputs, host: host) {
      worst.settings(for: $0, JudgementSettings(), isExcusable: isExcusable)
    } keep: {
      worst.keepSums(of: &$0)
    }
    worst.complete(&judged, host: host)
    return judged
  }

  private func text(_ inputs: [CheckedInput]) -> String {
    let verdict = Verdict(inputs, failOn: .error)
    return TextReport.text(Report(version: "1", inputs: inputs, verdict: verdict), style: TextStyle())
      + verdict.rawValue
  }

  @Test(arguments: [0, 1, 6, 7, 40, 80])
  func `the summary is the same whether all findings are kept or those of the worst themes`(failing: Int) throws {
    let read = try inputs(80, failing: failing)
    let (whole, short) = (judged(read, keepsSums: false), judged(read, keepsSums: true))
    #expect(text(short) == text(whole))
    #expect(Tally(short) == Tally(whole))
    #expect(short.count { !$0.findings.isEmpty } <= 10)
  }

  @Test func `few themes, and those that something else than errors decides about, are kept whole`() throws {
    let few = try inputs(20, failing: 20)
    #expect(judged(few, keepsSums: true).allSatisfy { !$0.findings.isEmpty })
    let many = try inputs(30, failing: 30)
    #expect(judged(many, keepsSums: true, isExcusable: true).allSatisfy { !$0.findings.isEmpty })
  }
}
