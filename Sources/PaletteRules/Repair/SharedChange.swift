import Colorimetry
import SourceText

/// A change of a token that others than the chart use.
package struct SharedChange: Sendable {
  /// A step of the same scale that the new colour comes too close to, or passes.
  package struct Collapse: Sendable {
    /// The name of the other step. Untrusted text.
    package let step: String
    /// CIEDE2000 between the two steps after the change.
    package let difference: Double
    /// Whether the two steps change their order in lightness.
    package let isReversed: Bool
  }

  /// The token whose colour changes.
  package let token: SharedToken
  /// Its neighbours in the scale that collapse.
  package let collapses: [Collapse]
}

extension ColorRepair {
  /// What the changes of referenced tokens change besides, in order of place.
  package var sharedChanges: [SharedChange] {
    let colors = Dictionary(changes.map { ($0.color.place, $0) }) { first, _ in first }
    let tokens = shared.filter { !$0.users.isEmpty || !$0.scale.isEmpty }
    var found: [SharedChange] = []
    for change in changes where !change.color.color.replacesReference && !change.color.color.aliases.isEmpty {
      let definition = change.color.color.definition
      guard let token = tokens.first(where: { $0.isDefined(at: definition) }),
        !found.contains(where: { $0.token.name == token.name })
      else { continue }
      let collapses = collapses(of: token, to: change.new) { name in
        tokens.first { $0.name == name }.flatMap { other in
          colors.values.first { other.isDefined(at: $0.color.color.definition) }?.new
        }
      }
      guard token.userCount > 0 || !collapses.isEmpty else { continue }
      found.append(SharedChange(token: token, collapses: collapses))
    }
    return found
  }

  /// The neighbours of a token in its scale that its new colour comes too close to, or passes.
  private func collapses(
    of token: SharedToken, to new: SRGB, changed: (String) -> SRGB?
  ) -> [SharedChange.Collapse] {
    guard let index = token.scale.firstIndex(where: { $0.name == token.name }) else { return [] }
    let old = token.scale[index].color
    return [index - 1, index + 1].filter(token.scale.indices.contains).compactMap { other in
      let step = token.scale[other]
      let now = changed(step.name) ?? step.color
      func lightness(_ color: SRGB) -> Double { OKLab(LinearSRGB(color)).lightness }
      let before = DifferenceMetric.ciede2000.distance(LinearSRGB(old), LinearSRGB(step.color))
      let after = DifferenceMetric.ciede2000.distance(LinearSRGB(new), LinearSRGB(now))
      let isReversed = (lightness(old) < lightness(step.color)) != (lightness(new) < lightness(now))
      // The steps of a scale need what PC222 requires of the classes of a ramp.
      guard isReversed || after < min(before, settings.thresholds.classes) else { return nil }
      return SharedChange.Collapse(step: step.name, difference: after, isReversed: isReversed)
    }
  }
}

extension SharedToken {
  /// Whether a place holds the colour of this token.
  fileprivate func isDefined(at place: TokenOrigin) -> Bool {
    definition.file.path == place.file.path && definition.range == place.range
  }
}

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

extension Theme {
  /// The theme with the suggested second channels, and the suggestions, each sentence once, in the order of modes and
  /// series.
  package func marked(_ settings: JudgementSettings) -> (theme: Theme, suggestions: [Suggestion]) {
    var theme = self
    var suggestions: [Suggestion] = []
    for index in modes.indices {
      let judged = JudgedMode(modes[index], of: self, settings: settings)
      var own: [Suggestion] = []
      for pair in judged.pairs.readings where judged.isReportedAsConfused(pair) && !judged.isTooSimilar(pair) {
        let (changed, kept) = judged.laterFirst(pair.first, pair.second)
        own += judged.markers.suggestions(changed: changed, kept: kept).filter { suggestion in
          !(suggestions + own).contains { $0.series == suggestion.series && $0.token == suggestion.token }
        }
      }
      let order = modes[index].series.map(\.name)
      let ranks = own.map { one in one.series.flatMap { order.firstIndex(of: $0) } ?? order.count }
      suggestions += own.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { own[$0] }
      theme.modes[index].series = modes[index].series.indices.map { judged.markers.planned($0) }
    }
    return (theme, suggestions)
  }
}
