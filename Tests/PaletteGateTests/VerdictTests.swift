import PaletteRules
import SourceText
import Testing

@testable import PaletteGate

struct VerdictTests {
  private func input(_ levels: [Level], status: ClassifiedFinding.Status = .new) -> CheckedInput {
    let findings = levels.map { level in
      ClassifiedFinding(
        Finding(.markContrast, level: level, message: "m", origin: nil), status: status,
        path: "t.json", rootedPath: "t.json")
    }
    let theme = Theme(path: "t.json", format: "hex", formatLabel: "hex list", modes: [ThemeMode()])
    let part = JudgedTheme(
      theme: theme, findings: findings,
      record: CheckRecord(
        checks: levels.count + 3, passed: [PassedChecks(rule: .markContrast, mode: nil, count: 3)]))
    return CheckedInput(ReadInput(path: "t.json", theme: theme), parts: [part])
  }
  private func broken(_ reason: ThemeProblem.Reason) -> CheckedInput {
    CheckedInput(
      ReadInput(path: "b.json", problems: [ThemeProblem(ForeignFault.syntax("no"), reason: reason, path: "b.json")]))
  }

  @Test(arguments: [
    ([Level](), FailOn.info, Verdict.clean), ([.info], .error, .clean), ([.info], .warning, .clean),
    ([.info], .info, .findings), ([.warning], .error, .clean), ([.warning], .warning, .findings),
    ([.error], .error, .findings), ([.error, .warning], .never, .clean), ([.info, .error], .warning, .findings),
  ])
  func `a finding counts from the chosen level on`(_ levels: [Level], _ failOn: FailOn, _ verdict: Verdict) {
    #expect(Verdict([input(levels)], failOn: failOn) == verdict)
  }

  @Test(arguments: FailOn.allCases)
  func `what could not be read beats every finding`(_ failOn: FailOn) {
    #expect(Verdict([input([.error]), broken(.unreadable)], failOn: failOn) == .unreadableInput)
    #expect(Verdict([input([.error]), broken(.noChartColors)], failOn: failOn) == .noChartColors)
    #expect(Verdict([broken(.noChartColors), broken(.unreadable)], failOn: failOn) == .unreadableInput)
    #expect(Verdict([], failOn: failOn) == .noInput)
    #expect(Verdict([CheckedInput(ReadInput(path: "t.json"))], failOn: failOn) == .nothingChecked)
  }

  @Test(arguments: [(ClassifiedFinding.Status.new, Int32(1)), (.worse, 1), (.waived, 0), (.baselined, 0)])
  func `only new and worse findings count`(_ status: ClassifiedFinding.Status, _ code: Int32) {
    #expect(Verdict([input([.error], status: status)], failOn: .info).exitCode == code)
  }

  @Test func `findings come by place, whichever palette of a file they are of`() {
    let file = SourceFile(path: "t.json", bytes: Array("0123456789".utf8))
    func part(_ offsets: [Int]) -> JudgedTheme {
      let findings = offsets.map { offset in
        let origin = TokenOrigin(file: file, range: offset..<offset + 1, pointer: JSONPointer())
        let finding = Finding(.markContrast, level: .error, message: "m", origin: origin)
        return ClassifiedFinding(finding, status: .new, path: "t.json", rootedPath: "t.json")
      }
      let theme = Theme(path: "t.json", format: "hex", formatLabel: "hex list", modes: [ThemeMode()])
      return JudgedTheme(theme: theme, findings: findings)
    }
    let input = CheckedInput(ReadInput(path: "t.json"), parts: [part([2, 8]), part([1, 5])])
    #expect(input.findings.map { $0.finding.origin?.range.lowerBound } == [1, 2, 5, 8])
  }

  @Test func `the sums count every pile`() {
    var waived = input([.error], status: .waived)
    waived.parts[0].record.notChecked = [.other(IdleChannel.symbols("x"))]
    waived.parts[0].record.checks += 1
    let tally = Tally([input([.error, .warning, .info]), waived])
    #expect(tally.files == 2)
    #expect((tally.errors, tally.warnings, tally.infos, tally.waived) == (1, 1, 1, 1))
    #expect(tally.checks == tally.passed + 4 + tally.notChecked)
  }
}
