import ArgumentParser

/// Which baseline counts.
struct BaselineFlags: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Known findings, which do not fail the run. (default: palettecheck-baseline.json)", valueName: "file"))
  var baseline: String?

  @Flag(help: "Ignore the baseline: every finding counts.")
  var noBaseline = false

  mutating func validate() throws {
    if baseline != nil, noBaseline {
      throw ValidationError("--baseline and --no-baseline exclude each other; give one of them")
    }
  }
}

extension BaselineFlags {
  var choice: BaselineChoice { BaselineChoice(named: baseline, isOff: noBaseline) }
}

/// Which baseline a run takes.
struct BaselineChoice: Hashable {
  /// The file, where one is named.
  var named: String?
  /// Whether none is taken.
  var isOff = false
  /// Whether the file that is named need not be there yet.
  var mayBeNew = false
  /// Whether a file that cannot be used is taken for an empty one, to be written over.
  var startsAnew = false
}
