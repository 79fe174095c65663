import ArgumentParser
import PaletteReports

/// How text is drawn: the same for every command.
struct OutputOptions: ParsableArguments {
  @Option(help: ArgumentHelp("When to use colour.", valueName: "when"))
  var color = ColorChoice.standard

  @Flag(name: .shortAndLong, help: "Print findings and nothing else.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Print more: every series, figure and place.")
  var verbose = false

  mutating func validate() throws {
    if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other; give one of them") }
  }

  func style(_ host: some CommandHost) -> TextStyle {
    TextStyle(
      colored: color.isColored(host),
      swatches: color.isTrueColor(host), ascii: host.outputIsTerminal && host.isLocaleLimitedToASCII,
      width: host.columns ?? 100,
      verbosity: quiet ? .quiet : verbose ? .verbose : .normal)
  }
}

extension CommandHost {
  /// Columns of the text: what the variable COLUMNS asks for (POSIX.1-2024, XBD 8.3), else those of the terminal.
  fileprivate var columns: Int? {
    let asked = environment("COLUMNS").flatMap { Int($0) }.flatMap { (40...1000).contains($0) ? $0 : nil }
    return asked ?? (outputIsTerminal ? terminalColumns : nil)
  }
}

/// Text for people or JSON for programs.
enum TextFormat: String, CaseIterable, ExpressibleByArgument { case text, json }
