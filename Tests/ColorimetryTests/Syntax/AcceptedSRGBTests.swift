import SourceText
import Testing

@testable import Colorimetry

/// Spellings of colours in sRGB, from the examples of CSS Color 4 and from web-platform-tests `css/css-color/parsing`.
@Suite struct AcceptedSRGBTests {
  @Test func `every spelling of an sRGB colour is read as its bytes`() throws {
    for (css, expected) in Self.spellings {
      let color = try Color(css: css)
      let mapped = color.mappedToSRGB
      let alpha = UInt8((color.opacity * 255).rounded())
      #expect(mapped.srgb.hex + (alpha == 255 ? "" : alpha.twoHexDigits) == expected, "\(css)")
      #expect(!mapped.wasOutside, "\(css)")
    }
  }

  @Test func `digits without a hash are read only on request`() throws {
    for (css, expected) in [("ffffff", "#ffffff"), ("fff", "#ffffff"), ("1F77B4", "#1f77b4"), ("000", "#000000")] {
      #expect(try Color(css: css, bareHex: true).mappedToSRGB.srgb.hex == expected)
      #expect(throws: SourceError.self) { try Color(css: css) }
    }
    #expect(try Color(css: "red", bareHex: true) == Color(css: "red"))
  }

  @Test func `the 148 named colours are read by their own names`() throws {
    #expect(NamedColor.alphabetical.count == 148)
    for name in NamedColor.alphabetical {
      let color = try Color(css: name)
      #expect(try Color(css: name.uppercased()) == color)
      #expect(color.alpha == 1)
    }
  }

  static let spellings: [(String, String)] = [
    // Names.
    ("red", "#ff0000"), ("magenta", "#ff00ff"), ("transparent", "#00000000"), ("RebeccaPurple", "#663399"),
    ("aliceblue", "#f0f8ff"), ("yellowgreen", "#9acd32"), ("GREY", "#808080"), ("gray", "#808080"),
    ("darkslategrey", "#2f4f4f"), ("lightgoldenrodyellow", "#fafad2"), ("tan", "#d2b48c"), ("steelblue", "#4682b4"),
    ("dimgray", "#696969"), ("TRANSPARENT", "#00000000"), ("lime", "#00ff00"), ("green", "#008000"),
    ("  navy  ", "#000080"), ("\t\nteal\r\n", "#008080"), ("/* a */ olive /* b */", "#808000"),
    // Hexadecimal.
    ("#234", "#223344"), ("#FEDCBA", "#fedcba"), ("#00ff00", "#00ff00"), ("#00FF00", "#00ff00"),
    ("#0000ffcc", "#0000ffcc"), ("#123", "#112233"), ("#123f", "#112233"), ("#1238", "#11223388"),
    ("#fff0", "#ffffff00"), ("#AbCdEf", "#abcdef"), ("#ffffffff", "#ffffff"),
    // rgb(), with commas.
    ("rgb(2, 3, 4)", "#020304"), ("rgb(100%, 0%, 0%)", "#ff0000"), ("rgba(2, 3, 4, 0.5)", "#02030480"),
    ("rgba(2, 3, 4, 50%)", "#02030480"), ("rgb(-2, 3, 4)", "#000304"), ("rgb(100, 200, 300)", "#64c8ff"),
    ("rgb(20, 10, 0, -10)", "#140a0000"), ("rgb(100%, 200%, 300%)", "#ffffff"), ("rgb(255,0,153)", "#ff0099"),
    ("rgba(51, 170, 51, .1)", "#33aa331a"), ("rgba(255,0,0,1e0)", "#ff0000"), ("RGB(0,0,0)", "#000000"),
    ("rgb( 1 , 2 , 3 )", "#010203"), ("rgb(1/**/,/**/2,3)", "#010203"), ("rgba(0, 0, 0, 12)", "#000000"),
    ("rgb(127.5, 0, 0)", "#800000"), ("rgb(+10, 0, 0)", "#0a0000"), ("rgba(255,255,255)", "#ffffff"),
    // rgb(), with spaces.
    ("rgb(0 255 0)", "#00ff00"), ("rgb(0 0 100% / 80%)", "#0000ffcc"), ("rgb(100% 0% 0% / 50%)", "#ff000080"),
    ("rgb(none none none)", "#000000"), ("rgb(none none none / none)", "#00000000"),
    ("rgb(128 none none)", "#800000"), ("rgb(128 none none / none)", "#80000000"),
    ("rgb(none none none / .5)", "#00000080"), ("rgb(20% none none)", "#330000"),
    ("rgba(20% none none / 50%)", "#33000080"), ("rgba(128 NONE None)", "#800000"),
    ("rgb(100% 128 0)", "#ff8000"), ("rgb(1 2 3/1)", "#010203"), ("rgb(1 2 3/.5)", "#01020380"),
    ("rgb(1e2 0 0)", "#640000"), ("rgb(1E+2 0 0)", "#640000"), ("rgb(2550e-1 0 0)", "#ff0000"),
    ("rgb(1+2+3)", "#010203"), ("rgb(10%20%30%)", "#1a334d"), ("rgb(300 -5 1000)", "#ff00ff"),
    ("rgb(.5 0 0)", "#010000"), ("rgb(1.6.6 0)", "#020100"), ("rgb(\n255\t0\u{C}0\r/\n1\n)", "#ff0000"),
    // hsl(), with commas.
    ("HSL(0, 0%, 0%)", "#000000"), ("hsL(0, 100%, 50%)", "#ff0000"), ("hsl(60, 100%, 37.5%)", "#bfbf00"),
    ("hsl(780, 100%, 37.5%)", "#bfbf00"), ("hsl(-300, 100%, 37.5%)", "#bfbf00"), ("hsl(300, 50%, 50%)", "#bf40bf"),
    ("hsl(30deg, 100%, 100%)", "#ffffff"), ("hsl(0, 0%, 0%, 0%)", "#00000000"),
    ("hsLA(-300, 100%, 37.5%, 12)", "#bfbf00"),
    ("HSLA(-300, 100%, 37.5%, 1)", "#bfbf00"), ("hsla(-300, 100%, 37.5%, 0.2)", "#bfbf0033"),
    ("hsla(-300, 100%, 37.5%, -3)", "#bfbf0000"), ("hsla(0, 0%, 0%, 50%)", "#00000080"),
    ("hsla(30deg, 100%, 100%, 1)", "#ffffff"), ("hsl(120, 100%, 50%)", "#00ff00"),
    ("hsla(120, 100%, 50%, 0.25)", "#00ff0040"), ("hsl(0.5turn,100%,25%)", "#008080"),
    // hsl(), with spaces.
    ("hsl(120 30% 50%)", "#59a659"), ("hsl(120 30% 50% / 0.5)", "#59a65980"), ("hsl(120 30% 50% / 50%)", "#59a65980"),
    ("hsl(none none none)", "#000000"), ("hsl(none none none / none)", "#00000000"),
    ("hsla(none none none)", "#000000"),
    ("hsl(120 none none)", "#000000"), ("hsl(120 80% none)", "#000000"), ("hsl(120 none 50%)", "#808080"),
    ("hsl(120 100% 50% / none)", "#00ff0000"), ("hsl(none 100% 50%)", "#ff0000"), ("hsl(10 100% 50%)", "#ff2b00"),
    ("hsl(120 30 50)", "#59a659"), ("hsl(120 30% 50)", "#59a659"), ("hsl(120 30 50% / 0.5)", "#59a65980"),
    ("hsl(0 -50% 40%)", "#666666"), ("hsl(30 -50 60)", "#999999"), ("hsl(-540 0 0)", "#000000"),
    ("hsl(360 100% 50%)", "#ff0000"), ("hsl(120deg 75% 85%)", "#bcf5bc"), ("hsl(0deg 100% 50%)", "#ff0000"),
    ("hsl(200grad 100% 50%)", "#00ffff"), ("hsl(3.141592653589793rad 100% 50%)", "#00ffff"),
    ("hsl(1TURN 100% 50%)", "#ff0000"), ("hsl(-1e-30 100% 50%)", "#ff0000"),
    // hwb().
    ("hwb(120 30% 50%)", "#4d804d"), ("hwb(120 30% 50% / 0.5)", "#4d804d80"), ("hwb(none none none)", "#ff0000"),
    ("hwb(0 0% 0% / 0)", "#ff000000"), ("hwb(120 80% none)", "#ccffcc"), ("hwb(120 0% 50%)", "#008000"),
    ("hwb(0 100% 50% / 0)", "#aaaaaa00"), ("hwb(120 30 50)", "#4d804d"), ("hwb(120 30 50% / 0.5)", "#4d804d80"),
    ("hwb(320deg 30% 40%)", "#994d80"), ("hwb(0deg 10% 50%)", "#801a1a"), ("hwb(0 20% 100%)", "#2b2b2b"),
    ("HWB(90DEG 20% 10%)", "#8ce633"),
    // color() in sRGB.
    ("color(srgb 1.00 0.50 0.200)", "#ff8033"), ("color(srgb 100% none 20%)", "#ff0033"),
    ("color(sRGB 0 0 0 / .6)", "#00000099"), ("color(srgb-linear 1 1 1)", "#ffffff"),
    ("COLOR(SRGB 1 1 1)", "#ffffff"), ("color( srgb 0% 0% 100% )", "#0000ff"),
  ]
}
