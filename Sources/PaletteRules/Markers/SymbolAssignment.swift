/// Assigns a symbol to each conflicting series.
///
/// With at most as many series as symbols: the best of all injective assignments, by (1) the least difference between
/// the symbols of an edge, capped at ``PerceivedDifference/clear``, (2) the sum of weight · difference, (3) symbols early among
/// the choices, (4) early series get early symbols. With more series: DSATUR (D. Brélaz, CACM 22, 1979), where series
/// without a conflict share a symbol. Pinned symbols stay. Two conflicting series never get symbols that look alike.
package struct SymbolAssignment: Sendable {
  /// The symbol of each vertex of the graph; nil when none remains.
  package let symbols: [Symbol?]

  /// Assigns symbols.
  ///
  /// - Parameters:
  ///   - pinned: For each vertex, the symbol that its series declares and keeps.
  ///   - choices: The available symbols, preferred ones first.
  ///   - areAlike: Whether a symbol on a vertex looks like another on another vertex, both as positions in the graph's
  ///     vertices; by default at the size of a marker without a declared size.
  package init(
    _ graph: ConflictGraph, pinned: [Symbol?], choices: [Symbol] = SymbolDistance.preferred,
    areAlike: @escaping Likeness = { a, _, b, _ in a == b }
  ) {
    let best =
      graph.vertices.count <= choices.count
      ? SymbolSearch.best(graph, pinned: pinned, choices: choices, areAlike: areAlike) : nil
    symbols = best ?? Self.saturated(graph, pinned, choices, areAlike)
  }

  /// Whether a symbol on a vertex looks like another on another vertex.
  package typealias Likeness = (_ a: Symbol, _ vertex: Int, _ b: Symbol, _ other: Int) -> Bool

  private static func saturated(
    _ graph: ConflictGraph, _ pinned: [Symbol?], _ choices: [Symbol], _ areAlike: Likeness
  ) -> [Symbol?] {
    let neighbors = graph.neighbors
    var symbols = pinned
    var open = Set(symbols.indices.filter { symbols[$0] == nil })
    var seen = neighbors.map { list in Set(list.compactMap { pinned[$0.vertex] }) }
    while !open.isEmpty {
      // Most distinct neighbours first, then most neighbours, then series order.
      let next = open.max { a, b in
        (seen[a].count, neighbors[a].count, -a) < (seen[b].count, neighbors[b].count, -b)
      }
      guard let vertex = next else { break }
      open.remove(vertex)
      // The symbol farthest from those of its neighbours; from 'clear' on, preference decides.
      var chosen: (symbol: Symbol, least: Double)?
      for symbol in choices where !seen[vertex].contains(symbol) {
        let isTaken = neighbors[vertex].contains { neighbor in
          symbols[neighbor.vertex].map { areAlike(symbol, vertex, $0, neighbor.vertex) } ?? false
        }
        guard !isTaken else { continue }
        let differences = seen[vertex].map { min(PerceivedDifference.between(symbol, $0), PerceivedDifference.clear) }
        let least = differences.min() ?? PerceivedDifference.clear
        if least > chosen?.least ?? -1 { chosen = (symbol, least) }
      }
      guard let chosen else { continue }
      symbols[vertex] = chosen.symbol
      for neighbor in neighbors[vertex] { seen[neighbor.vertex].insert(chosen.symbol) }
    }
    return symbols
  }
}
