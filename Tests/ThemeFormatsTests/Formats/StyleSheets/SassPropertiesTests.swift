import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// Custom properties in style sheets of Sass and Less, which are written as CSS writes them.
struct SassPropertiesTests {
  private func colors(_ mode: ThemeMode) -> [String] { mode.series.map(\.color.hex) }

  @Test(arguments: ["theme.scss", "theme.less"])
  func `line comments, variables and interpolation are no faults, and what they give counts as not checked`(
    path: String
  ) throws {
    let theme = try readTheme(
      """
      @import "variables"; // it's not looked for
      $brand: #ff0000; // --chart-9: #00ff00;
      @brand: #ff0000;
      .block--mod { background: url(https://example.org/a.png); &:hover { color: #0000ff; } }
      :root {
        --chart-1: #2166ac; --chart-2: #b2182b;
        --chart-3: #{$brand};
        --chart-4: darken(#1b7837, 3%);
        --chart-5: @brand;
      }

      """, path: path)
    #expect(theme.problems.map(\.message) == [] && theme.modes.map(colors) == [["#2166ac", "#b2182b"]])
    #expect(theme.unjudged.count == 3)
  }

  @Test func `an invalid code is an error, and so is a brace that is missing`() throws {
    let misspelt = try readTheme(":root { --chart-1: #2166ac; --chart-2: #b2182; }\n", path: "a.scss")
    #expect(misspelt.problems.count == 1 && misspelt.modes.map(colors) == [["#2166ac"]])
    let open = try readTheme(":root { --chart-1: #2166ac; --chart-2: #b2182b;\n", path: "a.scss")
    #expect(!open.problems.isEmpty)
  }

  @Test func `what only Sass applies counts as not checked`() throws {
    let theme = try readTheme(
      """
      @mixin more { --chart-3: #b2182b; }
      :root { --chart-1: #2166ac; --chart-2: #b2182b; @include more; @each $i in 1, 2 { --chart-#{$i}: red; } }

      """, path: "theme.scss")
    #expect(theme.problems.map(\.message) == [])
    #expect(theme.modes.map(colors) == [["#2166ac", "#b2182b"]] && theme.unjudged.count == 2)
  }

  @Test func `palettes in maps and custom properties of one sheet are both judged`() throws {
    let theme = try readTheme(
      "$chart-colors: (a: #1b7837, b: #762a83);\n:root { --chart-1: #2166ac; --chart-2: #b2182b; }\n",
      path: "theme.scss")
    #expect(theme.modes.map(colors) == [["#1b7837", "#762a83"], ["#2166ac", "#b2182b"]])
    #expect(theme.modeWord == .palette)
  }
}
