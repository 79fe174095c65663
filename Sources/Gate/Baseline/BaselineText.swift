import Palette
import SafeText
package import SourceText

/// The baseline as a file: JSON, an entry a line, so that changes are read and merged line by line.
package enum BaselineText {
  private static let version = 1

  /// The text, with a line break at its end. The same entries give the same bytes.
  package static func text(_ baseline: Baseline) -> String {
    let entries = baseline.entries.map { entry in
      var members: [(key: String, value: JSONValue)] = [
        ("rule", .string(entry.rule)), ("path", .string(entry.path)),
      ]
      if let mode = entry.mode { members.append(("mode", .string(mode))) }
      members.append(("tokens", .strings(entry.tokens)))
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
          error.message, help: "take a side where files were merged, or run 'palettecheck baseline write' again",
          path: file.path, origin: TokenOrigin(file: file, range: error.range))
      ])
    }
    var values = StrictValues(file)
    let members = values.members(root, keys: ["palettecheckBaseline", "entries"], of: "a baseline")
    if members["palettecheckBaseline"]?.number != Double(version) {
      values.problem(
        "this is no baseline of version \(version); write it with 'palettecheck baseline write'",
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
    return Baseline(entries, choose: max)
  }

  private static func entry(_ node: SourceNode, _ values: inout StrictValues) -> Baseline.Entry? {
    let members = values.members(
      node, keys: ["rule", "path", "mode", "tokens", "measured", "fingerprint"], of: "an entry")
    guard let rule = values.text(members["rule"], "'rule'"),
      let path = values.text(members["path"], "'path'", most: 8_192),
      let tokens = values.texts(members["tokens"], "'tokens'", most: 10_000)
    else {
      if values.problems.isEmpty { values.problem("an entry needs 'rule', 'path' and 'tokens'", at: node.range) }
      return nil
    }
    let mode = values.text(members["mode"], "'mode'", most: 65_536)
    var measured: Double?
    if let number = members["measured"] {
      measured = number.number
      if measured == nil { values.wrong(number, "'measured' must be a number") }
    }
    // The facts count; a fingerprint that somebody changed must not let something else pass.
    let fingerprint = Fingerprint(rule: rule, path: path, mode: mode, tokens: tokens).hex
    if let written = members["fingerprint"], written.string != fingerprint {
      values.problem(
        "this fingerprint is not that of the entry; run 'palettecheck baseline write' again", at: written.range)
    }
    return Baseline.Entry(
      fingerprint: fingerprint, rule: rule, path: path, mode: mode, tokens: tokens, measured: measured,
      origin: values.origin(node))
  }
}
