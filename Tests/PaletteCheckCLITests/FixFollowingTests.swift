import HostInMemory
import SourceText
import Testing

@testable import PaletteCheckCLI

/// `fix` where colours are worked out from others, or stand in the file under another name.
struct FixFollowingTests {
  private static let mixed = """
    :root {
      --background: #fff;
      --text: #222;
      --brand: #7cb342;
      --chart-1: var(--brand);
      --chart-2: color-mix(in srgb, var(--brand) 40%, black);
      --chart-3: #0d47a1;
      --chart-4: #e67e22;
    }
    """
  private static let darkened = """
    {"$metadata": {"tokenSetOrder": ["global"]},
    "global": {"red": {"500": {"value": "#8d2b2b", "type": "color"}}, "green": {"500": {"value": "#145218", "type": "color"}},
    "chart": {"loss": {"value": "{red.500}", "type": "color"}, "gain": {"value": "{green.500}", "type": "color"},
    "deep": {"value": "rgba({green.500}, 0.65)", "type": "color"}}}}
    """

  @Test(arguments: [("theme.css", mixed, "chart-2"), ("tokens.json", darkened, "deep")])
  func `what is worked out from a colour follows it, and check is content`(
    name: String, text: String, follower: String
  ) throws {
    let host = FakeHost([name: text])
    #expect(host.run("fix --shared --format json \(name)") == 1)
    let json = try JSONReader.read(Array(host.result.output.utf8), .strict).root
    #expect(json["followers"]?.items?.compactMap { $0["name"]?.string } == [follower])
    #expect(json["changes"]?.items?.contains { $0["name"]?.string == follower } == false)
    #expect(host.run("fix --shared --write \(name)") == 0)
    #expect(host.result.output.contains(", follows"))
    #expect(host.text(name) != text && host.run("check \(name)") == 0)
  }

  @Test func `what follows no change that passes keeps its colour, and the rest is repaired`() throws {
    let tokens = Self.darkened.replacing(
      ##""deep": {"value": "rgba({green.500}"##,
      with: ##""soft": {"value": "rgba(#3366cc, 0.5)", "type": "color"}, "deep": {"value": "rgba({green.500}"##
    ).replacing("rgba(#3366cc, 0.5)", with: "rgba({red.500}, 0.3)")
    let host = FakeHost(["tokens.json": tokens])
    #expect(host.run("COLUMNS=200 fix --write tokens.json") == 1)
    #expect(host.result.output.contains("'soft' cannot be repaired, because 'rgba({red.500}, 0.3)' is calculated"))
    #expect(host.result.output.contains("left: PC401") && host.text("tokens.json") != tokens)
    // Nothing is promised that cannot be kept.
    #expect(host.run("COLUMNS=400 check tokens.json") == 1)
    #expect(!host.result.output.contains("try 'palettecheck fix"))
  }

  @Test func `the colours of a scheme are to be written out, and then fix can move them`() throws {
    let chart = """
      {"$schema": "https://vega.github.io/schema/vega-lite/v5.json", "mark": "point", "data": {"values": []},
       "encoding": {"x": {"field": "a", "type": "quantitative"}, "color": {"field": "c", "type": "nominal",
       "scale": {"domain": ["u", "v", "w"], "scheme": "set1"}}}}
      """
    let host = FakeHost(["chart.vl.json": chart])
    #expect(host.run("COLUMNS=400 fix --write chart.vl.json") == 2)
    #expect(host.result.output.contains("because it comes from the scheme 'set1'"))
    let found = try #require(host.result.output.firstMatch(of: /fix can move them: ("range": \[[^\]]*\])/)?.output.1)
    let written = FakeHost(["chart.vl.json": chart.replacing("\"scheme\": \"set1\"", with: String(found))])
    #expect(written.run("fix --write chart.vl.json") == 0 && written.run("check chart.vl.json") == 0)
  }

  @Test func `an alias in one mode does not keep the other mode from being repaired`() throws {
    let theme = """
      {"palettecheck": 1, "background": "#ffffff", "colors": {"a": "#5b8c2a"},
       "series": [{"name": "one", "color": "#5b8c2a"}, {"name": "two", "color": "#b8602f"}],
       "modes": {"dark": {"background": "#000000", "series": [{"name": "one", "color": "{a}"}, {"name": "two", "color": "{a}"}]}}}
      """
    let host = FakeHost(["theme.json": theme])
    #expect(host.run("COLUMNS=200 fix --shared --write theme.json") == 1)
    #expect(host.result.output.contains("'one' and 'two' share one colour in dark, #5b8c2a on line 1"))
    #expect(host.result.output.contains("check then finds 1 error") && host.text("theme.json") != theme)
  }

  @Test func `where nothing is judged nothing is reported as in order`() {
    let host = FakeHost(["theme.yaml": "attrs:\n  Plot:\n    background_fill_color: \"#dddddd\"\n"])
    let checked = host.run("check theme.yaml")
    #expect(host.run("fix theme.yaml") == checked && checked == 2)
    #expect(host.result.error.contains("Nothing was checked"))
  }

  private static let notations = """
    {"palettecheck":1,"background":"white","series":["red","rgb(46, 139, 87)","#FC0","hsl(210deg 50% 50%)",
    {"colorSpace":"display-p3","components":[0.9,0.4,0.1]},"rgb(40% 20% 60%)"]}
    """

  @Test func `colours in every notation are written, and no new warning is left`() throws {
    let host = FakeHost(["theme.json": Self.notations])
    #expect(host.run("fix --write --format json theme.json") == 0)
    let json = try JSONReader.read(Array(host.result.output.utf8), .strict).root
    #expect(json["newWarnings"]?.items?.isEmpty == true && json["notChecked"]?.items?.isEmpty == true)
    #expect(host.run("check --format concise theme.json") == 0)
  }
}
