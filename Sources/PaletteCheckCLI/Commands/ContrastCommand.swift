import ArgumentParser
import PaletteReports

/// `palettecheck contrast`: the calculator.
struct ContrastCommand: HostedCommand {
  static let configuration = CommandConfiguration(
    commandName: "contrast", abstract: "Measure the contrast of a colour on one or more backgrounds.",
    discussion: "A translucent foreground is laid over each background first. Backgrounds must be opaque.")

  @Argument(help: "The colour in front.")
  var foreground: String

  @Argument(help: "The colour behind it; several are measured one by one.")
  var backgrounds: [String]

  @Option(help: "The format of the report.")
  var format: TextFormat = .text

  @OptionGroup(title: "Output")
  var output: OutputOptions

  func run(on host: some CommandHost) throws -> Int32 {
    let front = try TypedColor(foreground, host: host)
    let results = try backgrounds.map { text in
      let behind = try TypedColor(text, host: host)
      guard behind.alpha >= 1 else {
        throw ValidationError(
          "background '\(text)' is translucent, and what is behind it is unknown; give an opaque one")
      }
      return ContrastResult(foreground: front.srgb, alpha: front.alpha, background: behind.srgb)
    }
    let text =
      format == .json ? ContrastReport.json(results) : ContrastReport.text(results, style: output.style(host))
    return host.deliver(text, exitCode: ExitStatus.success)
  }
}
