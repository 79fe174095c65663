import PaletteGate
import PaletteRules

/// What a run with `--since` has to say beyond its findings; untrusted.
enum ComparisonText {
  /// The sentences; empty where nothing is compared.
  static func sentences(_ report: Report) -> [String] {
    guard let comparison = report.comparison else { return [] }
    let commits = comparison.commits.map { $0.prefix(10) }.joined(separator: ", ")
    var sentences = ["Compared with '\(comparison.reference)' at \(commits): only what is new or worse counts."]
    let better = comparison.gone.filter { $0.level > .info }
    if !better.isEmpty {
      let subjects = better.prefix(5).map { "\($0.rule) of \(names($0.tokens))" }
      sentences.append("No longer found: \(subjects.listed(of: better.count, separator: "; ")).")
    }
    sentences += comparison.uncompared.map {
      "The repository '\($0)' is not part of that commit: all its findings are new."
    }
    if !comparison.unjudged.isEmpty {
      let shown = comparison.unjudged.prefix(5).map { "'\($0)'" }.listed(of: comparison.unjudged.count)
      sentences.append("No longer checked: \(shown), which '\(comparison.reference)' has in a theme.")
    }
    return sentences
  }

  /// `'loss' and 'growth'`
  private static func names(_ tokens: [String]) -> String {
    tokens.prefix(2).map { "'\($0)'" }.listed(of: tokens.count, separator: " and ")
  }

  /// What the change did to the colours of a finding: `'loss' #b35806 → #4a6fb0; 'growth' is new`. Nil where it did nothing.
  static func changes(_ classified: ClassifiedFinding, most: Int = 4) -> String? {
    guard !classified.changes.isEmpty else { return nil }
    let shown = classified.changes.prefix(most).map { change in
      let state = change.isNew ? "is new" : "was not judged before"
      return change.before.map { "'\(change.token)' \($0) → \(change.after)" }
        ?? "'\(change.token)' \(state): \(change.after)"
    }
    return shown.listed(of: classified.changes.count, separator: "; ", and: "; and ")
  }
}
