import PaletteCheck
import PaletteRules
import Testing

/// Colours that readers with deuteranopia confuse, and colours that everybody tells apart.
private let confusing = [ChartSeries("growth", "#5b8c2a"), ChartSeries("loss", "#b8602f")]
private let clear = [ChartSeries("Coast", "#4a7f14"), ChartSeries("Valley", "#2336a8")]

@Suite struct PaletteTests {
  @Test func `colours that look alike to some readers do not pass`() throws {
    let report = Palette(confusing).check()
    #expect(!report.passes)
    let finding = try #require(report.findings.first { $0.rule == .redGreenConfusion })
    #expect(finding.level == .error)
    #expect(Set(finding.series) == ["growth", "loss"])
    #expect(finding.vision == .deutan)
    let measured = try #require(finding.measured)
    #expect(finding.required == 8)
    #expect(measured < 8)
    #expect(!finding.suggestions.isEmpty)
    #expect(report.description.hasPrefix("error PC201: "))
  }

  @Test func `colours that everybody tells apart pass`() {
    let report = Palette(clear).check()
    #expect(report.passes, "\(report)")
    #expect(report.checks > 10)
  }

  @Test func `the measured value is the difference that the colours have`() throws {
    let finding = try #require(Palette(confusing).check().findings.first { $0.rule == .redGreenConfusion })
    let (vision, severity) = try (#require(finding.vision), #require(finding.severity))
    let difference = confusing[0].color.difference(from: confusing[1].color, seenWith: vision, severity: severity)
    #expect(finding.measured == difference)
  }

  @Test func `the background counts`() {
    let palette = Palette(colors: ["#ffe14d"])
    #expect(!palette.check(background: .white).passes)
    #expect(palette.check(background: .black).passes)
    #expect(palette.check(background: .white).findings.contains { $0.rule == .markContrast })
  }

  @Test func `text is judged where it is given`() {
    let palette = Palette(clear)
    #expect(palette.check(text: "#aaaaaa").findings.contains { $0.rule == .textContrast })
    #expect(!palette.check(text: "#333333").findings.contains { $0.rule == .textContrast })
  }

  @Test func `levels of rules can be set`() {
    #expect(Palette(confusing).check(rules: [.redGreenConfusion: .warning]).passes)
    let off = Palette(confusing).check(rules: [.redGreenConfusion: nil])
    #expect(off.findings.allSatisfy { $0.rule != .redGreenConfusion })
    #expect(!Palette(confusing).check(rules: [.redGreenConfusion: .warning]).passes(.warning))
  }

  @Test func `every rule about colours has a name in the library`() {
    let ids = RuleCatalog.all.map { $0.id }.filter { ("PC1"..<"PC6").contains($0) }
    #expect(Report.Rule.allCases.map(\.rawValue) == ids)
    let rule = Report.Rule.redGreenConfusion
    #expect(rule.name == "red-green-confusion" && "\(rule)" == "PC201")
  }

  @Test func `several looks are judged together, each on its own background`() throws {
    let dark = try Palette(["Coast": "#8fce4f", "Valley": "#9aa8ff"])
    let looks = [
      ChartAppearance("light", Palette(clear), background: .white, text: "#1c1c1e"),
      ChartAppearance("dark", dark, background: "#1c1c1e", text: "#f2f2f7"),
    ]
    #expect(ChartAppearance.check(looks).passes, "\(ChartAppearance.check(looks))")
    let swapped = ChartAppearance("dark", Palette(clear), background: "#1c1c1e", text: "#333333")
    let report = ChartAppearance.check([looks[0], swapped])
    let found = report.findings.filter { $0.level == .error }
    #expect(found.map(\.appearance).allSatisfy { $0 == "dark" })
    #expect(Set(found.map(\.rule)).isSuperset(of: [.textContrast, .markContrast]))
    #expect(!ChartAppearance.check([]).passes)
  }

  @Test func `a look for more contrast has higher thresholds, and a look may leave out its text`() {
    let more = ChartAppearance("increased contrast", Palette(colors: ["#767676"]), text: "#767676")
    let report = ChartAppearance.check([ChartAppearance("light", more.palette, text: "#767676"), more])
    #expect(report.findings.contains { $0.appearance == "increased contrast" && $0.rule == .increaseContrastTooLow })
    let mixed = ChartAppearance.check([ChartAppearance("light", more.palette), more])
    #expect(mixed.notChecked.isEmpty && mixed.findings.allSatisfy { $0.rule != .textContrast })
  }

  @Test func `a fix passes, keeps names and order, and says what it changed`() {
    let palette = Palette(confusing)
    let fix = palette.fixed()
    #expect(fix.remaining.isEmpty)
    #expect(fix.palette.check().passes, "\(fix.palette.check())")
    #expect(fix.palette.series.map(\.name) == ["growth", "loss"])
    #expect(!fix.changes.isEmpty)
    for change in fix.changes {
      #expect(palette.series.contains { $0.name == change.name && $0.color == change.old })
      #expect(fix.palette.series.contains { $0.name == change.name && $0.color == change.new })
      #expect(change.difference == change.old.difference(from: change.new))
    }
  }

  @Test func `a clear palette needs no fix`() {
    let palette = Palette(colors: ["#000000", "#8c8c8c"])
    #expect(palette.fixed().changes.isEmpty)
    #expect(palette.fixed().palette == palette)
  }

  @Test(arguments: [ChartSeries.Mark.line, .point])
  func `markers make a confusable pair of lines or points pass`(mark: ChartSeries.Mark) {
    let marked = Palette(confusing.map { ChartSeries($0.name, $0.color, mark: mark) }).marked()
    #expect(marked.series.map(\.color) == confusing.map(\.color))
    #expect(Set(marked.series.map(\.marker)).count == 2)
    #expect(Set(marked.series.map(\.dash)).count == 1)
    #expect(marked.check().passes, "\(marked.check())")
  }

  @Test func `a palette without colours passes nothing`() {
    #expect(!Palette([]).check().passes)
  }

  @Test func `two series of one name stay two`() {
    let palette = Palette([ChartSeries("a", "#5b8c2a"), ChartSeries("a", "#b8602f")])
    #expect(!palette.check().passes)
    #expect(palette.fixed().palette.series.map(\.name) == ["a", "a"])
  }

  @Test func `names and colours can be given as a literal`() throws {
    let palette = try Palette(["Revenue": "#0b62d6", "Cost": "oklch(0.55 0.16 40)"])
    #expect(palette.series.map(\.name) == ["Revenue", "Cost"])
    #expect(throws: ColorError.self) { try Palette(["Revenue": "#0b62d"]) }
  }
}
