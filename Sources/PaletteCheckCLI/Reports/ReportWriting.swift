import ArgumentParser
import PNGCodec
import PaletteGate
import PaletteReports
import PaletteRules
import SafeText
import SourceText

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

/// The paths of a report as its repository knows them.
enum RootedPaths {
  /// Every path that a report names, with the same relative to the root of its repository.
  static func map(_ inputs: [CheckedInput], host: any FileSystem) -> [String: String] {
    var rooted: [String: String] = [:]
    func add(_ path: String) {
      if rooted[path] == nil { rooted[path] = RepositoryRoot(of: path, host: host).outermost.relative(path) }
    }
    for input in inputs {
      add(input.path)
      for finding in input.findings.map(\.finding) {
        for origin in origins(of: finding) where !origin.file.isBuiltIn {
          add(origin.file.path)
        }
      }
    }
    return rooted
  }

  private static func origins(of finding: Finding) -> [TokenOrigin] {
    [finding.origin].compactMap(\.self) + (finding.related + finding.chain).map(\.origin)
  }
}

/// Takes a report piece by piece.
typealias ReportSink = (String) throws(HostError) -> Void

/// A report that `check` prints or writes, by the word that names it.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  case text, concise, xcode, json, sarif, junit, gitlab, github, markdown, html

  func write(
    _ report: Report, style: TextStyle = TextStyle(), pictures: DrawnPictures, to sink: ReportSink
  ) throws(HostError) {
    switch self {
    case .text: try sink(TextReport.text(report, style: style))
    case .concise: try ConciseReport.write(report, .concise, style: style, to: sink)
    case .xcode: try ConciseReport.write(report, .xcode, style: style, to: sink)
    case .json: try JSONReport.write(report, to: sink)
    case .sarif: try SARIFReport.write(report, to: sink)
    case .junit: try JUnitReport.write(report, to: sink)
    case .gitlab: try GitLabReport.write(report, to: sink)
    case .github: try sink(GitHubAnnotations.text(report))
    case .markdown: try sink(MarkdownReport.text(report))
    case .html: try sink(HTMLReport.text(report, pictures: pictures))
    }
  }

  /// Whether it lists every check, those that passed among them.
  var listsPasses: Bool { [.junit, .html].contains(self) }

  var showsPatches: Bool { self == .markdown || self == .html }

  /// Whether it shows what to do about a finding, not only where it is.
  var showsSuggestions: Bool { ![.concise, .xcode].contains(self) }

  /// Whether services and people elsewhere read it, who know paths from the root of the repository.
  var isForElsewhere: Bool { [.sarif, .junit, .gitlab, .github, .markdown, .html].contains(self) }

  /// Whether it ends with what the run has to say about the files that it did not check.
  var showsRemarks: Bool { [.text, .concise, .xcode, .json].contains(self) }

  /// Whether it has a place for what is wrong with the run as a whole, where whoever reads it looks.
  var saysLimits: Bool { ![.json, .sarif, .gitlab].contains(self) }
}
