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
    symbols =
      graph.vertices.count <= choices.count
      ? Self.exhaustive(graph, pinned, choices, areAlike) : Self.saturated(graph, pinned, choices, areAlike)
  }

  /// Whether a symbol on a vertex looks like another on another vertex.
  package typealias Likeness = (_ a: Symbol, _ vertex: Int, _ b: Symbol, _ other: Int) -> Bool

  /// A score: the better of two is the greater.
  private struct Score {
    var least = SymbolDistance.clear
    var sum = 0.0

    func adding(_ distance: Double, _ weight: Double) -> Score {
      let distance = min(distance, SymbolDistance.clear)
      return Score(least: min(least, distance), sum: sum + weight * distance)
    }
    /// Sums differ by rounding alone within this.
    static let epsilon = 1e-12
  }

  private static func exhaustive(
    _ graph: ConflictGraph, _ pinned: [Symbol?], _ choices: [Symbol], _ areAlike: Likeness
  ) -> [Symbol?] {
    let neighbors = graph.neighbors
    let free = graph.vertices.indices.filter { pinned[$0] == nil }
    // Edges between two pinned symbols are nobody's choice.
    var left = [Double](repeating: 0, count: free.count + 1)
    for (step, vertex) in free.enumerated().reversed() {
      let earlier = neighbors[vertex].filter { pinned[$0.vertex] != nil || $0.vertex < vertex }
      left[step] = left[step + 1] + earlier.reduce(0) { $0 + $1.weight } * SymbolDistance.clear
    }
    var current = pinned
    var best: (symbols: [Symbol?], score: Score, ranks: [Int])?
    var likeness = KnownLikeness(vertices: pinned.count)

    func search(_ step: Int, _ score: Score, _ ranks: [Int]) {
      if let best {
        if score.least < best.score.least - Score.epsilon { return }
        if score.least < best.score.least + Score.epsilon, score.sum + left[step] < best.score.sum - Score.epsilon {
          return
        }
      }
      guard step < free.count else {
        let ranks = ranks.sorted()
        if let best, score.least < best.score.least + Score.epsilon, score.sum < best.score.sum + Score.epsilon,
          !ranks.lexicographicallyPrecedes(best.ranks)
        {
          return
        }
        best = (current, score, ranks)
        return
      }
      let vertex = free[step]
      for (rank, symbol) in choices.enumerated() where !current.contains(symbol) {
        var score = score
        var isTaken = false
        for neighbor in neighbors[vertex] {
          guard let other = current[neighbor.vertex] else { continue }
          if likeness.answer(symbol, vertex, other, neighbor.vertex, areAlike) {
            isTaken = true
            break
          }
          score = score.adding(KnownLikeness.distance(symbol, other), neighbor.weight)
        }
        guard !isTaken else { continue }
        current[vertex] = symbol
        search(step + 1, score, ranks + [rank])
        current[vertex] = nil
      }
    }
    search(0, Score(), [])
    return best?.symbols ?? saturated(graph, pinned, choices, areAlike)
  }

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

/// Answers that were given once: a search asks for the same few again and again, and each takes drawing to find.
private struct KnownLikeness {
  private let vertices: Int
  private var answers: [Bool?]

  private static let all = Symbol.allCases
  private static let numbers = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1, $0) })
  private static let distances = all.flatMap { one in all.map { SymbolDistance.between(one, $0) } }

  init(vertices: Int) {
    self.vertices = vertices
    let pairs = Self.all.count * vertices
    answers = Array(repeating: nil, count: pairs * pairs)
  }

  /// What `ask` says.
  mutating func answer(
    _ symbol: Symbol, _ vertex: Int, _ other: Symbol, _ neighbor: Int, _ ask: SymbolAssignment.Likeness
  ) -> Bool {
    guard let one = Self.numbers[symbol], let two = Self.numbers[other] else {
      return ask(symbol, vertex, other, neighbor)
    }
    let place = (one * vertices + vertex) * Self.all.count * vertices + two * vertices + neighbor
    if let known = answers[place] { return known }
    let answer = ask(symbol, vertex, other, neighbor)
    answers[place] = answer
    return answer
  }

  /// What ``SymbolDistance/between(_:_:)`` says.
  static func distance(_ one: Symbol, _ other: Symbol) -> Double {
    guard let row = numbers[one], let column = numbers[other] else { return SymbolDistance.between(one, other) }
    return distances[row * all.count + column]
  }
}
