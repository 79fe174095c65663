import SourceText
import Testing

@testable import LanguageServer

/// The colours of a document: samples, pickers, hovers, and where references lead.
struct ColorTests {
  private static let tokens = """
    {
      "brand": {"green": {"$type": "color", "$value": "#3a923a"}, "red": {"$type": "color", "$value": "#c0554a"}},
      "chart": {"series": {
        "growth": {"$type": "color", "$value": "{brand.green}"},
        "loss": {"$type": "color", "$value": "{brand.red}"}
      }}
    }
    """

  private static func opened(_ text: String = tokens, name: String = "a.tokens.json", _ capabilities: String = "{}")
    throws -> Editor
  {
    var editor = try Editor([name: text], capabilities: capabilities)
    try editor.open(name, text)
    return editor
  }

  private static func places(_ locations: SourceNode) -> [String] {
    (locations["result"]?.items ?? []).map { place in
      let start = place["range"]?["start"]
      return "\(start?["line"]?.integer ?? -1):\(start?["character"]?.integer ?? -1)"
    }
  }

  @Test func `each colour that can be written has a sample where it is defined, and none where it is referred to`()
    throws
  {
    var editor = try Self.opened()
    let colors = try editor.ask(
      "textDocument/documentColor", "{\"textDocument\":{\"uri\":\"\(Editor.home)a.tokens.json\"}}")
    #expect(Self.places(colors) == ["1:51", "1:99"])
    #expect(colors["result"]?.items?.first?["color"]?["red"]?.number == Double(0x3A) / 255)
  }

  @Test func `a colour that no chart takes has a sample too, where the file holds a theme`() throws {
    let page = "\"page\": {\"$type\": \"color\", \"$value\": \"#e6e6fa\", \"$description\": \"not #000\"}"
    let text = Self.tokens.replacing("\"chart\"", with: page + ",\n  \"chart\"")
    let other = "{\"name\": \"a\", \"color\": \"#e6e6fa\"}"
    for (name, text, count) in [("a.tokens.json", text, 3), ("package.json", other, 0)] {
      var editor = try Self.opened(text, name: name)
      let colors = try editor.ask(
        "textDocument/documentColor", "{\"textDocument\":{\"uri\":\"\(Editor.home)\(name)\"}}")
      #expect(colors["result"]?.items?.count == count, "\(name)")
    }
  }

  /// A theme, its name, the text of a colour in it, and that of #3366ff in the same notation.
  @Test(arguments: [
    (tokens, "a.tokens.json", "#3a923a", "#3366ff"),
    (tokens.replacing("#3a923a", with: "#3A923A"), "a.tokens.json", "#3A923A", "#3366FF"),
    (":root { --chart-1: rgb(58 146 58); --chart-2: #c0554a; }", "theme.css", "rgb(58 146 58)", "rgb(51 102 255)"),
    ("axes.prop_cycle: cycler('color', ['3a923a', 'c0554a'])", "a.mplstyle", "3a923a", "3366ff"),
    ("axes.prop_cycle: cycler('color', ['green', 'c0554a'])", "a.mplstyle", "green", "3366ff"),
  ])
  func `a picked colour is written in the notation of the file`(
    _ text: String, _ name: String, _ old: String, _ new: String
  ) throws {
    var editor = try Self.opened(text, name: name)
    let document = "\"textDocument\":{\"uri\":\"\(Editor.home)\(name)\"}"
    let file = SourceFile(path: name, bytes: Array(text.utf8))
    let start = try #require(text.utf8.firstRange(of: old.utf8)).lowerBound
    let offset = text.utf8.distance(from: text.utf8.startIndex, to: start)
    let colors = try editor.ask("textDocument/documentColor", "{\(document)}")["result"]?.items ?? []
    let entry = try #require(colors.first { file.range(of: $0["range"])?.lowerBound == offset })
    let range = try #require(
      entry["range"].map { text.utf8.dropFirst($0.range.lowerBound).isEmpty ? "" : Self.json($0) })
    let answer = try editor.ask(
      "textDocument/colorPresentation",
      "{\(document),\"color\":{\"red\":0.2,\"green\":0.4,\"blue\":1,\"alpha\":1},\"range\":\(range)}")
    #expect(answer["result"]?.items?.map { $0["label"]?.string } == [new])
    #expect(answer["result"]?.items?.first?["textEdit"]?["newText"]?.string == new)
  }

  private static func json(_ range: SourceNode) -> String {
    func place(_ node: SourceNode?) -> String {
      "{\"line\":\(node?["line"]?.integer ?? 0),\"character\":\(node?["character"]?.integer ?? 0)}"
    }
    return "{\"start\":\(place(range["start"])),\"end\":\(place(range["end"]))}"
  }

  @Test func `a hover shows the colour to each reader, its contrast, and the series that looks most like it`() throws {
    let abilities = "{\"textDocument\":{\"hover\":{\"contentFormat\":[\"markdown\",\"plaintext\"]}}}"
    var editor = try Self.opened(greenAndRed, name: "a.json", abilities)
    let answer = try editor.ask("textDocument/hover", Editor.at("a.json", line: 7, character: 34))
    let lines = answer["result"]?["contents"]?["value"]?.string?.split(separator: "\n").map(String.init) ?? []
    // Contrast by WCAG 2.2; colours by Viénot 1999 and Brettel 1997 as in 'palettecheck simulate'.
    #expect(lines.first == "**loss**: contrast 4.52:1 on #ffffff")
    #expect(lines.contains { $0.hasPrefix("| deuteranopia | `#818145` | ") && $0.hasSuffix(", needs 8 |") }, "\(lines)")
    #expect(lines.count == 7)
    editor = try Self.opened(greenAndRed, name: "a.json")
    let plain = try editor.ask("textDocument/hover", Editor.at("a.json", line: 7, character: 34))
    #expect(plain["result"]?["contents"]?["kind"]?.string == "plaintext")
    #expect(plain["result"]?["contents"]?["value"]?.string?.contains("`") == false)
  }

  @Test(arguments: [("a.json", 0, 0), ("a.json", 99, 0), ("other.json", 0, 0)])
  func `where no colour is there is no hover`(_ name: String, _ line: Int, _ character: Int) throws {
    var editor = try Self.opened(greenAndRed, name: "a.json")
    let answer = try editor.ask("textDocument/hover", Editor.at(name, line: line, character: character))
    guard case .null? = answer["result"]?.value else { throw ResponseError(.invalidRequest, "\(answer)") }
  }

  @Test func `references lead to the token that defines them, and back`() throws {
    var editor = try Self.opened()
    let definition = try editor.ask("textDocument/definition", Editor.at("a.tokens.json", line: 4, character: 45))
    #expect(Self.places(definition) == ["1:98"])
    let references = try editor.ask(
      "textDocument/references",
      Editor.at("a.tokens.json", line: 1, character: 100, ",\"context\":{\"includeDeclaration\":true}"))
    #expect(Self.places(references) == ["1:98", "4:41"])
    let own = try editor.ask(
      "textDocument/references",
      Editor.at("a.tokens.json", line: 4, character: 45, ",\"context\":{\"includeDeclaration\":false}"))
    #expect(Self.places(own) == [])
  }
}
