import Colorimetry
import PaletteRules
import Testing

@testable import ThemeFormats

struct RoleGuessTests {
  /// A file of colour tokens at its top.
  private func roles(_ colors: [(name: String, value: String)]) throws -> Theme {
    let tokens = colors.map { "\"\($0.name)\": {\"$value\": \"\($0.value)\"}" }
    return try readTheme("{\"$type\": \"color\", \(tokens.joined(separator: ","))}")
  }

  @Test func `chart-1 to chart-10 are series in the order of their numbers`() throws {
    let theme = try roles([
      ("chart-10", "#0000aa"), ("chart-2", "#00aa00"), ("chart-1", "#aa0000"), ("background", "#fff"),
      ("foreground", "#111"), ("card", "#eee"),
    ])
    let mode = theme.modes[0]
    #expect(mode.series.map(\.name) == ["chart-1", "chart-2", "chart-10"])
    #expect(mode.background?.hex == "#ffffff" && mode.text?.hex == "#111111")
    #expect(theme.notes.contains(ReadingNote.seriesTaken("chart-*", 3)))
  }

  @Test func `steps of one hue are a ramp only while lightness keeps its direction`() throws {
    func steps(_ colors: [String]) -> String {
      let tokens = zip([100, 200, 300], colors).map { "\"\($0)\": {\"$value\": \"\($1)\"}" }
      return "{\"chart\": {\"$type\": \"color\", \"base\": {\(tokens.joined(separator: ","))}}}"
    }
    let ramp = try readTheme(steps(["#bbdefb", "#42a5f5", "#0d47a1"])).modes[0]
    #expect(ramp.series.isEmpty && ramp.ramps.map(\.name) == ["chart.base"])
    let shuffled = try readTheme(steps(["#bbdefb", "#0d47a1", "#42a5f5"])).modes[0]
    #expect(shuffled.series.count == 3 && shuffled.ramps.isEmpty)
    let hues = try readTheme(steps(["#fde0dd", "#41b6c4", "#0d47a1"])).modes[0]
    #expect(hues.series.count == 3 && hues.ramps.isEmpty)
  }

  @Test func `five blues that are numbered from one are series`() throws {
    let theme = try roles([
      ("chart-1", "#93c5fd"), ("chart-2", "#3b82f6"), ("chart-3", "#2563eb"), ("chart-4", "#1d4ed8"),
      ("chart-5", "#1e40af"),
    ])
    #expect(theme.modes[0].series.count == 5)
  }

  @Test func `parts of a chart that are not its data are not series`() throws {
    let theme = try readTheme(
      ##"""
      {"$type": "color", "dataviz": {"categorical": {"1": {"$value": "#a00"}, "2": {"$value": "#0a0"}},
        "axis": {"line": {"$value": "#555"}}, "grid": {"$value": "#ddd"}, "label": {"$value": "#222"},
        "tooltip": {"background": {"$value": "#000"}}, "success": {"$value": "#080"}, "danger": {"$value": "#800"},
        "primary": {"$value": "#00a"}, "other": {"$value": "#999"}}}
      """##)
    let mode = theme.modes[0]
    #expect(mode.series.map(\.name) == ["categorical 1", "categorical 2"])
    #expect(mode.axis?.hex == "#555555" && mode.gridlines?.hex == "#dddddd" && mode.text?.hex == "#222222")
    #expect(mode.status.good?.hex == "#008800" && mode.status.bad?.hex == "#880000")
    #expect(theme.notes.contains(ReadingNote.notTakenForSeries("dataviz.*")))
  }

  @Test func `groups between which nothing chooses are palettes, copies are reported once`() throws {
    func groups(_ second: String) -> String {
      ##"""
      {"$type": "color", "chart": {"bar": {"a": {"$value": "#a00"}, "b": {"$value": "#0a0"}},
        "line": {"c": {"$value": "\##(second)"}, "d": {"$value": "#0a0"}}}}
      """##
    }
    let choice = try readTheme(groups("#00a"))
    #expect(choice.palettes.map(\.name) == ["chart.bar.*", "chart.line.*"] && choice.modes[0].series.isEmpty)
    #expect(choice.palettes.map(\.labels) == [["a", "b"], ["c", "d"]])
    let copy = try readTheme(groups("#a00"))
    #expect(copy.palettes.isEmpty && copy.modes[0].series.map(\.name) == ["a", "b"])
  }

  @Test(
    arguments: [
      (SurfaceGuess.Surface.background, ["color.background.default", "color.canvas.default"], "color.canvas.default"),
      (.background, ["color.background.brand", "color.surface"], "color.surface"),
      (.background, ["color.background.inverse.hover"], nil),
      (.background, ["page", "chart.background"], "chart.background"),
      (.background, ["a.b.background"], nil), (.background, ["chart.plot-bg", "chart.bg"], "chart.bg"),
      (.background, ["chart.plot-bg"], "chart.plot-bg"), (.plotBackground, ["chart.bg"], nil),
      (.plotBackground, ["chart.bg", "chart.plot-bg"], "chart.plot-bg"),
      (.background, ["theme.color.background", "background"], "background"),
      (.text, ["color.text.inverse", "color.text.primary", "color.text.link"], "color.text.primary"),
      (.text, ["chart.foreground", "color.onSurface"], "color.onSurface"),
      (.axis, ["chart.axis.label", "chart.axis.line"], "chart.axis.line"),
      (.gridlines, ["color.border.subtle", "color.divider", "color.border.strong"], "color.divider"),
    ] as [(SurfaceGuess.Surface, [String], String?)])
  func `a surface is the plainest name, pages before defaults, a chart's own before both`(
    surface: SurfaceGuess.Surface, names: [String], expected: String?
  ) {
    let candidates = names.enumerated().map { index, name in
      RoleCandidate(index: index, path: name.split(separator: ".").map(String.init), shade: .color(SRGB(0, 0, 0)))
    }
    let found = SurfaceGuess.best(surface, among: candidates)
    #expect(found?.path.joined(separator: ".") == expected)
  }

  @Test(arguments: [
    "color.background.canvas", "surface.page", "bg.app", "page.background.color", "elevation.surface.default",
    "md.sys.color.surface", "canvas.default",
  ])
  func `the ground of the page is that of its charts`(_ name: String) throws {
    let leaf = "{\"$type\": \"color\", \"$value\": \"#101418\"}"
    let ground = name.split(separator: ".").reversed().reduce(leaf) { "{\"\($1)\": \($0)}" }.dropFirst().dropLast()
    let chart = ##""chart": {"$type": "color", "1": {"$value": "#7db8f0"}, "2": {"$value": "#f08a8a"}}"##
    #expect(try readTheme("{\(ground), \(chart)}").modes[0].background?.hex == "#101418")
  }
}
