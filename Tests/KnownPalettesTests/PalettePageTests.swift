import Colorimetry
import FileAccess
import PaletteRules
import SafeText
import Testing

/// The page about known palettes in the documentation: its words are written by hand, its figures are those of the tool.
struct PalettePageTests {
  /// The cells of the first row about each palette.
  private static let rows: [String: [String]] = {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    let path = root + "/Sources/PaletteRules/PaletteRules.docc/KnownPalettes.md"
    let page = String(decoding: (try? FileAccess.read(path, limit: 1 << 20)) ?? [], as: UTF8.self)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
      line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
    }
    return Dictionary(rows.map { ($0[0].filter { $0 != "`" }, $0) }) { first, _ in first }
  }()

  @Test func `the page has every palette`() {
    #expect(Set(Self.rows.keys) == Set(published.map(\.name)))
  }

  @Test(arguments: PaletteFigures.rows.map(\.name))
  func `a categorical palette has its figures`(name: String) throws {
    let cells = try #require(Self.rows[name])
    let measured = try #require(PublishedPalette.named(name)).measured
    let count = measured.colors.count
    #expect(cells[1] == "\(count)")
    for (vision, cell) in zip(PaletteMeasurement.visions, cells[2...]) {
      let pair = try #require(measured.least(vision))
      let figure = Figures.atLeast(pair.value, digits: 1, required: Thresholds.pair)
      #expect(cell == (pair.isConfused ? "confused, " : "apart, ") + figure)
    }
    let safe = measured.safeCount(under: [.normal, .protan, .deutan])
    #expect(cells[6].hasPrefix(safe == count ? "all \(count)" : safe < 2 ? "none" : "\(safe) of \(count)"))
    let onWhite = try #require(measured.contrast(on: SRGB(1, 1, 1)))
    let below = onWhite.below == 0 ? "none" : "\(onWhite.below) of \(count)"
    #expect(cells[7].hasPrefix("\(Figures.ratio(onWhite.least, required: 3)), \(below) below 3:1"))
    #expect([Self.outcome(measured), "no claim to compare", "depends on the number of classes"].contains(cells[8]))
  }

  /// Whether the measurements keep what a claim about every reader promises.
  private static func outcome(_ measured: PaletteMeasurement) -> String {
    let least = PaletteMeasurement.visions.compactMap { measured.least($0) }
    if least.contains(where: { $0.isConfused && $0.vision != .tritan }) { return "disagree" }
    if least.contains(where: \.isConfused) { return "agree on red-green, not on blue-yellow" }
    return least.allSatisfy { $0.value >= Thresholds.pair + 1 } ? "agree" : "agree, narrowly"
  }

  @Test(arguments: RampFigures.rows.map(\.name))
  func `a ramp has its lightness and its findings`(name: String) throws {
    let cells = try #require(Self.rows[name])
    let palette = try #require(PublishedPalette.named(name))
    let unit = palette.ramp?.steps == nil ? "samples" : "classes"
    #expect(cells[1] == palette.kind.rawValue && cells[2] == "\(palette.colors.count) \(unit)")
    let lightness = palette.lightness
    for end in [lightness.first, lightness.last, lightness.min(), lightness.max()].compactMap(\.self) {
      #expect(cells[3].contains(Figures.atLeast(end, digits: 1)), "\(end)")
    }
    let findings = Judge.judge(palette.theme).findings.map { "\($0.rule.id) \($0.level.rawValue)" }
    let named = cells[4].split(separator: "; ").map { $0.split(separator: ",")[0].description }
    #expect(named == (findings.isEmpty ? ["no finding"] : findings))
  }
}
