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

  private func tokens(_ colors: [(key: String, hex: String)]) -> String {
    colors.map { "\"\($0.key)\": {\"$value\": \"\($0.hex)\"}" }.joined(separator: ", ")
  }

  @Test func `white beside the steps of a scale is no step, and makes no series of them`() throws {
    let greys = tokens([
      ("100", "#f2f2f2"), ("300", "#c7c7c7"), ("500", "#707070"), ("900", "#151515"), ("white", "#ffffff"),
    ])
    let mode = try readTheme("{\"chart\": {\"$type\": \"color\", \"greys\": {\(greys)}}}").modes[0]
    #expect(mode.series.isEmpty && mode.ramps[0].stops.count == 4)
  }

  @Test func `rows with names of their own in one group are judged apart`() throws {
    let rows = tokens(
      [("Chart1", "#74e4da"), ("Chart2", "#ed64a4"), ("Chart3", "#60a9ff"), ("ChartMono1", "#89e8df")]
        + [("ChartMono2", "#ff8787"), ("ChartMono3", "#60a9ff"), ("Brand", "#2f73da")])
    let theme = try readTheme("{\"Color\": {\"$type\": \"color\", \(rows)}}")
    #expect(theme.palettes.map(\.name) == ["Color.Chart*", "Color.ChartMono*"])
    #expect(theme.palettes.map(\.colors.count) == [3, 3])
    let css = ":root { --chart-blue1: #08306b; --chart-blue2: #2171b5; --chart-red1: #67000d; --chart-red2: #ef3b2c }"
    #expect(try readTheme(css, path: "a.css").modes[0].series.count == 4)
  }

  @Test func `several groups are judged in each mode with its own colours, and ramps beside them too`() throws {
    func row(_ colors: [(String, String)]) -> String {
      colors.enumerated().map {
        "\"\($0 + 1)\": {\"value\": {\"light\": \"\($1.0)\", \"dark\": \"\($1.1)\"}, \"type\": \"color\"}"
      }
      .joined(separator: ", ")
    }
    let a = row([("#0b62d6", "#8ab8ff"), ("#b2182b", "#ff9aa5"), ("#8a5a00", "#f2c55c")])
    let b = row([("#1b7837", "#9be3b0"), ("#762a83", "#dcb3e6")])
    let ramp = row([("#deebf7", "#08306b"), ("#9ecae1", "#2171b5"), ("#3182bd", "#9ecae1")])
    let theme = try readTheme("{\"chart\": {\"a\": {\(a)}, \"b\": {\(b)}, \"sequential\": {\(ramp)}}}")
    let parts = theme.palettesAsThemes
    try #require(parts.map(\.name) == ["chart.a.*", "chart.b.*", "ramps"])
    #expect(parts[1].modes.map { $0.series.map(\.color.hex) } == [["#1b7837", "#762a83"], ["#9be3b0", "#dcb3e6"]])
    #expect(parts[0].modes.allSatisfy { $0.ramps.isEmpty } && parts[2].modes.allSatisfy { $0.series.isEmpty })
    #expect(parts[2].modes.map { $0.ramps[0].stops[0].color.hex } == ["#deebf7", "#08306b"])
  }
}
