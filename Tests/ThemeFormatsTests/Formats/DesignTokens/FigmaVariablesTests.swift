import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

struct FigmaVariablesTests {
  private let export = ##"""
    {"meta": {
      "variableCollections": {
        "c1": {"name": "base", "modes": [{"modeId": "0:0", "name": "Mode 1"}], "defaultModeId": "0:0"},
        "c2": {"name": "theme", "modes": [{"modeId": "1:0", "name": "Light"}, {"modeId": "1:1", "name": "Dark"}], "defaultModeId": "1:0"}
      },
      "variables": {
        "v1": {"id": "v1", "name": "blue/500", "resolvedType": "COLOR", "variableCollectionId": "c1",
          "valuesByMode": {"0:0": {"r": 0.0431372549, "g": 0.3843137255, "b": 0.8392156863, "a": 1}}},
        "v2": {"id": "v2", "name": "chart/one", "resolvedType": "COLOR", "variableCollectionId": "c2",
          "valuesByMode": {"1:0": {"type": "VARIABLE_ALIAS", "id": "v1"}, "1:1": {"r": 1, "g": 1, "b": 1, "a": 0.5}}},
        "v3": {"id": "v3", "name": "chart/two", "resolvedType": "COLOR", "variableCollectionId": "c2",
          "valuesByMode": {"1:0": {"r": 1, "g": 0, "b": 0, "a": 1}, "1:1": {"type": "VARIABLE_ALIAS", "id": "VariableID:abc/1:2"}}},
        "v4": {"id": "v4", "name": "chart/three", "resolvedType": "COLOR", "variableCollectionId": "c2", "deletedButReferenced": true,
          "valuesByMode": {"1:0": {"r": 1, "g": 0, "b": 0, "a": 1}}},
        "v5": {"id": "v5", "name": "size", "resolvedType": "FLOAT", "variableCollectionId": "c1", "valuesByMode": {"0:0": 4}}
      }
    }}
    """##

  @Test func `each mode of the collection that holds the chart is a mode, and aliases are followed`() throws {
    let theme = try readTheme(export)
    #expect(theme.format == "figma-variables" && theme.modes.map(\.name) == ["light", "dark"])
    #expect(theme.modes[0].series.map(\.color.hex) == ["#0b62d6", "#ff0000"])
    #expect(theme.modes[0].series[0].color.aliases.map(\.token) == ["blue.500"])
    try expectRoundTrip(theme)
  }

  @Test func `an alias of a variable that is not listed is missing in that mode only`() throws {
    let theme = try readTheme(export)
    #expect(theme.modes[1].series.map(\.color.hex) == ["#ffffff80"])
    #expect(theme.problems.map(\.message) == [])
    #expect(
      theme.notes.prefix(2) == [
        ReadingNote.aliasesUnlisted(1),
        ReadingNote.deletedVariables(1),
      ])
    #expect(
      theme.unjudged == [UnjudgedReason.aliasUnlisted("chart.two", "dark")])
  }

  @Test func `a dump without meta is the same`() throws {
    let bare = String(export.dropFirst(##"{"meta": "##.count).dropLast(1))
    #expect(try readTheme(bare).modes.map { $0.series.count } == [2, 1])
  }
}
