import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

private func chart(_ scales: String, _ encode: String) -> String {
  ##"""
  {"$schema": "https://vega.github.io/schema/vega/v6.json", "scales": [\##(scales)],
   "marks": [{"type": "line", "encode": {"enter": {\##(encode)}}}]}
  """##
}

struct VegaScaleUsesTests {
  @Test(
    arguments: [
      (##""type": "ordinal", "range": ["#2166ac", "#b8602f", "#2166a"]"##, 2, "/scales/0/range/2"),
      (##""type": "ordinal", "range": ["2166ac", "2166ad"]"##, 0, "/scales/0/range/0"),
      (##""type": "ordinal", "range": [1, "blue"]"##, 1, "/scales/0/range/0"),
      (##""type": "ordinal", "range": "categroy" "##, 0, "/scales/0/range"),
    ])
  func `what a mark is painted by is a scale of colours whatever is in it`(
    scale: String, series: Int, pointer: String
  ) throws {
    let theme = try readTheme(chart("{\"name\": \"c\", \(scale)}", ##""stroke": {"scale": "c", "field": "k"}"##))
    #expect(theme.problems.first?.origin?.pointer.description == pointer)
    #expect(theme.modes[0].series.count == series)
  }

  @Test func `a misspelt stop of a painted scale is a problem and the others are the ramp`() throws {
    let theme = try readTheme(
      chart(##"{"name": "c", "type": "linear", "range": ["#fff", "#2166a", "#000"]}"##, ##""fill": {"scale": "c"}"##))
    #expect(theme.problems.count == 1 && theme.modes[0].ramps.map(\.stops.count) == [2])
  }

  @Test(
    arguments: [
      (##"["#2166ac", "blu"]"##, ##""x": {"value": 1}"##, 1, 1),
      // Names of shapes and words to write are not colours that are misspelt.
      (##"["circle", "square"]"##, ##""shape": {"scale": "c"}"##, 0, 0),
      (##"["red", "amber"]"##, ##""text": [{"scale": "c"}]"##, 0, 0),
      (##"[0, 200]"##, ##""x": {"scale": "c"}"##, 0, 0),
    ])
  func `a scale that paints no mark is of colours when one is in it and nothing else takes it`(
    range: String, encode: String, series: Int, problems: Int
  ) throws {
    let theme = try readTheme(
      chart(
        "{\"name\": \"c\", \"type\": \"ordinal\", \"range\": \(range)}, {\"name\": \"d\", \"range\": \"ramp\"}", encode)
    )
    #expect(theme.modes[0].series.count == series && theme.problems.count == problems)
  }

  @Test func `the line round the shapes of a map and the map below it are no series`() throws {
    let shape = ##"{"mark": {"type": "geoshape", "fill": "lightgray"}}"##
    let color = ##""color": {"field": "n", "type": "nominal", "scale": {"range": ["#2166ac", "#b2182b"]}}"##
    let stroke = ##""stroke": {"condition": {"param": "p", "value": "cyan"}, "value": "#dadada"}"##
    let theme = try readTheme(
      ##"{"$schema": "https://vega.github.io/schema/vega-lite/v5.json", "layer": [\##(shape), {"mark": "geoshape", "encoding": {\##(color), \##(stroke)}}]}"##
    )
    #expect(theme.modes[0].series.map(\.color.hex) == ["#2166ac", "#b2182b"])
  }

  @Test func `points that one colour fills are told by their lines`() throws {
    let stroke = ##""stroke": {"field": "c", "type": "nominal", "scale": {"range": ["#d62728", "#2ca02c"]}}"##
    let theme = try readTheme(
      ##"{"$schema": "https://vega.github.io/schema/vega-lite/v5.json", "mark": "point", "encoding": {"fill": {"value": "white"}, \##(stroke)}}"##
    )
    #expect(theme.modes[0].series.map(\.color.hex).prefix(2) == ["#d62728", "#2ca02c"])
  }
}
