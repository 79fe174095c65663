import SourceText
import Testing

@testable import Colorimetry

/// What is not a colour is refused at its place, with words that say what would be right. Many are from web-platform-tests
/// `css/css-color/parsing/color-invalid*.html`.
@Suite struct RejectedSpellingTests {
  @Test func `every error is quoted at its position with a remedy`() {
    for (css, offender, remedy) in Self.mistakes {
      let error = #expect(throws: SourceError.self, "\(css)") { try Color(css: css) }
      guard let error else { continue }
      let bytes = Array(css.utf8)
      #expect(error.range.lowerBound >= 0 && error.range.upperBound <= bytes.count, "\(css)")
      #expect(String(decoding: bytes[error.range.clamped(to: bytes.indices)], as: UTF8.self) == offender, "\(css)")
      #expect(error.message.contains(remedy), "\(css): \(error.message)")
      #expect(error.message.first.map { !$0.isUppercase } == true, "\(css): \(error.message)")
    }
  }

  @Test func `a long text is refused without quoting all of it`() throws {
    let error = try #require(
      #expect(throws: SourceError.self) { try Color(css: String(repeating: "x", count: 100_000)) })
    #expect(error.message.utf8.count < 200)
    #expect(throws: SourceError.self) { try Color(css: "rgb(1 2 3" + String(repeating: " ", count: 8_190) + ")") }
    let deep = String(repeating: "rgb(", count: 200)
    #expect(throws: SourceError.self) { try Color(css: deep) }
  }

  @Test func `every single byte and every truncation gives a result`() throws {
    for byte in UInt8.min...UInt8.max {
      _ = try? Color(css: String(decoding: [byte], as: UTF8.self))
      _ = try? Color(css: String(decoding: Array("rgb(1 2 3".utf8) + [byte], as: UTF8.self))
    }
    for whole in ["color(display-p3 10% none -.5e-1 / 50%)", "hsla(0.5turn, 100%, 25%, .5)", "/* a */ #1f77b4ff"] {
      _ = try Color(css: whole)
      for count in 0..<whole.count {
        let part = String(whole.prefix(count))
        guard !part.hasPrefix("/* a */ #") else { continue }
        #expect(throws: SourceError.self, "\(part)") { try Color(css: part) }
      }
    }
  }

  static let mistakes: [(String, String, String)] = [
    // Nothing, names.
    ("", "", "no colour here"), ("  ", "  ", "no colour here"), ("auto", "auto", "not a colour"),
    ("123", "123", "did you mean '#123'"),
    ("rouge", "rouge", "not a colour"), ("steelbleu", "steelbleu", "did you mean 'steelblue'?"),
    ("geen", "geen", "did you mean 'green'?"), ("Bleu", "Bleu", "did you mean 'blue'?"),
    ("orrange", "orrange", "did you mean 'orange'?"), ("darkgray5", "darkgray5", "did you mean 'darkgray'?"),
    ("purpel", "purpel", "did you mean 'purple'?"), ("red;", ";", "after the colour"),
    ("red blue", "blue", "after the colour"), ("red !important", "!important", "after the colour"),
    ("'red'", "'red'", "write one like"), ("(red)", "(red)", "write one like"), ("$brand", "$brand", "write one like"),
    ("{color.brand}", "{color.brand}", "write one like"), ("--brand", "--brand", "not a colour"),
    ("💥", "💥", "not a colour"),
    // Hexadecimal.
    ("#fffffff", "#fffffff", "has 7 hex digits: a colour has 3, 4, 6 or 8"), ("#12", "#12", "has 2 hex digits"),
    ("#00000", "#00000", "has 5 hex digits"), ("#123456789", "#123456789", "has 9 hex digits"),
    ("#", "#", "has 0 hex digits"),
    ("#1", "#1", "has 1 hex digit:"), ("#ggg", "g", "not a hexadecimal digit"), ("#12345g", "g", "'g' in '#12345g'"),
    ("#fff fff", "fff", "after the colour"), ("# fff", "#", "has 0 hex digits"), ("##fff", "#", "has 0 hex digits"),
    ("ffffff", "ffffff", "did you mean '#ffffff'?"), ("1f77b4", "1f77b4", "did you mean '#1f77b4'?"),
    ("abc", "abc", "did you mean '#abc'?"), ("#é12", "é", "not a hexadecimal digit"),
    ("0xffffff", "0xffffff", "not a colour"),
    // What depends on context.
    ("currentColor", "currentColor", "depends on context"), ("inherit", "inherit", "depends on context"),
    ("Canvas", "Canvas", "system colour"), ("buttonFace", "buttonFace", "system colour"),
    ("WindowText", "WindowText", "system colour"), ("var(--brand)", "var", "'var()' depends on context"),
    ("calc(1 + 2)", "calc", "not a colour function"),
    ("color-mix(in srgb, var(--a), red)", "var", "depends on context"),
    ("rgb(var(--r) 2 3)", "var", "its value is set elsewhere"),
    ("rgb(from red r g b)", "from", "not worked out here"),
    ("light-dark(red, blue)", "light-dark", "depends on context"),
    ("device-cmyk(0 1 1 0)", "device-cmyk", "printer"), ("linear-gradient(red, blue)", "linear-gradient", "gradient"),
    ("rgba({brand}, .5)", "{", "not a number"),
    // Functions.
    ("rgb", "rgb", "'(' must directly follow"), ("rgb (1 2 3)", "rgb", "'(' must directly follow"),
    ("hwba(120 30% 50%)", "hwba", "not a colour function"),
    ("url(x)", "url", "not a colour function"), ("cmyk(1,2,3,4)", "cmyk", "not a colour function"),
    ("rgb()", ")", "0 components"), ("rgb(1)", ")", "1 component"), ("rgb(1 2)", ")", "2 components"),
    ("rgb(1, 2)", ")", "2 components"),
    ("rgb(1 2 / .5)", "/", "2 components"), ("rgb(1,2,)", ")", "2 components"),
    ("rgb(1,2,3,)", ")", "opacity is missing"),
    ("rgb(1 2 3 /)", ")", "opacity is missing"), ("rgb(1 2 3 4)", "4", "one too many"),
    ("rgb(1,2,3,4,5)", ",", "one too many"),
    ("hsla(1,2%,3%,4,5)", ",", "one too many"), ("lab(0% 0 0 1)", "1", "after '/'"),
    ("lch(20% 10 10deg 10 / 0.5)", "10", "one too many"),
    ("rgb(1 2 3", "", "')' is missing"), ("rgb(1, 2, 3, .5", "", "')' is missing"),
    ("rgb(1 2 3))", ")", "after the colour"),
    ("rgb(1,,2,3)", ",", "not a number"), ("rgb(,1,2,3)", ",", "not a number"), ("rgb(a b c)", "a", "not a number"),
    // Commas and spaces.
    ("rgb(1, 2 3)", "3", "',' is missing before '3'"), ("rgb(1 2, 3)", ",", "does not belong here"),
    ("rgb(1, 2, 3 / 50%)", "/", "write ',' before the opacity"),
    ("rgb(1 2 3, 50%)", ",", "write '/' before the opacity"),
    ("lab(50, 0, 0)", ",", "does not belong here"), ("hwb(120, 30%, 50%)", ",", "does not belong here"),
    ("oklch(50%, 0.1, 20)", ",", "does not belong here"), ("color(srgb, 1, 1, 1)", ",", "not a number"),
    ("color(srgb 1, 1, 1)", ",", "does not belong here"), ("rgb(none, 0, 0)", ",", "does not belong here"),
    ("rgb(0, none, 0)", "none", "does not go with commas"),
    ("hsla(0, 0%, 0%, none)", "none", "does not go with commas"),
    // Units.
    ("rgb(10%, 20, 30%)", "20", "three numbers or three percentages"),
    ("rgba(-2, 300, 400%, -0.5)", "400%", "three numbers"),
    ("hsl(0, 50, 50)", "50", "needs '%'"), ("hsl(50% 50% 50%)", "50%", "not a hue"),
    ("hsl(10px 50% 50%)", "px", "deg, grad, rad or turn"),
    ("rgb(10deg 0 0)", "10deg", "not a number or a percentage"),
    ("lab(0% 0 0deg)", "0deg", "not a number or a percentage"),
    ("color(srgb 0deg 0% 0)", "0deg", "not a number or a percentage"), ("rgb(1 2 3 / 1deg)", "1deg", "not an opacity"),
    ("rgb(1e999 0 0)", "1e999", "too large"), ("rgb(1. 2 3)", ".", "not a number"), ("rgb(- 2 3)", "-", "not a number"),
    ("rgb(1 2 3 / x)", "x", "not a number"), ("hsl(120° 50% 50%)", "°", "deg, grad, rad or turn"),
    // Spaces.
    ("color(profoto-rgb 0.4835 0.9167 0.2188)", "profoto-rgb", "not a colour space"),
    ("color(lab 20% 0 10 / 50%)", "lab", "write 'lab(…)'"),
    ("color(oklch 20% 0 10 / 50%)", "oklch", "write 'oklch(…)'"),
    ("color(0 0 0)", "0", "must be followed by a colour space"),
    ("color()", ")", "must be followed by a colour space"), ("color(srgb)", ")", "0 components"),
    ("color(srgb 0 0 0 0)", "0", "one too many"),
    ("color(xyz 0% 0 0 10%)", "10%", "one too many"), ("color(srgb 50% -200 / 0.5)", "/", "2 components"),
    ("color(--custom 1 2 3)", "--custom", "not a colour space"),
    // Comments.
    ("red /* x", "/* x", "'*/' is missing"), ("rgb(1 2 /* 3)", "/* 3)", "'*/' is missing"),
    ("// red", "// red", "not a colour"),
  ]
}
