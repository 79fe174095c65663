import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// Ratios: WCAG 2.2, relative luminance; 4.48 and 4.54 for greys are the W3C's own boundary examples for #777777 and #767676.
struct ContrastCommandTests {
  @Test func `one background is one object`() {
    let host = FakeHost()
    #expect(host.run("contrast '#777777' '#ffffff' --format json") == 0)
    #expect(
      host.result.output == """
        {
          "foreground": "#777777",
          "background": "#ffffff",
          "composited": "#777777",
          "ratio": 4.478089453577214,
          "passes": {
            "text": false,
            "largeText": true,
            "enhancedText": false,
            "graphics": true
          }
        }

        """)
  }

  @Test func `several backgrounds are an array`() {
    let host = FakeHost()
    #expect(host.run("contrast white black '#777777' --format json") == 0)
    #expect(host.result.output.hasPrefix("[\n  {\n    \"foreground\": \"#ffffff\","))
    #expect(host.result.output.contains("\"ratio\": 21.0,"))
  }

  @Test func `text says the words and cuts digits`() {
    let host = FakeHost()
    #expect(host.run("contrast '#777' '#fff' '#000'") == 0)
    #expect(
      host.result.output == """
                                ratio   text 4.5:1   large text 3:1   enhanced text 7:1   graphics 3:1
        #777777   on #ffffff   4.47:1   fails        passes           fails               passes
        #777777   on #000000   4.68:1   passes       passes           fails               passes

        """)
  }

  @Test func `a translucent foreground is laid over each background`() {
    let host = FakeHost()
    #expect(host.run("contrast '#00000080' white --format json") == 0)
    #expect(host.result.output.contains("\"foreground\": \"#00000080\""))
    #expect(host.result.output.contains("\"composited\": \"#7f7f7f\""))
  }

  @Test func `a colour outside sRGB is measured mapped and clipped, and the lower ratio decides`() throws {
    let host = FakeHost()
    #expect(host.run("contrast 'oklch(0.6 0.25 200)' white") == 0)
    let lines = host.result.output.split(separator: "\n")
    #expect(lines.count > 3 && lines[1].contains("3.63:1") && lines[2].contains("2.98:1"))
    #expect(lines[3].hasPrefix("A colour is outside sRGB"))
    #expect(host.run("contrast 'oklch(0.6 0.25 200)' white --format json") == 0)
    #expect(host.result.output.contains("\"largeText\": false"))
  }

  @Test(arguments: [
    ("contrast '#12345' white", "'#12345' has 5 hex digits: a colour has 3, 4, 6 or 8"),
    ("contrast black '#ffffff80'", "is translucent"),
    ("contrast black", "Missing expected argument"), ("contrast theme.json white", "is a file"),
  ])
  func `what is not a colour is refused with a reason`(_ line: String, _ reason: String) {
    let host = FakeHost(["theme.json": "{}"])
    #expect(host.run(line) == 2)
    #expect(host.result.output.isEmpty)
    #expect(host.result.error.contains(reason))
  }
}
