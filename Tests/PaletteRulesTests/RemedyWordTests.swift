import Colorimetry
import Testing

@testable import PaletteRules

struct RemedyWordTests {
  private let written: WrittenTheme

  init() throws { written = try WrittenTheme("#2166ac") }

  @Test func `the remedy of a text is not a series`() throws {
    let mode = try written.mode(text: "#999999")
    let finding = try #require(Judge.judge(try written.theme(mode), settings: .only("PC101")).findings.first)
    #expect(finding.suggestions.map(\.series) == [nil])
    #expect(finding.remedy.hasPrefix("darken the text to #"))
  }

  @Test(arguments: [("18", "series '18'"), ("growth", "'growth'")])
  func `a name that is a number is spoken as a series, and the command names the file`(name: String, spoken: String)
    throws
  {
    var theme = try written.theme(try written.mode(text: "#cccccc"))
    func words(_ path: String) -> String {
      theme.path = path
      let mode = JudgedMode(theme.modes[0], of: theme, settings: JudgementSettings())
      return Suggestion.fixTogether("t", spoken: "'\(name)'", series: name, in: mode).text
    }
    let reason = "', because no shade of \(spoken) alone works with the others"
    #expect(words("themes/a.json") == "try 'palettecheck fix themes/a.json" + reason)
    #expect(words("-") == "try 'palettecheck fix -" + reason)
    #expect(words("-dash.json") == "try 'palettecheck fix ./-dash.json" + reason)
    #expect(words("palette:tab10") == "try 'palettecheck fix" + reason)
  }

  @Test func `a text that only a very different colour makes legible points to fix`() throws {
    let theme = try written.theme(try written.mode(text: "#cccccc"))
    var settings = JudgementSettings.only("PC101")
    let finding = try #require(Judge.judge(theme, settings: settings).findings.first)
    #expect(finding.remedy == "try 'palettecheck fix theme.json', because no shade close to the text reaches 4.5:1")
    settings.canWrite = { _ in false }
    let given = try #require(Judge.judge(theme, settings: settings).findings.first)
    #expect(given.remedy.hasPrefix("take another colour, such as #7"))
  }

  @Test(arguments: ["PC102", "PC401"])
  func `two greys do not get one grey as their new colour`(rule: String) throws {
    let alpha = rule == "PC401" ? "80" : ""
    let theme = try WrittenTheme("#bbbbbb\(alpha)", "#c5c5c5\(alpha)", "#1f77b4")
    let finding = try #require(Judge.judge(try theme.theme(try theme.mode()), settings: .only(rule)).findings.first)
    #expect(finding.suggestions.compactMap(\.hex).count == 1)
    #expect(finding.remedy.contains("or try 'palettecheck fix theme.json', because no shade of 'a' alone works"))
  }

  @Test func `of a pair the foreground is darkened`() throws {
    var mode = try written.mode()
    mode.pairs = [
      ContrastPair(foreground: try written.color("#999999"), background: try written.color("#ffffff"), minimum: 4.5)
    ]
    let finding = try #require(Judge.judge(try written.theme(mode), settings: .only("PC101")).findings.first)
    #expect(finding.remedy.hasPrefix("darken the foreground #999999 of pair 1 to #"))
  }

  @Test(arguments: [("#aaaaaa80", "#ffffff", "darken"), ("#44444480", "#000000", "lighten")])
  func `what is too faint even opaque gets a colour as well`(color: String, background: String, verb: String) throws {
    var theme = try WrittenTheme(color)
    let mode = try theme.mode(background: background)
    let finding = try #require(Judge.judge(try theme.theme(mode), settings: .only("PC401")).findings.first)
    let suggestion = try #require(finding.suggestions.first)
    #expect(
      suggestion.text.hasPrefix("make 'a' opaque and \(verb) it to #") && suggestion.text.hasSuffix(" even opaque"))
    #expect(suggestion.opacity == 1)
    theme.series[0].color = try theme.color(try #require(suggestion.hex))
    let judgement = Judge.judge(try theme.theme(try theme.mode(background: background)), settings: .only("PC102"))
    #expect(judgement.findings.isEmpty && judgement.record.passedCount == 1)
  }

  @Test func `where no colour passes on every background there is no remedy`() throws {
    let theme = try WrittenTheme("#77777780")
    var mode = try theme.mode(background: "#000000")
    mode.plotBackground = try theme.color("#ffffff")
    let finding = try #require(Judge.judge(try theme.theme(mode), settings: .only("PC401")).findings.first)
    let hex = finding.suggestions.first?.hex
    #expect(hex == nil || finding.suggestions.first?.measured ?? 0 >= 3)
  }

  @Test(arguments: [
    ("#444444", "#474747", true, Level.info), ("#444444", "#444444", true, .info),
    ("#444444", "#474747", false, .error),
  ])
  func `a second channel makes colours that are alike for everyone a note`(
    first: String, second: String, hasSymbol: Bool, level: Level
  ) throws {
    var theme = try WrittenTheme(first, second)
    if hasSymbol { theme.series[1].symbol = .cross }
    let finding = try #require(try theme.judged(.only("PC203")).findings.first)
    #expect(
      finding.level == level && finding.message.hasSuffix("A second channel still distinguishes them.") == hasSymbol)
    #expect(finding.remedy == (hasSymbol ? "" : "move 'b' to another hue, or make it clearly darker or lighter"))
  }

  @Test(arguments: [
    ("#5b8c2a", "#b8602f", 1.0, 5.0, Level.warning), ("#5b8c2a", "#b8602f", 2, 5, .error),
    ("#444444", "#474747", 1, 5, .warning),
  ])
  func `lines of clearly different widths lower the level by one`(
    first: String, second: String, thin: Double, wide: Double, level: Level
  ) throws {
    var theme = try WrittenTheme(first, second)
    for (index, width) in [thin, wide].enumerated() {
      (theme.series[index].mark, theme.series[index].width) = (.line, width)
    }
    let finding = try #require(try theme.judged(.only("PC201", "PC203")).findings.first)
    #expect(finding.level == level && finding.message.contains("Their widths, 1 and 5 px, help") == (level == .warning))
    #expect(try theme.judged(.only("PC301")).findings.isEmpty == (level == .warning))
  }
}
