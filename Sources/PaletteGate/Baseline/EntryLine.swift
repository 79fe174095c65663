import PaletteRules

/// The entries and the findings of one fingerprint, each in a line with the best in front: the first finding is
/// compared with the first entry. If the worst finding is fixed, another one cannot take its entry and get worse.
struct EntryLine: Sendable {
  private let entries: [Baseline.Entry]
  /// Where findings of a figure begin in the line, and how many of them have been asked for.
  private var places: [Double?: Int] = [:]

  /// - Parameter found: the figure of each finding of this run, in any order.
  init(_ entries: [Baseline.Entry], found: [Double?], in finding: Finding) {
    func isBetter(_ a: Double?, than b: Double?) -> Bool {
      guard let a else { return false }
      return b.map { Worsening.isWorse($0, than: a, in: finding) } ?? true
    }
    // Entries come in a fixed order; equal figures leave the higher level to the end.
    self.entries = entries.sorted { a, b in
      isBetter(a.measured, than: b.measured)
        || (!isBetter(b.measured, than: a.measured) && a.level < b.level)
    }
    for (place, figure) in found.sorted(by: isBetter).enumerated() where places[figure] == nil {
      places[figure] = place
    }
  }

  /// The entry of the next finding of that figure; nil when there are more findings than entries.
  mutating func next(measured: Double?) -> Baseline.Entry? {
    let place = places[measured] ?? 0
    places[measured] = place + 1
    return entries.indices.contains(place) ? entries[place] : nil
  }
}
