package import Colorimetry
package import PaletteGate

/// Everything a report needs to know about a run of `check`.
package struct Report: Sendable {
  /// The tool's version, as `--version` prints it.
  package var version: String
  /// In the order they are reported.
  package var inputs: [CheckedInput]
  /// How the run ends.
  package var verdict: Verdict
  /// From which level on findings count.
  package var failOn: FailOn
  /// Where there are more warnings than are allowed; untrusted.
  package var passedLimits: [WarningLimit]
  /// What the run has to say beside the findings: files of a directory that were left out; untrusted.
  package var remarks: [String]
  /// Names of the sets of colours that the configuration judges, where one configuration holds for all inputs; untrusted.
  package var sets: [String] = []
  /// Whether programs are told of the checks that found nothing as well.
  package var listsPasses = false
  /// The visions of the series table, `normal` left out, in this order.
  package var visions: [Vision]
  /// Paths as the user wrote them, and the same relative to the root of the repository.
  package var rootedPaths: [String: String]
  /// The sums over all inputs.
  package let tally: Tally

  /// Gathers the facts of a run.
  package init(
    version: String, inputs: [CheckedInput], verdict: Verdict, failOn: FailOn = .error,
    passedLimits: [WarningLimit] = [], remarks: [String] = [],
    visions: [Vision] = [.protan, .deutan, .tritan], rootedPaths: [String: String] = [:]
  ) {
    self.version = version
    self.inputs = inputs
    self.verdict = verdict
    self.failOn = failOn
    self.passedLimits = passedLimits
    self.remarks = remarks
    self.visions = visions.filter { $0 != .normal }
    self.rootedPaths = rootedPaths
    self.tally = Tally(inputs)
  }

  /// A path relative to the root of the repository where that is known, without `./` and slashes before it; never empty.
  func rooted(_ path: String) -> String {
    var rooted = (rootedPaths[path] ?? path)[...]
    while rooted.hasPrefix("./") || rooted.hasPrefix("/") { rooted = rooted.dropFirst(rooted.hasPrefix("/") ? 1 : 2) }
    return rooted.isEmpty ? "." : String(rooted)
  }
}
