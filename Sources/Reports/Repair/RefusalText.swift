import Colorimetry
import Palette

/// Why some colours could not be repaired, how close it came, and what would do.
enum RefusalText {
  static func lines(_ refusal: RepairRefusal, _ style: TextStyle) -> [String] {
    var lines = Paragraph.wrap(style.text(sentence(refusal)), width: style.width)
    if let closest = refusal.closest {
      let short = closest.pairs.filter { $0.value < PairMeasurements.threshold }.map { pair in
        "\(Figures.difference(pair.value, required: PairMeasurements.threshold)) \(pair.vision.rawValue) between "
          + "\(names(pair.names)), needs \(Figures.plain(PairMeasurements.threshold))"
      }
      let faint = closest.contrast.flatMap { contrast in
        contrast.ratio < contrast.required
          ? "\(Figures.ratio(contrast.ratio, required: contrast.required)) for \(names([contrast.name])), needs "
            + "\(Figures.plain(contrast.required)):1" : nil
      }
      let missed = short + [faint].compactMap(\.self)
      if !missed.isEmpty {
        lines += LabelledText.lines("closest:", missed.joined(separator: "; "), .faint, style)
      }
    }
    for advice in advice(refusal) { lines += LabelledText.lines("fix:", advice, .remedy, style) }
    return lines
  }

  private static func sentence(_ refusal: RepairRefusal) -> String {
    let colors = names(refusal.colors)
    switch refusal.reason {
    case .locked(let reason): return "\(colors) cannot be repaired: \(reason)."
    case .shared: return "\(colors) are one and the same colour: no other colour tells them apart."
    case .notFound: return "No change was found that makes these pass together: \(colors)."
    case .tooLarge: return "There are too many colours to repair together."
    }
  }

  private static func advice(_ refusal: RepairRefusal) -> [String] {
    switch refusal.reason {
    case .locked(let reason):
      return [
        reason.contains("--lock") ? "leave one of them out of --lock" : "change it by hand, and fix sees to the others"
      ]
    case .shared: return ["give each series a colour of its own"]
    case .tooLarge: return ["take fewer series, with --series or --palette"]
    case .notFound: break
    }
    var advice: [String] = []
    if let budget = refusal.budget { advice.append("--budget \(Figures.atMost(budget, digits: 1))") }
    if let move = refusal.moveWithOtherHues {
      advice.append("--allow-hue, with which colours move by up to ΔE00 \(Figures.atMost(move, digits: 1))")
    }
    return advice + ["--symbols, which leaves what only some readers confuse to symbols, or fewer series"]
  }

  /// `'loss' and 'growth'`.
  static func names(_ names: [String]) -> String {
    let most = 12
    let quoted = names.prefix(most).map { "'\($0)'" }
    let rest = names.count > most ? ["\(names.count - most) more"] : []
    let all = quoted + rest
    guard let last = all.last, all.count > 1 else { return all.first ?? "" }
    return all.dropLast().joined(separator: ", ") + " and " + last
  }
}
