import HostInMemory
import PaletteReports
import PaletteRules
import Testing

@testable import PaletteCheckCLI

/// The examples on the pages of the rules, as `explain` shows them.
struct RuleExampleTests {
  private static func explained(_ id: String) throws -> ExplainedRule {
    ExplainedRule(try #require(RuleCatalog.rule(id)))
  }

  private static func rules(_ findings: [Finding], from level: Level) -> Set<String> {
    Set(findings.filter { $0.level >= level }.map(\.rule.id))
  }

  @Test(arguments: RuleCatalog.all.map { $0.id })
  func `the rule speaks in its bad examples, at the level it says, and no other rule for another reason`(
    _ id: String
  ) throws {
    let explained = try Self.explained(id)
    for bad in explained.bad {
      let level = try #require(bad.example.level ?? explained.rule.defaultLevel)
      #expect(!bad.findings.isEmpty, "\(bad.example.caption)")
      #expect(bad.findings.allSatisfy { $0.level == level }, "\(bad.example.caption): \(bad.findings.map(\.level))")
      #expect(Self.rules(bad.others, from: .warning) == Set(bad.example.alongside.map(\.id)), "\(bad.example.caption)")
    }
  }

  @Test(arguments: RuleCatalog.all.map { $0.id })
  func `the rule keeps silent in its good examples, and so do errors and warnings of the others`(_ id: String) throws {
    for good in try Self.explained(id).good {
      #expect(good.findings.isEmpty, "\(good.example.caption): \(good.findings.map(\.message))")
      #expect(Self.rules(good.others, from: .warning).isEmpty, "\(good.example.caption)")
    }
  }

  @Test(arguments: RuleCatalog.all.map { $0.id })
  func `an example that is saved and checked says the same`(_ id: String) throws {
    let explained = try Self.explained(id)
    for (path, examples) in [("bad.json", explained.bad), ("good.json", explained.good)] {
      for example in examples {
        let host = FakeHost([path: example.example.theme])
        let levels = example.example.settings.map { "--rule \($0.key.id)=\($0.value.rawValue)" }.sorted()
        for option in levels { #expect(example.example.caption.contains("`\(option)`")) }
        let input = example.example.isChart ? "--chart \(path)" : path
        let code = host.run(([input, "--format concise"] + levels).joined(separator: " "))
        let worst = (example.findings + example.others).map(\.level).max()
        #expect(code == (example.findings.contains { $0.rule == .unreadableInput } ? 2 : worst == .error ? 1 : 0))
        for finding in example.findings { #expect(host.result.output.contains(finding.message)) }
      }
    }
  }
}
