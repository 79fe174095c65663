import Colorimetry
import PaletteRules

/// A caption under a picture's legend: the series that a reader confuses, as measured by the rules.
struct AlikeCaption {
  /// The wordings, longest first; empty for fewer than two series.
  let wordings: [String]
  /// Whether two series look alike and nothing in the picture tells them apart.
  let isBad: Bool

  /// Words what a reader sees.
  ///
  /// - Parameters:
  ///   - channels: What the picture shows of each series besides its colour.
  ///   - faint: The series that hardly stand out from the plot, with their contrast ratio, the faintest first.
  init(
    _ seen: SeenAlike, _ names: [String], _ channels: [SecondChannel], faint: [(series: Int, ratio: Double)] = []
  ) {
    func isDistinct(_ pair: SeenPair) -> Bool {
      guard channels.indices.contains(pair.kept), channels.indices.contains(pair.changed) else { return false }
      return channels[pair.kept].isDistinct(from: channels[pair.changed])
    }
    let alone = seen.pairs.filter { !isDistinct($0) }
    let hard = seen.hard.first { !isDistinct($0) }
    isBad = !alone.isEmpty || hard != nil || !faint.isEmpty
    let wordings =
      switch (seen.pairs.first, seen.pairs.count) {
      case (nil, _):
        hard.map { Self.hard(seen, names, $0) } ?? Self.faint(faint, names)
          ?? seen.closest.map { Self.apart(seen, names, $0) } ?? []
      case (let worst?, 1): Self.one(seen, names, worst, isHelped: alone.isEmpty)
      default: Self.many(alone + seen.pairs.filter(isDistinct), names, helped: seen.pairs.count - alone.count)
      }
    self.wordings = wordings.map { Self.leftToRight + $0 }
  }

  /// A left-to-right mark, because Pango takes the direction of the first letter, even inside isolates (UAX #9, LRM).
  static let leftToRight = "\u{200E}"

  /// Nil without any.
  private static func faint(_ faint: [(series: Int, ratio: Double)], _ names: [String]) -> [String]? {
    guard let worst = faint.first else { return nil }
    let (count, figure) = (faint.count, Figures.ratio(worst.ratio))
    return [24, 18, 12, 8].map { longest in
      let names = short(names, longest)
      let name = "\u{2068}\(names.indices.contains(worst.series) ? names[worst.series] : "one")\u{2069}"
      return count == 1
        ? "\(name) hardly stands out: \(figure)." : "\(count) colours hardly stand out, first \(name): \(figure)."
    }
  }

  private static func apart(_ seen: SeenAlike, _ names: [String], _ closest: SeenPair) -> [String] {
    let rest = seen.isIncomplete ? "; not all are checked" : ""
    let words = "All are distinguishable by colour: \(figure(seen, closest)) at least"
    return [18, 12, 8].map { "\(words) (\(pair(closest, short(names, $0))))\(rest)." } + ["\(words)\(rest)."]
  }

  private static func hard(
    _ seen: SeenAlike, _ names: [String], _ worst: SeenPair
  ) -> [String] {
    let figures = "ΔE00 \(worst.figure), needs \(Figures.plain(worst.required))."
    return [24, 18, 12, 8].map {
      "≈ \(pair(worst, short(names, $0))) are hard to tell apart, a red and a green: \(figures)"
    }
      + [18, 12, 8].map { "≈ \(pair(worst, short(names, $0))) are hard to tell apart: \(figures)" }
      + [12, 8].map { "≈ \(pair(worst, short(names, $0))) are hard to tell apart." }
  }

  private static func one(
    _ seen: SeenAlike, _ names: [String], _ worst: SeenPair, isHelped: Bool
  ) -> [String] {
    let severity = worst.severity < 1 ? " at severity \(Figures.plain(worst.severity))" : ""
    let measured = ": \(figure(seen, worst)), needs \(Figures.plain(seen.required))"
    let helped = isHelped ? "; marks tell them apart" : ""
    let words = howAlike(worst.difference)
    return [24, 18, 12, 8].map { "≈ \(pair(worst, short(names, $0))) \(words)\(severity)\(measured)\(helped)." }
      + [12, 8].map { "≈ \(pair(worst, short(names, $0))) \(words)\(helped)." }
  }

  /// - Parameter helped: The number of pairs that marks tell apart; those come last.
  private static func many(_ pairs: [SeenPair], _ names: [String], helped: Int) -> [String] {
    let words = howAlike(pairs.map(\.difference).max() ?? 0)
    let marks = helped == 0 ? "" : "; marks tell \(helped == pairs.count ? "them" : "\(helped)") apart"
    // Prefer more pairs with short names to fewer with long ones.
    let lengths = [(3, 18), (3, 12), (2, 18), (2, 12), (2, 9), (1, 18), (1, 12), (1, 8)]
    let named = lengths.map { most, longest in
      let names = short(names, longest)
      let listed = pairs.prefix(most).map { pair($0, names) }.joined(separator: "; ")
      let more = pairs.count > most ? "; and \(pairs.count - most) more" : ""
      return "≈ \(pairs.count) pairs \(words): \(listed)\(more)\(marks)."
    }
    return named + ["≈ \(pairs.count) pairs \(words)\(marks).", "≈ \(pairs.count) pairs \(words)."]
  }

  /// The names of a pair, isolated so that right-to-left text does not reorder the sentence (UAX #9, FSI and PDI).
  ///
  /// - Parameter names: Of all series, short enough.
  private static func pair(_ pair: SeenPair, _ names: [String]) -> String {
    func name(_ index: Int) -> String {
      "\u{2068}\(names.indices.contains(index) ? names[index] : "series \(index + 1)")\u{2069}"
    }
    return "\(name(pair.kept)) and \(name(pair.changed))"
  }

  /// The names, shortened to this many letters each.
  private static func short(_ names: [String], _ longest: Int) -> [String] {
    ShortNames.fitting(names) { text, _ in text.count <= longest }
  }

  private static func figure(_ seen: SeenAlike, _ pair: SeenPair) -> String {
    (seen.vision == .grey ? "ΔL* " : "ΔE00 ")
      + Figures.atLeast(pair.difference, digits: 1, required: seen.required)
  }
}
