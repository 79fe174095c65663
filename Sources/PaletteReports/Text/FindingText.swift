import PaletteGate
import PaletteRules
import SourceText

/// A finding in words: position, message, figures, remedy.
struct FindingText {
  let finding: Finding
  /// The position of the input, for findings without one.
  let path: String
  /// The modes of the finding; empty if the theme has only one.
  let modes: [String]
  /// Not `new`.
  let status: ClassifiedFinding.Status
  /// The reason of its waiver; nil if it is not waived.
  var waiver: GrantedWaiver?

  /// The lines, position first.
  func lines(_ style: TextStyle) -> [String] {
    var lines = [heading(style)]
    lines += Paragraph.wrap(style.text(finding.message), width: style.width, indent: "  ")
    if let waiver {
      lines += LabelledText.lines(Self.label(of: waiver, style), waiver.reason, .faint, style)
      if style.verbosity != .verbose { return lines }
    }
    // Information gets a sentence, not a table.
    if finding.level > .info || style.verbosity == .verbose { lines += evidence(style) }
    if !finding.suggestions.isEmpty {
      lines += LabelledText.lines("fix:", finding.remedy, .remedy, style)
    }
    if finding.level > .info || style.verbosity == .verbose {
      let shown = style.verbosity == .verbose ? finding.related : Array(finding.related.prefix(3))
      for place in shown {
        lines += LabelledText.lines("see:", "\(place.origin.place) \(place.label)", .faint, style)
      }
      if shown.count < finding.related.count {
        lines += LabelledText.lines(
          "see:", "\(finding.related.count - shown.count) more places; -v shows all", .faint, style)
      }
    }
    return lines
  }

  /// `waived until 2027-03-01 by design:`
  static func label(of waiver: GrantedWaiver, _ style: TextStyle) -> String {
    let until = waiver.until.map { "until \($0)" } ?? "for good"
    let owner = waiver.owner.map { " by \($0)" } ?? ""
    return "waived \(until)\(style.text(owner)):"
  }

  private func heading(_ style: TextStyle) -> String {
    var line = style.paint(style.path(place), .strong) + ": "
    line += style.paint(finding.level.rawValue, .init(finding.level)) + ": \(finding.rule.title)"
    if !modes.isEmpty {
      line += style.text(" · \(modes.count == 1 ? "mode" : "modes") \(modes.joined(separator: ", "))")
    }
    if status != .new { line += " (\(status.rawValue))" }
    return line
  }

  /// `theme.json:11:7`
  private var place: String { finding.origin?.place ?? path }

  private func evidence(_ style: TextStyle) -> [String] {
    var table = TextTable()
    let widest = finding.evidence.map(\.hexes.count).max() ?? 0
    for row in finding.evidence {
      // The number is right-aligned after its unit, so that points and last digits line up.
      let figure = row.figure.split(separator: " ").map(String.init)
      var cells = [TextTable.Cell(text: style.text(row.label), role: .faint)]
      cells += row.hexes.map { .color(style.text($0)) }
      cells += Array(repeating: TextTable.Cell(text: ""), count: widest - row.hexes.count)
      let unit = figure.dropLast().joined(separator: " ")
      let number = figure.last ?? ""
      let aligned = unit.isEmpty ? number : "\(unit) \(number.leftPadded(to: numberWidth))"
      cells.append(TextTable.Cell(text: " " + style.text(aligned)))
      cells.append(TextTable.Cell(text: row.fails ? " fails" : "", role: .error))
      table.append(cells)
    }
    return table.lines(style, indent: "    ", gap: 2)
  }

  private var numberWidth: Int {
    finding.evidence.map { String($0.figure.split(separator: " ").last ?? "").displayWidth }.max() ?? 0
  }
}

extension TokenOrigin {
  /// `theme.json:11:7`, or `palette:okabe-ito` without line numbers; untrusted.
  var place: String {
    guard !file.isBuiltIn else { return file.path }
    let start = start
    return "\(file.path):\(start.line):\(start.column)"
  }
}
