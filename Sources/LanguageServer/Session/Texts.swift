import SafeText
import SourceText

/// The open texts, and what else changes a judgement.
extension LanguageServer {
  mutating func open(_ document: SourceNode?) {
    guard let uri = document?["uri"]?.string, let path = path(of: uri), let text = document?["text"]?.string else {
      return
    }
    documents[path] = OpenDocument(
      uri: uri, version: document?["version"]?.integer, file: SourceFile(path: path, bytes: Array(text.utf8)))
    judgements[path] = nil
    touch(path)
  }

  mutating func change(_ params: SourceNode?) {
    guard let path = params?["textDocument"]?["uri"]?.string.flatMap(path(of:)), var document = documents[path] else {
      return
    }
    do throws(ResponseError) {
      try document.apply(params?["contentChanges"]?.items ?? [])
    } catch {
      // The texts of client and server now differ; the log says so.
      return send(
        OutgoingMessage.notification(
          "window/logMessage", ["type": 1, "message": .string("\(path): \(error.message)")]))
    }
    document.version = params?["textDocument"]?["version"]?.integer ?? document.version
    documents[path] = document
    touch(path)
  }

  mutating func close(_ uri: String?) {
    guard let path = uri.flatMap(path(of:)), documents.removeValue(forKey: path) != nil else { return }
    judgements[path] = nil
    touch(path)
  }

  /// On disk is now what was open: others may take it from there.
  mutating func save(_ uri: String?) {
    guard let path = uri.flatMap(path(of:)) else { return }
    if Self.isSettings(path) { return forget() }
    outdate(path, .project)
  }

  /// Everything may be different: what is on disk, or how it is judged.
  mutating func forget() {
    for path in documents.keys { outdate(path, .project) }
  }

  private mutating func outdate(_ path: String, _ staleness: DocumentJudgement.Staleness) {
    if let known = judgements[path]?.staleness { judgements[path]?.staleness = max(known, staleness) }
    if inHand?.path == path { inHand?.isStale = true }
    (readings, hasNews) = ([:], true)
  }

  /// The judgements that a text has a part in are out of date.
  private mutating func touch(_ path: String) {
    let isOfAll = Self.isSettings(path)
    outdate(path, .text)
    for owner in documents.keys where isOfAll || judgements[owner]?.files.contains(path) ?? true {
      outdate(owner, .text)
    }
  }

  /// Whether every judgement may depend on a file.
  private static func isSettings(_ path: String) -> Bool { settingsFiles.contains { path.hasSuffix("/" + $0) } }

  /// The absolute path of a document; nil where it is no file.
  func path(of uri: String) -> String? {
    FileURI.path(uri).map { checker.absolutePath($0) ?? $0 }
  }

  var texts: [String: [UInt8]] { documents.mapValues(\.file.bytes) }
}
