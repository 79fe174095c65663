import Colorimetry
import PaletteGate
import PaletteReports
import PaletteRules
import PaletteStudio
import SafeText

/// The verdict on what the page works on: that of `check`, which judges it like any other input.
struct StudioJudging {
  private let report: Report
  private let host: OverlayFileSystem
  private let isBrief: Bool

  /// Judges a source as `check` does; a report that is written in some format may need more.
  typealias Check =
    @Sendable (
      _ source: StudioSource, _ format: ReportFormat?, _ seeksColors: Bool, _ host: OverlayFileSystem
    ) throws -> Report

  /// - Parameter isBrief: Whether the verdict and the figures suffice, while a colour moves.
  init(_ source: StudioSource, for format: ReportFormat? = nil, isBrief: Bool = false, by check: Check) throws {
    (host, self.isBrief) = (source.host, isBrief)
    report = try check(source, format, !isBrief, host)
  }

  /// The verdict, the report as `check --format json` prints it, and the view with its figures.
  func answer(_ question: StudioQuestion) throws(StudioProblem) -> JSONValue {
    guard let input = report.inputs.first(where: { !$0.isSettings }), let theme = input.theme else {
      throw StudioProblem(report.inputs.flatMap(\.problems).first)
    }
    let views = StudioView.all(theme)
    guard views.indices.contains(question.view) else { throw StudioProblem("there are no chart colours in it") }
    var text: String?
    if !isBrief {
      var written = ""
      JSONReport.write(report) { written += $0 }
      text = written
    }
    let answer = StudioAnswer(
      views[question.view], settings: input.settings, findings: input.findings.filter(\.counts).map(\.finding))
    let verdict: JSONValue = [
      "exit": .integer(Int(report.verdict.exitCode)), "errors": .integer(report.tally.errors),
      "warnings": .integer(report.tally.warnings),
    ]
    return .object([
      ("verdict", verdict), ("report", .string(text)),
      ("view", answer.json(selected: question.selected, charts: question.charts)),
    ])
  }
}
