package import SourceText

/// A file that cannot be used: a chart, a configuration, a baseline.
package struct UnreadableFile: Error, Sendable {
  /// Everything that is wrong, never empty.
  package let problems: [ThemeProblem]

  /// Creates an error.
  package init(_ problems: [ThemeProblem]) { self.problems = problems }

  /// Creates an error with one reason; without bytes, the name of the file begins the sentence.
  package init(_ message: String, help: String? = nil, in file: SourceFile, at range: Range<Int>? = nil) {
    problems = [ThemeProblem(chart: message, help: help, in: file, at: range)]
  }
}
