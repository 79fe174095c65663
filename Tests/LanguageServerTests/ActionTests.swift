import SourceText
import Testing
import ThemeFormats

@testable import LanguageServer

/// What editors offer to do about a finding, applied as an editor applies it.
struct ActionTests {
  private static let css =
    ":root {\n  --chart-1: rgb(58 146 58);\n  --chart-2: #c0554a; /* 😀 */ --chart-3: #2166ac;\n}\n"
  private static let resolving = "{\"textDocument\":{\"codeAction\":{\"resolveSupport\":{\"properties\":[\"edit\"]}}}}"
  private static let everywhere =
    "\"range\":{\"start\":{\"line\":0,\"character\":0},\"end\":{\"line\":99,\"character\":0}}"

  /// The actions for a whole document that is open.
  private static func actions(_ editor: inout Editor, _ name: String, only: String = "[]") throws -> [SourceNode] {
    let answer = try editor.ask(
      "textDocument/codeAction",
      "{\"textDocument\":{\"uri\":\"\(Editor.home)\(name)\"},\(everywhere),\"context\":{\"diagnostics\":[],\"only\":\(only)}}"
    )
    return answer["result"]?.items ?? []
  }

  /// A text after the edits of an action.
  private static func text(_ text: String, after action: SourceNode, in name: String) throws -> String {
    let file = SourceFile(path: name, bytes: Array(text.utf8))
    let edits = try #require(action["edit"]?["changes"]?[Editor.home + name]?.items).map { edit in
      TextEdit(try #require(file.range(of: edit["range"])), try #require(edit["newText"]?.string))
    }
    return String(decoding: try #require(edits.applied(to: file.bytes)), as: UTF8.self)
  }

  /// What is found in a text that takes the place of an open one.
  private static func found(_ text: String, _ editor: inout Editor, _ name: String) throws -> [String] {
    try editor.change(name, version: 2, "[{\"text\":\(Editor.quoted(text))}]")
    try editor.rest()
    return (editor.found(name) ?? []).map { String($0.prefix(5)) }
  }

  @Test(arguments: [("a.json", greenAndRed), ("a.css", css)])
  func `the preferred fix of a confused pair leaves no error, in the notation of the file`(
    _ name: String, _ text: String
  ) throws {
    var editor = try Editor()
    try editor.open(name, text)
    let actions = try Self.actions(&editor, name)
    let fix = try #require(
      actions.first { $0["isPreferred"]?.boolean == true && $0["diagnostics"]?.items?[0]["code"]?.string == "PC201" })
    #expect(fix["kind"]?.string == "quickfix")
    let fixed = try Self.text(text, after: fix, in: name)
    #expect(fixed != text)
    _ = try Self.found(fixed, &editor, name)
    let sent = editor.notices["textDocument/publishDiagnostics"]?.last?["diagnostics"]?.items ?? []
    #expect(sent.allSatisfy { $0["code"]?.string != "PC201" || $0["severity"]?.integer != 1 })
  }

  @Test(arguments: [("a.json", greenAndRed), ("a.css", css)])
  func `the repair of a theme leaves no error, and changes nothing but colours`(_ name: String, _ text: String) throws {
    var editor = try Editor([name: text], capabilities: Self.resolving)
    try editor.open(name, text)
    let action = try #require(try Self.actions(&editor, name, only: "[\"source.fixAll\"]").first)
    #expect(action["edit"] == nil)
    let resolved = try #require(
      try editor.ask("codeAction/resolve", "{\"data\":{\"path\":\"\(action["data"]?["path"]?.string ?? "")\"}}")[
        "result"])
    let fixed = try Self.text(text, after: resolved, in: name)
    #expect(fixed.split(separator: "\n").count == text.split(separator: "\n").count)
    try editor.change(name, version: 2, "[{\"text\":\(Editor.quoted(fixed))}]")
    try editor.rest()
    let sent = editor.notices["textDocument/publishDiagnostics"]?.last?["diagnostics"]?.items ?? []
    #expect(sent.allSatisfy { $0["severity"]?.integer != 1 })
  }

  @Test func `a comment waives a finding once a reason is written behind its colon, and is a finding until then`()
    throws
  {
    var editor = try Editor(["a.css": Self.css])
    try editor.open("a.css", Self.css)
    let waiver = try #require(
      try Self.actions(&editor, "a.css").first { $0["title"]?.string?.hasPrefix("Waive PC201") == true })
    let commented = try Self.text(Self.css, after: waiver, in: "a.css")
    let before = try Self.found(commented, &editor, "a.css")
    #expect(before.contains("PC201") && before.contains { $0.hasPrefix("PC9") }, "\(before)")
    let reason = commented.replacing("PC201: ", with: "PC201: the printed report keeps these colours")
    let after = try Self.found(reason, &editor, "a.css")
    #expect(!after.contains("PC201") && !after.contains { $0.hasPrefix("PC9") }, "\(after)")
  }

  @Test(arguments: [("a.css", css.replacing("#2166ac", with: "#8a8a3a")), ("a.json", threeAlike)])
  func `no two actions have one title`(_ name: String, _ text: String) throws {
    var editor = try Editor([name: text])
    try editor.open(name, text)
    let titles = try Self.actions(&editor, name).compactMap { $0["title"]?.string }
    // One comment waives every finding of its line.
    #expect(titles.count { $0.hasPrefix("Waive PC201") } == (name == "a.css" ? 1 : 3), "\(titles)")
    #expect(Set(titles).count == titles.count, "\(titles)")
  }

  private static let threeAlike = greenAndRed.replacing(
    "\"color\": \"#c0554a\"}", with: "\"color\": \"#c0554a\"}, {\"name\": \"rest\", \"color\": \"#8a8a3a\"}")

  /// Themes with no `$extensions`, and with each part of the way to the waivers.
  @Test(arguments: [
    "", "\"$extensions\": {},", "\"$extensions\": {\"a\": 1},", "\"$extensions\": {\"palettecheck\": {}},",
    "\"$extensions\": {\"palettecheck\": {\"waivers\": [ ]}},",
  ])
  func `JSON, which has no comments, gets a waiver to complete among its extensions`(_ extensions: String) throws {
    let text = greenAndRed.replacing("\"name\": \"Sales\",", with: "\"name\": \"Sales\", \(extensions)")
    var editor = try Editor(["a.json": text])
    try editor.open("a.json", text)
    let waiver = try #require(
      try Self.actions(&editor, "a.json").first { $0["title"]?.string?.hasPrefix("Waive PC201") == true })
    let waived = try Self.text(text, after: waiver, in: "a.json")
    let before = try Self.found(waived, &editor, "a.json")
    #expect(before.contains("PC201") && before.contains { $0.hasPrefix("PC9") }, "\(before)")
    let complete = waived.replacing("\"expires\": \"\"", with: "\"expires\": \"2026-12-31\"")
      .replacing("\"reason\": \"\"", with: "\"reason\": \"the printed report keeps these colours\"")
    let after = try Self.found(complete, &editor, "a.json")
    #expect(!after.contains("PC201") && !after.contains("PC904"), "\(after)")
  }

  @Test func `the edits between two texts give the second, and cut no character`() {
    var random = SplitMix(seed: 7)
    let pieces = ["a", "b", "é", "è", "漢", "汉", "😀", "😁", "\n", "\r\n", ""]
    for _ in 0..<5_000 {
      let texts = (0..<2).map { _ in
        (0..<6).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      }
      let (old, new) = (Array(texts[0].utf8), Array(texts[1].utf8))
      let edits = WorkspaceEdit.edits(old, new)
      #expect(edits.applied(to: old) == new, "\(texts)")
      for edit in edits {
        #expect(
          !edit.text.contains("\u{FFFD}") && String(validating: old[edit.range], as: UTF8.self) != nil, "\(texts)")
      }
    }
  }
}
