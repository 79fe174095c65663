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
      Without names it lists all; with names it shows the colours of each as every kind of reader sees them, and which \
      ones look alike. 'palettecheck check --palette okabe-ito' checks one. A directory of that name is './palettes'.
      """)

  @Argument(
    help: "Palettes to show; without any, all are listed.",
    completion: .custom { _, _, _ in KnownPalette.all.map(\.name) })
  var names: [String] = []

  @Option(help: "The format of the report.")
  var format: TextFormat = .text

  @OptionGroup(title: "Output")
  var output: OutputOptions

  func run(on host: some CommandHost) throws -> Int32 {
    var palettes: [PublishedPalette] = []
    do throws(ThemeProblem) {
      var chosen = names.isEmpty ? KnownPalette.all : []
      for name in names {
        guard let known = KnownPalette.named(name) else {
          throw ThemeProblem(InputProblem.notWellKnown(name), help: KnownPaletteName.help(for: name), path: name)
        }
        chosen.append(known)
      }
      for known in chosen {
        let file = SourceFile(path: known.path, bytes: known.json, isBuiltIn: true)
        palettes.append(try PublishedPaletteReader.read(file, name: known.name))
      }
    } catch {
      host.writeError(ProblemReport.line(error, style: output.style(host)))
      return ExitStatus.failure
    }
    let text =
      switch format {
      case .text where names.isEmpty: PaletteList.text(palettes, style: output.style(host))
      case .text: PaletteList.shown(palettes, style: output.style(host))
      case .json: PaletteList.json(palettes)
      }
    return host.deliver(text, exitCode: ExitStatus.success)
  }
}
