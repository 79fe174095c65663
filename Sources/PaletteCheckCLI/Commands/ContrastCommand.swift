import ArgumentParser
import Colorimetry
import PaletteReports
import SourceText

/// `palettecheck contrast`: the calculator.
struct ContrastCommand: HostedCommand {
  static let configuration = CommandConfiguration(
    commandName: "contrast", abstract: "Measure the contrast of a colour on one or more backgrounds.",
    discussion: """
      A translucent foreground is laid over each background first. Backgrounds must be opaque. A colour outside sRGB is measured \
      as CSS maps it into sRGB and as browsers clip it; the lower ratio decides.
      """)

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
    let results = try backgrounds.map { text -> [ContrastResult] in
      let behind = try TypedColor(text, host: host)
      guard behind.alpha >= 1 else {
        throw ValidationError(
          "background '\(text)' is translucent, and what is behind it is unknown; give an opaque one")
      }
      return front.shown.flatMap { foreground in
        behind.shown.map { ContrastResult(foreground: foreground, alpha: front.alpha, background: $0) }
      }
    }
    let text =
      format == .json ? ContrastReport.json(results) : ContrastReport.text(results, style: output.style(host))
    return host.deliver(text, exitCode: ExitStatus.success)
  }
}

/// A colour that must be one: of `contrast` and `simulate`.
struct TypedColor {
  /// As it was typed.
  let text: String
  /// In sRGB, mapped into the gamut.
  let srgb: SRGB
  /// 0…1.
  let alpha: Double
  /// Whether it was outside sRGB as written.
  let wasOutside: Bool
  /// As screens of sRGB show it: mapped, and clipped where that is another colour.
  let shown: [SRGB]

  /// Reads a colour, or throws why the argument is not one.
  init(_ text: String, host: some CommandHost) throws {
    do throws(SourceError) {
      let color = try Color(css: text)
      let mapped = color.mappedToSRGB
      self.text = text
      srgb = mapped.srgb
      alpha = color.opacity
      wasOutside = mapped.wasOutside
      let clipped = SRGB(color).clamped
      shown = wasOutside && clipped.hex != srgb.hex ? [srgb, clipped] : [srgb]
    } catch {
      if host.kind(of: text) != nil {
        throw ValidationError("'\(text)' is a file; give colours, such as '#2166ac'")
      }
      // No colour name has a slash or an ending.
      let ending = text.contains(".") && !text.contains("(") ? text.split(separator: ".").last?.first : nil
      if text.contains("/") || ending?.isLetter ?? false { throw ValidationError("no such file: '\(text)'") }
      throw ValidationError(error.message.hasPrefix("'\(text)'") ? error.message : "'\(text)': \(error.message)")
    }
  }
}
