import SafeText
import SourceText

/// What a client can do, as it says in `initialize`.
struct ClientAbilities {
  /// UTF-8 where the client offers it: it is what texts are kept in. UTF-16 is what every client knows.
  var encoding = PositionEncoding.utf16
  /// Whether the client asks for diagnostics; otherwise the server sends them.
  var pullsDiagnostics = false
  /// Whether the client asks again for them when the server wants it to.
  var refreshesDiagnostics = false
  /// Whether the client tells of changed files once it is asked to.
  var watchesFiles = false
  /// Whether hovers may be Markdown.
  var showsMarkdown = false
  /// Whether a hover shows pictures that are in its text, as the extension for VS Code says.
  var showsPictures = false
  /// Whether the client opens documents whose text it asks the server for.
  var opensPages = false
  /// Whether the client asks for the edits of an action once somebody chooses it.
  var resolvesEdits = false
  /// Absolute paths.
  var folders: [String] = []

  init() {}

  init(_ params: SourceNode?) {
    let abilities = params?["capabilities"]
    let document = abilities?["textDocument"]
    let workspace = abilities?["workspace"]
    if abilities?["general"]?["positionEncodings"]?.texts.contains(PositionEncoding.utf8.rawValue) ?? false {
      encoding = .utf8
    }
    pullsDiagnostics = document?["diagnostic"]?.isObject ?? false
    refreshesDiagnostics = workspace?["diagnostics"]?["refreshSupport"]?.boolean ?? false
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.boolean ?? false
    showsMarkdown = document?["hover"]?["contentFormat"]?.texts.contains("markdown") ?? false
    opensPages = workspace?["textDocumentContent"]?.isObject ?? false
    showsPictures = params?["initializationOptions"]?["swatches"]?.boolean ?? false
    resolvesEdits = document?["codeAction"]?["resolveSupport"]?["properties"]?.texts.contains("edit") ?? false
    let folders = params?["workspaceFolders"]?.items?.compactMap { $0["uri"]?.string } ?? []
    self.folders = (folders.isEmpty ? [params?["rootUri"]?.string].compactMap(\.self) : folders)
      .compactMap(FileURI.path)
  }

  /// The result of `initialize`.
  func answer(version: String) -> JSONValue {
    var abilities: [(key: String, value: JSONValue)] = [
      ("positionEncoding", .string(encoding.rawValue)),
      // Open, close and changes piece by piece (TextDocumentSyncKind.Incremental).
      ("textDocumentSync", ["openClose": true, "change": 2, "save": ["includeText": false]]),
      ("hoverProvider", true), ("colorProvider", true), ("definitionProvider", true), ("referencesProvider", true),
      (
        "codeActionProvider",
        ["codeActionKinds": .strings([QuickFix.kind, LanguageServer.repairKind]), "resolveProvider": true]
      ),
      (
        "workspace",
        [
          "workspaceFolders": ["supported": true, "changeNotifications": true],
          "textDocumentContent": ["schemes": .strings([RulePage.scheme])],
        ]
      ),
    ]
    if pullsDiagnostics {
      abilities.append(
        (
          "diagnosticProvider",
          ["identifier": "palettecheck", "interFileDependencies": true, "workspaceDiagnostics": true]
        ))
    }
    return [
      "capabilities": .object(abilities), "serverInfo": ["name": "palettecheck", "version": .string(version)],
    ]
  }
}
