import ArgumentParser
import ChartPreview
import Colorimetry
import SourceText

/// Which charts are drawn, and how large.
struct PreviewFlags: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draw these only, with commas between: \(PreviewOptions.panelNames.joined(separator: ", ")).", valueName: "names")
  )
  var panels: String?

  @Flag(help: "Draw every chart as everybody sees it, each in a file of its own too.")
  var all = false

  @Option(
    help: ArgumentHelp("Pixels of a panel. (default: 520x360, on the usual sheet 520x288)", valueName: "WxH"),
    transform: PanelSize.init(parsing:))
  var size: PanelSize?

  @Option(help: ArgumentHelp("Pixels of the picture for each, 1 to 4; 2 for sharp screens.", valueName: "factor"))
  var scale: Double = 1

  @Option(
    help: ArgumentHelp(
      "Draw these figures: a CSV file, the first column along the bottom, one series a further column.",
      valueName: "file"))
  var data: String?

  @Flag(help: "Draw what the tool suggests beside each chart: other colours, symbols, dashes and patterns.")
  var suggested = false

  @Option(help: ArgumentHelp("A further font, for letters that DejaVu Sans lacks; repeatable.", valueName: "file"))
  var fontFile: [String] = []

  mutating func validate() throws {
    guard (1...4).contains(scale) else { throw ValidationError("--scale is \(scale); give a number from 1 to 4") }
    for name in panelNames where !PreviewOptions.panelNames.contains(name) {
      let near = NearestName.suggestion(for: name, among: PreviewOptions.panelNames)
      throw ValidationError(
        "unknown panel '\(name)'; "
          + (near.map { "did you mean '\($0)'?" } ?? "there are \(PreviewOptions.panelNames.joined(separator: ", "))"))
    }
  }

  /// What ``panels`` lists.
  private var panelNames: [String] {
    (panels ?? "").split(separator: ",").map { $0.filter { $0 != " " } }.filter { !$0.isEmpty }
  }

  /// The options of the flags.
  func options() -> PreviewOptions {
    var options = PreviewOptions()
    options.panels = panelNames
    options.scale = scale
    options.size = size.map { ($0.width, $0.height) }
    return options
  }
}

/// `640x400`.
struct PanelSize {
  let width: Int
  let height: Int

  init(parsing argument: String) throws {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], (320...4096).contains(width),
      (240...4096).contains(height)
    else { throw ValidationError("give width and height in pixels, such as 640x400, from 320x240 to 4096x4096") }
    (self.width, self.height) = (width, height)
  }
}
