package import Palette

/// What a finding is remembered by: the same as long as it is about the same rule, file, mode and tokens.
///
/// No line number, no vision and no colour goes in, so moving a token or a change of its worst vision keeps it.
package struct Fingerprint: Hashable, Sendable {
  /// 64 hexadecimal digits, lower case.
  package let hex: String

  /// Which facts go in and in what order; a change makes every finding new.
  private static let version = "1"

  /// Hashes the facts, separated by NUL.
  ///
  /// - Parameters:
  ///   - path: Relative to the root of the repository, with forward slashes.
  ///   - mode: Empty when the finding belongs to no mode.
  ///   - tokens: In any order.
  package init(rule: String, path: String, mode: String?, tokens: [String]) {
    let facts = [Self.version, rule, path, mode ?? ""] + tokens.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    hex = SHA256.hex(Array(facts.map { Array($0.utf8) }.joined(separator: [0])))
  }

  /// Hashes the facts of a finding in the file at `path`, relative to the root.
  package init(_ finding: Finding, path: String) {
    self.init(rule: finding.rule, path: path, mode: finding.mode, tokens: finding.tokens)
  }
}
