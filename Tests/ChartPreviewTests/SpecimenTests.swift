import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import ChartPreview

struct SpecimenTests {
  private static let file = SourceFile(path: "t.json", bytes: Array("{}".utf8))

  private func series(_ hexes: [String], _ mark: Series.Mark?) throws -> [Series] {
    try hexes.enumerated().map { index, hex in
      let color = ThemeColor(try Color(css: hex), origin: TokenOrigin(file: Self.file, range: 0..<1))
      return Series(name: "s\(index)", token: "s\(index)", color: color, mark: mark)
    }
  }

  /// The picture of some series, each declared as `change` says.
  private func picture(
    _ hexes: [String], _ mark: Series.Mark?, _ change: (inout Series) -> Void = { _ in },
    seen: @escaping (SRGB) -> SRGB = { $0 }
  ) throws -> String {
    var series = try series(hexes, mark)
    for index in series.indices { change(&series[index]) }
    let specimen = Specimen(series, in: ThemeMode(series: series), seen: seen)
    return try #require(specimen).drawn().svg
  }

  @Test(arguments: [nil] + Series.Mark.allCases.map { $0 })
  func `every series shows its own colour on the ground, whatever the mark`(mark: Series.Mark?) throws {
    let svg = try picture(["#c0392b", "#4a7f14", "#2166ac"], mark)
    for color in ["#c0392b", "#4a7f14", "#2166ac"] { #expect(svg.contains("\"\(color)\"")) }
    #expect(svg.contains("<rect width=\"320\" height=\"160\" fill=\"#ffffff\"/>"))
  }

  @Test(arguments: [Series.Mark.line, .point])
  func `every symbol has a picture of its own`(_ mark: Series.Mark) throws {
    var seen = Set([try picture(["#c0392b"], mark)])
    for symbol in Symbol.allCases where symbol != .none && !(mark == .point && symbol == .circle) {
      #expect(try seen.insert(picture(["#c0392b"], mark) { $0.symbol = symbol }).inserted, "\(symbol)")
    }
  }

  @Test func `a line without a symbol is drawn without one`() throws {
    #expect(try !picture(["#c0392b"], .line).contains("A"))
    #expect(try picture(["#c0392b"], .line) { $0.symbol = .circle }.contains("A"))
    #expect(try picture(["#c0392b"], .point).contains("A"))
  }

  @Test func `no line shows in the hole of a ring`() throws {
    let ring = try picture(["#c0392b"], .line) { $0.symbol = .ring }
    #expect(ring.ranges(of: "fill=\"#ffffff\"").count == 8)
  }

  @Test(arguments: [([6.0, 3.0], "6 3"), ([2, 6, 1], "2 6 1 2 6 1"), ([], nil), ([0, 0], nil), ([-1, 4], nil)])
  func `a line has the dashes that it declares`(_ dash: [Double], _ drawn: String?) throws {
    let svg = try picture(["#c0392b"], .line) { $0.dash = dash }
    #expect(svg.contains("stroke-dasharray") == (drawn != nil))
    if let drawn { #expect(svg.contains("stroke-dasharray=\"\(drawn)\"")) }
  }

  @Test(arguments: [Series.Mark.bar, .area], Series.Pattern.allCases)
  func `a pattern is drawn in the mark, in ink that is seen`(_ mark: Series.Mark, _ pattern: Series.Pattern) throws {
    let svg = try picture(["#c0392b"], mark) { $0.pattern = pattern }
    #expect(svg.contains("<pattern id=\"p0\"") == (pattern != .none))
    #expect(svg.contains("fill=\"url(#p0)\"") == (pattern != .none))
    #expect(pattern == .none || svg.contains("fill=\"#ffffff\"/></pattern>"))
  }

  @Test(arguments: [Series.Mark.bar, .area])
  func `the outline that a series declares is drawn`(_ mark: Series.Mark) throws {
    let black = ThemeColor(try Color(css: "#000000"), origin: TokenOrigin(file: Self.file, range: 0..<1))
    #expect(try !picture(["#c0392b"], mark).contains("#000000"))
    #expect(try picture(["#c0392b"], mark) { $0.stroke = black }.contains("#000000"))
  }

  @Test func `what is seen is drawn, ground and all`() throws {
    let simulation = Simulation(.deutan)
    let seen: (SRGB) -> SRGB = { SRGB(simulation(LinearSRGB($0), convention: .clamp)) }
    let svg = try picture(["#c0392b"], .bar, seen: seen)
    #expect(!svg.contains("#c0392b"))
    #expect(svg.contains(seen(try Color(css: "#c0392b").mappedToSRGB.srgb).hex))
  }

  @Test func `nothing is drawn on a ground that is not known`() throws {
    let series = try series(["#c0392b"], nil)
    var mode = ThemeMode(series: series)
    mode.unknownGround = "the background is not a colour"
    #expect(Specimen(series, in: mode, seen: { $0 }) == nil)
  }
}
