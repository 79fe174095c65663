/// Which symbol each conflicting series should carry.
///
/// Up to as many series as symbols: the best of all injective assignments, by (1) the least distance between the symbols of an edge,
/// cut at ``SymbolDistance/clear``, (2) the sum of weight · distance, (3) symbols early among the choices,
/// (4) early series get early symbols. Above: DSATUR (D. Brélaz, CACM 22, 1979), where series that do not conflict
/// share a symbol. Pinned symbols stay. Symbols that look alike are never given to two series that conflict.
package struct SymbolAssignment: Sendable {
  /// The symbol of each vertex of the graph; nil when none is left.
  package let symbols: [Symbol?]

  /// Assigns symbols.
  ///
  /// - Parameters:
  ///   - pinned: One a vertex: the symbol that a series declares and keeps.
  ///   - choices: The symbols to give out, preferred ones first.
  ///   - areAlike: Whether a symbol on a vertex looks like another on another vertex, as positions in the graph's
  ///     vertices; at the size of a marker whose size nobody states, unless told otherwise.
  package init(
    _ graph: ConflictGraph, pinned: [Symbol?], choices: [Symbol] = SymbolDistance.preferred,
    areAlike: Likeness = { a, _, b, _ in SymbolDistance.between(a, b) < SymbolDistance.alike }
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
      // Most different neighbours first, then most neighbours, then series order.
      let next = open.max { a, b in
        (seen[a].count, neighbors[a].count, -a) < (seen[b].count, neighbors[b].count, -b)
      }
      guard let vertex = next else { break }
      open.remove(vertex)
      // The symbol furthest from those of its neighbours; 'clear' is far enough, then preference decides.
      var chosen: (symbol: Symbol, least: Double)?
      for symbol in choices where !seen[vertex].contains(symbol) {
        let isTaken = neighbors[vertex].contains { neighbor in
          symbols[neighbor.vertex].map { areAlike(symbol, vertex, $0, neighbor.vertex) } ?? false
        }
        guard !isTaken else { continue }
        let distances = seen[vertex].map { min(SymbolDistance.between(symbol, $0), SymbolDistance.clear) }
        let least = distances.min() ?? SymbolDistance.clear
        if least > chosen?.least ?? -1 { chosen = (symbol, least) }
      }
      guard let chosen else { continue }
      symbols[vertex] = chosen.symbol
      for neighbor in neighbors[vertex] { seen[neighbor.vertex].insert(chosen.symbol) }
    }
    return symbols
  }
}
