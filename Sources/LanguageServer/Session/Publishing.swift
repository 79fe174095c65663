import SafeText

/// Diagnostics that the server sends by itself, and those that a client asks for.
extension LanguageServer {
  /// Sends the diagnostics of every file that has other ones than it was sent, or another version.
  mutating func publish() {
    var paths = Set(documents.keys)
    for path in documents.keys { paths.formUnion(judgements[path]?.diagnostics.map(\.path) ?? []) }
    paths.formUnion(published.keys)
    for path in paths.sorted() {
      let (items, version) = (diagnostics(in: path), documents[path]?.version)
      let json = JSONValue.array(items.map(\.json))
      let text = JSONWriter.text(["items": json, "version": .integer(version)], .compact)
      guard published[path] != text else { continue }
      published[path] = items.isEmpty && documents[path] == nil ? nil : text
      var params: [(key: String, value: JSONValue)] = [
        ("uri", .string(locations.uri(ofPath: path))), ("diagnostics", json),
      ]
      if let version { params.append(("version", .integer(version))) }
      send(OutgoingMessage.notification("textDocument/publishDiagnostics", .object(params)))
    }
  }

  /// `textDocument/diagnostic`.
  func documentReport(_ path: String) -> JSONValue {
    ["kind": "full", "items": .array(diagnostics(in: path).map(\.json))]
  }

  /// `workspace/diagnostic`: every file below the folders, open or not.
  func workspaceReport() -> @Sendable () -> JSONValue {
    let own = Dictionary(uniqueKeysWithValues: documents.keys.map { ($0, diagnostics(in: $0)) })
    let (folders, open, versions) = (client.folders, texts, documents.mapValues(\.version))
    return { [checker, makeLocations] in
      let locations = makeLocations()
      var files: [String: [FindingDiagnostic]] = [:]
      for folder in folders {
        for diagnostic in FindingDiagnostic.all(of: checker.check(folder: folder, open: open), locations) {
          files[diagnostic.path, default: []].append(diagnostic)
        }
      }
      // What an open document is judged as holds for it.
      files.merge(own) { $1 }
      return [
        "items": .array(
          files.sorted { $0.key < $1.key }.map { path, items in
            [
              "kind": "full", "uri": .string(locations.uri(ofPath: path)), "version": .integer(versions[path] ?? nil),
              "items": .array(items.map(\.json)),
            ]
          })
      ]
    }
  }
}
