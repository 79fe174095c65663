package import PaletteRules
import SafeText
package import SourceText

/// The baseline as a file: JSON, a finding a line, so that changes are read and merged line by line. A finding about several
/// pairs lists them as its `parts`, each `[token, token, measured]`.
package enum BaselineText {
  /// 1 held no levels, and took the path of the input.
  private static let version = 2

  /// The text, with a line break at its end. The same entries give the same bytes.
  package static func text(_ baseline: Baseline) -> String {
    let entries = baseline.findings.map { finding in
      let entry = finding[0]
      var members: [(key: String, value: JSONValue)] = [
        ("rule", .string(entry.rule)), ("path", .string(entry.place.path)),
      ]
      if let theme = entry.place.theme { members.append(("theme", .string(theme))) }
      if let mode = entry.mode { members.append(("mode", .string(mode))) }
      if let set = entry.set { members.append(("set", .string(set))) }
      if entry.isPart {
        members.append(
          ("parts", .array(finding.map { .array($0.tokens.map { .string($0) } + [.number($0.measured)]) })))
      } else {
        members.append(("tokens", .strings(entry.tokens)))
      }
      if let against = entry.against { members.append(("on", .string(against))) }
      members.append(("level", .string(entry.level.rawValue)))
      if let measured = entry.measured, !entry.isPart { members.append(("measured", .number(measured))) }
      members.append(("fingerprint", .string(fingerprint(of: finding))))
      return "    " + JSONWriter.text(.object(members), .compact)
    }
    let list = entries.isEmpty ? "[]" : "[\n\(entries.joined(separator: ",\n"))\n  ]"
    return "{\n  \"palettecheckBaseline\": \(version),\n  \"entries\": \(list)\n}\n"
  }

  /// That of the entry, or over all parts of a finding.
  private static func fingerprint(of finding: [Baseline.Entry]) -> String {
    let entry = finding[0]
    guard entry.isPart else { return entry.fingerprint }
    return Fingerprint(
      rule: entry.rule, path: entry.place.path, mode: entry.mode, tokens: finding.flatMap(\.tokens),
      theme: entry.place.theme, set: entry.set, against: entry.against
    ).hex
  }

  /// Reads a baseline.
  ///
  /// - Throws: ``UnreadableFile`` with everything that is wrong: a baseline that is half understood would pass
  ///   over, or not, what it should not.
  package static func read(_ file: SourceFile) throws(UnreadableFile) -> Baseline {
    var limits = JSONReader.Limits()
    (limits.depth, limits.bytes) = (8, BaselineFile.mostBytes)
    let root: SourceNode
    do throws(SourceError) {
      // Editors on Windows begin a text with a byte order mark; nothing else is let pass.
      let document = try JSONReader.read(file.bytes, .lenient, limits: limits)
      let isStrict = document.notes.allSatisfy { $0.kind == .byteOrderMark || $0.kind == .duplicateKey }
      root = isStrict ? document.root : try JSONReader.read(file.bytes, .strict, limits: limits).root
    } catch {
      throw UnreadableFile([
        ThemeProblem(syntax: error, help: "take a side where files were merged, or \(anew)", in: file)
      ])
    }
    var values = StrictValues(file)
    let members = values.members(root, keys: ["palettecheckBaseline", "entries"], of: "a baseline")
    if members["palettecheckBaseline"]?.number != Double(version) {
      values.problem(
        SettingsProblem.otherBaseline(version), help: anew,
        at: members["palettecheckBaseline"]?.range ?? root.range
          .lowerBound..<min(root.range.lowerBound + 1, root.range.upperBound))
    }
    if members["entries"]?.items == nil, let node = members["entries"] {
      values.wrong(node, .mustBeList, "'entries'")
    }
    var entries: [Baseline.Entry] = []
    for item in members["entries"]?.items ?? [] {
      entries += self.entries(item, &values)
      guard values.problems.count < 20 else { break }
    }
    guard values.problems.isEmpty else { throw UnreadableFile(values.problems) }
    return Baseline(entries)
  }

  /// The help if nothing in the file can be used.
  private static let anew = "write it anew: 'palettecheck baseline write --force PATH...'"

  private static let keys = [
    "rule", "path", "theme", "mode", "set", "tokens", "parts", "on", "level", "measured", "fingerprint",
  ]

  /// The parts of a finding: each a list of names, and what was measured or null.
  private static func parts(_ node: SourceNode, _ values: inout StrictValues) -> [FindingPart]? {
    let parts = (node.items ?? []).map { item -> FindingPart? in
      guard let items = item.items, let last = items.last, last.number != nil || last.kindName == "null",
        items.dropLast().allSatisfy({ $0.string != nil })
      else { return nil }
      return FindingPart(tokens: items.dropLast().compactMap(\.string), measured: last.number)
    }
    guard !parts.isEmpty, parts.allSatisfy({ $0 != nil }) else {
      values.wrong(node, .mustBeParts)
      return nil
    }
    return parts.compactMap(\.self)
  }

  private static func entries(_ node: SourceNode, _ values: inout StrictValues) -> [Baseline.Entry] {
    let before = values.problems.count
    let members = values.members(node, keys: keys, of: "an entry")
    // Names are whatever a theme calls its own: empty or long.
    func text(_ key: String) -> String? {
      guard let node = members[key] else { return nil }
      if node.string == nil { values.wrong(node, .mustBeString, "'\(key)'") }
      return node.string
    }
    let tokens = members["tokens"].flatMap { node -> [String]? in
      guard let items = node.items, items.allSatisfy({ $0.string != nil }) else {
        values.wrong(node, .mustBeStrings, "'tokens'")
        return nil
      }
      return items.compactMap(\.string)
    }
    let parts = members["parts"].flatMap { self.parts($0, &values) }
    let level = values.word(members["level"], among: Level.allCases, "a level")
    guard let rule = text("rule"), let path = text("path"), (tokens == nil) != (parts == nil), let level else {
      if values.problems.count == before {
        values.problem(SettingsProblem.incompleteEntry(), help: anew, at: node.range)
      }
      return []
    }
    let place = FindingPlace(path: path, theme: text("theme"))
    let (mode, set, against) = (text("mode"), text("set"), text("on"))
    var measured: Double?
    if let number = members["measured"] {
      measured = number.number
      if measured == nil { values.wrong(number, .mustBeNumber, "'measured'") }
    }
    let entries = (parts ?? [FindingPart(tokens: tokens ?? [], measured: measured)]).map { part in
      Baseline.Entry(
        rule: rule, place: place, mode: mode, set: set, tokens: part.tokens, against: against, level: level,
        measured: part.measured, isPart: parts != nil, origin: values.origin(node))
    }
    // The facts count; a fingerprint that somebody changed must not let something else pass.
    if let written = members["fingerprint"], written.string != fingerprint(of: entries) {
      values.problem(SettingsProblem.changedFingerprint(), help: anew, at: written.range)
    }
    return entries
  }
}

/// Where the baseline lies.
package enum BaselineFile {
  /// The name that is looked for beside the configuration, otherwise at the root of the repository.
  package static let defaultName = "palettecheck-baseline.json"
  /// Bytes of a file; an engineering choice.
  package static let mostBytes = 64 << 20
}
