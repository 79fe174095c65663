import PaletteRules
import Testing

struct SymbolAssignmentTests {
  private func graph(_ pairs: (Int, Int)..., weight: Double = 1) -> ConflictGraph {
    ConflictGraph(edges: pairs.map { ConflictGraph.Edge(first: $0.0, second: $0.1, weight: weight) })
  }
  private func complete(_ count: Int) -> ConflictGraph {
    ConflictGraph(
      edges: (0..<count).flatMap { i in
        ((i + 1)..<max(count, i + 1)).map { ConflictGraph.Edge(first: i, second: $0, weight: 1) }
      })
  }

  @Test func `one pair gets circle and cross`() {
    #expect(SymbolAssignment(graph((2, 5)), pinned: [nil, nil]).symbols == [.circle, .cross])
  }

  @Test func `three series get circle, cross, triangle`() {
    #expect(SymbolAssignment(complete(3), pinned: [nil, nil, nil]).symbols == [.circle, .cross, .triangle])
  }

  @Test func `pinned symbols stay`() {
    let symbols = SymbolAssignment(complete(3), pinned: [nil, .circle, nil]).symbols
    #expect(symbols[1] == .circle)
    #expect(Set(symbols).count == 3)
  }

  @Test(arguments: [(4, 0.64), (5, 0.51)])
  func `cross and plus are not both given while others remain`(count: Int, least: Double) {
    let symbols = SymbolAssignment(complete(count), pinned: Array(repeating: nil, count: count)).symbols.compactMap(
      \.self)
    #expect(!(symbols.contains(.cross) && symbols.contains(.plus)), "\(symbols)")
    for (i, a) in symbols.enumerated() {
      for b in symbols[(i + 1)...] { #expect(PerceivedDifference.between(a, b) >= least, "\(a) \(b)") }
    }
  }

  @Test func `eight series get eight symbols, weak pairs where they do not conflict`() {
    let free = [Symbol?](repeating: nil, count: 8)
    #expect(Set(SymbolAssignment(complete(8), pinned: free).symbols.compactMap(\.self)).count == 8)
    let ring = graph((0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7), (0, 7))
    let symbols = SymbolAssignment(ring, pinned: free).symbols.compactMap(\.self)
    #expect(Set(symbols).count == 8)
    for edge in ring.edges {
      #expect(PerceivedDifference.between(symbols[edge.first], symbols[edge.second]) > PerceivedDifference.weak)
    }
  }

  /// All injective assignments of small graphs, scored in the open.
  @Test(arguments: [
    [(0, 1, 0.9)], [(0, 1, 0.2), (1, 2, 0.9)], [(0, 1, 0.5), (1, 2, 0.5), (0, 2, 0.5)],
    [(0, 1, 0.1), (1, 2, 0.8), (2, 3, 0.3), (0, 3, 0.7)],
    [(0, 1, 0.1), (0, 2, 0.8), (0, 3, 0.3), (1, 2, 0.7), (1, 3, 0.6), (2, 3, 0.2)],
  ])
  func `equals brute force`(edges: [(Int, Int, Double)]) {
    let graph = ConflictGraph(edges: edges.map { ConflictGraph.Edge(first: $0.0, second: $0.1, weight: $0.2) })
    let count = graph.vertices.count
    func score(_ ranks: [Int]) -> (Double, Double, [Int]) {
      let distances = graph.edges.map { edge in
        min(
          PerceivedDifference.between(
            SymbolDistance.preferred[ranks[edge.first]], SymbolDistance.preferred[ranks[edge.second]]), 0.8)
      }
      return (distances.min() ?? 0, zip(graph.edges, distances).reduce(0) { $0 + $1.0.weight * $1.1 }, ranks.sorted())
    }
    var best: ([Int], (Double, Double, [Int]))?
    func visit(_ ranks: [Int]) {
      guard ranks.count < count else {
        let found = score(ranks)
        guard let known = best?.1 else { return best = (ranks, found) }
        if found.0 != known.0 { if found.0 > known.0 { best = (ranks, found) }; return }
        if abs(found.1 - known.1) > 1e-12 { if found.1 > known.1 { best = (ranks, found) }; return }
        if found.2.lexicographicallyPrecedes(known.2) { best = (ranks, found) }
        return
      }
      for rank in 0..<8 where !ranks.contains(rank) { visit(ranks + [rank]) }
    }
    visit([])
    let ours = SymbolAssignment(graph, pinned: Array(repeating: nil, count: count)).symbols
    #expect(ours == best?.0.map { SymbolDistance.preferred[$0] })
  }

  @Test(arguments: [9, 12, 40])
  func `more series than symbols share where they do not conflict`(count: Int) {
    let chain = ConflictGraph(edges: (1..<count).map { ConflictGraph.Edge(first: $0 - 1, second: $0, weight: 0.5) })
    let symbols = SymbolAssignment(chain, pinned: Array(repeating: nil, count: count)).symbols
    #expect(!symbols.contains(nil))
    #expect(Set(symbols).count < count)
    for edge in chain.edges { #expect(symbols[edge.first] != symbols[edge.second]) }
  }

  @Test func `what conflicts with eight others is left for another channel`() {
    let symbols = SymbolAssignment(complete(11), pinned: Array(repeating: nil, count: 11)).symbols
    #expect(symbols.filter { $0 == nil }.count == 3)
    #expect(Set(symbols.compactMap(\.self)).count == 8)
  }
}
