import HostInMemory
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
        t.json  palettecheck theme · 2 series on #ffffff · modes light, dark

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

  @Test func `a colour of another file is shown with that file, in text and in JSON`() {
    let files = [
      "tokens/base.json": ##"{"blue": {"$type": "color", "$value": "#2166ac"}}"##,
      "tokens/theme.json": ##"{"chart": {"$type": "color", "a": {"$value": "{blue}"}, "b": {"$value": "#b2182b"}}}"##,
      "sd/base.json": ##"{"color": {"chart": {"one": {"value": "{color.blue}"}, "two": {"value": "#b2182b"}}}}"##,
      "sd/more.json": ##"{"color": {"blue": {"value": "#2166ac"}}}"##,
    ]
    let host = FakeHost(files)
    #expect(host.run("inspect tokens/theme.json") == 0)
    #expect(host.result.output.contains("1:46   from blue (tokens/base.json:1:39)"))
    let folder = FakeHost(files)
    #expect(folder.run("inspect sd") == 0)
    #expect(folder.result.output.contains("1:39   from color.blue (sd/more.json:1:30)"))
    let json = FakeHost(files)
    #expect(json.run("inspect sd --format json") == 0)
    #expect(json.result.output.contains("\"path\": \"sd/base.json\"") && json.result.output.contains("color.blue"))
  }

  @Test func `a ramp is one when asked for`() {
    let host = FakeHost()
    #expect(host.run("inspect '#f7fbff' '#6baed6' '#08306b' --ramp") == 0)
    #expect(host.result.output.contains("  ramp sequential: #f7fbff #6baed6 #08306b\n"))
    #expect(!host.result.output.contains("series"))
  }
}
