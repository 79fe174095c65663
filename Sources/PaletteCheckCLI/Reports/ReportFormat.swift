import ArgumentParser
import PaletteReports

/// Takes a report piece by piece.
typealias ReportSink = (String) throws(HostError) -> Void

/// A report that `check` prints or writes, by the word that names it.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  case text, concise, xcode, quiet, json, sarif, junit, gitlab, github, markdown, html

  func write(
    _ report: Report, style: TextStyle = TextStyle(), pictures: DrawnPictures, to sink: ReportSink
  ) throws(HostError) {
    switch self {
    case .text: try sink(TextReport.text(report, style: style))
    case .concise: try ConciseReport.write(report, .concise, style: style, to: sink)
    case .xcode: try ConciseReport.write(report, .xcode, style: style, to: sink)
    case .quiet: try ConciseReport.write(report, .quiet, style: style, to: sink)
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
  var listsPasses: Bool { self == .junit }

  var showsPatches: Bool { self == .markdown || self == .html }

  /// Whether it shows what to do about a finding, not only where it is.
  var showsSuggestions: Bool { ![.concise, .xcode, .quiet].contains(self) }

  /// Whether services and people elsewhere read it, who know paths from the root of the repository.
  var isForElsewhere: Bool { [.sarif, .junit, .gitlab, .github, .markdown, .html].contains(self) }

  /// Whether it ends with what the run has to say about the files that it did not check.
  var showsRemarks: Bool { [.text, .concise, .xcode, .json].contains(self) }

  /// Whether it has a place for what is wrong with the run as a whole, where whoever reads it looks.
  var saysLimits: Bool { ![.json, .sarif, .gitlab].contains(self) }
}
