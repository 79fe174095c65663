package import PaletteRules

/// From which level on a finding fails the build.
package enum FailOn: String, CaseIterable, Sendable {
  case error, warning, info, never

  /// Whether a level is high enough.
  package func includes(_ level: Level) -> Bool {
    switch self {
    case .error: level >= .error
    case .warning: level >= .warning
    case .info: true
    case .never: false
    }
  }
}

/// How a run ends: the exit code, and the word machines read for it.
package enum Verdict: String, Sendable {
  /// Every check ran and nothing counts.
  case clean
  /// Every check ran and something counts.
  case findings
  /// Every check ran, and there are more warnings than are allowed.
  case tooManyWarnings = "too-many-warnings"
  /// An input could not be read, or not all of it.
  case unreadableInput = "unreadable-input"
  /// An input was read and contains no part of a chart.
  case noChartColors = "no-chart-colours"
  /// There was nothing to read.
  case noInput = "no-input"
  /// Inputs were read, but no check could run on any of them.
  case nothingChecked = "nothing-checked"

  /// What the shell sees: 0 clean, 1 findings, 2 could not do the job.
  package var exitCode: Int32 {
    switch self {
    case .clean: 0
    case .findings, .tooManyWarnings: 1
    case .unreadableInput, .noChartColors, .noInput, .nothingChecked: 2
    }
  }

  /// The verdict on all inputs. 2 takes precedence over 1: a build must not pass because a file could not be read.
  ///
  /// - Parameters:
  ///   - failOn: From which level on a finding fails the run, where an input does not say otherwise.
  ///   - warnsOfRun: Whether a warning about the run itself fails it.
  ///   - hasTooManyWarnings: Whether more warnings count than are allowed.
  package init(_ inputs: [CheckedInput], failOn: FailOn, warnsOfRun: Bool = false, hasTooManyWarnings: Bool = false) {
    let problems = inputs.flatMap(\.problems)
    let tally = Tally(inputs)
    if problems.contains(where: { $0.reason == .unreadable }) {
      self = .unreadableInput
    } else if !problems.isEmpty {
      self = .noChartColors
    } else if !inputs.contains(where: { !$0.isSettings }) {
      self = .noInput
    } else if warnsOfRun || inputs.contains(where: { Tally([$0]).fails($0.failOn ?? failOn) }) {
      self = .findings
    } else if hasTooManyWarnings {
      self = .tooManyWarnings
    } else if tally.checks == tally.notChecked {
      self = .nothingChecked
    } else {
      self = .clean
    }
  }
}

/// More warnings than are allowed.
package struct WarningLimit: Hashable, Sendable {
  /// Warnings that count.
  package var count: Int
  /// The most that do not fail the run.
  package var most: Int
  /// The configuration that says so, as people read its path; nil where a flag does. Untrusted.
  package var configuration: String?

  /// States a limit that is passed.
  package init(count: Int, most: Int, configuration: String? = nil) {
    self.count = count
    self.most = most
    self.configuration = configuration
  }

  /// `2 warnings are more than the 0 that are allowed (--max-warnings).` Untrusted.
  package var sentence: String {
    let what = count == 1 ? "1 warning is" : "\(count) warnings are"
    let source = configuration.map { "'maxWarnings' in \($0)" } ?? "--max-warnings"
    return "\(what) more than the \(most) that \(most == 1 ? "is" : "are") allowed (\(source))."
  }
}
