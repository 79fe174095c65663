import PaletteGate
import PaletteRules

/// One line per finding, for editors and for `grep`.
package enum ConciseReport {
  /// The format of a line.
  package enum Dialect: Sendable {
    /// `theme.json:11:7: error: PC201 red-green-confusion: message`
    case concise
    /// `theme.json:11:7: error: message [PC201]`, as Xcode reads it.
    case xcode
  }

  /// Passes the text on in pieces, the last with a final line break; none if there is nothing to report.
  package static func write<Failure>(
    _ report: Report, _ dialect: Dialect, style: TextStyle, to sink: (String) throws(Failure) -> Void
  ) throws(Failure) {
    var lines: [String] = []
    func pass() throws(Failure) {
      try sink(lines.map { $0 + "\n" }.joined())
      lines = []
    }
    for input in report.inputs where input.wasFound {
      if lines.count >= piece { try pass() }
      // Compute once: a file of palettes has thousands of parts.
      let modes = input.modeWord
      for classified in input.findings where shows(classified, dialect, style) {
        lines.append(line(classified, modes: modes, dialect, style))
      }
      if style.verbosity != .quiet { lines += notChecked(input, dialect, style) }
    }
    if style.verbosity != .quiet {
      lines += (report.remarks.map(\.text) + (UnjudgedFile.sentence(report.unjudged).map { [$0] } ?? [])).map {
        (dialect == .xcode ? "note: " : "") + style.text($0)
      }
      lines += TextReport.shownFiles(report, style).map { file in
        style.path(file.path) + (dialect == .xcode ? ":1:1" : "") + ": note: not judged: " + style.text(file.advice)
      }
    }
    let excused = report.tally.waived + report.tally.baselined + report.tally.unchanged
    if dialect == .xcode, style.verbosity != .quiet, excused > 0 {
      lines.append("note: " + TotalsLine.text(report))
    }
    if dialect == .concise, style.verbosity != .quiet, report.tally.files > 0 { lines.append(TotalsLine.text(report)) }
    // They fail the run, so every dialect prints them.
    lines += report.silentFailures.map { (dialect == .xcode ? "error: " : "") + style.text($0) }
    try pass()
  }

  /// The lines that are gathered before they are passed on. Engineering choice: some hundred kilobytes.
  private static let piece = 1_000

  private static func shows(_ classified: ClassifiedFinding, _ dialect: Dialect, _ style: TextStyle) -> Bool {
    // A build system counts every line of an error as an error.
    guard classified.counts || (style.verbosity == .verbose && dialect == .concise) else { return false }
    return style.verbosity != .quiet || classified.finding.level > .info
  }

  private static func line(
    _ classified: ClassifiedFinding, modes: ModeWord?, _ dialect: Dialect, _ style: TextStyle
  ) -> String {
    let finding = classified.finding
    let place = finding.origin?.place ?? classified.path
    // Xcode knows errors, warnings and notes.
    let level = dialect == .xcode && finding.level == .info ? "note" : finding.level.rawValue
    let head = style.path(place) + ": \(level): "
    let mode = modes.flatMap { word in finding.mode.map { style.text(" [\(word.rawValue) \($0)]") } } ?? ""
    switch dialect {
    case .concise:
      return head + finding.rule.title + (classified.counts ? "" : " (\(classified.status.rawValue))")
        + ": "
        + style.text(finding.message) + mode
    case .xcode: return head + style.text(finding.message) + mode + " [\(finding.rule.id)]"
    }
  }

  /// What no rule could judge, one line each, so that nothing passes silently.
  private static func notChecked(_ input: CheckedInput, _ dialect: Dialect, _ style: TextStyle) -> [String] {
    input.parts.flatMap(\.record.notChecked).map { reason in
      style.path(input.path) + (dialect == .xcode ? ":1:1" : "") + ": note: not checked: " + style.text(reason.text)
    }
  }
}
