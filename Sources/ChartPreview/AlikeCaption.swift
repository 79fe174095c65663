import Colorimetry
import Palette

/// Which series a reader takes for each other, in a line: what the rules say, under the legend of the picture in which it
/// shows.
enum AlikeCaption {
  /// The line; empty for fewer than two series.
  static func text(_ seen: SeenAlike, _ names: [String]) -> String {
    // One pair has room for longer names than two.
    let longest = seen.pairs.count > 1 ? 12 : 18
    func name(_ index: Int) -> String {
      isolated(names.indices.contains(index) ? names[index] : "series \(index + 1)", longest: longest)
    }
    func pair(_ pair: SeenAlike.Pair) -> String { "\(name(pair.kept)) and \(name(pair.changed))" }
    let required = Figures.plain(seen.required)
    func figure(_ difference: Double) -> String {
      (seen.vision == .grey ? "ΔL* " : "ΔE00 ") + Figures.atLeast(difference, digits: 1, required: seen.required)
    }
    guard let worst = seen.pairs.first else {
      guard let closest = seen.closest else { return "" }
      let rest = seen.isIncomplete ? "; not all are checked" : ""
      return "All told apart by colour: \(figure(closest.difference)) at least (\(pair(closest)))\(rest)."
    }
    let helped = seen.pairs.allSatisfy(\.isToldApart) ? "; marks tell them apart" : ""
    guard seen.pairs.count > 1 else {
      let severity = worst.severity < 1 ? " at severity \(Figures.plain(worst.severity))" : ""
      return "≈ \(pair(worst)) look alike\(severity): \(figure(worst.difference)), needs \(required)\(helped)."
    }
    let named = seen.pairs.prefix(2).map(pair).joined(separator: "; ")
    let more = seen.pairs.count > 2 ? "; and \(seen.pairs.count - 2) more" : ""
    return "≈ \(seen.pairs.count) pairs look alike: \(named)\(more)\(helped)."
  }

  /// A name cut short, and shut off so that one from right to left does not turn the sentence (UAX #9, FSI and PDI).
  private static func isolated(_ name: String, longest: Int) -> String {
    let short = name.count > longest ? name.prefix(longest - 1) + "…" : name[...]
    return "\u{2068}\(short)\u{2069}"
  }
}
