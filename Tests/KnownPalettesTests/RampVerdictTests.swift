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
    "hot": ["PC226 warning", "PC225 info", "PC227 info"], "hsv": ["PC223 error"], "jet": ["PC221 error"],
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

  private static func ramp(_ colors: [SRGB], _ palette: PublishedPalette) throws -> RampColors {
    let origin = try #require(palette.colors.first).origin
    let stops = colors.map { Ramp.Stop(color: ThemeColor(Color($0), origin: origin)) }
    let ramp = Ramp(
      name: nil, kind: .diverging, stops: stops, interpolation: .steps, steps: colors.count)
    return try RampColors(ramp, on: .opaque(SRGB(1, 1, 1)))
  }

  /// The classes that a chart draws keep 13 or more in the schemes that ColorBrewer flags, and less than a clear pair
  /// needs in those that it flags as not friendly; it is undecided about the rest.
  @Test(arguments: diverging.map(\.name), 3...11)
  func `classes agree with ColorBrewer's flags`(name: String, classes: Int) throws {
    let palette = try #require(PublishedPalette.named(name))
    let flag = try #require(palette.classFlags.first { $0.classes == classes }).answer
    let ramp = try Self.ramp(Self.colors(of: palette, classes: classes), palette)
    let least = try #require(ArmDistance.each(ramp, JudgementSettings()).map(\.value).min())
    switch flag {
    case .yes: #expect(least >= 13, "\(least)")
    case .no: #expect(least < Thresholds.pair, "\(least)")
    case .maybe: #expect(least < 18.1, "\(least)")
    case .notStated: Issue.record("no flag")
    }
  }
}
