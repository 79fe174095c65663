import SourceText
import Testing

@testable import PaletteRules

struct QuotedNameTests {
  @Test(arguments: [("growth", "'growth'"), ("", "''"), (String(repeating: "é", count: 60), nil)])
  func `a name of 60 code points stays whole`(name: String, text: String?) {
    #expect(quoted(name) == text ?? "'\(name)'")
  }

  @Test func `a longer name is cut in sentences and whole in data for programs`() throws {
    var theme = try WrittenTheme("#2ca02c", "#d62728", "#f0f0f0", "#f1f1f180")
    for index in theme.series.indices {
      theme.series[index].name += String(repeating: "x", count: 1023)
      theme.series[index].token += String(repeating: "y", count: 1023)
    }
    let findings = try theme.judged().findings
    #expect(Set(findings.map(\.rule.id)).isSuperset(of: ["PC102", "PC201", "PC301", "PC401"]))
    for finding in findings {
      #expect(finding.message.count < 500 && finding.remedy.count < 300, "\(finding.message)")
      #expect(finding.related.allSatisfy { $0.label.count < 100 })
      #expect(finding.series.allSatisfy { $0.count == 1024 } && finding.tokens.allSatisfy { $0.count > 1023 })
    }
  }

  @Test func `names that come again get a number, and no two become the same`() throws {
    var series = try WrittenTheme("#000000", "#111111", "#222222", "#333333", "#444444").series
    for (index, name) in ["Rain", "Rain (2)", "Rain", "Sun", "Rain"].enumerated() { series[index].name = name }
    #expect(series.namedApart.map(\.name) == ["Rain", "Rain (2)", "Rain (3)", "Sun", "Rain (4)"])
    #expect(series.namedApart.namedApart.map(\.name) == series.namedApart.map(\.name))
  }

  @Test func `colour alone stands where the series stands that is named first`() throws {
    let finding = try #require(try WrittenTheme("#1f77b4", "#ff7f0e").judged(.only("PC301")).findings.first)
    #expect(finding.message.hasPrefix("'a' and 'b'") && finding.origin?.start.line == 1)
  }
}
