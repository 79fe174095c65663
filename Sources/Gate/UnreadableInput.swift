package import Palette

extension Finding {
  /// A problem as PC001.
  package init(_ problem: ThemeProblem) {
    let message = [problem.message, problem.help].compactMap { $0 }.joined(separator: "; ")
    self.init(
      rule: "PC001", name: "unreadable-input", level: .error, message: message, origin: problem.origin,
      tokens: problem.token.map { [$0] } ?? [], related: problem.related)
  }
}
