import PaletteRules
import Testing

@testable import ThemeFormats

/// What is offered to somebody whose tokens do not say which are a chart's.
struct LikelyGroupsTests {
  private static let hues = [
    ("red", "#d9230f"), ("orange", "#e67e00"), ("green", "#2e8540"), ("blue", "#0b62d6"), ("purple", "#762a83"),
  ]

  /// A table of hues in three steps, a group of accents, parts of a page.
  private static var tokens: String {
    let table = hues.map { hue, hex in
      "\"\(hue)\": {\"100\": {\"value\": \"#f0f0f0\"}, \"500\": {\"value\": \"\(hex)\"}, \"900\": {\"value\": \"#101010\"}}"
    }
    let accents = hues.prefix(4).map { "\"\($0)\": {\"value\": \"\($1)\"}" }
    let alerts = hues.prefix(4).map { "\"\($0)-bad\": {\"value\": \"\($1)\"}" }
    return """
      {"core": {"color": {\(table.joined(separator: ", "))}},
       "color": {"accent": {\(accents.joined(separator: ", "))}, "alert": {\(alerts.joined(separator: ", "))}}}
      """
  }

  @Test func `one step of every hue comes first, then groups of several hues, each as --series takes it`() throws {
    let problem = try #require(refusal(Self.tokens, path: "my tokens.json"))
    #expect(problem.reason == .noChartColors)
    #expect(problem.likely.map(\.pattern).prefix(2) == ["core.color.*.500", "color.accent.*"])
    #expect(!problem.likely.contains { $0.pattern == "color.alert.*" })
    let first = problem.likely[0]
    #expect(first.count == 5)
    #expect(first.command == "palettecheck check 'my tokens.json' --series 'core.color.*.500'")
    for group in problem.likely {
      var options = ReadingOptions()
      options.series = [group.pattern]
      #expect(try readTheme(Self.tokens, options: options).modes[0].series.count == group.count)
    }
  }

  @Test func `scales of one hue, pairs and greys are not offered`() throws {
    let text = ##"""
      {"color": {"blue": {"1": {"value": "#deebf7"}, "2": {"value": "#6baed6"}, "3": {"value": "#08306b"}},
        "brand": {"a": {"value": "#0b62d6"}, "b": {"value": "#b2182b"}},
        "grey": {"1": {"value": "#eeeeee"}, "2": {"value": "#999999"}, "3": {"value": "#222222"}}}}
      """##
    #expect(refusal(text)?.likely == [])
  }

  @Test func `a word of a shell keeps what the name holds`() {
    let group = LikelySeries(pattern: "it's.*", count: 3, weight: 1, path: "./a.json")
    #expect(group.command == #"palettecheck check ./a.json --series 'it'\''s.*'"#)
    #expect(group.configuration == #"{"version": 1, "include": ["a.json"], "roles": {"series": ["it's.*"]}}"#)
    for (path, files) in [(".", "**"), ("./tokens", "tokens/**"), ("a/b.json", "a/b.json")] {
      let group = LikelySeries(pattern: "a.*", count: 3, weight: 1, path: path)
      #expect(group.configuration.contains("\"include\": [\"\(files)\"]"))
    }
  }

  @Test func `a name that is nearly right is offered`() {
    var options = ReadingOptions()
    options.series = ["core.colour.blue"]
    options.names = NameLedger()
    #expect(
      refusal(##"{"core": {"color": {"blue": {"value": "#0b62d6"}}}}"##, options: options)?.help?.contains(
        "core.color.blue") == true)
  }
}
