package import SourceText

/// A file that cannot be used: a chart, a configuration, a baseline.
package struct UnreadableFile: Error, Sendable {
  /// Everything that is wrong, never empty.
  package let problems: [ThemeProblem]

  /// Creates an error.
  package init(_ problems: [ThemeProblem]) { self.problems = problems }

  /// Creates an error with one reason; without bytes, of the file as a whole.
  package init(_ sentence: Message, in file: SourceFile, at range: Range<Int>? = nil) {
    problems = [ThemeProblem(sentence, in: file, at: range)]
  }
}
