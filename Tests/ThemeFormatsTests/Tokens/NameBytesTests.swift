import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// Names that look the same and are not: é as one character, and as e with an accent.
@Suite struct NameBytesTests {
  @Test(arguments: [2, 20])
  func `two tokens whose names only look the same are two`(count: Int) throws {
    let letters = (2..<max(2, count)).map { String(UnicodeScalar(UInt8($0 + 95))) }
    let others = letters.map { ##", "\##($0)hue": {"$value": "#1b7837"}"## }.joined()
    let theme = try readTheme(
      "{\"chart\": {\"$type\": \"color\", \"caf\u{e9}\": {\"$value\": \"#2166ac\"}, \"cafe\u{301}\": {\"$value\": \"#b2182b\"}\(others)}}",
      path: "chart.tokens.json")
    #expect(theme.modes[0].series.count == count)
    #expect(theme.modes[0].series.prefix(2).map(\.color.hex) == ["#2166ac", "#b2182b"])
  }

  @Test func `a reference leads to the token of its own bytes`() throws {
    let theme = try readTheme(
      "{\"caf\u{e9}\": {\"$type\": \"color\", \"$value\": \"#2166ac\"}, \"cafe\u{301}\": {\"$type\": \"color\", \"$value\": \"#b2182b\"}, \"chart\": {\"$type\": \"color\", \"a\": {\"$value\": \"{cafe\u{301}}\"}, \"b\": {\"$value\": \"{caf\u{e9}}\"}}}",
      path: "chart.tokens.json")
    #expect(theme.modes[0].series.map(\.color.hex) == ["#b2182b", "#2166ac"])
  }
}
