package import Colorimetry
package import PaletteGate
package import PaletteRules
package import SafeText

/// The facts of a `check` run that reports need.
package struct Report: Sendable {
  /// The tool's version, as `--version` prints it.
  package var version: String
  /// In report order.
  package var inputs: [CheckedInput]
  /// The verdict of the run.
  package var verdict: Verdict
  /// The lowest level that counts.
  package var failOn: FailOn
  /// The limits on warnings that were exceeded; untrusted.
  package var passedLimits: [WarningLimit]
  /// Remarks about the run, such as skipped files of a directory.
  package var remarks: [Message]
  /// The files of directories that are not judged, though they may hold the colours of a chart.
  package var unjudged: [UnjudgedFile] = []
  /// The names of the configuration's sets of colours, if one configuration applies to all inputs; untrusted.
  package var sets: [String] = []
  /// The options of the run that choose what is judged and how, for the commands that the report names; untrusted.
  package var typedOptions: [String] = []
  /// What the findings are compared with; nil where every finding counts by itself.
  package var comparison: Comparison?
  /// Whether JSON lists the passed checks too.
  package var listsPasses = false
  /// The visions of the series table, without `normal`, in order.
  package var visions: [Vision]
  /// The user's paths and their paths relative to the root of the repository.
  package var rootedPaths: [String: String]
  /// The totals over all inputs.
  package let tally: Tally

  /// Collects the facts of a run.
  package init(
    version: String, inputs: [CheckedInput], verdict: Verdict, failOn: FailOn = .error,
    passedLimits: [WarningLimit] = [], remarks: [Message] = [],
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

  /// What fails the run although no finding tells it, a sentence each; untrusted.
  package var silentFailures: [String] {
    passedLimits.map(\.sentence) + (verdict == .nothingChecked ? [Self.nothingChecked] : [])
  }

  /// Groups of colours that are beside those of charts and not judged, and the themes that hold them.
  var notTaken: (groups: Int, themes: Int) {
    let counts = inputs.compactMap { $0.theme?.notTaken.count }.filter { $0 > 0 }
    return (counts.reduce(0, +), counts.count)
  }

  /// Otherwise a run without checks would look like a clean theme.
  static let nothingChecked = "Nothing was checked, so nothing has passed."

  /// A path relative to the root of the repository if known, without leading `./` or slashes; never empty.
  func rooted(_ path: String) -> String { Self.rooted(path, in: rootedPaths) }

  /// The same with the paths that are known.
  static func rooted(_ path: String, in rootedPaths: [String: String]) -> String {
    var rooted = (rootedPaths[path] ?? path)[...]
    while rooted.hasPrefix("./") || rooted.hasPrefix("/") { rooted = rooted.dropFirst(rooted.hasPrefix("/") ? 1 : 2) }
    return rooted.isEmpty ? "." : String(rooted)
  }
}

/// A report that is one document, as text or in pieces: that of thousands of themes takes far more memory than what it tells.
package protocol WrittenReport {
  /// JSON or XML.
  associatedtype Document: PiecewiseDocument

  /// What a run found, as a document.
  static func document(_ report: Report) -> Document
}

extension WrittenReport {
  /// Passes the document on in pieces, the last with a final line break.
  package static func write<Failure>(
    _ report: Report, to sink: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try document(report).write(to: sink)
  }
}

extension ThemeColor {
  /// `#rrggbb`, or `#rrggbbaa` if translucent; lower case, after aliases and gamut mapping, rounded half up.
  package var hex: String { srgb.hex(alpha: alpha) }
}

extension SRGB {
  /// `#rrggbb`, or `#rrggbbaa` if the alpha (0…1) is below 1 in eight bits; rounded half up.
  package func hex(alpha: Double) -> String {
    let byte = UInt8((alpha.clampedToUnit * 255 + 0.5).rounded(.down))
    return byte == 255 ? hex : hex + byte.twoHexDigits
  }
}
