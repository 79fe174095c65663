import PaletteGate

/// The verdict in a few words, for headings.
enum VerdictText {
  /// `2 errors and 1 warning`, `nothing to complain about`, `an input could not be read`.
  static func headline(_ report: Report) -> String {
    let tally = report.tally
    let found = [
      tally.errors > 0 ? counted(tally.errors, "error", "errors") : nil,
      tally.warnings > 0 ? counted(tally.warnings, "warning", "warnings") : nil,
    ].compactMap { $0 }.joined(separator: " and ")
    return switch report.verdict {
    case .unreadableInput: "an input could not be read" + (found.isEmpty ? "" : "; \(found)")
    case .noChartColors: "no chart colours in an input" + (found.isEmpty ? "" : "; \(found)")
    case .noInput: "there was nothing to read"
    case .nothingChecked: "nothing was checked"
    case .clean, .findings, .tooManyWarnings: found.isEmpty ? "no errors, no warnings" : found
    }
  }
}
