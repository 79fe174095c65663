import PaletteRules
import Testing

@testable import ThemeFormats

private let lite = "\"$schema\": \"https://vega.github.io/schema/vega-lite/v6.json\""
private let range = ##""range": ["#2166ac", {"expr": "a"}]"##

struct VegaUnknownTests {
  @Test(
    arguments: [
      (##""mark": "line""##, "encoding.color.scale.range.2: Vega computes the colours"),
      (
        ##""mark": "line", "config": {"axis": {"labelColor": {"expr": "b"}}}"##,
        "config.axis.labelColor: Vega computes the colours"
      ),
      (
        ##""mark": "line", "config": {"title": {"color": {"signal": "t"}}}"##,
        "config.title.color: Vega computes the colours"
      ),
    ])
  func `a colour that an expression gives is counted as not checked`(rest: String, reason: String) throws {
    let theme = try readTheme(
      "{\(lite), \(rest), \"encoding\": {\"color\": {\"field\": \"k\", \"type\": \"nominal\", \"scale\": {\(range)}}}}")
    #expect(theme.unjudged.contains { $0.text.hasPrefix(reason) } && theme.modes[0].series.count == 1)
    #expect(theme.modes[0].unknownGround == nil && theme.modes[0].background == nil)
  }

  @Test(
    arguments: [
      (##""stroke": {"scale": "cols", "field": "k"}"##, "scales.0.range: Vega computes the colours"),
      (##""stroke": {"scale": "nope", "field": "k"}"##, "marks.0.encode.enter.stroke: Vega computes the colours"),
      (
        ##""stroke": {"scale": {"signal": "s"}, "field": "k"}"##,
        "marks.0.encode.enter.stroke: Vega computes the colours"
      ),
      (##""fill": {"signal": "x + 1"}"##, "marks.0.encode.enter.fill: Vega computes the colours"),
      (##""fill": {"field": "hex"}"##, "marks.0.encode.enter.fill: Vega computes the colours"),
      (##""fill": {"color": {"h": {"value": 1}}}"##, "marks.0.encode.enter.fill: Vega computes the colours"),
      (##""fill": {"scale": "bare"}"##, "scales.2: Vega computes the colours"),
    ])
  func `what paints a mark and is not in the file is counted as not checked`(paint: String, reason: String) throws {
    let theme = try readTheme(
      ##"""
      {"$schema": "https://vega.github.io/schema/vega/v6.json", "scales": [
         {"name": "cols", "type": "ordinal", "range": {"signal": "cols"}},
         {"name": "d", "type": "ordinal", "range": ["#111111", "#999999"]}, {"name": "bare", "type": "ordinal"}],
       "marks": [{"type": "line", "encode": {"enter": {\##(paint)}}}]}
      """##)
    #expect(theme.unjudged.count == 1 && theme.unjudged[0].text.hasPrefix(reason), "\(theme.unjudged)")
  }

  @Test(
    arguments: [
      (##""background": {"expr": "bg"}"##, "background: Vega computes the colours"),
      (##""config": {"background": {"signal": "bg"}}"##, "config.background: Vega computes the colours"),
      (
        ##""background": "#ffffff", "config": {"view": {"fill": {"expr": "f"}}}"##,
        "config.view.fill: Vega computes the colours"
      ),
      (##""background": {"expr": "white"}"##, nil), (##""background": "#ffffff""##, nil),
    ] as [(String, String?)])
  func `nothing stands on white when an expression gives the ground`(ground: String, reason: String?) throws {
    let theme = try readTheme(
      ##"{\##(lite), \##(ground), "params": [{"name": "white", "value": "#fff"}], "mark": {"type": "line", "color": "#2166ac"}}"##
    )
    let mode = theme.modes[0]
    #expect((mode.unknownGround == nil) == (reason == nil))
    #expect(mode.unknownGround?.hasPrefix(reason ?? "") != false && (mode.background == nil) == (ground.contains("bg")))
    #expect(mode.plotBackground == nil && mode.series.map(\.color.hex) == ["#2166ac"])
  }

  @Test(arguments: [
    (##""mark": {"type": "line", "color": {"expr": "a"}}"##, "mark.color: Vega computes the colours"),
    (
      ##""mark": "bar", "encoding": {"color": {"field": "c", "scale": {"range": {"field": "hex"}}}}"##,
      "encoding.color.scale.range: Vega computes the colours"
    ),
  ])
  func `a chart whose colours only Vega knows is refused with that reason`(chart: String, reason: String) {
    let problem = refusal("{\(lite), \(chart)}")
    #expect(problem?.reason == .noChartColors && problem?.help?.hasPrefix(reason) == true)
  }

  @Test func `a thousand expressions are not a thousand reasons`() throws {
    let entries = (0..<1000).map { "{\"expr\": \"a\($0)\"}" }.joined(separator: ", ")
    let theme = try readTheme(
      ##"{\##(lite), "mark": "line", "encoding": {"color": {"field": "k", "scale": {"range": ["#111", \##(entries)]}}}}"##
    )
    #expect(theme.unjudged.count == 51 && theme.unjudged.last == UnjudgedReason.moreUnknown())
  }
}
