import PaletteGate
import PaletteRules
import SafeText
import SourceText

/// What was worked out beside the session, for ``LanguageServer/take(_:)``.
package struct WorkResult: Sendable {
  enum Outcome: Sendable {
    case judged(DocumentJudgement)
    case answer(JSONValue)
  }

  let number: Int
  let outcome: Outcome
}

/// A request that waits for a verdict, or takes as long as one.
struct WaitingRequest {
  let id: IncomingMessage.ID
  let method: String
  let params: SourceNode?
  /// The text that it is about.
  let file: SourceFile?

  static let methods: Set = ["textDocument/codeAction", "codeAction/resolve"]
}

/// What is being worked out.
struct WorkInHand {
  let number: Int
  /// The document that is judged; nil for a request.
  var path: String?
  var request: IncomingMessage.ID?
  /// Set where nobody wants the result any more.
  let cancellation = Cancellation()
}

/// The work that takes longer than an editor waits while somebody types, so that it is done beside the session: one thing at a
/// time, always about the newest texts.
extension LanguageServer {
  /// What to do next, on any thread; nil where something is being done or nothing is to do.
  package mutating func nextWork() -> (@Sendable () -> WorkResult)? {
    guard isRunning, inHand == nil else { return nil }
    if let path = stale {
      let (known, makeLocations, open) = (knownInputs(of: path), makeLocations, texts)
      return work(WorkInHand(number: works, path: path)) { [checker] in
        .judged(DocumentJudgement(checker.check(path, as: known, open: open, judges: true), makeLocations()))
      }
    }
    guard let index = waiting.firstIndex(where: { !isReady($0) }) else { return nil }
    let request = waiting.remove(at: index)
    let answer = resolved(request.params)
    return work(WorkInHand(number: works, request: request.id)) { .answer(answer()) }
  }

  private mutating func work(
    _ work: WorkInHand, _ outcome: @escaping @Sendable () -> WorkResult.Outcome
  ) -> @Sendable () -> WorkResult {
    (inHand, works) = (work, works + 1)
    return { WorkResult(number: work.number, outcome: work.cancellation.during(outcome)) }
  }

  /// Takes what was worked out, and forgets it where nobody wants it any more.
  ///
  /// - Returns: Responses that waited for it, and notifications.
  package mutating func take(_ result: WorkResult) -> [String] {
    apply(result)
    return sent()
  }

  /// Does at once what requests wait for.
  mutating func finishWaiting() {
    inHand = nil
    answerWaiting()
    while !waiting.isEmpty, let work = nextWork() { apply(work()) }
  }

  private mutating func apply(_ result: WorkResult) {
    guard let work = inHand, work.number == result.number else { return }
    inHand = nil
    guard !work.cancellation.isCancelled else { return }
    switch result.outcome {
    case .judged(let judgement):
      if let path = work.path { (judgements[path], readings[path]) = (judgement, nil) }
    case .answer(let answer):
      if let id = work.request { send(OutgoingMessage.result(id, answer)) }
    }
    tell()
  }

  /// Answers the requests whose verdict is there, and sends the diagnostics once all are current.
  mutating func tell() {
    answerWaiting()
    if isRunning, hasNews, stale == nil {
      hasNews = false
      publish()
    }
  }

  private mutating func answerWaiting() {
    let ready = waiting.filter(isReady)
    waiting.removeAll(where: isReady)
    for request in ready {
      // A place in another text is no place in this one.
      let isOther = request.method == "textDocument/codeAction" && request.file !== file(request.params)
      answer(request.id) { (server) throws(ResponseError) in
        isOther ? [] : try server.feature(request.method, request.params)
      }
    }
  }

  /// Whether a request can be answered from what is known.
  private func isReady(_ request: WaitingRequest) -> Bool {
    request.method == "textDocument/codeAction"
      && (try? path(request.params)).map { documents[$0] == nil || isCurrent($0) } ?? true
  }

  /// The open text that a request is about.
  func file(_ params: SourceNode?) -> SourceFile? { (try? path(params)).flatMap { documents[$0]?.file } }

  /// Takes back a request.
  mutating func cancel(_ id: IncomingMessage.ID) {
    let isInHand = inHand?.request == id
    guard isInHand || waiting.contains(where: { $0.id == id }) else { return }
    if isInHand { inHand?.cancellation.cancel() }
    waiting.removeAll { $0.id == id }
    send(OutgoingMessage.failure(id, ResponseError(.requestCancelled, "the request was cancelled")))
  }
}
