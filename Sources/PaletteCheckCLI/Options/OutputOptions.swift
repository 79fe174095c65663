import ArgumentParser
import PaletteReports

/// How text is drawn: the same for every command.
struct OutputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "When to colour the text, and to show a sample of each colour beside its hex.", valueName: "when"))
  var color = ColorChoice.standard

  @Option(help: ArgumentHelp("Wrap text at this column.", valueName: "columns"))
  var width: Int?

  @Flag(name: .shortAndLong, help: "Print findings and nothing else.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Print more: every series, figure and place.")
  var verbose = false

  mutating func validate() throws {
    if let width, !(40...1000).contains(width) {
      throw ValidationError("--width is \(width); give a number of columns from 40 to 1000")
    }
    if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other; give one of them") }
  }

  func style(_ host: some CommandHost) -> TextStyle {
    TextStyle(
      colored: color.isColored(host),
      swatches: color.isTrueColor(host), ascii: host.outputIsTerminal && host.isLocaleLimitedToASCII,
      width: width ?? (host.outputIsTerminal ? host.terminalColumns : nil) ?? 100,
      verbosity: quiet ? .quiet : verbose ? .verbose : .normal)
  }
}

/// Text for people or JSON for programs.
enum TextFormat: String, CaseIterable, ExpressibleByArgument { case text, json }
