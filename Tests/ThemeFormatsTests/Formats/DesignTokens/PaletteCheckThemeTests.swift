import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// Everything that a palettecheck theme may hold, once.
let quarterly = """
  {
    "palettecheck": 1,
    "name": "Quarterly charts",
    "colors": {
      "brand": {
        "blue": "#0b62d6",
        "rust": {"colorSpace": "oklch", "components": [0.55, 0.16, 40]},
        "ink": {"$type": "color", "$value": "#1b1f24"},
        "link": "{brand.blue}"
      }
    },
    "background": "#ffffff", "plotBackground": "#fafafa", "text": "{brand.ink}", "axis": "#5b6570",
    "gridlines": "rgb(227 231 235)",
    "series": [
      {"name": "Revenue", "color": "{brand.link}", "mark": "line", "symbol": "circle", "dash": [], "width": 2,
       "label": "direct"},
      {"name": "Cost", "color": "{brand.rust}", "mark": "line", "symbol": "triangle-down", "dash": [6, 3]},
      {"name": "Forecast", "color": "oklch(62% 0.09 200 / 0.6)", "mark": "area", "pattern": "dots", "opacity": 0.5,
       "stroke": "#123456"},
      "#7a3b9c"
    ],
    "ramps": [
      {"name": "heat", "kind": "sequential", "colors": ["#f7fbff", {"color": "#6baed6", "position": 0.4}, "#08306b"],
       "interpolate": "oklab", "steps": 5}
    ],
    "usage": {"maxSeries": 4, "adjacent": "order", "outline": "#ffffff"},
    "pairs": [{"fg": "{brand.ink}", "bg": "#ffffff", "min": 7, "why": "annotations"}],
    "texts": [
      {"name": "title", "color": "{brand.ink}", "size": "large"}, {"color": "#fff", "on": "Revenue"},
      {"color": "#333", "on": "plotBackground"}
    ],
    "status": {"good": "#0b6e4f", "neutral": "#5b6570", "bad": "#a61b29"},
    "modes": {
      "dark": {
        "background": "#14181d", "text": "#f2f4f6", "colors": {"brand": {"blue": "#6aa9ff"}},
        "series": {"Cost": {"color": "#ff9d75"}}, "status": {"bad": "#ff8a80"}
      },
      "increaseContrast": {"gridlines": "#8a949e", "series": {"Forecast": {"color": "#005f6b", "opacity": 1}}},
      "print": {"series": ["#000000", "#777777"]}
    }
  }
  """

struct PaletteCheckThemeTests {
  @Test func `every colour stands where it says it stands`() throws {
    let theme = try readTheme(quarterly)
    #expect(theme.problems.map(\.message) == [])
    try expectRoundTrip(theme)
  }

  @Test func `the base holds what the file says`() throws {
    let theme = try readTheme(quarterly)
    let base = theme.modes[0]
    #expect((theme.format, theme.name, base.name) == ("palettecheck", "Quarterly charts", "light"))
    #expect(base.series.map(\.name) == ["Revenue", "Cost", "Forecast", "series 4"])
    #expect(base.series.map(\.token) == ["series.Revenue", "series.Cost", "series.Forecast", "series.series 4"])
    #expect(base.series.map(\.mark) == [.line, .line, .area, nil])
    #expect(base.series.map(\.symbol) == [.circle, .triangleDown, nil, nil])
    #expect(base.series.map(\.dash) == [[], [6, 3], nil, nil])
    #expect(base.series[0].width == 2 && base.series[0].label == .direct)
    #expect(base.series[2].pattern == .dots && base.series[2].opacity == 0.5 && base.series[2].stroke != nil)
    #expect(base.plotBackground?.hex == "#fafafa" && base.gridlines?.hex == "#e3e7eb")
    #expect(base.ramps.map(\.name) == ["heat"] && base.ramps[0].stops.map(\.position) == [nil, 0.4, nil])
    #expect(base.ramps[0].interpolation == .oklab && base.ramps[0].steps == 5)
    #expect(base.usage.maxSeries == 4 && base.usage.adjacent == .order && base.usage.outline?.hex == "#ffffff")
    #expect(base.pairs.map(\.minimum) == [7] && base.pairs[0].reason == "annotations")
    #expect(base.texts.map(\.on) == [.background, .series("Revenue"), .plotBackground])
    #expect(base.texts.map(\.size) == [.large, .normal, .normal])
    #expect(base.status.good?.hex == "#0b6e4f" && base.status.bad?.hex == "#a61b29")
  }

  @Test func `a reference keeps its way to the colour`() throws {
    let revenue = try readTheme(quarterly).modes[0].series[0].color
    #expect(revenue.aliases.map(\.token) == ["brand.link", "brand.blue"])
    #expect(revenue.origin.pointer.description == "/series/0/color")
    #expect(revenue.definition.pointer.description == "/colors/brand/blue")
  }

  @Test func `modes are laid over the base, and dark with increased contrast is made where both exist`() throws {
    let modes = try readTheme(quarterly).modes
    #expect(modes.map(\.name) == ["light", "dark", "increaseContrast", "print", "dark+increaseContrast"])
    let dark = modes[1]
    #expect(dark.background?.hex == "#14181d" && dark.plotBackground?.hex == "#fafafa")
    #expect(dark.status.good?.hex == "#0b6e4f" && dark.status.bad?.hex == "#ff8a80")
    #expect(dark.series[1].color.hex == "#ff9d75" && dark.series[1].dash == [6, 3])
    let both = modes[4]
    #expect(both.background?.hex == "#14181d" && both.gridlines?.hex == "#8a949e")
    #expect(both.series[2].color.hex == "#005f6b" && both.series[2].opacity == 1)
    #expect(modes[3].series.map(\.color.hex) == ["#000000", "#777777"])
  }

  @Test(arguments: [("incraseContrast", 1), ("increaseContrast", 0), ("print", 0), ("darker", 0)])
  func `a mode that is nearly called as one of the settings is counted`(name: String, count: Int) throws {
    let text = ##"{"palettecheck": 1, "series": ["#2166ac", "#b8602f"], "modes": {"\##(name)": {}}}"##
    let theme = try readTheme(text)
    #expect(theme.modes.count == 2 && theme.unjudged.count == count)
  }

  @Test func `references are followed after the overlays are laid`() throws {
    #expect(try readTheme(quarterly).modes[1].series[0].color.hex == "#6aa9ff")
  }

  @Test func `references reach the tokens of files around it, and colours stand in the file that holds them`() throws {
    let brand = ##"{"brand": {"$type": "color", "blue": {"$value": "#0b62d6"}, "alias": {"$value": "{brand.blue}"}}}"##
    let theme = try readTheme(
      ##"{"palettecheck": 1, "colors": {"own": "#fff"}, "series": ["{brand.alias}"], "text": "{own}"}"##,
      options: FolderInMemory.options(["tokens.json": brand]))
    #expect(theme.problems.map(\.message) == [])
    let color = theme.modes[0].series[0].color
    #expect(color.hex == "#0b62d6" && color.origin.file.path == "theme.json")
    #expect(color.definition.file.path == "tokens.json")
  }

  @Test func `a reference that no file around it holds is a problem`() throws {
    let theme = try readTheme(##"{"palettecheck": 1, "series": ["{brand.blue}", "#123"]}"##)
    #expect(theme.problems.map(\.sentence) == [ReadingProblem.unknownToken("{brand.blue}")])
  }

  @Test(arguments: [
    (##""backgroud": "#fff""##, "unknown key 'backgroud' in a theme", "did you mean 'background'?"),
    (
      ##""text": "{colors.brnad}", "colors": {"brand": "#000"}"##,
      "'{colors.brnad}' points to a token that is not there", ""
    ),
    (
      ##""text": "{brnad}", "colors": {"brand": "#000"}"##, "'{brnad}' points to a token that is not there",
      "did you mean 'brand'?"
    ),
    (##""axis": "#12345""##, "'#12345' has 5 hex digits: a colour has 3, 4, 6 or 8", ""),
    (##""axis": 7"##, "a number is not a colour", ""),
    (##""usage": {"adjacent": "al"}"##, "'al' is not a way for marks to touch", "did you mean 'all'?"),
    (
      ##""modes": {"dark": {"series": {"serie 1": {"color": "#000"}}}}"##, "there is no series 'serie 1' to change",
      "did you mean 'series 1'?"
    ),
    (
      ##""modes": {"dark+increasContrast": {}}"##,
      "mode 'dark+increasContrast' combines 'increasContrast', which is not a mode of this theme",
      "did you mean 'increaseContrast'?"
    ),
    (
      ##""texts": [{"color": "#000", "on": "series 2"}]"##,
      "a text's background names the series 'series 2', which does not exist",
      "did you mean 'series 1'?"
    ),
  ])
  func `every problem is reported at its place, with what would be right`(
    member: String, message: String, help: String
  ) throws {
    let theme = try readTheme(##"{"palettecheck": 1, "series": ["#123456"], "## + member + "}")
    let problem = try #require(theme.problems.first)
    #expect(theme.problems.count == 1)
    if !message.isEmpty { #expect(problem.message == message) }
    if !help.isEmpty { #expect(problem.help == help) }
    #expect(try #require(problem.origin).range.lowerBound >= 41)
  }

  @Test func `an object where the list of series belongs is reported once, and what the list looks like`() throws {
    let theme = try readTheme(##"{"palettecheck": 1, "series": {"a": "#123456", "b": "#654321"}}"##)
    #expect(
      theme.problems.map(\.message) == ["'series' is an object, which changes existing series, but there are none"])
    #expect(theme.problems.first?.help?.hasPrefix(##"write a list: "series": [{"name": "a""##) == true)
  }

  @Test func `a version from the future and a theme without colours are refused`() throws {
    #expect(refusal(##"{"palettecheck": 2}"##)?.sentence == FormatProblem.laterVersion(2))
    #expect(refusal(##"{"palettecheck": 1, "text": "#000"}"##)?.reason == .noChartColors)
  }

  @Test func `what the file is silent about stays open, and what a check takes is named`() throws {
    let silent = try readTheme(##"{"palettecheck": 1, "series": ["#123456"]}"##)
    #expect(silent.modes[0].background == nil && silent.assumed.map(\.value) == ["#ffffff"])
    #expect(try readTheme(quarterly).assumed.isEmpty)
    var options = ReadingOptions()
    options.background = silent.modes[0].series[0].color
    let theme = try readTheme(quarterly, options: options)
    #expect(theme.modes.allSatisfy { $0.background?.hex == "#123456" && $0.plotBackground == nil })
  }
}
