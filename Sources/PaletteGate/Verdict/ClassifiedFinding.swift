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
    /// It was there and has got worse: it counts.
    case worse
  }
  /// What was found.
  package var finding: Finding
  /// Whether it counts.
  package var status: Status
  /// What it is remembered by.
  package var fingerprint: Fingerprint
  /// The path of the input it belongs to, as the user wrote it.
  package var path: String
  /// Why it is waived; nil unless it is.
  package var waiver: GrantedWaiver?
  /// What was measured when the baseline was written, in the finding's unit; nil when the baseline does not hold it, or
  /// holds it without a number.
  package var recorded: Double?

  /// Classifies a finding.
  ///
  /// - Parameters:
  ///   - path: The path of the input, as the user wrote it.
  ///   - place: Where it is remembered, relative to the root of the repository.
  package init(
    _ finding: Finding, status: Status = .new, path: String, place: FindingPlace, waiver: GrantedWaiver? = nil,
    recorded: Double? = nil
  ) {
    self.finding = finding
    self.status = status
    self.path = path
    self.waiver = waiver
    self.recorded = recorded
    self.fingerprint = Fingerprint(finding, at: place)
  }

  /// The same for a finding in the file of its input.
  ///
  /// - Parameter rootedPath: The path of the input, relative to the root of the repository.
  package init(
    _ finding: Finding, status: Status = .new, path: String, rootedPath: String, waiver: GrantedWaiver? = nil,
    recorded: Double? = nil
  ) {
    self.init(
      finding, status: status, path: path, place: FindingPlace(path: rootedPath), waiver: waiver, recorded: recorded)
  }

  /// Whether the finding can fail a build at all.
  package var counts: Bool { status == .new || status == .worse }
}
