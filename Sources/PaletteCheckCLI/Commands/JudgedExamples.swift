import Palette
import Reports
import SourceText
import ThemeFormats

extension ExplainedRule {
  /// The page of a rule, with what the tool says about its examples.
  init(_ rule: any Rule.Type) {
    self.init(rule) { theme, path in
      do throws(ThemeProblem) {
        return Judge.judge(try ThemeReader.read(SourceFile(path: path, bytes: Array(theme.utf8)))).findings
      } catch {
        return [UnreadableInput.finding(for: error)]
      }
    }
  }
}
