package import PaletteGate
import PaletteRules
import SafeText

/// The output of the baseline commands.
package enum BaselineReport {
  /// `Wrote 'x.json': 12 findings in 3 files.`
  package static func written(_ baseline: Baseline, to path: String, style: TextStyle) -> String {
    guard style.verbosity != .quiet else { return "" }
    return style.text("Wrote '\(path)': \(count(baseline)).") + "\n"
  }

  /// `Removed from 'x.json': 2 entries. Left: 10 findings in 3 files.`
  package static func pruned(_ removed: Int, left: Baseline, in path: String, style: TextStyle) -> String {
    guard style.verbosity != .quiet else { return "" }
    let what = removed == 0 ? "nothing; every entry still has its finding" : counted(removed, "entry", "entries")
    return style.text("Removed from '\(path)': \(what). Left: \(count(left)).") + "\n"
  }

  /// One line per finding: file, rule, tokens, measured value.
  static func list(_ baseline: Baseline, in path: String, style: TextStyle) -> [String] {
    var table = TextTable()
    for finding in baseline.findings {
      let entry = finding[0]
      let name = RuleCatalog.rule(entry.rule)?.name ?? ""
      table.append([
        TextTable.Cell(text: style.path(entry.place.path)), TextTable.Cell(text: style.text(entry.rule)),
        TextTable.Cell(text: name, role: .faint), TextTable.Cell(text: entry.level.rawValue),
        TextTable.Cell(text: entry.measured.map { Figures.atLeast($0, digits: 2) } ?? "", alignsRight: true),
        TextTable.Cell(
          text: style.text(
            tokens(finding) + (entry.against.map { " on \($0)" } ?? "") + remark(entry))),
      ])
    }
    var lines = table.lines(style, indent: "  ", gap: 2)
    if style.verbosity != .quiet {
      if !lines.isEmpty { lines.append("") }
      lines.append(style.text("'\(path)' holds \(count(baseline))."))
    }
    return lines
  }

  /// `{"rule", "path", "theme", "mode", "set", "tokens", "on", "level", "measured", "fingerprint"}` of each entry.
  static func json(_ baseline: Baseline) -> [JSONValue] {
    baseline.entries.map { entry in
      [
        "rule": .string(entry.rule), "path": .string(entry.place.path), "theme": .string(entry.place.theme),
        "mode": .string(entry.mode), "set": .string(entry.set), "tokens": .strings(entry.tokens),
        "on": .string(entry.against), "level": .string(entry.level.rawValue), "measured": .number(entry.measured),
        "fingerprint": .string(entry.fingerprint),
      ]
    }
  }

  /// `a, b`, or the first of several parts.
  private static func tokens(_ finding: [Baseline.Entry]) -> String {
    let first = finding[0].tokens.joined(separator: ", ")
    return finding.count == 1 ? first : "\(first), and \(counted(finding.count - 1, "part", "parts")) more"
  }

  /// ` (mode dark, set brand, in t.json)`
  private static func remark(_ entry: Baseline.Entry) -> String {
    let words = [
      entry.mode.map { "mode \($0)" }, entry.set.map { "set \($0)" }, entry.place.theme.map { "in \($0)" },
    ].compactMap(\.self)
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }

  private static func count(_ baseline: Baseline) -> String {
    let files = Set(baseline.entries.map(\.place.path)).count
    return "\(counted(baseline.findings.count, "finding", "findings")) in \(counted(files, "file", "files"))"
  }
}

/// What does not fail a run: known findings, and waivers.
package struct AcceptedFindings {
  private let baselines: [(path: String, baseline: Baseline)]
  private let waivers: WaiverList

  /// Takes the baselines with their paths, and the waivers.
  package init(_ baselines: [(path: String, baseline: Baseline)], _ waivers: WaiverList) {
    (self.baselines, self.waivers) = (baselines, waivers)
  }

  /// Text for people: the baselines, then a block per waiver.
  package func text(style: TextStyle) -> String {
    let blocks = baselines.map { BaselineReport.list($0.baseline, in: $0.path, style: style) } + waivers.blocks(style)
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// JSON: `{"entries": […], "waivers": […], "invalid": […]}`.
  package var json: String {
    let entries = baselines.flatMap { BaselineReport.json($0.baseline) }
    return JSONWriter.text(.object([("entries", .array(entries))] + waivers.members))
  }
}
