import PaletteRules
import SafeText
package import SourceText

/// The baseline as a file: JSON, an entry a line, so that changes are read and merged line by line.
package enum BaselineText {
  /// 1 held no levels, and took the path of the input.
  private static let version = 2

  /// The text, with a line break at its end. The same entries give the same bytes.
  package static func text(_ baseline: Baseline) -> String {
    let entries = baseline.entries.map { entry in
      var members: [(key: String, value: JSONValue)] = [
        ("rule", .string(entry.rule)), ("path", .string(entry.place.path)),
      ]
      if let theme = entry.place.theme { members.append(("theme", .string(theme))) }
      if let mode = entry.mode { members.append(("mode", .string(mode))) }
      if let set = entry.set { members.append(("set", .string(set))) }
      members.append(("tokens", .strings(entry.tokens)))
      if let against = entry.against { members.append(("on", .string(against))) }
      members.append(("level", .string(entry.level.rawValue)))
      if let measured = entry.measured { members.append(("measured", .number(measured))) }
      members.append(("fingerprint", .string(entry.fingerprint)))
      return "    " + JSONWriter.text(.object(members), .compact)
    }
    let list = entries.isEmpty ? "[]" : "[\n\(entries.joined(separator: ",\n"))\n  ]"
    return "{\n  \"palettecheckBaseline\": \(version),\n  \"entries\": \(list)\n}\n"
  }

  /// Reads a baseline.
  ///
  /// - Throws: ``ConfigurationReader/Failure`` with everything that is wrong: a baseline that is half understood would pass
  ///   over, or not, what it should not.
  package static func read(_ file: SourceFile) throws(ConfigurationReader.Failure) -> Baseline {
    var limits = JSONReader.Limits()
    (limits.depth, limits.bytes) = (8, BaselineFile.mostBytes)
    let root: SourceNode
    do throws(SourceError) {
      root = try JSONReader.read(file.bytes, .strict, limits: limits).root
    } catch {
      throw ConfigurationReader.Failure([
        ThemeProblem(
          error.message, help: "take a side where files were merged, or \(anew)",
          path: file.path, origin: TokenOrigin(file: file, range: error.range))
      ])
    }
    var values = StrictValues(file)
    let members = values.members(root, keys: ["palettecheckBaseline", "entries"], of: "a baseline")
    if members["palettecheckBaseline"]?.number != Double(version) {
      values.problem(
        "this is not a baseline of version \(version); \(anew)",
        at: members["palettecheckBaseline"]?.range ?? root.range
          .lowerBound..<min(root.range.lowerBound + 1, root.range.upperBound))
    }
    if members["entries"]?.items == nil, let node = members["entries"] {
      values.wrong(node, "'entries' must be a list")
    }
    var entries: [Baseline.Entry] = []
    for item in members["entries"]?.items ?? [] {
      if let entry = entry(item, &values) { entries.append(entry) }
      guard values.problems.count < 20 else { break }
    }
    guard values.problems.isEmpty else { throw ConfigurationReader.Failure(values.problems) }
    return Baseline(entries)
  }

  /// The help if nothing in the file can be used.
  private static let anew = "write it anew: 'palettecheck baseline write --force PATH...'"

  private static let keys = [
    "rule", "path", "theme", "mode", "set", "tokens", "on", "level", "measured", "fingerprint",
  ]

  private static func entry(_ node: SourceNode, _ values: inout StrictValues) -> Baseline.Entry? {
    let before = values.problems.count
    let members = values.members(node, keys: keys, of: "an entry")
    // Names are whatever a theme calls its own: empty or long.
    func text(_ key: String) -> String? {
      guard let node = members[key] else { return nil }
      if node.string == nil { values.wrong(node, "'\(key)' must be a string") }
      return node.string
    }
    let tokens = members["tokens"].flatMap { node -> [String]? in
      guard let items = node.items, items.allSatisfy({ $0.string != nil }) else {
        values.wrong(node, "'tokens' must be a list of strings")
        return nil
      }
      return items.compactMap(\.string)
    }
    let level = values.word(members["level"], among: Level.allCases, "a level")
    guard let rule = text("rule"), let path = text("path"), let tokens, let level else {
      if values.problems.count == before {
        values.problem("an entry needs 'rule', 'path', 'tokens' and 'level'; \(anew)", at: node.range)
      }
      return nil
    }
    let place = FindingPlace(path: path, theme: text("theme"))
    let (mode, set, against) = (text("mode"), text("set"), text("on"))
    var measured: Double?
    if let number = members["measured"] {
      measured = number.number
      if measured == nil { values.wrong(number, "'measured' must be a number") }
    }
    let entry = Baseline.Entry(
      rule: rule, place: place, mode: mode, set: set, tokens: tokens, against: against, level: level,
      measured: measured, origin: values.origin(node))
    // The facts count; a fingerprint that somebody changed must not let something else pass.
    if let written = members["fingerprint"], written.string != entry.fingerprint {
      values.problem("this fingerprint is not that of the entry; \(anew)", at: written.range)
    }
    return entry
  }
}
