import Colorimetry
import Testing

@testable import PaletteRules

struct SeparationTests {
  /// Reds with greens of about one lightness, as charts use them.
  static let redsAndGreens = [("red", "green"), ("#d73027", "#1a9850"), ("#f44336", "#4caf50")]

  private static func srgb(_ css: String) throws -> SRGB { try Color(css: css).mappedToSRGB.srgb }

  /// Whether one of the rules of confusion reports more than information.
  private func warns(_ judgement: Judgement) -> Bool {
    judgement.findings.contains { $0.level > .info && ($0.rule.id.hasPrefix("PC2") || $0.rule == .statusByColorAlone) }
  }

  @Test(arguments: redsAndGreens, [nil] + Series.Mark.allCases.map { Optional($0) })
  func `a red with a green is warned of as series`(colors: (String, String), mark: Series.Mark?) throws {
    var theme = try WrittenTheme(colors.0, colors.1)
    for index in theme.series.indices { theme.series[index].mark = mark }
    #expect(warns(try theme.judged()))
  }

  @Test(arguments: redsAndGreens)
  func `a red with a green is warned of as good and bad`(colors: (String, String)) throws {
    let theme = try WrittenTheme("#0b3d91")
    var mode = try theme.mode()
    mode.status.bad = try theme.color(colors.0)
    mode.status.good = try theme.color(colors.1)
    #expect(warns(Judge.judge(try theme.theme(mode))))
  }

  @Test(arguments: redsAndGreens, Ramp.Kind.allCases)
  func `a red with a green is warned of as two classes`(colors: (String, String), kind: Ramp.Kind) throws {
    guard kind != .cyclic else { return }
    let theme = try WrittenTheme(colors.0, colors.1)
    var mode = try theme.mode()
    mode.series = []
    mode.ramps = [
      Ramp(
        name: "change", kind: kind, stops: theme.series.map { Ramp.Stop(color: $0.color) }, interpolation: .steps,
        steps: nil)
    ]
    #expect(warns(Judge.judge(try theme.theme(mode))))
  }

  @Test(arguments: redsAndGreens)
  func `no pair is in two stories`(colors: (String, String)) throws {
    let findings = try WrittenTheme(colors.0, colors.1).judged().findings.filter { $0.level > .info }
    #expect(findings.filter { $0.rule.id.hasPrefix("PC2") }.count == 1)
    #expect(findings.allSatisfy { !$0.message.contains("stays distinguishable") && !$0.message.contains("enough to") })
  }

  @Test(arguments: [
    (Series.Mark?.none, 11.0, 10.0), (.bar, 10, 10), (.area, 10, 10), (.line, 12, 12), (.point, 15, 15),
  ])
  func `what the marks need to be clear`(mark: Series.Mark?, redGreen: Double, blueYellow: Double) throws {
    var theme = try WrittenTheme("#0072b2", "#d55e00")
    for index in theme.series.indices { theme.series[index].mark = mark }
    let distance = ComfortableDistance(
      theme.series[0], theme.series[1], isRedGreen: false, .standard)
    #expect(distance.redGreen == redGreen && distance.blueYellow == blueYellow)
    let hues = ComfortableDistance(theme.series[0], theme.series[1], isRedGreen: true, .standard)
    #expect(hues.redGreen == 15)
  }

  enum Separation { case confused, close, clear }

  /// Confused, close and clear by figures that an independent program (numpy) computed.
  @Test(arguments: [
    ("#9467bd", "#1f77b4", Separation.confused), ("#f44336", "#4caf50", .confused),
    ("red", "green", .close), ("#d73027", "#1a9850", .close),
    // 10.36 by Viénot, 7.81 by Machado.
    ("#6b8abc", "#d568fb", .close),
    // 8.36 and 7.37.
    ("#ff9500", "#34c759", .close),
    // Okabe and Ito's orange and yellow: 11.67.
    ("#e69f00", "#f0e442", .clear), ("#0072b2", "#d55e00", .clear), ("#007aff", "#ffcc00", .clear),
  ])
  func `three answers`(first: String, second: String, answer: Separation) throws {
    let colors = try [first, second].map { try Self.srgb($0) }
    let distance = ComfortableDistance(
      isRedGreen: ComfortableDistance.areRedAndGreen(colors[0], colors[1]), .standard)
    let pairs = PairMeasurements(
      colors.map { LinearSRGB($0) }, severities: JudgementSettings().severities
    ) { _, _ in distance }
    #expect((pairs.close.count == 1) == (answer == .close))
    let warned = try WrittenTheme(first, second).judged().findings.filter {
      $0.level > .info && ["PC201", "PC203", "PC204", "PC205", "PC209"].contains($0.rule.id)
    }
    #expect(warned.isEmpty == (answer == .clear))
  }

  @Test func `a rule that is off leaves the pair to the next`() throws {
    var settings = JudgementSettings()
    func warned() throws -> [String] {
      try WrittenTheme("red", "green").judged(settings).findings
        .filter { $0.level > .info && $0.rule.id.hasPrefix("PC2") }.map(\.rule.id)
    }
    #expect(try warned() == ["PC205"])
    settings.levels[.redGreenHues] = .off
    #expect(try warned() == ["PC209"])
    settings.levels[.modelDependent] = .info
    #expect(try warned() == ["PC204"])
  }

  @Test func `steps of one hue are one finding`() throws {
    let greys = try WrittenTheme(["#2b2b2b", "#3e3e3e", "#525252", "#676767", "#7c7c7c"]).judged().findings
      .filter { $0.level > .info && $0.rule.id.hasPrefix("PC2") }
    #expect(greys.map(\.rule.id) == ["PC203"] && greys[0].parts.count == 3)
    #expect(greys[0].message.hasPrefix("the 5 series are steps of one grey from dark to light"))
    // A shuffled list is no scale.
    let shuffled = try WrittenTheme(["#525252", "#2b2b2b", "#7c7c7c", "#3e3e3e", "#676767"]).judged().findings("PC203")
    #expect(shuffled.count == 3)
  }
}
