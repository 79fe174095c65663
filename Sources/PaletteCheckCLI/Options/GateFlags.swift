import ArgumentParser
import PaletteGate
import PaletteRules

extension FailOn: ExpressibleByArgument {}

/// What fails a run of `check`.
struct GateFlags: ParsableArguments {
  @Option(help: ArgumentHelp("The lowest level that fails the run. (default: error)", valueName: "level"))
  var failOn: FailOn?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Fail the run if it has more warnings.", valueName: "count"))
  var maxWarnings: Int?

  @Option(
    help: ArgumentHelp(
      "Count only what is new or worse since this commit or branch; 'auto' takes it from GitHub or GitLab.",
      valueName: "ref"))
  var since: String?

  @OptionGroup
  var baseline: BaselineFlags

  @Option(
    help: ArgumentHelp("Use this day as today, for waivers.", valueName: "yyyy-mm-dd", visibility: .hidden),
    transform: DayArgument.parse)
  var today: CalendarDate?

  mutating func validate() throws {
    if let maxWarnings, maxWarnings < 0 {
      throw ValidationError("--max-warnings is \(maxWarnings); give a number from 0 on")
    }
  }
}

/// A day given to an option.
enum DayArgument {
  /// Parses what was typed, or says what would be right.
  static func parse(_ argument: String) throws -> CalendarDate {
    guard let date = CalendarDate(argument) else {
      throw ValidationError("'\(argument)' is not a day of the calendar; give one such as 2026-11-21")
    }
    return date
  }
}

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
