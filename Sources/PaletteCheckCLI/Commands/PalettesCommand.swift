import ArgumentParser
import KnownPalettes
import PaletteReports
import PaletteRules
import SourceText
import ThemeFormats

/// `palettecheck palettes`: the well-known palettes by name.
struct PalettesCommand: HostedCommand {
  static let configuration = CommandConfiguration(
    commandName: "palettes",
    abstract: "List the well-known palettes that check, inspect and pairs take by name.",
    discussion: """
      'palettecheck check --palette okabe-ito' judges one. --format markdown writes the page that holds each against \
      what its makers say. A directory of that name is './palettes'.
      """)

  /// How the list is written.
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, markdown }

  @Option(help: "The format of the report.")
  var format: Format = .text

  @OptionGroup(title: "Output")
  var output: OutputOptions

  func run(on host: some CommandHost) throws -> Int32 {
    var palettes: [PublishedPalette] = []
    do throws(ThemeProblem) {
      for known in KnownPalette.all {
        let file = SourceFile(path: known.path, bytes: known.json, isBuiltIn: true)
        palettes.append(try PublishedPaletteReader.read(file, name: known.name))
      }
    } catch {
      host.writeError(ProblemReport.line(error, style: output.style(host)))
      return ExitStatus.failure
    }
    let text =
      switch format {
      case .text: PaletteList.text(palettes, style: output.style(host))
      case .json: PaletteList.json(palettes)
      case .markdown: PalettePage.text(palettes)
      }
    return host.deliver(text, exitCode: ExitStatus.success)
  }
}
