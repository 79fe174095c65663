import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// What a mode stands on where its file does not say.
struct UnknownGroundTests {
  private let series = ##""chart": {"$type": "color", "a": {"$value": "#92c5de"}, "b": {"$value": "#f4a582"}}"##

  @Test func `a dark theme without a background does not stand on white`() throws {
    #expect(try readTheme("{\(series)}", path: "t/dark.json").modes[0].unknownGround != nil)
    #expect(try readTheme("{\(series)}", path: "t/light.json").modes[0].unknownGround == nil)
    let sheet = ":root { --chart-1: #92c5de; --chart-2: #f4a582 } .dark { --chart-1: #2166ac; --chart-2: #b2182b }"
    let modes = try readTheme(sheet, path: "a.css").modes
    #expect(modes.map(\.name) == ["light", "dark"])
    #expect(modes.map { $0.unknownGround == nil } == [true, false])
  }

  @Test func `words before all names of a project hide no background`() throws {
    let names = (1...6).map { "--acme-color-chart-\($0): #00\($0)0\($0)0;" }.joined(separator: " ")
    let sheet = ":root { \(names) --acme-background-color-body: #101418; --acme-color-text: #ffffff }"
    let mode = try readTheme(sheet, path: "a.css").modes[0]
    #expect(mode.background?.hex == "#101418" && mode.text?.hex == "#ffffff")
  }

  @Test func `a text of exactly its background is a misread name and no error`() throws {
    let theme = try readTheme(
      ##"{\##(series), "background": {"$type": "color", "$value": "#ffffff"}, "text": {"$type": "color", "$value": "#ffffff"}}"##
    )
    #expect(theme.modes[0].text == nil)
    #expect(theme.unjudged.contains(UnjudgedReason.sameAsBackground("#ffffff")))
  }

  @Test func `a name that ends in a number is not that of a mode`() throws {
    let theme = try readTheme("{\(series)}", path: "t/brewer-dark2.json")
    #expect(theme.modes[0].unknownGround == nil)
    #expect(try readTheme("{\(series)}", path: "t/system-dark-2022.json").modes[0].unknownGround != nil)
  }

  @Test func `the background of the group for light is not that of the dark mode`() throws {
    let dark = ##""chart": {"$type": "color", "a": {"$value": "#2166ac"}, "b": {"$value": "#b2182b"}}"##
    let light = ##"{\##(series), "background": {"$type": "color", "$value": "#ffffff"}}"##
    let modes = try readTheme(##"{"light": \##(light), "dark": {\##(dark)}}"##).modes
    #expect(modes.map { $0.background?.hex } == ["#ffffff", nil])
    #expect(modes.map { $0.unknownGround == nil } == [true, false])
  }

  @Test func `the report says how to give the background of one mode`() throws {
    let sheet = ":root { --chart-1: #2166ac; --chart-2: #b2182b } .dark { --chart-1: #92c5de; --chart-2: #f4a582 }"
    let modes = try readTheme(sheet, path: "a.css").modes
    #expect(modes[1].unknownGround?.contains("--mode dark --background COLOR") == true)
  }

  @Test(arguments: [
    ("a.css", ":root { --background: #fff; --foreground: #fff; --chart-1: #92c5de; --chart-2: #f4a582 }"),
    ("a.json", ##"{"dataColors": ["#92c5de", "#f4a582"], "background": "#ffffff", "foreground": "#ffffff"}"##),
  ])
  func `a text of exactly its background is reported in every format`(path: String, text: String) throws {
    let theme = try readTheme(text, path: path)
    #expect(theme.modes[0].text == nil)
    #expect(theme.unjudged.contains(UnjudgedReason.sameAsBackground("#ffffff")))
    let own = ##"{"palettecheck": 1, "background": "#ffffff", "text": "#ffffff", "series": ["#92c5de", "#f4a582"]}"##
    #expect(try readTheme(own).modes[0].text != nil)
  }
}
