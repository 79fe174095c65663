import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// References that come to 2^64 values when each is followed wherever it stands. Whoever follows them so never ends; here they
/// are resolved once each, or refused.
struct AliasBombTests {
  private static let levels = 64

  private func tokens(_ value: (Int) -> String, key: String) -> String {
    (1...Self.levels).map { ", \"x\($0)\": {\"\(key)\": \"\(value($0 - 1))\"}" }.joined()
  }

  @Test func `two references in each value of Style Dictionary`() throws {
    let theme = try readTheme(
      ##"{"x0": {"value": "0.5"}\##(tokens({ "{x\($0)} {x\($0)}" }, key: "value")), "chart": {"a": {"value": "rgba(#a00000, {x64})", "type": "color"}, "b": {"value": "#0000a0", "type": "color"}}}"##
    )
    #expect(theme.modes[0].series.map(\.name) == ["b"])
    #expect(theme.problems.count == 1 && theme.problems[0].message.hasPrefix("'x"))
    #expect(theme.problems[0].message.hasSuffix("is reached through more than 64 references"))
  }

  @Test func `a calculation that doubles with each reference`() throws {
    let theme = try readTheme(
      ##"{"s": {"x0": {"value": "0.001"}\##(tokens({ "({x\($0)} + {x\($0)}) / 2" }, key: "value")), "chart": {"a": {"value": "rgba(#a00000, {x64})", "type": "color"}, "b": {"value": "#0000a0", "type": "color"}}}, "$themes": []}"##
    )
    #expect(theme.modes[0].series.map(\.name) == ["b"] && theme.problems.count == 1)
  }

  @Test func `groups of DTCG that extend each other twice`() throws {
    let groups = (1...Self.levels).map {
      ##", "g\##($0)": {"l": {"$extends": "{g\##($0 - 1)}"}, "r": {"$extends": "{g\##($0 - 1)}"}}"##
    }.joined()
    let text =
      ##"{"g0": {"$type": "color", "a": {"$value": "#a00000"}}\##(groups), "chart": {"$type": "color", "one": {"$value": "#0000a0"}, "two": {"$value": "#a00000"}}}"##
    let problem = refusal(text)
    let theme = problem == nil ? try readTheme(text) : nil
    #expect(problem?.message.contains("limit") ?? theme?.problems.contains { $0.message.contains("limit") } ?? false)
  }

  @Test func `a long way into a circle ends`() throws {
    let way = (1...40).map { ##""w\##($0)": {"$value": "{w\##($0 + 1)}"}, "## }.joined()
    let theme = try readTheme(
      ##"{"$type": "color", \##(way)"w41": {"$value": "{w39}"}, "chart": {"a": {"$value": "#a00000"}, "b": {"$value": "#0000a0"}}}"##
    )
    #expect(theme.problems.contains { $0.message.contains("w39") && $0.message.contains("w41") })
  }

  @Test func `data and a hue name a series`() throws {
    let theme = try readTheme(
      ##"{"data": {"$type": "color", "blue": {"$value": "#0000a0"}, "red": {"$value": "#a00000"}}}"##)
    #expect(theme.modes[0].series.map(\.name) == ["blue", "red"])
  }

  @Test func `fewer groups that extend each other twice are stopped where they grow`() throws {
    let groups = (1...30).map {
      ##", "g\##($0)": {"l": {"$extends": "{g\##($0 - 1)}"}, "r": {"$extends": "{g\##($0 - 1)}"}}"##
    }.joined()
    let theme = try readTheme(
      ##"{"g0": {"$type": "color", "a": {"$value": "#a00000"}}\##(groups), "chart": {"$type": "color", "one": {"$value": "#0000a0"}, "two": {"$value": "#a00000"}}}"##
    )
    let problem = try #require(theme.problems.first { $0.sentence.isA(TokenProblem.tooManyCopies) })
    #expect(problem.origin != nil)
  }

  @Test func `pointers of DTCG that each part of a colour follows`() throws {
    let chain = (1...Self.levels - 2).map { ##", "n\##($0)": {"$ref": "#/n\##($0 - 1)"}"## }.joined()
    let part = ##"{"$ref": "#/n62"}"##
    let theme = try readTheme(
      ##"{"n0": 0.5\##(chain), "chart": {"$type": "color", "one": {"$value": {"colorSpace": "srgb", "components": [\##(part), \##(part), \##(part)]}}, "two": {"$value": "#a00000"}}}"##
    )
    #expect(theme.modes[0].series.map(\.color.hex) == ["#808080", "#a00000"])
  }

  @Test func `anchors of YAML that each hold the one before twice`() {
    let anchors = (1...Self.levels).map { "x\($0): &x\($0) [*x\($0 - 1), *x\($0 - 1)]\n" }.joined()
    let problem = refusal("x0: &x0 ['#a00000', '#0000a0']\n\(anchors)chart: *x64\n", path: "bomb.yaml")
    #expect(
      problem?.message
        == "the text has more values than the limit of 1000000; raise it with --limit tokens=N"
    )
    #expect(problem?.origin?.start.line == 18)
  }

  @Test func `custom properties that each hold the one before twice`() throws {
    let properties = (1...32).map { "--x\($0): var(--x\($0 - 1)) var(--x\($0 - 1));" }.joined(separator: "\n")
    let theme = try readTheme(
      ":root { --x0: 1;\n\(properties)\n--chart-1: rgb(var(--x32) var(--x32)); --chart-2: #0000a0 }", path: "bomb.css")
    #expect(theme.modes[0].series.map(\.token) == ["--chart-2"])
    #expect(theme.problems.count == 1 && theme.problems[0].sentence == ReadingProblem.longValue(8192))
  }

  @Test func `mixes of mixes, each of the one before twice`() throws {
    let properties = (1...Self.levels - 2).map {
      "--x\($0): color-mix(in srgb, var(--x\($0 - 1)), var(--x\($0 - 1)));"
    }.joined(separator: "\n")
    let theme = try readTheme(
      ":root { --x0: #a00000;\n\(properties)\n--chart-1: var(--x62); --chart-2: #0000a0 }", path: "bomb.css")
    #expect(theme.modes[0].series.map(\.token) == ["--chart-2"] && theme.problems.count == 1)
  }
}
