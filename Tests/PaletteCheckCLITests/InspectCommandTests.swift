import Testing

@testable import PaletteCheckCLI

struct InspectCommandTests {
  private static let theme = """
    {
      "palettecheck": 1,
      "colors": { "blue": "#2166ac" },
      "background": "#ffffff",
      "text": "#222222",
      "series": [
        { "name": "north", "color": "{blue}", "symbol": "circle", "dash": [6, 3], "mark": "line" },
        { "name": "south", "color": "#b2182b80" }
      ],
      "modes": { "dark": { "background": "#000000" } }
    }
    """

  @Test func `text says what plays which role, where, and by which chain`() {
    let host = FakeHost(["t.json": Self.theme])
    #expect(host.run("inspect t.json") == 0)
    #expect(
      host.result.output == """
        t.json  palettecheck theme · 2 series on #ffffff · mode light

          background       #ffffff     4:17
          text             #222222     5:11
          series 'north'   #2166ac     7:33   from blue (3:23), line, symbol circle, dash 6 3
          series 'south'   #b2182b80   8:33

          mode dark on #000000:
            background   #000000   10:38

        """)
  }

  @Test func `JSON has the roles, the series and each mode`() {
    let host = FakeHost(["t.json": Self.theme])
    #expect(host.run("inspect t.json --format json") == 0)
    let json = host.result.output
    for part in [
      "\"path\": \"t.json\"", "\"format\": \"palettecheck\"", "\"background\": \"#ffffff\"", "\"axis\": null",
      "\"name\": \"north\"", "\"color\": \"#b2182b80\"", "\"dash\": [6.0, 3.0]", "\"line\": 7", "\"column\": 33",
      "\"pointer\": \"/series/0/color\"", "\"name\": \"dark\"", "\"background\": \"#000000\"", "\"palettes\": []",
    ] {
      #expect(json.contains(part), "\(part)")
    }
  }

  @Test func `a ramp is one when asked for`() {
    let host = FakeHost()
    #expect(host.run("inspect '#f7fbff' '#6baed6' '#08306b' --ramp") == 0)
    #expect(host.result.output.contains("  ramp sequential: #f7fbff #6baed6 #08306b\n"))
    #expect(!host.result.output.contains("series"))
  }
}
