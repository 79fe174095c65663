import SafeText

/// Diagnostics that the server sends by itself, and those that a client asks for.
extension LanguageServer {
  /// Sends the diagnostics of every file that has other ones than it was sent.
  mutating func publish() {
    let isNew = documents.keys.filter { judgements[$0]?.staleness != .current }
    var paths = Set(documents.keys)
    for path in documents.keys { paths.formUnion(judgement(of: path)?.diagnostics.map(\.path) ?? []) }
    paths.formUnion(published.keys)
    for path in paths.sorted() {
      let items = diagnostics(in: path)
      let json = JSONValue.array(items.map(\.json))
      let text = JSONWriter.text(json, .compact)
      guard isNew.contains(path) || published[path] ?? "[]" != text else { continue }
      published[path] = items.isEmpty && documents[path] == nil ? nil : text
      var params: [(key: String, value: JSONValue)] = [
        ("uri", .string(locations.uri(ofPath: path))), ("diagnostics", json),
      ]
      if let version = documents[path]?.version { params.append(("version", .integer(version))) }
      send(OutgoingMessage.notification("textDocument/publishDiagnostics", .object(params)))
    }
  }

  /// `textDocument/diagnostic`.
  mutating func documentReport(_ path: String) -> JSONValue {
    ["kind": "full", "items": .array(diagnostics(in: path).map(\.json))]
  }

  /// `workspace/diagnostic`: every file below the folders, open or not.
  mutating func workspaceReport() -> JSONValue {
    var files: [String: [FindingDiagnostic]] = [:]
    for folder in client.folders {
      for diagnostic in FindingDiagnostic.all(of: checker.check(folder: folder, open: texts), locations) {
        files[diagnostic.path, default: []].append(diagnostic)
      }
    }
    // What an open document is judged as counts for it.
    for path in documents.keys { files[path] = diagnostics(in: path) }
    return [
      "items": .array(
        files.sorted { $0.key < $1.key }.map { path, items in
          [
            "kind": "full", "uri": .string(locations.uri(ofPath: path)), "version": .integer(documents[path]?.version),
            "items": .array(items.map(\.json)),
          ]
        })
    ]
  }
}
