import Colorimetry
package import PaletteRules
import SourceText

/// Why some colours could not be repaired, how close the best attempt came, and what would help.
package enum RefusalText {
  static func lines(_ refusal: RepairRefusal, _ style: TextStyle) -> [String] {
    var lines = sentences(refusal).flatMap { Paragraph.wrap(style.text($0), width: style.width) }
    let missed = missed(refusal)
    if !missed.isEmpty { lines += Paragraph.labelled("closest:", missed.joined(separator: "; "), .faint, style) }
    for advice in advice(refusal) { lines += Paragraph.labelled("fix:", advice, .remedy, style) }
    return lines
  }

  /// Why a repair changed nothing though errors are left, by what became of the search.
  package static func nothingChanged(_ left: [RepairRefusal]) -> String {
    left.contains { $0.reason == .outOfWork }
      ? "Nothing was changed: the search stopped at its limit of work."
      : "Nothing was changed: the search found no colours that fix the errors that are left."
  }

  /// What the closest attempt still misses, one phrase each. Contains untrusted text.
  static func missed(_ refusal: RepairRefusal) -> [String] {
    guard let closest = refusal.closest else { return [] }
    let short = closest.pairs.filter { $0.value < $0.required }.map { pair in
      "\(Figures.difference(pair.value, required: pair.required)) \(pair.vision.rawValue) between "
        + "\(names(pair)), needs \(Figures.plain(pair.required))"
    }
    let faint = closest.contrast.flatMap { contrast in
      contrast.ratio < contrast.required
        ? "\(Figures.ratio(contrast.ratio, required: contrast.required)) for \(contrast.color.spoken)\(move(contrast.color, contrast.shown)), needs "
          + "\(Figures.plain(contrast.required)):1" : nil
    }
    return short + [faint].compactMap(\.self)
  }

  /// The reasons, one sentence each. Contains untrusted text.
  package static func sentences(_ refusal: RepairRefusal) -> [String] {
    switch refusal.reason {
    case .locked:
      var reasons: [String] = []
      for reason in refusal.colors.compactMap(\.lock) where !reasons.contains(reason) { reasons.append(reason) }
      return reasons.map { reason in
        let colors = refusal.colors.filter { $0.lock == reason }
        return "\(names(colors)) cannot be repaired, \(colors.count == 1 ? "" : "each ")because \(reason)."
      }
    case .shared:
      return refusal.colors.map { color in
        let names = list(([color.name] + color.otherNames).map { "'\($0)'" })
        let modes = color.modeWords.map { " in \($0)" } ?? ""
        let place = color.color.definition
        return "\(names) share one colour\(modes), \(color.original.hex) on line \(place.start.line): "
          + "however it changes, they stay alike."
      }
    case .notFound:
      return ["No change of lightness and chroma was found with which these pass: \(names(refusal.colors))."]
    case .outOfWork:
      return ["The search stopped at its limit of work before these passed: \(names(refusal.colors))."]
    }
  }

  /// What would help. Contains untrusted text.
  static func advice(_ refusal: RepairRefusal) -> [String] {
    switch refusal.reason {
    case .shared: return ["give each series a colour of its own"]
    case .locked:
      var advice: [String] = []
      for remedy in refusal.colors.compactMap(\.remedy) where !advice.contains(remedy) { advice.append(remedy) }
      return advice.isEmpty ? ["change it by hand, and let fix change the others"] : advice
    case .notFound:
      // A contrast does not ask for another hue.
      guard refusal.closest?.pairs.contains(where: { $0.value < $0.required }) ?? true else {
        let isOfModes = refusal.colors.contains { $0.modeWords != nil }
        return [
          "\(isOfModes ? "give each mode a colour of its own" : "change it by hand"), or choose another background"
        ]
      }
      let it = refusal.colors.count == 1 ? "it" : "them"
      return ["use --allow-hue, or fewer series, or tell \(it) apart with symbols, patterns or outlines"]
    case .outOfWork: return ["repair one palette at a time, or fewer series, with --palette or --series"]
    }
  }

  /// `'loss' as #b04a10 and 'growth'`: a moved colour no longer matches its name.
  private static func names(_ pair: RepairFigures.Pair) -> String {
    guard zip(pair.colors, pair.shown).contains(where: { $0.original != $1 }) else { return names(pair.colors) }
    return list(zip(pair.colors, pair.shown).map { $0.spoken + move($0, $1) })
  }

  private static func move(_ color: RepairColor, _ shown: SRGB) -> String {
    color.original == shown ? "" : " as \(shown.hex)"
  }

  /// `'loss' and 'growth' in dark`; `'loss' in dark and 'text'` if the modes differ.
  static func names(_ colors: [RepairColor]) -> String {
    guard let modes = colors.first?.modeWords, colors.allSatisfy({ $0.modeWords == modes }) else {
      return list(colors.map(\.spoken))
    }
    let suffix = " in \(modes)"
    return list(colors.map { String($0.spoken.dropLast(suffix.count)) }) + suffix
  }

  private static func list(_ names: [String]) -> String {
    let most = 12
    let rest = names.count > most ? ["\(names.count - most) more"] : []
    let all = names.prefix(most) + rest
    guard let last = all.last, all.count > 1 else { return all.first ?? "" }
    return all.dropLast().joined(separator: ", ") + " and " + last
  }
}
