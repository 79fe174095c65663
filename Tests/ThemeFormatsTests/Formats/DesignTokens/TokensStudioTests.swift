import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

struct TokensStudioTests {
  private let sets = ##"""
    "core/color": {"blue": {"$value": "#0b62d6", "$type": "color"}, "red": {"$value": "#b2182b", "$type": "color"}},
    "light": {"chart": {"one": {"$value": "{blue}", "$type": "color"}, "two": {"$value": "{red}", "$type": "color"}}},
    "dark": {"chart": {"two": {"$value": "#f4a582", "$type": "color"}}}
    """##

  private func theme(_ name: String, _ sets: String, group: String = "") -> String {
    ##"{"name": "\##(name)", "group": "\##(group)", "selectedTokenSets": {\##(sets)}}"##
  }

  @Test func `each theme is a mode, later sets win, and sources are for references only`() throws {
    let light = theme("Light", ##""core/color": "source", "light": "enabled", "dark": "disabled""##)
    let dark = theme("Dark", ##""core/color": "source", "light": "enabled", "dark": "enabled""##)
    let text = ##"""
      {\##(sets), "$themes": [\##(light), \##(dark)], "$metadata": {"tokenSetOrder": ["core/color", "light", "dark"]}}
      """##
    let read = try readTheme(text)
    #expect(read.format == "tokens-studio" && read.modes.map(\.name) == ["light", "dark"])
    #expect(read.modes.map { $0.series.map(\.color.hex) } == [["#0b62d6", "#b2182b"], ["#0b62d6", "#f4a582"]])
    #expect(read.problems.map(\.message) == [])
    try expectRoundTrip(read)
  }

  @Test func `a status that there is not is an error, and its set takes part`() throws {
    let dark = theme("Dark", ##""core/color": "source", "light": "enabled", "dark": "enable""##)
    let read = try readTheme("{\(sets), \"$themes\": [\(dark)]}")
    #expect(read.problems.map(\.help) == ["did you mean 'enabled'?"])
    #expect(read.modes[0].series.map(\.color.hex) == ["#0b62d6", "#f4a582"])
  }

  @Test func `a set that is not there is named, above all where nothing is left`() throws {
    let some = theme("Light", ##""core/color": "source", "light": "enabled", "dork": "enabled""##)
    let read = try readTheme("{\(sets), \"$themes\": [\(some)]}")
    #expect(
      read.notes.contains(ReadingNote.missingSet("dork", "Light", "dark")))
    let none = theme("Light", ##""core/color": "source", "lihgt": "enabled""##)
    let error = #expect(throws: ThemeProblem.self) {
      try readTheme("{\(sets), \"$themes\": [\(none)]}")
    }
    #expect(
      error?.message.hasSuffix(
        "the set 'lihgt' of the theme 'Light' is not there; did you mean 'light'?") == true)
  }

  @Test func `themes of different groups go together`() throws {
    let themes = [
      theme("Light", ##""core/color": "enabled", "light": "enabled""##, group: "mode"),
      theme("Dark", ##""core/color": "enabled", "light": "enabled", "dark": "enabled""##, group: "mode"),
      theme("a", ##""core/color": "source""##, group: "brand"), theme("b", "", group: "brand"),
    ].joined(separator: ", ")
    let theme = try readTheme("{\(sets), \"$themes\": [\(themes)]}")
    // The brands change no colour.
    #expect(theme.modes.map(\.name) == ["Light+a", "Dark+a"])
    #expect(theme.notes.contains(ReadingNote.sameModes("Light+b", "Light+a")))
  }

  @Test func `a folder has a file for each set, and a set without a file is noted`() throws {
    let folder = [
      "t/$metadata.json": ##"{"tokenSetOrder": ["core/color", "light", "gone"]}"##,
      "t/core/color.json":
        ##"{"blue": {"value": "#0b62d6", "type": "color"}, "red": {"value": "#b2182b", "type": "color"}}"##,
      "t/light.json":
        ##"{"chart": {"one": {"value": "$blue", "type": "color"}, "two": {"value": "{red}", "type": "color"}}}"##,
    ]
    // `$themes.json` is a list, or an object of themes.
    for themes in ["[\(theme("Light", ##""light": "enabled", "core/color": "source", "gone": "enabled""##))]"] {
      let options = FolderInMemory.options(folder)
      let read = try readTheme(themes, path: "t/$themes.json", options: options)
      #expect(read.modes.map { $0.series.map(\.color.hex) } == [["#0b62d6", "#b2182b"]])
      #expect(read.notes.contains(ReadingNote.setWithoutFile("gone", 0)))
      // The folder is one theme, not one for each of the two files that describe it.
      #expect(read.parts.contains("t/$metadata.json"))
      #expect(read.modes[0].series[0].color.definition.file.path == "t/core/color.json")
      try expectRoundTrip(read)
    }
    let metadata = try readTheme(
      folder["t/$metadata.json"] ?? "", path: "t/$metadata.json", options: FolderInMemory.options(folder))
    #expect(metadata.modes.map(\.name) == ["light"] && metadata.modes[0].series.count == 2)
  }

  @Test func `what no set defines is taken from files that are named, and from no other`() throws {
    let text =
      ##"{"s": {"chart": {"one": {"value": "{far.blue}", "type": "color"}, "two": {"value": "red", "type": "color"}}}, "$themes": []}"##
    let far = ##"{"far": {"blue": {"value": "#0b62d6"}}}"##
    var options = FolderInMemory.options(["far.json": far])
    #expect(
      try readTheme(text, options: options).problems.map(\.help) == [
        "define it, or name the file that does with --include"
      ])
    options.includes = [SourceFile(path: "far.json", bytes: Array(far.utf8))]
    let theme = try readTheme(text, options: options)
    #expect(theme.problems.map(\.message) == [] && theme.modes[0].series.map(\.color.hex) == ["#0b62d6", "#ff0000"])
    #expect(theme.notes.contains(ReadingNote.tokensTaken(1, "far.json")))
  }

  @Test func `themes may be an object`() throws {
    let one = theme("Dark", ##""core/color": "source", "light": "enabled""##)
    #expect(try readTheme("{\(sets), \"$themes\": {\"id\": \(one)}}").modes.map(\.name) == ["dark"])
  }

  @Test func `a colour that the plugin changes is counted as not checked, and so is what refers to it`() throws {
    let read = try readTheme(
      ##"""
      {"s": {"blue": {"value": "#0b62d6", "type": "color"}, "chart": {
        "one": {"value": "{blue}", "type": "color", "$extensions": {"studio.tokens": {"modify": {"type": "lighten", "value": "0.3"}}}},
        "two": {"value": "red", "type": "color"}, "three": {"value": "blue", "type": "color"},
        "four": {"value": "{chart.one}", "type": "color"}}}, "$themes": []}
      """##)
    #expect(read.modes[0].series.map(\.name) == ["two", "three"] && read.problems.isEmpty)
    #expect(read.unjudged == [ReadingProblem.modifiedColor("chart.one")])
  }
}
