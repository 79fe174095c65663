/// What a run compares its findings with: the same themes at an earlier commit.
package struct Comparison: Sendable {
  /// As the user names the commit; untrusted.
  package var reference: String
  /// The full names of the commits: one for each repository.
  package var commits: [String]
  /// What was found then and no longer is.
  package var gone: [Baseline.Entry]
  /// Paths of repositories that were not compared, because the commit does not lead there; untrusted.
  package var uncompared: [String]
  /// Files of themes then that are in no theme now; then tokens that were series then, that their file still has, and that are
  /// none now. Untrusted.
  package var unjudged: [String]

  /// States a comparison.
  package init(
    reference: String, commits: [String], gone: [Baseline.Entry] = [], uncompared: [String] = [],
    unjudged: [String] = []
  ) {
    (self.reference, self.commits, self.gone, self.uncompared) = (reference, commits, gone, uncompared)
    self.unjudged = unjudged
  }
}
