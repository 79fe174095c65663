import PangoCairo
import Testing

@Suite struct TextLayoutTests {
  private let style = TextLayout.Style(size: 12)

  @Test func `bold is wider, and larger is larger`() throws {
    let fonts = try Fonts.map()
    let plain = TextLayout("Rainfall", style, fonts: fonts)
    #expect(TextLayout("Rainfall", .init(size: 12, isBold: true), fonts: fonts).width > plain.width)
    // Nothing is hinted: twice the size is exactly twice as wide, but for units of 1/1024 px.
    #expect(abs(TextLayout("Rainfall", .init(size: 24), fonts: fonts).width - 2 * plain.width) < 0.05)
  }

  @Test(arguments: ["Coast", "Hà Nội và Đà Nẵng", "تساقط الأمطار", "שלום", "Ωμέγα", "Ёж"])
  func `has a glyph for every letter of many scripts`(text: String) throws {
    let layout = TextLayout(text, style, fonts: try Fonts.map())
    #expect(layout.missingGlyphs == 0)
    #expect(layout.width > 10)
  }

  @Test func `counts letters that no font has`() throws {
    #expect(TextLayout("雨量", style, fonts: try Fonts.map()).missingGlyphs == 2)
  }

  @Test(arguments: ["x", "ש"]) func `cuts what is too long`(letter: String) throws {
    let layout = TextLayout(String(repeating: letter, count: 200), style, limit: 100, fonts: try Fonts.map())
    #expect((80...100).contains(layout.width))
  }

  @Test func `is one line, whatever line breaks it contains`() throws {
    let fonts = try Fonts.map()
    let one = TextLayout("a", style, fonts: fonts)
    #expect(TextLayout("a\nb\r\nc\u{2029}d", style, fonts: fonts).height == one.height)
  }

  @Test func `a file that is not a font is refused by name`() {
    let error = #expect(throws: PangoCairoError.self) { try FontMap(files: [#filePath]) }
    #expect(error == .unreadableFont(path: #filePath))
    #expect(throws: PangoCairoError.noFont) { try FontMap(files: []) }
  }
}
