import ArgumentParser
import ChartPreview
import Colorimetry
import PaletteGate
import PaletteReports

/// `palettecheck preview`: charts in a theme's colours, as each kind of colour vision sees them.
struct PreviewCommand: HostedCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Draw charts in a theme's colours, as each kind of colour vision sees them.",
    discussion: """
      Every mode gets one sheet, 00-THEME-MODE-sheet.png: the swatches of every reader, with arcs between the colours that \
      the reader confuses, and two charts that suit its marks, as designed and as the reader with the most failures sees \
      them. --panels or --vision draws a column for each chart and a row for each \
      vision, in as many bands as it takes, and one file for each of them, NN-THEME-MODE-VISION-CHART.png. Series that \
      look alike to a reader are named in the pictures in which they do. Nothing is checked: see 'palettecheck check'.
      """)

  @Argument(help: "Themes, directories, colours, or '-' for standard input.")
  var paths: [String] = []

  @Option(name: [.customShort("o"), .long], help: ArgumentHelp("The folder for the pictures.", valueName: "folder"))
  var output = "previews"

  @Option(help: "A type of colour vision; repeatable. (default: all)")
  var vision: [Vision] = []

  @Option(help: "The format of the report.")
  var format: TextFormat = .text

  @OptionGroup(title: "Charts")
  var charts: PreviewFlags

  @OptionGroup(title: "Input")
  var reading: ReadingFlags

  @OptionGroup(title: "Output")
  var drawing: OutputOptions

  func run(on host: some CommandHost) throws -> Int32 {
    try CommandName.reject(paths, host: host)
    try reading.requireInput(paths, to: "preview")
    let style = drawing.style(host)
    var options = charts.options()
    // Each once, in the requested order.
    if !vision.isEmpty {
      options.visions = vision.indices.filter { vision.firstIndex(of: vision[$0]) == $0 }.map { vision[$0] }
    }
    options.isBrief = options.isBrief && vision.isEmpty
    let read = GatheredInputs(paths, flags: reading, host: host)
    let isRead = read.inputs.allSatisfy(\.problems.isEmpty)
    for input in read.inputs { host.complain(about: input.problems, style: style) }
    var run = try PreviewRun(
      options, data: charts.data, suggests: charts.suggested, folder: output,
      fileLimit: reading.limits.file, settings: read.configurations.settings, host: host)
    let (results, isDrawn) = run.write(read.inputs.compactMap(\.theme), style: style)
    let text = format == .json ? PreviewReport.json(results) : PreviewReport.text(results, style: style)
    return host.deliver(
      text, exitCode: isRead && isDrawn ? ExitStatus.success : ExitStatus.failure,
      written: results.flatMap(\.files).map(\.path))
  }
}
