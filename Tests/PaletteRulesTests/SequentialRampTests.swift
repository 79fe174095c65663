import Colorimetry
import Testing

@testable import PaletteRules

/// PC225 to PC227: sequential ramps for each reader.
struct SequentialRampTests {
  private func findings(_ colors: String, isInClasses: Bool = false, background: String = "#ffffff") throws -> [Finding]
  {
    let written = try WrittenTheme(colors.split(separator: " ").map(String.init))
    let ramp = Ramp(
      name: "heat", kind: .sequential, stops: written.series.map { Ramp.Stop(color: $0.color) },
      interpolation: isInClasses ? .steps : .srgb, steps: isInClasses ? written.series.count : nil)
    var mode = try written.mode(background: background, text: "#000000")
    (mode.series, mode.ramps) = ([], [ramp])
    return Judge.judge(try written.theme(mode)).findings
  }

  private func finding(_ rule: RuleKey, _ colors: String, isInClasses: Bool = false) throws -> Finding? {
    try findings(colors, isInClasses: isInClasses).first { $0.rule == rule }
  }

  private static let red = "#c84f4b #a38029 #50a45e"
  private static let risk = "#b8433f #c46a2c #b8892e #9aa33c #7fb36a"

  @Test(arguments: [
    (red, true, 6.4), (red, false, 2.6), (risk, true, 6.7), (risk, false, 6.6),
  ])
  func `red over ochre to green is an error, half of the ramp apart, with deuteranopia`(
    colors: String, isInClasses: Bool, value: Double
  ) throws {
    let found = try #require(try finding(.distantColorsAlike, colors, isInClasses: isInClasses))
    #expect(found.level == .error && found.measure?.observer == Observer(.deutan))
    #expect(((try #require(found.measure).value * 10).rounded(.down) / 10) == value)
  }

  @Test func `a flat quarter is a warning, for it leaves the halves apart`() throws {
    // Every two colours half of the ramp apart keep 20 or more; the first quarter is one colour.
    let found = try #require(try finding(.distantColorsAlike, "#d6e8ed #cfe1e6 #7fb2c4 #3d7f99 #0b3c52"))
    #expect(found.level == .warning && found.measure?.observer == .everyone)
  }

  @Test func `classes that are neighbours are not compared`() throws {
    // The first two are ΔE00 2.9 apart; PC222 reports them.
    let rules = try findings("#2a0a5e #310f66 #8a6a8a #ffe680", isInClasses: true).map(\.rule)
    #expect(rules.contains(.rampStepTooSmall) && !rules.contains(.distantColorsAlike))
  }

  @Test(arguments: [Ramp.Kind.diverging, .cyclic])
  func `other kinds have rules of their own`(kind: Ramp.Kind) throws {
    let written = try WrittenTheme(Self.red.split(separator: " ").map(String.init))
    let ramp = Ramp(
      name: nil, kind: kind, stops: written.series.map { Ramp.Stop(color: $0.color) }, interpolation: .srgb, steps: nil)
    var mode = try written.mode(background: "#ffffff", text: "#000000")
    (mode.series, mode.ramps) = ([], [ramp])
    let rules = Set(Judge.judge(try written.theme(mode)).findings.map(\.rule))
    #expect(rules.isDisjoint(with: [.distantColorsAlike, .rampUneven, .rampEndOnGround]))
  }

  @Test(arguments: [
    // Lightness 19 to 27, then 87 to 89.
    ("#1f2f4f #2a3a5a #304060 #d5dae0 #e0e5ea", true, "#304060", "#d5dae0"),
    ("#000000 #101010 #202020 #e0e0e0 #f0f0f0", true, "#202020", "#e0e0e0"),
  ])
  func `a jump between classes is named`(colors: String, isInClasses: Bool, from: String, to: String) throws {
    let found = try #require(try finding(.rampUneven, colors, isInClasses: isInClasses))
    #expect(found.colors.map(\.hex) == [from, to] && found.measure?.observer == .everyone)
  }

  @Test func `a flat middle third is named`() throws {
    let found = try #require(try finding(.rampUneven, "#1b2a49 #5b6b7b #5d6d7d #5e6f7f #e8eef5"))
    let share = try #require(found.measure).value
    #expect(share > 0.3 && share < 0.6)
  }

  @Test(arguments: ["#000000 #ffffff", "#08306b #f7fbff", "#7f2704 #fff5eb", "#440154 #21918c #fde725"])
  func `a ramp mixed from dark to light is even`(colors: String) throws {
    #expect(try finding(.rampUneven, colors) == nil)
  }

  @Test func `positions that follow the data are not a jump`() throws {
    let written = try WrittenTheme(["#000000", "#555555", "#aaaaaa", "#ffffff"])
    let stops = zip(written.series, [0.0, 0.001, 0.01, 1]).map { Ramp.Stop(color: $0.color, position: $1) }
    var mode = try written.mode(background: "#808080", text: "#000000")
    (mode.series, mode.ramps) = (
      [], [Ramp(name: nil, kind: .sequential, stops: stops, interpolation: .srgb, steps: nil)]
    )
    #expect(!Judge.judge(try written.theme(mode)).findings.contains { $0.rule == .rampUneven })
  }

  @Test(arguments: [("#ffffff", "#ffffff", true), ("#ffffff", "#000000", true), ("#ffffff", "#808080", false)])
  func `an end that looks like the background is a note`(light: String, background: String, isFound: Bool) throws {
    let notes = try findings("#000000 \(light)", background: background).filter { $0.rule == .rampEndOnGround }
    #expect(notes.map(\.level) == (isFound ? [.info] : []))
  }
}
