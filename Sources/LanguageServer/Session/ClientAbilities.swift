import SafeText
import SourceText

/// What a client can do, as it says in `initialize`.
struct ClientAbilities {
  /// UTF-8 where the client offers it: it is what texts are kept in. UTF-16 is what every client knows.
  var encoding = PositionEncoding.utf16
  /// Whether the client tells of changed files once it is asked to.
  var watchesFiles = false
  /// Whether hovers may be Markdown.
  var showsMarkdown = false
  /// Whether the client asks for the edits of an action once somebody chooses it.
  var resolvesEdits = false

  init() {}

  init(_ params: SourceNode?) {
    let abilities = params?["capabilities"]
    let document = abilities?["textDocument"]
    let workspace = abilities?["workspace"]
    if abilities?["general"]?["positionEncodings"]?.texts.contains(PositionEncoding.utf8.rawValue) ?? false {
      encoding = .utf8
    }
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.boolean ?? false
    showsMarkdown = document?["hover"]?["contentFormat"]?.texts.contains("markdown") ?? false
    resolvesEdits = document?["codeAction"]?["resolveSupport"]?["properties"]?.texts.contains("edit") ?? false
  }

  /// The result of `initialize`.
  func answer(version: String) -> JSONValue {
    let abilities: [(key: String, value: JSONValue)] = [
      ("positionEncoding", .string(encoding.rawValue)),
      // Open, close and changes piece by piece (TextDocumentSyncKind.Incremental).
      ("textDocumentSync", ["openClose": true, "change": 2, "save": ["includeText": false]]),
      ("hoverProvider", true), ("colorProvider", true), ("definitionProvider", true), ("referencesProvider", true),
      (
        "codeActionProvider",
        ["codeActionKinds": .strings([QuickFix.kind, LanguageServer.repairKind]), "resolveProvider": true]
      ),
    ]
    return [
      "capabilities": .object(abilities), "serverInfo": ["name": "palettecheck", "version": .string(version)],
    ]
  }
}
