import Colorimetry
import PaletteRules
import Testing

/// What is remembered of a finding about several pairs or tokens.
struct FindingPartTests {
  private func finding(_ rule: String, _ theme: Theme) throws -> Finding {
    let findings = Judge.judge(theme, settings: .only(rule)).findings
    return try #require(findings.first { !$0.parts.isEmpty } ?? findings.first)
  }

  /// Ten colours with a bit of everything.
  private static let many = [
    "#1f77b4", "#ff7f0e", "#2ca02c", "#d62728", "#9467bd", "#8c564b", "#e377c2", "#7f7f7f", "#bcbd22", "#17becf",
  ]

  @Test(arguments: ["PC103", "PC204", "PC208", "PC301"])
  func `a grouped finding has a part for every pair, each of two of its tokens`(rule: String) throws {
    var written = try WrittenTheme(Self.many)
    for index in written.series.indices { written.series[index].mark = rule == "PC103" ? .bar : nil }
    let found = try finding(rule, try written.theme())
    #expect(found.parts.count > 1)
    #expect(Set(found.parts.map { Set($0.tokens) }).count == found.parts.count)
    #expect(found.parts.allSatisfy { $0.tokens.count == 2 })
    #expect(Set(found.parts.flatMap(\.tokens)) == Set(found.tokens))
  }

  @Test(arguments: ["PC103", "PC208", "PC502"])
  func `the first part is the worst and has the figure of the finding`(rule: String) throws {
    var written = try WrittenTheme(Self.many)
    for index in written.series.indices { written.series[index].mark = rule == "PC103" ? .bar : nil }
    var theme = try written.theme()
    theme.format = "palettecheck"
    let found = try finding(rule, theme)
    let measured = found.parts.compactMap(\.measured)
    #expect(measured.count == found.parts.count && measured.count > 1)
    #expect(measured.first == found.measure?.value)
  }

  @Test func `mending one pair leaves the parts of the others as they were`() throws {
    let before = try finding("PC208", try WrittenTheme(Self.many).theme()).parts
    var repaired = Self.many
    repaired[0] = "#0a2a40"
    let after = try finding("PC208", try WrittenTheme(repaired).theme()).parts
    let others = { (parts: [FindingPart]) in Set(parts.filter { !$0.tokens.contains("series.a") }) }
    #expect(others(before) == others(after) && before != after)
  }

  @Test func `a finding about one thing is its own part`() throws {
    let found = try finding("PC102", try WrittenTheme("#ffee88").theme())
    #expect(found.parts.isEmpty)
    #expect(found.wholeOrParts == [FindingPart(tokens: ["series.a"], measured: found.measure?.value)])
  }
}
