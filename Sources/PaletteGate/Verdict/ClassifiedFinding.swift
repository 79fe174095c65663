package import PaletteRules

/// A finding, and whether it counts.
package struct ClassifiedFinding: Sendable {
  /// Why a finding counts or does not.
  package enum Status: String, Sendable {
    /// Neither waived nor in the baseline: it counts.
    case new
    /// Somebody gave a reason to live with it for a while: it is shown and does not count.
    case waived
    /// It was there when the baseline was written: it does not count.
    case baselined
    /// It was there before the change that is judged: it does not count.
    case unchanged
    /// It was there and has got worse: it counts.
    case worse
  }
  /// What was found.
  @Shared package var finding: Finding
  /// Whether it counts.
  package var status: Status
  /// What it is remembered by.
  package var fingerprint: Fingerprint
  /// The path of the input it belongs to, as the user wrote it.
  package var path: String
  /// Why it is waived; nil unless it is.
  @Boxed package var waiver: GrantedWaiver?
  /// What was measured when the baseline was written, in the finding's unit; nil when the baseline does not hold it, or
  /// holds it without a number.
  package var recorded: Double?

  /// The colours of the finding that the compared change altered; empty without `--since`.
  package var changes: [ColorChange] = []
  /// The best remedy as a unified diff, where it is another colour and a report has a place for it.
  package var patch: String?

  /// Classifies a finding.
  ///
  /// - Parameters:
  ///   - path: The path of the input, as the user wrote it.
  ///   - identity: What it is remembered by; its paths are relative to the root of the repository.
  package init(
    _ finding: Finding, status: Status = .new, path: String, identity: FindingIdentity, waiver: GrantedWaiver? = nil,
    recorded: Double? = nil
  ) {
    _finding = Shared(wrappedValue: finding)
    self.status = status
    self.path = path
    self.waiver = waiver
    self.recorded = recorded
    self.fingerprint = Fingerprint(finding, as: identity)
  }

  /// The same for a finding in the file of its input.
  ///
  /// - Parameter rootedPath: The path of the input, relative to the root of the repository.
  package init(
    _ finding: Finding, status: Status = .new, path: String, rootedPath: String, waiver: GrantedWaiver? = nil,
    recorded: Double? = nil
  ) {
    let whole = FindingPart(tokens: finding.tokens)
    self.init(
      finding, status: status, path: path,
      identity: FindingIdentity(whole, of: finding, at: FindingPlace(path: rootedPath)), waiver: waiver,
      recorded: recorded)
  }

  /// Whether the finding can fail a build at all.
  package var counts: Bool { status == .new || status == .worse }
}

/// A colour that a change gave another value.
package struct ColorChange: Hashable, Sendable {
  /// The token of the chart; untrusted.
  package var token: String
  /// The colour before, as hex; nil for one that no theme had.
  package var before: String?
  /// The colour now.
  package var after: String
  /// Whether a colour that no theme had is new in its file, too; otherwise it was there, and nothing took it for a chart's.
  package var isNew: Bool

  /// States a change.
  package init(token: String, before: String?, after: String, isNew: Bool = true) {
    (self.token, self.before, self.after, self.isNew) = (token, before, after, isNew)
  }
}
