import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// The pictures of the HTML report.
struct ReportPicturesTests {
  @Test func `a finding about the text shows text, one about a pair shows the pair`() throws {
    let host = FakeHost([
      "t.json": """
      { "palettecheck": 1, "background": "#ffffff", "text": "#aaaaaa",
        "series": [{ "name": "a", "color": "#5b8c2a" }, { "name": "b", "color": "#b8602f" }] }
      """
    ])
    #expect(host.run("t.json --report html=r.html") == 1)
    let page = try #require(host.text("r.html"))
    #expect(page.contains("alt=\"Text as designed\""))
    #expect(page.contains("alt=\"Line chart of b and a with deuteranopia: they look alike\""))
    #expect(page.contains("alt=\"Line chart of 2 series with deuteranopia: b and a look alike\""))
  }
}
