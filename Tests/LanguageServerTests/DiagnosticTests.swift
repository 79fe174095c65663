import HostInMemory
import SourceText
import Testing

@testable import LanguageServer

/// What an editor underlines.
struct DiagnosticTests {
  @Test func `a theme is judged when it is opened, while it is typed, and no more once it is closed`() throws {
    var editor = try Editor(["a.json": greenAndRed])
    try editor.open("a.json", greenAndRed)
    try editor.rest()
    #expect(editor.found("a.json")?.contains("PC201 8") == true)
    // The red becomes a blue.
    let range = "{\"start\":{\"line\":7,\"character\":31},\"end\":{\"line\":7,\"character\":38}}"
    try editor.change("a.json", version: 2, "[{\"range\":\(range),\"text\":\"#2166ac\"}]")
    try editor.rest()
    #expect(editor.found("a.json")?.contains("PC201 8") == false)
    let sent = editor.notices["textDocument/publishDiagnostics"]?.last
    #expect(sent?["version"]?.integer == 2)
    try editor.tell("textDocument/didClose", "{\"textDocument\":{\"uri\":\"\(Editor.home)a.json\"}}")
    try editor.rest()
    #expect(editor.found("a.json") == [])
  }

  @Test func `of versions that arrive together the newest alone is judged`() throws {
    var editor = try Editor()
    try editor.open("a.json", greenAndRed)
    for version in 2...5 { try editor.change("a.json", version: version, "[{\"text\":\(Editor.quoted(greenAndRed))}]") }
    try editor.rest()
    let sent = editor.notices["textDocument/publishDiagnostics"] ?? []
    #expect(sent.map { $0["version"]?.integer } == [5])
  }

  @Test func `a finding has its rule, the page of it, and the places that it is about`() throws {
    var editor = try Editor()
    try editor.open("a.json", greenAndRed)
    try editor.rest()
    let sent = try #require(editor.notices["textDocument/publishDiagnostics"]?.last?["diagnostics"]?.items)
    let pair = try #require(sent.first { $0["code"]?.string == "PC201" })
    #expect(pair["severity"]?.integer == 1)
    #expect(pair["source"]?.string == "palettecheck")
    #expect(pair["codeDescription"]?["href"]?.string?.hasPrefix("https://") == true)
    #expect(pair["message"]?.string?.contains("To fix: ") == true)
    let related = try #require(pair["relatedInformation"]?.items?.first)
    #expect(related["message"]?.string == "'growth'")
    #expect(related["location"]?["uri"]?.string == Editor.home + "a.json")
    #expect(related["location"]?["range"]?["start"]?["line"]?.integer == 6)
  }

  @Test func `a finding about several colours leads to each of them`() throws {
    var editor = try Editor()
    try editor.open("a.json", greenAndRed)
    try editor.rest()
    let sent = try #require(editor.notices["textDocument/publishDiagnostics"]?.last?["diagnostics"]?.items)
    let alone = try #require(sent.first { $0["code"]?.string == "PC301" })
    let places = ([alone["range"]] + (alone["relatedInformation"]?.items ?? []).map { $0["location"]?["range"] })
      .compactMap { $0?["start"]?["line"]?.integer }
    #expect(places.sorted() == [6, 7])
  }

  @Test func `of thousands of findings the worst are shown, and how many are not`() throws {
    var random = SplitMix(seed: 1)
    let colors = (0..<160).map { _ in
      "\"#\(String(Int.random(in: 0x100000...0xFFFFFF, using: &random), radix: 16))\""
    }
    var editor = try Editor()
    try editor.open("a.json", "{\"palettecheck\": 1, \"series\": [\(colors.joined(separator: ","))]}")
    try editor.rest()
    let sent = try #require(editor.notices["textDocument/publishDiagnostics"]?.last?["diagnostics"]?.items)
    #expect(sent.count == FindingDiagnostic.mostFindings + 1)
    #expect(sent.dropLast().allSatisfy { $0["severity"]?.integer == 1 })
    #expect(sent.last?["message"]?.string?.hasSuffix("'palettecheck check' lists them") == true)
    #expect(sent.last?["code"] == nil)
  }

  @Test func `a broken file is an error where it was a theme, and left alone where it was not`() throws {
    var editor = try Editor()
    try editor.open("a.json", greenAndRed)
    try editor.open("package.json", "{\"name\": \"a\"}")
    try editor.rest()
    #expect(editor.found("package.json") == [])
    try editor.change("a.json", version: 2, "[{\"text\":\"{\"}]")
    try editor.change("package.json", version: 2, "[{\"text\":\"{\"}]")
    try editor.rest()
    #expect(editor.found("a.json") == ["PC001 1"])
    #expect(editor.found("package.json") == [])
  }

  @Test func `a theme is judged again when the tokens that it takes change in another window`() throws {
    let theme = """
      {"chart": {"series": {"growth": {"$type": "color", "$value": "{brand.green}"},
                            "loss": {"$type": "color", "$value": "{brand.red}"}}}}
      """
    func tokens(_ red: String) -> String {
      """
      {"brand": {"green": {"$type": "color", "$value": "#3a923a"},
                 "red": {"$type": "color", "$value": "\(red)"}}}
      """
    }
    var editor = try Editor(["chart.tokens.json": theme, "brand.tokens.json": tokens("#c0554a")])
    try editor.open("chart.tokens.json", theme)
    try editor.rest()
    #expect(editor.found("chart.tokens.json")?.contains { $0.hasPrefix("PC201") } == true)
    try editor.open("brand.tokens.json", tokens("#c0554a"))
    try editor.change("brand.tokens.json", version: 2, "[{\"text\":\(Editor.quoted(tokens("#2166ac")))}]")
    try editor.rest()
    #expect(editor.found("chart.tokens.json")?.contains { $0.hasPrefix("PC201") } == false)
  }

  @Test func `the configuration of the folder counts, and what is wrong with it is reported in it`() throws {
    var editor = try Editor(["palettecheck.json": "{\"version\": 1, \"rules\": {\"PC201\": \"off\"}}"])
    try editor.open("a.json", greenAndRed)
    try editor.rest()
    #expect(editor.found("a.json")?.contains { $0.hasPrefix("PC201") } == false)
    try editor.open("palettecheck.json", "{\"version\": 1, \"rules\": {\n\"PC999\": \"off\"}}")
    try editor.rest()
    #expect(editor.found("palettecheck.json") == ["PC001 2"])
    #expect(editor.found("a.json") == [])
    try editor.change("palettecheck.json", version: 2, "[{\"text\":\"{\\\"version\\\": 1}\"}]")
    try editor.rest()
    #expect(editor.found("palettecheck.json") == [])
    #expect(editor.found("a.json")?.contains { $0.hasPrefix("PC201") } == true)
  }
}
