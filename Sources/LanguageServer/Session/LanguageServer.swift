import PaletteGate
import SafeText
import SourceText

/// The Language Server Protocol 3.17, without the streams: messages in, messages out.
///
/// ``receive(_:)`` takes what has arrived, keeps the texts, and answers what depends on no verdict. ``nextWork()`` is the rest: of
/// many versions that arrive together the newest alone is judged, on whatever thread, and ``take(_:)`` tells what was found.
package struct LanguageServer {
  /// How far a session is.
  private enum Stage { case new, running, shutDown, ended }

  let version: String
  let checker: any DocumentChecker
  private var stage = Stage.new
  private(set) var client = ClientAbilities()
  /// By absolute path.
  var documents: [String: OpenDocument] = [:]
  /// The names that the client has for files whose text it knows alone.
  var lost: [String: String] = [:]
  var judgements: [String: DocumentJudgement] = [:]
  /// What documents hold since the last change of any, where a verdict is not there yet.
  var readings: [String: [CheckedInput]] = [:]
  var waiting: [WaitingRequest] = []
  var inHand: WorkInHand?
  /// How much work has begun.
  var works = 0
  /// Whether something has changed since diagnostics were sent.
  var hasNews = false
  var published: [String: String] = [:]
  private var requests = 0
  private var wasShutDown = false
  private var outbox: [String] = []

  /// Begins a session.
  ///
  /// - Parameter version: Of the program.
  package init(version: String, checker: any DocumentChecker) { (self.version, self.checker) = (version, checker) }

  /// The exit code once the client has said `exit`: 0 after `shutdown`, otherwise 1 (Language Server Protocol 3.17, Exit).
  package var exitCode: Int32? { stage == .ended ? (wasShutDown ? 0 : 1) : nil }

  var isRunning: Bool { stage == .running }

  /// Takes the messages that have arrived, in their order, each the content behind one header.
  ///
  /// - Returns: Responses and notifications, each the content of a message.
  package mutating func receive(_ contents: [[UInt8]]) -> [String] {
    let messages = contents.map { bytes in Result { () throws(ResponseError) in try IncomingMessage(bytes) } }
    let cancelled = Set(
      messages.compactMap { try? $0.get() }.filter { $0.method == "$/cancelRequest" }
        .compactMap { $0.params?["id"].flatMap(IncomingMessage.ID.init) })
    for message in messages where stage != .ended {
      do throws(ResponseError) {
        take(try message.get(), cancelled)
      } catch {
        send(OutgoingMessage.failure(nil, error))
        // It may have been a change of any text: half of a surrogate pair is no character that one could have.
        if error.code == .parseError { lose(documents.keys.sorted(), because: "a message could not be read") }
      }
    }
    tell()
    return sent()
  }

  /// The answer to a message whose length is beyond ``mostBytes``, which was passed over.
  package static func refusal(length: Int) -> String {
    OutgoingMessage.failure(
      nil, ResponseError(.invalidRequest, "a message of \(length) bytes exceeds the limit of \(mostBytes)"))
  }

  /// The most bytes of a message.
  package static let mostBytes = IncomingMessage.mostBytes

  mutating func send(_ message: String) { outbox.append(message) }

  mutating func request(_ method: String, _ params: JSONValue) {
    requests += 1
    send(OutgoingMessage.request(requests, method, params))
  }

  mutating func sent() -> [String] {
    defer { outbox = [] }
    return outbox
  }

  private mutating func take(_ message: IncomingMessage, _ cancelled: Set<IncomingMessage.ID>) {
    guard let method = message.method else { return }
    guard let id = message.id else { return notice(method, message.params) }
    answer(id) { (server) throws(ResponseError) in
      guard !cancelled.contains(id) else { throw ResponseError(.requestCancelled, "'\(method)' was cancelled") }
      guard server.isRunning, WaitingRequest.methods.contains(method) else {
        return try server.answer(method, message.params)
      }
      let file = server.file(message.params)
      server.waiting.append(WaitingRequest(id: id, method: method, params: message.params, file: file))
      return nil
    }
  }

  /// Sends the result of a request, unless it has to wait, or why there is none.
  mutating func answer(
    _ id: IncomingMessage.ID, _ result: (inout LanguageServer) throws(ResponseError) -> JSONValue?
  ) {
    do throws(ResponseError) {
      if let result = try result(&self) { send(OutgoingMessage.result(id, result)) }
    } catch {
      send(OutgoingMessage.failure(id, error))
    }
  }

  /// The result of a request.
  private mutating func answer(_ method: String, _ params: SourceNode?) throws(ResponseError) -> JSONValue {
    switch (method, stage) {
    case ("initialize", .new):
      client = ClientAbilities(params)
      stage = .running
      return client.answer(version: version)
    case (_, .new): throw ResponseError(.serverNotInitialized, "'\(method)' came before 'initialize'")
    case ("initialize", _): throw ResponseError(.invalidRequest, "'initialize' comes once")
    case ("shutdown", .running):
      finishWaiting()
      (stage, wasShutDown) = (.shutDown, true)
      return .null
    case (_, .shutDown), (_, .ended): throw ResponseError(.invalidRequest, "'\(method)' came after 'shutdown'")
    case (_, .running):
      guard let result = try feature(method, params) else {
        throw ResponseError(.methodNotFound, "there is no method '\(method)'")
      }
      return result
    }
  }

  /// A notification has no answer, not even where something is wrong with it.
  private mutating func notice(_ method: String, _ params: SourceNode?) {
    if method == "exit" { stage = .ended }
    guard stage == .running else { return }
    switch method {
    case "initialized": watchFiles()
    case "$/cancelRequest": if let id = params?["id"].flatMap(IncomingMessage.ID.init) { cancel(id) }
    case "textDocument/didOpen": open(params?["textDocument"])
    case "textDocument/didChange": change(params)
    case "textDocument/didClose": close(params?["textDocument"]?["uri"]?.string)
    case "textDocument/didSave": save(params)
    case "workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration":
      forget()
    default: break
    }
  }

  /// The files that judgements depend on wherever they are.
  static let settingsFiles = ["palettecheck.json", "palettecheck-baseline.json", ".gitignore"]

  /// Asks the client to tell of the files that judgements depend on beside the open ones.
  private mutating func watchFiles() {
    guard client.watchesFiles else { return }
    let patterns = Self.settingsFiles.map { "**/" + $0 }
    request(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": .array(patterns.map { ["globPattern": .string($0)] })],
          ]
        ]
      ])
  }
}
