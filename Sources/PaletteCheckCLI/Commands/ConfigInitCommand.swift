import ArgumentParser
import PaletteGate
import PaletteReports
import PaletteRules
import SafeText

/// `palettecheck config init`: a start that fits the repository.
struct ConfigInitCommand: HostedCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Look for themes below the working directory and write a palettecheck.json for them.",
    discussion: "An existing file is never replaced.")

  @Flag(help: "Print the file instead of writing it.")
  var stdout = false

  @OptionGroup(title: "Output")
  var output: OutputOptions

  /// Groups that are named; an engineering choice.
  private static let mostNamed = 8

  func run(on host: some CommandHost) throws -> Int32 {
    let path = ConfigurationReader.fileName
    guard stdout || host.kind(of: path) == nil else {
      host.writeError("palettecheck: error: '\(path)' already exists; --stdout prints a first one without writing it\n")
      return ExitStatus.failure
    }
    guard stdout || RepositoryRoot(of: ".", host: host).bounds(path) else {
      host.writeError("palettecheck: error: '\(path)' is a symbolic link that leads out of the repository; remove it\n")
      return ExitStatus.failure
    }
    // What another configuration says must not hide anything.
    guard let reading = try? ReadingFlags.parse(["--isolated"]) else { return ExitStatus.failure }
    let read = GatheredInputs(["."], flags: reading, host: host)
    let themes = read.inputs.compactMap(\.theme).filter { $0.path != "." }
    let text = ConfigurationStart(themes: themes.map(\.path.withoutCurrentDirectory), groups: groups(themes)).text
    if stdout { return host.deliver(text, exitCode: ExitStatus.success) }
    do throws(HostError) {
      try host.writeWhole(text, to: path)
    } catch {
      host.writeError("palettecheck: error: '\(path)' \(error.message)\n")
      return ExitStatus.failure
    }
    let found = themes.count == 1 ? "1 theme" : "\(themes.count) themes"
    let next = themes.isEmpty ? "" : " 'palettecheck check .' checks them."
    return host.deliver(
      output.quiet ? "" : "Written '\(path)' for \(found) below this directory.\(next)\n", exitCode: ExitStatus.success)
  }

  /// Groups of tokens of which nothing says whether they are the chart's.
  private func groups(_ themes: [Theme]) -> [String] {
    var groups: [String] = []
    for theme in themes where theme.palettes.count > 1 && theme.modes.allSatisfy(\.series.isEmpty) {
      for palette in theme.palettes where palette.name.hasSuffix("*") && !groups.contains(palette.name) {
        groups.append(palette.name)
      }
    }
    return Array(groups.prefix(Self.mostNamed))
  }
}
