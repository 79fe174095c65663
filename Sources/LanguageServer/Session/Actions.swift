import PaletteGate
import PaletteRules
import SafeText
import SourceText

/// What a client offers to do about findings.
extension LanguageServer {
  /// A repair of all colours together, as `fix` finds it.
  static let repairKind = "source.fixAll.palettecheck"
  private static let repairTitle = "Repair the colours of this theme"
  /// Findings under one place that are offered something; an engineering choice.
  private static let mostFindings = 20

  /// The answer to `textDocument/codeAction`.
  func actions(_ params: SourceNode?) throws(ResponseError) -> JSONValue {
    let path = try path(params)
    guard let file = documents[path]?.file, let judgement = judgements[path] else { return [] }
    guard let range = file.range(of: params?["range"]) else {
      throw ResponseError(.invalidParams, "a range has a 'start' and an 'end' of whole numbers from 0 on")
    }
    let only = params?["context"]?["only"]?.texts ?? []
    func isWanted(_ kind: String) -> Bool {
      only.isEmpty || only.contains { kind == $0 || kind.hasPrefix($0 + ".") }
    }
    var actions: [JSONValue] = []
    if isWanted(QuickFix.kind) {
      let found = judgement.diagnostics.filter {
        $0.path == path && $0.range.lowerBound <= range.upperBound && range.lowerBound <= $0.range.upperBound
      }
      // The fix of an error comes before that of a note.
      let here = [Level.error, .warning, .info, nil].flatMap { level in found.filter { $0.finding?.level == level } }
      // One comment waives every finding of a rule in its line.
      var titles: Set<String> = []
      for diagnostic in here.prefix(Self.mostFindings) {
        let fixes = fixes(diagnostic)
        actions += fixes.all.enumerated().filter { titles.insert($1.title).inserted }.map { index, fix in
          [
            "title": .string(fix.title), "kind": .string(QuickFix.kind), "diagnostics": [diagnostic.json],
            "isPreferred": .boolean(index == 0 && fixes.hasRemedy), "edit": WorkspaceEdit.json(fix.files, locations),
          ]
        }
      }
    }
    let hasErrors = judgement.diagnostics.contains { $0.finding?.level == .error }
    if isWanted(Self.repairKind), hasErrors, client.resolvesEdits || !only.isEmpty {
      let edit = client.resolvesEdits ? nil : repair(path)()
      if client.resolvesEdits || edit != nil { actions.append(Self.repairAction(path, edit)) }
    }
    return .array(actions)
  }

  /// The answer to `codeAction/resolve`: the repair with its edits.
  func resolved(_ params: SourceNode?) -> @Sendable () -> JSONValue {
    guard let path = params?["data"]?["path"]?.string else {
      let title = params?["title"]?.string ?? ""
      return { ["title": .string(title)] }
    }
    let repair = repair(path)
    return { Self.repairAction(path, repair() ?? ["changes": [:]]) }
  }

  private func fixes(_ diagnostic: FindingDiagnostic) -> (all: [QuickFix], hasRemedy: Bool) {
    guard let finding = diagnostic.finding else { return ([], false) }
    let texts = texts
    let remedies = QuickFix.remedies(finding, locations) { [checker] contents in
      checker.read([diagnostic.input], open: texts.merging(contents) { _, new in new })
    }
    let waiver = QuickFix.waiver(finding, format: diagnostic.format)
    return (remedies + [waiver].compactMap(\.self), !remedies.isEmpty)
  }

  private static func repairAction(_ path: String, _ edit: JSONValue?) -> JSONValue {
    ["title": .string(repairTitle), "kind": .string(repairKind), "data": ["path": .string(path)], "edit": edit]
  }

  /// The edits of a repair; nil where there is none.
  private func repair(_ path: String) -> @Sendable () -> JSONValue? {
    let inputs = judgements[path]?.inputs.filter { !$0.isSettings }.map(\.path) ?? []
    return { [checker, makeLocations, texts] in
      let files = inputs.isEmpty ? [] : checker.repair(inputs, open: texts)
      return files.isEmpty ? nil : WorkspaceEdit.json(files, makeLocations())
    }
  }
}

/// What a client can do, as it says in `initialize`.
struct ClientAbilities {
  /// Whether the client tells of changed files once it is asked to.
  var watchesFiles = false
  /// Whether hovers may be Markdown.
  var showsMarkdown = false
  /// Whether the client asks for the edits of an action once somebody chooses it.
  var resolvesEdits = false

  init() {}

  init(_ params: SourceNode?) {
    let abilities = params?["capabilities"]
    let document = abilities?["textDocument"]
    let workspace = abilities?["workspace"]
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.boolean ?? false
    showsMarkdown = document?["hover"]?["contentFormat"]?.texts.contains("markdown") ?? false
    resolvesEdits = document?["codeAction"]?["resolveSupport"]?["properties"]?.texts.contains("edit") ?? false
  }

  /// The result of `initialize`.
  func answer(version: String) -> JSONValue {
    [
      "capabilities": [
        "positionEncoding": "utf-16",
        // Open, close and changes piece by piece (TextDocumentSyncKind.Incremental).
        "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": true]],
        "hoverProvider": true, "colorProvider": true, "definitionProvider": true, "referencesProvider": true,
        "codeActionProvider": [
          "codeActionKinds": .strings([QuickFix.kind, LanguageServer.repairKind]), "resolveProvider": true,
        ],
      ],
      "serverInfo": ["name": "palettecheck", "version": .string(version)],
    ]
  }
}
