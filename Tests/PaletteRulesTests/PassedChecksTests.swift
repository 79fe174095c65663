import Testing

@testable import PaletteRules

struct PassedChecksTests {
  private func judge(_ colors: [String], naming: Bool) throws -> Judgement {
    var settings = JudgementSettings()
    settings.namesPasses = naming
    return try WrittenTheme(colors).judged(settings)
  }

  @Test(arguments: [true, false])
  func `every check that passed is in a group`(naming: Bool) throws {
    let judgement = try judge(["#2166ac", "#b2182b", "#5b8c2a", "#b8602f"], naming: naming)
    #expect(judgement.record.passedCount > 0)
    #expect(judgement.record.passed.reduce(0) { $0 + $1.count } == judgement.record.passedCount)
    #expect(judgement.record.passed.allSatisfy { $0.subjects.count <= $0.count && ($0.rule != nil) == naming })
    #expect(judgement.record.passed.contains { !$0.subjects.isEmpty } == naming)
  }

  @Test func `pairs that fail are not among those that passed`() throws {
    let judgement = try judge(["#2166ac", "#5b8c2a", "#b8602f"], naming: true)
    let failing = judgement.findings.filter { $0.rule == .redGreenConfusion }.map { $0.series.joined(separator: "/") }
    let passed = judgement.record.passed.filter { $0.rule == .redGreenConfusion }.flatMap(\.subjects)
    #expect(failing.count == 1)
    #expect(passed.count == 2)
    #expect(Set(failing).isDisjoint(with: passed))
  }
}
