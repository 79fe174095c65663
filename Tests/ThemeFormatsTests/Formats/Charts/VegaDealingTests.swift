import PaletteRules
import Testing

@testable import ThemeFormats

struct VegaDealingTests {
  @Test(
    arguments: [
      // d3-scale's ordinal takes each value once and begins again when the range ends.
      (##""domain": ["a", "b", "c"], "range": ["#111111", "#222222"]"##, ["#111111", "#222222", "#111111"]),
      (##""domain": ["a", "b", "a"], "range": ["#111111", "#222222"]"##, ["#111111", "#222222"]),
      (##""domain": ["a"], "range": ["#111111", "#222222"]"##, ["#111111"]),
      (##""domain": ["a", "b", "c", "d"], "range": ["#111111", null, "#333333"]"##, ["#111111", "#333333", "#111111"]),
    ])
  func `a domain longer than the range takes its colours again`(scale: String, hexes: [String]) throws {
    let lite = try readTheme(
      ##"""
      {"$schema": "https://vega.github.io/schema/vega-lite/v6.json", "mark": "line",
       "encoding": {"color": {"field": "k", "type": "nominal", "scale": {\##(scale)}}}}
      """##)
    let vega = try readTheme(
      ##"""
      {"$schema": "https://vega.github.io/schema/vega/v6.json", "scales": [{"name": "c", "type": "ordinal", \##(scale)}],
       "marks": [{"type": "line", "encode": {"enter": {"stroke": {"scale": "c", "field": "k"}}}}]}
      """##)
    for theme in [lite, vega] {
      #expect(theme.modes[0].series.map(\.color.hex) == hexes)
      #expect(
        theme.notes.contains { $0.isA(ReadingNote.colorsDealtAgain) }
          == (hexes.last == hexes.first && hexes.count > 1))
    }
    #expect(lite.modes[0].series.map(\.token).first == "encoding.color.scale.range.1")
  }

  @Test(arguments: [
    (#""data": {"values": [{"k": "b"}, {"k": "a"}, {"k": "b"}]}"#, "", ["a", "b"]),
    (#""data": {"values": [{"k": 10}, {"k": 9}]}"#, "", ["9", "10"]),
    (#""data": {"values": [{"k": "b"}, {"k": "a"}]}"#, #", "sort": null"#, ["b", "a"]),
    (#""data": {"values": [{"k": "b"}, {"k": "c"}]}"#, #", "sort": "descending""#, ["c", "b"]),
    (#""data": {"name": "rain"}, "datasets": {"rain": [{"k": "Ä"}, {"k": "Z"}]}"#, "", ["Z", "Ä"]),
  ])
  func `the data in a chart tell which colours it draws`(data: String, sort: String, names: [String]) throws {
    #expect(try Self.lite(data, sort).map(\.name) == names)
  }

  @Test(arguments: [
    #""data": {"url": "rain.csv"}"#,
    #""data": {"values": [{"k": "a"}, {"k": "b"}]}, "transform": [{"filter": "datum.k == 'a'"}]"#,
    #""data": {"values": [{"k": "a"}, {"k": 1}]}"#,
    #""data": {"values": [{"k": "a"}, {"j": "b"}]}"#,
    #""data": {"values": [{"k": "a"}, {"k": "b"}]}, "resolve": {"scale": {"color": "independent"}}"#,
    #""data": {"values": [\#((1...21).map { "{\"k\": \"\($0)\"}" }.joined(separator: ","))]}"#,
  ])
  func `where they do not tell, all of the palette is judged`(data: String) throws {
    #expect(try Self.lite(data, "").count == 3)
  }

  private static func lite(_ data: String, _ sort: String) throws -> [Series] {
    try readTheme(
      ##"""
      {"$schema": "https://vega.github.io/schema/vega-lite/v6.json", "mark": "line", \##(data),
       "encoding": {"color": {"field": "k", "type": "nominal"\##(sort),
         "scale": {"range": ["#111111", "#222222", "#333333"]}}}}
      """##
    ).modes[0].series
  }

  @Test(arguments: [("#dbdbdb", true), ("#333333", false)])
  func `a transparent background is not white where the labels are pale`(label: String, isUnknown: Bool) throws {
    let theme = try readTheme(
      ##"""
      {"$schema": "https://vega.github.io/schema/vega-lite/v6.json", "mark": "line", "background": "transparent",
       "config": {"legend": {"labelColor": "\##(label)"}},
       "encoding": {"color": {"field": "k", "type": "nominal", "scale": {"domain": ["a", "b"]}}}}
      """##)
    #expect((theme.modes[0].unknownGround != nil) == isUnknown)
  }

  @Test func `the eleventh of eleven values has the first colour of a scheme of ten`() throws {
    let names = (1...11).map { "\"\($0)\"" }.joined(separator: ", ")
    let theme = try readTheme(
      ##"""
      {"$schema": "https://vega.github.io/schema/vega-lite/v6.json", "mark": "line",
       "encoding": {"color": {"field": "k", "type": "nominal", "scale": {"domain": [\##(names)]}}}}
      """##)
    let series = theme.modes[0].series
    #expect(series.count == 11 && series.last?.color.hex == series.first?.color.hex && series.last?.name == "11")
  }
}
