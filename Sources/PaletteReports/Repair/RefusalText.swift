import Colorimetry
package import PaletteRules
import SourceText

/// Why some colours could not be repaired, how close the best attempt came, and what would help.
package enum RefusalText {
  static func lines(_ refusal: RepairRefusal, budget: Double?, _ style: TextStyle) -> [String] {
    var lines = sentences(refusal).flatMap { Paragraph.wrap(style.text($0), width: style.width) }
    let missed = missed(refusal)
    if !missed.isEmpty { lines += Paragraph.labelled("closest:", missed.joined(separator: "; "), .faint, style) }
    for advice in advice(refusal, budget: budget) { lines += Paragraph.labelled("fix:", advice, .remedy, style) }
    return lines
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
    case .wouldConfuse: return [faint(refusal)]
    case .beyondReach:
      let required = refusal.closest?.contrast.map { "\(Figures.plain($0.required)):1" } ?? "the required contrast"
      let stays = refusal.colors.count == 1 ? "stays" : "stay"
      return ["\(names(refusal.colors)) \(stays) below \(required): no shade that keeps its name reaches it."]
    case .notFound: return ["No change was found with which these pass together: \(names(refusal.colors))."]
    case .notTried:
      return ["These were not tried, because two searches found no change: \(names(refusal.colors))."]
    case .tooLarge:
      return ["There are too many colours to repair together: no \(RepairRefusal.mostTogether) can all be told apart."]
    }
  }

  /// `'sun' stays below 3:1: with that contrast the closest pair with protanopia falls from ΔE00 12.2 to 8.1.` Contains
  /// untrusted text.
  private static func faint(_ refusal: RepairRefusal) -> String {
    let contrast = refusal.closest?.contrast
    let required = contrast.map { "\(Figures.plain($0.required)):1" } ?? "the required contrast"
    let stays = "\(names(refusal.colors)) \(refusal.colors.count == 1 ? "stays" : "stay") below \(required)"
    guard let (before, after) = refusal.cost else {
      return "\(stays): with that contrast pairs come closer to each other than the closest is now."
    }
    let who = after.vision == .normal ? "for everyone" : "with \(visionName(after.vision, severity: after.severity))"
    let model = after.model == .machado2009 ? " by Machado" : ""
    let figures =
      "from \(Figures.difference(before.value, required: before.required)) to \(Figures.atMost(after.value, digits: 1))"
    return "\(stays): with that contrast the closest pair \(who)\(model) falls \(figures)."
  }

  /// Options that have been tried and help.
  static func advice(_ refusal: RepairRefusal, budget: Double?) -> [String] {
    var advice: [String] = []
    switch refusal.reason {
    case .shared: return ["give each series a colour of its own"]
    case .tooLarge: return ["use fewer series, with --series or --palette"]
    case .locked:
      let chosen = refusal.colors.filter(\.isLockedByChoice)
      for remedy in refusal.colors.compactMap(\.remedy) where !advice.contains(remedy) { advice.append(remedy) }
      if chosen.isEmpty, advice.isEmpty { advice.append("change it by hand, and let fix change the others") }
    case .beyondReach:
      return ["draw \(refusal.colors.count == 1 ? "it" : "them") with an outline that contrasts, or use --allow-hue"]
    case .wouldConfuse:
      return [
        "draw \(refusal.colors.count == 1 ? "it" : "them") with an outline that contrasts, or use --smallest or --allow-hue"
      ]
    case .notTried: return ["repair one at a time, with --palette or --series"]
    case .notFound: break
    }
    if let budget = refusal.budget { advice.append("--budget \(Figures.atMost(budget, digits: 1))") }
    // Other hues do not help if they need as large a budget.
    if let move = refusal.moveWithOtherHues, refusal.budget.map({ move < $0 - 0.1 }) ?? true {
      let needed = Figures.atMost(move, digits: 1)
      advice.append(
        budget.map { move > $0 } ?? false
          ? "--allow-hue with --budget \(needed)" : "--allow-hue, with which colours move by up to ΔE00 \(needed)")
    }
    if refusal.unlockingHelps {
      let chosen = refusal.colors.filter(\.isLockedByChoice)
      advice.append(
        "leave \(chosen.count == 1 ? chosen[0].spoken : "\(chosen.count == 2 ? "one" : "some") of \(names(chosen))") out of --lock"
      )
    }
    if refusal.symbolsHelp { advice.append("--symbols, which leaves pairs that only some readers confuse to symbols") }
    return advice.isEmpty ? ["use fewer series, or start from other colours"] : advice
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
