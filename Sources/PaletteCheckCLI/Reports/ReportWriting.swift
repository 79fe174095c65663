import PaletteGate
import PaletteReports
import SafeText

extension CommandHost {
  /// Writes the reports that go to files, each whole or not at all, then the one for standard output. A report that
  /// cannot be written is a job that could not be done; the others still come.
  ///
  /// - Parameter text: What standard output gets where no report goes there.
  /// - Returns: The exit code.
  func deliver(_ report: Report, to targets: [(format: ReportFormat, path: String)], text: () -> String) -> Int32 {
    let problems = write(report, to: targets.filter { $0.path != "-" })
    let printed = targets.first { $0.path == "-" }?.format.text(report) ?? text()
    let exitCode = deliver(printed, exitCode: report.verdict.exitCode)
    for problem in problems { writeError("palettecheck: error: \(terminalSafe(problem))\n") }
    return problems.isEmpty ? exitCode : ExitStatus.failure
  }

  /// - Returns: What went wrong, a sentence for each report that is not there.
  private func write(_ report: Report, to targets: [(format: ReportFormat, path: String)]) -> [String] {
    targets.compactMap { format, path in
      do throws(HostError) {
        try writeWhole(format.text(report), to: path)
        return nil
      } catch {
        return "cannot write the \(format.rawValue) report: '\(path)' \(error.message)\(advice(path))"
      }
    }
  }

  /// The mistake that everybody makes.
  private func advice(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "" }
    let folder = String(path[..<slash])
    return kind(of: folder) == nil ? "; there is no directory '\(folder)': create it first" : ""
  }
}

extension ReportFormat {
  /// The report in this format.
  func text(_ report: Report) -> String {
    switch self {
    case .json: JSONReport.text(report)
    case .sarif: SARIFReport.text(report)
    case .junit: JUnitReport.text(report)
    case .gitlab: GitLabReport.text(report)
    case .checkstyle: CheckstyleReport.text(report)
    case .github: GitHubAnnotations.text(report)
    case .markdown: MarkdownReport.text(report)
    case .html: HTMLReport.text(report, pictures: DrawnPictures())
    }
  }

  /// Whether the report lists every check, those that passed among them.
  var listsPasses: Bool { self == .junit }

  /// Whether the report has a place for what is wrong with the run as a whole, where whoever reads it looks.
  var saysLimits: Bool {
    switch self {
    case .junit, .github, .markdown, .html: true
    case .json, .sarif, .gitlab, .checkstyle: false
    }
  }
}
