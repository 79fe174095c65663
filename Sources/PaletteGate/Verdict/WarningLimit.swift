/// More warnings than are allowed.
package struct WarningLimit: Hashable, Sendable {
  /// Warnings that count.
  package var count: Int
  /// The most that do not fail the run.
  package var most: Int
  /// The configuration that says so, as people read its path; nil where a flag does. Untrusted.
  package var configuration: String?

  /// States a limit that is passed.
  package init(count: Int, most: Int, configuration: String? = nil) {
    self.count = count
    self.most = most
    self.configuration = configuration
  }

  /// `2 warnings are more than the 0 that are allowed (--max-warnings).` Untrusted.
  package var sentence: String {
    let what = count == 1 ? "1 warning is" : "\(count) warnings are"
    let source = configuration.map { "'maxWarnings' in \($0)" } ?? "--max-warnings"
    return "\(what) more than the \(most) that \(most == 1 ? "is" : "are") allowed (\(source))."
  }
}
