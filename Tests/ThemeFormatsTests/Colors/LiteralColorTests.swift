import Colorimetry
import PaletteRules
import SourceText
import Testing
import ThemeFormats

struct LiteralColorTests {
  @Test(arguments: [
    (
      "a.json",
      ##"{"name": "black", "id": "#12345", "a": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#ff0000"}}, "b": ["#00FF00", "rgb(0 0 255)", "not #000"]}"##,
      ["#ff0000", "#00ff00", "#0000ff"]
    ),
    ("a.yaml", "page: '#ffffff'\ncolour: red\nseries: ['#1b9e77']\n", ["#ffffff", "#1b9e77"]),
    ("a.json", "{", []), ("a.css", ":root { --page: #ffffff; }", []),
  ])
  func `the colours that a file writes out are unmistakable, and in its order`(
    name: String, text: String, colors: [String]
  ) {
    let file = SourceFile(path: name, bytes: Array(text.utf8))
    let found = ThemeReader.literalColors(file)
    #expect(found.map(\.srgb.hex) == colors)
    for color in found { #expect(file.bytes[color.origin.range].count > 3) }
  }
}
