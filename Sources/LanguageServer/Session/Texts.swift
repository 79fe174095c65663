import PaletteRules
import SafeText
import SourceText

/// The open texts, and what else changes a judgement.
extension LanguageServer {
  mutating func open(_ document: SourceNode?) {
    guard let uri = document?["uri"]?.string, let path = path(of: uri), let text = document?["text"]?.string else {
      return
    }
    open(path, uri, text, version: document?["version"]?.integer)
  }

  private mutating func open(_ path: String, _ uri: String, _ text: String, version: Int?) {
    documents[path] = OpenDocument(
      uri: uri, version: version, file: SourceFile(path: path, bytes: Array(text.utf8)))
    (judgements[path], lost[path]) = (nil, nil)
    touch(path)
  }

  /// Forgets texts that are no longer those of the client, as a message about them could not be read. What is on disk counts until the
  /// client sends the whole text: with a change, when it saves, or when it opens the file again.
  mutating func lose(_ paths: [String], because reason: String) {
    for path in paths {
      guard let document = documents.removeValue(forKey: path) else { continue }
      (lost[path], judgements[path]) = (document.uri, nil)
      touch(path)
      let message = "\(path): \(reason); the file is checked as it is on disk until it is saved or opened again"
      send(OutgoingMessage.notification("window/logMessage", ["type": 1, "message": .string(message)]))
    }
  }

  mutating func change(_ params: SourceNode?) {
    guard let path = params?["textDocument"]?["uri"]?.string.flatMap(path(of:)) else { return }
    let changes = params?["contentChanges"]?.items ?? []
    let version = params?["textDocument"]?["version"]?.integer
    if let uri = lost[path], let whole = changes.lastIndex(where: { $0["range"]?.isObject != true }) {
      open(path, uri, changes[whole]["text"]?.string ?? "", version: version)
      if whole + 1 < changes.count { lose([path], because: "a change is about a text that is not there") }
      return
    }
    guard var document = documents[path] else { return }
    do throws(ResponseError) {
      try document.apply(changes)
    } catch {
      return lose([path], because: error.message)
    }
    document.version = version ?? document.version
    documents[path] = document
    touch(path)
  }

  mutating func close(_ uri: String?) {
    guard let path = uri.flatMap(path(of:)) else { return }
    lost[path] = nil
    guard documents.removeValue(forKey: path) != nil else { return }
    judgements[path] = nil
    touch(path)
  }

  /// On disk is now what was open: others may take it from there.
  mutating func save(_ params: SourceNode?) {
    guard let path = params?["textDocument"]?["uri"]?.string.flatMap(path(of:)) else { return }
    if let uri = lost[path], let text = params?["text"]?.string { open(path, uri, text, version: nil) }
    if Self.isSettings(path) { return forget() }
    outdate(path, .project)
  }

  /// Everything may be different: what is on disk, or how it is judged.
  mutating func forget() {
    for path in documents.keys { outdate(path, .project) }
  }

  private mutating func outdate(_ path: String, _ staleness: DocumentJudgement.Staleness) {
    if let known = judgements[path]?.staleness { judgements[path]?.staleness = max(known, staleness) }
    if let work = inHand, work.path == path { work.cancellation.cancel() }
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
