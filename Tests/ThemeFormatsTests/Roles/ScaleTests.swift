import PaletteRules
import Testing

@testable import ThemeFormats

/// Rows of colours that are scales.
struct ScaleTests {
  private let blues = ##"["#f7fbff", "#c6dbef", "#6baed6", "#2171b5", "#08306b"]"##

  @Test func `steps of one hue that only get darker are a ramp in a list, whoever wrote it`() throws {
    #expect(try readTheme(blues).modes[0].ramps.map(\.kind) == [.sequential])
    let gpl = "GIMP Palette\nName: greys\n#\n0 0 0\n64 64 64\n128 128 128\n192 192 192\n240 240 240\n"
    #expect(try readTheme(gpl, path: "g.gpl").modes[0].ramps.count == 1)
    let named = "GIMP Palette\nName: seq_warm\n#\n255 240 200\n230 80 40\n90 10 60\n"
    #expect(try readTheme(named, path: "w.gpl").modes[0].ramps.map(\.kind) == [.sequential])
    #expect(try readTheme("#f7fbff\n#c6dbef\n#6baed6\n#2171b5\n#08306b\n", path: "b.hex").modes[0].ramps.count == 1)
  }

  @Test func `four shades, other hues and what the file calls categorical stay series`() throws {
    #expect(try readTheme(##"["#c6dbef", "#6baed6", "#2171b5", "#08306b"]"##).modes[0].series.count == 4)
    #expect(try readTheme(##"["#f7fbff", "#c6dbef", "#d66b6b", "#2171b5", "#08306b"]"##).modes[0].series.count == 5)
    #expect(try readTheme("{\"qualitative\": {\"blues\": \(blues)}}").modes[0].series.count == 5)
  }

  @Test(arguments: [("sequence", 1), ("mono", 1), ("category", 0), ("series", 0)])
  func `a numbered row of tokens is a ramp unless its name is for categories`(group: String, ramps: Int) throws {
    let colors = ["#deebf7", "#9ecae1", "#6baed6", "#3182bd", "#08519c"]
    let tokens = colors.enumerated().map { "\"\($0 + 1)\": {\"$value\": \"\($1)\"}" }.joined(separator: ", ")
    let mode = try readTheme("{\"viz\": {\"$type\": \"color\", \"\(group)\": {\(tokens)}}}").modes[0]
    #expect(mode.ramps.count == ramps && mode.series.count == (ramps == 0 ? 5 : 0))
  }
}
