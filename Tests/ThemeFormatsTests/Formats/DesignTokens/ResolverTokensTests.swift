import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// A chart in two themes and two contrasts, with a modifier that does not matter to it.
private let files = [
  "base.json": ##"""
  {"chart": {"$type": "color", "series": {"a": {"$value": "{hue.one}"}, "b": {"$value": "{hue.two}"}}},
   "color": {"background": {"$type": "color", "$value": "{paper}"}}}
  """##,
  "theme/light.json": ##"""
  {"hue": {"$type": "color", "one": {"$value": "#2166ac"}, "two": {"$value": "#b2182b"}}, "paper": {"$type": "color", "$value": "#ffffff"}}
  """##,
  "theme/dark.json": ##"""
  {"hue": {"$type": "color", "one": {"$value": "#92c5de"}, "two": {"$value": "#f4a582"}}, "paper": {"$type": "color", "$value": "#101418"}}
  """##,
  "contrast/high.json": ##"{"hue": {"$type": "color", "two": {"$value": "#ffee00"}}}"##,
  "size/small.json": ##"{"size": {"$type": "dimension", "gap": {"$value": {"value": 4, "unit": "px"}}}}"##,
]

private let document = ##"""
  {
    "version": "2025.10", "name": "Charts",
    "resolutionOrder": [
      {"$ref": "#/sets/base"}, {"$ref": "#/modifiers/size"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/contrast"}
    ],
    "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
    "modifiers": {
      "theme": {"default": "dark", "contexts": {"light": [{"$ref": "theme/light.json"}], "dark": [{"$ref": "theme/dark.json"}]}},
      "contrast": {"contexts": {"usual": [], "high": [{"$ref": "contrast/high.json"}]}},
      "size": {"contexts": {"small": [{"$ref": "size/small.json"}], "large": []}}
    }
  }
  """##

/// One inline set, and what stands around it.
private func order(_ items: String, _ members: String = "") -> String {
  ##"{"version": "2025.10", "resolutionOrder": [\##(items)]\##(members.isEmpty ? "" : ", " + members)}"##
}

private let chart = ##"{"chart": {"$type": "color", "a": {"$value": "#2166ac"}, "b": {"$value": "#b2182b"}}}"##

struct ResolverTokensTests {
  @Test func `every combination of contexts that changes a colour of the chart is a mode, the defaults first`() throws {
    let theme = try readTheme(document, path: "x.resolver.json", options: FolderInMemory.options(files))
    #expect(theme.problems.map(\.message) == [])
    #expect(theme.format == "dtcg-resolver" && theme.name == "Charts")
    #expect(
      theme.modes.map(\.name) == [
        "theme=dark,contrast=usual", "theme=dark,contrast=high", "theme=light,contrast=usual",
        "theme=light,contrast=high",
      ])
    #expect(
      theme.modes.map { $0.series.map(\.color.hex) } == [
        ["#92c5de", "#f4a582"], ["#92c5de", "#ffee00"], ["#2166ac", "#b2182b"], ["#2166ac", "#ffee00"],
      ])
    #expect(theme.modes.map(\.background?.hex) == ["#101418", "#101418", "#ffffff", "#ffffff"])
    try expectRoundTrip(theme)
  }

  @Test func `a reference is followed after every source is laid over the others, and keeps its file`() throws {
    let theme = try readTheme(document, path: "x.resolver.json", options: FolderInMemory.options(files))
    let color = theme.modes[1].series[1].color
    #expect(color.origin.file.path == "base.json" && color.origin.pointer.description == "/chart/series/b/$value")
    #expect(color.definition.file.path == "contrast/high.json" && color.aliases.map(\.token) == ["hue.two"])
  }

  @Test(arguments: [
    (["theme=light"], ["theme=light,contrast=usual", "theme=light,contrast=high"]),
    (["THEME=Light", "contrast=high"], ["theme=light,contrast=high"]),
    (["size=large", "theme=light", "contrast=high"], ["theme=light,contrast=high"]),
  ])
  func `a context that is asked for is the only one`(contexts: [String], modes: [String]) throws {
    var options = FolderInMemory.options(files)
    options.contexts = contexts
    #expect(try readTheme(document, options: options).modes.map(\.name) == modes)
  }

  @Test(arguments: [
    ("dark", "'dark' is not a context", "write --context modifier=context, such as 'theme=dark'"),
    ("teme=dark", "there is no modifier 'teme'", "did you mean 'theme'?"),
    ("theme=drak", "the modifier 'theme' has no context 'drak'", "did you mean 'dark'?"),
  ])
  func `a context that is not there is refused`(context: String, message: String, help: String) throws {
    var options = FolderInMemory.options(files)
    options.contexts = [context]
    let problem = try #require(refusal(document, options: options))
    #expect(problem.message == message && problem.help == help)
  }

  @Test func `more combinations than anybody looks at have to be narrowed down`() throws {
    let modifiers = (1...6).map { number in
      """
      {"type": "modifier", "name": "m\(number)", "contexts": {"x": [{"hue": {"h\(number)": {"$value": "#0000ff"}}}],
        "y": [{"hue": {"h\(number)": {"$value": "#ff0000"}}}]}}
      """
    }
    let series = (1...6).map { "\"s\($0)\": {\"$value\": \"{hue.h\($0)}\"}" }.joined(separator: ", ")
    let set = ##"{"type": "set", "name": "s", "sources": [{"chart": {"$type": "color", \##(series)}}]}"##
    let text = order(([set] + modifiers).joined(separator: ", "))
    let problem = try #require(refusal(text))
    let named = (1...6).map { "m\($0) (x, y)" }.joined(separator: "; ")
    #expect(problem.sentence == Refusal.tooManyCombinations("2 × 2 × 2 × 2 × 2 × 2", 64, 32, "m1=x", named))
    var options = ReadingOptions()
    options.contexts = ["m1=y"]
    let theme = try readTheme(text, options: options)
    #expect(theme.modes.count == 32 && theme.modes[0].series[0].color.hex == "#ff0000")
  }

  @Test func `a set that modifiers use, pointers, overriding keys and extended groups are followed`() throws {
    let theme = try readTheme(
      order(
        ##"""
        {"$ref": "#/sets/hues"},
        {"type": "set", "name": "Chart", "sources": [
          {"chart": {"series": {"$extends": "{hue}"}}},
          {"$ref": "#/$defs/more", "paper": {"$type": "color", "$value": "#fafafa"}}]},
        {"type": "modifier", "name": "kind", "contexts": {
          "plain": [], "again": [{"$ref": "#/sets/hues"}, {"hue": {"a": {"$value": "#00ff00"}}}]}}
        """##,
        ##"""
        "sets": {"hues": {"sources": [{"hue": {"$type": "color", "a": {"$value": "#111111"}, "b": {"$ref": "#/hue/a"}}}]}},
        "$defs": {"more": {"color": {"background": {"$type": "color", "$value": "{paper}"}}, "paper": {"$type": "color", "$value": "#000000"}}}
        """##))
    #expect(theme.problems.map(\.message) == [])
    #expect(theme.modes.map(\.name) == ["kind=plain", "kind=again"])
    #expect(theme.modes.map { $0.series.map(\.color.hex) } == [["#111111", "#111111"], ["#00ff00", "#00ff00"]])
    #expect(theme.modes[0].background?.hex == "#fafafa")
    try expectRoundTrip(theme)
  }

  @Test(arguments: [
    (
      order(##"{"sources": [\##(chart)], "type": "set"}"##),
      "an item of 'resolutionOrder' needs a 'name' or a '$ref'"
    ),
    (
      order(##"{"sources": [\##(chart)], "name": "a"}"##),
      ##"an item of 'resolutionOrder' needs a 'type': "set" or "modifier""##
    ),
    (
      order(##"{"type": "set", "name": "a", "sources": [\##(chart)]}, {"type": "set", "name": "a", "sources": []}"##),
      "two items of 'resolutionOrder' have the name 'a'"
    ),
    (
      order(##"{"type": "set", "name": "a", "sources": [\##(chart), {"$ref": "#/resolutionOrder/0"}]}"##),
      "'#/resolutionOrder/0' may not be referred to here"
    ),
    (
      order(##"{"type": "set", "name": "a", "sources": [\##(chart), {"$ref": "#/modifiers/x"}]}"##),
      "'#/modifiers/x' may not be referred to here"
    ),
    (
      order(##"{"type": "set", "name": "a", "sources": [\##(chart), {"$ref": "#/sets/x"}]}"##),
      "'#/sets/x' leads nowhere"
    ),
    (
      order(##"{"type": "set", "name": "a", "sources": [\##(chart), {"$ref": "gone.json"}]}"##),
      "no such file: 'gone.json'"
    ),
    (
      order(##"{"type": "set", "name": "a", "sources": [\##(chart), {"$ref": "https://example.com/t.json"}]}"##),
      "'https://example.com/t.json' is an address, and nothing is fetched"
    ),
    (
      order(##"{"type": "set", "name": "a", "sources": [\##(chart), 7]}"##), "a token source is an object, not a number"
    ),
    (
      order(##"{"$ref": "#/sets/s"}"##, ##""sets": {"s": {"sources": [\##(chart), {"$ref": "#/sets/s"}]}}"##),
      "circular reference: these sources contain themselves"
    ),
    (
      order(
        ##"{"type": "set", "name": "a", "sources": [\##(chart)]}, {"$ref": "#/sets/x"}"##,
        ##""sets": {"x": {"$ref": "#/sets/x"}}"##), "circular reference: '#/sets/x' leads back to itself"
    ),
    (
      order(
        ##"{"type": "set", "name": "a", "sources": [\##(chart)]}, {"type": "modifier", "name": "m", "contexts": {}}"##),
      "the modifier 'm' has no contexts"
    ),
    (
      order(
        ##"{"type": "set", "name": "a", "sources": [\##(chart)]}, {"type": "modifier", "name": "m", "default": "z", "contexts": {"x": [], "y": []}}"##
      ), "the default of 'm' is not one of its contexts"
    ),
    (
      order(##"{"type": "set", "name": "a", "sources": [\##(chart)]}, {"type": "set", "name": "b"}"##),
      "'b' is neither a set nor a modifier"
    ),
    (
      ##"{"version": "1", "resolutionOrder": [{"type": "set", "name": "a", "sources": [\##(chart)]}]}"##,
      ##"'version' of a resolver document is "2025.10", not "1""##
    ),
  ])
  func `what the module forbids is a problem where it stands, and the rest is read`(text: String, message: String)
    throws
  {
    let theme = try readTheme(text, options: FolderInMemory.options([:]))
    #expect(theme.problems.map(\.message) == [message])
    #expect(theme.problems[0].origin != nil)
    #expect(theme.modes[0].series.map(\.color.hex) == ["#2166ac", "#b2182b"])
  }

  @Test func `the misspelt key of the published examples is read, and no version is harmless`() throws {
    let text =
      ##"{"resolutionOrder": [{"type": "modifier", "name": "m", "context": {"x": [\##(chart)], "y": [\##(chart), {"chart": {"a": {"$value": "#fff"}}}]}}]}"##
    let theme = try readTheme(text)
    #expect(theme.problems.isEmpty && theme.modes.map(\.name) == ["m=x", "m=y"])
  }

  @Test func `sources that multiply are refused, not read`() throws {
    let sets = (1...20).map {
      "\"s\($0)\": {\"sources\": [{\"$ref\": \"#/sets/s\($0 - 1)\"}, {\"$ref\": \"#/sets/s\($0 - 1)\"}]}"
    }
    let text = order(
      ##"{"$ref": "#/sets/s20"}"##, ##""sets": {"s0": {"sources": [\##(chart)]}, \##(sets.joined(separator: ", "))}"##)
    #expect(try readTheme(text).problems.contains { $0.sentence == TokenProblem.tooManySources(4096) })
  }

  @Test(arguments: [("x", "y"), ("y", "x")])
  func `a token that one context alone has changes no colour of another`(longer: String, shorter: String) throws {
    let size = ##""size": {"$type": "number", "$value": 1}, "##
    func colors(_ one: String, _ two: String) -> String {
      ##""chart": {"$type": "color", "a": {"$value": "\##(one)"}, "b": {"$value": "\##(two)"}}"##
    }
    let contexts = [
      longer: "[{\(size)\(colors("#2166ac", "#b2182b"))}]", shorter: "[{\(colors("#92c5de", "#f4a582"))}]",
    ]
    let text = order(
      ##"{"type": "modifier", "name": "m", "default": "x", "contexts": {"x": \##(contexts["x"] ?? ""), "y": \##(contexts["y"] ?? "")}}"##
    )
    let modes = try readTheme(text).modes
    let found = Dictionary(uniqueKeysWithValues: modes.map { ($0.name, $0.series.map(\.color.hex)) })
    #expect(found == ["m=\(longer)": ["#2166ac", "#b2182b"], "m=\(shorter)": ["#92c5de", "#f4a582"]])
  }

  @Test func `a background that is no colour, in one context alone, is a problem`() throws {
    let text = order(
      ##"{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/other"}"##,
      ##""sets": {"base": {"sources": [\##(chart)]}}, "modifiers": {"theme": {"contexts": {"light": [{"bg": {"$type": "#fff", "$value": "#fff"}}], "dark": []}}, "other": {"contexts": {"x": [], "y": [{"chart": {"a": {"$value": "#000000"}}}]}}}"##
    )
    #expect(!(try readTheme(text).problems.isEmpty))
  }
}
