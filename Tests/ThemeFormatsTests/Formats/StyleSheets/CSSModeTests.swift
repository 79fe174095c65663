import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// The theme that a style sheet is read as, with its other files.
func readSheet(_ text: String, siblings: [String: String] = [:]) throws -> Theme {
  var options = ReadingOptions()
  options.siblings = WrittenSiblings(files: siblings)
  return try readTheme(text, path: "theme.css", options: options)
}

/// Files that stand beside a theme of a test.
struct WrittenSiblings: SiblingFiles {
  let files: [String: String]

  func files(matching pattern: String, beside file: SourceFile) throws(ThemeProblem) -> [SourceFile] {
    let path = pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern
    guard let text = files[path] else {
      throw ThemeProblem(
        ForeignFault.syntax("no such file: '\(path)'"), help: "name a file that exists", path: file.path)
    }
    return [SourceFile(path: path, bytes: Array(text.utf8))]
  }
}

/// Expects that the bytes where each colour is defined say that colour, references in them put in by hand.
func expectSheetRoundTrip(
  _ theme: Theme, replacing: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  #expect(!theme.everyColor.isEmpty, sourceLocation: sourceLocation)
  for color in theme.everyColor {
    let origin = color.definition
    var text = String(decoding: origin.file.bytes[origin.range], as: UTF8.self)
    if text.hasPrefix("\"") { text = String(text.dropFirst().dropLast()) }
    for (reference, value) in replacing { text = text.replacing(reference, with: value) }
    let file = SourceFile(path: "", bytes: Array(text.utf8))
    let read = try CSSColor.read(file.bytes, at: CSSValue(0..<file.bytes.count, of: file), isPlain: true)
    #expect(read == color.authored, "\(text)", sourceLocation: sourceLocation)
  }
}

extension ThemeMode {
  /// The hex of each series.
  var hexes: [String] { series.map(\.color.hex) }
}

struct CSSModeTests {
  @Test(arguments: [
    (".dark", "dark"), (":root.dark", "dark"), ("html.theme-dark", "dark"), ("[data-theme=\"dark\"]", "dark"),
    ("[data-theme=dark i]", "dark"), (":root[data-color-mode='dark']", "dark"), (":is(.dark, .night) ", "dark"),
    (".dark body", "dark"), (".dark *", "dark"), (".dark:where(.dark, .dark *)", "dark"),
    (".high-contrast", "increaseContrast"), ("[data-contrast=\"more\"]", "increaseContrast"),
    (".dark.high-contrast", "dark+increaseContrast"), ("[data-theme=\"dark_high_contrast\"]", "dark+increaseContrast"),
    (".reduced-transparency", "reduceTransparency"), (".theme-ocean", "theme-ocean"),
    ("[data-theme=\"ocean\"]", "ocean"), (".dark .theme-ocean", "theme-ocean+dark"),
    (".theme-ocean .card", ".theme-ocean .card"), ("[data-theme=\"light_tritanopia\"]", "light_tritanopia"),
  ])
  func `a selector is a mode`(selector: String, name: String) throws {
    let theme = try readSheet(
      ":root { --chart-1: #1b6ca8; --chart-2: #d08700 } \(selector) { --chart-2: #00c950 }")
    #expect(theme.modes.map(\.name).prefix(2) == ["light", name])
    #expect(theme.modes.map(\.hexes).prefix(2) == [["#1b6ca8", "#d08700"], ["#1b6ca8", "#00c950"]])
    try expectSheetRoundTrip(theme)
  }

  @Test(arguments: [
    ("(prefers-color-scheme: dark)", "dark"), ("screen and (prefers-color-scheme: dark)", "dark"),
    ("not (prefers-color-scheme: light)", "dark"), ("(prefers-contrast: more)", "increaseContrast"),
    ("(prefers-contrast)", "increaseContrast"), ("(prefers-contrast: less)", "decreaseContrast"),
    ("(prefers-reduced-transparency: reduce)", "reduceTransparency"), ("(forced-colors: active)", "forcedColors"),
    ("(prefers-color-scheme: dark) and (prefers-contrast: more)", "dark+increaseContrast"), ("print", "print"),
    ("(min-width:  40em)", "(min-width: 40em)"), ("not print", "not print"),
  ])
  func `a media query is a mode`(query: String, name: String) throws {
    for text in [
      ":root { --chart-1: #1b6ca8 } @media \(query) { :root { --chart-1: #00c950 } }",
      ":root { --chart-1: #1b6ca8; @media \(query) { --chart-1: #00c950 } }",
    ] {
      let theme = try readSheet(text)
      #expect(theme.modes.map(\.name) == ["light", name])
      #expect(theme.modes.map(\.hexes) == [["#1b6ca8"], ["#00c950"]])
    }
  }

  @Test func `dark with more contrast is judged where both are there`() throws {
    let theme = try readSheet(
      """
      :root { --background: white; --chart-1: #1b6ca8 }
      @media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { --background: #101820 } }
      [data-theme="dark"] { --background: #101820 }
      @media (prefers-contrast: more) { :root { --chart-1: #003a70 } }
      """)
    #expect(theme.modes.map(\.name) == ["light", "dark", "increaseContrast", "dark+increaseContrast"])
    #expect(theme.modes.map { $0.background?.hex } == ["#ffffff", "#101820", "#ffffff", "#101820"])
    #expect(theme.modes.map(\.hexes) == [["#1b6ca8"], ["#1b6ca8"], ["#003a70"], ["#003a70"]])
  }

  @Test func `what changes nothing of the chart is not a mode, and a part of the page is not a theme`() throws {
    let theme = try readSheet(
      """
      :root { --background: #ffffff; --chart-1: #1b6ca8; --button: red }
      .dark { --button: blue }
      .card { --background: #000000 }
      a:hover { --chart-1: red } .tip::before { --chart-1: red }
      @font-face { --chart-1: red } @keyframes x { from { --chart-1: red } }
      """)
    #expect(theme.modes.map(\.name) == ["light"] && theme.modes[0].background?.hex == "#ffffff")
    #expect(theme.modes[0].hexes == ["#1b6ca8"])
  }

  @Test func `a mode follows what its references refer to`() throws {
    let theme = try readSheet(
      ":root { --blue: #1b6ca8; --chart-1: var(--blue) } "
        + "@media (prefers-color-scheme: dark) { :root { --blue: #8ec5ff } }"
    )
    #expect(theme.modes.map(\.hexes) == [["#1b6ca8"], ["#8ec5ff"]])
    #expect(theme.modes[1].series[0].color.aliases.map(\.token) == ["--blue"])
  }

  @Test func `a sheet that is only dark has a dark base`() throws {
    let theme = try readSheet(
      ":root { color-scheme: dark; --chart-1: light-dark(#1b6ca8, #8ec5ff) } "
        + "@media (prefers-color-scheme: light) { :root { color-scheme: light } }"
    )
    #expect(theme.modes.map(\.name) == ["dark", "light"])
    #expect(theme.modes.map(\.hexes) == [["#8ec5ff"], ["#1b6ca8"]])
  }

  @Test func `light-dark makes a dark mode, each colour where it stands`() throws {
    let text =
      ":root { color-scheme: light dark; --chart-1: light-dark(#1b6ca8, #8ec5ff); "
      + "--chart-2: color-mix(in srgb, light-dark(red, blue), white) }"
    let theme = try readSheet(text)
    #expect(theme.modes.map(\.name) == ["light", "dark"])
    #expect(theme.modes.map(\.hexes) == [["#1b6ca8", "#ff8080"], ["#8ec5ff", "#8080ff"]])
    let origin = theme.modes[1].series[0].color.definition
    #expect(String(decoding: origin.file.bytes[origin.range], as: UTF8.self) == "#8ec5ff")
  }

  @Test func `the cascade decides: importance, layers, specificity, order`() throws {
    let theme = try readSheet(
      """
      @layer base, late;
      @layer late { :root { --chart-1: #000001; --chart-5: #000005 !important } }
      @layer base { :root { --chart-1: #000002; --chart-2: #000003; --chart-5: #000006 !important } }
      @theme { --chart-2: #111111; --chart-3: #000004 }
      :root { --chart-1: #123456; --chart-4: #222222 !important }
      :root { --chart-4: #333333 }
      html { --chart-1: #999999 }
      @supports (color: oklch(0 0 0)) { :root { --chart-6: #000007 } }
      @supports not (color: oklch(0 0 0)) { :root { --chart-6: #ff0000 } }
      @property --chart-7 { syntax: "<color>"; inherits: true; initial-value: #000008 }
      @property --chart-1 { syntax: "<color>"; inherits: true; initial-value: #ff0000 }
      """)
    #expect(theme.modes.map(\.name) == ["light"])
    #expect(
      theme.modes[0].hexes == ["#123456", "#000003", "#000004", "#222222", "#000006", "#000007", "#000008"])
    try expectSheetRoundTrip(theme)
  }

  @Test func `Tailwind's variants are modes, nested and on their own`() throws {
    let theme = try readSheet(
      """
      .theme-sketch { --chart-1: #3e43f0; --background: #f6f7eb; @variant dark { --background: #0b0d6a; } }
      .theme-plain, .theme-plain [data-popper] { --chart-1: #737373 }
      """)
    #expect(theme.modes.map(\.name) == ["theme-sketch", "theme-sketch+dark", "theme-plain"])
    #expect(theme.modes.map { $0.background?.hex } == ["#f6f7eb", "#0b0d6a", nil])
  }

  @Test func `a copy of the light colours is reported`() throws {
    let theme = try readSheet(":root { --chart-1: #3e43f0 } .dark { --chart-1: #3e43f0 }")
    #expect(theme.notes.contains(ReadingNote.sameModes("dark", "light")))
    #expect(theme.modes.count == 2)
  }

  @Test func `more than thirty-two modes are cut, and reported`() throws {
    let classes = (1...40).map { ".theme-n\($0) { --chart-1: rgb(\($0) 0 0) }" }.joined(separator: "\n")
    let theme = try readSheet(":root { --chart-1: red }\n" + classes)
    #expect(theme.modes.count == 32)
    #expect(theme.notes.contains(ReadingNote.modesJudged(41, 32)))
  }
}
