import Palette
import Reports
import SourceText
import ThemeFormats

extension ExplainedRule {
  /// The page of a rule, with what the tool says about its examples.
  init(_ rule: any Rule.Type) {
    self.init(rule) { example, path in
      var settings = JudgementSettings()
      settings.levels = example.settings
      do throws(ThemeProblem) {
        let theme = try ThemeReader.read(SourceFile(path: path, bytes: Array(example.theme.utf8)))
        return Judge.judge(theme, settings: settings).findings
      } catch {
        return [UnreadableInput.finding(for: error)]
      }
    }
  }
}
