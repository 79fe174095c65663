import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

struct CopiedThemesTests {
  private func theme(_ path: String, _ colors: String, background: String? = nil) throws -> Theme {
    let ground = background.map { "\"background\": \"\($0)\", " } ?? ""
    return try readTheme("{\"palettecheck\": 1, \(ground)\"series\": [\(colors)]}", path: path)
  }

  private let pair = ##""#2166ac", "#b2182b""##

  @Test func `what a build writes is a copy of its source`() throws {
    let themes = try [
      theme("dist/a.json", pair), theme("src/deep/tokens.json", pair), theme("build/b.json", pair),
      theme("src/other.json", ##""#2166ac", "#1b7837""##),
    ]
    let copied = CopiedThemes(themes)
    #expect(copied.copies == ["build/b.json", "dist/a.json"])
    #expect(copied.places == ["src/deep/tokens.json": ["build/b.json", "dist/a.json"]])
  }

  @Test func `ramps in another order are the same ramps`() throws {
    func theme(_ path: String, _ ramps: String...) throws -> Theme {
      let all = ramps.map { "{\"colors\": [\($0)]}" }.joined(separator: ", ")
      return try readTheme("{\"palettecheck\": 1, \"series\": [\(pair)], \"ramps\": [\(all)]}", path: path)
    }
    let (sea, heath) = (##""#deebf7", "#08519c""##, ##""#efedf5", "#54278f""##)
    #expect(
      try CopiedThemes([theme("a.json", sea, heath), theme("dist/b.json", heath, sea)]).copies == ["dist/b.json"])
  }

  @Test func `on another background the same colours are another finding`() throws {
    let themes = try [
      theme("a.json", pair, background: "#ffffff"), theme("dist/b.json", pair, background: "#101418"),
      theme("dist/c.json", pair),
    ]
    #expect(CopiedThemes(themes).copies == ["dist/c.json"])
  }

  @Test func `a background found in another file hides no copy`() throws {
    let night = ##"{"color": {"background": {"$type": "color", "$value": "#292929"}}}"##
    let chart = ##"{"chart": {"$type": "color", "a": {"$value": "#2166ac"}, "b": {"$value": "#b2182b"}}}"##
    let path = "tokens/dark/chart.json"
    let dark = try readTheme(chart, path: path, options: FolderInMemory.options(["tokens/dark/base.json": night]))
    #expect(dark.modes[0].background?.hex == "#292929")
    #expect(try CopiedThemes([dark, theme("a.json", pair, background: "#101418")]).copies == [path])
  }

  @Test func `two files of one format are two themes, two formats of the same colours are one`() throws {
    let list = try readTheme("[\(pair)]", path: "c.json")
    #expect(try CopiedThemes([theme("a.json", pair), theme("b.json", pair)]).copies.isEmpty)
    #expect(try CopiedThemes([theme("a.json", pair), list]).copies == ["c.json"])
  }

  @Test func `themes beside each other that draw the same on a ground and in their text are one`() throws {
    func theme(_ path: String, _ text: String, _ size: Int) throws -> Theme {
      let style = ##""textStyle": {"color": "\##(text)", "fontSize": \##(size)}"##
      return try readTheme(##"{"color": [\##(pair)], "backgroundColor": "#ffffff", \##(style)}"##, path: path)
    }
    let themes = try [
      theme("t/light.json", "#333333", 12), theme("t/light-mobile.json", "#333333", 16),
      theme("t/soft.json", "#555555", 12), theme("u/light.json", "#333333", 12),
    ]
    #expect(CopiedThemes(themes).places == ["t/light-mobile.json": ["t/light.json"]])
  }

  @Test func `configurations of one source are one theme`() throws {
    let tokens =
      ##"{"chart": {"series": {"a": {"value": "#2166ac", "type": "color"}, "b": {"value": "#b2182b", "type": "color"}}}}"##
    let options = FolderInMemory.options(["tokens.json": tokens])
    let themes = try ["config.a.json", "config.b.json"].map {
      try readTheme(##"{"source": ["tokens.json"], "platforms": {"css": {}}}"##, path: $0, options: options)
    }
    #expect(CopiedThemes(themes).places == ["config.a.json": ["config.b.json"]])
  }

  @Test func `sheets that draw the same in everything are one, those with other names are not`() throws {
    func sheet(_ path: String, _ name: String, _ text: String) throws -> Theme {
      try readTheme(":root { --text: \(text); --\(name)-1: #2166ac; --\(name)-2: #b2182b }", path: path)
    }
    let first = try sheet("a.css", "chart", "#222222")
    #expect(try CopiedThemes([first, sheet("b.css", "chart", "#222222")]).copies == ["b.css"])
    #expect(try CopiedThemes([first, sheet("b.css", "series", "#222222")]).copies.isEmpty)
    #expect(try CopiedThemes([first, sheet("b.css", "chart", "#333333")]).copies.isEmpty)
  }

  @Test func `a problem beside the colours makes no theme of a copy`() throws {
    let broken = ##"{"name": "Rain", "color": "#2166ac", "symbol": "hat"}, "#b2182b""##
    let copy = try theme("dist/b.json", broken)
    #expect(!copy.problems.isEmpty)
    #expect(try CopiedThemes([theme("a.json", pair), copy]).copies == ["dist/b.json"])
  }

  @Test func `the source represents a copy that knows the background, and takes it over`() throws {
    let source = try theme("src/tokens.json", pair)
    let sheet = try readTheme(
      ":root { --background-body: #ffffff; --chart-1: #2166ac; --chart-2: #b2182b }", path: "dist/t.css")
    let other = try theme("dist/a.json", pair)
    let copied = CopiedThemes([sheet, source, other])
    #expect(copied.places == ["src/tokens.json": ["dist/a.json", "dist/t.css"]])
    let completed = copied.completed(source)
    #expect(completed.modes[0].background?.hex == "#ffffff" && completed.assumed.isEmpty)
    #expect(completed.modes[0].series[0].color.origin.file.path == "src/tokens.json")
  }

  @Test func `one colour in two files is no copy`() throws {
    #expect(
      try CopiedThemes([theme("a.json", ##""#2166ac""##), theme("dist/b.json", ##""#2166ac""##)]).copies.isEmpty)
  }

  @Test func `a file of the same name and colours in the folder beside is a copy of that with the sources`() throws {
    let themes = try [theme("packed/a.json", pair), theme("src/a.json", pair), theme("src/b.json", pair)]
    #expect(CopiedThemes(themes).places == ["src/a.json": ["packed/a.json"]])
    #expect(try CopiedThemes([theme("x/y/a.json", pair), theme("z/a.json", pair)]).copies.isEmpty)
  }

  @Test func `a named theme represents others, and no other represents it`() throws {
    let themes = try [theme("dist/a.json", pair), theme("src/b.json", pair), theme("build/c.json", pair)]
    let copied = CopiedThemes(themes, meant: ["dist/a.json", "src/b.json"])
    #expect(copied.copies == ["build/c.json"])
  }
}
