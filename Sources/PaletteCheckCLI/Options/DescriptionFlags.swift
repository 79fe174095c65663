import ArgumentParser
import ChartDescription

/// How a chart sounds.
struct SoundFlags: ParsableArguments {
  @Option(
    help: "A glide from point to point, or one note per point; auto glides where there are values between the points.")
  var sonifyMode: SoundOptions.Mode = .auto

  @Flag(help: "Play up to three series together, spread from left to right, instead of one after another.")
  var simultaneous = false

  @Option(help: ArgumentHelp("The lowest frequency of the scale.", valueName: "hertz"))
  var lowHz = 220.0

  @Option(help: ArgumentHelp("The highest frequency of the scale.", valueName: "hertz"))
  var highHz = 1760.0

  @Option(help: "Whether higher values sound higher or lower.")
  var polarity = PitchScale.Polarity.higherIsHigher

  @Flag(inversion: .prefixedNo, help: "Play a soft tick at each gridline of the x axis.")
  var ticks = true

  mutating func validate() throws {
    guard lowHz >= 20, lowHz < highHz, highHz <= 20_000 else {
      throw ValidationError(
        "--low-hz \(lowHz) must be below --high-hz \(highHz), and both from 20 to 20000, the range of hearing")
    }
  }

  var options: SoundOptions {
    var options = SoundOptions()
    (options.mode, options.isSimultaneous, options.polarity) = (sonifyMode, simultaneous, polarity)
    (options.lowHertz, options.highHertz, options.hasTicks) = (lowHz, highHz, ticks)
    return options
  }
}

extension SoundOptions.Mode: ExpressibleByArgument {}
extension PitchScale.Polarity: ExpressibleByArgument {}

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
