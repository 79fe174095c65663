/// What could not be read: syntax, cycles, unresolved references, unsupported colours.
package enum UnreadableInput: Rule {
  package static let id = "PC001"
  package static let name = "unreadable-input"
  package static let defaultLevel: Level? = .error
  package static let summary = "everything in the file can be read"

  package static func check(_ theme: Theme, at level: Level, into ledger: inout CheckLedger) {
    for problem in theme.problems { ledger.report(finding(for: problem)) }
  }

  /// The finding of a problem. Always an error, as the command could not do its job.
  package static func finding(for problem: ThemeProblem) -> Finding {
    var finding = finding(.error, message(problem), at: problem.origin)
    finding.tokens = problem.token.map { [$0] } ?? []
    finding.related = problem.related
    return finding
  }
}

private func message(_ problem: ThemeProblem) -> String {
  problem.help.map { "\(problem.message); \($0)" } ?? problem.message
}
