import PaletteGate
import PaletteRules
import SourceText

/// What was found about a document.
struct DocumentJudgement {
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

/// What was found about the open documents.
extension LanguageServer {
  var locations: Locations {
    // A document need not be on disk.
    Locations(client.encoding, uris: documents.mapValues(\.uri)) { [checker, documents] path in
      checker.absolutePath(path) ?? (documents[path] == nil ? nil : path)
    }
  }

  /// The judgement of an open document as it is now.
  mutating func judgement(of path: String) -> DocumentJudgement? {
    guard documents[path] != nil else { return nil }
    let known = judgements[path]
    if let known, known.staleness == .current { return known }
    let locations = locations
    // A configuration that cannot be used is among them, and is no theme.
    let inputs =
      known?.staleness == .text
      ? known?.inputs.filter { $0.theme != nil || locations.absolutePath($0.path) == path }.map(\.path) : nil
    let judgement = DocumentJudgement(
      checker.check(path, as: inputs, open: texts), locations)
    judgements[path] = judgement
    return judgement
  }

  /// What is in a file, by the judgements of all open documents, each finding once.
  mutating func diagnostics(in path: String) -> [FindingDiagnostic] {
    var inputs: Set<String> = []
    var found: [FindingDiagnostic] = []
    for owner in documents.keys.sorted() {
      guard let judgement = judgement(of: owner) else { continue }
      let new = Set(judgement.diagnostics.map(\.input)).subtracting(inputs)
      found += judgement.diagnostics.filter { $0.path == path && new.contains($0.input) }
      inputs.formUnion(new)
    }
    return found
  }
}
