import ArgumentParser

/// How a chart is read, and in which colours.
struct ChartReadingFlags: ParsableArguments {
  @Option(
    help: ArgumentHelp("The theme that the chart is drawn in, or one of 'palettecheck palettes'.", valueName: "file"),
    completion: .file())
  var theme: String?

  @Option(help: ArgumentHelp("The mode of the theme. (default: the first)", valueName: "name"))
  var mode: String?

  @OptionGroup(title: "Limits")
  var limits: LimitOptions
}
