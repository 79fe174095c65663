import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

struct BrokenTokenTests {
  /// `t0` refers to `t1` and so on; the last one holds `end`.
  private func chain(_ count: Int, end: String) -> String {
    let tokens = (0..<count).map { index in
      "\"t\(index)\": {\"$value\": \"\(index + 1 < count ? "{chart.t\(index + 1)}" : end)\"}"
    }
    return "{\"chart\": {\"$type\": \"color\", \(tokens.joined(separator: ", "))}}"
  }

  @Test(arguments: [1, 2, 3, 64, 5_000])
  func `a circle of references is one problem that names every token of it`(length: Int) throws {
    let theme = try readTheme(chain(length, end: "{chart.t0}"))
    let problem = try #require(theme.problems.first { $0.sentence.isA(ReadingProblem.circle) })
    #expect(theme.problems.count { $0.sentence.isA(ReadingProblem.circle) } == 1)
    #expect(problem.token == "chart.t0" && problem.related.count == length - 1)
    #expect(problem.origin?.pointer.description == "/chart/t0/$value")
    if length == 3 {
      #expect(problem.sentence == ReadingProblem.circle("'chart.t0' → 'chart.t1' → 'chart.t2'", "chart.t0"))
    }
  }

  @Test func `sixty-four references are followed, one more is a problem`() throws {
    #expect(try readTheme(chain(65, end: "#000")).modes[0].series.count == 65)
    let long = try readTheme(chain(66, end: "#000"))
    #expect(long.modes[0].series.count == 65)
    #expect(long.problems.map(\.token) == ["chart.t0"])
    #expect(long.problems[0].sentence == ReadingProblem.longChain("chart.t0", 64))
  }

  @Test func `tokens that lead into a circle share its problem`() throws {
    let theme = try readTheme(
      ##"{"chart": {"$type": "color", "k": {"$value": "{chart.l}"}, "l": {"$value": "{chart.m}"}, "m": {"$value": "{chart.l}"}, "ok": {"$value": "#000"}}}"##
    )
    #expect(theme.problems.map(\.sentence) == [ReadingProblem.circle("'chart.l' → 'chart.m'", "chart.l")])
    #expect(theme.modes[0].series.map(\.name) == ["ok"])
  }

  @Test(
    arguments: [
      ("{colr.blue}", "'{colr.blue}' points to a token that is not there", "did you mean 'color.blue'?"),
      (
        "{color.gradient-stop-1}", "'{color.gradient-stop-1}' points to a token that is not there",
        "did you mean 'color.gradientStop.1'?"
      ),
      ("{color}", "'{color}' is a group of tokens, not a token", "name one of the tokens in it"),
      ("{size}", "'size' is not a colour: it is of type 'dimension'", nil),
      ("{color.odd}", "'color.odd' is not a colour: it is an array that is not a colour", nil),
      ("#12345", "'#12345' has 5 hex digits: a colour has 3, 4, 6 or 8", nil),
      ("2166ac", "'2166ac' is not a colour: did you mean '#2166ac'?", nil),
    ] as [(String, String?, String?)])
  func `a broken colour of the chart is a problem where it stands`(value: String, message: String?, help: String?)
    throws
  {
    let text =
      ##"{"color": {"blue": {"$type": "color", "$value": "#00f"}, "gradientStop": {"1": {"$value": "#fff"}}, "odd": {"$value": [1]}}, "size": {"$type": "dimension", "$value": "1px"}, "chart": {"$type": "color", "fine": {"$value": "#000"}, "off": {"$value": ""##
    let theme = try readTheme(text + value + "\"}}}")
    #expect(theme.modes[0].series.map(\.name) == ["fine"])
    let problem = try #require(theme.problems.first)
    #expect(theme.problems.count == 1 && problem.token == "chart.off")
    if let message { #expect(problem.message == message) }
    // What would be right is reported once.
    #expect(help == nil ? problem.help?.contains("digits") != true : problem.help == help)
    let range = try #require(problem.origin).range
    #expect(range.lowerBound >= text.utf8.count - 1 && range.upperBound <= text.utf8.count + value.utf8.count + 1)
  }

  @Test func `a broken colour beside the chart is a note, a broken reference a problem, many are one`() throws {
    func file(_ others: String) -> String {
      ##"{"chart": {"$type": "color", "a": {"$value": "#000"}}, "ui": {"$type": "color", "## + others + "}}"
    }
    let spelling = try readTheme(file(##""x": {"$value": "#0000g0"}"##))
    #expect(spelling.problems.isEmpty && spelling.notes.contains { $0.arguments.contains("ui.x") })
    let few = try readTheme(file((1...5).map { "\"x\($0)\": {\"$value\": \"{gone.\($0)}\"}" }.joined(separator: ",")))
    #expect(few.problems.count == 5)
    let many = try readTheme(file((1...6).map { "\"x\($0)\": {\"$value\": \"{gone.\($0)}\"}" }.joined(separator: ",")))
    #expect(many.problems.count == 1 && many.problems[0].related.count == 5)
    #expect(many.problems[0].sentence == ReadingProblem.unknownTokens(6, "{gone.1}"))
    let untyped = try readTheme(##"{"chart": {"$type": "color", "a": {"$value": "#000"}}, "x": {"$value": "{gone}"}}"##)
    #expect(untyped.problems.isEmpty)
  }

  @Test(arguments: [
    (#"{"colorSpace": "srgbb", "components": [0, 0, 0]}"#, "'srgbb' is not a colour space of DTCG 2025.10"),
    (#"{"colorSpace": "srgb", "components": [0, 0]}"#, #"'components' must hold three numbers or "none""#),
    (#"{"colorSpace": "srgb", "components": [0, 0, "no"]}"#, #"a component must be a number or "none", not a string"#),
    (#"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 2}"#, "alpha must be from 0 to 1, this is 2"),
    (#"{"colorSpace": "srgb", "component": [0, 0, 0]}"#, "'component' is not part of a colour"),
    (#"{"components": [0, 0, 0]}"#, "a colour object needs 'colorSpace' and 'components'"),
    (##"{"colorSpace": "srgb", "components": [0, 0, {"$ref": "#/gone"}]}"##, "this '$ref' leads nowhere in the file"),
  ])
  func `a broken colour object says which part is wrong`(value: String, message: String) throws {
    let theme = try readTheme(
      ##"{"chart": {"$type": "color", "fine": {"$value": "#000"}, "off": {"$value": "## + value + "}}}")
    #expect(theme.problems.map(\.message) == [message])
  }

  @Test func `a fallback that is written wrong is passed over`() throws {
    let theme = try readTheme(
      ##"{"chart": {"$type": "color", "a": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#0001"}}}}"##
    )
    #expect(theme.problems.isEmpty && theme.modes[0].series.map(\.color.hex) == ["#000000"])
    #expect(theme.notes.contains(ReadingNote.fallbackUnread("chart.a", "'#0001'")))
  }

  /// Tokens that each refer to one of those before, so that paths cross: without memory this would take hours.
  private func crossing(_ count: Int) -> String {
    let step = count / 60
    let tokens = (0..<count).map { index in
      let value = index < step ? "#0000ff" : "{ui.t\(max(0, index - step - index % 7))}"
      return "\"t\(index)\": {\"$value\": \"\(value)\"}"
    }
    return """
      {"chart": {"$type": "color", "a": {"$value": "{ui.t\(count - 1)}"}},
       "ui": {"$type": "color", \(tokens.joined(separator: ","))}}
      """
  }

  @Test(.timeLimit(.minutes(1)))
  func `references whose paths cross are followed once`() throws {
    let theme = try readTheme(crossing(12_000))
    #expect(theme.modes[0].series.count == 1 && theme.problems.isEmpty)
  }

  @Test func `limits of tokens and series are reported with the flag that raises them`() throws {
    var options = ReadingOptions()
    options.maxTokens = 3
    #expect(refusal(chain(4, end: "#000"), options: options)?.help == "raise it with --limit tokens=N")
    options = ReadingOptions()
    options.maxSeries = 3
    #expect(refusal(chain(4, end: "#000"), options: options)?.help == "raise it with --limit series=N")
    let doubling = (1...20).map { level in
      let before = "\"$extends\": \"{g\(level - 1)}\""
      return "\"g\(level)\": {\"c\": {\(before), \"q\": {}}, \"d\": {\(before), \"q\": {}}}"
    }
    let bomb = "{\"g0\": {\"a\": {\"$type\": \"color\", \"$value\": \"#000\"}}, \(doubling.joined(separator: ","))}"
    options = ReadingOptions()
    options.maxTokens = 1_000
    #expect(refusal(bomb, options: options)?.help == "raise it with --limit tokens=N")
  }

  @Test func `enormous names, deep groups and many modes are refused before they fill the memory`() throws {
    let name = String(repeating: "x", count: 1_100)
    let long = try readTheme(
      "{\"chart\": {\"$type\": \"color\", \"a\": {\"$value\": \"#000\"}, \"\(name)\": {\"b\": {\"$value\": \"#fff\"}}}}"
    )
    #expect(long.problems.map(\.sentence) == [TokenProblem.longName(1024)])
    let deep = String(repeating: "{\"g\": ", count: 70) + "{}" + String(repeating: "}", count: 70)
    let nested = try readTheme("{\"chart\": {\"$type\": \"color\", \"a\": {\"$value\": \"#000\"}, \"d\": \(deep)}}")
    #expect(nested.problems.map(\.sentence) == [TokenProblem.deepGroups(64)])
    let modes = (1...65).map { "\"m\($0)\": {}" }.joined(separator: ",")
    #expect(
      refusal("{\"palettecheck\": 1, \"series\": [\"#123\"], \"modes\": {\(modes)}}")?.sentence
        == ReadingProblem.tooMany(65, "modes", 64))
  }
}
