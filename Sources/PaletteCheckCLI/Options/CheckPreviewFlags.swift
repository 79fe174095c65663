import ArgumentParser

/// Pictures in addition to a check.
struct CheckPreviewFlags: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draw charts in each theme's colours into this folder, as 'palettecheck preview' does; of a picture of a chart, show where confused colours are.",
      valueName: "folder"))
  var preview: String?
}
