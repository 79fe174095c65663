import ArgumentParser
import ChartDescription

/// How detailed the summary of a chart is, and in which language.
struct SummaryFlags: ParsableArguments {
  @Option(help: "The amount of detail.")
  var verbosity: ChartSummary.Verbosity = .normal

  @Option(
    help: ArgumentHelp("The language of the summary: en, vi or ja, or a locale such as ja-JP.", valueName: "locale"),
    transform: LocaleArgument.init(parsing:))
  var locale = LocaleArgument.english
}

extension ChartSummary.Verbosity: ExpressibleByArgument {}

/// `en`; `ja-JP`.
struct LocaleArgument {
  let language: SummaryLanguage

  static let english = LocaleArgument(language: .english)

  private init(language: SummaryLanguage) { self.language = language }

  init(parsing argument: String) throws {
    guard let language = SummaryLanguage(locale: argument) else {
      let known = SummaryLanguage.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("'\(argument)' is not a language of the summary; choose one of \(known)")
    }
    self.language = language
  }
}
