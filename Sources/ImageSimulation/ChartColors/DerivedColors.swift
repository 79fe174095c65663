/// Which candidates come of others, where those others stay: no colour is left out for one that is left out itself, so
/// that every hue of a picture stays.
struct DerivedColors {
  /// How each of those that are left out comes of others, by index.
  private(set) var derivations: [Int: ColorDerivation] = [:]

  /// Decides.
  ///
  /// - Parameters:
  ///   - found: what each may come of; others are no question.
  ///   - areas: by index; where colours would come of each other, the largest is one of its own.
  init(_ found: [(index: Int, derivations: [ColorDerivation])], areas: [Int]) {
    var open = found.filter { !$0.derivations.isEmpty }
    let asked = Set(found.map(\.index))
    var kept = Set(found.filter(\.derivations.isEmpty).map(\.index))
    func stays(_ origin: Int, _ one: ColorDerivation) -> Bool {
      if kept.contains(origin) || !asked.contains(origin) { return true }
      // Edges are a row of mixtures: the one at its end stays. What is in doubt is told.
      return one.kind == .edge && (derivations[origin]?.kind == .edge || !one.isCertain && derivations[origin] != nil)
    }
    // What is certain first, as long as that goes on; no doubt where something certain may still turn out.
    func settled(_ derivations: [ColorDerivation], onlyCertain: Bool) -> ColorDerivation? {
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
          if let best = settled(derivations, onlyCertain: onlyCertain) {
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
