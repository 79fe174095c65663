import Colorimetry
import PaletteRules
import Testing

@testable import ThemeFormats

struct CSSChannelsTests {
  @Test(arguments: [
    ("12 76% 61%", "#e76e50", true), ("12 76% 61% / 50%", "#e76e5080", true), ("12, 76%, 61%", "#e76e50", true),
    ("255 0 0", "#ff0000", false), ("13, 110, 253", "#0d6efd", false), ("13 110 253 / 0.5", "#0d6efd80", false),
    ("13, 110, 253, 0.5", "#0d6efd80", false),
  ])
  func `components without a function are a colour, and what is guessed is reported`(
    value: String, hex: String, isSure: Bool
  ) throws {
    let theme = try readSheet(":root { --chart-1: \(value); --chart-2: #123456 }")
    #expect(theme.modes[0].hexes == [hex, "#123456"])
    #expect(
      theme.notes.contains(ReadingNote.bareNumbers("--chart-1")) == !isSure)
  }

  @Test(arguments: [
    ("12 76 61", "fill: hsl(var(--chart-1))", "#e76e50"), ("0.6 0.15 40", "color: OKLCH( var(--chart-1))", nil),
    ("0.6 0.15 40", "color: oklch(var(--chart-1) / 0.5)", "#c85b32"),
    ("12 76 61", "fill: rgba(var(--chart-1), 0.5)", "#0c4c3d"),
    ("12 76 61", "fill: hsl(var(--chart-10))", "#0c4c3d"), ("12 76 61", "width: calc(var(--chart-1))", "#0c4c3d"),
  ])
  func `the function that the sheet puts around them says what they are`(value: String, use: String, hex: String?)
    throws
  {
    let theme = try readSheet(":root { --chart-1: \(value); --chart-2: #123456 } .bar { \(use) }")
    if let hex {
      let color = try Color(css: hex)
      let found = try #require(theme.modes[0].series.first?.color)
      #expect(DifferenceMetric.ciede2000.distance(LinearSRGB(found.srgb), LinearSRGB(SRGB(color))) < 1, "\(found.hex)")
    } else {
      #expect(theme.modes[0].hexes == ["#123456"])
    }
  }

  @Test(arguments: ["300 20 30", "0.5 1 2", "1px 2px 3px", "1 2", "1 2 3 4", "12% 76% 61%"])
  func `other numbers are no colour, and a problem among colours`(value: String) throws {
    let theme = try readSheet(":root { --chart-1: \(value); --chart-2: #123456 }")
    #expect(theme.modes[0].hexes == ["#123456"])
    #expect(theme.problems.map(\.token) == ["--chart-1"])
  }
}
