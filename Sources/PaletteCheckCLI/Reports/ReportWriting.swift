import PNGCodec
import PaletteGate
import PaletteReports
import SafeText

extension CommandHost {
  /// Writes the reports that go to files, each whole or not at all, then the one for standard output. A report that
  /// cannot be written is a job that could not be done; the others still come.
  ///
  /// - Returns: The exit code.
  func deliver(
    _ report: Report, as printed: ReportFormat, style: TextStyle, to targets: [(format: ReportFormat, path: String)]
  ) -> Int32 {
    let problems = write(report, to: targets)
    let exitCode = deliver(exitCode: report.verdict.exitCode) { sink throws(HostError) in
      try printed.write(report, style: style, pictures: pictures, to: sink)
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
