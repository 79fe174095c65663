import ArgumentParser
import ChartPreview
import SourceText

/// Which charts are drawn.
struct PreviewFlags: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draw these only, separated by commas: \(PreviewOptions.panelNames.joined(separator: ", ")); or all.",
      valueName: "names")
  )
  var panels: String?

  @Option(
    help: ArgumentHelp(
      "Draw these figures: a CSV file with labels in the first column and a series in each further one.",
      valueName: "file"), completion: .file())
  var data: String?

  @Flag(help: "Also draw each chart with the suggested colours, symbols, dashes and patterns.")
  var suggested = false

  /// The word for every panel.
  private static let all = "all"

  mutating func validate() throws {
    for name in panelNames where !PreviewOptions.panelNames.contains(name) && name != Self.all {
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
    options.isBrief = panelNames.isEmpty
    options.panels = panelNames.contains(Self.all) ? [] : panelNames
    return options
  }
}
