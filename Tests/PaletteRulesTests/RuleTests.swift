import Colorimetry
import PaletteRules
import Testing

struct RuleTests {
  @Test func `ids rise, names are kebab, each is there once`() {
    let ids = RuleCatalog.all.map { $0.id }
    #expect(ids == ids.sorted() && Set(ids).count == ids.count)
    for rule in RuleCatalog.all {
      #expect(rule.id.hasPrefix("PC") && rule.id.count == 5)
      #expect(rule.name.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(RuleCatalog.rule(rule.name)?.id == rule.id)
      #expect(!rule.summary.isEmpty)
    }
  }

  @Test func `levels are set, and off runs nothing`() throws {
    let theme = try WrittenTheme("#2ca02c", "#d62728")
    var settings = JudgementSettings.only("PC201")
    settings.levels[.redGreenConfusion] = .warning
    #expect(try theme.judged(settings).findings.map(\.level) == [.warning])
    settings.levels = JudgementSettings.only("PC201").levels
    settings.levels[.redGreenConfusion] = .info
    #expect(try theme.judged(settings).findings.map(\.level) == [.info])
    settings.levels[.redGreenConfusion] = .off
    #expect(try theme.judged(settings).record.checks == 0)
  }

  @Test func `visions that are not asked for are not judged`() throws {
    var settings = JudgementSettings.only("PC201", "PC202", "PC205", "PC209")
    settings.visions = ["normal", "tritan"]
    #expect(try WrittenTheme("#2ca02c", "#d62728").judged(settings).findings("PC201").isEmpty)
  }

  /// Random palettes: whatever rules say, every check ends in one pile, twice the same, in order.
  @Test(arguments: [1, 2, 5, 12, 30])
  func `checks add up and repeat`(count: Int) throws {
    var dice = Dice(UInt64(count))
    let theme = try WrittenTheme((0..<count).map { _ in dice.hex() + (dice.unit() < 0.2 ? "80" : "") })
    let (first, second) = (try theme.judged(), try theme.judged())
    #expect(first.isBalanced)
    #expect(first.findings.map(\.message) == second.findings.map(\.message))
    let places = first.findings.map { ($0.origin?.range.lowerBound ?? -1, $0.rule.id) }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `hints of hue are one a mode and silent beside a second channel`() throws {
    var theme = try WrittenTheme("#00a000", "#e00000", "#00c020", "#c00000")
    let findings = try theme.judged(.only("PC205")).findings
    #expect(findings.map { Set($0.series) } == [["a", "b", "d"], ["b", "c"], ["c", "d"]])
    #expect(findings.map(\.level) == [.error, .warning, .info])
    for index in theme.series.indices { theme.series[index].label = .direct }
    #expect(try theme.judged(.only("PC205")).findings.isEmpty)
  }

  @Test func `pairs are reported one by one, and what becomes of them in a clause`() throws {
    let settings = JudgementSettings.only("PC205")
    let two = try #require(try WrittenTheme("#2ca02c", "#d62728", "#4c9a2a").judged(settings).findings.first)
    #expect(two.message.hasPrefix("2 pairs of red and green ('c' with 'b', 'b' with 'a') are hard to tell apart: "))
    #expect(two.message.hasSuffix("the closest keeps ΔE00 4.3 of 67.2 with deuteranopia, needs 11."))
    #expect(two.level == .error && two.measure?.required == 11)
    let many = try WrittenTheme("#2ca02c", "#d62728", "#4c9a2a", "#e00000").judged(settings)
    #expect(many.findings.first?.message.hasPrefix("4 pairs of red and green (") == true)
    #expect(many.findings.first?.message.contains("' and 1 more) are hard to tell apart") == true)
  }

  @Test func `two schools are compared on the same vision`() throws {
    // Tritan 8.0 or less by Brettel, 9.9 by Machado; both schools see less with deuteranopia, or about as much.
    let finding = try #require(try WrittenTheme("#6c21c8", "#50408d").judged(.only("PC209")).findings.first)
    let vision = try #require(finding.measure?.observer?.vision)
    let theme = try WrittenTheme("#6c21c8", "#50408d")
    let colors = theme.series.map { LinearSRGB($0.color.srgb) }
    let pairs = PairMeasurements(colors, severities: JudgementSettings().severities)
    let schools = [false, true].compactMap { pairs.weakest(0, 1, vision, byMachado: $0)?.value }
    #expect(schools.count == 2 && schools.filter { $0 < 8 }.count == 1)
    for value in schools {
      #expect(finding.message.contains(Figures.atLeast(value, digits: 1, required: 8)))
    }
  }

  @Test func `models that disagree are named`() throws {
    // tab10's orange and pink with tritanopia: 6.60 by Brettel 1997, 9.53 by Machado 2009.
    let pair = try WrittenTheme("#ff7f0e", "#e377c2").judged(.only("PC202", "PC209"))
    #expect(pair.findings.map(\.rule.id) == ["PC202", "PC209"])
    let message = try #require(pair.findings.last?.message)
    #expect(message.contains("simulations of tritan vision disagree"))
    #expect(message.hasSuffix("Brettel/Viénot ΔE00 6.6, Machado ΔE00 9.5, needs 8."))
    #expect(
      pair.findings.last?.measure?.observer?.vision == .tritan
        && pair.findings.last?.measure?.value == pair.findings.first?.measure?.value)
    #expect(try WrittenTheme("#000000", "#ffffff").judged(.only("PC209")).findings.isEmpty)
  }

  @Test func `colour alone is a hint, and a warning where marks are stated`() throws {
    var theme = try WrittenTheme("#1f77b4", "#ff7f0e", "#777777")
    #expect(try theme.judged(.only("PC301")).findings.map(\.level) == [.info])
    for index in theme.series.indices { theme.series[index].mark = .line }
    let judgement = try theme.judged(.only("PC301"))
    #expect(judgement.findings.map(\.level) == [.warning])
    #expect(judgement.findings.first?.series == ["a", "b", "c"])
    for (index, symbol) in [Symbol.circle, .cross, .triangle].enumerated() { theme.series[index].symbol = symbol }
    #expect(try theme.judged(.only("PC301")).findings.isEmpty)
    #expect(try WrittenTheme("#1f77b4").judged(.only("PC301")).record.checks == 0)
  }

  @Test func `doubtful readings are reported`() throws {
    let written = try WrittenTheme("#123456")
    var theme = try written.theme()
    let origin = written.series[0].color.origin
    theme.remarks = [
      ThemeRemark(.outOfGamut(difference: 3.21, mapped: SRGB(1, 0, 0)), token: "vivid", origin: origin),
      ThemeRemark(.hexDisagrees(difference: 1.01, hex: "#ffffff", computed: "#fafafa"), token: "two", origin: origin),
      ThemeRemark(.duplicateKey(key: "color", first: origin), token: "twice", origin: origin),
    ]
    theme.problems = [
      ThemeProblem(
        ForeignFault.syntax("'x' is not a colour"), help: "write #rrggbb", path: "theme.json", origin: origin)
    ]
    let judgement = Judge.judge(theme, settings: .only("PC001", "PC011", "PC012", "PC013"))
    #expect(judgement.findings.map(\.rule.id) == ["PC001", "PC011", "PC012", "PC013"])
    #expect(judgement.findings.first?.message == "'x' is not a colour; write #rrggbb")
    #expect(judgement.findings[2].message.contains("ΔE00 1.1"))
    #expect(judgement.isBalanced)
  }

  @Test(arguments: [JudgementSettings.RuleLevel.off, .info, .warning])
  func `no level hides what could not be read`(level: JudgementSettings.RuleLevel) throws {
    var theme = try WrittenTheme("#123456").theme()
    theme.problems = [ThemeProblem(ForeignFault.syntax("'x' is not a colour"), path: "theme.json")]
    var settings = JudgementSettings()
    settings.levels[.unreadableInput] = level
    let findings = Judge.judge(theme, settings: settings).findings("PC001")
    #expect(findings.map(\.level) == [.error])
  }

  @Test func `palettes of one file are judged for themselves`() throws {
    let written = try WrittenTheme("#2ca02c", "#d62728")
    var theme = try written.theme(ThemeMode())
    let colors = written.series.map(\.color)
    theme.palettes = ["one", "two"].map { NamedPalette(name: $0, kind: .categorical, colors: colors) }
    let judgement = Judge.judge(theme, settings: .only("PC201"))
    #expect(judgement.findings.map(\.tokens.first) == ["one.2", "two.2"])
    #expect(judgement.isBalanced)
  }
}
