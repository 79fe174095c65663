import HostInMemory
import SourceText
import Testing

@testable import LanguageServer
@testable import PaletteCheckCLI

/// How a session begins and ends, and what happens to what nobody can answer.
struct SessionTests {
  @Test func `a request before initialize is refused, and one after shutdown`() throws {
    var editor = try Editor(capabilities: nil)
    #expect(try editor.ask("textDocument/hover")["error"]?["code"]?.integer == -32_002)
    #expect(try editor.ask("initialize", "{}")["result"]?.isObject == true)
    #expect(try editor.ask("initialize", "{}")["error"]?["code"]?.integer == -32_600)
    #expect(try editor.ask("shutdown")["result"] != nil)
    #expect(try editor.ask("textDocument/hover")["error"]?["code"]?.integer == -32_600)
    #expect(editor.server.exitCode == nil)
    try editor.tell("exit", "null")
    #expect(editor.server.exitCode == 0)
  }

  @Test func `an exit without shutdown is a failure`() throws {
    var editor = try Editor()
    try editor.tell("exit", "null")
    #expect(editor.server.exitCode == 1)
  }

  @Test(arguments: [
    ("{", -32_700), ("[]", -32_600), ("{\"jsonrpc\":\"2.0\"}", -32_600), ("{\"id\":1,\"method\":\"a\"}", -32_600),
    ("{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"textDocument/unheardOf\"}", -32_601),
    ("{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"textDocument/documentColor\",\"params\":{}}", -32_602),
    ("\u{FEFF}{}", -32_700),
    ("{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"textDocument/documentColor\",\"params\":[1]}", -32_602),
  ])
  func `what cannot be answered gets the error of its kind`(_ content: String, _ code: Int) throws {
    var editor = try Editor()
    #expect(try editor.exchange(content).first?["error"]?["code"]?.integer == code)
  }

  @Test(arguments: [
    "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\"}",
    "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didChange\",\"params\":{\"textDocument\":{\"uri\":\"file:///none\"}}}",
    "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didClose\",\"params\":{\"textDocument\":{\"uri\":7}}}",
    "{\"jsonrpc\":\"2.0\",\"method\":\"$/unheardOf\",\"params\":null}",
    "{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"textDocument/didOpen\"}",
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":null}",
  ])
  func `a notification that says nothing, and a response, get no answer`(_ content: String) throws {
    var editor = try Editor()
    #expect(try editor.exchange(content).isEmpty)
    try editor.rest()
    #expect(editor.notices.isEmpty)
  }

  @Test func `a request that is cancelled before its turn is not answered otherwise`() throws {
    var editor = try Editor(["a.json": greenAndRed])
    let answers = try editor.exchange(
      "{\"jsonrpc\":\"2.0\",\"id\":\"x\",\"method\":\"codeAction/resolve\",\"params\":{}}",
      "{\"jsonrpc\":\"2.0\",\"method\":\"$/cancelRequest\",\"params\":{\"id\":\"x\"}}")
    #expect(answers.count == 1)
    #expect(answers.first?["error"]?["code"]?.integer == -32_800)
  }

  @Test func `what depends on no verdict is answered while one is worked out, and one on an older text is dropped`()
    throws
  {
    var editor = try Editor(["a.json": greenAndRed])
    try editor.open("a.json", greenAndRed)
    let work = try editor.begun()
    #expect(editor.server.nextWork() == nil)
    let place = Editor.at("a.json", line: 7, character: 34)
    for method in ["hover", "definition", "documentColor"] {
      let answer = try editor.exchange(
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"textDocument/\(method)\",\"params\":\(place)}")
      let result = answer.first?["result"]
      #expect(result?.isObject == true || result?.items?.isEmpty == false, "\(method)")
    }
    let (start, end) = ("{\"line\":0,\"character\":0}", "{\"line\":99,\"character\":0}")
    let about = "\"textDocument\":{\"uri\":\"\(Editor.home)a.json\"},\"range\":{\"start\":\(start),\"end\":\(end)}"
    let params = "{\(about),\"context\":{}}"
    let ask = "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"textDocument/codeAction\",\"params\":\(params)}"
    #expect(try editor.exchange(ask).isEmpty)
    try editor.change("a.json", version: 2, "[{\"text\":\(Editor.quoted(greenAndRed))}]")
    // Nobody waits for it, so that it ends at once.
    guard case .judged(let judgement) = work().outcome else { throw CancellationError() }
    #expect(judgement.diagnostics.isEmpty)
    #expect(editor.server.take(work()).isEmpty)
    #expect(editor.notices.isEmpty)
    // The request was about the older text.
    let next = try editor.begun()
    let answers = try editor.server.take(next()).map { try JSONReader.read(Array($0.utf8), .strict).root }
    #expect(answers.first { $0["id"]?.integer == 2 }?["result"]?.items?.isEmpty == true)
    #expect(answers.first { $0["method"] != nil }?["params"]?["version"]?.integer == 2)
  }

  /// What the client sends after a change that holds half of a surrogate pair, which no text can hold.
  @Test(arguments: ["a change of a part", "a whole text", "a save", "nothing"])
  func `a change that cannot be read is an error, and the text is read anew`(_ next: String) throws {
    let onDisk = "{\"palettecheck\": 1, \"series\": [\"#ffe9a0\"]}"
    var editor = try Editor(["a.json": onDisk])
    try editor.open("a.json", greenAndRed)
    let range = "{\"start\":{\"line\":0,\"character\":0},\"end\":{\"line\":0,\"character\":1}}"
    let half = "[{\"range\":\(range),\"text\":\"\\ud83d\"}]"
    let about = "\"textDocument\":{\"uri\":\"\(Editor.home)a.json\",\"version\":2}"
    let answers = try editor.exchange(
      "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didChange\",\"params\":{\(about),\"contentChanges\":\(half)}}")
    #expect(answers.contains { $0["error"]?["code"]?.integer == -32_700 })
    #expect(editor.notices["window/logMessage"]?.count == 1)
    let path = FakeHost.home + "/a.json"
    #expect(editor.server.texts[path] == nil)
    switch next {
    case "a change of a part": try editor.change("a.json", version: 3, "[{\"range\":\(range),\"text\":\"x\"}]")
    case "a whole text": try editor.change("a.json", version: 3, "[{\"text\":\(Editor.quoted(greenAndRed))}]")
    case "a save": try editor.tell("textDocument/didSave", "{\(about),\"text\":\(Editor.quoted(greenAndRed))}")
    default: break
    }
    let isWhole = next.hasPrefix("a whole") || next == "a save"
    #expect(editor.server.texts[path] == (isWhole ? Array(greenAndRed.utf8) : nil))
  }

  @Test func `a request that waits can be cancelled, and shutdown answers those that wait`() throws {
    var editor = try Editor(["a.json": greenAndRed])
    try editor.open("a.json", greenAndRed)
    func ask(_ id: Int) -> String {
      let (start, end) = ("{\"line\":0,\"character\":0}", "{\"line\":99,\"character\":0}")
      let about = "\"textDocument\":{\"uri\":\"\(Editor.home)a.json\"},\"range\":{\"start\":\(start),\"end\":\(end)}"
      let params = "{\(about),\"context\":{}}"
      return "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"textDocument/codeAction\",\"params\":\(params)}"
    }
    #expect(try editor.exchange(ask(1)).isEmpty && editor.exchange(ask(2)).isEmpty)
    let work = try editor.begun()
    let cancelled = try editor.exchange(
      "{\"jsonrpc\":\"2.0\",\"method\":\"$/cancelRequest\",\"params\":{\"id\":1}}")
    #expect(cancelled.map { $0["error"]?["code"]?.integer } == [-32_800])
    let last = try editor.exchange("{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"shutdown\"}")
    #expect(last.compactMap { $0["id"]?.integer } == [2, 3])
    #expect(last.first?["result"]?.items?.isEmpty == false)
    #expect(editor.server.take(work()).isEmpty)
  }

  @Test(arguments: [
    "{}", "{\"general\":{\"positionEncodings\":[\"utf-16\",\"utf-8\"]}}",
  ])
  func `columns are those of UTF-16, which every client knows`(_ capabilities: String) throws {
    var editor = try Editor(capabilities: nil)
    let answer = try editor.ask("initialize", "{\"capabilities\":\(capabilities)}")
    #expect(answer["result"]?["capabilities"]?["positionEncoding"]?.string == "utf-16")
  }

  @Test func `the command speaks with a client over its streams until the exit`() {
    let messages = [
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{}}",
      "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"shutdown\"}", "{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}",
    ]
    for pieceSize in [1, 7, 1 << 16] {
      let host = FakeHost(input: messages.map(MessageFraming.framed).joined(), pieceSize: pieceSize)
      #expect(host.run("lsp --stdio") == 0)
      let texts = host.result.output.split(separator: "Content-Length: ")
      #expect(texts.count == 2)
      for text in texts {
        let parts = text.split(separator: "\r\n\r\n")
        #expect(Int(parts[0]) == parts[1].utf8.count)
      }
    }
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\nHost: a\r\n\r\n", "Content-Length: -1\r\n\r\n", String(repeating: "a", count: 9_000),
  ])
  func `a stream that holds no messages ends the command with the reason`(_ input: String) {
    let host = FakeHost(input: input)
    #expect(host.run("lsp") == 2)
    #expect(host.result.error.contains("Content-Length"))
  }

  @Test(arguments: ["", "Content-Length: 12"])
  func `a client that goes away without a word ends the command`(_ input: String) {
    #expect(FakeHost(input: input).run("lsp") == 1)
  }

  @Test(arguments: [1, 3, 1_000])
  func `a message beyond the limit is passed over, and the next one is read`(_ pieceSize: Int) throws {
    var framing = MessageFraming(limit: 10)
    let stream = Array("Content-Length: 11\r\n\r\n12345678901Content-Length:2\r\nContent-Type: a\r\n\r\n{}".utf8)
    var arrived: [MessageFraming.Arrival] = []
    var rest = stream[...]
    while !rest.isEmpty {
      arrived += try framing.take(Array(rest.prefix(pieceSize)))
      rest = rest.dropFirst(pieceSize)
    }
    #expect(arrived == [.tooLong(11), .content(Array("{}".utf8))])
  }
}
