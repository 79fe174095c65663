import ArgumentParser
import HostInMemory
import SourceText
import Testing

@testable import LanguageServer
@testable import PaletteCheckCLI

/// A client whose files are in memory.
struct Editor {
  var server: LanguageServer
  private var requests = 0
  /// What the server has sent by itself, by method, the newest last.
  private(set) var notices: [String: [SourceNode]] = [:]

  static let home = "file://" + FakeHost.home + "/"

  /// Begins a session, unless asked not to.
  init(_ files: [String: String] = [:], capabilities: String? = "{}", options: String = "null") throws {
    let command = try LSPCommand.parse([])
    server = LanguageServer(
      version: "1", checker: DocumentCheck(judging: command.judging, reading: command.reading, host: FakeHost(files)))
    guard let capabilities else { return }
    _ = try ask(
      "initialize",
      "{\"rootUri\":\"file://\(FakeHost.home)\",\"capabilities\":\(capabilities),\"initializationOptions\":\(options)}")
    try tell("initialized", "{}")
  }

  /// The response to a request.
  mutating func ask(_ method: String, _ params: String = "null") throws -> SourceNode {
    requests += 1
    var answers = try exchange("{\"jsonrpc\":\"2.0\",\"id\":\(requests),\"method\":\"\(method)\",\"params\":\(params)}")
    while !answers.contains(where: { $0["method"] == nil }), let work = server.nextWork() {
      answers = try keep(server.take(work()))
    }
    return answers.first { $0["method"] == nil } ?? SourceNode(.null, range: 0..<0)
  }

  mutating func tell(_ method: String, _ params: String) throws {
    _ = try exchange("{\"jsonrpc\":\"2.0\",\"method\":\"\(method)\",\"params\":\(params)}")
  }

  /// Lets the server do what it does while nobody types.
  mutating func rest() throws {
    while let work = server.nextWork() { try keep(server.take(work())) }
  }

  /// What the server begins to work out beside the session.
  mutating func begun() throws -> @Sendable () -> WorkResult {
    let work = server.nextWork()
    return try #require(work)
  }

  /// What the server answers to the contents of some messages that arrive together.
  @discardableResult
  mutating func exchange(_ contents: String...) throws -> [SourceNode] {
    try keep(server.receive(contents.map { Array($0.utf8) }))
  }

  @discardableResult
  private mutating func keep(_ texts: [String]) throws -> [SourceNode] {
    let messages = try texts.map { try JSONReader.read(Array($0.utf8), .strict).root }
    for message in messages {
      if let method = message["method"]?.string { notices[method, default: []].append(message["params"] ?? message) }
    }
    return messages
  }

  mutating func open(_ name: String, _ text: String, version: Int = 1) throws {
    try tell(
      "textDocument/didOpen",
      "{\"textDocument\":{\"uri\":\"\(Self.home)\(name)\",\"languageId\":\"x\",\"version\":\(version),\"text\":\(Self.quoted(text))}}"
    )
  }

  /// - Parameter changes: JSON of an array.
  mutating func change(_ name: String, version: Int, _ changes: String) throws {
    try tell(
      "textDocument/didChange",
      "{\"textDocument\":{\"uri\":\"\(Self.home)\(name)\",\"version\":\(version)},\"contentChanges\":\(changes)}")
  }

  /// Rules and the lines that they are found in, as they were sent last for a file: `PC201 5`.
  func found(_ name: String) -> [String]? {
    let sent = notices["textDocument/publishDiagnostics"]?.last { $0["uri"]?.string == Self.home + name }
    return sent?["diagnostics"]?.items.map(Self.brief)
  }

  static func brief(_ diagnostics: [SourceNode]) -> [String] {
    diagnostics.map { "\($0["code"]?.string ?? "") \(($0["range"]?["start"]?["line"]?.integer ?? -1) + 1)" }
  }

  static func quoted(_ text: String) -> String {
    "\""
      + text.unicodeScalars.map { scalar in
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: String(scalar)
        }
      }.joined() + "\""
  }

  /// The parameters of a request about a place.
  static func at(_ name: String, line: Int, character: Int, _ more: String = "") -> String {
    "{\"textDocument\":{\"uri\":\"\(home)\(name)\"},\"position\":{\"line\":\(line),\"character\":\(character)}\(more)}"
  }
}

/// Two colours that deuteranopes confuse, and one that nobody does.
let greenAndRed = """
  {
    "palettecheck": 1,
    "name": "Sales",
    "background": "#ffffff",
    "text": "#222222",
    "series": [
      {"name": "growth", "color": "#3a923a"},
      {"name": "loss", "color": "#c0554a"}
    ]
  }

  """
