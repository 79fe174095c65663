import Colorimetry
import PNGCodec
import PaletteRules
import SourceText
import Testing

@testable import ChartSpecimen

struct SpecimenTests {
  private static let file = SourceFile(path: "t.json", bytes: Array("{}".utf8))

  private func series(_ hexes: [String], _ mark: Series.Mark?) throws -> [Series] {
    try hexes.enumerated().map { index, hex in
      let color = ThemeColor(try Color(css: hex), origin: TokenOrigin(file: Self.file, range: 0..<1))
      return Series(name: "s\(index)", token: "s\(index)", color: color, mark: mark)
    }
  }

  private func pixels(_ bitmap: Bitmap) -> [RGBA8: Int] {
    var counts: [RGBA8: Int] = [:]
    for row in 0..<bitmap.height {
      for column in 0..<bitmap.width { counts[bitmap[column, row], default: 0] += 1 }
    }
    return counts
  }

  @Test(arguments: [nil] + Series.Mark.allCases.map { $0 })
  func `every series shows its own colour on the ground, whatever the mark`(mark: Series.Mark?) throws {
    let series = try series(["#c0392b", "#4a7f14", "#2166ac"], mark)
    let specimen = try #require(Specimen(series, in: ThemeMode(series: series), seen: { $0 }))
    let counts = pixels(specimen.drawn().bitmap)
    for color in [RGBA8(0xC0, 0x39, 0x2B), RGBA8(0x4A, 0x7F, 0x14), RGBA8(0x21, 0x66, 0xAC)] {
      #expect(counts[color, default: 0] > 300)
    }
    #expect(counts[RGBA8(255, 255, 255), default: 0] > 20_000)
  }

  /// What one series looks like with something declared beside its colour.
  private func counts(_ mark: Series.Mark, _ change: (inout Series) -> Void) throws -> [RGBA8: Int] {
    var series = try series(["#c0392b"], mark)
    change(&series[0])
    return try pixels(#require(Specimen(series, in: ThemeMode(series: series), seen: { $0 })).drawn().bitmap)
  }

  private static let red = RGBA8(0xC0, 0x39, 0x2B)

  @Test(arguments: [Series.Mark.line, .point])
  func `every symbol has a picture of its own, in the colour of the series`(_ mark: Series.Mark) throws {
    let plain = try counts(mark) { _ in }
    var seen: [[RGBA8: Int]] = [plain]
    for symbol in Symbol.allCases where symbol != .none {
      let counts = try counts(mark) { $0.symbol = symbol }
      #expect(counts[Self.red, default: 0] > 300, "\(symbol)")
      // Triangles turned have as many pixels; what differs is told apart by the test of symbols.
      if ![.triangleDown, .triangleLeft, .triangleRight].contains(symbol) {
        #expect(!seen.contains(counts), "\(symbol)")
      }
      seen.append(counts)
    }
    if mark == .line {
      let bare = try counts(mark) { $0.symbol = Symbol.none }
      #expect(bare[Self.red, default: 0] < plain[Self.red, default: 0])
    }
  }

  @Test(arguments: [([6.0, 3.0], 0.55...0.8), ([2, 6], 0.1...0.45), ([], 1...1), ([0, 0], 1...1), ([-1, 4], 1...1)])
  func `a dashed line covers as much as its dashes say`(_ dash: [Double], _ share: ClosedRange<Double>) throws {
    let solid = try counts(.line) { ($0.dash, $0.symbol) = ([], Symbol.none) }
    let dashed = try counts(.line) { ($0.dash, $0.symbol) = (dash, Symbol.none) }
    let part = Double(dashed[Self.red, default: 0]) / Double(solid[Self.red, default: 1])
    #expect(share.contains(part), "\(part)")
  }

  @Test(arguments: [Series.Mark.bar, .area], Series.Pattern.allCases)
  func `a pattern covers a part of the mark, in ink that is seen`(_ mark: Series.Mark, _ pattern: Series.Pattern) throws
  {
    let plain = try counts(mark) { _ in }[Self.red, default: 0]
    let counts = try counts(mark) { $0.pattern = pattern }
    let share = Double(counts[Self.red, default: 0]) / Double(plain)
    #expect(pattern == .none ? share == 1 : (0.3...0.92).contains(share), "\(share)")
  }

  @Test(arguments: [Series.Mark.bar, .area])
  func `the outline that a series declares is drawn`(_ mark: Series.Mark) throws {
    let black = ThemeColor(try Color(css: "#000000"), origin: TokenOrigin(file: Self.file, range: 0..<1))
    #expect(try counts(mark) { _ in }[RGBA8(0, 0, 0)] == nil)
    #expect(try counts(mark) { $0.stroke = black }[RGBA8(0, 0, 0), default: 0] > 200)
  }

  @Test func `what is seen is drawn, ground and all`() throws {
    let series = try series(["#c0392b"], .bar)
    let simulation = Simulation(.deutan)
    let seen: (SRGB) -> SRGB = { SRGB(simulation(LinearSRGB($0), convention: .clamp)) }
    let specimen = try #require(Specimen(series, in: ThemeMode(series: series), seen: seen))
    let counts = pixels(specimen.drawn().bitmap)
    #expect(counts[RGBA8(0xC0, 0x39, 0x2B)] == nil)
    #expect(counts[RGBA8(seen(series[0].color.srgb)), default: 0] > 300)
  }

  @Test func `nothing is drawn on a ground that is not known`() throws {
    let series = try series(["#c0392b"], nil)
    var mode = ThemeMode(series: series)
    mode.unknownGround = "the background is not a colour"
    #expect(Specimen(series, in: mode, seen: { $0 }) == nil)
  }
}
