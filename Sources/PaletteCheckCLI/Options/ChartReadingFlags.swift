import ArgumentParser

/// How a chart is read, and which theme it has.
struct ChartReadingFlags: ParsableArguments {
  @Option(
    help: ArgumentHelp("The theme of the chart, or a name from 'palettecheck palettes'.", valueName: "file"),
    completion: .file())
  var theme: String?

  @Option(help: ArgumentHelp("The mode of the theme. (default: the first)", valueName: "name"))
  var mode: String?

  @OptionGroup(title: "Limits")
  var limits: LimitOptions
}
