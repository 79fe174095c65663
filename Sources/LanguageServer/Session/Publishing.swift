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
}
