import Palette
import Testing

@testable import ThemeFormats

struct UnusedColorTests {
  private static let reason = "the file holds colours that look like a background, and white was assumed"

  @Test(arguments: [
    (##"{"colors": ["#f00", "#00f"], "backgroundColor": "#111"}"##, "/backgroundColor (#111)"),
    (##"{"mine": {"palette": ["#f00", "#00f"], "plotBackground": "black"}}"##, "/mine/plotBackground (black)"),
    (##"{"palette": ["#f00", "#00f"], "paper_bgcolor": "rgb(1, 2, 3)"}"##, "/paper_bgcolor (rgb(1, 2, 3))"),
    (##"{"palette": ["#f00", "#00f"], "ui": {"bg": {"page": "#222"}}}"##, "/ui/bg/page (#222)"),
  ])
  func `a ground beside a palette is named, and what stands on it is not checked`(text: String, place: String) throws {
    let theme = try readTheme(text)
    #expect(theme.format == "palette-json" && theme.assumed.map(\.role) == ["background"])
    #expect(theme.notes == ["not used: \(place); if it is a background, say so with --background"])
    let judgement = Judge.judge(theme)
    #expect(judgement.notChecked.count { $0.contains(Self.reason) } == 1)
    #expect(judgement.checks == judgement.passed + judgement.findings.count + judgement.notChecked.count)
  }

  @Test func `with --background nothing is left open`() throws {
    var options = ReadingOptions()
    options.background = try readTheme("#111111", path: "a.hex").modes[0].series[0].color
    let theme = try readTheme(##"{"colors": ["#f00", "#00f"], "background": "#111"}"##, options: options)
    #expect(Judge.judge(theme).notChecked.allSatisfy { !$0.contains(Self.reason) })
  }

  @Test func `a text is named, and a palette of many is told once`() throws {
    let text = try readTheme(##"{"colors": ["#f00", "#00f"], "font": {"color": "#eee"}}"##)
    #expect(text.notes == ["not used: /font/color (#eee); if it is text, say so with --text"])
    #expect(text.unjudged == [])
    let many = try readTheme(##"{"a": ["#f00", "#00f"], "b": ["#0f0", "#000"], "background": "#111"}"##)
    #expect(many.palettesAsThemes.map(\.unjudged.count) == [1, 0])
  }

  @Test(arguments: [
    (##"{"background": "#000", "a": "#f00", "b": "#00f"}"##, "/background (#000)"),
    (##"{"page-bg": {"hex": "#000"}, "a": {"hex": "#f00"}}"##, "/page-bg/hex (#000)"),
  ])
  func `a series that is called a background is judged as one, and doubted`(text: String, place: String) throws {
    let theme = try readTheme(text)
    #expect(theme.modes[0].series.count >= 2)
    #expect(theme.notes == ["judged as series: \(place); if it is a background, say so with --background"])
    #expect(theme.unjudged.count == 1)
  }

  @Test(arguments: [
    ##"{"colors": ["#f00", "#00f"], "backgroundless": "#111", "context": "#111", "fontSize": "12px"}"##,
    ##"{"colors": ["#f00", "#00f"], "background": "none", "text": "Rain"}"##,
    ##"{"backgrounds": ["#f00", "#00f"]}"##, ##"["#f00", "#00f"]"##,
  ])
  func `other words, other values and the palette itself are none of them`(text: String) throws {
    let theme = try readTheme(text)
    #expect(theme.unjudged == [] && theme.notes == [])
  }
}
