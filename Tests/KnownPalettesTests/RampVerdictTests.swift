import Colorimetry
import KnownPalettes
import SourceText
import Testing

@testable import PaletteRules

/// What PC221–PC227 say of the published ramps.
struct RampVerdictTests {
  /// Rules that speak, each with its level; every ramp that is not named passes or has small steps only.
  private static let spoken: [String: [String]] = [
    "brewer-bugn": ["PC225 warning"], "brewer-gnbu": ["PC225 warning"], "brewer-greys": ["PC227 info"],
    "brewer-prgn": ["PC224 warning"], "brewer-puor": ["PC224 warning"], "bwr": ["PC224 warning"],
    "brewer-purples": ["PC225 warning", "PC227 info"], "brewer-rdgy": ["PC223 error", "PC224 warning"],
    "brewer-rdylgn": ["PC223 error"], "brewer-spectral": ["PC223 error"], "brewer-ylgn": ["PC225 warning"],
    "brewer-ylgnbu": ["PC225 warning"], "cork": ["PC223 warning"], "gray": ["PC227 info"],
    "hot": ["PC226 info", "PC225 info", "PC227 info"], "hsv": ["PC223 error"], "jet": ["PC221 error"],
    "oslo": ["PC227 info"], "rainbow": ["PC221 error"], "turbo": ["PC225 info", "PC221 error"],
  ]

  @Test(arguments: RampFigures.rows.map(\.name))
  func `the verdict is the pinned one, and every ramp has one`(name: String) throws {
    let judgement = Judge.judge(try #require(PublishedPalette.named(name)).theme)
    let reported = judgement.findings.filter { $0.rule != .rampStepTooSmall }.map {
      "\($0.rule.id) \($0.level.rawValue)"
    }
    #expect(reported == Self.spoken[name] ?? [])
    #expect(judgement.record.notChecked.isEmpty && judgement.record.checks > 0)
  }

  /// An independent calculation (numpy, CIELAB D65, Viénot 1999 and Brettel 1997 at severities 0.1 … 1) of the smallest
  /// step, each step for the largest group of readers to whom it is too small.
  @Test(arguments: [
    ("brewer-blues", 4.84), ("brewer-bugn", 3.90), ("brewer-bupu", 4.91), ("brewer-gnbu", 3.59),
    ("brewer-greens", 3.46),
    ("brewer-greys", 3.05), ("brewer-orrd", 4.45), ("brewer-pubu", 4.67), ("brewer-pubugn", 4.16),
    ("brewer-purd", 3.74), ("brewer-purples", 4.12), ("brewer-rdpu", 4.30), ("brewer-ylgn", 3.18),
    ("brewer-ylgnbu", 2.15), ("brewer-brbg", 3.21), ("brewer-piyg", 2.69), ("brewer-spectral", 2.82),
    ("brewer-oranges", nil), ("brewer-reds", nil), ("brewer-ylorbr", nil), ("brewer-ylorrd", nil),
    ("brewer-rdbu", nil), ("brewer-puor", nil), ("brewer-prgn", nil), ("brewer-rdylbu", nil),
  ])
  func `small steps are found`(name: String, least: Double?) throws {
    let findings = Judge.judge(try #require(PublishedPalette.named(name)).theme).findings.filter {
      $0.rule == .rampStepTooSmall
    }
    #expect((findings.first?.measure?.value).map { ($0 * 100).rounded() / 100 } == least)
  }

  /// ColorBrewer's schemes have other colours for each number of classes.
  private static let diverging = published.filter { $0.kind == .diverging && !$0.classFlags.isEmpty }

  static func colors(of palette: PublishedPalette, classes: Int) throws -> [SRGB] {
    if palette.colors.count == classes { return palette.colors.map(\.srgb) }
    let root = try JSONReader.read(try #require(KnownPalette.named(palette.name)).json, .strict).root
    let sets = root["$extensions"]?["palettecheck"]?["classes"]
    return try #require(sets?[String(classes)]?.items).map { item in
      try Color(css: try #require(item.string)).mappedToSRGB.srgb
    }
  }

  private static func ramp(_ colors: [SRGB], _ palette: PublishedPalette, inClasses: Bool = true) throws -> RampColors {
    let origin = try #require(palette.colors.first).origin
    let stops = colors.map { Ramp.Stop(color: ThemeColor(Color($0), origin: origin)) }
    let ramp = Ramp(
      name: nil, kind: .diverging, stops: stops, interpolation: inClasses ? .steps : .srgb,
      steps: inClasses ? colors.count : nil)
    return try RampColors(ramp, on: .opaque(SRGB(1, 1, 1)))
  }

  /// The classes that a chart draws keep 13 or more in the schemes that ColorBrewer flags, and less than the rule
  /// needs in those that it flags as not friendly; it is undecided about the rest.
  @Test(arguments: diverging.map(\.name), 3...11)
  func `classes agree with ColorBrewer's flags`(name: String, classes: Int) throws {
    let palette = try #require(PublishedPalette.named(name))
    let flag = try #require(palette.classFlags.first { $0.classes == classes }).answer
    let ramp = try Self.ramp(Self.colors(of: palette, classes: classes), palette)
    let least = try #require(ArmDistance.each(ramp, JudgementSettings()).map(\.value).min())
    switch flag {
    case .yes: #expect(least >= 13, "\(least)")
    case .no: #expect(least < ArmDistance.thresholdOfClasses, "\(least)")
    case .maybe: #expect(least < 18.1, "\(least)")
    case .notStated: Issue.record("no flag")
    }
  }

  /// The classes named are those drawn, even where a mixture of two would be worse.
  @Test(arguments: diverging.map(\.name), 3...11)
  func `only drawn classes are compared`(name: String, classes: Int) throws {
    let palette = try #require(PublishedPalette.named(name))
    let colors = try Self.colors(of: palette, classes: classes)
    for found in ArmDistance.each(try Self.ramp(colors, palette), JudgementSettings()) {
      #expect(colors.contains(found.first) && colors.contains(found.second))
    }
  }

  /// The flags of three and four classes are undecided about some schemes, of which more classes are friendly or not.
  @Test(arguments: diverging.map(\.name), 3...11)
  func `as continuous ramps, their arms agree with the flags`(name: String, classes: Int) throws {
    let palette = try #require(PublishedPalette.named(name))
    let isFriendly = try #require(palette.classFlags.first { $0.classes == 11 }).answer == .yes
    let ramp = try Self.ramp(Self.colors(of: palette, classes: classes), palette, inClasses: false)
    let found = ArmDistance.each(ramp, JudgementSettings())
    #expect(found.allSatisfy { $0.value >= ArmDistance.threshold } == isFriendly)
  }

  /// Every sixteenth of seaborn's vlag (M. Waskom, BSD), which its maker calls friendly to all readers.
  private static let vlag = [
    "#2369bd", "#4a7bbc", "#678bbe", "#829cc3", "#9baecb", "#b5c0d4", "#cfd4e0", "#e9e9ed", "#faf5f4",
    "#f3e2e0", "#e7c8c6", "#ddafad", "#d39794", "#c97f7d", "#bf6765", "#b44f4f", "#a9373b",
  ]

  @Test(arguments: [3, 5, 7, 9, 11, 17], [false, true])
  func `a ramp has one verdict, whatever the number of its colours`(count: Int, inClasses: Bool) throws {
    let stops = try Self.vlag.map { try Color(css: $0).mappedToSRGB.srgb }
    let palette = try #require(PublishedPalette.named("brewer-rdbu"))
    let all = try Self.ramp(stops, palette, inClasses: false).colors
    let colors = (0..<count).map { all[$0 * (all.count - 1) / (count - 1)] }
    let required = inClasses ? ArmDistance.thresholdOfClasses : ArmDistance.threshold
    let ramp = try Self.ramp(colors, palette, inClasses: inClasses)
    #expect(ArmDistance.each(ramp, JudgementSettings()).allSatisfy { $0.value >= required })
  }

  /// Both hold green and red in the third next to the centre.
  @Test(arguments: [false, true])
  func `saturated colours near the centre count`(inClasses: Bool) throws {
    let colors = try ["#1a9641", "#5fae52", "#8fc36b", "#f7f7f7", "#e08a70", "#dc4c44", "#d7191c"].map {
      try Color(css: $0).mappedToSRGB.srgb
    }
    let wide = colors[..<2] + [colors[1], colors[2], colors[3], colors[4], colors[5]] + colors[5...]
    let ramp = try Self.ramp(Array(wide), try #require(PublishedPalette.named("brewer-rdbu")), inClasses: inClasses)
    #expect(ArmDistance.each(ramp, JudgementSettings()).contains { $0.value < 5 })
    if !inClasses { #expect(ramp.arms(samples: ArmDistance.samples).0.contains(colors[2])) }
  }

  @Test func `makers' claims hold, except one with a tritan deficiency`() {
    let outcomes = published.filter { $0.kind != .categorical }.map { palette in
      (palette.name, RampClaim.outcome(palette, Judge.judge(palette.theme).findings))
    }
    #expect(RampClaim.promised.isSubset(of: outcomes.map(\.0)))
    #expect(outcomes.filter { $0.1 == .disagrees }.map(\.0) == [])
    #expect(outcomes.filter { $0.1 == .agreesOnRedGreen }.map(\.0) == ["cork"])
    #expect(
      outcomes.filter { $0.1 == .agreesOnFailure }.map(\.0) == ["brewer-rdgy", "brewer-rdylgn", "brewer-spectral"])
  }
}

/// The inter-arm distances that cols4all 0.10 publishes for ColorBrewer's schemes of nine classes, by its own definition:
/// each arm with the centre in 25 samples, linear in encoded sRGB and cut to eight bits; those next to the centre left
/// out; Machado 2009 at full severity, rounded to eight bits; CIEDE2000; the least over three deficiencies.
///
/// Source: cols4all 0.10, R/check_div_pal.R and R/colorramps.R, https://github.com/cols4all/cols4all-R.
struct InterArmDistanceTests {
  @Test(arguments: [
    ("brewer-rdylbu", 22.13), ("brewer-puor", 15.54), ("brewer-piyg", 13.57), ("brewer-rdbu", 12.07),
    ("brewer-brbg", 7.52), ("brewer-rdgy", 6.34), ("brewer-rdylgn", 0.52), ("brewer-spectral", 0.53),
  ])
  func `cols4all's figures are reproduced`(name: String, figure: Double) throws {
    let root = try JSONReader.read(try #require(KnownPalette.named(name)).json, .strict).root
    let nine = try #require(root["$extensions"]?["palettecheck"]?["classes"]?["9"]?.items).map { item in
      try Color(css: try #require(item.string)).mappedToSRGB.srgb
    }
    let samples = Self.ramp(Array(nine[0...4]), 25) + Self.ramp(Array(nine[4...8]), 25)
    var least = Double.infinity
    for vision in [Vision.protan, .deutan, .tritan] {
      let simulation = Simulation(vision, model: .machado2009)
      let seen = samples.map { color in
        DifferenceMetric.ciede2000.coordinate(
          RoundedLab.equivalent(of: simulation(LinearSRGB(color), convention: .round8)))
      }
      for one in seen[0..<22] {
        for other in seen[31..<50] { least = min(least, DifferenceMetric.ciede2000.distance(one, other)) }
      }
    }
    #expect((least - figure).magnitude < 0.05, "\(least)")
  }

  private static func ramp(_ colors: [SRGB], _ count: Int) -> [SRGB] {
    (0..<count).map { index in
      let place = Double(index) / Double(count - 1) * Double(colors.count - 1)
      let lower = min(Int(place), colors.count - 2)
      let (from, to, share) = (colors[lower], colors[lower + 1], place - Double(lower))
      func byte(_ a: Double, _ b: Double) -> UInt8 { UInt8((a + (b - a) * share) * 255 + 1e-9) }
      return SRGB(bytes: byte(from.red, to.red), byte(from.green, to.green), byte(from.blue, to.blue))
    }
  }
}
