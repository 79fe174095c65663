import PaletteRules

extension ThemeProblem {
  /// More series than the options allow.
  static func tooManySeries(_ count: Int, path: String, options: ReadingOptions) -> ThemeProblem {
    ThemeProblem(
      "\(count) series are more than the limit of \(options.maxSeries)", help: "raise it with --max-series", path: path)
  }

  /// Refuses a text as soon as it has more entries than the options allow tokens.
  static func checkCount(_ count: Int, path: String, options: ReadingOptions) throws(ThemeProblem) {
    guard count > options.maxTokens else { return }
    throw ThemeProblem(
      "more than the limit of \(options.maxTokens) tokens", help: "raise it with --max-tokens", path: path)
  }

  /// Refuses a list as soon as it has more colours than the options allow, those that cannot be read among them.
  static func checkLength(
    _ colors: ListedColors, _ record: ReadingRecord, path: String, options: ReadingOptions
  ) throws(ThemeProblem) {
    guard colors.items.count + record.problems.count > options.maxSeries else { return }
    throw ThemeProblem(
      "more than the limit of \(options.maxSeries) series", help: "raise it with --max-series", path: path)
  }

  /// More tokens than the options allow.
  static func tooManyTokens(_ count: Int, path: String, options: ReadingOptions) -> ThemeProblem {
    ThemeProblem(
      "\(count) tokens are more than the limit of \(options.maxTokens)", help: "raise it with --max-tokens", path: path)
  }
}
