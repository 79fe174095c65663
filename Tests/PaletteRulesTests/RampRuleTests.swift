import Colorimetry
import Testing

@testable import PaletteRules

struct RampRuleTests {
  private func theme(_ ramp: Ramp, background: String? = "#777777") throws -> Theme {
    let written = try WrittenTheme("#000000")
    var mode = try written.mode(background: background, text: "#000000")
    (mode.series, mode.ramps) = ([], [ramp])
    return try written.theme(mode)
  }

  private func ramp(
    _ kind: Ramp.Kind, _ colors: [String], _ interpolation: Ramp.Interpolation = .srgb, steps: Int? = nil,
    positions: [Double]? = nil
  ) throws -> Ramp {
    let written = try WrittenTheme(colors)
    let stops = written.series.enumerated().map { Ramp.Stop(color: $1.color, position: positions?[$0]) }
    return Ramp(name: "heat", kind: kind, stops: stops, interpolation: interpolation, steps: steps)
  }

  /// PC221 to PC224.
  private func broken(_ ramp: Ramp) throws -> [String] {
    Judge.judge(try theme(ramp)).findings.map(\.rule.id).filter { $0 < "PC225" }
  }

  @Test(arguments: Ramp.Interpolation.allCases)
  func `greys are in order however they are mixed`(interpolation: Ramp.Interpolation) throws {
    #expect(try broken(ramp(.sequential, ["#000000", "#808080", "#ffffff"], interpolation)) == [])
    #expect(try broken(ramp(.sequential, ["#808080", "#000000", "#ffffff"], interpolation)) == ["PC221"])
  }

  @Test(arguments: [("#7f7f7f", [String]()), ("#7e7e7e", ["PC221"])])
  func `half of a step of lightness may be lost to rounding, and no more`(back: String, rules: [String]) throws {
    // L* 53.6, then 53.2 or 52.8.
    #expect(
      try broken(ramp(.sequential, ["#000000", "#808080", back, "#ffffff"], .steps)).filter { $0 == "PC221" } == rules)
  }

  @Test func `the last class of a cyclic ramp has the first for a neighbour`() throws {
    let colors = ["#1b9e77", "#d95f02", "#7570b3", "#1ca078"]
    func steps(_ kind: Ramp.Kind) throws -> [String] {
      try broken(ramp(kind, colors, .steps, steps: 4)).filter { $0 == "PC222" }
    }
    #expect(try steps(.cyclic) == ["PC222"] && steps(.sequential) == [])
  }

  @Test func `a cyclic ramp in classes has no seam to close`() throws {
    let colors = ["#1b9e77", "#d95f02", "#7570b3", "#e7298a"]
    #expect(try broken(ramp(.cyclic, colors, .steps, steps: 4)).contains("PC224") == false)
    #expect(try broken(ramp(.cyclic, colors)).contains("PC224"))
  }

  @Test(arguments: [("#555555", [String]()), ("#5a5a5a", ["PC224"])])
  func `ends more than ten of lightness apart do not weigh the same`(end: String, rules: [String]) throws {
    // L* 27.1 at one end, 36.1 or 38.4 at the other.
    #expect(try broken(ramp(.diverging, ["#404040", "#f0f0f0", end])).filter { $0 == "PC224" } == rules)
  }

  @Test func `a ramp read backwards has the same verdict`() throws {
    for colors in [
      ["#00007f", "#0000ff", "#00ffff", "#ffff00", "#ff0000"], ["#440154", "#21918c", "#fde725"],
      ["#c84f4b", "#a38029", "#50a45e"], ["#1b2a49", "#5b6b7b", "#5d6d7d", "#5e6f7f", "#e8eef5"],
    ] {
      let (one, other) = (try ramp(.sequential, colors), try ramp(.sequential, colors.reversed()))
      let figures = try [one, other].map { Judge.judge(try theme($0)).findings.map(\.measure?.value) }
      #expect(figures[0].count == figures[1].count)
      for (a, b) in zip(figures[0], figures[1]) {
        #expect(abs(try #require(a) - (try #require(b))) < 1e-9)
      }
    }
  }

  @Test func `an order that only a deficiency turns is named with it`() throws {
    // A red that is lighter than the blue beside it, and much darker for protan eyes.
    let finding = try #require(
      Judge.judge(try theme(ramp(.sequential, ["#2a0a5e", "#8a6a8a", "#ff3030", "#ffe680"]))).findings.first)
    #expect(
      finding.rule == .rampNotMonotonic && finding.measure?.observer?.vision == .protan && finding.level == .error)
    #expect(finding.message.contains("with protanopia"))
    #expect(try broken(ramp(.sequential, ["#2a0a5e", "#8a6a8a", "#ffe680"])) == [])
  }

  @Test func `equally light hues are no sequential ramp`() throws {
    let finding = try #require(Judge.judge(try theme(ramp(.sequential, ["#808080", "#8a8080"]))).findings.first)
    #expect(
      finding.rule == .rampNotMonotonic && finding.measure?.required == 10 && finding.message.contains("hardly changes")
    )
  }

  @Test(arguments: [[0, 0.7, 0.5], [1, 0.5, 0], [0.5, 0.5, 0.5]])
  func `positions that do not rise are not judged, but reported`(positions: [Double]) throws {
    let judgement = Judge.judge(
      try theme(ramp(.sequential, ["#000000", "#808080", "#ffffff"], positions: positions)))
    #expect(judgement.findings.isEmpty)
    #expect(judgement.record.notChecked.count { $0.text.contains("its positions do not rise from the first") } == 1)
    #expect(try broken(ramp(.sequential, ["#000000", "#808080", "#ffffff"], positions: [0, 0.5, 0.5])) == [])
  }

  @Test func `steps are asked of classes only`() throws {
    let greys = ["#ffffff", "#f8f8f8", "#888888", "#000000"]
    #expect(try !broken(ramp(.sequential, greys)).contains("PC222"))
    let finding = try #require(
      Judge.judge(try theme(ramp(.sequential, greys, .steps))).findings.first { $0.rule == .rampStepTooSmall })
    #expect(
      finding.remedy.hasPrefix("take 3 classes, evenly from this ramp (least step ΔE00 "))
    #expect(try broken(ramp(.sequential, ["#000000", "#ffffff"], steps: 5)) == [])
    #expect(try broken(ramp(.sequential, ["#000000", "#ffffff"], steps: 40)) == ["PC222"])
  }

  /// Every sixteenth of matplotlib's CMRmap: by Viénot its order stays, and its steepest sixteenth holds 12.7 %.
  @Test func `order and evenness are those of both families of simulation`() throws {
    let colors = [
      "#000000", "#131340", "#262680", "#3a26a0", "#4d26bf", "#732d9f", "#9a337e", "#cd3a52", "#ff4126", "#f26112",
      "#e68100", "#e6a10d", "#e6c01c", "#e6d34f", "#e6e683", "#f3f3c3", "#ffffff",
    ]
    let found = Judge.judge(try theme(ramp(.sequential, colors))).findings
    let order = try #require(found.first { $0.rule == .rampNotMonotonic })
    #expect(order.level == .error && order.message.contains("by Machado's simulation"))
    let pace = try #require(found.first { $0.rule == .rampUneven })
    #expect(try #require(pace.measure).value > 0.13)
  }

  @Test func `the centre of a diverging ramp is its middle colour, wherever that stands`() throws {
    let colors = ["#ca0020", "#f7f7f7", "#0571b0"]
    for positions in [nil, [0, 0.2, 1], [0, 0.9, 1]] {
      #expect(try broken(ramp(.diverging, colors, positions: positions)) == [])
    }
    #expect(try broken(ramp(.diverging, ["#d7191c", "#ffffbf", "#1a9641"])) == ["PC223"])
    #expect(try broken(ramp(.diverging, ["#ca0020", "#f7f7f7", "#ca0020"])) == ["PC223"])
  }

  /// ColorBrewer's RdBu in four and RdYlBu in six classes: nothing in the middle belongs to either arm.
  @Test(arguments: [
    ["#ca0020", "#f4a582", "#92c5de", "#0571b0"],
    ["#d73027", "#fc8d59", "#fee090", "#e0f3f8", "#91bfdb", "#4575b4"],
  ])
  func `an even number of colours has no centre to turn at`(colors: [String]) throws {
    #expect(try broken(ramp(.diverging, colors)) == [])
    #expect(try broken(ramp(.diverging, colors, .steps)) == [])
    // Three colours of an arm have an order; two lie one way or the other.
    let swapped = [colors[1], colors[0]] + colors.dropFirst(2)
    #expect(try broken(ramp(.diverging, swapped)).contains("PC221") == (colors.count == 6))
  }

  @Test func `a tritan deficiency alone warns, unless a level is set`() throws {
    let teal = try theme(ramp(.diverging, ["#2c6b2f", "#0a0a0a", "#3f5fb8"]))
    #expect(Judge.judge(teal).findings.map(\.level) == [.warning])
    var settings = JudgementSettings()
    settings.levels[.divergingArmsAlike] = .error
    #expect(Judge.judge(teal, settings: settings).findings.map(\.level) == [.error])
    settings.visions = ["normal", "protan", "deutan"]
    #expect(Judge.judge(teal, settings: settings).findings.isEmpty)
  }

  @Test func `ends that weigh differently warn`() throws {
    let finding = try #require(
      Judge.judge(try theme(ramp(.diverging, ["#e08214", "#f7f7f7", "#2d004b"]))).findings.first)
    #expect(
      finding.rule == .divergingUnbalanced && finding.measure?.unit == .deltaL
        && finding.message.contains("#2d004b looks like more")
    )
  }

  @Test func `a cyclic ramp closes, and its far sides differ`() throws {
    let round = ["#e2d9e2", "#6275ba", "#2f1437", "#b25652", "#e2d9e2"]
    #expect(try broken(ramp(.cyclic, round)) == [])
    #expect(try broken(ramp(.cyclic, round.dropLast())) == ["PC224"])
    #expect(
      try broken(ramp(.cyclic, ["#ff0000", "#ffff00", "#00ff00", "#00ffff", "#0000ff", "#ff00ff", "#ff0000"])) == [
        "PC223"
      ])
  }

  @Test func `the message mentions a guessed kind`() throws {
    var guessed = try ramp(.sequential, ["#808080", "#000000", "#ffffff"])
    guessed.isKindGuessed = true
    let message = try #require(Judge.judge(try theme(guessed)).findings.first?.message)
    #expect(message.hasSuffix("Nothing says what kind of ramp it is; by its lightness it is sequential."))
  }

  @Test func `what cannot be judged is counted`() throws {
    let clear = Judge.judge(try theme(ramp(.sequential, ["#00000080", "#ffffff"]), background: "#ffffff80"))
    #expect(clear.record.notChecked.contains { $0.text.hasPrefix("ramp 'heat' in mode light: it is translucent") })
    let many = Judge.judge(try theme(ramp(.sequential, ["#000000", "#ffffff"], steps: 1_000_000_000)))
    #expect(
      many.record.notChecked == [
        NotChecked(.unreadableRamp, "ramp 'heat'", "mode light", "1000000000 classes are more than 256")
      ])
    #expect(clear.isBalanced && many.isBalanced)
  }

  @Test func `a ramp that two modes share is judged once, and a thousand ramps end`() throws {
    let rainbow = try ramp(.sequential, ["#808080", "#000000", "#ffffff"])
    let written = try WrittenTheme("#000000")
    var (light, dark) = (try written.mode(), try written.mode("dark", background: "#000000"))
    (light.ramps, dark.ramps) = ([rainbow], [rainbow])
    #expect(Judge.judge(try written.theme(light, dark)).findings("PC221").count == 1)
    var dice = Dice(3)
    light.ramps = try (0..<1_000).map { index in
      var one = try ramp(.diverging, [dice.hex(), dice.hex(), dice.hex()], .steps)
      one.name = "\(index)"
      return one
    }
    let judgement = Judge.judge(try written.theme(light), settings: .only("PC222"))
    #expect(judgement.record.notChecked == [NotChecked(.rampsBeyondLimit, "mode light", 744, 256)])
    #expect(judgement.isBalanced)
  }
}
