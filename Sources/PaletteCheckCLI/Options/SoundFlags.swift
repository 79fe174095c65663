import ArgumentParser
import ChartDescription

/// How a chart sounds.
struct SoundFlags: ParsableArguments {
  @Option(help: "Glide from point to point, or sound a note a point. (default: as the series says)")
  var sonifyMode: SoundOptions.Mode = .auto

  @Flag(help: "Sound up to three series together, from left to right, instead of one after another.")
  var simultaneous = false

  @Option(help: ArgumentHelp("The lowest frequency.", valueName: "hertz"))
  var lowHz = 220.0

  @Option(help: ArgumentHelp("The highest frequency.", valueName: "hertz"))
  var highHz = 1760.0

  @Option(help: "Which way pitch goes as values rise.")
  var polarity = PitchScale.Polarity.higherIsHigher

  @Flag(inversion: .prefixedNo, help: "Tick softly at the gridlines of the x axis.")
  var ticks = true

  mutating func validate() throws {
    guard lowHz >= 20, lowHz < highHz, highHz <= 20_000 else {
      throw ValidationError("--low-hz \(lowHz) and --high-hz \(highHz) must rise, from 20 to 20000, which people hear")
    }
  }

  /// What the flags come to.
  var options: SoundOptions {
    var options = SoundOptions()
    (options.mode, options.isSimultaneous, options.polarity) = (sonifyMode, simultaneous, polarity)
    (options.lowHertz, options.highHertz, options.hasTicks) = (lowHz, highHz, ticks)
    return options
  }
}

extension SoundOptions.Mode: ExpressibleByArgument {}
extension PitchScale.Polarity: ExpressibleByArgument {}
