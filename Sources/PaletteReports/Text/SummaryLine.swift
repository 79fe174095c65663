import PaletteGate

/// The last line of a report.
enum SummaryLine {
  /// `2 errors, 0 warnings in 1 file: 29 checks, 27 passed, 0 waived, 0 not checked.`
  static func text(_ tally: Tally) -> String {
    var parts = ["\(counted(tally.checks, "check", "checks"))", "\(tally.passed) passed"]
    if tally.infos > 0 { parts.append(counted(tally.infos, "info", "infos")) }
    parts.append("\(tally.waived) waived")
    if tally.baselined > 0 { parts.append("\(tally.baselined) baselined") }
    parts.append("\(tally.notChecked) not checked")
    return "\(counted(tally.errors, "error", "errors")), \(counted(tally.warnings, "warning", "warnings")) "
      + "in \(counted(tally.files, "file", "files")): \(parts.joined(separator: ", "))."
  }
}
