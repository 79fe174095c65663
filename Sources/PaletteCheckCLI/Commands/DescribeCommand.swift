import ArgumentParser
import ChartDescription
import PaletteCharts
import PaletteReports
import PaletteRules

/// `palettecheck describe`: writes what people who do not see a chart need to read it.
struct DescribeCommand: HostedCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Describe a chart in words, sound and elements, for people who do not see it.",
    discussion: """
      CHART is a chart descriptor, a Vega-Lite specification with its data inside, a list of Swift Charts marks, or a table \
      (CSV). The command writes \(DescribedFiles.names.joined(separator: ", ")), and Chart.xcstrings if a unit has a plural. It \
      writes nothing if the chart contains a mistake.
      """)

  @Argument(help: ArgumentHelp("The chart, or '-' for standard input.", valueName: "chart"), completion: .file())
  var chart: String

  @Option(name: [.customShort("o"), .long], help: ArgumentHelp("The folder for the files.", valueName: "folder"))
  var output: String

  @Option(help: "The format of the report.")
  var format: TextFormat = .text

  @OptionGroup(title: "The chart")
  var parts: ChartFlags

  @Flag(help: "Say everything in the summary, however long it takes to hear.")
  var full = false

  @Option(
    help: ArgumentHelp(
      "The language of titles and names, for the page: 'ar', 'zh-Hant' (BCP 47). (default: unknown)", valueName: "tag"),
    transform: { tag in
      guard let language = DataLanguage(tag) else {
        throw ValidationError("'\(tag)' is not a language tag such as 'ar' or 'zh-Hant' (BCP 47)")
      }
      return language
    })
  var language: DataLanguage?

  @OptionGroup(title: "Reading")
  var reading: ChartReadingFlags

  @OptionGroup(title: "Output")
  var drawing: OutputOptions

  func run(on host: some CommandHost) throws -> Int32 {
    let style = drawing.style(host)
    let loader = ChartLoader(limits: reading.limits, host: host)
    var read: ReadChart
    do throws(UnreadableFile) {
      read = try loader.chart(chart, parts.options)
      if let theme = reading.theme { read.chart.apply(try loader.mode(theme, named: reading.mode)) }
    } catch {
      host.complain(about: error.problems, style: style)
      return ExitStatus.failure
    }
    // Colours that nobody chose mislead nobody: what is written gives each series a symbol or a pattern of its own.
    read.chart.resolveAppearance()
    let elements = ChartElements(read.chart)
    // What is written offers long series by intervals.
    read.hasIntervals = elements.series.contains(where: \.hasIntervals)
    let findings = Judge.judge(ChartAudit.chart(read, elements)).findings
    let summary = ChartSummary(read.chart, isFull: full)
    let files = DescribedFiles(
      read.chart, elements, findings: findings, summary: summary, language: language)
    let madeFolders = try host.makePictureFolder(output)
    do throws(FileFailure) {
      try files.write(to: output, host: host)
    } catch {
      host.removeEmpty(madeFolders)
      host.writeError(ProblemReport.error("\(error.path): \(error.reason)", style: style))
      return ExitStatus.failure
    }
    let written = files.paths(in: output)
    let report = DescriptionReport(
      input: chart, format: read.formatLabel, title: read.chart.title, series: read.chart.series.count,
      points: read.chart.pointCount, notes: read.notes, files: written, findings: findings)
    return host.deliver(
      format == .json ? report.json : report.text(style), exitCode: ExitStatus.success, written: written)
  }
}
