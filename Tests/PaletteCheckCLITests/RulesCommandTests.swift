import HostInMemory
import PaletteRules
import SourceText
import Testing

@testable import PaletteCheckCLI

struct RulesCommandTests {
  @Test(arguments: [60, 80, 120])
  func `every rule has a line with its level in words, inside the width`(width: Int) {
    let host = FakeHost()
    #expect(host.run("COLUMNS=\(width) explain") == 0)
    let lines = host.result.output.split(separator: "\n")
    for rule in RuleCatalog.all {
      let line = lines.first { $0.hasPrefix("  \(rule.id)  \(rule.name) ") }
      #expect(line?.contains(" \(rule.defaultLevel?.rawValue ?? "off")") == true, "\(rule.id)")
    }
    #expect(lines.allSatisfy { $0.count <= width })
    #expect(!host.result.output.contains("\u{1b}"))
  }

  @Test func `quiet leaves the hint out`() {
    let host = FakeHost()
    #expect(host.run("explain -q") == 0)
    #expect(!host.result.output.contains("explain"))
  }

  @Test func `JSON holds the page of every rule`() throws {
    let host = FakeHost()
    #expect(host.run("explain --format json") == 0)
    let items = try #require(JSONReader.read(Array(host.result.output.utf8), .strict).root.items)
    #expect(items.compactMap { $0["id"]?.string } == RuleCatalog.all.map { $0.id })
    for item in items {
      for key in ["name", "defaultLevel", "summary", "measures", "formula", "threshold", "affects"] {
        #expect(item[key]?.string?.isEmpty == false, "\(key)")
      }
      for key in ["remedies", "adjusting", "sources"] { #expect(item[key]?.items?.isEmpty == false, "\(key)") }
      // What a baseline holds stands in no theme.
      if ["PC905", "PC906"].contains(item["id"]?.string) { continue }
      let findings = item["examples"]?["bad"]?.items?.flatMap { $0["findings"]?.items ?? [] } ?? []
      #expect(!findings.isEmpty && findings.allSatisfy { $0["message"]?.string != nil })
    }
  }
}
