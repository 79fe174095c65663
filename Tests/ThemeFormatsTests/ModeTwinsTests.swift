import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

struct ModeTwinsTests {
  private func theme(_ path: String, _ ground: String, _ colors: String...) throws -> Theme {
    let series = colors.enumerated().map { ##"{"name": "s\##($0)", "color": "\##($1)"}"## }.joined(separator: ", ")
    return try readTheme(##"{"palettecheck": 1, "background": "\##(ground)", "series": [\##(series)]}"##, path: path)
  }

  @Test func `light and dark of one folder are two modes of one theme`() throws {
    let twins = ModeTwins([
      try theme("t/brand-dark.json", "#101418", "#6aa9ff", "#ffb15c"),
      try theme("t/brand-light.json", "#ffffff", "#2166ac", "#b8602f"),
      try theme("t/other.json", "#ffffff", "#2166ac"),
    ])
    let joined = try #require(twins.joined["t/brand-light.json"])
    #expect(joined.modes.map(\.name) == ["light", "dark"])
    #expect(joined.modes.map { $0.background?.hex } == ["#ffffff", "#101418"])
    #expect(joined.modes[1].series[0].color.origin.file.path == "t/brand-dark.json")
    #expect(joined.notes.contains(ReadingNote.twinOfMode("t/brand-dark.json", "dark")))
    #expect(twins.taken == ["t/brand-dark.json": "t/brand-light.json"])
  }

  @Test func `what stands behind the mode parts themes as what stands before it does`() throws {
    let paths = ["brandDarkSales.json", "brandDarkStock.json", "brandLightSales.json", "brandLightStock.json"]
    let twins = ModeTwins(
      try paths.map { try theme($0, "#ffffff", "#2166ac", $0.contains("Sales") ? "#b8602f" : "#1b7837") })
    #expect(Set(twins.taken.keys) == ["brandDarkSales.json", "brandDarkStock.json"])
    #expect(twins.joined["brandLightStock.json"]?.modes.map(\.name) == ["light", "dark"])
  }

  @Test func `files of several modes are themes by themselves`() throws {
    func program(_ path: String) throws -> Theme {
      try readTheme(
        "$chart-1: #2166ac; $chart-2: #b2182b; $chart-3: #4d9221;\n"
          + "$chart-mono-1: #1b7837; $chart-mono-2: #762a83; $chart-mono-3: #e08214;", path: path)
    }
    let twins = ModeTwins(try ["light.scss", "dark.scss"].map(program))
    #expect(twins.joined.isEmpty)
  }

  @Test func `other series are another theme`() throws {
    let twins = ModeTwins([
      try theme("light.json", "#ffffff", "#2166ac", "#b8602f"), try theme("dark.json", "#101418", "#6aa9ff"),
    ])
    #expect(twins.joined.isEmpty && twins.taken.isEmpty)
  }

  @Test func `two files for one mode are not joined`() throws {
    let paths = ["brand-light.json", "brand-dark.json", "brand.dark.json"]
    let twins = ModeTwins(try paths.map { try theme($0, "#ffffff", "#2166ac") })
    #expect(twins.joined.isEmpty && twins.taken.isEmpty)
  }

  @Test(arguments: [
    ["light.json", "a/dark.json"], ["north-light.json", "south-dark.json"], ["dark.json", "night.json"],
    ["light.json", "contrast.json"], ["t/dark/charts.json", "t/light/charts.json"],
  ])
  func `files of other folders, of other names, and without both are not joined`(paths: [String]) throws {
    let twins = ModeTwins(try paths.map { try theme($0, "#ffffff", "#2166ac") })
    #expect(twins.joined.isEmpty)
  }

  @Test(arguments: [
    ["t/charts.json", "t/charts.dark.json"], ["t/config.default.json", "t/config.dark.json"],
    ["t/theme.json", "t/theme-dark.json"],
  ])
  func `a file without a mode is the base of the dark one beside it`(paths: [String]) throws {
    let twins = ModeTwins(try paths.map { try theme($0, "#ffffff", "#2166ac") })
    #expect(twins.joined[paths[0]]?.modes.map(\.name) == ["light", "dark"] && twins.taken.keys.sorted() == [paths[1]])
  }

  @Test func `a file for light is the base though another names no mode`() throws {
    let paths = ["t/charts.json", "t/charts.light.json", "t/charts.dark.json"]
    let twins = ModeTwins(try paths.map { try theme($0, "#ffffff", "#2166ac") })
    #expect(
      twins.joined.keys.sorted() == ["t/charts.light.json"] && twins.taken.keys.sorted() == ["t/charts.dark.json"])
  }
}
