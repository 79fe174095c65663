/// The candidates that other, retained candidates produce. No colour is left out because of one that is itself left
/// out, so that every hue of a picture is retained.
struct DerivedColors {
  /// For each candidate left out, by index, how others produce it.
  private(set) var derivations: [Int: ColorDerivation] = [:]

  /// Selects the candidates to leave out.
  ///
  /// - Parameters:
  ///   - found: the possible derivations of each; candidates without any are retained.
  ///   - areas: by index; among colours that could produce each other, the largest is retained.
  init(_ found: [(index: Int, derivations: [ColorDerivation])], areas: [Int]) {
    var open = found.filter { !$0.derivations.isEmpty }
    let asked = Set(found.map(\.index))
    var kept = Set(found.filter(\.derivations.isEmpty).map(\.index))
    func stays(_ origin: Int, _ one: ColorDerivation) -> Bool {
      if kept.contains(origin) || !asked.contains(origin) { return true }
      // In a row of mixtures the one at the end is retained. Doubtful ones are reported.
      return one.kind == .edge && (derivations[origin]?.kind == .edge || !one.isCertain && derivations[origin] != nil)
    }
    // Settle certain derivations until none remain; only then doubtful ones.
    func decided(_ derivations: [ColorDerivation], onlyCertain: Bool) -> ColorDerivation? {
      let possible = derivations.filter { one in one.origins.allSatisfy { stays($0, one) } }
      if let certain = possible.first(where: \.isCertain) { return certain }
      let isPending = derivations.contains { $0.isCertain && $0.origins.allSatisfy { self.derivations[$0] == nil } }
      return onlyCertain || isPending ? nil : possible.first
    }
    while !open.isEmpty {
      let count = open.count
      for onlyCertain in [true, false] where open.count == count {
        var rest: [(index: Int, derivations: [ColorDerivation])] = []
        for (index, derivations) in open {
          if let best = decided(derivations, onlyCertain: onlyCertain) {
            self.derivations[index] = best
          } else {
            rest.append((index, derivations))
          }
        }
        open = rest
      }
      if open.count == count {
        let largest = open.indices.max { areas[open[$0].index] < areas[open[$1].index] } ?? 0
        kept.insert(open.remove(at: largest).index)
      }
    }
  }
}
