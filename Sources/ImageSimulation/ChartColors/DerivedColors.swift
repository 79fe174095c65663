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
    while !open.isEmpty {
      var rest: [(index: Int, derivations: [ColorDerivation])] = []
      for (index, derivations) in open {
        let possible = derivations.filter { one in one.origins.allSatisfy { stays($0, one) } }
        if let best = possible.first(where: \.isCertain) ?? possible.first {
          self.derivations[index] = best
        } else {
          rest.append((index, derivations))
        }
      }
      if rest.count == open.count {
        let largest = rest.indices.max { areas[rest[$0].index] < areas[rest[$1].index] } ?? 0
        kept.insert(rest.remove(at: largest).index)
      }
      open = rest
    }
  }
}
