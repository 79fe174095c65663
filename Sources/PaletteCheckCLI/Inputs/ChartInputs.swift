import ChartDescription
import PaletteCharts
import PaletteGate
import PaletteRules
import SourceText

/// The charts that `check` and `baseline` audit in addition to themes: those that flags name, and those of the configurations in use.
struct ChartInputs {
  private let host: any CommandHost
  private let limits: LimitOptions
  private let configurations: ConfigurationSearch

  init(limits: LimitOptions, configurations: ConfigurationSearch, host: any CommandHost) {
    (self.limits, self.configurations, self.host) = (limits, configurations, host)
  }

  /// The paths of the charts, each once, in the order in which they are named.
  ///
  /// - Parameter inputs: Paths of themes, whose configurations may name charts.
  func paths(_ named: [String], besides inputs: [String]) -> [String] {
    let places = inputs.isEmpty && named.isEmpty ? ["."] : inputs
    let configured = places.compactMap { configurations.configuration(for: $0) }.flatMap(Self.charts)
    var seen: Set<String> = []
    return (named + configured).filter { seen.insert(host.realPath($0) ?? $0).inserted }
  }

  /// Whether the configuration of the working directory names charts, so that a run needs no other input.
  static func areConfigured(_ flags: ConfigurationFlags, host: some CommandHost) -> Bool {
    ConfigurationSearch(flags, host: host).configuration(for: ".").map { !charts(of: $0).isEmpty } ?? false
  }

  /// The charts that a configuration names, relative to the working directory as the configuration is.
  private static func charts(of project: ProjectConfiguration) -> [String] {
    guard let setting = project.configuration.charts else { return [] }
    let file = setting.origin.file.path
    let folder = file.contains("/") ? file.parentDirectory : ""
    return setting.value.map { folder.isEmpty || $0.hasPrefix("/") ? $0 : folder.appendingStep($0) }
  }

  /// Reads and audits a chart.
  func audited(_ path: String, settings: JudgementSettings) -> CheckedInput {
    let file: SourceFile
    do throws(HostError) {
      file = SourceFile(path: path, bytes: try host.read(path, limit: limits.maxFileSize))
    } catch {
      let problem = ThemeProblem("'\(path)' \(error.message)", path: path)
      return CheckedInput(
        unjudged: ReadInput(path: path, problems: [problem], wasFound: host.kind(of: path) != nil), host: host)
    }
    let chart: AuditedChart
    do throws(UnreadableChart) {
      chart = try ChartAudit.read(file, limits: limits.document)
    } catch {
      return CheckedInput(unjudged: ReadInput(path: path, problems: error.problems), host: host)
    }
    let judgement = Judge.judge(chart, settings: settings)
    let theme = Theme(
      path: path, format: "chart", formatLabel: "chart · \(Self.size(chart))", name: chart.title, modes: [])
    let places = FindingPlaces(
      of: path, [theme], judgement.findings, host: host,
      relative: RepositoryRoot(of: path, host: host).relative)
    var input = CheckedInput(
      ReadInput(path: path, theme: theme),
      parts: [
        JudgedTheme(
          theme: theme,
          findings: judgement.findings.map { ClassifiedFinding($0, path: path, place: places.place(of: $0)) },
          record: judgement.record)
      ])
    input.settings = settings
    return input
  }

  /// `24 elements`.
  private static func size(_ chart: AuditedChart) -> String {
    let count = chart.elements.count { $0.isElement }
    return count == 1 ? "1 element" : "\(count) elements"
  }
}
