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

  /// A chart to audit.
  struct NamedChart {
    let path: String
    /// Why it must not be read: a configuration names a place outside its repository.
    let escape: ThemeProblem?
  }

  /// The charts, each once, in the order in which they are named.
  ///
  /// - Parameter inputs: Paths of themes, whose configurations may name charts.
  func charts(_ named: [String], besides inputs: [String]) -> [NamedChart] {
    let places = inputs.isEmpty && named.isEmpty ? ["."] : inputs
    let configured = places.compactMap { configurations.configuration(for: $0) }.flatMap { project in
      Self.charts(of: project).map { NamedChart(path: $0, escape: escape($0, of: project)) }
    }
    var seen: Set<String> = []
    // A path on the command line is the user's own.
    return (named.map { NamedChart(path: $0, escape: nil) } + configured).filter {
      seen.insert(host.realPath($0.path) ?? $0.path).inserted
    }
  }

  private func escape(_ path: String, of project: ProjectConfiguration) -> ThemeProblem? {
    guard let setting = project.configuration.charts,
      !RepositoryRoot(of: setting.origin.file.path, host: host).bounds(path)
    else { return nil }
    return ThemeProblem(InputProblem.chartOutside(path), path: setting.origin.file.path, origin: setting.origin)
  }

  /// Whether the configuration of the working directory names charts, so that a run needs no other input.
  static func areConfigured(_ flags: ConfigurationFlags, host: some CommandHost) -> Bool {
    ConfigurationSearch(flags, host: host).configuration(for: ".").map { !charts(of: $0).isEmpty } ?? false
  }

  /// The charts that a configuration names, relative to the working directory as the configuration is.
  private static func charts(of project: ProjectConfiguration) -> [String] {
    project.configuration.charts.map { setting in setting.value.map(setting.origin.file.path.naming) } ?? []
  }

  /// Reads and audits a chart.
  ///
  /// - Parameter settings: How to judge it; asked only for a chart that may be read, because they may be in a file beside it.
  func audited(_ chart: NamedChart, settings: () throws -> JudgementSettings) rethrows -> CheckedInput {
    if let escape = chart.escape {
      return CheckedInput(unjudged: ReadInput(path: escape.path, problems: [escape]), host: host)
    }
    return audited(chart.path, settings: try settings())
  }

  private func audited(_ path: String, settings: JudgementSettings) -> CheckedInput {
    let file: SourceFile
    do throws(ThemeProblem) { file = try host.file(path, limit: limits.text) } catch {
      return CheckedInput(
        unjudged: ReadInput(path: path, problems: [error], wasFound: host.kind(of: path) != nil), host: host)
    }
    let chart: AuditedChart
    do throws(UnreadableFile) {
      chart = try ChartAudit.read(file, limits: limits.document)
    } catch {
      return CheckedInput(unjudged: ReadInput(path: path, problems: error.problems), host: host)
    }
    let judgement = Judge.judge(chart, settings: settings)
    let theme = Theme(
      path: path, format: "chart", formatLabel: "chart · \(Self.size(chart))", name: chart.title, modes: [])
    let identities = FindingIdentities(
      of: path, [theme], judgement.findings, host: host,
      relative: RepositoryRoot(of: path, host: host).outermost.relative)
    var input = CheckedInput(
      ReadInput(path: path, theme: theme),
      parts: [
        JudgedTheme(
          theme: theme,
          findings: judgement.findings.map { ClassifiedFinding($0, path: path, identity: identities.identity(of: $0)) },
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
