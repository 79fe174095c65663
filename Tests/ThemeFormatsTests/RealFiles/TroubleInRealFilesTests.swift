import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// What goes wrong in files that people really have, and what is reported.
struct TroubleInRealFilesTests {
  @Test func `a missing comma is reported where it is missing`() throws {
    let problem = try #require(
      refusal("{\n  \"chart\": {\n    \"a\": {\"$value\": \"#a00\"}\n    \"b\": {\"$value\": \"#00a\"}\n  }\n}"))
    #expect(
      problem.message == "expected ',' or '}' after the value, found '\"b\"': a comma is missing at line 3, column 28")
    #expect(problem.origin?.start == SourcePosition(line: 4, column: 5))
  }

  @Test func `a tab between a key and its value is YAML`() throws {
    let theme = try readTheme(
      "chart:\n  $type: color\n  a: {$value:\t\"#a00000\"}\n  b:\n    $value:\t'#0000a0'\t\n", path: "yellow.yaml")
    #expect(theme.modes[0].series.map(\.color.hex) == ["#a00000", "#0000a0"] && theme.problems.isEmpty)
  }

  @Test func `a token that is a group too is read as both, and noted`() throws {
    let theme = try readTheme(
      ##"{"chart": {"$type": "color", "a": {"$value": "#a00000", "hover": {"$value": "#ff0000"}}, "b": {"$value": "#0000a0"}}}"##
    )
    #expect(theme.notes.contains(ReadingNote.tokenAndGroup("chart.a", 0)))
    #expect(theme.modes[0].series.map(\.name) == ["a", "b"] && theme.problems.isEmpty)
  }

  @Test func `a fallback of four digits is passed over, and reported`() throws {
    let theme = try readTheme(
      ##"{"chart": {"$type": "color", "a": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#0001"}}, "b": {"$value": "#0000a0"}}}"##
    )
    #expect(theme.notes.contains(ReadingNote.fallbackUnread("chart.a", "'#0001'")))
    #expect(theme.modes[0].series.first?.color.hex == "#ff0000" && theme.problems.isEmpty)
  }

  @Test(arguments: [("#fffffff", 7), ("#00000", 5)])
  func `hex digits are counted`(value: String, digits: Int) throws {
    let theme = try readTheme(
      ##"{"chart": {"$type": "color", "a": {"$value": "\##(value)"}, "b": {"$value": "#0000a0"}, "c": {"$value": "#00a000"}}}"##
    )
    let problem = try #require(theme.problems.first)
    #expect(theme.problems.count == 1 && problem.message.contains("\(digits) hex digits"), "\(problem.message)")
    let origin = try #require(problem.origin)
    #expect(String(decoding: origin.file.bytes[origin.range], as: UTF8.self).contains(value))
  }

  @Test func `the colours of shadows and borders are not series`() throws {
    let theme = try readTheme(
      ##"""
      {"base": {"chart": {"a": {"value": "#a00000", "type": "color"}, "b": {"value": "#0000a0", "type": "color"},
         "lift": {"value": {"x": 0, "y": 2, "blur": 4, "color": "#00000040", "type": "dropShadow"}, "type": "boxShadow"},
         "lifts": {"value": [{"color": "#111111"}, {"color": "#222222"}], "type": "boxShadow"},
         "edge": {"value": {"color": "#333333", "width": "1px", "style": "solid"}, "type": "border"}}}, "$themes": []}
      """##)
    #expect(theme.modes[0].series.map(\.name) == ["a", "b"] && theme.problems.map(\.message) == [])
  }

  @Test func `a transparent series is left out, and reported`() throws {
    let theme = try readTheme(
      ##"{"chart": {"$type": "color", "a": {"$value": "#a00000"}, "b": {"$value": "#0000a0"}, "c": {"$value": "transparent"}}}"##
    )
    #expect(theme.modes[0].series.map(\.name) == ["a", "b"])
    #expect(theme.notes.contains(ReadingNote.transparentLeftOut("chart.c")))
  }

  @Test func `placeholders of one colour are one error with a part for each pair`() throws {
    let black = ##"{"$value": {"colorSpace": "oklch", "components": [0, 0, 0]}}"##
    let theme = try readTheme(
      ##"{"chart": {"$type": "color", "a": \##(black), "b": \##(black), "c": \##(black)}}"##)
    let errors = Judge.judge(theme).findings.filter { $0.level == .error }
    #expect(errors.map(\.rule.id) == ["PC203"] && errors[0].parts.count == 3)
  }

  @Test func `a set that is not there is a note until a colour depends on it`() throws {
    let folder = [
      "t/core.json": ##"{"blue": {"value": "#0000a0", "type": "color"}}"##,
      "t/light.json":
        ##"{"chart": {"one": {"value": "{blue}", "type": "color"}, "two": {"value": "REF", "type": "color"}}}"##,
    ]
    func read(_ reference: String) throws -> Theme {
      let themes =
        ##"[{"name": "Light", "selectedTokenSets": {"core": "source", "light": "enabled", "gone": "enabled"}}]"##
      let files = folder.mapValues { $0.replacing("REF", with: reference) }
      return try readTheme(themes, path: "t/$themes.json", options: FolderInMemory.options(files))
    }
    let note = ReadingNote.setWithoutFile("gone", 0)
    let whole = try read("#a00000")
    #expect(whole.notes.contains(note) && whole.problems.isEmpty && whole.modes[0].series.count == 2)
    let broken = try read("{red.500}")
    #expect(broken.notes.contains(note))
    #expect(broken.problems.map(\.sentence) == [ReadingProblem.unknownToken("{red.500}")])
  }

  @Test func `a file on one long line is read, and its end is where its end is`() throws {
    let rest = (0..<40_000).map { "\"v\($0)\": {\"$value\": \"\($0)px\", \"$type\": \"dimension\"}" }.joined(
      separator: ",")
    let text =
      "{\(rest), \"chart\": {\"$type\": \"color\", \"a\": {\"$value\": \"#12345\"}, \"b\": {\"$value\": \"#0000a0\"}}}"
    let theme = try readTheme(text)
    let problem = try #require(theme.problems.first)
    #expect(problem.origin?.start.line == 1 && problem.message.utf8.count < 200)
    #expect((problem.origin?.start.column ?? 0) > 1_000_000)
  }
}
