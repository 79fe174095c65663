import Colorimetry

/// A theme with all suggestions: the marks of ``MarkerPlan`` and the colours of ``ColorRepair``.
package struct SuggestedTheme: Sendable {
  /// The theme with all changes.
  package let theme: Theme
  /// The changes, one clause each: `mark 'Valley' with a cross`, `'Valley' becomes #d54d3d`. Untrusted.
  package let changes: [String]
  /// Whether no passing change of colours exists.
  package let keepsErrors: Bool

  /// Computes the suggestions.
  package init(_ theme: Theme, settings: JudgementSettings) {
    let settings = settings.normalized
    let marked = theme.marked(settings)
    let repair = ColorRepair([theme], settings: settings, options: RepairOptions())
    self.theme = marked.theme.replacing(repair.replacements)
    changes =
      marked.suggestions.map(\.text) + repair.changes.map { "\(quoted($0.color.name)) becomes \($0.new.hex)" }
    keepsErrors = !repair.left.isEmpty
  }
}
