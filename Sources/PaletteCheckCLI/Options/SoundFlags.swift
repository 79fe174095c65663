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

  /// The flags as options of the sound.
  var options: SoundOptions {
    var options = SoundOptions()
    (options.mode, options.isSimultaneous, options.polarity) = (sonifyMode, simultaneous, polarity)
    (options.lowHertz, options.highHertz, options.hasTicks) = (lowHz, highHz, ticks)
    return options
  }
}

extension SoundOptions.Mode: ExpressibleByArgument {}
extension PitchScale.Polarity: ExpressibleByArgument {}
