import PNGCodec
import PaletteGate
import PaletteReports
import SafeText

extension CommandHost {
  /// Writes the reports that go to files, each whole or not at all, then the one for standard output. A report that
  /// cannot be written is a job that could not be done; the others still come.
  ///
  /// - Parameter printing: Writes what standard output gets where no report goes there.
  /// - Returns: The exit code.
  func deliver(
    _ report: Report, to targets: [(format: ReportFormat, path: String)],
    printing: @escaping (ReportSink) throws(HostError) -> Void
  ) -> Int32 {
    let problems = write(report, to: targets.filter { $0.path != "-" })
    let exitCode = deliver(exitCode: report.verdict.exitCode) { sink throws(HostError) in
      if let printed = targets.first(where: { $0.path == "-" })?.format {
        try printed.write(report, pictures: pictures, to: sink)
      } else {
        try printing(sink)
      }
    }
    for problem in problems { writeError("palettecheck: error: \(terminalSafe(problem))\n") }
    return problems.isEmpty ? exitCode : ExitStatus.failure
  }

  private var pictures: DrawnPictures {
    DrawnPictures { path, limit in try? read(path, limit: limit) }
  }

  /// - Returns: What went wrong, a sentence for each report that is not there.
  private func write(_ report: Report, to targets: [(format: ReportFormat, path: String)]) -> [String] {
    targets.compactMap { format, path in
      do throws(HostError) {
        let file = try sink(path)
        try format.write(report, pictures: pictures) { piece throws(HostError) in
          do throws(ByteStreamError) { try file.append(Array(piece.utf8)) } catch { throw HostError(error.reason) }
        }
        try file.commit()
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

/// Takes a report piece by piece.
typealias ReportSink = (String) throws(HostError) -> Void

extension ReportFormat {
  func write(_ report: Report, pictures: DrawnPictures, to sink: ReportSink) throws(HostError) {
    switch self {
    case .json: try JSONReport.write(report, to: sink)
    case .sarif: try SARIFReport.write(report, to: sink)
    case .junit: try JUnitReport.write(report, to: sink)
    case .gitlab: try GitLabReport.write(report, to: sink)
    case .github: try sink(GitHubAnnotations.text(report))
    case .markdown: try sink(MarkdownReport.text(report))
    case .html: try sink(HTMLReport.text(report, pictures: pictures))
    }
  }

  /// Whether the report lists every check, those that passed among them.
  var listsPasses: Bool { self == .junit }

  var showsPatches: Bool { self == .markdown || self == .html }

  /// Whether the report has a place for what is wrong with the run as a whole, where whoever reads it looks.
  var saysLimits: Bool {
    switch self {
    case .junit, .github, .markdown, .html: true
    case .json, .sarif, .gitlab: false
    }
  }
}
