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

/// The limits of `fix`, and what happens to its change.
struct FixFlags: ParsableArguments {
  @Flag(help: "Print the change as a unified diff, relative to the repository, for 'git apply' or 'patch -p1'.")
  var diff = false

  @Flag(help: "Write the change into the files: all of them or none.")
  var write = false

  @Option(
    help: ArgumentHelp(
      "Keep colours whose series or token has this name; a star matches anything; repeatable.", valueName: "glob"))
  var lock: [String] = []

  @Flag(help: "Let colours change their names, such as from blue to teal.")
  var allowHue = false

  @Flag(
    help: ArgumentHelp(
      "Change a referenced colour where it is defined, for all its users, instead of writing the new colour at the chart's own token."
    ))
  var shared = false

  @Flag(
    help: "Skip what the configuration excludes even when it is named, and files without chart colours, as for 'check'."
  )
  var forceExclude = false

  @Option(help: "The format of the report.")
  var format: TextFormat = .text

  mutating func validate() throws {
    if diff, write { throw ValidationError("--diff and --write exclude each other; give one of them") }
    if diff, format == .json {
      throw ValidationError("--diff prints a patch; leave --diff out for --format json, which holds every change")
    }
  }
}
