import PaletteRules

extension ThemeProblem {
  /// More series than the options allow.
  static func tooManySeries(_ count: Int, path: String, options: ReadingOptions) -> ThemeProblem {
    ThemeProblem(
      "\(count) series are more than the limit of \(options.maxSeries)", help: "raise it with --max-series", path: path)
  }

  /// More tokens than the options allow.
  static func tooManyTokens(_ count: Int, path: String, options: ReadingOptions) -> ThemeProblem {
    ThemeProblem(
      "\(count) tokens are more than the limit of \(options.maxTokens)", help: "raise it with --max-tokens", path: path)
  }
}
