import ChartDescription
import PaletteCharts
import PaletteGate
import PaletteReports
import PaletteRules
import SourceText
import ThemeFormats

extension ExplainedRule {
  /// The page of a rule, with what the tool says about its examples.
  init(_ rule: Rule) {
    self.init(rule) { example, path in
      var settings = JudgementSettings()
      settings.levels = example.settings
      if example.isChart { return Self.findings(ofChart: example, at: path, settings) }
      do throws(ThemeProblem) {
        let theme = try ThemeReader.read(SourceFile(path: path, bytes: Array(example.theme.utf8)))
        // The current day for the pages that depend on one.
        let today = CalendarDate(daysSinceEpoch: 20_778)
        var waivers = WaiverBook(of: theme, policy: WaiverPolicy(), today: today)
        let counted = Judge.judge(theme, settings: settings).findings.filter { waivers.waiver(of: $0) == nil }
        return counted + waivers.findings(settings) { _ in true }
      } catch {
        return [Finding(unreadable: error)]
      }
    }
  }

  private static func findings(
    ofChart example: RuleExample, at path: String, _ settings: JudgementSettings
  ) -> [Finding] {
    do throws(UnreadableFile) {
      let chart = try ChartAudit.read(SourceFile(path: path, bytes: Array(example.theme.utf8)))
      return Judge.judge(chart, settings: settings).findings
    } catch {
      return error.problems.map { Finding(unreadable: $0) }
    }
  }
}
