import PaletteGate
import PaletteRules
import SafeText
import SourceText

/// What was found about a document.
struct DocumentJudgement: Sendable {
  /// How much of it is out of date.
  enum Staleness: Comparable {
    case current
    /// Texts of its inputs have changed.
    case text
    /// Other inputs may belong to it.
    case project
  }

  var staleness = Staleness.current
  let inputs: [CheckedInput]
  /// The absolute paths of the files that the inputs hold.
  let files: Set<String>
  let diagnostics: [FindingDiagnostic]

  init(_ inputs: [CheckedInput], _ locations: Locations) {
    self.inputs = inputs
    diagnostics = FindingDiagnostic.all(of: inputs, locations)
    let ways = inputs.compactMap(\.theme).flatMap(\.colorsInOrder).flatMap(\.way)
    var paths = Set(ways.map(\.origin.file.path))
    for input in inputs { paths.formUnion((input.theme?.parts ?? []).union([input.path])) }
    files = Set(paths.compactMap(locations.absolutePath))
  }
}

/// What is known of the open documents.
extension LanguageServer {
  var locations: Locations { makeLocations() }

  /// Makes places in the words of the client, on any thread.
  var makeLocations: @Sendable () -> Locations {
    { [checker, uris = documents.mapValues(\.uri)] in
      // A document need not be on disk.
      Locations(uris: uris) {
        checker.absolutePath($0) ?? (uris[$0] == nil ? nil : $0)
      }
    }
  }

  /// An open document whose judgement is out of date.
  var stale: String? { documents.keys.sorted().first { !isCurrent($0) } }

  func isCurrent(_ path: String) -> Bool { judgements[path]?.staleness == .current }

  /// What an open document holds now, judged or not: what depends on no verdict need not wait for one.
  mutating func inputs(of path: String) -> [CheckedInput] {
    guard documents[path] != nil else { return [] }
    if isCurrent(path) { return judgements[path]?.inputs ?? [] }
    if let read = readings[path] { return read }
    // A search of the project would keep somebody waiting; the next verdict makes it.
    let known = known(judgements[path]?.inputs, of: path)
    let read = checker.check(path, as: known, open: texts, judges: false)
    readings[path] = read
    return read
  }

  /// The inputs that a document belongs to; nil where its project has to be looked through.
  func knownInputs(of path: String) -> [String]? {
    guard let judgement = judgements[path] else { return known(readings[path], of: path) }
    return judgement.staleness == .text ? known(judgement.inputs, of: path) : nil
  }

  private func known(_ inputs: [CheckedInput]?, of path: String) -> [String]? {
    let locations = locations
    // A configuration that cannot be used is among them, and is no theme.
    return inputs?.filter { $0.theme != nil || locations.absolutePath($0.path) == path }.map(\.path)
  }

  /// What is in a file, by the judgements of all open documents, each finding once.
  func diagnostics(in path: String) -> [FindingDiagnostic] {
    var inputs: Set<String> = []
    var found: [FindingDiagnostic] = []
    for owner in documents.keys.sorted() {
      guard let judgement = judgements[owner] else { continue }
      let new = Set(judgement.diagnostics.map(\.input)).subtracting(inputs)
      found += judgement.diagnostics.filter { $0.path == path && new.contains($0.input) }
      inputs.formUnion(new)
    }
    return found
  }
}

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
      send(
        OutgoingMessage.notification(
          "textDocument/publishDiagnostics",
          [
            "uri": .string(locations.uri(ofPath: path)), "diagnostics": json, "version": version.map { .integer($0) },
          ]))
    }
  }
}
